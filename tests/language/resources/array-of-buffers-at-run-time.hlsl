// in: u 1
// t1: u 10 11
// t2: u 20 21
// t3: u 30 31
// out: 2
// expect: 00000015 0000001e
// What: an array of buffers, its index uniform and from memory.
StructuredBuffer<uint> A[3] : register(t1);
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  uint i = In.Load(0);
  Out.Store(0, A[i][1]);
  Out.Store(4, A[i + 1][0]);
}
