// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 0000000f 0000000c 00000003 00000003 00000009 00000012 0000000c 00000012 00000006 00000015 00000003 00000024 0000001b 0000000f 00000018 00000012 00000003 00000006 0000000c 00000009 00000009 00000009 0000000c
// What: each kind of initializer as a static member of a class template that is defined by that of another instance.
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
template<uint B> struct D0 { static const uint x = D0<B - 1>::x + (5u); }; template<> struct D0<0> { static const uint x = 0; };
template<uint B> struct D1 { static const uint x = D1<B - 1>::x + ((K > 1 ? 4u : 1u)); }; template<> struct D1<0> { static const uint x = 0; };
template<uint B> struct D2 { static const uint x = D2<B - 1>::x + ((K > 1 && K < 9)); }; template<> struct D2<0> { static const uint x = 0; };
template<uint B> struct D3 { static const uint x = D3<B - 1>::x + ((K > 5 || K == 2)); }; template<> struct D3<0> { static const uint x = 0; };
template<uint B> struct D4 { static const uint x = D4<B - 1>::x + (min(7u, 3u)); }; template<> struct D4<0> { static const uint x = 0; };
template<uint B> struct D5 { static const uint x = D5<B - 1>::x + (max(K, clamp(9u, 1u, 6u))); }; template<> struct D5<0> { static const uint x = 0; };
template<uint B> struct D6 { static const uint x = D6<B - 1>::x + (user(3u)); }; template<> struct D6<0> { static const uint x = 0; };
template<uint B> struct D7 { static const uint x = D7<B - 1>::x + (doubled<uint>(3u)); }; template<> struct D7<0> { static const uint x = 0; };
template<uint B> struct D8 { static const uint x = D8<B - 1>::x + (K); }; template<> struct D8<0> { static const uint x = 0; };
template<uint B> struct D9 { static const uint x = D9<B - 1>::x + (uint2(6, 7).y); }; template<> struct D9<0> { static const uint x = 0; };
template<uint B> struct D10 { static const uint x = D10<B - 1>::x + ((uint)float(1.5)); }; template<> struct D10<0> { static const uint x = 0; };
template<uint B> struct D11 { static const uint x = D11<B - 1>::x + (sizeof(float3)); }; template<> struct D11<0> { static const uint x = 0; };
template<uint B> struct D12 { static const uint x = D12<B - 1>::x + ((1u, 9u)); }; template<> struct D12<0> { static const uint x = 0; };
template<uint B> struct D13 { static const uint x = D13<B - 1>::x + (Nest<2>::v); }; template<> struct D13<0> { static const uint x = 0; };
template<uint B> struct D14 { static const uint x = D14<B - 1>::x + (Arr[1]); }; template<> struct D14<0> { static const uint x = 0; };
template<uint B> struct D15 { static const uint x = D15<B - 1>::x + (St.b); }; template<> struct D15<0> { static const uint x = 0; };
template<uint B> struct D16 { static const uint x = D16<B - 1>::x + ((bool)3); }; template<> struct D16<0> { static const uint x = 0; };
template<uint B> struct D17 { static const uint x = D17<B - 1>::x + ((uint)Two); }; template<> struct D17<0> { static const uint x = 0; };
template<uint B> struct D18 { static const uint x = D18<B - 1>::x + (1u << K); }; template<> struct D18<0> { static const uint x = 0; };
template<uint B> struct D19 { static const uint x = D19<B - 1>::x + ((uint)-(-3)); }; template<> struct D19<0> { static const uint x = 0; };
template<uint B> struct D20 { static const uint x = D20<B - 1>::x + ((uint)(1.5f * 2.0f)); }; template<> struct D20<0> { static const uint x = 0; };
template<uint B> struct D21 { static const uint x = D21<B - 1>::x + ((uint)float2x2(1,2,3,4)[1][0]); }; template<> struct D21<0> { static const uint x = 0; };
template<uint B> struct D22 { static const uint x = D22<B - 1>::x + (V.yx.x); }; template<> struct D22<0> { static const uint x = 0; };
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, D0<3>::x); // literal
  Out.Store(4, D1<3>::x); // choice
  Out.Store(8, D2<3>::x); // and
  Out.Store(12, D3<3>::x); // or
  Out.Store(16, D4<3>::x); // library
  Out.Store(20, D5<3>::x); // library2
  Out.Store(24, D6<3>::x); // user
  Out.Store(28, D7<3>::x); // functemplate
  Out.Store(32, D8<3>::x); // other
  Out.Store(36, D9<3>::x); // vector
  Out.Store(40, D10<3>::x); // cast
  Out.Store(44, D11<3>::x); // sizeof
  Out.Store(48, D12<3>::x); // comma
  Out.Store(52, D13<3>::x); // nested
  Out.Store(56, D14<3>::x); // element
  Out.Store(60, D15<3>::x); // member
  Out.Store(64, D16<3>::x); // bool
  Out.Store(68, D17<3>::x); // enum
  Out.Store(72, D18<3>::x); // shift
  Out.Store(76, D19<3>::x); // negate
  Out.Store(80, D20<3>::x); // float
  Out.Store(84, D21<3>::x); // matrix
  Out.Store(88, D22<3>::x); // swizzle
}
