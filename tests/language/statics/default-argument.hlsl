// args: -T cs_6_7 -HV 2021
// out: 23
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000004 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as a default argument.
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
uint k0(uint x = 5u) { return x; }
uint k1(uint x = (K > 1 ? 4u : 1u)) { return x; }
uint k2(uint x = (K > 1 && K < 9)) { return x; }
uint k3(uint x = (K > 5 || K == 2)) { return x; }
uint k4(uint x = min(7u, 3u)) { return x; }
uint k5(uint x = max(K, clamp(9u, 1u, 6u))) { return x; }
uint k6(uint x = user(3u)) { return x; }
uint k7(uint x = doubled<uint>(3u)) { return x; }
uint k8(uint x = K) { return x; }
uint k9(uint x = uint2(6, 7).y) { return x; }
uint k10(uint x = (uint)float(1.5)) { return x; }
uint k11(uint x = sizeof(float3)) { return x; }
uint k12(uint x = (1u, 9u)) { return x; }
uint k13(uint x = Nest<2>::v) { return x; }
uint k14(uint x = Arr[1]) { return x; }
uint k15(uint x = St.b) { return x; }
uint k16(uint x = (bool)3) { return x; }
uint k17(uint x = (uint)Two) { return x; }
uint k18(uint x = 1u << K) { return x; }
uint k19(uint x = (uint)-(-3)) { return x; }
uint k20(uint x = (uint)(1.5f * 2.0f)) { return x; }
uint k21(uint x = (uint)float2x2(1,2,3,4)[1][0]) { return x; }
uint k22(uint x = V.yx.x) { return x; }
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, k0()); // literal
  Out.Store(4, k1()); // choice
  Out.Store(8, k2()); // and
  Out.Store(12, k3()); // or
  Out.Store(16, k4()); // library
  Out.Store(20, k5()); // library2
  Out.Store(24, k6()); // user
  Out.Store(28, k7()); // functemplate
  Out.Store(32, k8()); // other
  Out.Store(36, k9()); // vector
  Out.Store(40, k10()); // cast
  Out.Store(44, k11()); // sizeof
  Out.Store(48, k12()); // comma
  Out.Store(52, k13()); // nested
  Out.Store(56, k14()); // element
  Out.Store(60, k15()); // member
  Out.Store(64, k16()); // bool
  Out.Store(68, k17()); // enum
  Out.Store(72, k18()); // shift
  Out.Store(76, k19()); // negate
  Out.Store(80, k20()); // float
  Out.Store(84, k21()); // matrix
  Out.Store(88, k22()); // swizzle
}
