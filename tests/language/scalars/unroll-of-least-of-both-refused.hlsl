// refused: 9:12: cannot unroll loop: its trip count is not known at compile time; write [unroll(n)]
// What: an end that run time may only lower does not tell [unroll] how many turns there are, as in DXC.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main()
{
  uint s = 0, end = In.Load(0);
  [unroll] for (uint i = 0; i < min(end, 4); ++i) s += In.Load(i * 4);
  Out.Store(0, s);
}
