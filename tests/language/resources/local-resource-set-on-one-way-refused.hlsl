// refused: 10:32: resource may be uninitialized when used here (in 'main')
// What: before shader model 6.6 a local resource has to be set on every way to its use.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
  ByteAddressBuffer chosen;
  if (thread > 3) chosen = In;
  Out.Store(4 * thread, chosen.Load(0));
}
