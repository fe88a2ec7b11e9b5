StructuredBuffer Data : register(t0);
float4 main(float4 c : COLOR) : SV_Target {
  return Data[0];
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:1: error: use of template 'StructuredBuffer' requires template arguments
// DXC: 1:1 use of class template 'StructuredBuffer' requires template arguments
// VERDICT: more: no errors that follow
