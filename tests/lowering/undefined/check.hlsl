// The check names each value that the compiler has to invent, with its place, and then fails.
// RUN: rm -f %t.dxil
// RUN: not %dxil-cc -T cs_6_0 -Od %s -Fo %t.dxil 2>&1 | FileCheck %s
// RUN: not ls %t.dxil
// RUN: %dxil-cc-unchecked -T cs_6_0 -Od -Wno-uninitialized %s -Fo %t.dxil 2>&1 | count 0
// CHECK-DAG: check.hlsl:[[#@LINE+7]]:{{.*}}warning: check: 'fmul' reads a value that nothing has set, and is given 0 (in 'twice')
// CHECK-DAG: check.hlsl:[[#@LINE+11]]:{{.*}}warning: check: '{{dx.op.bufferStore.f32|llvm.dx.resource.store.*}}' reads a value that nothing has set, and is given 0 (in
// CHECK: error: 2 undefined values were given some value (check of undefined values)

RWStructuredBuffer<float> Out : register(u0);
float twice() {
  float unset;
  return unset * 2;
}
[numthreads(8, 1, 1)] void main(uint t : SV_GroupIndex) {
  Out[t] = twice();
  float table[2];
  Out[t + 8] = table[0];
}
