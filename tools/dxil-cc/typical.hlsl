// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a typical graphics shader asks of the compiler: the build runs dxil-cc on it to find the order of
// its functions (tools/call-order).
struct Material {
  float4 Color;
  float Roughness;
};
cbuffer Frame : register(b0) {
  float4x4 ViewProjection;
  float3 LightDirection;
  uint MaterialIndex;
};
StructuredBuffer<Material> Materials : register(t0);
Texture2D<float4> Albedo : register(t1);
Texture2D<float> Shadow : register(t2);
SamplerState Linear : register(s0);
SamplerComparisonState Compare : register(s1);

struct Vertex {
  float3 Position : POSITION;
  float3 Normal : NORMAL;
  float2 UV : TEXCOORD0;
};
struct Varyings {
  float4 Position : SV_Position;
  float3 Normal : NORMAL;
  float2 UV : TEXCOORD0;
  float4 InShadow : TEXCOORD1;
};

Varyings VSMain(Vertex V) {
  Varyings Out;
  Out.Position = mul(ViewProjection, float4(V.Position, 1));
  Out.Normal = V.Normal;
  Out.UV = V.UV;
  Out.InShadow = Out.Position * 0.5 + 0.5;
  return Out;
}

float4 PSMain(Varyings In) : SV_Target {
  Material M = Materials[MaterialIndex];
  float3 N = normalize(In.Normal);
  float4 Color = Albedo.Sample(Linear, In.UV) * M.Color;
  float Lit = 0;
  for (int I = 0; I < 4; ++I)
    Lit += Shadow.SampleCmpLevelZero(Compare, In.InShadow.xy + I * 0.001, In.InShadow.z);
  if (Color.a < 0.5)
    discard;
  float Specular = pow(saturate(dot(N, LightDirection)), M.Roughness);
  return float4(Color.rgb * saturate(Lit) + Specular, Color.a);
}
