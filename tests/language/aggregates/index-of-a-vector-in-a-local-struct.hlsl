// in: u 2 1 4 9 0xffffffff 7
// out: 20
// expect: 0000000c 0000000a 0000000b 00000063 0000000d 0000001e 00000028 00000001 00000014 0000001e 00000028 00000002 0000000a 0000000b 0000000c 0000000d 00000005 00000006 00000001 00000007
// What: A run-time index into a vector that is a member of a local struct, read and written; one out of range takes nothing with it, neither the other members nor the other components nor the statements around it.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
struct S { uint before; float4 v; uint after; };
struct T { S s[2]; uint4 w; };
[numthreads(1, 1, 1)]
void main() {
    uint i = In.Load(0), j = In.Load(4), four = In.Load(8), nine = In.Load(12), minus = In.Load(16), seven = In.Load(20);
    S s;
    s.before = 1;
    s.v = float4(10, 11, 12, 13);
    s.after = 2;
    Out.Store(0, (uint)s.v[i]);
    s.v[i] = 99;
    Out.Store3(4, uint3((uint)s.v.x, (uint)s.v.y, (uint)s.v[i]));
    Out.Store(16, (uint)s.v.w);
    T t;
    t.s[0] = s;
    t.s[1].before = 1;
    t.s[1].v = float4(20, 30, 40, 50);
    t.s[1].after = 2;
    t.w = uint4(5, 6, 7, 8);
    uint lost = (uint)t.s[1].v[four] & 0;
    t.s[1].v[nine] = 77;
    t.s[j].v[minus] = 78;
    t.w[seven] = 79;
    lost += t.w[minus] & 0;
    Out.Store4(20, uint4((uint)t.s[1].v.y, (uint)t.s[1].v.z, t.s[1].before, (uint)t.s[1].v.x) + lost);
    Out.Store3(36, uint3((uint)t.s[1].v.y, (uint)t.s[1].v.z, t.s[1].after));
    s.v = float4(10, 11, 12, 13);
    s.v[four] += 1;
    Out.Store4(48, uint4(s.v));
    Out.Store4(64, uint4(t.w.x, t.w.y, s.before, t.w.z));
}
