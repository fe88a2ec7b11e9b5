// t0: u 10
// t1: u 11
// t2: u 12
// t3: u 13
// t4: u 14
// t5: u 15 0 0 0
// out: 6
// expect: 0000000a 0000000d 0000000c 0000000e 0000000b 0000000f
// What: Resources without a register get theirs in the order of their declarations, and behind all others those in structs, each struct's in the order in which the program uses them, where statics are set first; then tbuffers.
tbuffer Last { uint last; }
struct Pair { ByteAddressBuffer a; ByteAddressBuffer b; ByteAddressBuffer c; };
Pair First;
Pair Second;
ByteAddressBuffer Single;
static ByteAddressBuffer Chosen = First.c;
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
    uint single = Single.Load(0);
    uint d = Second.a.Load(0);
    uint b = First.b.Load(0);
    uint a = First.a.Load(0);
    Out.Store(0, single);
    Out.Store(4, a);
    Out.Store(8, b);
    Out.Store(12, d);
    Out.Store(16, Chosen.Load(0));
    Out.Store(20, last);
}
