// in: u 0
// out: 4
// expect: 41040000 3fc00000 40200000 40600000
// What: an inout vector of which the callee writes a component at run time keeps the others.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout float4 a, uint i) { a[i] = 8.25f; }
[numthreads(1, 1, 1)]
void main() {
  float4 v = float4(0.5f, 1.5f, 2.5f, 3.5f);
  change(v, In.Load(0));
  Out.Store(0, asuint(v.x));
  Out.Store(4, asuint(v.y));
  Out.Store(8, asuint(v.z));
  Out.Store(12, asuint(v.w));
}
