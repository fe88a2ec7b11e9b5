#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes shaders of the size of an engine's, and the list of their permutations that engines.py reads.

    bench/compile/engine_shaders.py OUT
    DXC_DIR=<folder of dxc> bench/compile/engines.py build-bench/bin/dxil-cc OUT/jobs.txt --jobs --lines

Ten shaders (vertex, pixel, compute) include the same headers of some thousand lines, of which each uses a part, as
engines' do: mathematics for every vector type, a frame's constants, materials, lights, shadows, noise, colour, packing.
Each has ten permutations, sets of macros that turn features on. The same bytes at each run.
"""
import itertools
import pathlib
import sys

TYPES = ["float", "float2", "float3", "float4"]
MASKS = {"float": "x", "float2": "xy", "float3": "xyz", "float4": "xyzw"}


def guarded(name, text):
    word = "".join(C if C.isalnum() else "_" for C in name).upper()
    return f"// {name}: written by engine_shaders.py.\n#ifndef {word}\n#define {word}\n{text}\n#endif\n"


def mathematics():
    rows = ["#define PI 3.14159265358979", "#define EPSILON 1e-5"]
    one = ["T Square_(T x) { return x * x; }", "T Cube_(T x) { return x * x * x; }",
           "T Remap_(T x, T a, T b, T c, T d) { return c + (x - a) / max(b - a, EPSILON) * (d - c); }",
           "T Wave_(T x) { return sin(x * PI) * 0.5 + 0.5; }",
           "T Gain_(T x, float k) { T a = 0.5 * pow(2 * min(x, 1 - x), k); return select(x < 0.5, a, 1 - a); }",
           "T SafeDivide_(T a, T b) { return a / select(abs(b) < EPSILON, (T)EPSILON, b); }",
           "T Filter_(T a, T b, T c, float w) { return lerp(lerp(a, b, w), lerp(b, c, w), w); }",
           "T Smoother_(T x) { x = saturate(x); return x * x * x * (x * (x * 6 - 15) + 10); }",
           "T Gamma_(T x, float g) { return pow(abs(x), 1 / g) * sign(x); }",
           "T Quantize_(T x, float n) { return floor(x * n + 0.5) / n; }",
           "T Hermite_(T a, T b, T c, T d, float t) {\n  T p = (d - c) - (a - b);\n"
           "  return ((p * t + ((a - b) - p)) * t + (c - a)) * t + b;\n}"]
    for t, text in itertools.product(TYPES, one):
        rows.append(text.replace("T ", t + " ").replace("(T)", f"({t})").replace("_(", f"{t[-1] if t != 'float' else '1'}("))
    for n in range(2, 5):
        rows.append(f"float MaxOf{n}(float{n} v) {{ float m = v.x; [unroll] for (int i = 1; i < {n}; ++i) m = max(m, v[i]); return m; }}")
        rows.append(f"float SumOf{n}(float{n} v) {{ return dot(v, (float{n})1); }}")
        rows.append(f"float{n}x{n} Rotation{n}(float a) {{ float{n}x{n} m = (float{n}x{n})0; [unroll] for (int i = 0; i < {n}; ++i) m[i][i] = 1;"
                    f" m[0][0] = cos(a); m[0][1] = -sin(a); m[1][0] = sin(a); m[1][1] = cos(a); return m; }}")
    # Curves and fits: an engine has many, a shader uses few.
    for i in range(160):
        c = [round(((i * 37 + k * 101) % 199) / 71 - 1.3, 3) for k in range(5)]
        rows.append(f"float Fit{i}(float x) {{ return (({c[0]} * x + {c[1]}) * x + {c[2]}) / (({c[3]} * x + {abs(c[4]) + 1}) * x + 2.5); }}")
        rows.append(f"float3 Curve{i}(float3 x, float k) {{\n  float3 y = float3(Fit{i}(x.x), Fit{(i + 7) % (i + 1)}(x.y), Fit{i // 2}(x.z));\n"
                    f"  if (k > {abs(c[2]) + 0.1:.3f})\n    y = lerp(y, exp2(-x * {abs(c[0]) + 0.2:.3f}), saturate(k));\n  return max(y, 0);\n}}")
    return "\n".join(rows)


def frame():
    rows = ["cbuffer Frame : register(b0) {"]
    rows += [f"  float4x4 {name};" for name in
             ("ViewProjection", "View", "Projection", "InverseViewProjection", "PreviousViewProjection", "InverseProjection")]
    rows += [f"  float4 {name};" for name in ("CameraPosition", "ScreenSize", "Jitter", "Time", "FogColor", "FogParameters", "SunDirection",
                                             "SunColor", "AmbientColor", "Exposure", "Wind", "TerrainScale")]
    rows += ["  uint4 LightCounts;", "  uint4 TileCounts;", "  float4x4 ShadowMatrices[4];", "  float4 ShadowSplits;"]
    rows += [f"  float4 Tuning{i};" for i in range(60)]
    rows += ["};", "cbuffer Object : register(b1) {", "  float4x4 World;", "  float4x4 PreviousWorld;", "  uint4 ObjectIds;", "  float4 Tint;", "};"]
    return "\n".join(rows)


MATERIALS = """
struct Material {
  float4 BaseColor; float Roughness; float Metalness; float Clearcoat; float ClearcoatRoughness;
  float3 Emissive; float Occlusion; float3 Sheen; float Anisotropy; uint4 Textures; float4 UVTransform;
};
struct Surface {
  float3 Position; float3 Normal; float3 Tangent; float3 Bitangent; float3 View; float2 UV;
  float3 Albedo; float3 F0; float Roughness; float Metalness; float Occlusion; float3 Emissive; float Clearcoat; float Alpha;
};
StructuredBuffer<Material> Materials : register(t0);
Texture2D<float4> Textures[64] : register(t0, space1);
SamplerState LinearWrap : register(s0);
SamplerState PointClamp : register(s1);
SamplerComparisonState ShadowSampler : register(s2);
float3 NormalFromMap(float3 map, Surface s) {
  float3 n = map * 2 - 1;
  return normalize(n.x * s.Tangent + n.y * s.Bitangent + n.z * s.Normal);
}
float DistributionGGX(float nh, float a) { float a2 = a * a, d = nh * nh * (a2 - 1) + 1; return a2 / (PI * d * d + EPSILON); }
float VisibilitySmith(float nv, float nl, float a) {
  float a2 = a * a;
  return 0.5 / (nl * sqrt(nv * nv * (1 - a2) + a2) + nv * sqrt(nl * nl * (1 - a2) + a2) + EPSILON);
}
float3 FresnelSchlick(float3 f0, float vh) { return f0 + (1 - f0) * pow(1 - vh, 5); }
float3 Shade(Surface s, float3 l, float3 color) {
  float3 h = normalize(l + s.View);
  float nl = saturate(dot(s.Normal, l)), nv = saturate(abs(dot(s.Normal, s.View))), nh = saturate(dot(s.Normal, h)), vh = saturate(dot(s.View, h));
  float a = max(Square1(s.Roughness), 0.002);
  float3 f = FresnelSchlick(s.F0, vh);
  float3 specular = DistributionGGX(nh, a) * VisibilitySmith(nv, nl, a) * f;
  float3 diffuse = (1 - f) * (1 - s.Metalness) * s.Albedo / PI;
#if CLEARCOAT
  float fc = 0.04 + 0.96 * pow(1 - vh, 5);
  specular = specular * (1 - fc * s.Clearcoat) + DistributionGGX(nh, 0.05) * VisibilitySmith(nv, nl, 0.05) * fc * s.Clearcoat;
#endif
  return (diffuse + specular) * color * nl;
}
Surface LoadSurface(uint id, float3 position, float3 normal, float4 tangent, float2 uv) {
  Material m = Materials[id];
  Surface s = (Surface)0;
  s.UV = uv * m.UVTransform.xy + m.UVTransform.zw;
  s.Position = position;
  s.Normal = normalize(normal);
  s.Tangent = normalize(tangent.xyz - s.Normal * dot(tangent.xyz, s.Normal));
  s.Bitangent = cross(s.Normal, s.Tangent) * tangent.w;
  s.View = normalize(CameraPosition.xyz - position);
  float4 base = Textures[NonUniformResourceIndex(m.Textures.x)].Sample(LinearWrap, s.UV) * m.BaseColor;
  float4 orm = Textures[NonUniformResourceIndex(m.Textures.y)].Sample(LinearWrap, s.UV);
#if NORMAL_MAP
  s.Normal = NormalFromMap(Textures[NonUniformResourceIndex(m.Textures.z)].Sample(LinearWrap, s.UV).xyz, s);
#endif
  s.Albedo = base.rgb; s.Alpha = base.a;
  s.Roughness = saturate(orm.g * m.Roughness); s.Metalness = saturate(orm.b * m.Metalness);
  s.Occlusion = lerp(1, orm.r, m.Occlusion); s.Clearcoat = m.Clearcoat;
  s.F0 = lerp(0.04, s.Albedo, s.Metalness);
#if EMISSIVE
  s.Emissive = m.Emissive * Textures[NonUniformResourceIndex(m.Textures.w)].Sample(LinearWrap, s.UV).rgb;
#endif
  return s;
}
"""

LIGHTING = """
struct Light { float3 Position; float Range; float3 Color; uint Kind; float3 Direction; float2 Cone; uint Shadow; };
StructuredBuffer<Light> Lights : register(t1);
StructuredBuffer<uint> TileLights : register(t2);
Texture2DArray<float> ShadowMap : register(t3);
TextureCube<float4> Environment : register(t4);
float Shadow(float3 position, float depth) {
  uint split = 0;
  [unroll] for (uint i = 0; i < 3; ++i) split += depth > ShadowSplits[i];
  float4 p = mul(ShadowMatrices[split], float4(position, 1));
  float2 uv = p.xy * float2(0.5, -0.5) + 0.5;
  float sum = 0;
#if SOFT_SHADOWS
  [unroll] for (int y = -2; y <= 2; ++y)
    [unroll] for (int x = -2; x <= 2; ++x)
      sum += ShadowMap.SampleCmpLevelZero(ShadowSampler, float3(uv, split), p.z - 0.001, int2(x, y));
  return sum / 25;
#else
  return ShadowMap.SampleCmpLevelZero(ShadowSampler, float3(uv, split), p.z - 0.001);
#endif
}
float3 LightAt(Surface s, Light l) {
  float3 d = l.Position - s.Position;
  float range = length(d), falloff = Square1(saturate(1 - Square1(Square1(range / l.Range)))) / (range * range + 1);
  float3 dir = d / max(range, EPSILON);
  if (l.Kind == 1)
    falloff *= smoothstep(l.Cone.y, l.Cone.x, dot(-dir, l.Direction));
  else if (l.Kind == 2)
    dir = -l.Direction;
  return Shade(s, dir, l.Color * falloff);
}
float3 LightSurface(Surface s, uint2 pixel, float depth) {
  float3 sum = s.Emissive + AmbientColor.rgb * s.Albedo * s.Occlusion;
  sum += Shade(s, -SunDirection.xyz, SunColor.rgb) * Shadow(s.Position, depth);
#if TILED
  uint tile = (pixel.y / 16) * TileCounts.x + pixel.x / 16, first = TileLights[tile * 2], count = TileLights[tile * 2 + 1];
  for (uint i = 0; i < count; ++i) sum += LightAt(s, Lights[TileLights[first + i]]);
#else
  for (uint i = 0; i < LightCounts.x; ++i) sum += LightAt(s, Lights[i]);
#endif
#if ENVIRONMENT
  float3 r = reflect(-s.View, s.Normal);
  sum += Environment.SampleLevel(LinearWrap, r, s.Roughness * 8).rgb * FresnelSchlick(s.F0, saturate(dot(s.Normal, s.View))) * s.Occlusion;
#endif
#if FOG
  float f = 1 - exp(-max(depth - FogParameters.x, 0) * FogParameters.y);
  sum = lerp(sum, FogColor.rgb, f);
#endif
  return Curve1(sum, Exposure.z);
}
"""

COLOR = """
float Luminance(float3 c) { return dot(c, float3(0.2126, 0.7152, 0.0722)); }
float3 ToneMap(float3 c) {
#if FILMIC
  c = max(c - 0.004, 0);
  return (c * (6.2 * c + 0.5)) / (c * (6.2 * c + 1.7) + 0.06);
#else
  return c / (1 + Luminance(c));
#endif
}
float3 ToGamma(float3 c) { return select(c <= 0.0031308, 12.92 * c, 1.055 * pow(abs(c), 1 / 2.4) - 0.055); }
float2 EncodeNormal(float3 n) {
  n /= abs(n.x) + abs(n.y) + abs(n.z);
  float2 p = n.z >= 0 ? n.xy : (1 - abs(n.yx)) * select(n.xy >= 0, (float2)1, (float2)-1);
  return p * 0.5 + 0.5;
}
float3 DecodeNormal(float2 p) {
  p = p * 2 - 1;
  float3 n = float3(p, 1 - abs(p.x) - abs(p.y));
  if (n.z < 0) n.xy = (1 - abs(n.yx)) * select(n.xy >= 0, (float2)1, (float2)-1);
  return normalize(n);
}
uint Hash(uint x) { x ^= x >> 16; x *= 0x7feb352du; x ^= x >> 15; x *= 0x846ca68bu; return x ^ x >> 16; }
float Random(inout uint seed) { seed = Hash(seed); return float(seed) / 4294967296.0; }
float Noise(float3 p) {
  int3 i = int3(floor(p)); float3 f = Smoother3(frac(p)); float sum = 0;
  [unroll] for (int c = 0; c < 8; ++c) {
    int3 o = int3(c & 1, c >> 1 & 1, c >> 2);
    uint h = Hash(uint(i.x + o.x) * 73856093u ^ uint(i.y + o.y) * 19349663u ^ uint(i.z + o.z) * 83492791u);
    float3 w = select(o == 1, f, 1 - f);
    sum += float(h & 0xffff) / 65535.0 * w.x * w.y * w.z;
  }
  return sum;
}
float Turbulence(float3 p) { float s = 0, a = 0.5; [loop] for (int i = 0; i < 5; ++i) { s += Noise(p) * a; p *= 2.03; a *= 0.5; } return s; }
"""

VERTEX = """
struct VertexIn { float3 Position : POSITION; float3 Normal : NORMAL; float4 Tangent : TANGENT; float2 UV : TEXCOORD0;
#if SKINNED
  uint4 Joints : BLENDINDICES; float4 Weights : BLENDWEIGHT;
#endif
};
struct Varyings { float4 Clip : SV_Position; float3 Position : POSITION; float3 Normal : NORMAL; float4 Tangent : TANGENT; float2 UV : TEXCOORD0;
  float4 Current : TEXCOORD1; float4 Previous : TEXCOORD2; };
