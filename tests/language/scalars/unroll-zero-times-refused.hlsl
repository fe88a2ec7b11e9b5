// refused: 9:15: cannot unroll loop: its trip count is not known at compile time; write [unroll(n)]
// What: [unroll(0)] is [unroll].
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main()
{
  uint s = 0, end = In.Load(0);
  [unroll(0)] for (uint i = 0; i < end; ++i) s += In.Load(i * 4);
  Out.Store(0, s);
}
