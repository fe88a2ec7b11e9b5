// in: u 1 0
// out: 4
// expect: 00000000 00000063 00000014 0000001e
// What: an inout array of uint (in array) that the callee indexes at run time keeps its other elements.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout uint a[4], uint i) { a[i] = 99u; }
[numthreads(1, 1, 1)]
void main() {
  uint g[2][4] = { { 0u, 10u, 20u, 30u }, { 0u, 10u, 20u, 30u } };
  change(g[In.Load(4)], In.Load(0));
  Out.Store(0, g[0][0]);
  Out.Store(4, g[0][1]);
  Out.Store(8, g[0][2]);
  Out.Store(12, g[0][3]);
}
