// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 000000da 000000da 000000da 000000da 000000da 000000da 000000da 000000da
// What: a count before a continue has the lanes that go on early in that turn; the one behind it the others.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint k = In.Load(4 * t), a = 0, b = 0;
  for (uint r = 0; r < 4; ++r) {
    if (r == k) {
      a += WaveActiveCountBits(true);
      continue;
    }
    b += WaveActiveCountBits(true);
  }
  Out.Store(4 * t, a * 100 + b);
}
