// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000004 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as a static member of a specialization.
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
template<uint B> struct P0 { static const uint x = 0; }; template<> struct P0<7> { static const uint x = 5u; };
template<uint B> struct P1 { static const uint x = 0; }; template<> struct P1<7> { static const uint x = (K > 1 ? 4u : 1u); };
template<uint B> struct P2 { static const uint x = 0; }; template<> struct P2<7> { static const uint x = (K > 1 && K < 9); };
template<uint B> struct P3 { static const uint x = 0; }; template<> struct P3<7> { static const uint x = (K > 5 || K == 2); };
template<uint B> struct P4 { static const uint x = 0; }; template<> struct P4<7> { static const uint x = min(7u, 3u); };
template<uint B> struct P5 { static const uint x = 0; }; template<> struct P5<7> { static const uint x = max(K, clamp(9u, 1u, 6u)); };
template<uint B> struct P6 { static const uint x = 0; }; template<> struct P6<7> { static const uint x = user(3u); };
template<uint B> struct P7 { static const uint x = 0; }; template<> struct P7<7> { static const uint x = doubled<uint>(3u); };
template<uint B> struct P8 { static const uint x = 0; }; template<> struct P8<7> { static const uint x = K; };
template<uint B> struct P9 { static const uint x = 0; }; template<> struct P9<7> { static const uint x = uint2(6, 7).y; };
template<uint B> struct P10 { static const uint x = 0; }; template<> struct P10<7> { static const uint x = (uint)float(1.5); };
template<uint B> struct P11 { static const uint x = 0; }; template<> struct P11<7> { static const uint x = sizeof(float3); };
template<uint B> struct P12 { static const uint x = 0; }; template<> struct P12<7> { static const uint x = (1u, 9u); };
template<uint B> struct P13 { static const uint x = 0; }; template<> struct P13<7> { static const uint x = Nest<2>::v; };
template<uint B> struct P14 { static const uint x = 0; }; template<> struct P14<7> { static const uint x = Arr[1]; };
template<uint B> struct P15 { static const uint x = 0; }; template<> struct P15<7> { static const uint x = St.b; };
template<uint B> struct P16 { static const uint x = 0; }; template<> struct P16<7> { static const uint x = (bool)3; };
template<uint B> struct P17 { static const uint x = 0; }; template<> struct P17<7> { static const uint x = (uint)Two; };
template<uint B> struct P18 { static const uint x = 0; }; template<> struct P18<7> { static const uint x = 1u << K; };
template<uint B> struct P19 { static const uint x = 0; }; template<> struct P19<7> { static const uint x = (uint)-(-3); };
template<uint B> struct P20 { static const uint x = 0; }; template<> struct P20<7> { static const uint x = (uint)(1.5f * 2.0f); };
template<uint B> struct P21 { static const uint x = 0; }; template<> struct P21<7> { static const uint x = (uint)float2x2(1,2,3,4)[1][0]; };
template<uint B> struct P22 { static const uint x = 0; }; template<> struct P22<7> { static const uint x = V.yx.x; };
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, P0<7>::x); // literal
  Out.Store(4, P1<7>::x); // choice
  Out.Store(8, P2<7>::x); // and
  Out.Store(12, P3<7>::x); // or
  Out.Store(16, P4<7>::x); // library
  Out.Store(20, P5<7>::x); // library2
  Out.Store(24, P6<7>::x); // user
  Out.Store(28, P7<7>::x); // functemplate
  Out.Store(32, P8<7>::x); // other
  Out.Store(36, P9<7>::x); // vector
  Out.Store(40, P10<7>::x); // cast
  Out.Store(44, P11<7>::x); // sizeof
  Out.Store(48, P12<7>::x); // comma
  Out.Store(52, P13<7>::x); // nested
  Out.Store(56, P14<7>::x); // element
  Out.Store(60, P15<7>::x); // member
  Out.Store(64, P16<7>::x); // bool
  Out.Store(68, P17<7>::x); // enum
  Out.Store(72, P18<7>::x); // shift
  Out.Store(76, P19<7>::x); // negate
  Out.Store(80, P20<7>::x); // float
  Out.Store(84, P21<7>::x); // matrix
  Out.Store(88, P22<7>::x); // swizzle
}
