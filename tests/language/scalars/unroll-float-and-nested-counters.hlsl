// in: f 0.5
// out: 5
// expect: 00000008 00000096 00000006 40c00000 00000005
// What: [unroll] of loops whose counter is a float, whose bound is the counter of the loop around it, or comes out of a call.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
struct Bounds { float low, high; };
Bounds bounds(float range) {
  Bounds b = {-range, range};
  return b;
}
[numthreads(1, 1, 1)]
void main() {
  uint turns = 0;
  const float range = 7.5f;
  [unroll] for (float x = -range; x <= range; x += 2.0f)
    ++turns;
  Out.Store(0, turns);
  turns = 0;
  [unroll] for (float y = 0; y < 15; y += 0.1f)
    ++turns;
  Out.Store(4, turns);
  turns = 0;
  [unroll] for (uint i = 0; i < 4; ++i)
    [unroll] for (uint j = i; j < 2 * i; ++j)
      ++turns;
  Out.Store(8, turns);
  Bounds b = bounds(1.5f);
  float sum = 0;
  [unroll] for (float z = b.low; z <= b.high; z += 0.25f)
    sum += asfloat(In.Load(0)) - 0.03846153846f;
  Out.Store(12, round(sum));
  uint n = 16;
  turns = 0;
  [unroll] while (n > 0) {
    n /= 2;
    ++turns;
  }
  Out.Store(16, turns);
}
