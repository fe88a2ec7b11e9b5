// cb: u 1 0 0 0 2 7 0 0
// out: 6
// expect: 00000001 00000002 00000001 00000002 00000007 00000009
// What: what follows a struct that holds nothing begins a row, within a struct in a constant buffer; structs with such members are copied.
struct Empty { };
struct Inner { uint a; Empty e; uint b; };
cbuffer C : register(b0) { Inner s; Empty none; uint t; };
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
    Inner copy = s;
    Out.Store4(0, uint4(s.a, s.b, copy.a, copy.b));
    Out.Store2(16, uint2(t, copy.b + t));
}
