// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000004 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as a static member.
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
struct C0 { static const uint x = 5u; };
struct C1 { static const uint x = (K > 1 ? 4u : 1u); };
struct C2 { static const uint x = (K > 1 && K < 9); };
struct C3 { static const uint x = (K > 5 || K == 2); };
struct C4 { static const uint x = min(7u, 3u); };
struct C5 { static const uint x = max(K, clamp(9u, 1u, 6u)); };
struct C6 { static const uint x = user(3u); };
struct C7 { static const uint x = doubled<uint>(3u); };
struct C8 { static const uint x = K; };
struct C9 { static const uint x = uint2(6, 7).y; };
struct C10 { static const uint x = (uint)float(1.5); };
struct C11 { static const uint x = sizeof(float3); };
struct C12 { static const uint x = (1u, 9u); };
struct C13 { static const uint x = Nest<2>::v; };
struct C14 { static const uint x = Arr[1]; };
struct C15 { static const uint x = St.b; };
struct C16 { static const uint x = (bool)3; };
struct C17 { static const uint x = (uint)Two; };
struct C18 { static const uint x = 1u << K; };
struct C19 { static const uint x = (uint)-(-3); };
struct C20 { static const uint x = (uint)(1.5f * 2.0f); };
struct C21 { static const uint x = (uint)float2x2(1,2,3,4)[1][0]; };
struct C22 { static const uint x = V.yx.x; };
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, C0::x); // literal
  Out.Store(4, C1::x); // choice
  Out.Store(8, C2::x); // and
  Out.Store(12, C3::x); // or
  Out.Store(16, C4::x); // library
  Out.Store(20, C5::x); // library2
  Out.Store(24, C6::x); // user
  Out.Store(28, C7::x); // functemplate
  Out.Store(32, C8::x); // other
  Out.Store(36, C9::x); // vector
  Out.Store(40, C10::x); // cast
  Out.Store(44, C11::x); // sizeof
  Out.Store(48, C12::x); // comma
  Out.Store(52, C13::x); // nested
  Out.Store(56, C14::x); // element
  Out.Store(60, C15::x); // member
  Out.Store(64, C16::x); // bool
  Out.Store(68, C17::x); // enum
  Out.Store(72, C18::x); // shift
  Out.Store(76, C19::x); // negate
  Out.Store(80, C20::x); // float
  Out.Store(84, C21::x); // matrix
  Out.Store(88, C22::x); // swizzle
}
