float4 main(float3 b : SV_Barycentrics) : SV_Target {
  return b.xyzz;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:24: error: entry point 'main': 'SV_Barycentrics' is not an input of pixel shaders in this shader model
// DXC: 1:24 invalid semantic 'SV_Barycentrics' for ps 6.0
// VERDICT: same
