// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Methods of resources that few shaders call, on objects that are const, and by names without arguments.
//
// RUN: %dxil-cc -T ps_6_8 -enable-16bit-types %s -Fo %t.dxil -Fc - | FileCheck %s
// RUN: %dxil-val %t.dxil
// RUN: not %dxil-cc -T ps_6_7 -enable-16bit-types %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=EARLY
//
// CHECK-DAG: @dx.op.textureGatherRaw.i16(i32 223, %dx.types.Handle %{{.*}}, %dx.types.Handle %{{.*}}, float %{{.*}}, float %{{.*}}, float undef, float undef, i32 0, i32 0)
// CHECK-DAG: @dx.op.textureGatherRaw.i64(i32 223, %dx.types.Handle %{{.*}}, %dx.types.Handle %{{.*}}, float %{{.*}}, float %{{.*}}, float 1.0{{.*}}, float undef, i32 -5, i32 7)
// CHECK-DAG: @dx.op.calculateLOD.f32(i32 81, %dx.types.Handle %{{.*}}, %dx.types.Handle %{{.*}}, float %{{.*}}, float %{{.*}}, float undef, i1 true)
// A constant bias is kept to what samplers take.
// CHECK-DAG: @dx.op.sampleBias.f32(i32 61, {{.*}}, float -1.6{{.*}}, float undef)
// Two words of a 64-bit element are a U32 resource.
// CHECK-DAG: @dx.op.textureStore.i32(i32 67, %dx.types.Handle %{{.*}}, i32 0, i32 0, i32 undef, i32 7, i32 0, i32 7, i32 0, i8 15)
// A buffer of the heap says by its handle that it has a counter.
// CHECK-DAG: @dx.op.annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 36876, i32 4 })
// EARLY: error: 'CalculateLevelOfDetail' requires shader model 6.8 or later
Texture2D<uint16_t> Small : register(t0);
Texture2DArray<uint64_t> Wide : register(t1);
Texture2D Plain : register(t2);
Buffer Bare : register(t3);
RWTexture2D<uint64_t> Written : register(u0);
SamplerState Filter : register(s0);
SamplerComparisonState Compare : register(s1);
float4 fetch(Buffer b, uint i) { return b[i]; }
float4 read(const Texture2D t, float2 uv) { return t.SampleBias(Filter, uv, -999) + t[uint2(0, 1)]; }
float4 main(float2 uv : UV) : SV_Target {
  AppendStructuredBuffer<uint> list = ResourceDescriptorHeap[3];
  list.Append(5);
  Written[uint2(0, 0)] = 7;
  uint16_t4 small = Small.GatherRaw(Filter, uv);
  uint64_t4 wide = Wide.GatherRaw(Filter, float3(uv, 1), int2(-5, 7));
  return small + float4(wide) + Plain.CalculateLevelOfDetail(Compare, uv) + fetch(Bare, 1) + read(Plain, uv);
}
