// t1: u 0x2 0x0 0x80000000 0x1 0xffffffff 0x0 0x100 0x7f800000
// out: 8
// expect: 00000000 00000005 00000000 00000000 00000000 00000005 00000000 00000000
// What: a bool array in a structured buffer, at an index from memory.
struct S { bool a[8]; };
StructuredBuffer<S> In : register(t1);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  for (uint i = 0; i < 8; ++i) {
    bool x = In[0].a[i];
    Out.Store(4 * i, (x ? 0u : 5u));
  }
}
