// args: -T cs_6_2
// t1: u 0 0 0 0 0 0 0 0
// u2: u 0 0 0 0 0 0 0 0
// out: 1
// expect: 00000000
// What: a vector that is stored whole and read by an index and by name: in the optimizer it is an integer of 96 bits.
struct Item { uint2 a; int b; bool c; int d[4]; };
struct Record { uint a; int b; float c; };
StructuredBuffer<Item> Items : register(t1);
RWByteAddressBuffer Out : register(u0);
RWStructuredBuffer<Record> Rec : register(u2);
groupshared float3 Shared[8];
[numthreads(8, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  uint n = 1u;
  Shared[lane] = float3(1.0f, 1.0f, 1.0f);
  float3 v = Shared[(lane + 4u) & 7u];
  uint turns = 0u;
  while ((turns < 1u) &&
         (1.0f != v[(Items[uint(Items[(lane >> (Rec[lane].a & 31u)) & 7u].c) & 7u].c ? Rec[lane].a : n) % 3u])) {
    turns = 1u;
  }
  n = uint(abs(WaveReadLaneFirst(v.y)));
}
