// in: u 1 0
// out: 3
// expect: 00000000 fffffffb ffffffec
// What: an inout array of int (loop) that the callee indexes at run time keeps its other elements.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout int a[3], uint i) {
  for (uint j = 0; j < 3; ++j)
    if (j == i)
      a[j] = int(-5);
}
[numthreads(1, 1, 1)]
void main() {
  int v[3] = { int(0), int(-10), int(-20) };
  change(v, In.Load(0));
  Out.Store(0, asuint(v[0]));
  Out.Store(4, asuint(v[1]));
  Out.Store(8, asuint(v[2]));
}
