// args: -T cs_6_2
// in: u 1
// b0: f 1.5 2.5  i -3  f 4.5
// b1: f 5.5 6.5  i -7  f 8.5
// out: 6
// expect: 3fc00000 40d00000 fffffffd fffffff9 40900000 41080000
// What: members of minimum precision of ConstantBuffer<T>.
struct S { min16float2 f; min16int i; float g; };
ConstantBuffer<S> A : register(b0);
ConstantBuffer<S> B : register(b1);
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
    Out.Store(0, asuint((float)A.f.x));
    Out.Store(4, asuint((float)B.f[In.Load(0)]));
    Out.Store(8, (int)A.i);
    S s = B;
    Out.Store(12, (int)s.i);
    Out.Store(16, asuint(A.g));
    Out.Store(20, asuint(s.g));
}
