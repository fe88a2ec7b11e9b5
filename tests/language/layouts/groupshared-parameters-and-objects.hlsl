// args: -T cs_6_0 -HV 202x
// in: u 0
// out: 16
// expect: 00000011 00000012 00000013 00000014 00000001 00000002 00000003 00000004 00000014 00000014 00000014 00000014 00000028 00000029 0000002a 0000002b
// What: a groupshared parameter is the argument itself, and a method of a groupshared object works on it, not on a copy: what other threads write at the same time stays.
RWByteAddressBuffer Out : register(u0);
struct Table {
  uint a[4];
  uint sum;
  void set(uint i, uint v) { a[i] = v; }
  void put(uint i, uint v) { set(i, v); }
  uint get(uint i) { return a[i]; }
};
groupshared Table Shared;
groupshared uint Words[4], Count;
void fill(groupshared uint words[4], uint i) { words[i] = i + 1; }
void count(groupshared uint n) { InterlockedAdd(n, 5); }
template <typename T> void twice(groupshared T t, uint i) { t.set(i, t.get(i) * 2 - 2 * 17 + 40 - i); }
[numthreads(4,1,1)] void main(uint i : SV_GroupIndex) {
  if (i == 0) Count = 0;
  GroupMemoryBarrierWithGroupSync();
  Shared.put(i, 17 + i); fill(Words, i); count(Count);
  GroupMemoryBarrierWithGroupSync();
  Out.Store(4 * i, Shared.get(i)); Out.Store(16 + 4 * i, Words[i]); Out.Store(32 + 4 * i, Count);
  twice(Shared, i);
  GroupMemoryBarrierWithGroupSync();
  Out.Store(48 + 4 * i, Shared.a[i]);
}
