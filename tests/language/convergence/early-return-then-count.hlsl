// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 000000f8 0000001c 00000080 0000001c 000000f8 00000080 000000f8 000000f8
// What: what stands behind an early return has the lanes that are left, and behind the call all.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
uint work(uint k) {
  if (k == 1)
    return WaveActiveCountBits(true);
  if (k == 2)
    return 10 + WaveActiveCountBits(true);
  return 20 + WaveActiveCountBits(true);
}
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint n = work(In.Load(4 * t));
  Out.Store(4 * t, n * 10 + WaveActiveCountBits(true));
}
