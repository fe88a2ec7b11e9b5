// cb: u 5 6 0 0  7 11 0 0  9 10 0 0
// out: 6
// expect: 00000005 00000006 0000000a 00000007 00000009 0000000d
// What: A cbuffer in a namespace declares its members, types and functions in the global scope; in it the names of the namespace are visible.
RWByteAddressBuffer Out : register(u0);
namespace N {
  struct Pair { uint x, y; };
  static const uint Twice = 2;
  cbuffer C : register(b0) {
    Pair pair;
    struct Inner { uint z; } inner;
    namespace M { uint w; }
    uint4 last;
    uint doubled() { return inner.z * 0 + pair.x * Twice; }
  }
  uint fromInside() { return inner.z; }
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, pair.x);
  Out.Store(4, ::pair.y);
  Out.Store(8, doubled());
  Inner copy = inner;
  Out.Store(12, copy.z + N::fromInside() - inner.z);
  Out.Store(16, last.x);
  Out.Store(20, last.y + M::w - 8);
}
