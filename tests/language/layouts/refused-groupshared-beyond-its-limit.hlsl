// args: -T cs_6_10
// refused: 9:15: main uses 128 bytes of groupshared memory, its own limit allows at most 64 [SM.EXPLICITTGSMSIZEONENTRY]
// What: an entry point that says that it has 64 bytes of groupshared memory has no more, though others may.
RWByteAddressBuffer Out : register(u0);
groupshared uint Shared[32];
[GroupSharedLimit(64)]
[numthreads(4, 1, 1)]
void main(uint t : SV_GroupIndex) {
    Shared[t] = t;
    GroupMemoryBarrierWithGroupSync();
    Out.Store(t * 4, Shared[3 - t]);
}
