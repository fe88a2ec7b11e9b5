template <typename T> T twice(T x) { return x + x; }
float4 main(float4 c : COLOR) : SV_Target {
  return twice(c);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 -HV 2018 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:25: error: templates require HLSL 2021 (-HV 2021)
// DXC: 1:1 'template' is a reserved keyword in HLSL
// VERDICT: more: what it needs
