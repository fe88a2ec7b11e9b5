// args: -T cs_6_7 -HV 2021
// in: u 4
// out: 6
// expect: 0000000f 00000007 0000000d 00000004 0000000b 00000008
// What: statics whose initializers run are set in the order of their definitions, those of a template's instance before what reads them, also through functions.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
uint read() { return In.Load(0); }
template<uint N> struct Sum { static const uint v = Sum<N - 1>::v + read() + (N == 3 ? 1 : 0); };
template<> struct Sum<0> { static const uint v = 2; };
uint sum() { return Sum<3>::v; }
static uint First = sum();
struct Holder { static uint late; uint a; uint b; };
static const uint Before = read() + 3;
static uint Holder::late = Before + 6;
template<typename T> struct Traits {
  static Holder make() { Holder h; h.a = read(); h.b = sizeof(T) + h.a; return h; }
  static const Holder h = make();
};
template<typename T> uint size() { return Traits<T>::h.b; }
static uint Second = size<float>();
template<typename T> T twice(T x) { static const T two = read() / 2; return x * two; }
static uint Third = twice<uint>(2) + Before;
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, First);
  Out.Store(4, Before);
  Out.Store(8, Holder::late);
  Out.Store(12, Traits<float>::h.a);
  Out.Store(16, Third);
  Out.Store(20, Second);
}
