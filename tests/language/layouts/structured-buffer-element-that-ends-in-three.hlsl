// args: -T cs_6_2 -enable-16bit-types
// u1: u 1 2 3 4 5  6 7 8 9 10  11 12 13 14 15
// out: 1
// expect: 00000000
// expect u1: 00000001 00000002 00000003 00000004 00000005 0000fff7 00000005 3f800000 40000000 40400000 0000000b 0000000c 0000000d 0000000e 0000000f
// What: an element of a structured buffer that ends in a vector of three is stored as a whole, and the next one stays.
struct S { int16_t a; int b; float3 c; };
RWByteAddressBuffer Out : register(u0);
RWStructuredBuffer<S> Records : register(u1);
[numthreads(1, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  S made = { int16_t(-9), 5, float3(1, 2, 3) };
  Records[lane + 1] = made;
}
