// out: 3
// expect: 00000006 0000000c 00000015
// What: a default argument that does not fit a template's instance matters only to a call that leaves it out.
RWByteAddressBuffer Out : register(u0);
struct Twice {
  static Twice create() { Twice t; t.dummy = 0; return t; }
  uint map(uint x) { return 2 * x; }
  uint dummy;
};
struct Thrice {
  static Thrice create() { Thrice t; t.dummy = 0; return t; }
  uint map(uint x) { return 3 * x; }
  uint dummy;
};
template <typename Map> uint apply(uint x, Map m = Twice::create()) { return m.map(x); }
template <typename Map> uint applyTwice(uint x, Map m) { return apply(apply(x, m), m); }
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, apply<Twice>(3));
  Out.Store(4, apply(4, Thrice::create()));
  Out.Store(8, apply<Thrice>(7, Thrice::create()));
}
