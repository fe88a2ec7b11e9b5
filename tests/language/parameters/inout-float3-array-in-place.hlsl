// in: u 1 0
// out: 6
// expect: 3f800000 3fc00000 40000000 40e80000 40e80000 40e80000
// What: an inout array of float3 (in place) that the callee indexes at run time keeps its other elements.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout float3 a[2], uint i) { a[i] = float3(7.25f, 7.25f, 7.25f); }
[numthreads(1, 1, 1)]
void main() {
  float3 v[2] = { float3(1.0f, 1.5f, 2.0f), float3(2.0f, 2.5f, 3.0f) };
  change(v, In.Load(0));
  Out.Store(0, asuint(v[0].x));
  Out.Store(4, asuint(v[0].y));
  Out.Store(8, asuint(v[0].z));
  Out.Store(12, asuint(v[1].x));
  Out.Store(16, asuint(v[1].y));
  Out.Store(20, asuint(v[1].z));
}
