// args: -T cs_6_0 -HV 2016
// in: f -2 3
// out: 6
// expect: 43800000 c2000000 43e60000 bd000000 7fc00000 43800000
// What: In HLSL 2016 a power is a product where the exponent becomes a known whole number, also by way of a variable, if that takes few products for each element.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
float power(float x, float y) { return pow(x, y); }
[numthreads(1, 1, 1)]
void main() {
    float x = asfloat(In.Load(0));
    float y = asfloat(In.Load(4));
    float eight = 8.0;
    float2 five = {5, 5};
    float minus = -5;
    Out.Store(0, asuint(power(x, eight)));
    Out.Store(4, asuint(pow(float2(x, y), five).x));
    Out.Store(8, asuint(pow(float2(x, y), float2(2, 2)).y + pow(y, 2.0) + 442));
    Out.Store(12, asuint(pow(float4(x, x, y, y), float4(minus, minus, minus, minus)).x));
    Out.Store(16, asuint(pow(x, y + 2)));
    float2x2 eights = {8, 8, 8, 8};
    Out.Store(20, asuint(pow(float2x2(x, y, x, y), eights)[1][0]));
}
