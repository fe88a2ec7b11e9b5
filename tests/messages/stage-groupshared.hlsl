groupshared float Shared[64];
float4 main(float4 c : COLOR) : SV_Target {
  Shared[0] = c.x;
  return Shared[0];
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:13: error: groupshared variable Shared is used from main, a pixel shader; only shaders with thread groups may [SM.TGSMUNSUPPORTED]
// DXC: 3:13 Thread Group Shared Memory not supported from non-compute entry points.
// VERDICT: more: once, the variable
