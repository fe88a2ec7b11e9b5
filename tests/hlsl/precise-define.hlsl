// `precise` in a macro of the command line counts as in the source: no arithmetic is `fast`.
// RUN: %dxil-cc -T cs_6_0 -D EXACT=precise %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s
// RUN: %dxil-cc -T cs_6_0 -D EXACT= %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s --check-prefix=FAST
// CHECK-NOT: fast
// CHECK: fmul float
// FAST: fmul fast float
RWStructuredBuffer<float> Out : register(u0);
[numthreads(1, 1, 1)] void main(uint t : SV_DispatchThreadID) {
  EXACT float r = Out[t] * Out[t + 1];
  Out[t] = r + Out[t + 2];
}
