// t1: u 0x2 0x0 0x80000000 0x1 0xffffffff 0x0 0x100 0x7f800000
// out: 8
// expect: 00000000 00000001 00000000 00000000 00000000 00000001 00000000 00000000
// What: a struct with bools is copied from a structured buffer before they are read.
struct I { bool x; bool y; };
struct S { I a[4]; };
StructuredBuffer<S> In : register(t1);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  S s = In[0];
  Out.Store(0, uint(!s.a[0].x));
  Out.Store(4, uint(!s.a[0].y));
  Out.Store(8, uint(!s.a[1].x));
  Out.Store(12, uint(!s.a[1].y));
  Out.Store(16, uint(!s.a[2].x));
  Out.Store(20, uint(!s.a[2].y));
  Out.Store(24, uint(!s.a[3].x));
  Out.Store(28, uint(!s.a[3].y));
}
