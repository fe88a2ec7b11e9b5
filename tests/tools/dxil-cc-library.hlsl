// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A library of exported functions: each keeps its signature, what it calls is
// inlined, and RDAT names it as in the source.
//
// RUN: %dxil-cc -T lib_6_3 %s -Fo %t.dxil
// RUN: %dxil-dis %t.dxil | FileCheck %s
// RUN: %dxil-val %t.dxil
//
// CHECK: name '\x01?twice@@YAMM@Z' unmangled 'twice' kind library stages any target lib_6_0
// CHECK: name '\x01?mad4@@YA?AV?$vector@M$03@@V1@M@Z' unmangled 'mad4' {{.*}}kind library
// CHECK-NOT: define {{.*}}helper
// CHECK: define float @"\01?twice@@YAMM@Z"(float{{.*}})
// CHECK: define <4 x float> @"\01?mad4@@YA?AV?$vector@M$03@@V1@M@Z"(<4 x float>{{.*}}, float{{.*}})
// CHECK-NOT: define {{.*}}helper

float helper(float x) { return x + 1; }

export float twice(float x) { return helper(x) * 2; }

export float4 mad4(float4 a, float b) { return a * b + helper(b); }
