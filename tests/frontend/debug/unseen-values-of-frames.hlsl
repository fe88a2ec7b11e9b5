// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The object of a method is described where a debugger can come to the method next: not behind its inlined code, in other blocks.
//
// RUN: %dxil-cc-unchecked -T ps_6_0 -O3 -Zi -Qembed_debug %s -Fo %t.dxil
// RUN: %dxil-dis --debug --no-headers %t.dxil | grep -v "RUN:" | FileCheck %s
//
// CHECK-LABEL: define void @main()
// CHECK-COUNT-2: call void @llvm.dbg.value(metadata float %1, i64 0, metadata !{{[0-9]+}},
// CHECK: call void @llvm.dbg.value(metadata float %1, i64 0, metadata ![[THIS:[0-9]+]],
// CHECK-NOT: metadata ![[THIS]],
// CHECK: ret void
// CHECK: ![[THIS]] = !DILocalVariable({{.*}}name: "this"

struct Counter {
  float n;
  float twice() { return n * 2; }
};
StructuredBuffer<float> Source : register(t0);

float main(float z : Z, nointerpolation uint i : I) : SV_Target {
  Counter c;
  c.n = z;
  float r = c.twice();
  if (z > 0.5) {
    c.n = Source[i];
    r += c.n * Source[i + 1];
  }
  return r * c.n;
}
