// What: DXC's method Load reads a matrix of a structured buffer row by row; [] has it in its order, a matrix in a struct too.
// t1: u 1 2 3 4 5 6
// out: 18
// expect: 00000001 00000002 00000003 00000004 00000005 00000006 00000001 00000003 00000005 00000002 00000004 00000006 00000001 00000002 00000003 00000004 00000005 00000006
StructuredBuffer<uint2x3> Matrices : register(t1);
RWByteAddressBuffer Out : register(u0);

void show(uint At, uint2x3 M) {
  Out.Store3(At, M[0]);
  Out.Store3(At + 12, M[1]);
}

[numthreads(1, 1, 1)] void main() {
  show(0, Matrices.Load(0));
  show(24, Matrices[0]);
  uint Status;
  show(48, Matrices.Load(0, Status));
}