StructuredBuffer<float4x4> Joints : register(t8);
Varyings Transform(VertexIn v) {
  Varyings o;
  float4 p = float4(v.Position, 1); float3 n = v.Normal, t = v.Tangent.xyz;
#if SKINNED
  float4x4 m = 0;
  [unroll] for (int i = 0; i < 4; ++i) m += Joints[v.Joints[i]] * v.Weights[i];
  p = mul(m, p); n = mul((float3x3)m, n); t = mul((float3x3)m, t);
#endif
#if WIND
  p.xyz += Turbulence(p.xyz * 0.1 + Time.x) * Wind.xyz * v.UV.y;
#endif
  float4 w = mul(World, p);
  o.Position = w.xyz; o.Clip = mul(ViewProjection, w); o.Current = o.Clip;
  o.Previous = mul(PreviousViewProjection, mul(PreviousWorld, p));
  o.Normal = mul((float3x3)World, n); o.Tangent = float4(mul((float3x3)World, t), v.Tangent.w); o.UV = v.UV;
  o.Clip.xy += Jitter.xy * o.Clip.w;
  return o;
}
"""

ALL = '#include "common/all.hlsli"\n'
SHADERS = {
    "mesh": ("vs_6_6", ALL + '#include "common/vertex.hlsli"\nVaryings main(VertexIn v) { return Transform(v); }\n'),
    "depth": ("vs_6_6", ALL + '#include "common/vertex.hlsli"\nfloat4 main(VertexIn v) : SV_Position { return Transform(v).Clip; }\n'),
    "gbuffer": ("ps_6_6", ALL + '#include "common/vertex.hlsli"\n' """
