float4 main(uint id : SV_VertexID) : SV_Target {
  return id;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:23: error: entry point 'main': invalid semantic 'SV_VertexID' for an input of a pixel shader (shader model 6.0)
// DXC: 1:23 invalid semantic 'SV_VertexID' for ps 6.0
// VERDICT: same
