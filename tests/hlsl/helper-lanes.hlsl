// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// IsHelperLane before shader model 6.6: no sample covered, or discarded since. From 6.6 on, the operation.
//
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t.dxil -Fc - 2>&1 | FileCheck --check-prefix=OLD --implicit-check-not=warning %s
// RUN: %dxil-val %t.dxil
// RUN: %dxil-cc -T ps_6_6 %s -Fo %t.dxil -Fc - | FileCheck --check-prefix=NEW %s
// RUN: %dxil-val %t.dxil
// RUN: %dxil-cc -T cs_6_5 -E compute %s -Fo %t.dxil -Fc - | FileCheck --check-prefix=COMPUTE %s
// RUN: %dxil-val %t.dxil

// OLD: %[[COVERED:.*]] = call i32 @dx.op.coverage.i32(i32 91)
// OLD: %[[START:.*]] = icmp eq i32 %[[COVERED]], 0
// OLD: discard(i32 82, i1 true)
// OLD: %[[AFTER:.*]] = phi i1 [ true, {{.*}} ], [ %[[START]], {{.*}} ]
// OLD: select i1 %[[START]], float 1.000000e+00, float 2.000000e+00
// OLD: %[[CLIP:.*]] = fcmp {{.*}}olt float
// OLD: %[[END:.*]] = or i1 %[[AFTER]], %[[CLIP]]
// OLD: select i1 %[[END]], float 1.000000e+01, float 2.000000e+01
// NEW-COUNT-2: call i1 @dx.op.isHelperLane.i1(i32 221)
float4 main(float a : A) : SV_Target {
  float r = IsHelperLane() ? 1 : 2;
  if (a < 0.5)
    discard;
  clip(a - 0.7);
  return r + (IsHelperLane() ? 10 : 20);
}

// COMPUTE: rawBufferStore.i32(i32 140, {{.*}}, i32 7, i32 undef
RWStructuredBuffer<uint> o;
[numthreads(1, 1, 1)] void compute() { o[0] = IsHelperLane() ? 1 : 7; }
