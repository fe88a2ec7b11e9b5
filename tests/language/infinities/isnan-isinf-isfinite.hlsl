// in: f 1 nan inf -inf
// out: 4
// expect: 00000004 00000001 00000002 00000002
// What: isnan, isinf and isfinite of each.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  for (uint i = 0; i < 4; ++i) {
    float a = asfloat(In.Load(4 * i));
    Out.Store(4 * i, (isnan(a) ? 1u : 0u) + (isinf(a) ? 2u : 0u) + (isfinite(a) ? 4u : 0u));
  }
}
