// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 00000000 00000002 00000005 00000006 0000000b 0000000d 00000006 00000007
// What: prefix sums of the lanes that are left, turn by turn.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint k = In.Load(4 * t), n = 0, r = 0;
  while (r <= k) {
    n += WavePrefixCountBits(true);
    ++r;
  }
  Out.Store(4 * t, n);
}
