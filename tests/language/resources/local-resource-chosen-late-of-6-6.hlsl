// args: -T cs_6_6
// in: u 3 7 2 5 1 9 8 6
// out: 8
// expect: 00000000 00000000 00000000 00000000 00000001 00000009 00000008 00000006
// What: from shader model 6.6 on a handle is a value, and one that is not set on a way that is not taken is any.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
ByteAddressBuffer choose(uint thread)
{
  if (thread > 3) return In;
  ByteAddressBuffer none;
  return none;
}
[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
  uint r = 0;
  ByteAddressBuffer chosen = choose(thread);
  if (thread * 2 > 7) r = chosen.Load(4 * thread);
  Out.Store(4 * thread, r);
}
