// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shaders make `half` a macro for the minimum-precision type, with its vectors and matrices.
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t && %dxil-val %t
#define half min16float
#define half2 min16float2
#define half3x3 min16float3x3
half3x3 scaled(half3x3 m, min16float by) { return m * by; }
RWStructuredBuffer<float> Out;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  half2 v = min16float2(i, 2);
  min16float3x3 m = scaled((half3x3)v.y, v.x);
  static const half3 c = half3(1, 2, 3); // the header's own name
  const float3 f = float3(i, 1, 2);
  Out[0] = m[1][2] + c.y + lerp(f.xyz, f.zyx, 0.5).x; // parts of constants among arguments
}
