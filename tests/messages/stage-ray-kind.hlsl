struct Payload { float4 Color; };
[shader("closesthitt")]
void hit(inout Payload p, BuiltInTriangleIntersectionAttributes a) {
  p.Color = 0;
}

// RUN: not %dxil-cc-unchecked -T lib_6_3 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:2: error: unknown shader stage 'closesthitt'; did you mean 'closesthit'?
// DXC: 2:2 attribute 'shader' must have one of these values: compute,vertex,pixel,hull,domain,...
// VERDICT: more: a suggestion
