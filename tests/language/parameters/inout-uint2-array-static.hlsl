// in: u 1 0
// out: 6
// expect: 00000000 00000001 00000063 00000063 00000014 00000015
// What: an inout array of uint2 (static) that the callee indexes at run time keeps its other elements.
static uint2 v[3] = { uint2(0u, 1u), uint2(10u, 11u), uint2(20u, 21u) };
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout uint2 a[3], uint i) { a[i] = uint2(99u, 99u); }
[numthreads(1, 1, 1)]
void main() {
  change(v, In.Load(0));
  Out.Store(0, v[0].x);
  Out.Store(4, v[0].y);
  Out.Store(8, v[1].x);
  Out.Store(12, v[1].y);
  Out.Store(16, v[2].x);
  Out.Store(20, v[2].y);
}
