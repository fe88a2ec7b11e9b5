void split(float4 c, out float3 rgb, out float a) { rgb = c.rgb; }
float4 main(float4 c : COLOR) : SV_Target {
  float3 rgb;
  float a;
  split(c, rgb, a);
  return float4(rgb, a);
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:48: warning: out parameter 'a' is never assigned [-Wparameter-usage]
// CHECK: :2:1: warning: entry point 'main': not all components of output 'SV_Target0' are written [-Wunset-output]
// DXC: 1:66 parameter 'a' is uninitialized when used here [-Wparameter-usage]
// VERDICT: same
