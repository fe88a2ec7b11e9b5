// args: -T cs_6_2
// u1: f 0 0 0 0 0 0 0 0 0 0
// out: 28
// expect: 40e00000 41000000 40400000 40800000 41100000 40000000 41200000 40800000 40a00000 40c00000 40e00000 40800000 3f800000 40000000 40400000 41a00000 42000000 42480000 40c00000 41f80000 00000008 41100000 00000003 41f00000 420c0000 40400000 42000000 42480000
// expect u1: 40400000 00000000 40c00000 40a00000 00000000 00000000 41400000 41500000 00000000 00000000
// What: an array, a struct or a matrix cast to what it begins with is a place: fewer elements, the first members, the upper left.
RWByteAddressBuffer Out : register(u0);
struct S { float a; float2 b; };
struct T { float a; float2 b; float c; };
struct I { int a; float b; };
struct J { int a; float b; uint c; };
struct R { float2 x; float y[3]; S z; float w; float v; };
RWStructuredBuffer<R> B : register(u1);
[numthreads(1, 1, 1)]
void main()
{
  float l[4] = {1, 2, 3, 4};
  float k[2] = {7, 8};
  (float[2])l = k;
  Out.Store4(0, asuint(float4(l[0], l[1], l[2], l[3])));
  T t = {1, 2, 3, 4};
  ((S)t).a = 9;
  ((S)t).b.y = 10;
  Out.Store4(16, asuint(float4(t.a, t.b, t.c)));
  S s = {5, 6, 7};
  (S)t = s;
  Out.Store4(32, asuint(float4(t.a, t.b, t.c)));
  float3x3 m = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  ((float2x2)m)[1] = float2(20, 21);
  Out.Store4(48, asuint(float4(m[0], m[1].x)));
  (float2x2)m = float2x2(30, 31, 32, 33);
  ((float2x2)m)._m11 = 50;
  Out.Store4(64, asuint(float4(m[1], m[0].y)));
  J j = {1, 2, 3};
  ((I)j).b = 5;
  I i = {8, 9};
  (I)j = i;
  Out.Store3(80, uint3(j.a, asuint(j.b), j.c));
  (float)B[0].x = 3;
  float f[2] = {6, 5};
  (float[2])B[0].y = f;
  ((S)B[0].z).b = float2(12, 13);
  ((float2x2)m)[0].y += 4;
  Out.Store3(92, asuint(m[0]));
  float2 values = (float2)((float2x3)m)[1];
  Out.Store2(104, asuint(values));
}
