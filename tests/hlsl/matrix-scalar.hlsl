// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A scalar among matrices stands for a matrix of it; whole numbers are converted where floats are asked for.
//
// RUN: %dxil-cc -T ps_6_2 %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s

ByteAddressBuffer Bytes;
struct Pair { float2 a; int b; };

// CHECK: call void @dx.op.discard(i32 82, i1
// CHECK: call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32
// CHECK: call i1 @dx.op.checkAccessFullyMapped.i32
// CHECK-DAG: [[CLAMPED:%[0-9]+]] = call float @dx.op.binary.f32(i32 35, float %{{[0-9]+}}, float 1.000000e+00)
// CHECK-DAG: call float @dx.op.binary.f32(i32 36, float [[CLAMPED]], float 2.000000e+00)
// CHECK-DAG: call float @dx.op.binary.f32(i32 35, float %{{[0-9]+}}, float 0.000000e+00)
float4 main(float2x2 m : M, int i : I) : SV_Target {
  clip(i);
  uint status;
  Pair p = Bytes.Load<Pair>(16, status);
  if (!CheckAccessFullyMapped(status))
    return 0;
  float2x2 n = max(m, 0) + clamp(m, 1, 2.0f) + lerp(m, m + 1, 0.5f);
  return float4(n[0], n[1]) + p.a.xyxy + p.b + refract(1, 2, 1);
}
