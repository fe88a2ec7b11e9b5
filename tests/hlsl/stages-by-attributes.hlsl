// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Attributes that only one stage has make a function of a library an entry point, without [shader("...")].
//
// RUN: %dxil-cc -T lib_6_6 %s -Fo %t.dxil
// RUN: %dxil-dis %t.dxil | FileCheck %s
// RUN: %dxil-val %t.dxil
// RUN: %if dxc %{ %dxc_dir/dxc -T lib_6_6 %s -Fo %t.dxc.dxil %}
// RUN: %if dxc %{ %dxil-dis %t.dxc.dxil | FileCheck %s %}
// RUN: not %dxil-cc -T lib_6_6 -DWRONG %s -Fo %t.wrong.dxil 2>&1 | FileCheck %s --check-prefix=WRONG
//
// CHECK-DAG: define void @geometry()
// CHECK-DAG: define void @control()
// CHECK-DAG: define void @evaluate()
// CHECK-DAG: define void @early()
// CHECK-DAG: !{void ()* @geometry, !"geometry"
// CHECK-DAG: !{void ()* @control, !"control"
// CHECK-DAG: !{void ()* @evaluate, !"evaluate"
// CHECK-DAG: !{void ()* @early, !"early"
// Its group size makes a function no compute shader.
// CHECK-NOT: !"group"

struct V { float4 at : SV_Position; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
RWByteAddressBuffer Out : register(u0);

[maxvertexcount(1)] void geometry(point V p[1], inout PointStream<V> s) { s.Append(p[0]); }

Factors constants(InputPatch<V, 3> p) {
  Factors f = { 1, 2, 3, p[0].at.x };
  return f;
}
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
V control(InputPatch<V, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }

[domain("tri")]
V evaluate(Factors f, const OutputPatch<V, 3> p, float3 at : SV_DomainLocation) {
  V v = { p[0].at * at.x + p[1].at * at.y + p[2].at * at.z };
  return v;
}

[earlydepthstencil] float4 early(V v) : SV_Target { return v.at; }

[numthreads(4, 1, 1)] void group(uint i : SV_GroupIndex) { Out.Store(4 * i, i); }

#ifdef WRONG
// WRONG: stages-by-attributes.hlsl:[[#@LINE+1]]:{{[0-9]+}}: error: 'domain' {{.*}}geometry
[maxvertexcount(1)] [domain("tri")] void both(point V p[1], inout PointStream<V> s) { s.Append(p[0]); }
#endif
