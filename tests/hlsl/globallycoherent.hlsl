// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `globallycoherent` reaches the resources' metadata and the properties of their handles.
//
// RUN: split-file %s %t
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T cs_6_6 %t/coherent.hlsl -Fo %t.dxil -Fc - | FileCheck %t/coherent.hlsl
// RUN: not %dxil-cc -Qkeep_reflect_in_dxil -T cs_6_6 %t/read.hlsl -Fo %t.dxil 2>&1 | FileCheck %t/read.hlsl

//--- coherent.hlsl
// CHECK-DAG: %dx.types.ResourceProperties { i32 20492, i32 16 }
// CHECK-DAG: %dx.types.ResourceProperties { i32 20491, i32 0 }
// CHECK-DAG: %dx.types.ResourceProperties { i32 20482, i32 265 }
// CHECK-DAG: %dx.types.ResourceProperties { i32 4098, i32 265 }
// CHECK-DAG: !"a", i32 0, i32 0, i32 1, i32 12, i1 true,
// CHECK-DAG: !"b", i32 0, i32 1, i32 2, i32 11, i1 true,
// CHECK-DAG: !"c", i32 0, i32 5, i32 1, i32 2, i1 false,
// CHECK-DAG: !"d", i32 0, i32 6, i32 1, i32 2, i1 true,
globallycoherent RWStructuredBuffer<float4> a : register(u0);
globallycoherent RWByteAddressBuffer b[2] : register(u1);
RWTexture2D<float> c : register(u5);
globallycoherent RWTexture2D<float> d : register(u6);
[numthreads(1,1,1)] void main(uint3 t : SV_DispatchThreadID) {
  a[0] = b[t.x].Load(4); c[t.xy] = 1; d[t.xy] = c[t.yx];
}

//--- read.hlsl
// CHECK: read.hlsl:[[#@LINE+1]]:[[#]]: error: 'globallycoherent' is not a valid modifier for a declaration of type 'StructuredBuffer<float4>'
globallycoherent StructuredBuffer<float4> a : register(t0);
[numthreads(1, 1, 1)] void main() {}
