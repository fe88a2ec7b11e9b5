// args: -T cs_6_2 --check-undefined
// out: 16
// groups: 1 1 1
// expect: c1a40000 00000002 00000000 e2b44f44 c1a40000 00000002 00000000 e2b44f44 c1a40000 00000002 00000000 e2b44f44 c1a40000 00000002 00000000 e2b44f44
// What: the padding of a struct in groupshared memory has no value, and nothing is stored there.
struct S { float F; uint64_t W; int I; };
groupshared S Shared[4];
RWByteAddressBuffer Out : register(u0);
[numthreads(4, 1, 1)]
void main(uint Lane : SV_GroupIndex) {
  S V = { -20.5f, uint64_t(2u), int(-491499708) };
  Shared[Lane] = V;
  GroupMemoryBarrierWithGroupSync();
  Out.Store4(Lane * 16, uint4(asuint(Shared[3 - Lane].F), uint2(uint(Shared[3 - Lane].W), uint(Shared[3 - Lane].W >> 32)), Shared[3 - Lane].I));
}
