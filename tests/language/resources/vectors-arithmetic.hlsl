// args: -T cs_6_9
// in: f 1 2 3 4 5 6 7 8  f 0.5 -1 2 -2 4 0.25 8 -0.5
// out: 32
// expect: c0200000 bf800000 c1400000 c1000000 c2180000 40980000 c2d60000 c0800000 428c0000 00000003 40a00000 41380000 00000009 00000011 0000000b 00000013 0000001c 00000015 0000001e 00000026 0000003b 0000004a 00000040 0000004f 00000246 0000004d 0000014b 00000159 40000000 00000003 3f400000 3f800000
// What: arithmetic, comparisons and library functions on vectors of eight (shader model 6.9).
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
typedef vector<float, 8> F8;
[numthreads(1, 1, 1)]
void main() {
    F8 v = In.Load<F8>(0), w = In.Load<F8>(32);
    F8 r = v * w + 2;
    r = max(r, w) - min(v, w);
    r = mad(v, w, r);
    r = select(v > w * 2, r, -r);
    Out.Store<F8>(0, r);
    Out.Store(32, asuint(dot(v, w)));
    Out.Store(36, any(v > 7) + 2 * all(v > 0) + 4 * any(v > 8));
    Out.Store(40, asuint(clamp(v, 2, 5)[6]));
    Out.Store(44, asuint(abs(w)[3] + floor(w / 3)[1] + frac(w)[7] + saturate(v)[2] + sqrt(v)[3] + exp2(v)[2] + sign(w)[1]));
    vector<int, 8> i = (vector<int, 8>)v;
    i = (i << 2) - i / 2 + (i % 3) * 5;
    Out.Store<vector<int, 8> >(48, i);
    vector<uint, 8> u = (vector<uint, 8>)i;
    u = countbits(u) + (reversebits(u) >> 28) + firstbithigh(u) * 16 + firstbitlow(u) * 256;
    Out.Store<vector<uint, 8> >(80, u);
    vector<uint, 8> bits = asuint(w);
    Out.Store(112, bits[2]);
    vector<bool, 8> b = i > 10;
    b = and(b, !(v > 6));
    Out.Store(116, b[4] + b[5] * 2 + b[6] * 4);
    Out.Store(120, asuint(lerp(v, w, 0.5)[0]));
    Out.Store(124, asuint(step(v, w)[6]));
}
