// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000004 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as a static of a function template.
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
template<typename T> T h0() { static const T x = 5u; return x; }
template<typename T> T h1() { static const T x = (K > 1 ? 4u : 1u); return x; }
template<typename T> T h2() { static const T x = (K > 1 && K < 9); return x; }
template<typename T> T h3() { static const T x = (K > 5 || K == 2); return x; }
template<typename T> T h4() { static const T x = min(7u, 3u); return x; }
template<typename T> T h5() { static const T x = max(K, clamp(9u, 1u, 6u)); return x; }
template<typename T> T h6() { static const T x = user(3u); return x; }
template<typename T> T h7() { static const T x = doubled<uint>(3u); return x; }
template<typename T> T h8() { static const T x = K; return x; }
template<typename T> T h9() { static const T x = uint2(6, 7).y; return x; }
template<typename T> T h10() { static const T x = (uint)float(1.5); return x; }
template<typename T> T h11() { static const T x = sizeof(float3); return x; }
template<typename T> T h12() { static const T x = (1u, 9u); return x; }
template<typename T> T h13() { static const T x = Nest<2>::v; return x; }
template<typename T> T h14() { static const T x = Arr[1]; return x; }
template<typename T> T h15() { static const T x = St.b; return x; }
template<typename T> T h16() { static const T x = (bool)3; return x; }
template<typename T> T h17() { static const T x = (uint)Two; return x; }
template<typename T> T h18() { static const T x = 1u << K; return x; }
template<typename T> T h19() { static const T x = (uint)-(-3); return x; }
template<typename T> T h20() { static const T x = (uint)(1.5f * 2.0f); return x; }
template<typename T> T h21() { static const T x = (uint)float2x2(1,2,3,4)[1][0]; return x; }
template<typename T> T h22() { static const T x = V.yx.x; return x; }
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, h0<uint>()); // literal
  Out.Store(4, h1<uint>()); // choice
  Out.Store(8, h2<uint>()); // and
  Out.Store(12, h3<uint>()); // or
  Out.Store(16, h4<uint>()); // library
  Out.Store(20, h5<uint>()); // library2
  Out.Store(24, h6<uint>()); // user
  Out.Store(28, h7<uint>()); // functemplate
  Out.Store(32, h8<uint>()); // other
  Out.Store(36, h9<uint>()); // vector
  Out.Store(40, h10<uint>()); // cast
  Out.Store(44, h11<uint>()); // sizeof
  Out.Store(48, h12<uint>()); // comma
  Out.Store(52, h13<uint>()); // nested
  Out.Store(56, h14<uint>()); // element
  Out.Store(60, h15<uint>()); // member
  Out.Store(64, h16<uint>()); // bool
  Out.Store(68, h17<uint>()); // enum
  Out.Store(72, h18<uint>()); // shift
  Out.Store(76, h19<uint>()); // negate
  Out.Store(80, h20<uint>()); // float
  Out.Store(84, h21<uint>()); // matrix
  Out.Store(88, h22<uint>()); // swizzle
}
