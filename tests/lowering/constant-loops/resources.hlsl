// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loops whose counter chooses among resources of different bindings are unrolled, with the optimiser and without.
//
// RUN: %dxil-cc -T ps_6_0 -Od %s -Fo %t0.dxil && %dxil-val %t0.dxil
// RUN: %dxil-dis %t0.dxil | FileCheck %s
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t3.dxil && %dxil-val %t3.dxil
// RUN: %dxil-dis %t3.dxil | FileCheck %s
// RUN: not %dxil-cc -T ps_6_0 %s -D UNKNOWN -Fo %t-bad.dxil 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: resources.hlsl:{{.*}}error: {{resource is selected at run time from different bindings|cannot unroll loop}}
AppendStructuredBuffer<float4> A : register(u1);
AppendStructuredBuffer<float4> B : register(u2);
AppendStructuredBuffer<float4> C : register(u3);
uint Wanted, Times;

// The counter is known, and the loop around it is not.
// CHECK: define void @main()
// CHECK-COUNT-3: call i32 @dx.op.bufferUpdateCounter(
// CHECK-NOT: @dx.op.bufferUpdateCounter(
// CHECK: {{^}$}}
#ifdef UNKNOWN
#define END Times
#else
#define END 3
#endif
float append(float value) {
  AppendStructuredBuffer<float4> all[] = {A, B, C};
  float result = 0;
  [unroll] for (uint k = 0; k < END; k++) {
    result += 15;
    if (Wanted == k) {
      all[k].Append(value);
      return result;
    }
  }
  return result + 1;
}

float main(float3 a : A) : SV_Target {
  float result = 0;
  [loop] for (uint i = 0; i < Times; i++)
    result += append(a.x + i);
  return result;
}
