// refused: 8:12: cannot unroll loop: its trip count is not known at compile time; write [unroll(n)]
// What: [unroll] of a loop from the thread's number on, in steps of the group's size, is refused without a count.
RWByteAddressBuffer Out : register(u0);
groupshared uint Cleared[64];
[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
  [unroll] for (uint i = thread; i < 64; i += 8) Cleared[i] = i;
  GroupMemoryBarrierWithGroupSync();
  Out.Store(4 * thread, Cleared[63 - thread]);
}
