// cb: u 1 2 3 4  5 6 7 8
// b1: u 21 22 23 24
// out: 5
// expect: 00000001 00000002 00000005 00000015 00000016
// What: What stands in a namespace within a cbuffer is a member of that cbuffer.
RWByteAddressBuffer Out : register(u0);
cbuffer First : register(b0) {
    namespace N {
        uint a;
        namespace M { uint b; }
        static const uint unrelated = 7;
    }
    uint4 c;
}
cbuffer Second : register(b1) {
    namespace N { uint d; }
    uint e;
}
[numthreads(1, 1, 1)]
void main() {
    Out.Store(0, N::a);
    Out.Store(4, N::M::b);
    Out.Store(8, c.x);
    Out.Store(12, N::d);
    Out.Store(16, e);
}
