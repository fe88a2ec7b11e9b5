// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000004 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as a static of a namespace.
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
namespace N0 { static const uint x = 5u; }
namespace N1 { static const uint x = (K > 1 ? 4u : 1u); }
namespace N2 { static const uint x = (K > 1 && K < 9); }
namespace N3 { static const uint x = (K > 5 || K == 2); }
namespace N4 { static const uint x = min(7u, 3u); }
namespace N5 { static const uint x = max(K, clamp(9u, 1u, 6u)); }
namespace N6 { static const uint x = user(3u); }
namespace N7 { static const uint x = doubled<uint>(3u); }
namespace N8 { static const uint x = K; }
namespace N9 { static const uint x = uint2(6, 7).y; }
namespace N10 { static const uint x = (uint)float(1.5); }
namespace N11 { static const uint x = sizeof(float3); }
namespace N12 { static const uint x = (1u, 9u); }
namespace N13 { static const uint x = Nest<2>::v; }
namespace N14 { static const uint x = Arr[1]; }
namespace N15 { static const uint x = St.b; }
namespace N16 { static const uint x = (bool)3; }
namespace N17 { static const uint x = (uint)Two; }
namespace N18 { static const uint x = 1u << K; }
namespace N19 { static const uint x = (uint)-(-3); }
namespace N20 { static const uint x = (uint)(1.5f * 2.0f); }
namespace N21 { static const uint x = (uint)float2x2(1,2,3,4)[1][0]; }
namespace N22 { static const uint x = V.yx.x; }
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, N0::x); // literal
  Out.Store(4, N1::x); // choice
  Out.Store(8, N2::x); // and
  Out.Store(12, N3::x); // or
  Out.Store(16, N4::x); // library
  Out.Store(20, N5::x); // library2
  Out.Store(24, N6::x); // user
  Out.Store(28, N7::x); // functemplate
  Out.Store(32, N8::x); // other
  Out.Store(36, N9::x); // vector
  Out.Store(40, N10::x); // cast
  Out.Store(44, N11::x); // sizeof
  Out.Store(48, N12::x); // comma
  Out.Store(52, N13::x); // nested
  Out.Store(56, N14::x); // element
  Out.Store(60, N15::x); // member
  Out.Store(64, N16::x); // bool
  Out.Store(68, N17::x); // enum
  Out.Store(72, N18::x); // shift
  Out.Store(76, N19::x); // negate
  Out.Store(80, N20::x); // float
  Out.Store(84, N21::x); // matrix
  Out.Store(88, N22::x); // swizzle
}
