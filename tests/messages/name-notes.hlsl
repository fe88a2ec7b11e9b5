struct Light {
  float range;
  float reach() { return range; }
};
namespace N { float inner(float x) { return x; } }
Texture2D Albedo;
float4 main() : SV_Target {
  Light light;
  light.rnge = 1;
  Lihgt other;
  return light.reech() + N::iner(1) + Abledo.Load(0) + ligth.range;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s
// CHECK: :9:9: error: no member named 'rnge' in 'Light'; did you mean 'range'?
// CHECK: :2:9: note: 'range' declared here
// CHECK: :10:3: error: unknown type name 'Lihgt'; did you mean 'Light'?
// CHECK: :1:8: note: 'Light' declared here
// CHECK: :11:16: error: no member named 'reech' in 'Light'; did you mean 'reach'?
// CHECK: :3:9: note: 'reach' declared here
// CHECK: :11:29: error: no member named 'iner' in 'N'; did you mean 'inner'?
// CHECK: :5:21: note: 'inner' declared here
// CHECK: :11:39: error: use of undeclared identifier 'Abledo'; did you mean 'Albedo'?
// CHECK: :6:11: note: 'Albedo' declared here
// CHECK: :11:56: error: use of undeclared identifier 'ligth'; did you mean 'light'?
// CHECK: :8:9: note: 'light' declared here
// DXC: 9:9 no member named 'rnge' in 'Light'; did you mean 'range'?
// VERDICT: same
