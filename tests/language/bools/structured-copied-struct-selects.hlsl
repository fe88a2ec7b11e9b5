// t1: u 0x2 0x0 0x80000000 0x1 0xffffffff 0x0 0x100 0x7f800000
// out: 8
// expect: 0000000b 00000016 0000000b 0000000b 0000000b 00000016 0000000b 0000000b
// What: a struct with bools is copied from a structured buffer before they are read.
struct I { bool x; bool y; };
struct S { I a[4]; };
StructuredBuffer<S> In : register(t1);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  S s = In[0];
  Out.Store(0, (s.a[0].x ? 11u : 22u));
  Out.Store(4, (s.a[0].y ? 11u : 22u));
  Out.Store(8, (s.a[1].x ? 11u : 22u));
  Out.Store(12, (s.a[1].y ? 11u : 22u));
  Out.Store(16, (s.a[2].x ? 11u : 22u));
  Out.Store(20, (s.a[2].y ? 11u : 22u));
  Out.Store(24, (s.a[3].x ? 11u : 22u));
  Out.Store(28, (s.a[3].y ? 11u : 22u));
}
