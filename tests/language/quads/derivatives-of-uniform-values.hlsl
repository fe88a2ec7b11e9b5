// args: -T cs_6_6
// cb: f 3
// out: 4
// expect: 00000000 00000000 00000000 40400000
// What: The derivative of a value that is the same in all lanes is 0.
cbuffer Constants : register(b0) { float value; };
RWByteAddressBuffer Out : register(u0);
[numthreads(2, 2, 1)]
void main(uint lane : SV_GroupIndex) {
    float x = ddx(value), y = ddy_fine(value), z = ddx_coarse(2 * value);
    if (lane == 0)
        Out.Store4(0, asuint(float4(abs(x), abs(y), abs(z), value)));
}
