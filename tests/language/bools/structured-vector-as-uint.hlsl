// t1: u 0x2 0x0 0x80000000 0x1 0xffffffff 0x0 0x100 0x7f800000
// out: 8
// expect: 00000001 00000000 00000001 00000001 00000001 00000000 00000001 00000001
// What: a bool4 of a structured buffer is true where its word is not zero, and is then 1.
struct S { bool4 a; bool4 b; };
StructuredBuffer<S> In : register(t1);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, uint(In[0].a.x));
  Out.Store(4, uint(In[0].a.y));
  Out.Store(8, uint(In[0].a.z));
  Out.Store(12, uint(In[0].a.w));
  Out.Store(16, uint(In[0].b.x));
  Out.Store(20, uint(In[0].b.y));
  Out.Store(24, uint(In[0].b.z));
  Out.Store(28, uint(In[0].b.w));
}
