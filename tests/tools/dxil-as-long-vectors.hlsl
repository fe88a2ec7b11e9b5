// A few instructions may copy many numbers: those of long vectors.
// RUN: %dxil-cc -T cs_6_9 -E main %s -Fo %t.dxil
// RUN: %dxil-dis --with-parts %t.dxil | %dxil-as - -o %t.again.dxil
// RUN: cmp %t.dxil %t.again.dxil
// RUN: %dxil-dis --stats %t.dxil | FileCheck %s
// CHECK: main
ByteAddressBuffer In;
RWByteAddressBuffer Out;

[numthreads(1, 1, 1)] void main() {
  vector<float, 1024> A = In.Load<vector<float, 1024> >(0), B = In.Load<vector<float, 1024> >(4096);
  vector<float, 1024> C = sqrt(A) * B + sin(B), D = max(C, A) - cos(A);
  Out.Store(0, exp2(D) + log2(C));
}
