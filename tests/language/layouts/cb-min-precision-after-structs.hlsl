// cb: u 0x40000000 0 0 0  5 0 0 0  0x40400000 0x40800000 0 0  0x40a00000 6 7 8  9 0 0 0
// out: 8
// expect: 00000002 00000005 00000003 00000004 00000005 00000007 00000008 00000009
// What: numbers of minimum precision begin a row behind others in a constant buffer, behind arrays and typedefs too; not within a struct.
typedef min16float2 pair;
struct S { min16float f; uint k; };
cbuffer C : register(b0) { min16float a; uint b; pair p; S s; uint u; uint v; min16uint w[1]; };
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
    Out.Store4(0, uint4(uint(a), b, uint(p.x), uint(p.y)));
    Out.Store4(16, uint4(uint(s.f), u, v, w[0]));
}
