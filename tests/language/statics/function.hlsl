// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000004 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as a static of a function.
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
uint f0() { static const uint x = 5u; return x; }
uint f1() { static const uint x = (K > 1 ? 4u : 1u); return x; }
uint f2() { static const uint x = (K > 1 && K < 9); return x; }
uint f3() { static const uint x = (K > 5 || K == 2); return x; }
uint f4() { static const uint x = min(7u, 3u); return x; }
uint f5() { static const uint x = max(K, clamp(9u, 1u, 6u)); return x; }
uint f6() { static const uint x = user(3u); return x; }
uint f7() { static const uint x = doubled<uint>(3u); return x; }
uint f8() { static const uint x = K; return x; }
uint f9() { static const uint x = uint2(6, 7).y; return x; }
uint f10() { static const uint x = (uint)float(1.5); return x; }
uint f11() { static const uint x = sizeof(float3); return x; }
uint f12() { static const uint x = (1u, 9u); return x; }
uint f13() { static const uint x = Nest<2>::v; return x; }
uint f14() { static const uint x = Arr[1]; return x; }
uint f15() { static const uint x = St.b; return x; }
uint f16() { static const uint x = (bool)3; return x; }
uint f17() { static const uint x = (uint)Two; return x; }
uint f18() { static const uint x = 1u << K; return x; }
uint f19() { static const uint x = (uint)-(-3); return x; }
uint f20() { static const uint x = (uint)(1.5f * 2.0f); return x; }
uint f21() { static const uint x = (uint)float2x2(1,2,3,4)[1][0]; return x; }
uint f22() { static const uint x = V.yx.x; return x; }
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, f0()); // literal
  Out.Store(4, f1()); // choice
  Out.Store(8, f2()); // and
  Out.Store(12, f3()); // or
  Out.Store(16, f4()); // library
  Out.Store(20, f5()); // library2
  Out.Store(24, f6()); // user
  Out.Store(28, f7()); // functemplate
  Out.Store(32, f8()); // other
  Out.Store(36, f9()); // vector
  Out.Store(40, f10()); // cast
  Out.Store(44, f11()); // sizeof
  Out.Store(48, f12()); // comma
  Out.Store(52, f13()); // nested
  Out.Store(56, f14()); // element
  Out.Store(60, f15()); // member
  Out.Store(64, f16()); // bool
  Out.Store(68, f17()); // enum
  Out.Store(72, f18()); // shift
  Out.Store(76, f19()); // negate
  Out.Store(80, f20()); // float
  Out.Store(84, f21()); // matrix
  Out.Store(88, f22()); // swizzle
}
