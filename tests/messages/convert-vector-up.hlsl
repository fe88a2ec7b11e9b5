float4 main(float3 c : COLOR) : SV_Target {
  float4 d = c;
  return d;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:14: error: cannot initialize a variable of type 'float4' with an lvalue of type 'float3'
// DXC: 2:10 cannot initialize a variable of type 'vector<float, 4>' with an lvalue of type 've...
// VERDICT: same
