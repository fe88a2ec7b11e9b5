// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000008 00000007 00000004 00000004 00000006 00000009 00000007 00000009 00000005 0000000a 00000004 0000000f 0000000c 00000008 0000000b 00000009 00000004 00000005 00000007 00000006 00000006 00000006 00000007
// What: each kind of initializer as a static member of a class template.
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
template<uint B> struct T0 { static const uint x = (5u) + B; };
template<uint B> struct T1 { static const uint x = ((K > 1 ? 4u : 1u)) + B; };
template<uint B> struct T2 { static const uint x = ((K > 1 && K < 9)) + B; };
template<uint B> struct T3 { static const uint x = ((K > 5 || K == 2)) + B; };
template<uint B> struct T4 { static const uint x = (min(7u, 3u)) + B; };
template<uint B> struct T5 { static const uint x = (max(K, clamp(9u, 1u, 6u))) + B; };
template<uint B> struct T6 { static const uint x = (user(3u)) + B; };
template<uint B> struct T7 { static const uint x = (doubled<uint>(3u)) + B; };
template<uint B> struct T8 { static const uint x = (K) + B; };
template<uint B> struct T9 { static const uint x = (uint2(6, 7).y) + B; };
template<uint B> struct T10 { static const uint x = ((uint)float(1.5)) + B; };
template<uint B> struct T11 { static const uint x = (sizeof(float3)) + B; };
template<uint B> struct T12 { static const uint x = ((1u, 9u)) + B; };
template<uint B> struct T13 { static const uint x = (Nest<2>::v) + B; };
template<uint B> struct T14 { static const uint x = (Arr[1]) + B; };
template<uint B> struct T15 { static const uint x = (St.b) + B; };
template<uint B> struct T16 { static const uint x = ((bool)3) + B; };
template<uint B> struct T17 { static const uint x = ((uint)Two) + B; };
template<uint B> struct T18 { static const uint x = (1u << K) + B; };
template<uint B> struct T19 { static const uint x = ((uint)-(-3)) + B; };
template<uint B> struct T20 { static const uint x = ((uint)(1.5f * 2.0f)) + B; };
template<uint B> struct T21 { static const uint x = ((uint)float2x2(1,2,3,4)[1][0]) + B; };
template<uint B> struct T22 { static const uint x = (V.yx.x) + B; };
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, T0<3>::x); // literal
  Out.Store(4, T1<3>::x); // choice
  Out.Store(8, T2<3>::x); // and
  Out.Store(12, T3<3>::x); // or
  Out.Store(16, T4<3>::x); // library
  Out.Store(20, T5<3>::x); // library2
  Out.Store(24, T6<3>::x); // user
  Out.Store(28, T7<3>::x); // functemplate
  Out.Store(32, T8<3>::x); // other
  Out.Store(36, T9<3>::x); // vector
  Out.Store(40, T10<3>::x); // cast
  Out.Store(44, T11<3>::x); // sizeof
  Out.Store(48, T12<3>::x); // comma
  Out.Store(52, T13<3>::x); // nested
  Out.Store(56, T14<3>::x); // element
  Out.Store(60, T15<3>::x); // member
  Out.Store(64, T16<3>::x); // bool
  Out.Store(68, T17<3>::x); // enum
  Out.Store(72, T18<3>::x); // shift
  Out.Store(76, T19<3>::x); // negate
  Out.Store(80, T20<3>::x); // float
  Out.Store(84, T21<3>::x); // matrix
  Out.Store(88, T22<3>::x); // swizzle
}
