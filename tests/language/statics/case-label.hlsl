// args: -T cs_6_7 -HV 2021
// out: 14
// expect: 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000001
// What: each kind of initializer as a label of a switch.
RWByteAddressBuffer Out : register(u0);
static const uint K = 2;
enum E { One = 1, Two };
template<uint N> struct Nest { static const uint v = Nest<N - 1>::v + N; };
template<> struct Nest<0> { static const uint v = 2; };
uint sw0(uint x) { switch (x) { case 5u: return 1; default: return 2; } }
uint sw1(uint x) { switch (x) { case (K > 1 ? 4u : 1u): return 1; default: return 2; } }
uint sw2(uint x) { switch (x) { case (K > 1 && K < 9): return 1; default: return 2; } }
uint sw3(uint x) { switch (x) { case (K > 5 || K == 2): return 1; default: return 2; } }
uint sw4(uint x) { switch (x) { case K: return 1; default: return 2; } }
uint sw5(uint x) { switch (x) { case (uint)float(1.5): return 1; default: return 2; } }
uint sw6(uint x) { switch (x) { case sizeof(float3): return 1; default: return 2; } }
uint sw7(uint x) { switch (x) { case (1u, 9u): return 1; default: return 2; } }
uint sw8(uint x) { switch (x) { case Nest<2>::v: return 1; default: return 2; } }
uint sw9(uint x) { switch (x) { case (bool)3: return 1; default: return 2; } }
uint sw10(uint x) { switch (x) { case (uint)Two: return 1; default: return 2; } }
uint sw11(uint x) { switch (x) { case 1u << K: return 1; default: return 2; } }
uint sw12(uint x) { switch (x) { case (uint)-(-3): return 1; default: return 2; } }
uint sw13(uint x) { switch (x) { case (uint)(1.5f * 2.0f): return 1; default: return 2; } }
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, sw0(5)); // literal
  Out.Store(4, sw1(4)); // choice
  Out.Store(8, sw2(1)); // and
  Out.Store(12, sw3(1)); // or
  Out.Store(16, sw4(2)); // other
  Out.Store(20, sw5(1)); // cast
  Out.Store(24, sw6(12)); // sizeof
  Out.Store(28, sw7(9)); // comma
  Out.Store(32, sw8(5)); // nested
  Out.Store(36, sw9(1)); // bool
  Out.Store(40, sw10(2)); // enum
  Out.Store(44, sw11(4)); // shift
  Out.Store(48, sw12(3)); // negate
  Out.Store(52, sw13(3)); // float
}
