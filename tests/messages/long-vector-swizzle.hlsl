// Components of a vector with more than four elements have numbers only, as in DXC.
// RUN: not %dxil-cc -T cs_6_9 %s 2>&1 | FileCheck %s
RWByteAddressBuffer Buffer;
static vector<float, 8> Global;

[numthreads(1, 1, 1)] void main() {
  vector<float, 5> V = Buffer.Load<vector<float, 5> >(0);
  Buffer.Store(64, V[0]);
  // CHECK: [[@LINE+1]]:22: error: invalid swizzle 'x' on vector of over 4 elements
  Buffer.Store(64, V.x);
  // CHECK: [[@LINE+1]]:28: error: invalid swizzle 'rg' on vector of over 4 elements
  Buffer.Store(64, (V + V).rg);
  // CHECK: [[@LINE+1]]:10: error: invalid swizzle 'y' on vector of over 4 elements
  Global.y = 1;
  // CHECK-NOT: error:
}
