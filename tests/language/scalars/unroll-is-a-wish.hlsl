// in: u 3 7 2 5 1
// out: 6
// expect: 0000000c 0000000a 00000011 0000000a 0000000e 0000000a
// What: DXC leaves loops with [unroll] whose test it does not move behind the body: one of several blocks, one that `continue` jumps to, one that branches in a function.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
bool goesOn(uint i)
{
  if (In.Load(4 * i) == 5) return false;
  return i < 4;
}
[numthreads(1, 1, 1)]
void main()
{
  uint end = In.Load(0), s = 0, i;
  [unroll] for (i = 0; i < end && i < 4; ++i) s += In.Load(i * 4);
  Out.Store(0, s);
  s = 0;
  [unroll] for (i = 0; i < end || s < 1; ++i) s += In.Load(i * 4) == 7 ? 10 : 0;
  Out.Store(4, s);
  s = 0;
  i = 0;
  [unroll] while (i < end) {
    ++i;
    if (In.Load(4 * i) == 2) continue;
    s += In.Load(4 * i) + 1;
  }
  Out.Store(8, s + 3);
  s = 0;
  [unroll] for (i = 0; goesOn(i); ++i) s += In.Load(4 * i) == 3 ? 4 : 3;
  Out.Store(12, s);
  s = 0;
  [unroll] for (i = 0; (i < 4) & (i < end + 5); ++i) s += In.Load(4 * i) == 5 ? 2 : 4;
  Out.Store(16, s);
  s = 0;
  [unroll] for (i = 0; i < (end & 7); ++i) s += In.Load(4 * i) == 3 ? 4 : 3;
  Out.Store(20, s);
}
