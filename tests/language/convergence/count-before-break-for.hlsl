// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 00000017 00000015 00000016 00000015 00000017 00000016 00000014 00000014
// What: a count before a break has the lanes that break in that turn.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint k = In.Load(4 * t), n = 0;
  for (uint r = 0; r < 4; ++r) {
    if (r == k) {
      n = WaveActiveCountBits(true) * 10 + r;
      break;
    }
  }
  Out.Store(4 * t, n);
}
