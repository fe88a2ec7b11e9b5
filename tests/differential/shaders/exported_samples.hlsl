// dxil-cc: -T lib_6_3
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An exported function with derivatives, which compute shaders have since shader model 6.6.
Texture2D<float4> Image : register(t1);
SamplerState Nearest : register(s1);
export float4 sample(float2 At) { return Image.Sample(Nearest, At) + float4(ddx_coarse(At), ddy_coarse(At)); }
