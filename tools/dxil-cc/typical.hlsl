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

#define TILE 8
#define LUMINANCE(color) dot((color).rgb, float3(0.2126, 0.7152, 0.0722))
enum class Filter : uint { Box, Tent };
template <typename T> T blend(T A, T B, float Weight) { return A * (1 - Weight) + B * Weight; }
struct Accumulator {
  float4 Sum;
  float Weights;
  void add(float4 Color, float Weight) {
    Sum += Color * Weight;
    Weights += Weight;
  }
  float4 result() { return Weights > 0 ? Sum / Weights : 0; }
};
cbuffer Pass : register(b1) {
  float4x4 Reprojection;
  float2 InverseSize;
  uint2 Size;
  int Kind;
};
RWTexture2D<float4> Output : register(u0);
RWByteAddressBuffer Histogram : register(u1);
RWStructuredBuffer<Material> Changed : register(u2);
groupshared float4 Tile[TILE + 2][TILE + 2];
groupshared uint Bins[16];
static const float Offsets[3] = {-1, 0, 1};

void statistics(in float4 Color, inout uint Bin, out float Largest) {
  Largest = max(max(Color.r, Color.g), Color.b);
  Bin = (uint)clamp(log2(Largest + 1) * 4, 0.0, 15.0);
}

[numthreads(TILE, TILE, 1)]
void CSMain(uint3 Id : SV_DispatchThreadID, uint3 Thread : SV_GroupThreadID, uint Index : SV_GroupIndex) {
  const float2 UV = (Id.xy + 0.5) * InverseSize;
  if (Index < 16)
    Bins[Index] = 0;
  Tile[Thread.y + 1][Thread.x + 1] = Albedo.SampleLevel(Linear, UV, 0);
  GroupMemoryBarrierWithGroupSync();
  Accumulator A = (Accumulator)0;
  [unroll] for (int Y = 0; Y < 3; ++Y) {
    for (int X = 0; X < 3; ++X) {
      float Weight = Kind == (int)Filter::Tent ? 2 - abs(Offsets[X]) * abs(Offsets[Y]) : 1.0;
      A.add(Tile[Thread.y + Y][Thread.x + X], Weight);
    }
  }
  float4 History = mul(float4(UV * float2(2, -2) + float2(-1, 1), 0, 1), Reprojection);
  float4 Color = blend(A.result(), Albedo.Load(int3(History.xy / History.w * Size, 0)), 0.1f);
  uint Bin = 0;
  float Largest;
  statistics(Color, Bin, Largest);
  InterlockedAdd(Bins[Bin], 1);
  GroupMemoryBarrierWithGroupSync();
  if (Index < 16)
    Histogram.InterlockedAdd(Index * 4, Bins[Index]);
  for (uint I = Index; I < Size.x && LUMINANCE(Color) > 0.5; I += TILE * TILE) {
    Changed[I].Roughness = lerp(Changed[I].Roughness, Largest, saturate(WaveActiveSum(Largest)));
    Changed[I].Color.rgb = Color.rgb / max(1, Materials[I].Color.aaa);
  }
  switch (Kind) {
  case 0:
    Color = pow(abs(Color), 1 / 2.2);
    break;
  case 1:
    Color.xyz = f16tof32(f32tof16(Color.zyx)) + sin(UV.xyx) * asfloat(asuint(Color.w) & 0x7fffffff);
    break;
  default:
    Color = any(Color.xy > 1) ? normalize(Color) : sqrt(Color);
  }
  if (all(Id.xy < Size))
    Output[Id.xy] = Color;
}
