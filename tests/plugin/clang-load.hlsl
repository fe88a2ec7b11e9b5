// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stock clang with nothing of ours but the plugin: as a compiler proper, and by its driver for dxc's
// command line. What HLSL means is clang's own.
//
// RUN: %clang -cc1 -load %plugin -triple dxil-pc-shadermodel6.6-compute -x hlsl -hlsl-entry scale -include %S/Inputs/clang/hlsl.h -O3 -emit-obj -o %t.cc1.dxil %s
// RUN: obj2yaml %t.cc1.dxil | FileCheck %s
// RUN: %clang --driver-mode=dxc -T cs_6_6 -E scale -Vd %s -Xclang -load -Xclang %plugin -I %S/Inputs/clang -Fo %t.driver.dxil
// RUN: obj2yaml %t.driver.dxil | FileCheck %s
//
// A shader that does not compile leaves no file.
// RUN: not %clang -cc1 -load %plugin -triple dxil-pc-shadermodel6.6-compute -x hlsl -hlsl-entry missing -include %S/Inputs/clang/hlsl.h -O3 -emit-obj -o %t.none.dxil %s
// RUN: not ls %t.none.dxil

// CHECK: Name: SFI0
// CHECK: Name: PSV0
// CHECK: MinimumWaveLaneCount: 32
// CHECK: MaximumWaveLaneCount: 32
// CHECK: NumThreadsX: 64
// CHECK: EntryName: scale
// CHECK: Type: CBV
// CHECK: Space: 1
// CHECK: Type: SRVStructured
// CHECK: Type: UAVTyped
// CHECK: LowerBound: 3
// CHECK: Name: DXIL

cbuffer Factors : register(b0, space1) { float4 Factor; };
StructuredBuffer<float4> In : register(t0);
RWBuffer<float4> Out : register(u3);

[numthreads(64, 1, 1)]
[WaveSize(32)]
void scale(uint3 Id : SV_DispatchThreadID) {
  Out[Id.x] = In[Id.x] * Factor;
}