struct Targets { float4 Albedo : SV_Target0; float4 Normal : SV_Target1; float4 Emissive : SV_Target2; float2 Motion : SV_Target3; };
Targets main(Varyings v) {
  Surface s = LoadSurface(ObjectIds.x, v.Position, v.Normal, v.Tangent, v.UV);
#if ALPHA_TEST
  if (s.Alpha < 0.5) discard;
#endif
  Targets t;
  t.Albedo = float4(s.Albedo, s.Occlusion); t.Normal = float4(EncodeNormal(s.Normal), s.Roughness, s.Metalness);
  t.Emissive = float4(s.Emissive, 1); t.Motion = v.Current.xy / v.Current.w - v.Previous.xy / v.Previous.w;
  return t;
}
"""),
    "forward": ("ps_6_6", ALL + '#include "common/vertex.hlsli"\n' """
float4 main(Varyings v) : SV_Target {
  Surface s = LoadSurface(ObjectIds.x, v.Position, v.Normal, v.Tangent, v.UV);
#if ALPHA_TEST
  if (s.Alpha < 0.5) discard;
#endif
  return float4(ToneMap(LightSurface(s, uint2(v.Clip.xy), v.Clip.w)), s.Alpha);
}
"""),
    "deferred": ("cs_6_6", ALL + """
