// args: -T cs_6_2
// t1: f 1.5 -2  i -7  f 0.25  u 9 10  f 3 4  i 11  f 8  u 65535 12
// u1: u 0 0 0 0 0 0 0 0 0 0 0 0
// out: 8
// expect: bfc00000 fffffff9 3e800000 0000000a 40e00000 0000ffff 00000018 00000010
// expect u1: 40400000 40800000 0000000b 41000000 0000ffff 0000000c 40400000 c0800000 fffffff9 3e800000 00000012 00000014
// What: numbers of minimum precision take four bytes each in structured buffers; loads, copies and stores of parts and wholes.
struct S { min16float2 a; min16int b; float c; min16uint2 d; };
StructuredBuffer<S> In : register(t1);
RWStructuredBuffer<S> Both : register(u1);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
    S s = In[0], t = In[1];
    Both[0] = t;
    s.a *= 2;
    s.d = s.d * 2;
    Both[1] = s;
    Both[1].a.y = Both[1].a.y;
    Out.Store(0, asuint((float)(In[0].a.x - t.a.x)));
    Out.Store(4, (int)In[0].b);
    Out.Store(8, asuint(In[0].c));
    Out.Store(12, In[0].d[1]);
    Out.Store(16, asuint((float)(t.a.x + t.a.y)));
    Out.Store(20, Both[0].d.x);
    uint count, stride;
    Both.GetDimensions(count, stride);
    Out.Store(24, stride);
    Out.Store(28, sizeof(min16float) * 8);
}
