// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Textures, samplers and byte-address buffers: the methods become ops on handles of the right kind.
//
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t.dxil -Fc %t.txt
// RUN: FileCheck %s < %t.txt
//
// The handles: kind, class and element in their properties.
// CHECK-DAG: @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 4, i32 7, i32 0, i8 0 }
// CHECK-DAG: @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 3 }
// CHECK-DAG: @dx.op.annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 2, i32 1033 })
// CHECK-DAG: @dx.op.annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 4098, i32 1033 })
// CHECK-DAG: @dx.op.annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 32782, i32 0 })
// Offsets that are not given are 0 for a sample and undefined for a load; a cube has none.
// CHECK-DAG: @dx.op.sampleLevel.f32(i32 62, {{.*}} float undef, float undef, i32 0, i32 0, i32 undef, float 1.000000e+00)
// CHECK-DAG: @dx.op.sampleLevel.f32(i32 62, {{.*}} float 1.000000e+00, float undef, i32 undef, i32 undef, i32 undef, float 0.000000e+00)
// CHECK-DAG: @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %{{.*}}, i32 1, i32 %{{.*}}, i32 %{{.*}}, i32 undef, i32 undef, i32 undef, i32 undef)
// CHECK-DAG: @dx.op.textureLoad.i32(i32 66, %dx.types.Handle %{{.*}}, i32 0, i32 %{{.*}}, i32 %{{.*}}, i32 1, i32 undef
// CHECK-DAG: @dx.op.sampleLevel.f32(i32 62, {{.*}} i32 0, i32 1, i32 undef, float 2.000000e+00)
// CHECK-DAG: @dx.op.checkAccessFullyMapped.i32(i32 71,
// CHECK-DAG: @dx.op.textureGather.f32(i32 73,
// CHECK-DAG: @dx.op.sampleCmpLevelZero.f32(i32 65,
// CHECK-DAG: @dx.op.sampleGrad.f32(i32 63,
// CHECK-DAG: @dx.op.getDimensions(i32 72, %dx.types.Handle %{{.*}}, i32 1)
// A write of one component keeps the others.
// CHECK-DAG: @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %{{.*}}, i32 undef,
// CHECK-DAG: @dx.op.textureStore.f32(i32 67, {{.*}} float 3.000000e+00, {{.*}} i8 15)
// CHECK-DAG: @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %{{.*}}, i32 0, i32 %{{.*}}, i32 %{{.*}}, i32 undef, i32 3)
// CHECK-DAG: @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %{{.*}}, i32 32, i32 undef, i8 15, i32 4)
// CHECK-DAG: @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %{{.*}}, i32 0, i32 0, i32 undef, i32 undef, i32 1)
// CHECK-NOT: dxil.

Texture2D t : register(t0);
Texture2D<float> t1 : register(t1);
TextureCube<float3> tc;
Texture2DMS<float4, 4> ms;
Texture3D<uint4> t3;
RWTexture2D<float4> rw : register(u1);
RWTexture2D<uint> ru : register(u2);
Texture2D w[4] : register(t4);
SamplerState s : register(s0);
SamplerComparisonState sc : register(s1);
ByteAddressBuffer bb;
RWByteAddressBuffer rb;
struct S { float a; int3 b; };
float f(Texture2D t) { return t.SampleLevel(s, float2(1,2), 0, int2(1,1)).x; }
[numthreads(8,8,1)] void main(uint2 i : SV_DispatchThreadID, uint g : SV_GroupIndex) { uint st, ww, hh, ll;
 float4 c = t.SampleLevel(s, i, 1) + f(w[i.x & 3]); c.x += t1.Load(int3(i, 1));
 c.xyz += tc.SampleLevel(s, float3(i, 1), 0); c += ms.Load(i, 2); c += t3[uint3(i,1)];
 c += t.SampleLevel(s, i, 2, int2(0,1), st); if (CheckAccessFullyMapped(st)) c += 1;
 c += t.GatherRed(s, i); c.y += t1.SampleCmpLevelZero(sc, i, 0.5); c += t.SampleGrad(s, i, i, i);
 t.GetDimensions(ww, hh); c.x += ww; t.GetDimensions(1, ww, hh, ll); c.y += ll;
 rw[i] = c; rw[i+1].y = 3; c = rw[i+2]; rw[i+3] = c.zyxw; ru[i] += 5; InterlockedAdd(ru[i+5], 3);
 rb.Store(0, bb.Load(4)); rb.Store4(16, bb.Load4(32)); S x = bb.Load<S>(g); rb.Store(g*16, x); rb.InterlockedAdd(0, 1, st); rb.Store(40, st); rb.Store(44, bb.Load(80, st)); 
 }