Texture2D<float4> GAlbedo : register(t10); Texture2D<float4> GNormal : register(t11); Texture2D<float> GDepth : register(t12);
RWTexture2D<float4> Out : register(u0);
[numthreads(8, 8, 1)] void main(uint3 id : SV_DispatchThreadID) {
  float2 uv = (id.xy + 0.5) * ScreenSize.zw;
  float4 p = mul(InverseViewProjection, float4(uv * float2(2, -2) + float2(-1, 1), GDepth[id.xy], 1));
  Surface s = (Surface)0;
  float4 a = GAlbedo[id.xy], n = GNormal[id.xy];
  s.Position = p.xyz / p.w; s.Normal = DecodeNormal(n.xy); s.View = normalize(CameraPosition.xyz - s.Position); s.Albedo = a.rgb;
  s.Occlusion = a.a; s.Roughness = n.z; s.Metalness = n.w; s.F0 = lerp(0.04, a.rgb, n.w);
  Out[id.xy] = float4(LightSurface(s, id.xy, p.w), 1);
}
"""),
    "tiles": ("cs_6_6", ALL + """
Texture2D<float> Depth : register(t12); RWStructuredBuffer<uint> OutTiles : register(u0);
groupshared uint Low, High, Count; groupshared uint List[256];
[numthreads(16, 16, 1)] void main(uint3 id : SV_DispatchThreadID, uint3 g : SV_GroupID, uint i : SV_GroupIndex) {
  if (i == 0) { Low = 0x7f7fffff; High = 0; Count = 0; }
  GroupMemoryBarrierWithGroupSync();
  float d = Depth[id.xy];
  InterlockedMin(Low, asuint(d)); InterlockedMax(High, asuint(d));
  GroupMemoryBarrierWithGroupSync();
  float near = asfloat(Low), far = asfloat(High);
  for (uint n = i; n < LightCounts.x; n += 256) {
    Light l = Lights[n];
    float4 c = mul(View, float4(l.Position, 1));
    bool inside = c.z + l.Range > near && c.z - l.Range < far;
#if TILED
    float2 tile = (float2(g.xy) + 0.5) * 16 * ScreenSize.zw * 2 - 1;
    inside = inside && length(c.xy / max(c.z, EPSILON) - tile) < l.Range + 0.5;
#endif
    if (inside) { uint at; InterlockedAdd(Count, 1, at); if (at < 256) List[at] = n; }
  }
  GroupMemoryBarrierWithGroupSync();
  uint tile = g.y * TileCounts.x + g.x;
  if (i < min(Count, 256)) OutTiles[tile * 256 + i] = List[i];
}
"""),
    "occlusion": ("cs_6_6", ALL + """
