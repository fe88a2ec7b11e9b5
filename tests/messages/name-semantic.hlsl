float4 main(float4 c : COLOR) : SV_Traget {
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:33: error: entry point 'main': invalid semantic 'SV_Traget' for an output of a pixel shader (shader model 6.0); did you mean 'SV_Target'?
// DXC: 1:33 invalid semantic 'SV_Traget' for ps 6.0
// VERDICT: more: a suggestion
