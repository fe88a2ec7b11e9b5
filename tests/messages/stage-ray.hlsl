struct Payload { float4 Color; };
[shader("miss")]
void miss(Payload p) {
  p.Color = 0;
}

// RUN: not %dxil-cc-unchecked -T lib_6_3 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:19: error: payload parameter 'p' must be 'inout'
// DXC: 3:19 payload parameter 'p' must be 'inout'
// VERDICT: same
