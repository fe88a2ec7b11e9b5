// t1: u 0x2 0x0 0x80000000 0x1 0xffffffff 0x0 0x100 0x7f800000
// out: 8
// expect: 00000007 00000003 00000007 00000007 00000007 00000003 00000007 00000007
// What: a bool4 of a structured buffer is true where its word is not zero, and is then 1.
struct S { bool4 a; bool4 b; };
StructuredBuffer<S> In : register(t1);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (In[0].a.x == true ? 7u : 3u));
  Out.Store(4, (In[0].a.y == true ? 7u : 3u));
  Out.Store(8, (In[0].a.z == true ? 7u : 3u));
  Out.Store(12, (In[0].a.w == true ? 7u : 3u));
  Out.Store(16, (In[0].b.x == true ? 7u : 3u));
  Out.Store(20, (In[0].b.y == true ? 7u : 3u));
  Out.Store(24, (In[0].b.z == true ? 7u : 3u));
  Out.Store(28, (In[0].b.w == true ? 7u : 3u));
}
