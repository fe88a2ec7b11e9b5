float4 main(uint id : SV_VertexId2D) : SV_Position {
  return id;
}

// RUN: not %dxil-cc-unchecked -T vs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:23: error: entry point 'main': invalid semantic 'SV_VertexId2D': it is not a system value; did you mean 'SV_VertexID'?
// DXC: 1:23 invalid semantic 'SV_VertexId2D' for vs 6.0
// VERDICT: more: a suggestion
