// args: -T cs_6_10
// out: 4
// expect: 00002403 00004804 00006c05 00000001
// What: [GroupSharedLimit] lets an entry point have 36864 bytes of groupshared memory, more than the 32768 of other ones.
RWByteAddressBuffer Out : register(u0);
groupshared uint Shared[9216];
[GroupSharedLimit(4 * 9216)]
[numthreads(4, 1, 1)]
void main(uint t : SV_GroupIndex) {
    for (uint i = t; i < 9216; i += 4)
        Shared[i] = i + t * 9216 + 2;
    if (t == 3)
        Shared[9215] = 1;
    GroupMemoryBarrierWithGroupSync();
    Out.Store(t * 4, t == 3 ? Shared[9215] : Shared[t + 1]);
}
