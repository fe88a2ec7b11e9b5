// args: -T cs_6_2
// in: u 1 2
// cb: f 1 2 3  i -4  f 5 6 0 0  f 7 8  i 9  f 10  f 11 12 0 0  f 13 14 0 0  f 15 16  u 17  f 18  u 19 0 0 0
// out: 14
// expect: 40000000 40400000 fffffffc 40c00000 40e00000 00000009 41200000 41400000 41600000 41700000 00000011 41900000 00000013 40a00000
// What: constants of minimum precision take four bytes: rows, arrays, structs, matrices by columns, and an index known at run time.
struct S { min16float2 f; min16int i; float g; };
cbuffer C : register(b0) {
    min16float3 a; min16int b;        // 0
    min16float2 c[1];                 // 16
    S s;                              // 32
    min16float2x2 m;                  // 48 64
    S t[1];                           // 80
    min16uint u;                      // 96
};
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
    uint one = In.Load(0), two = In.Load(4);
    Out.Store(0, asuint((float)a[one]));
    Out.Store(4, asuint((float)a[two]));
    Out.Store(8, (int)b);
    Out.Store(12, asuint((float)c[one - 1][one]));
    Out.Store(16, asuint((float)s.f.x));
    Out.Store(20, (int)s.i);
    Out.Store(24, asuint(s.g));
    Out.Store(28, asuint((float)m[one][0]));
    Out.Store(32, asuint((float)m._m11));
    S copy = t[one - 1];
    Out.Store(36, asuint((float)copy.f[0]));
    Out.Store(40, (int)copy.i);
    Out.Store(44, asuint(copy.g));
    Out.Store(48, u);
    Out.Store(52, asuint((float)c[0].x));
}
