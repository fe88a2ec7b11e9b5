// t0: u 1 2
// t1: u 1 2 f 1 u 4 5 f 6.5
// t2 typed 4: i 1 2 3 4 10 20 30 40
// cb: u 100 0 0 0 f 1 0 0 0 0.25
// u1: u 0 0 0 0
// out: 3
// expect: 00000089 40d80000 00000001
// What: a raw, a structured, a typed and a constant buffer, and two to write.
ByteAddressBuffer A : register(t0);
struct S { uint2 x; float y; };
StructuredBuffer<S> B : register(t1);
Buffer<int4> C : register(t2);
cbuffer D : register(b0) { uint d; float e[2]; };
RWStructuredBuffer<uint2> O : register(u1);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, A.Load(4) + B[1].x.y + uint(C[1].z) + d);
  Out.Store(4, asuint(B[1].y + e[1]));
  O[1] = uint2(d, A.Load(0));
  Out.Store(8, O[1].y);
}
