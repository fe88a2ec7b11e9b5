// in: f 1 100000000 u 0x80000000 0x7f800000
// out: 10
// expect: 00000000 00000000 00000000 00000001 00000000 00000000 00000000 00000001 00000000 00000000
// What: precise arithmetic that fast-math identities would fold before the functions are inlined: (f - g) + g, x + 0, 0 - y, inf - inf.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

precise float returned(float a, float b) { return (a - b) + b; }
float inner(float a, float b) { return (a - b) + b; }
float outer(float a, float b) { return inner(a, b); }
void assigned(float a, inout precise float r) { r = a + 0.0; }
struct S { precise float x; float y; };

[numthreads(1, 1, 1)]
void main() {
  const float f = asfloat(In.Load(0)), g = asfloat(In.Load(4)), minus = asfloat(In.Load(8)), inf = asfloat(In.Load(12));
  precise float here = (f - g) + g;
  precise float zero = minus + 0.0;
  precise float negated = 0.0 - (f - f);
  precise float nothing = inf - inf;
  Out.Store4(0, uint4(asuint(here), asuint(zero), asuint(negated), isnan(nothing)));
  precise float through = outer(f, g);
  precise float r;
  assigned(minus, r);
  Out.Store3(16, asuint(float3(returned(f, g), through, r)));
  S s;
  s.x = inf * 0.0;
  precise float2 v = float2(f, minus);
  for (uint i = 0; i < 2; ++i)
    v = (v - g) + g;
  Out.Store3(28, uint3(isnan(s.x), asuint(v)));
}
