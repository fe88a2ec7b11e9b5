// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources that are members of structs: each has a binding and a name of its own, the numbers beside
// them are constants.
//
// RUN: split-file %s %t
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T cs_6_6 %t/registers.hlsl -Fo %t.dxil -Fc - | FileCheck %t/registers.hlsl
// RUN: %dxil-val %t.dxil
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_6 %t/numbers.hlsl -Fo %t.dxil -Fc - | FileCheck %t/numbers.hlsl
// RUN: %dxil-val %t.dxil
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T cs_6_6 %t/values.hlsl -Fo %t.dxil -Fc - | FileCheck %t/values.hlsl
// RUN: %dxil-val %t.dxil

//--- registers.hlsl
// A base comes first; an array's elements are resources of their own; each class counts from the
// register that is given for it, and what has none takes free ones.
// CHECK-DAG: !{i32 {{.*}}, !"g.Base.first", i32 0, i32 3, i32 1, i32 12,
// CHECK-DAG: !{i32 {{.*}}, !"g.second", i32 0, i32 4, i32 1, i32 12,
// CHECK-DAG: !{i32 {{.*}}, !"g.inner.written", i32 0, i32 5, i32 1, i32 10,
// CHECK-DAG: !{i32 {{.*}}, !"g.last", i32 0, i32 6, i32 1, i32 10,
// CHECK-DAG: !{i32 {{.*}}, !"d.2.buffers.1", i32 0, i32 15, i32 1, i32 10,
// CHECK-DAG: !{i32 {{.*}}, !"e.buffers.0", i32 0, i32 0, i32 1, i32 10,
// CHECK-DAG: !{i32 {{.*}}, !"e.buffers.1", i32 0, i32 1, i32 1, i32 10,
// CHECK-NOT: !"$Globals"
class Base { StructuredBuffer<int> first; };
class Inner { RWBuffer<int> written; };
class All : Base { Inner inner; StructuredBuffer<int> second; RWBuffer<int> last; };
All g : register(u5) : register(t3);
struct Pair { RWBuffer<int> buffers[2]; };
Pair d[8] : register(u10);
Pair e;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) {
  e.buffers[0][i] = g.inner.written[i] + g.first[i] + g.second[i] + g.last[i];
  e.buffers[1][i] = d[2].buffers[1][i];
}

//--- numbers.hlsl
// CHECK-DAG: !{i32 {{.*}}, !"m.base.map", i32 0, i32 4, i32 1, i32 2,
// CHECK-DAG: !{i32 {{.*}}, !"m.layers.1.sampler", i32 0, i32 0, i32 1, i32 0,
// A register places the numbers as well, as in DXC. Rows: scale 4; m 5 to 7 with f behind it; colours 8
// and 10; tail 12, with what stands behind m in the same row.
// CHECK-DAG: !"$Globals", i32 0, i32 0, i32 1, i32 200,
// CHECK-DAG: cbufferLoadLegacy.f32(i32 59, {{.*}}, i32 12)
struct Map { Texture2D<float4> map; float scale; };
struct Layer { SamplerState sampler; float3 colour; row_major float1x4 r; };
struct Transform { float2x3 m; float f; };
struct Material {
  Map base;
  Transform t;
  Layer layers[2];
  float tail;
  float4 get(float2 uv) { return base.map.Sample(layers[1].sampler, uv) * tail; }
};
Material m : register(t4);
float behind;
float4 pass(Material x, float2 uv) { return x.get(uv) + x.t.m[1][2] + x.layers[1].colour.z; }
float4 main(float2 uv : UV) : SV_Target {
  Material changed = m;
  changed.tail = 3;
  return pass(changed, uv) + pass(m, uv) + behind + m.t.f;
}

//--- values.hlsl
// Structs with resources are arguments, results and variables, with methods. Registers are DXC's.
// CHECK-COUNT-2: call {{.*}} @dx.op.textureLoad.f32(
// CHECK-NOT: call {{.*}} @dx.op.textureLoad
// CHECK-DAG: !"b.map", i32 0, i32 0, i32 1,
// CHECK-DAG: !"a.map", i32 0, i32 1, i32 1,
struct Image {
  Texture2D<float> map;
  float at(int2 p) { return this.map.Load(int3(p, 0)); }
};
Image a, b;
RWBuffer<float> o : register(u0);
Image same(Image i) { Image copy = i; return copy; }
float read(Image i, int2 p) { Texture2D<float> t = i.map; return t[p]; }
[numthreads(1, 1, 1)] void main(int2 p : SV_DispatchThreadID) { o[0] = same(a).at(p) + read(b, p); }
