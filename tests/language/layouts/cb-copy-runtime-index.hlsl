// args: -T cs_6_2
// in: u 1 2
// cb: f 1 2 3 4  f 5 6 7 8  f 9 10 11 12  f 13 0 0 0  f 14 0 0 0  f 15 0 0 0  f 16 17 18 19  f 20 21 22 23  f 24 25 26 27  f 28 29 30 31
// out: 9
// expect: 44180000 41700000 41d80000 41f00000 41b80000 42680000 40a00000 41600000 43970000
// What: copies of a constant buffer in a local struct, indexed at run time: read only, and written at one element.
struct Light { float3 at; float power; };
struct S { Light lights[3]; float weights[3]; row_major float2x4 m[2]; };
cbuffer C : register(b0) { S source; };
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
struct Holder { uint first; S s; };
float read(Holder h, uint i) { return h.s.lights[i].at.y * 100 + h.s.lights[i].power; }
[numthreads(1, 1, 1)]
void main() {
    uint a = In.Load(0), b = In.Load(4);
    Holder h;
    h.first = 1;
    h.s = source;
    Out.Store(0, asuint(read(h, a)));                          // 608
    Out.Store(4, asuint(h.s.weights[b]));                      // 15
    Out.Store(8, asuint(h.s.weights[b - 1] + h.s.weights[0])); // 14 + 13
    Out.Store(12, asuint(h.s.m[a][1].z));                      // 30
    Out.Store(16, asuint(h.s.m[0][a].w));                      // 23
    S written = source;
    written.lights[b].power = 50;
    Out.Store(20, asuint(written.lights[b].power + written.lights[a].power)); // 58
    Out.Store(24, asuint(written.lights[b - a].at.x));         // 5
    Out.Store(28, asuint(written.weights[a]));                 // 14
    float sum = 0;
    for (uint i = 0; i < b + a; ++i) {
        S again = source;
        sum += again.lights[i].at.z * again.weights[i];
    }
    Out.Store(32, asuint(sum));                                // 3 * 13 + 7 * 14 + 11 * 15
}
