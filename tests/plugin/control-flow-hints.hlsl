// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// [branch], [flatten] and [loop] are in the program as hints; before other statements they say nothing.
//
// RUN: %dxil-cc -T cs_6_0 %s -Fo %t.dxil && %dxil-val %t.dxil && %dxil-dis %t.dxil | FileCheck %s
// The options are for what has no hint of its own.
// RUN: %dxil-cc -T cs_6_0 %s -Gfp -fcgl -D PLAIN | FileCheck %s --check-prefix=PREFER
// RUN: %dxil-cc -T cs_6_0 %s -Gfa -all-resources-bound -fcgl -D PLAIN | FileCheck %s --check-prefix=AVOID
// RUN: not %dxil-cc -T cs_6_0 %s -Gfa -fcgl 2>&1 | FileCheck %s --check-prefix=BOUND
// RUN: not %dxil-cc -T cs_6_0 %s -Gfa -Gfp -all-resources-bound -fcgl 2>&1 | FileCheck %s --check-prefix=BOTH
// BOUND: error: -Gfa: resources that are not bound may be read (expected -all-resources-bound too)
// BOTH: error: -Gfa and -Gfp: expected one of the two
// PREFER-COUNT-3: "dx.controlflow.hints", i32 1}
// AVOID: "dx.controlflow.hints", i32 1}
// AVOID-COUNT-2: "dx.controlflow.hints", i32 2}
RWBuffer<int> Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint3 id : SV_GroupThreadID) {
  [branch]
  int x = Out[id.x]; // none here
  // CHECK: br i1 %{{.*}}, label %{{.*}}, label %{{.*}}, !dx.controlflow.hints ![[IF:[0-9]+]]
  [branch] if (x > 3)
    Out[id.x] = sin(x);
#ifdef PLAIN
  if (x > 4)
    Out[id.x] = cos(x);
  switch (x) { case 1: Out[2] = 3; }
  return;
#endif
  // CHECK: br i1 %{{.*}}, label %{{.*}}, label %{{.*}}, !dx.controlflow.hints ![[FLAT:[0-9]+]]
  [flatten] if (x > 7) {
    Out[id.x + 1] = 4;
    x = 5;
  }
  // CHECK: ], !dx.controlflow.hints ![[SWITCH:[0-9]+]]
  [branch] switch (x) {
    case 0: Out[1] = 2; break;
    case 7: Out[2] = 5; break;
    default: Out[9] = 2;
  }
  int branch = 1, y[2] = {x, 4};
  Out[30] = y[branch];
  // CHECK: br {{.*}}, !llvm.loop ![[LOOP:[0-9]+]]
  [loop] for (int i = 0; i < 4; ++i)
    Out[i] = Out[i + x];
}
// CHECK-DAG: ![[IF]] = distinct !{![[IF]], !"dx.controlflow.hints", i32 1}
// CHECK-DAG: ![[FLAT]] = distinct !{![[FLAT]], !"dx.controlflow.hints", i32 2}
// CHECK-DAG: ![[SWITCH]] = distinct !{![[SWITCH]], !"dx.controlflow.hints", i32 1}
// CHECK-DAG: ![[LOOP]] = distinct !{![[LOOP]], ![[OFF:[0-9]+]]}
// CHECK-DAG: ![[OFF]] = !{!"llvm.loop.unroll.disable"}
