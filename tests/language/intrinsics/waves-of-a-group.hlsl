// args: -T cs_6_10
// out: 60
// expect: 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000002 00000002 00000002 00000002 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000004 00000004 00000004 00000004
// What: a group of 20 threads has three waves of 8, the last of which has 4 threads; GetGroupWaveIndex numbers them.
RWByteAddressBuffer Out : register(u0);
groupshared uint Lanes[3];
[numthreads(5, 4, 1)]
void main(uint t : SV_GroupIndex) {
    const uint wave = GetGroupWaveIndex();
    const uint lanes = WaveActiveCountBits(true);
    if (WaveIsFirstLane())
        Lanes[wave] = lanes;
    GroupMemoryBarrierWithGroupSync();
    Out.Store(t * 4, wave);
    Out.Store(80 + t * 4, GetGroupWaveCount());
    Out.Store(160 + t * 4, Lanes[wave]);
}
