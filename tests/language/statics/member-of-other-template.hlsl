// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000006 00000005 00000002 00000002 00000004 00000007 00000005 00000007 00000003 00000008 00000002 0000000d 0000000a 00000006 00000009 00000007 00000002 00000003 00000005 00000004 00000004 00000004 00000005
// What: each kind of initializer as a static member of a class template that reads one of another template.
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
template<typename T> struct X0 { static const uint x = 5u; };
template<typename T> struct W0 { static const uint y = X0<T>::x + 1; };
template<typename T> struct X1 { static const uint x = (K > 1 ? 4u : 1u); };
template<typename T> struct W1 { static const uint y = X1<T>::x + 1; };
template<typename T> struct X2 { static const uint x = (K > 1 && K < 9); };
template<typename T> struct W2 { static const uint y = X2<T>::x + 1; };
template<typename T> struct X3 { static const uint x = (K > 5 || K == 2); };
template<typename T> struct W3 { static const uint y = X3<T>::x + 1; };
template<typename T> struct X4 { static const uint x = min(7u, 3u); };
template<typename T> struct W4 { static const uint y = X4<T>::x + 1; };
template<typename T> struct X5 { static const uint x = max(K, clamp(9u, 1u, 6u)); };
template<typename T> struct W5 { static const uint y = X5<T>::x + 1; };
template<typename T> struct X6 { static const uint x = user(3u); };
template<typename T> struct W6 { static const uint y = X6<T>::x + 1; };
template<typename T> struct X7 { static const uint x = doubled<uint>(3u); };
template<typename T> struct W7 { static const uint y = X7<T>::x + 1; };
template<typename T> struct X8 { static const uint x = K; };
template<typename T> struct W8 { static const uint y = X8<T>::x + 1; };
template<typename T> struct X9 { static const uint x = uint2(6, 7).y; };
template<typename T> struct W9 { static const uint y = X9<T>::x + 1; };
template<typename T> struct X10 { static const uint x = (uint)float(1.5); };
template<typename T> struct W10 { static const uint y = X10<T>::x + 1; };
template<typename T> struct X11 { static const uint x = sizeof(float3); };
template<typename T> struct W11 { static const uint y = X11<T>::x + 1; };
template<typename T> struct X12 { static const uint x = (1u, 9u); };
template<typename T> struct W12 { static const uint y = X12<T>::x + 1; };
template<typename T> struct X13 { static const uint x = Nest<2>::v; };
template<typename T> struct W13 { static const uint y = X13<T>::x + 1; };
template<typename T> struct X14 { static const uint x = Arr[1]; };
template<typename T> struct W14 { static const uint y = X14<T>::x + 1; };
template<typename T> struct X15 { static const uint x = St.b; };
template<typename T> struct W15 { static const uint y = X15<T>::x + 1; };
template<typename T> struct X16 { static const uint x = (bool)3; };
template<typename T> struct W16 { static const uint y = X16<T>::x + 1; };
template<typename T> struct X17 { static const uint x = (uint)Two; };
template<typename T> struct W17 { static const uint y = X17<T>::x + 1; };
template<typename T> struct X18 { static const uint x = 1u << K; };
template<typename T> struct W18 { static const uint y = X18<T>::x + 1; };
template<typename T> struct X19 { static const uint x = (uint)-(-3); };
template<typename T> struct W19 { static const uint y = X19<T>::x + 1; };
template<typename T> struct X20 { static const uint x = (uint)(1.5f * 2.0f); };
template<typename T> struct W20 { static const uint y = X20<T>::x + 1; };
template<typename T> struct X21 { static const uint x = (uint)float2x2(1,2,3,4)[1][0]; };
template<typename T> struct W21 { static const uint y = X21<T>::x + 1; };
template<typename T> struct X22 { static const uint x = V.yx.x; };
template<typename T> struct W22 { static const uint y = X22<T>::x + 1; };
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, W0<float>::y); // literal
  Out.Store(4, W1<float>::y); // choice
  Out.Store(8, W2<float>::y); // and
  Out.Store(12, W3<float>::y); // or
  Out.Store(16, W4<float>::y); // library
  Out.Store(20, W5<float>::y); // library2
  Out.Store(24, W6<float>::y); // user
  Out.Store(28, W7<float>::y); // functemplate
  Out.Store(32, W8<float>::y); // other
  Out.Store(36, W9<float>::y); // vector
  Out.Store(40, W10<float>::y); // cast
  Out.Store(44, W11<float>::y); // sizeof
  Out.Store(48, W12<float>::y); // comma
  Out.Store(52, W13<float>::y); // nested
  Out.Store(56, W14<float>::y); // element
  Out.Store(60, W15<float>::y); // member
  Out.Store(64, W16<float>::y); // bool
  Out.Store(68, W17<float>::y); // enum
  Out.Store(72, W18<float>::y); // shift
  Out.Store(76, W19<float>::y); // negate
  Out.Store(80, W20<float>::y); // float
  Out.Store(84, W21<float>::y); // matrix
  Out.Store(88, W22<float>::y); // swizzle
}
