// args: -T cs_6_7 -HV 2021
// out: 14
// expect: 00000005 00000004 00000001 00000001 00000002 00000001 0000000c 00000009 00000005 00000001 00000002 00000004 00000003 00000003
// What: each kind of initializer as an enumerator.
RWByteAddressBuffer Out : register(u0);
static const uint K = 2;
enum E { One = 1, Two };
template<uint N> struct Nest { static const uint v = Nest<N - 1>::v + N; };
template<> struct Nest<0> { static const uint v = 2; };
enum En0 { en0 = 5u };
enum En1 { en1 = (K > 1 ? 4u : 1u) };
enum En2 { en2 = (K > 1 && K < 9) };
enum En3 { en3 = (K > 5 || K == 2) };
enum En4 { en4 = K };
enum En5 { en5 = (uint)float(1.5) };
enum En6 { en6 = sizeof(float3) };
enum En7 { en7 = (1u, 9u) };
enum En8 { en8 = Nest<2>::v };
enum En9 { en9 = (bool)3 };
enum En10 { en10 = (uint)Two };
enum En11 { en11 = 1u << K };
enum En12 { en12 = (uint)-(-3) };
enum En13 { en13 = (uint)(1.5f * 2.0f) };
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)en0); // literal
  Out.Store(4, (uint)en1); // choice
  Out.Store(8, (uint)en2); // and
  Out.Store(12, (uint)en3); // or
  Out.Store(16, (uint)en4); // other
  Out.Store(20, (uint)en5); // cast
  Out.Store(24, (uint)en6); // sizeof
  Out.Store(28, (uint)en7); // comma
  Out.Store(32, (uint)en8); // nested
  Out.Store(36, (uint)en9); // bool
  Out.Store(40, (uint)en10); // enum
  Out.Store(44, (uint)en11); // shift
  Out.Store(48, (uint)en12); // negate
  Out.Store(52, (uint)en13); // float
}
