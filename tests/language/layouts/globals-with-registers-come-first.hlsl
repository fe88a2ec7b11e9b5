// cb: u 1 2 3 4  5 6 7 8  9 10 11 12  13 14 15 16  17 18 19 20
// out: 4
// expect: 0000000a 00000009 0000000b 0000000d
// What: Globals with `register(c#)` stand where that says, those without one behind the last of them.
RWByteAddressBuffer Out : register(u0);
uint first;
uint placed : register(c2);
uint2 other;
float4 last;
[numthreads(1, 1, 1)]
void main() {
    Out.Store(0, first);
    Out.Store(4, placed);
    Out.Store(8, other.x);
    Out.Store(12, asuint(last.x));
}
