struct V { float4 p : SV_Position; };
struct C { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
C constants() { C c; c.e[0] = c.e[1] = c.e[2] = 1; c.i = 1; return c; }
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constant")]
V main(InputPatch<V, 3> p, uint i : SV_OutputControlPointID) {
  return p[i];
}

// RUN: not %dxil-cc-unchecked -T hs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :8:2: error: missing definition of patch constant function 'constant'; did you mean 'constants'?
// DXC: 8:2 patch constant function 'constant' must be defined
// VERDICT: more: a suggestion
