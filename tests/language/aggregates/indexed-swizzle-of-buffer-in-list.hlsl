// args: -T cs_6_0
// t2 typed 4: i 1 -2 3 4  50 60 70 80
// out: 5
// expect: 00000001 00000001 00000004 00000032 00000046
// What: a swizzle of a typed buffer's element, indexed in turn, as one of the numbers of a vector.
Buffer<int4> Typed : register(t2);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  Out.Store2(0, uint2(int2(1, Typed[lane].wx[1])));
  int2 listed = {Typed[lane].wx[0], Typed[lane + 1].zx[lane + 1]};
  Out.Store2(8, uint2(listed));
  Out.Store(16, uint(float3(0, Typed[lane + 1].wzyx[1], 0).y));
}