Texture2D<float> Depth : register(t12); Texture2D<float4> GNormal : register(t11); RWTexture2D<float> Out : register(u0);
float3 At(float2 uv) { float4 p = mul(InverseProjection, float4(uv * 2 - 1, Depth.SampleLevel(PointClamp, uv, 0), 1)); return p.xyz / p.w; }
#if SOFT_SHADOWS
#define SAMPLES 24
#else
#define SAMPLES 12
#endif
[numthreads(8, 8, 1)] void main(uint3 id : SV_DispatchThreadID) {
  float2 uv = (id.xy + 0.5) * ScreenSize.zw; uint seed = id.x * 1973 + id.y * 9277 + asuint(Time.y);
  float3 p = At(uv), n = DecodeNormal(GNormal[id.xy].xy); float sum = 0;
  [unroll] for (int i = 0; i < SAMPLES; ++i) {
    float a = (i + Random(seed)) * 2.39996, r = sqrt((i + 0.5) / SAMPLES) * Tuning3.x;
    float3 d = At(uv + float2(cos(a), sin(a)) * r / max(p.z, EPSILON)) - p;
    sum += max(dot(d, n) - 0.01, 0) / (dot(d, d) + 0.1);
  }
  Out[id.xy] = pow(saturate(1 - sum * 2 / SAMPLES), Tuning3.y) * Fit12(sum);
}
"""),
    "temporal": ("cs_6_6", ALL + """
