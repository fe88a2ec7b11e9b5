// refused: 11:16: cannot unroll loop: its trip count is not known at compile time; write [unroll(n)]
// What: [unroll] of a loop whose end is the counter of a loop that stays one is refused.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main()
{
  uint s = 0;
  [unroll] for (uint k = 0; k < 3; ++k)
    [loop] for (uint i = 0; i < 3; ++i)
      [unroll] for (uint j = 0; j <= i; ++j) s += In.Load((i + j * k) * 4);
  Out.Store(0, s);
}
