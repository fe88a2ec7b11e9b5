// args: -T cs_6_2 -enable-16bit-types
// in: f 2.0  u 3
// out: 12
// expect: 00000002 00000002 00000002 00000004 00000002 00000002 360637bd 3f800000 3f800000 3e000000 00000004 00000004
// What: A function of literals is computed in 64 bits and gives a literal, which takes the type of what it meets: frac(100.000002) is not 0 and sqrt(1e300) no infinity; with a literal among its arguments alone it stays what the others are.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
uint bytesOf(half x) { return 2; }
uint bytesOf(float x) { return 4; }
uint bytesOf(double x) { return 8; }
uint bytesOf(int16_t x) { return 2; }
uint bytesOf(int x) { return 4; }
[numthreads(1, 1, 1)]
void main() {
    half h = (half)asfloat(In.Load(0));
    int16_t s = (int16_t)In.Load(4);
    float f = asfloat(In.Load(0));
    Out.Store(0, bytesOf(h * frac(1.5)));
    Out.Store(4, bytesOf(h * lerp(0.0, 1.0, saturate(0.5))));
    Out.Store(8, bytesOf(s + max(1, 2)));
    Out.Store(12, bytesOf(f * sqrt(2.0)));
    Out.Store(16, bytesOf(h + smoothstep(0.0, 1.0, 0.5)));
    Out.Store(20, bytesOf(s * abs(-3)));
    Out.Store(24, asuint((float)frac(100.000002)));
    Out.Store(28, asuint(f * 0.5 * (sqrt(1e300) / 1e150)));
    Out.Store(32, asuint((float)(rcp(1e300) * 1e300)));
    Out.Store(36, asuint(exp2(-3.0)));
    Out.Store(40, bytesOf(f + frac(f)));
    Out.Store(44, bytesOf(s + firstbithigh(8)));
}