Texture2D<float4> Color : register(t13); Texture2D<float4> History : register(t14); Texture2D<float2> Motion : register(t15); RWTexture2D<float4> Out : register(u0);
[numthreads(8, 8, 1)] void main(uint3 id : SV_DispatchThreadID) {
  float3 low = 1e9, high = -1e9, mean = 0, square = 0, center = 0;
  [unroll] for (int y = -1; y <= 1; ++y) [unroll] for (int x = -1; x <= 1; ++x) {
    float3 c = Color[int2(id.xy) + int2(x, y)].rgb; c = c / (1 + Luminance(c));
    low = min(low, c); high = max(high, c); mean += c / 9; square += c * c / 9; if (x == 0 && y == 0) center = c;
  }
  float2 uv = (id.xy + 0.5) * ScreenSize.zw - Motion[id.xy];
  float3 h = History.SampleLevel(LinearWrap, uv, 0).rgb;
#if FILMIC
  float3 deviation = sqrt(max(square - mean * mean, 0)); low = mean - deviation * 1.25; high = mean + deviation * 1.25;
#endif
  h = clamp(h, low, high);
  float w = any(saturate(uv) != uv) ? 1 : lerp(0.05, 0.2, saturate(length(Motion[id.xy]) * 100));
  Out[id.xy] = float4(Curve20(lerp(h, center, w), Tuning5.x), 1);
}
"""),
    "clouds": ("ps_6_6", ALL + """
