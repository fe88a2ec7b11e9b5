float4 main(float4 c : COLOR) : SV_Target {
  goto end;
end:
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:3: error: 'goto' is unsupported in HLSL
// CHECK: :3:1: error: labels such as 'end:' are unsupported in HLSL
// DXC: 2:3 goto is unsupported in HLSL
// VERDICT: same
