float2 main(float4 p : POSITION) : SV_Position {
  return p.xy;
}

// RUN: not %dxil-cc-unchecked -T vs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:36: error: entry point 'main': 'SV_Position' must be a float4
// DXC: - SV_Position must be float4.
// VERDICT: more: a place
