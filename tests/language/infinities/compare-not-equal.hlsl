// in: f 1.0 2.0 2.0 1.0 1.0 1.0 nan 1.0 1.0 nan inf 1.0 -inf inf inf inf
// out: 8
// expect: 00000001 00000001 00000000 00000001 00000001 00000001 00000001 00000000
// What: `a != b` of numbers, infinities and NaN.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  for (uint i = 0; i < 8; ++i) {
    float a = asfloat(In.Load(8 * i)), b = asfloat(In.Load(8 * i + 4));
    Out.Store(4 * i, (a != b) ? 1u : 0u);
  }
}
