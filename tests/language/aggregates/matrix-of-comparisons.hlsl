// in: f 1 2 3 4  3 2 1 4
// out: 8
// expect: 3f800000 3f800000 00000000 3f800000 3f800000 00000000 00000000 00000001
// What: a comparison of vectors among the arguments of a matrix is 1 and 0 in each of its components.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  float4 a = asfloat(In.Load4(0)), b = asfloat(In.Load4(16));
  float2x2 two = float2x2(float2(1, 1), float2(a.xy < b.xy));
  float3x3 three = float3x3(a.xyz, float3(a.xyz < b.xyz), a.xyz <= b.xyz);
  uint2x4 whole = uint2x4(asuint(a), uint4(a == b));
  Out.Store(0, asuint(two[0].x));
  Out.Store(4, asuint(two[1].x));
  Out.Store(8, asuint(two[1].y));
  Out.Store(12, asuint(three[1].x));
  Out.Store(16, asuint(three[2].y));
  Out.Store(20, asuint(three[1].z));
  Out.Store(24, whole[1].x);
  Out.Store(28, whole[1].y);
}
