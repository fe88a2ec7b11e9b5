// args: -T cs_6_7 -HV 2021
// in: u 4 9
// out: 8
// expect: 00000007 00000007 00000002 00000000 00000001 00000001 00000008 0000000c
// What: a static of a function is set the first time that its declaration is reached: it may read parameters and what the program has written by then, and one that is not reached is not set.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
static uint Count = 0;
uint kept(uint x) { static uint first = x + 3; return first; }
uint next() { return ++Count; }
uint once() { static uint number = next(); return number; }
uint branch(bool b) {
  if (b) {
    static uint n = next();
    return n;
  }
  return 0;
}
struct Pair { uint a; uint b[2]; };
uint member(uint i) {
  static Pair p = { In.Load(0), { i, In.Load(0) + i } };
  p.a += 1;
  return p.a + p.b[1];
}
template<typename T> T base(T x) { static const T first = x + In.Load(0); return first + x; }
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, kept(In.Load(0)));
  Out.Store(4, kept(In.Load(4)));
  Count = 1;
  uint last = 0;
  for (uint i = 0; i < In.Load(0); ++i)
    last = once();
  Out.Store(8, last);
  Out.Store(12, branch(false));
  Out.Store(16, uint(Count == 2));
  Out.Store(20, uint(branch(true) == 3 && branch(true) == 3));
  member(7);
  Out.Store(24, base<uint>(2));
  Out.Store(28, base<uint>(6));
}
