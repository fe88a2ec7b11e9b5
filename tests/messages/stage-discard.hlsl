float4 main(float4 p : POSITION) : SV_Position {
  if (p.x < 0)
    discard;
  return p;
}

// RUN: not %dxil-cc-unchecked -T vs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:5: error: 'Discard' is not for the stage vertex (in 'main')
// DXC: 2:7 Opcode Discard not valid in shader model vs_6_0.
// VERDICT: more: once, no opcode
