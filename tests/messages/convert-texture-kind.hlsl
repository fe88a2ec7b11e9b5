Texture2D<float4> Tex : register(t0);
float4 fetch(Texture3D<float4> t) { return t[uint3(0, 0, 0)]; }
float4 main(float4 c : COLOR) : SV_Target {
  return fetch(Tex);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:10: error: no matching function for call to 'fetch' with arguments (Texture2D<float4>)
// CHECK: :2:8: note: candidate function 'fetch' not viable: no known conversion from 'Texture2D<float4>' to 'Texture3D<float4>' for 1st argument
// DXC: 4:10 no matching function for call to 'fetch'
// VERDICT: same
