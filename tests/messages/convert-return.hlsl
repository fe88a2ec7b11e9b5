float2 firstTwo(float4 c) { return c.xy; }
float4 main(float4 c : COLOR) : SV_Target {
  return firstTwo(c);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: error: cannot initialize return object of type 'float4' with an rvalue of type 'float2'
// DXC: 3:10 cannot initialize return object of type 'vector<float, 4>' with an rvalue of type...
// VERDICT: same
