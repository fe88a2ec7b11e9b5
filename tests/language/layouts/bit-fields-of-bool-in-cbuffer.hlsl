// cb: u 7 0x2d 9 0 0x12 5
// out: 7
// expect: 00000001 00000001 00000001 00000005 00000009 00000001 00000005
// What: bit fields of bool share a word with others in constant buffers.
struct S { uint a; bool b : 1; bool c : 2; uint d : 3; uint e; };
struct T { bool f : 1; bool g : 3; uint h : 4; };
cbuffer C : register(b0) { S s; T t; uint last; };
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
    Out.Store(0, s.a == 7);
    Out.Store(4, s.b);
    S copy = s;
    Out.Store(8, copy.b || copy.c);
    Out.Store(12, copy.d);
    Out.Store(16, s.e);
    Out.Store(20, t.h + t.f);
    Out.Store(24, last);
}
