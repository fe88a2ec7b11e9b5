// cb: f 1 0 0 0  f 2 3 0 0  f 4 0 0 0  f 5 6 7
// t0: u 10
// t1: u 20
// t2: u 30
// out: 8
// expect: 3f800000 40000000 40400000 40800000 40a00000 40e00000 0000000a 00000032
// What: a struct of resources and numbers in a cbuffer: its resources are globals of their own, which take no place; an array of them begins a row.
struct Bound { float x; ByteAddressBuffer one; float y; ByteAddressBuffer two[2]; float z; };
struct Numbers { float2 p; };
cbuffer C : register(b0) { float first; Bound b; Numbers n; float last; };
RWByteAddressBuffer Out : register(u0);
float sum(Bound v) { return v.x + v.y; }
[numthreads(1, 1, 1)]
void main() {
    Out.Store(0, asuint(first));
    Out.Store(4, asuint(b.x));
    Out.Store(8, asuint(b.y));
    Out.Store(12, asuint(b.z));
    Out.Store(16, asuint(n.p.x));
    Out.Store(20, asuint(last));
    Out.Store(24, b.one.Load(0));
    Out.Store(28, b.two[0].Load(0) + b.two[1].Load(0));
}
