// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// -ftime-report names each step of the front end and each pass behind it; the container is the same.
//
// RUN: %dxil-cc -T cs_6_0 %s -Fo %t.plain
// RUN: %dxil-cc -T cs_6_0 -ftime-report %s -Fo %t.timed 2>&1 | FileCheck %s
// RUN: cmp %t.plain %t.timed

// CHECK-DAG: HLSL front end
// CHECK-DAG: Preprocess and lex
// CHECK-DAG: Parse
// CHECK-DAG: Check
// CHECK-DAG: Generate LLVM IR
// CHECK-DAG: Pass execution timing report
// CHECK-DAG: SROAPass
// CHECK-DAG: dxil-op-lower

RWStructuredBuffer<uint> b;
[numthreads(1, 1, 1)]
void main() {
  b[0] = b[1] + 1;
}
