float4 main(float4 c : COLOR) : SV_Target {
  float matrix = 1;
  float while = 2;
  return c * while;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:9: error: expected identifier; 'while' is a keyword
// DXC: 3:9 expected unqualified-id
// VERDICT: more: that it is a keyword
