float4 main(float4 c : COLOR) : SV_Target {
  goto end;
end:
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:3: error: HLSL has no 'goto'
// CHECK: :3:1: error: HLSL has no labels, such as 'end:'
// DXC: 2:3 goto is unsupported in HLSL
// VERDICT: same
