// in: f -1 -2 0 -3
// out: 2
// expect: 00000001 7f800000
// What: a distance that starts at infinity and is compared with it afterwards.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  const float INF = asfloat(0x7f800000u);
  float t = INF;
  for (uint i = 0; i < 4; ++i) {
    float d = asfloat(In.Load(4 * i));
    if (d > 0)
      t = min(t, d);
  }
  Out.Store(0, t == INF ? 1u : 2u);
  Out.Store(4, asuint(t));
}
