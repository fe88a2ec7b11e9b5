// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000004 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as an element of a static array.
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
static const uint ar0[2] = {1, 5u};
static const uint ar1[2] = {1, (K > 1 ? 4u : 1u)};
static const uint ar2[2] = {1, (K > 1 && K < 9)};
static const uint ar3[2] = {1, (K > 5 || K == 2)};
static const uint ar4[2] = {1, min(7u, 3u)};
static const uint ar5[2] = {1, max(K, clamp(9u, 1u, 6u))};
static const uint ar6[2] = {1, user(3u)};
static const uint ar7[2] = {1, doubled<uint>(3u)};
static const uint ar8[2] = {1, K};
static const uint ar9[2] = {1, uint2(6, 7).y};
static const uint ar10[2] = {1, (uint)float(1.5)};
static const uint ar11[2] = {1, sizeof(float3)};
static const uint ar12[2] = {1, (1u, 9u)};
static const uint ar13[2] = {1, Nest<2>::v};
static const uint ar14[2] = {1, Arr[1]};
static const uint ar15[2] = {1, St.b};
static const uint ar16[2] = {1, (bool)3};
static const uint ar17[2] = {1, (uint)Two};
static const uint ar18[2] = {1, 1u << K};
static const uint ar19[2] = {1, (uint)-(-3)};
static const uint ar20[2] = {1, (uint)(1.5f * 2.0f)};
static const uint ar21[2] = {1, (uint)float2x2(1,2,3,4)[1][0]};
static const uint ar22[2] = {1, V.yx.x};
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, ar0[1]); // literal
  Out.Store(4, ar1[1]); // choice
  Out.Store(8, ar2[1]); // and
  Out.Store(12, ar3[1]); // or
  Out.Store(16, ar4[1]); // library
  Out.Store(20, ar5[1]); // library2
  Out.Store(24, ar6[1]); // user
  Out.Store(28, ar7[1]); // functemplate
  Out.Store(32, ar8[1]); // other
  Out.Store(36, ar9[1]); // vector
  Out.Store(40, ar10[1]); // cast
  Out.Store(44, ar11[1]); // sizeof
  Out.Store(48, ar12[1]); // comma
  Out.Store(52, ar13[1]); // nested
  Out.Store(56, ar14[1]); // element
  Out.Store(60, ar15[1]); // member
  Out.Store(64, ar16[1]); // bool
  Out.Store(68, ar17[1]); // enum
  Out.Store(72, ar18[1]); // shift
  Out.Store(76, ar19[1]); // negate
  Out.Store(80, ar20[1]); // float
  Out.Store(84, ar21[1]); // matrix
  Out.Store(88, ar22[1]); // swizzle
}
