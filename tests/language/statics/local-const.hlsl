// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000004 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as a const variable of a function.
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
uint g0() { const uint x = 5u; return x; }
uint g1() { const uint x = (K > 1 ? 4u : 1u); return x; }
uint g2() { const uint x = (K > 1 && K < 9); return x; }
uint g3() { const uint x = (K > 5 || K == 2); return x; }
uint g4() { const uint x = min(7u, 3u); return x; }
uint g5() { const uint x = max(K, clamp(9u, 1u, 6u)); return x; }
uint g6() { const uint x = user(3u); return x; }
uint g7() { const uint x = doubled<uint>(3u); return x; }
uint g8() { const uint x = K; return x; }
uint g9() { const uint x = uint2(6, 7).y; return x; }
uint g10() { const uint x = (uint)float(1.5); return x; }
uint g11() { const uint x = sizeof(float3); return x; }
uint g12() { const uint x = (1u, 9u); return x; }
uint g13() { const uint x = Nest<2>::v; return x; }
uint g14() { const uint x = Arr[1]; return x; }
uint g15() { const uint x = St.b; return x; }
uint g16() { const uint x = (bool)3; return x; }
uint g17() { const uint x = (uint)Two; return x; }
uint g18() { const uint x = 1u << K; return x; }
uint g19() { const uint x = (uint)-(-3); return x; }
uint g20() { const uint x = (uint)(1.5f * 2.0f); return x; }
uint g21() { const uint x = (uint)float2x2(1,2,3,4)[1][0]; return x; }
uint g22() { const uint x = V.yx.x; return x; }
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, g0()); // literal
  Out.Store(4, g1()); // choice
  Out.Store(8, g2()); // and
  Out.Store(12, g3()); // or
  Out.Store(16, g4()); // library
  Out.Store(20, g5()); // library2
  Out.Store(24, g6()); // user
  Out.Store(28, g7()); // functemplate
  Out.Store(32, g8()); // other
  Out.Store(36, g9()); // vector
  Out.Store(40, g10()); // cast
  Out.Store(44, g11()); // sizeof
  Out.Store(48, g12()); // comma
  Out.Store(52, g13()); // nested
  Out.Store(56, g14()); // element
  Out.Store(60, g15()); // member
  Out.Store(64, g16()); // bool
  Out.Store(68, g17()); // enum
  Out.Store(72, g18()); // shift
  Out.Store(76, g19()); // negate
  Out.Store(80, g20()); // float
  Out.Store(84, g21()); // matrix
  Out.Store(88, g22()); // swizzle
}
