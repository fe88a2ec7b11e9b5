struct V { float4 p : SV_Position; };
struct C { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
C constants() { C c; c.e[0] = c.e[1] = c.e[2] = 1; c.i = 1; return c; }
[domain("triangle")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
V main(InputPatch<V, 3> p, uint i : SV_OutputControlPointID) {
  return p[i];
}

// RUN: not %dxil-cc-unchecked -T hs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:2: error: attribute 'domain' must have one of these values: "isoline", "tri", "quad"; not 'triangle'
// DXC: 4:9 attribute 'domain' must have one of these values: tri,quad,isoline
// VERDICT: same
