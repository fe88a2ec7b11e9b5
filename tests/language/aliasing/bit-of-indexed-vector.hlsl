// in: u 6 4
// out: 4
// expect: 00000000 00000007 00000000 00000007
// What: the lowest bit of a component, read after another was written by an index that is known at run time only.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(2, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  uint2 v = In.Load2(0);
  v[lane & 1] = 1u;
  Out.Store(4 * lane, (v.y & 1) * 7);
  v = In.Load2(0);
  v[(lane + 1) & 1] = 3u;
  Out.Store(8 + 4 * lane, (v.x & 1) * 7);
}
