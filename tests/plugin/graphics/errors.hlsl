// What cannot be in a signature is an error at the declaration or the entry point.
// RUN: not %dxil-cc -T ps_6_6 -E nameless %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=NAMELESS
// RUN: not %dxil-cc -T ps_6_6 -E missing %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not %dxil-cc -T ps_6_6 -E stage %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=STAGE
// RUN: not %dxil-cc -T ps_6_6 -E twice %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=TWICE

// NAMELESS: errors.hlsl:[[#@LINE+1]]:{{[0-9]+}}: error: missing semantic on parameter 'Color' of entry point 'nameless'
float4 nameless(float4 Color) : SV_Target { return Color; }

// MISSING: error: missing definition of entry point 'missing'

// STAGE: error: {{.*}}entry point 'stage': invalid semantic 'SV_VertexID' for an input of a pixel shader
float4 stage(uint Vertex : SV_VertexID) : SV_Target { return Vertex; }

// TWICE: error: {{.*}}entry point 'twice': duplicate semantic 'UV0'
float4 twice(float2 A : UV, float2 B : UV0) : SV_Target { return A.xyxy + B.xyxy; }
