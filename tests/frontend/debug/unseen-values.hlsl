// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// No value of a variable is described that no instruction with a location comes to: the zeros that a static variable has before its
// initializer runs, in each inlined function that uses it, and members that are never read.
//
// RUN: %dxil-cc-unchecked -T ps_6_0 -O3 -Zi -Qembed_debug %s -Fo %t.dxil
// RUN: %dxil-dis --debug --no-headers %t.dxil | grep -v "RUN:" | FileCheck %s
//
// CHECK-LABEL: define void @main()
// CHECK-NOT: call void @llvm.dbg.value(metadata float 0.000000e+00
// CHECK-NOT: call void @llvm.dbg.value(metadata i32 undef
// CHECK: call void @llvm.dbg.value(metadata float %{{.+}}, i64 0, metadata ![[VIEW:[0-9]+]], metadata
// CHECK-NOT: call void @llvm.dbg.value(metadata float 0.000000e+00
// CHECK-NOT: call void @llvm.dbg.value(metadata i32 undef
// CHECK: ret void
// CHECK: ![[VIEW]] = !DILocalVariable({{.*}}name: "global.View"

struct Values {
  float4x4 unused[4];
  float near, far;
};
StructuredBuffer<Values> Source : register(t0);
static const Values View = Source[0];

float linear_depth(float z) { return z * View.near; }
float other_depth(float z) { return linear_depth(z) + View.far; }

float main(float z : Z) : SV_Target {
  float a = linear_depth(z);
  float b = other_depth(a);
  return a * b;
}