float4 main(float4 p : SV_Position, float3 dir : TEXCOORD0) : SV_Target {
  float3 d = normalize(dir), at = CameraPosition.xyz + d * Tuning8.x; float t = 1; float3 sum = 0;
  [loop] for (int i = 0; i < 48 && t > 0.01; ++i) {
    float n = saturate(Turbulence(at * Tuning8.y + Wind.xyz * Time.x) - Tuning8.z);
    if (n > 0) {
      float lit = 0;
#if SOFT_SHADOWS
      [unroll] for (int k = 1; k <= 4; ++k) lit += Turbulence((at - SunDirection.xyz * k * 40) * Tuning8.y);
#endif
      sum += t * n * (SunColor.rgb * exp(-lit * Tuning9.x) + AmbientColor.rgb); t *= exp(-n * Tuning9.y);
    }
    at += d * Tuning9.z;
  }
#if FOG
  sum = lerp(FogColor.rgb, sum, exp(-Tuning9.w));
#endif
  return float4(ToneMap(sum), 1 - t);
}
"""),
    "present": ("ps_6_6", ALL + """
Texture2D<float4> Scene : register(t13); Texture2D<float4> Bloom : register(t14); Texture3D<float4> Grading : register(t15);
float4 main(float4 p : SV_Position, float2 uv : TEXCOORD0) : SV_Target {
  float3 c = Scene.SampleLevel(LinearWrap, uv, 0).rgb * Exposure.x;
  [unroll] for (int i = 0; i < 5; ++i) c += Bloom.SampleLevel(LinearWrap, uv, i).rgb * Tuning10[i & 3];
#if ENVIRONMENT
  float2 v = uv * 2 - 1; c *= 1 - dot(v, v) * Tuning11.x;
#endif
  c = ToneMap(c);
  c = Grading.SampleLevel(LinearWrap, ToGamma(c) * (31.0 / 32) + 0.5 / 32, 0).rgb;
  uint seed = uint(p.x) * 7919 + uint(p.y); return float4(Quantize3(c + (Random(seed) - 0.5) / 255, 255), 1);
}
"""),
}
FEATURES = ["NORMAL_MAP", "EMISSIVE", "CLEARCOAT", "SOFT_SHADOWS", "TILED", "ENVIRONMENT", "FOG", "FILMIC", "SKINNED", "WIND", "ALPHA_TEST"]


def permutation(number):
    """Features that are on, spread over the ten."""
    return [F for i, F in enumerate(FEATURES) if (number * 5 + i * (number + 1)) % 10 < number]


def main():
    out = pathlib.Path(sys.argv[1]).resolve()
    (out / "common").mkdir(parents=True, exist_ok=True)
    headers = {"math": mathematics(), "frame": frame(), "materials": MATERIALS, "lighting": LIGHTING, "color": COLOR}
    for name, text in {**headers, "vertex": VERTEX}.items():
        (out / f"common/{name}.hlsli").write_text(guarded(f"common/{name}.hlsli", text))
    defaults = "".join(f"#ifndef {F}\n#define {F} 0\n#endif\n" for F in FEATURES)
    includes = "".join(f'#include "{name}.hlsli"\n' for name in headers)
    (out / "common/all.hlsli").write_text(guarded("common/all.hlsli", defaults + includes))
    rows = []
    for name, (profile, text) in SHADERS.items():
        source = out / f"{name}.hlsl"
        source.write_text(text)
        for number in range(10):
            macros = " ".join(f"-D {F}=1" for F in permutation(number))
            rows.append(f"{name}\t-T {profile} -E main {macros}\t{source}\n")
    (out / "jobs.txt").write_text("".join(rows))


if __name__ == "__main__":
    main()
