// args: -T cs_6_7 -HV 2021
// out: 14
// expect: 00000011 0000000c 00000003 00000003 00000005 00000003 00000050 0000002f 00000011 00000003 00000005 0000000c 00000008 00000008
// What: each kind of initializer as an argument of a template.
RWByteAddressBuffer Out : register(u0);
static const uint K = 2;
enum E { One = 1, Two };
template<uint N> struct Nest { static const uint v = Nest<N - 1>::v + N; };
template<> struct Nest<0> { static const uint v = 2; };
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, Nest<(5u)>::v); // literal
  Out.Store(4, Nest<((K > 1 ? 4u : 1u))>::v); // choice
  Out.Store(8, Nest<((K > 1 && K < 9))>::v); // and
  Out.Store(12, Nest<((K > 5 || K == 2))>::v); // or
  Out.Store(16, Nest<(K)>::v); // other
  Out.Store(20, Nest<((uint)float(1.5))>::v); // cast
  Out.Store(24, Nest<(sizeof(float3))>::v); // sizeof
  Out.Store(28, Nest<((1u, 9u))>::v); // comma
  Out.Store(32, Nest<(Nest<2>::v)>::v); // nested
  Out.Store(36, Nest<((bool)3)>::v); // bool
  Out.Store(40, Nest<((uint)Two)>::v); // enum
  Out.Store(44, Nest<(1u << K)>::v); // shift
  Out.Store(48, Nest<((uint)-(-3))>::v); // negate
  Out.Store(52, Nest<((uint)(1.5f * 2.0f))>::v); // float
}
