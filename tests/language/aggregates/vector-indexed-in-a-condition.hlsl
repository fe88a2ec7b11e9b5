// in: u 5
// out: 16
// expect: 00000002 00000008 00000001 00000008 00000000 00000008 00000002 00000008 00000001 00000008 00000000 00000008 00000002 00000008 00000001 00000008
// What: an element chosen at run time in a loop's condition, then elements by name, of a vector that comes from memory as a whole.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
groupshared float3 Shared[8];
[numthreads(8, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  Shared[lane] = float3(lane, 2 * lane, 3);
  GroupMemoryBarrierWithGroupSync();
  float3 v = Shared[(lane + 4) & 7];
  uint turns = 0;
  while ((turns < In.Load(0)) && (3 != v[(turns + lane) % 3]))
    ++turns;
  uint seen = uint(abs(WaveReadLaneFirst(v.y)));
  Out.Store2(lane * 8, uint2(turns, seen));
}
