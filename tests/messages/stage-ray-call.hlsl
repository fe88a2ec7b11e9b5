struct Payload { float4 Color; };
[shader("miss")]
void miss(inout Payload p) {
  p.Color = float4(WorldRayOrigin(), RayTCurrent());
  IgnoreHit();
}

// RUN: not %dxil-cc-unchecked -T lib_6_3 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :5:3: error: 'IgnoreHit' cannot be called in miss shaders (shader model 6.3)
// DXC: 5:3 Opcode IgnoreHit not valid in shader model lib_6_3(miss).
// VERDICT: more: once, no opcode
