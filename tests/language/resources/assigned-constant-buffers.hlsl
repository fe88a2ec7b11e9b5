// cb: u 3 4 5 6 7
// out: 3
// expect: 00000003 00000005 00000004
// What: a local ConstantBuffer variable, an out parameter and an array element are assigned as resources.
struct P { uint x, y, z; };
ConstantBuffer<P> K : register(b0);
RWByteAddressBuffer Out : register(u0);
void find(out ConstantBuffer<P> found) { found = K; }
[numthreads(1,1,1)]
void main() {
    ConstantBuffer<P> L, M[2];
    L = K;
    find(M[1]);
    M[0] = M[1];
    Out.Store(0, L.x);
    Out.Store(4, M[0].z);
    Out.Store(8, (L = M[1]).y);
}
