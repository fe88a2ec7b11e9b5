// What cannot be in a signature is an error at the declaration or the entry point.
// RUN: not %clang -cc1 -load %plugin -triple dxil-pc-shadermodel6.6-pixel -hlsl-entry nameless \
// RUN:   -x hlsl -finclude-default-header -internal-isystem %hlsl_include -emit-obj -o %t.dxil %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NAMELESS
// RUN: not %clang -cc1 -load %plugin -triple dxil-pc-shadermodel6.6-pixel -hlsl-entry missing \
// RUN:   -x hlsl -finclude-default-header -internal-isystem %hlsl_include -emit-obj -o %t.dxil %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=MISSING
// RUN: not %clang -cc1 -load %plugin -triple dxil-pc-shadermodel6.6-pixel -hlsl-entry stage \
// RUN:   -x hlsl -finclude-default-header -internal-isystem %hlsl_include -emit-obj -o %t.dxil %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=STAGE
// RUN: not %clang -cc1 -load %plugin -triple dxil-pc-shadermodel6.6-pixel -hlsl-entry twice \
// RUN:   -x hlsl -finclude-default-header -internal-isystem %hlsl_include -emit-obj -o %t.dxil %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TWICE

// NAMELESS: errors.hlsl:[[#@LINE+1]]:{{[0-9]+}}: error: 'Color' of the entry point 'nameless': it has no semantic
float4 nameless(float4 Color) : SV_Target { return Color; }

// MISSING: error: missing entry point definition 'missing'

// STAGE: error: {{.*}}entry point 'stage': 'SV_VertexID' is not an input of pixel shaders
float4 stage(uint Vertex : SV_VertexID) : SV_Target { return Vertex; }

// TWICE: error: {{.*}}entry point 'twice': the semantic 'UV0' is there twice
float4 twice(float2 A : UV, float2 B : UV0) : SV_Target { return A.xyxy + B.xyxy; }
