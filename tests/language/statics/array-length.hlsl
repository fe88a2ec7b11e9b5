// args: -T cs_6_7 -HV 2021
// out: 14
// expect: 00000005 00000004 00000001 00000001 00000002 00000001 0000000c 00000009 00000005 00000001 00000002 00000004 00000003 00000003
// What: each kind of initializer as the length of an array.
RWByteAddressBuffer Out : register(u0);
static const uint K = 2;
enum E { One = 1, Two };
template<uint N> struct Nest { static const uint v = Nest<N - 1>::v + N; };
template<> struct Nest<0> { static const uint v = 2; };
struct L0 { uint a[5u]; };
struct L1 { uint a[(K > 1 ? 4u : 1u)]; };
struct L2 { uint a[(K > 1 && K < 9)]; };
struct L3 { uint a[(K > 5 || K == 2)]; };
struct L4 { uint a[K]; };
struct L5 { uint a[(uint)float(1.5)]; };
struct L6 { uint a[sizeof(float3)]; };
struct L7 { uint a[(1u, 9u)]; };
struct L8 { uint a[Nest<2>::v]; };
struct L9 { uint a[(bool)3]; };
struct L10 { uint a[(uint)Two]; };
struct L11 { uint a[1u << K]; };
struct L12 { uint a[(uint)-(-3)]; };
struct L13 { uint a[(uint)(1.5f * 2.0f)]; };
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, sizeof(L0) / 4); // literal
  Out.Store(4, sizeof(L1) / 4); // choice
  Out.Store(8, sizeof(L2) / 4); // and
  Out.Store(12, sizeof(L3) / 4); // or
  Out.Store(16, sizeof(L4) / 4); // other
  Out.Store(20, sizeof(L5) / 4); // cast
  Out.Store(24, sizeof(L6) / 4); // sizeof
  Out.Store(28, sizeof(L7) / 4); // comma
  Out.Store(32, sizeof(L8) / 4); // nested
  Out.Store(36, sizeof(L9) / 4); // bool
  Out.Store(40, sizeof(L10) / 4); // enum
  Out.Store(44, sizeof(L11) / 4); // shift
  Out.Store(48, sizeof(L12) / 4); // negate
  Out.Store(52, sizeof(L13) / 4); // float
}
