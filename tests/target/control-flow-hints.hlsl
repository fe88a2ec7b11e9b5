// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// [branch], [flatten] and [loop] are in the program as hints; before other statements they say nothing.
//
// RUN: %dxil-cc -T cs_6_0 %s -Fo %t.dxil && %dxil-val %t.dxil && %dxil-dis %t.dxil | FileCheck %s
RWBuffer<int> Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint3 id : SV_GroupThreadID) {
  [branch]
  int x = Out[id.x]; // none here
  // CHECK: br i1 %{{.*}}, label %{{.*}}, label %{{.*}}, !dx.controlflow.hints ![[IF:[0-9]+]]
  [branch] if (x > 3)
    Out[id.x] = sin(x);
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
