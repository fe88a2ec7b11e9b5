// cb: u 1 0 0 0 2 0 0 0 5 0 0 0 6 7 0 0
// in: u 1
// out: 6
// expect: 00000001 00000002 00000005 00000006 00000007 0000000d
// What: what follows a struct that holds nothing begins a row of a constant buffer; in arrays of structs with such a member too.
struct Empty { };
struct Inner { uint a; Empty e; uint b; };
cbuffer C : register(b0) { Inner s; Inner list[1]; Empty none; uint t; };
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
    uint i = In.Load(0) - 1;
    Inner copy = list[i];
    Out.Store4(0, uint4(s.a, s.b, copy.a, list[i].b));
    Out.Store2(16, uint2(t, copy.b + t));
}
