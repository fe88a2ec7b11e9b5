// in: u 1 0
// out: 3
// expect: 00000000 fffffffb ffffffec
// What: an inout array of int (in array) that the callee indexes at run time keeps its other elements.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout int a[3], uint i) { a[i] = int(-5); }
[numthreads(1, 1, 1)]
void main() {
  int g[2][3] = { { int(0), int(-10), int(-20) }, { int(0), int(-10), int(-20) } };
  change(g[In.Load(4)], In.Load(0));
  Out.Store(0, asuint(g[0][0]));
  Out.Store(4, asuint(g[0][1]));
  Out.Store(8, asuint(g[0][2]));
}
