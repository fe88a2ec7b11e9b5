// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000004 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as a static member that is defined outside of its struct.
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
struct O0 { static uint x; }; static uint O0::x = 5u;
struct O1 { static uint x; }; static uint O1::x = (K > 1 ? 4u : 1u);
struct O2 { static uint x; }; static uint O2::x = (K > 1 && K < 9);
struct O3 { static uint x; }; static uint O3::x = (K > 5 || K == 2);
struct O4 { static uint x; }; static uint O4::x = min(7u, 3u);
struct O5 { static uint x; }; static uint O5::x = max(K, clamp(9u, 1u, 6u));
struct O6 { static uint x; }; static uint O6::x = user(3u);
struct O7 { static uint x; }; static uint O7::x = doubled<uint>(3u);
struct O8 { static uint x; }; static uint O8::x = K;
struct O9 { static uint x; }; static uint O9::x = uint2(6, 7).y;
struct O10 { static uint x; }; static uint O10::x = (uint)float(1.5);
struct O11 { static uint x; }; static uint O11::x = sizeof(float3);
struct O12 { static uint x; }; static uint O12::x = (1u, 9u);
struct O13 { static uint x; }; static uint O13::x = Nest<2>::v;
struct O14 { static uint x; }; static uint O14::x = Arr[1];
struct O15 { static uint x; }; static uint O15::x = St.b;
struct O16 { static uint x; }; static uint O16::x = (bool)3;
struct O17 { static uint x; }; static uint O17::x = (uint)Two;
struct O18 { static uint x; }; static uint O18::x = 1u << K;
struct O19 { static uint x; }; static uint O19::x = (uint)-(-3);
struct O20 { static uint x; }; static uint O20::x = (uint)(1.5f * 2.0f);
struct O21 { static uint x; }; static uint O21::x = (uint)float2x2(1,2,3,4)[1][0];
struct O22 { static uint x; }; static uint O22::x = V.yx.x;
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, O0::x); // literal
  Out.Store(4, O1::x); // choice
  Out.Store(8, O2::x); // and
  Out.Store(12, O3::x); // or
  Out.Store(16, O4::x); // library
  Out.Store(20, O5::x); // library2
  Out.Store(24, O6::x); // user
  Out.Store(28, O7::x); // functemplate
  Out.Store(32, O8::x); // other
  Out.Store(36, O9::x); // vector
  Out.Store(40, O10::x); // cast
  Out.Store(44, O11::x); // sizeof
  Out.Store(48, O12::x); // comma
  Out.Store(52, O13::x); // nested
  Out.Store(56, O14::x); // element
  Out.Store(60, O15::x); // member
  Out.Store(64, O16::x); // bool
  Out.Store(68, O17::x); // enum
  Out.Store(72, O18::x); // shift
  Out.Store(76, O19::x); // negate
  Out.Store(80, O20::x); // float
  Out.Store(84, O21::x); // matrix
  Out.Store(88, O22::x); // swizzle
}
