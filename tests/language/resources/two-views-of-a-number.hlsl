// t0 typed 1: f 1 2
// t1 typed 2: u 5 6 7 8
// t2: f 1 2 3 4
// out: 5
// expect: 40000000 00000007 00000008 40400000 40800000
// What: buffers of different element types do not share their registers.
Buffer<float> A : register(t0);
Buffer<uint2> B : register(t1);
StructuredBuffer<float2> C : register(t2);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, asuint(A[1]));
  Out.Store2(4, B[1]);
  Out.Store2(12, asuint(C[1]));
}
