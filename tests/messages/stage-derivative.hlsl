float4 main(float4 p : POSITION) : SV_Position {
  return ddx(p);
}

// RUN: not %dxil-cc-unchecked -T vs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:10: error: 'ddx' cannot be called in vertex shaders (shader model 6.0)
// DXC: 2:10 Opcode DerivCoarseX not valid in shader model vs_6_0.
// VERDICT: more: once, no opcode
