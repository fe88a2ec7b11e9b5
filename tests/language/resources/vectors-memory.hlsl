// args: -T cs_6_9
// in: u 5 2  f 1 2 3 4 5 6 7 8 9
// t1: f 10 20 30 40 50 60 1 2 3 4 5 6
// u1: f 0 0 0 0 0 0 0 0 0 0 0 0
// groups: 1 1 1
// out: 24
// expect: 41b00000 42300000 41100000 42b00000 42dc0000 43050000 428a0000 41e80000 3f800000 40000000 40400000 40a00000 40a00000 40c00000 40e00000 41000000 41100000 00000003 00000005 00000007 00000009 0000000b 40a00000 0
// expect u1: 41300000 41b00000 42040000 42300000 425c0000 42840000 3f800000 40000000 40400000 40800000 40a00000 429a0000
// What: vectors in structured buffers, groupshared memory, arrays, structs and functions; components that are known at run time.
typedef vector<float, 6> F6;
struct S { float head; F6 v; uint tail; };
ByteAddressBuffer In : register(t0);
StructuredBuffer<F6> Src : register(t1);
RWStructuredBuffer<F6> Dst : register(u1);
RWByteAddressBuffer Out : register(u0);
groupshared F6 Shared[3];
F6 change(inout F6 a, F6 b) { a += b; a[2] = 100; return a * 2; }
[numthreads(1, 1, 1)]
void main(uint3 t : SV_DispatchThreadID) {
    uint k = In.Load(0), n = In.Load(4);
    F6 a = Src[0], b = Src[1];
    Dst[0] = a + b;
    Dst[1] = b;
    Dst[1][k] = 77;
    F6 c = change(a, b);
    c[n] = 9; c[k] += 1;
    Out.Store<F6>(0, c);
    Shared[n] = a; Shared[n - 1] = b;
    GroupMemoryBarrierWithGroupSync();
    Out.Store(24, asuint(Shared[n][k] + Shared[1][n]));
    F6 list[2] = { a, b };
    list[n - 1] *= 3;
    Out.Store(28, asuint(list[1][k] + list[0][0]));
    S s = In.Load<S>(8);
    s.v[n] += 1;
    Out.Store<S>(32, s);
    vector<float, 1> one = s.v[k];
    one += 2;
    Out.Store(64, asuint(one.x));
    vector<uint, 5> u = 3;
    for (uint i = 0; i < k; ++i) u[i] += i * n;
    Out.Store<vector<uint, 5> >(68, u);
    vector<half, 3> h = (vector<half, 3>)s.v;
    Out.Store(88, asuint((float)h.z));
}
