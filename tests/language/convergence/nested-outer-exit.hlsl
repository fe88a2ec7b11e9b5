// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 00000017 00000015 00000016 00000015 00000017 00000016 00000014 00000014
// What: a flag set in the inner loop ends the outer one.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint k = In.Load(4 * t), n = 0;
  bool done = false;
  for (uint o = 0; o < 2 && !done; ++o)
    for (uint r = 0; r < 2; ++r)
      if (o * 2 + r == k) {
        n = WaveActiveCountBits(true) * 10 + k;
        done = true;
        break;
      }
  Out.Store(4 * t, n);
}
