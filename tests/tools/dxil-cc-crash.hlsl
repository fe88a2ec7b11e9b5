// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where clang itself crashes, the message says at what.
//
// RUN: rm -f %t.dxil
// RUN: not %dxil-cc --front-end=clang -T ps_6_0 %s -Fo %t.dxil 2>&1 | FileCheck %s
// RUN: not ls %t.dxil
// CHECK: dxil-cc: error: {{.*}}dxil-cc-crash.hlsl:[[#@LINE+9]]:{{[0-9]+}}: the compiler crashed in what begins or ends here

struct Empty {};
struct S {
  float a;
  Empty e;
  float b;
};
float4 main() : SV_Target {
  S s = {1, 2};
  return s.a;
}
