float4 main(float4 c : COLOR) : SV_Target {
  float a[4] = {1, 2, 3, 4};
  float b[3] = a;
  return b[0];
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:16: error: cannot initialize a variable of type 'float [3]' with an lvalue of type 'float [4]'; use an explicit cast
// DXC: 3:9 cannot initialize a variable of type 'float [3]' with an lvalue of type 'float [4]'
// VERDICT: same
