float4 main(float4 color : COLOR) : SV_Target {
  float4 result = color * 2;
  return reslut;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: error: use of undeclared identifier 'reslut'; did you mean 'result'?
// DXC: 3:10 use of undeclared identifier 'reslut'; did you mean 'result'?
// VERDICT: same
