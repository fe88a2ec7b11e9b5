struct Inner { Texture2D map; };
struct Material { float4 tint; Inner inner; };
StructuredBuffer<Material> Materials;
float4 main() : SV_Target { return Materials[0].tint; }

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:1: error: 'Material' cannot be used as a type parameter of 'StructuredBuffer': it is or contains an object
// CHECK: :1:26: note: usage of 'Texture2D<float4>' found in field 'map' of type 'Inner'
// CHECK: :2:38: note: usage of 'Inner' found in field 'inner' of type 'Material'
// DXC: 3:18 object 'Texture2D' is not allowed in builtin template parameters
// VERDICT: same
