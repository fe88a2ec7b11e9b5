// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What libraries have in DXC beside their code: versions before 6.3, the space of constants outside of blocks, types that a
// payload shares with a buffer.
//
// No validator knows libraries of 6.1 and 6.2.
// RUN: rm -rf %t && mkdir %t
// RUN: not %dxil-cc -T lib_6_1 %s 2>&1 | FileCheck %s --check-prefix=VALIDATED
// VALIDATED: dxil-cc: error: -T lib_6_1: no validator knows libraries of this version (expected -Vd with it, or lib_6_3 or later)
// RUN: %dxil-cc -T lib_6_1 -Vd %s -Fo %t/1.dxil
// RUN: %dxil-dis %t/1.dxil | FileCheck %s --check-prefix=ONE
// RUN: %dxil-cc -T lib_6_2 -Vd %s -Fo %t/2.dxil
// ONE: call %dx.types.Handle @"dx.op.createHandleForLib.$Globals"(i32 160,
// ONE-DAG: !{!"lib", i32 6, i32 1}
// ONE-DAG: !dx.valver = !{[[NONE:![0-9]+]]}
// ONE-DAG: [[NONE]] = !{i32 0, i32 0}

// Constants outside of blocks are in space 0, also where others go elsewhere; so are resources that say it, and those in
// structs and blocks.
// RUN: %dxil-cc -T lib_6_8 -DRAYS %s -Fo %t/8.dxil
// RUN: %dxil-val %t/8.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t/8.dxil %}
// RUN: %dxil-dis %t/8.dxil | FileCheck %s --check-prefix=OPEN
// OPEN-DAG: !"Out", i32 -1, i32 -1, i32 1
// OPEN-DAG: !"Said", i32 0, i32 -1, i32 1
// OPEN-DAG: !"Parts.Member", i32 0, i32 -1, i32 1
// OPEN-DAG: !"Several.1.Member", i32 0, i32 -1, i32 1
// OPEN-DAG: !"InBlock", i32 0, i32 -1, i32 1
// OPEN-DAG: !"$Globals", i32 0, i32 -1, i32 1
// OPEN-DAG: !"Block", i32 -1, i32 -1, i32 1
// OPEN-NOT: dx.viewIdState
// RUN: %dxil-cc -T lib_6_8 -auto-binding-space 5 %s -Fo %t/5.dxil
// RUN: %dxil-dis %t/5.dxil | FileCheck %s --check-prefix=FIVE
// FIVE-DAG: !"Out", i32 5, i32 0, i32 1
// FIVE-DAG: !"Said", i32 0, i32 0, i32 1
// FIVE-DAG: !"Parts.Member", i32 0, i32 0, i32 1
// FIVE-DAG: !"Several.1.Member", i32 0, i32 1, i32 1
// FIVE-DAG: !"InBlock", i32 0, i32 2, i32 1
// FIVE-DAG: !"$Globals", i32 0, i32 0, i32 1
// FIVE-DAG: !"Block", i32 5, i32 0, i32 1
// RUN: %dxil-cc -T ps_6_8 -E pixel -auto-binding-space 5 %s -Fo %t/ps.dxil
// RUN: %dxil-dis %t/ps.dxil | FileCheck %s --check-prefix=SHADER
// SHADER-DAG: %"$Globals"* undef, !"", i32 0, i32 0, i32 1
// SHADER-DAG: %Block* undef, !"", i32 5, i32 0, i32 1

// A payload that a buffer has too is of one type.
// RUN: %dxil-dis %t/8.dxil | FileCheck %s --check-prefix=PAYLOAD
// PAYLOAD: %struct.Payload = type { float, i32 }
// PAYLOAD-NOT: %struct.Payload.
// PAYLOAD: @dx.op.traceRay.struct.Payload(i32 157,

float Scale;
cbuffer Block {
  float Bias;
  ByteAddressBuffer InBlock;
};
struct Resources {
  ByteAddressBuffer Member;
};
Resources Parts, Several[2];
RWStructuredBuffer<float> Out;
RWStructuredBuffer<float> Said : register(space0);

float scaled(float x) { return x * Scale + Bias; }

[shader("pixel")] float4 pixel(float2 uv : UV) : SV_Target {
  Out[0] = Said[1];
  return scaled(uv.x) + Parts.Member.Load(0) + Several[1].Member.Load(0) + InBlock.Load(0);
}

#ifdef RAYS
struct [raypayload] Payload {
  float value : read(caller) : write(caller, miss);
  uint count : read(caller) : write(caller, miss);
};
RWStructuredBuffer<Payload> Kept;
RaytracingAccelerationStructure Scene;
[shader("raygeneration")] void generate() {
  const RayDesc ray = {float3(0, 0, 0), 0, float3(0, 0, 1), 9};
  Payload p = Kept[0];
  TraceRay(Scene, RAY_FLAG_NONE, 255, 0, 0, 0, ray, p);
  Kept[1] = p;
}
[shader("miss")] void miss(inout Payload p) {
  p.value = 1;
  p.count = 2;
}
#endif
