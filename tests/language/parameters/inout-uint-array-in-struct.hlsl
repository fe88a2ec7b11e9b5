// in: u 1 0
// out: 4
// expect: 00000000 00000063 00000014 0000001e
// What: an inout array of uint (in struct) that the callee indexes at run time keeps its other elements.
struct S { uint x; uint a[4]; uint y; };
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout uint a[4], uint i) { a[i] = 99u; }
[numthreads(1, 1, 1)]
void main() {
  S s = { 7u, { 0u, 10u, 20u, 30u }, 9u };
  change(s.a, In.Load(0));
  Out.Store(0, s.a[0]);
  Out.Store(4, s.a[1]);
  Out.Store(8, s.a[2]);
  Out.Store(12, s.a[3]);
}
