// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 00000008 0000000f 00000015 0000001a 0000001e 00000021 00000023 00000024
// What: lanes leave one after the other, the first of those left.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint n = 0;
  for (uint r = 0; r < 8; ++r) {
    n += WaveActiveCountBits(true);
    if (WaveIsFirstLane())
      break;
  }
  Out.Store(4 * t, n);
}
