// args: -T cs_6_2
// in: f 1.5 -2.25 inf nan 0.5 i 6
// out: 16
// expect: 00000001 00000000 00000001 00000000 00000001 3f400000 3f800000 be800000 c0000000 c0100000 40900000 3f000000 40c00000 00000003 00000000 3f800000
// What: library functions on minimum precision: tests for special values, parts of numbers, rounding, sums.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
    min16float a = asfloat(In.Load(0)), b = asfloat(In.Load(4)), inf = asfloat(In.Load(8)), nan = asfloat(In.Load(12));
    min16float c = asfloat(In.Load(16));
    min16int n = In.Load(20);
    Out.Store(0, isnan(nan));
    Out.Store(4, isnan(inf));
    Out.Store(8, isinf(inf));
    Out.Store(12, isfinite(inf));
    Out.Store(16, isfinite(a));
    float e;
    Out.Store(20, asuint((float)frexp(a, e)));
    Out.Store(24, asuint(e));
    float whole;
    Out.Store(28, asuint((float)modf(b, whole)));
    Out.Store(32, asuint(whole));
    Out.Store(36, asuint((float)clamp(b, -3, c)));
    Out.Store(40, asuint((float)dot(min16float2(a, b), min16float2(c, c) * -12)));
    Out.Store(44, asuint((float)saturate(c)));
    Out.Store(48, asuint((float)mul(min16float2x2(1, 2, 3, 4), min16float2(a, b)).x * -2));
    Out.Store(52, firstbitlow((uint)(n + 2)));
    Out.Store(56, (uint)sign(b) + 1);
    Out.Store(60, asuint((float)round(a - c)));
}
