// args: -T cs_6_2
// in: f 1.5 -2  i -7 70  f 0.5
// out: 9
// expect: 3fc00000 c0000000 fffffff9 3f000000 00000046 40400000 c0800000 fffffff2 3f800000
// What: Load and Store of minimum precision in byte-address buffers move four bytes for each number.
struct S { min16float2 a; min16int b; min16uint c; min16float d; };
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
    Out.Store<min16float2>(0, In.Load<min16float2>(0));
    Out.Store<min16int>(8, In.Load<min16int>(8));
    Out.Store<min16float>(12, In.Load<min16float>(16));
    S s = In.Load<S>(0);
    Out.Store(16, (uint)s.c);
    s.a *= 2; s.b *= 2; s.d *= 2;
    Out.Store<min16float2>(20, s.a);
    Out.Store(28, (int)s.b);
    Out.Store(32, asuint((float)s.d));
}
