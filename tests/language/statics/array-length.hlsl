// args: -T cs_6_7 -HV 2021
// out: 21
// expect: 00000005 00000004 00000001 00000001 00000003 00000006 00000002 00000007 00000001 0000000c 00000009 00000005 00000008 00000006 00000001 00000002 00000004 00000003 00000003 00000003 00000004
// What: each kind of initializer as the length of an array.
RWByteAddressBuffer Out : register(u0);
static const uint K = 2;
static const uint Arr[3] = {1, 8, 3};
static const uint2 V = uint2(3, 4);
struct S { uint a, b; };
static const S St = {1, 6};
enum E { One = 1, Two };
template<uint N> struct Nest { static const uint v = Nest<N - 1>::v + N; };
template<> struct Nest<0> { static const uint v = 2; };
struct L0 { uint a[5u]; };
struct L1 { uint a[(K > 1 ? 4u : 1u)]; };
struct L2 { uint a[(K > 1 && K < 9)]; };
struct L3 { uint a[(K > 5 || K == 2)]; };
struct L4 { uint a[min(7u, 3u)]; };
struct L5 { uint a[max(K, clamp(9u, 1u, 6u))]; };
struct L6 { uint a[K]; };
struct L7 { uint a[uint2(6, 7).y]; };
struct L8 { uint a[(uint)float(1.5)]; };
struct L9 { uint a[sizeof(float3)]; };
struct L10 { uint a[(1u, 9u)]; };
struct L11 { uint a[Nest<2>::v]; };
struct L12 { uint a[Arr[1]]; };
struct L13 { uint a[St.b]; };
struct L14 { uint a[(bool)3]; };
struct L15 { uint a[(uint)Two]; };
struct L16 { uint a[1u << K]; };
struct L17 { uint a[(uint)-(-3)]; };
struct L18 { uint a[(uint)(1.5f * 2.0f)]; };
struct L19 { uint a[(uint)float2x2(1,2,3,4)[1][0]]; };
struct L20 { uint a[V.yx.x]; };
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, sizeof(L0) / 4); // literal
  Out.Store(4, sizeof(L1) / 4); // choice
  Out.Store(8, sizeof(L2) / 4); // and
  Out.Store(12, sizeof(L3) / 4); // or
  Out.Store(16, sizeof(L4) / 4); // library
  Out.Store(20, sizeof(L5) / 4); // library2
  Out.Store(24, sizeof(L6) / 4); // other
  Out.Store(28, sizeof(L7) / 4); // vector
  Out.Store(32, sizeof(L8) / 4); // cast
  Out.Store(36, sizeof(L9) / 4); // sizeof
  Out.Store(40, sizeof(L10) / 4); // comma
  Out.Store(44, sizeof(L11) / 4); // nested
  Out.Store(48, sizeof(L12) / 4); // element
  Out.Store(52, sizeof(L13) / 4); // member
  Out.Store(56, sizeof(L14) / 4); // bool
  Out.Store(60, sizeof(L15) / 4); // enum
  Out.Store(64, sizeof(L16) / 4); // shift
  Out.Store(68, sizeof(L17) / 4); // negate
  Out.Store(72, sizeof(L18) / 4); // float
  Out.Store(76, sizeof(L19) / 4); // matrix
  Out.Store(80, sizeof(L20) / 4); // swizzle
}
