// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 0000000a 0000000b 0000000a 0000000b 0000000a 0000000a 0000000b 0000000b
// What: WaveReadLaneFirst in both branches reads of their own lanes.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint k = In.Load(4 * t), n;
  if (k >= 2)
    n = WaveReadLaneFirst(t) + 10;
  else
    n = WaveReadLaneFirst(t) + 10;
  Out.Store(4 * t, n);
}
