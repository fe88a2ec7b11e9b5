// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 00000016 00000016 00000016 00000016 00000016 00000016 00000016 00000016
// What: a break of the inner of two loops, in each turn of the outer one.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint k = In.Load(4 * t), n = 0;
  for (uint o = 0; o < 2; ++o)
    for (uint r = 0; r < 4; ++r)
      if (r == (k ^ o)) {
        n = n * 10 + WaveActiveCountBits(true);
        break;
      }
  Out.Store(4 * t, n);
}
