// Comparisons of vectors as numbers are 1 and 0, and a vector is true where it is not zero (in C++
// -1, and where it is negative).
// RUN: %dxil-cc -T cs_6_0 -E main %s -Fo %t.dxil -Fc %t.txt
// RUN: FileCheck %s --input-file %t.txt

RWBuffer<float2> F : register(u0);
RWBuffer<int2> N : register(u1);

[numthreads(1, 1, 1)] void main() {
  float2 a = F[0], b = F[1];
  // CHECK-COUNT-2: uitofp i1 {{.*}} to float
  float2 less = a < b;
  F[2] = less;
  // CHECK: select i1 %{{.*}}, i32 6, i32 5
  N[0] = (int2)!a + 5;
  // CHECK: [[TRUE:%.*]] = icmp eq i32 %{{.*}}, 0
  // CHECK: select i1 [[TRUE]]
  F[3] = select(N[1], a, b);
}
