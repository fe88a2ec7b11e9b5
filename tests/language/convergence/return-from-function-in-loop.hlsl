// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 0000011b 00000119 0000011a 00000119 0000011b 0000011a 00000118 00000118
// plain: 0000002b 00000029 00000048 00000029 0000002b 00000048 00000082 00000082
// What: a sum before a return out of a function's loop.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
uint find(uint k, uint t) {
  for (uint r = 0; r < 4; ++r)
    if (r == k) {
      uint s = WaveActiveSum(t);
      return s * 10 + r;
    }
  return 999;
}
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint n = find(In.Load(4 * t), t);
  Out.Store(4 * t, n);
}
