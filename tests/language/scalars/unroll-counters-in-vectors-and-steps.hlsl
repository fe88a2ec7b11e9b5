// in: u 3 7 2 5 1
// out: 3
// expect: 0000001e 00000034 00000037
// What: what [unroll] counts may be an element of a vector, and a step that branches of the body choose.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main()
{
  uint s = 0;
  uint2 c;
  [unroll] for (c.x = 0; c.x < 5; ++c.x)
    [unroll] for (c.y = 0; c.y < 3; ++c.y) s += c.x * c.y;
  Out.Store(0, s);
  s = 0;
  uint step = 1;
  [unroll] for (uint i = 0; i < 20; i += step) {
    if (i == 4) {
      step = 2;
      s += In.Load(8) - 2;
    } else if (i == 8) {
      step = 4;
      s += In.Load(4) - 7;
    }
    s += i;
  }
  Out.Store(4, s);
  s = 0;
  [unroll] for (float f = 0.5; f < 5.5; f += 0.5) s += uint(f * 2);
  Out.Store(8, s);
}
