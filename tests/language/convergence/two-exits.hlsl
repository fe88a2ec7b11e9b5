// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 000000ca 00000066 000000c9 00000066 000000ca 00000065 000000c9 00000065
// What: a loop with two exits: each has its own lanes of that turn.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint k = In.Load(4 * t), n = 0;
  for (uint r = 0; r < 4; ++r) {
    if (r == k && (t & 1)) {
      n = 100 + WaveActiveCountBits(true);
      break;
    }
    if (r == k) {
      n = 200 + WaveActiveCountBits(true);
      break;
    }
  }
  Out.Store(4 * t, n);
}
