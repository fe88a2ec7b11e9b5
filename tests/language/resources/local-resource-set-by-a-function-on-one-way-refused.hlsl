// refused: 14:52: resource may be uninitialized when used here (in 'main')
// What: a function that sets its `out` resource on some ways sets it on no way for certain.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void choose(uint thread, out ByteAddressBuffer chosen)
{
  if (thread > 3) chosen = In;
}
[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
  ByteAddressBuffer chosen;
  choose(thread, chosen);
  if (In.Load(4) > 6) Out.Store(4 * thread, chosen.Load(0));
}
