// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000004 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as an element of a static vector.
RWByteAddressBuffer Out : register(u0);
static const uint K = 2;
static const uint Arr[3] = {1, 8, 3};
static const uint2 V = uint2(3, 4);
struct S { uint a, b; };
static const S St = {1, 6};
enum E { One = 1, Two };
uint user(uint x) { return x + 1; }
template<typename T> T doubled(T x) { return x + x; }
template<uint N> struct Nest { static const uint v = Nest<N - 1>::v + N; };
template<> struct Nest<0> { static const uint v = 2; };
static const uint3 vec0 = {1, 5u, 2};
static const uint3 vec1 = {1, (K > 1 ? 4u : 1u), 2};
static const uint3 vec2 = {1, (K > 1 && K < 9), 2};
static const uint3 vec3 = {1, (K > 5 || K == 2), 2};
static const uint3 vec4 = {1, min(7u, 3u), 2};
static const uint3 vec5 = {1, max(K, clamp(9u, 1u, 6u)), 2};
static const uint3 vec6 = {1, user(3u), 2};
static const uint3 vec7 = {1, doubled<uint>(3u), 2};
static const uint3 vec8 = {1, K, 2};
static const uint3 vec9 = {1, uint2(6, 7).y, 2};
static const uint3 vec10 = {1, (uint)float(1.5), 2};
static const uint3 vec11 = {1, sizeof(float3), 2};
static const uint3 vec12 = {1, (1u, 9u), 2};
static const uint3 vec13 = {1, Nest<2>::v, 2};
static const uint3 vec14 = {1, Arr[1], 2};
static const uint3 vec15 = {1, St.b, 2};
static const uint3 vec16 = {1, (bool)3, 2};
static const uint3 vec17 = {1, (uint)Two, 2};
static const uint3 vec18 = {1, 1u << K, 2};
static const uint3 vec19 = {1, (uint)-(-3), 2};
static const uint3 vec20 = {1, (uint)(1.5f * 2.0f), 2};
static const uint3 vec21 = {1, (uint)float2x2(1,2,3,4)[1][0], 2};
static const uint3 vec22 = {1, V.yx.x, 2};
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, vec0.y); // literal
  Out.Store(4, vec1.y); // choice
  Out.Store(8, vec2.y); // and
  Out.Store(12, vec3.y); // or
  Out.Store(16, vec4.y); // library
  Out.Store(20, vec5.y); // library2
  Out.Store(24, vec6.y); // user
  Out.Store(28, vec7.y); // functemplate
  Out.Store(32, vec8.y); // other
  Out.Store(36, vec9.y); // vector
  Out.Store(40, vec10.y); // cast
  Out.Store(44, vec11.y); // sizeof
  Out.Store(48, vec12.y); // comma
  Out.Store(52, vec13.y); // nested
  Out.Store(56, vec14.y); // element
  Out.Store(60, vec15.y); // member
  Out.Store(64, vec16.y); // bool
  Out.Store(68, vec17.y); // enum
  Out.Store(72, vec18.y); // shift
  Out.Store(76, vec19.y); // negate
  Out.Store(80, vec20.y); // float
  Out.Store(84, vec21.y); // matrix
  Out.Store(88, vec22.y); // swizzle
}
