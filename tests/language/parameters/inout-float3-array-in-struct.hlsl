// in: u 1 0
// out: 6
// expect: 3f800000 3fc00000 40000000 40e80000 40e80000 40e80000
// What: an inout array of float3 (in struct) that the callee indexes at run time keeps its other elements.
struct S { uint x; float3 a[2]; uint y; };
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout float3 a[2], uint i) { a[i] = float3(7.25f, 7.25f, 7.25f); }
[numthreads(1, 1, 1)]
void main() {
  S s = { 7u, { float3(1.0f, 1.5f, 2.0f), float3(2.0f, 2.5f, 3.0f) }, 9u };
  change(s.a, In.Load(0));
  Out.Store(0, asuint(s.a[0].x));
  Out.Store(4, asuint(s.a[0].y));
  Out.Store(8, asuint(s.a[0].z));
  Out.Store(12, asuint(s.a[1].x));
  Out.Store(16, asuint(s.a[1].y));
  Out.Store(20, asuint(s.a[1].z));
}
