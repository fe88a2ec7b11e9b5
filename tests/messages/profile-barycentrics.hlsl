float4 main(float3 b : SV_Barycentrics) : SV_Target {
  return b.xyzz;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:24: error: entry point 'main': invalid semantic 'SV_Barycentrics' for an input of a pixel shader (shader model 6.0)
// DXC: 1:24 invalid semantic 'SV_Barycentrics' for ps 6.0
// VERDICT: same
