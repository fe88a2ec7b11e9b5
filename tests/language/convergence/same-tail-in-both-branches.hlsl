// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 00000004 00000004 00000004 00000004 00000004 00000004 00000004 00000004
// What: the same operation at the end of both branches stays two operations.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint k = In.Load(4 * t), n;
  if (k & 1)
    n = WaveActiveCountBits(true);
  else
    n = WaveActiveCountBits(true);
  Out.Store(4 * t, n);
}
