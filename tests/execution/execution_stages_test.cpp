// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests each stage from HLSL to its results.
#include "Compile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstring>

namespace {

using namespace dxil;
using namespace dxil::execution;

uint32_t bits(float F) {
  return std::bit_cast<uint32_t>(F);
}
float number(uint32_t Bits) {
  return std::bit_cast<float>(Bits);
}

std::shared_ptr<const Shader> make(const std::string &Source, const std::string &Profile) {
  std::string Log;
  const std::string Bytes = compileHLSL(Source, Profile, "-E main", Log);
  EXPECT_FALSE(Bytes.empty()) << Log;
  auto L = Shader::load(bytesOf(Bytes));
  EXPECT_TRUE(L.ok()) << L.message();
  return L ? *L : nullptr;
}

Buffer uav(uint32_t Register, size_t Bytes) {
  Buffer B;
  B.Register = Register;
  B.Data.resize(Bytes);
  return B;
}
uint32_t word(const Buffer &B, size_t I) {
  uint32_t Value = 0;
  std::memcpy(&Value, B.Data.data() + I * 4, 4);
  return Value;
}

TEST(Vertex, InputsBecomeOutputs) {
  auto S = make(R"(
struct O { float4 pos : SV_Position; float2 uv : TEXCOORD3; nointerpolation uint id : ID; };
O main(float3 p : POSITION, float2 uv : UV, uint v : SV_VertexID, uint i : SV_InstanceID) {
  O o; o.pos = float4(p * 2, 1); o.uv = uv.yx; o.id = v * 10 + i; return o; }
)",
                "vs_6_0");
  ASSERT_TRUE(S);
  const ShaderInfo &Info = S->info();
  EXPECT_EQ(Info.Kind, Stage::Vertex);
  ASSERT_EQ(Info.Inputs.Slots, 7u);
  ASSERT_EQ(Info.Outputs.Slots, 7u);
  VertexBatch B;
  B.Count = 40; // more than a wave
  for (uint32_t I = 0; I < B.Count; ++I)
    for (uint32_t V : {bits(float(I)), bits(2), bits(3), bits(0.5f), bits(float(I) + 0.25f), I, 7u})
      B.Inputs.push_back(V);
  ASSERT_EQ(S->runVertices(B, {}, {}).message(), "");
  const SignatureEntry *Uv = Info.Outputs.find("texcoord", 3), *Id = Info.Outputs.find("ID", 0);
  const SignatureEntry *Position = Info.Outputs.find(semantic::Position);
  ASSERT_TRUE(Uv && Id && Position);
  for (uint32_t I = 0; I < B.Count; ++I) {
    const uint32_t *Out = &B.Outputs[I * 7];
    EXPECT_EQ(number(Out[Position->Start]), float(I) * 2);
    EXPECT_EQ(number(Out[Position->Start + 3]), 1);
    EXPECT_EQ(number(Out[Uv->Start]), float(I) + 0.25f);
    EXPECT_EQ(number(Out[Uv->Start + 1]), 0.5f);
    EXPECT_EQ(Out[Id->Start], I * 10 + 7);
  }
}

/// A primitive over pixels whose first weight falls with x, whose second grows with x, and whose
/// third grows with y.
struct Plane {
  PixelPrimitive P;
  std::array<std::vector<uint32_t>, 3> Slots;

  Plane(uint32_t Count, uint32_t Slot, std::array<float, 3> Values) {
    for (unsigned I = 0; I < 3; ++I) {
      Slots[I].resize(Count);
      Slots[I][Slot] = bits(Values[I]);
      P.Vertices[I] = Slots[I].data();
    }
    P.A = {-1.0 / 8, 1.0 / 8, 0};
    P.B = {-1.0 / 8, 0, 1.0 / 8};
    P.C = {1, 0, 0};
  }
};

TEST(Pixel, InputsAreInterpolatedAndDerivativesTaken) {
  auto S = make(R"(
float4 main(noperspective float a : A) : SV_Target { return float4(a, ddx(a), ddy(a), fwidth(a)); }
)",
                "ps_6_0");
  ASSERT_TRUE(S);
  Plane T(S->info().Inputs.Slots, S->info().Inputs.find("A", 0)->Start, {0, 8, 16});
  PixelBatch B;
  B.Quads = {{&T.P, 2, 4, {1, 1, 1, 1}, 0}};
  ASSERT_EQ(S->runPixels(B, {}, {}).message(), "");
  for (unsigned L = 0; L < 4; ++L) {
    const float X = 2.5f + (L & 1), Y = 4.5f + (L >> 1);
    EXPECT_FLOAT_EQ(number(B.Outputs[L * 4]), X + 2 * Y);
    EXPECT_FLOAT_EQ(number(B.Outputs[L * 4 + 1]), 1);
    EXPECT_FLOAT_EQ(number(B.Outputs[L * 4 + 2]), 2);
    EXPECT_FLOAT_EQ(number(B.Outputs[L * 4 + 3]), 3);
  }
}

TEST(Pixel, PerspectiveDividesByTheWeights) {
  auto S = make("float main(float a : A) : SV_Target { return a; }", "ps_6_0");
  ASSERT_TRUE(S);
  Plane T(S->info().Inputs.Slots, S->info().Inputs.find("A", 0)->Start, {0, 8, 0});
  T.P.InverseW = {1, 0.5, 1};
  PixelBatch B;
  B.Quads = {{&T.P, 2, 0, {1, 1, 1, 1}, 0}};
  ASSERT_EQ(S->runPixels(B, {}, {}).message(), "");
  const double W1 = 2.5 / 8, W2 = 0.5 / 8, W0 = 1 - W1 - W2;
  EXPECT_FLOAT_EQ(number(B.Outputs[0]), float(8 * W1 * 0.5 / (W0 + W1 * 0.5 + W2)));
}

TEST(Pixel, HelperLanesComputeAndDoNotWrite) {
  auto S = make(R"(
RWByteAddressBuffer Out : register(u0);
float main(float4 p : SV_Position) : SV_Target {
  uint old; Out.InterlockedAdd(0, 1, old);
  Out.Store(4 + 4 * ((uint)p.x + 2 * (uint)p.y), 9);
  return ddx(p.x) + 10 * ddy(p.y); }
)",
                "ps_6_0");
  ASSERT_TRUE(S);
  Plane T(S->info().Inputs.Slots, 0, {0, 0, 0});
  std::vector<Buffer> Buffers = {uav(0, 64)};
  PixelBatch B;
  B.Quads = {{&T.P, 0, 0, {1, 0, 0, 1}, 0}};
  ASSERT_EQ(S->runPixels(B, {&Buffers}, {}).message(), "");
  EXPECT_EQ(word(Buffers[0], 0), 2u);
  EXPECT_EQ(word(Buffers[0], 1), 9u);
  EXPECT_EQ(word(Buffers[0], 2), 0u);
  EXPECT_EQ(word(Buffers[0], 3), 0u);
  EXPECT_EQ(word(Buffers[0], 4), 9u);
  EXPECT_EQ(number(B.Outputs[0]), 11);
  EXPECT_FALSE(B.Results[0].Discarded);
  EXPECT_TRUE(B.Results[1].Discarded);
}

TEST(Pixel, DiscardedLanesGoOnAsHelpers) {
  auto S = make(R"(
RWByteAddressBuffer Out : register(u0);
float4 main(float4 p : SV_Position, out float d : SV_Depth) : SV_Target {
  d = p.x / 16;
  if (p.x < 1) discard;
  uint old; Out.InterlockedAdd(0, 1, old);
  return float4(ddx(p.x), 0, 0, 1); }
)",
                "ps_6_0");
  ASSERT_TRUE(S);
  Plane T(S->info().Inputs.Slots, 0, {0, 0, 0});
  std::vector<Buffer> Buffers = {uav(0, 16)};
  PixelBatch B;
  B.Quads = {{&T.P, 0, 0, {1, 1, 1, 1}, 0}};
  ASSERT_EQ(S->runPixels(B, {&Buffers}, {}).message(), "");
  EXPECT_EQ(word(Buffers[0], 0), 2u);
  EXPECT_TRUE(B.Results[0].Discarded);
  EXPECT_FALSE(B.Results[1].Discarded);
  ASSERT_TRUE(B.Results[1].Depth.has_value());
  EXPECT_FLOAT_EQ(*B.Results[1].Depth, 1.5f / 16);
  const uint32_t Slots = S->info().Outputs.Slots;
  EXPECT_EQ(number(B.Outputs[Slots + S->info().Outputs.find(semantic::Target)->Start]), 1);
}

/// Returns what the last lane of a quad with two helper lanes counts before and after a discard of
/// the left column: the lanes of a reduction, the sum of their columns, and those of a match.
std::vector<float> countedLanes(const std::string &Attribute) {
  auto S = make(Attribute + R"( float4 main(float4 p : SV_Position) : SV_Target {
  const uint all = WaveActiveCountBits(true);
  if (p.x < 1) discard;
  return float4(all, WaveActiveCountBits(true), WaveActiveSum((int)p.x + 1), countbits(WaveMatch(7).x)); })",
                "ps_6_7");
  Plane T(4, 0, {0, 0, 0});
  PixelBatch B;
  B.Quads = {{&T.P, 0, 0, {1, 0, 0, 1}, 0}};
  if (!S || !S->runPixels(B, {}, {}))
    return {};
  std::vector<float> Last;
  for (size_t I = B.Outputs.size() - 4; I < B.Outputs.size(); ++I)
    Last.push_back(number(B.Outputs[I]));
  return Last;
}

TEST(Pixel, HelperLanesTakePartInWaveOperationsOnDemand) {
  EXPECT_EQ(countedLanes(""), (std::vector<float>{2, 1, 2, 1}));
  EXPECT_EQ(countedLanes("[WaveOpsIncludeHelperLanes]"), (std::vector<float>{4, 4, 6, 4}));
}

TEST(Pixel, AttributesAreEvaluatedElsewhere) {
  auto S = make(R"(
float4 main(noperspective float a : A) : SV_Target {
  return float4(a, EvaluateAttributeSnapped(a, int2(4, -8)), EvaluateAttributeAtSample(a, 1), EvaluateAttributeCentroid(a)); }
)",
                "ps_6_0");
  ASSERT_TRUE(S);
  Plane T(S->info().Inputs.Slots, S->info().Inputs.find("A", 0)->Start, {0, 8, 16});
  PixelBatch B;
  B.Samples = {{0.375f, 0.125f}, {0.875f, 0.375f}, {0.125f, 0.625f}, {0.625f, 0.875f}};
  B.Quads = {{&T.P, 0, 0, {4, 15, 15, 15}, 0}};
  ASSERT_EQ(S->runPixels(B, {}, {}).message(), "");
  EXPECT_FLOAT_EQ(number(B.Outputs[0]), 1.5f);
  EXPECT_FLOAT_EQ(number(B.Outputs[1]), 0.75f);
  EXPECT_FLOAT_EQ(number(B.Outputs[2]), 0.875f + 0.75f);
  EXPECT_FLOAT_EQ(number(B.Outputs[3]), 0.125f + 1.25f);
  EXPECT_FLOAT_EQ(number(B.Outputs[7]), 1.5f + 1);
}

TEST(Hull, ControlPointsAndPatchConstants) {
  auto S = make(R"(
struct V { float3 p : POSITION; };
struct C { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
C patch(InputPatch<V, 3> v, OutputPatch<V, 3> o, uint id : SV_PrimitiveID) {
  C c; c.e[0] = v[0].p.x; c.e[1] = o[1].p.x; c.e[2] = id; c.i = 5; return c; }
[domain("tri")][partitioning("integer")][outputtopology("triangle_cw")][outputcontrolpoints(3)][patchconstantfunc("patch")]
V main(InputPatch<V, 3> v, uint i : SV_OutputControlPointID) { V o; o.p = v[(i + 1) % 3].p + i; return o; }
)",
                "hs_6_0");
  ASSERT_TRUE(S);
  const ShaderInfo &Info = S->info();
  EXPECT_EQ(Info.Domain, TessellatorDomain::Tri);
  EXPECT_EQ(Info.Partitioning, TessellatorPartitioning::Integer);
  EXPECT_EQ(Info.OutputControlPoints, 3u);
  HullBatch B;
  B.Patches = 9;
  B.InputControlPoints = 3;
  B.FirstPrimitiveId = 100;
  for (uint32_t I = 0; I < 9 * 9; ++I)
    B.Inputs.push_back(bits(float(I)));
  ASSERT_EQ(S->runHull(B, {}, {}).message(), "");
  ASSERT_EQ(B.Outputs.size(), 81u);
  const SignatureEntry *Edges = Info.PatchConstants.find(semantic::TessFactor);
  const SignatureEntry *Inside = Info.PatchConstants.find(semantic::InsideTessFactor);
  ASSERT_TRUE(Edges && Inside);
  for (uint32_t Patch = 0; Patch < 9; ++Patch) {
    for (uint32_t Point = 0; Point < 3; ++Point)
      EXPECT_EQ(number(B.Outputs[Patch * 9 + Point * 3]),
                float(Patch * 9 + (Point + 1) % 3 * 3 + Point));
    const uint32_t *C = &B.Constants[Patch * Info.PatchConstants.Slots];
    EXPECT_EQ(number(C[Edges->Start]), float(Patch * 9));
    EXPECT_EQ(number(C[Edges->Start + 1]), float(Patch * 9 + 6 + 1));
    EXPECT_EQ(number(C[Edges->Start + 2]), float(Patch + 100));
    EXPECT_EQ(number(C[Inside->Start]), 5);
  }
}

TEST(Domain, PatchesAreEvaluated) {
  auto S = make(R"(
struct V { float3 p : POSITION; };
struct C { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float k : K; };
[domain("tri")] float4 main(C c, float3 w : SV_DomainLocation, const OutputPatch<V, 3> v) : SV_Position {
  return float4(v[0].p * w.x + v[1].p * w.y + v[2].p * w.z, c.k); }
)",
                "ds_6_0");
  ASSERT_TRUE(S);
  DomainBatch B;
  B.ControlPoints = 3;
  B.Locations = {{1, 0, 0}, {0.5f, 0.25f, 0.25f}};
  for (uint32_t I = 0; I < 9; ++I)
    B.Inputs.push_back(bits(float(I * I)));
  B.Constants.resize(S->info().PatchConstants.Slots);
  B.Constants[S->info().PatchConstants.find("K", 0)->Start] = bits(7);
  ASSERT_EQ(S->runDomain(B, {}, {}).message(), "");
  EXPECT_EQ(number(B.Outputs[1]), 1);
  EXPECT_EQ(number(B.Outputs[4]), 0 * 0.5f + 9 * 0.25f + 36 * 0.25f);
  EXPECT_EQ(number(B.Outputs[7]), 7);
}

TEST(Geometry, StreamsHaveStrips) {
  auto S = make(R"(
struct V { float4 p : SV_Position; };
[maxvertexcount(6)][instance(2)]
void main(triangle V v[3], inout TriangleStream<V> s, uint i : SV_GSInstanceID, uint id : SV_PrimitiveID) {
  if (id == 1) return;
  for (uint k = 0; k < 3; ++k) { V o; o.p = v[k].p + i; s.Append(o); }
  s.RestartStrip();
  for (uint k = 0; k < 9; ++k) s.Append(v[0]); }
)",
                "gs_6_0");
  ASSERT_TRUE(S);
  EXPECT_EQ(S->info().Instances, 2u);
  GeometryBatch B;
  B.Primitives = 2;
  B.VerticesPerPrimitive = 3;
  const ElementList &In = S->info().Inputs; // SV_PrimitiveID is one of the inputs
  B.Inputs.resize(6 * In.Slots);
  for (uint32_t I = 0; I < 24; ++I)
    B.Inputs[I / 4 * In.Slots + In.find(semantic::Position)->Start + I % 4] = bits(float(I));
  ASSERT_EQ(S->runGeometry(B, {}, {}).message(), "");
  ASSERT_EQ(B.Outputs.size(), 2u * 2 * 4);
  const StreamOutput &Second = B.Outputs[4];
  EXPECT_EQ(Second.Strips, (std::vector<uint32_t>{3, 3})); // six vertices at most
  ASSERT_EQ(Second.Vertices.size(), 24u);
  EXPECT_EQ(number(Second.Vertices[5]), 5 + 1);
  EXPECT_TRUE(B.Outputs[8].Vertices.empty());
}

TEST(Mesh, GroupsMakeVerticesAndPrimitives) {
  auto A = make(R"(
struct P { uint first; float scale; };
groupshared P p;
[numthreads(1, 1, 1)] void main(uint g : SV_GroupID) { p.first = g * 10; p.scale = 0.5; DispatchMesh(g + 1, 1, 1, p); }
)",
                "as_6_5");
  auto S = make(R"(
struct P { uint first; float scale; };
struct V { float4 p : SV_Position; };
struct Q { uint id : ID; };
[numthreads(64, 1, 1)][outputtopology("triangle")]
void main(uint t : SV_GroupThreadID, uint g : SV_GroupID, in payload P p, out vertices V v[64], out indices uint3 i[62], out primitives Q q[62]) {
  SetMeshOutputCounts(40, 38);
  if (t < 40) v[t].p = float4(t, g, p.scale, p.first);
  if (t < 38) { i[t] = uint3(t, t + 1, t + 2); q[t].id = t + p.first; } }
)",
                "ms_6_5");
  ASSERT_TRUE(A && S);
  AmplificationBatch First;
  First.Groups = {2, 1, 1};
  ASSERT_EQ(A->runAmplification(First, {}, {}).message(), "");
  ASSERT_EQ(First.Launches.size(), 2u);
  EXPECT_EQ(First.Launches[1].Groups[0], 2u);
  MeshBatch B;
  B.Groups = First.Launches[1].Groups;
  B.Payload = First.Launches[1].Payload;
  ASSERT_EQ(S->runMesh(B, {}, {}).message(), "");
  ASSERT_EQ(B.Outputs.size(), 2u);
  const MeshOutput &M = B.Outputs[1];
  ASSERT_EQ(M.Vertices, 40u);
  ASSERT_EQ(M.Primitives, 38u);
  EXPECT_EQ(number(M.VertexSlots[39 * 4]), 39);
  EXPECT_EQ(number(M.VertexSlots[39 * 4 + 1]), 1);
  EXPECT_EQ(number(M.VertexSlots[39 * 4 + 2]), 0.5f);
  EXPECT_EQ(M.Indices[37], (std::array<uint32_t, 3>{37, 38, 39}));
  EXPECT_EQ(M.PrimitiveSlots[37], 47u);
}

TEST(Compute, WavesWaitForOneAnother) {
  auto S = make(R"(
RWByteAddressBuffer Out : register(u0);
groupshared uint a[256];
[numthreads(256, 1, 1)] void main(uint t : SV_GroupIndex) {
  a[t] = t; GroupMemoryBarrierWithGroupSync();
  for (uint s = 128; s > 0; s >>= 1) { if (t < s) a[t] += a[t + s]; GroupMemoryBarrierWithGroupSync(); }
  if (t == 0) Out.Store(0, a[0]);
  Out.Store(4 + 4 * t, a[0] + t); }
)",
                "cs_6_0");
  ASSERT_TRUE(S);
  std::vector<Buffer> Buffers = {uav(0, 2048)};
  FaultLog Log;
  ASSERT_EQ(S->dispatch({{3, 1, 1}}, {&Buffers}, {}, &Log).message(), "");
  EXPECT_EQ(word(Buffers[0], 0), 255u * 128);
  EXPECT_EQ(word(Buffers[0], 256), 255u * 128 + 255);
  EXPECT_TRUE(Log.take().empty());
}

TEST(Faults, ReadsAndWritesOutsideAreFound) {
  auto S = make(R"(
RWStructuredBuffer<uint> Out : register(u0);
groupshared uint g[4];
[numthreads(8, 1, 1)] void main(uint t : SV_GroupIndex) {
  uint l[4] = { 1, 2, 3, 4 };
  g[t & 3] = t;
  Out[t] = Out[t + 6] + l[t] + g[t]; }
)",
                "cs_6_0");
  ASSERT_TRUE(S);
  std::vector<Buffer> Buffers = {uav(0, 32)};
  FaultLog Log;
  ASSERT_EQ(S->dispatch({}, {&Buffers}, {}, &Log).message(), "");
  std::vector<FaultKind> Kinds;
  for (const Fault &F : Log.take()) {
    Kinds.push_back(F.Kind);
    if (F.Kind == FaultKind::ReadOutOfBounds) {
      EXPECT_EQ(F.Count, 6u);
      EXPECT_EQ(F.Lane, 2u);
    }
  }
  for (FaultKind K :
       {FaultKind::ReadOutOfBounds, FaultKind::LocalOutOfBounds, FaultKind::SharedOutOfBounds})
    EXPECT_NE(std::ranges::find(Kinds, K), Kinds.end()) << int(K);
}

TEST(Faults, HaveTheirSourceLine) {
  std::string Log;
  const std::string Bytes = compileHLSL(R"(RWByteAddressBuffer Out : register(u0);
[numthreads(4, 1, 1)] void main(uint t : SV_GroupIndex) {
  Out.Store(4 * t,
            Out.Load(4 * t + 8)); }
)",
                                        "cs_6_0", "-E main -Zi -Qembed_debug", Log);
  ASSERT_FALSE(Bytes.empty()) << Log;
  auto L = Shader::load(bytesOf(Bytes));
  ASSERT_TRUE(L.ok()) << L.message();
  std::vector<Buffer> Buffers = {uav(0, 16)};
  FaultLog Faults;
  ASSERT_EQ((*L)->dispatch({}, {&Buffers}, {}, &Faults).message(), "");
  const auto All = Faults.take();
  ASSERT_EQ(All.size(), 1u);
  EXPECT_EQ(All[0].Kind, FaultKind::ReadOutOfBounds);
  EXPECT_EQ(All[0].Count, 2u);
  EXPECT_EQ(All[0].Line, 4u);
  EXPECT_NE(All[0].File.find(".hlsl"), std::string::npos) << All[0].File;
}

TEST(Faults, ABarrierThatNotAllReachIsFound) {
  auto S = make(R"(
RWByteAddressBuffer Out : register(u0);
[numthreads(64, 1, 1)] void main(uint t : SV_GroupIndex) {
  if (Out.Load(4 * t) == 0 && t < 40) GroupMemoryBarrierWithGroupSync();
  Out.Store(4 * t, t); }
)",
                "cs_6_0");
  ASSERT_TRUE(S);
  std::vector<Buffer> Buffers = {uav(0, 256)};
  FaultLog Log;
  ASSERT_EQ(S->dispatch({}, {&Buffers}, {}, &Log).message(), "");
  const auto All = Log.take();
  ASSERT_FALSE(All.empty());
  EXPECT_EQ(All[0].Kind, FaultKind::DivergentBarrier);
}

TEST(Limits, ALoopWithoutAnEndIsAnError) {
  auto S = make(R"(
RWByteAddressBuffer Out : register(u0);
[numthreads(4, 1, 1)] void main(uint t : SV_GroupIndex) {
  uint n = 0; while (Out.Load(n & 4) == 0) ++n; Out.Store(0, n); }
)",
                "cs_6_0");
  ASSERT_TRUE(S);
  std::vector<Buffer> Buffers = {uav(0, 16)};
  RunOptions Options;
  Options.MaxIterations = 1000;
  EXPECT_EQ(S->dispatch({}, {&Buffers}, Options).message(), "group 0,0,0: a loop does not end");
}

/// Returns a scene at t0: a triangle in the plane z = 5 and a box behind it, in separate instances.
Buffer scene() {
  Buffer B;
  B.Class = ResourceClass::SRV;
  SceneInstance Near, Far;
  Near.Id = 7;
  Near.Geometries.push_back({false, {{-1, -1, 5, -1, 3, 5, 3, -1, 5}}, {}});
  Far.Contribution = 1;
  Far.Geometries.push_back({true, {}, {{-9, -9, 8, 9, 9, 9}}});
  B.Instances = {Near, Far};
  return B;
}

class LibraryRuns : public testing::TestWithParam<const char *> {};
INSTANTIATE_TEST_SUITE_P(Levels, LibraryRuns, testing::Values("-Od", "-O1", "-O3"));

TEST_P(LibraryRuns, ShadersOfATableAreCalled) {
  std::string Log;
  const std::string Bytes = compileHLSL(R"(
struct P { float t; uint who; uint depth; };
struct A { float2 b; };
struct B { float3 n; };
struct K { uint v; };
RaytracingAccelerationStructure S : register(t0);
RWByteAddressBuffer Out : register(u0);
RayDesc ray(float3 o) { RayDesc r; r.Origin = o; r.Direction = float3(0, 0, 1); r.TMin = 0; r.TMax = 100; return r; }
[shader("raygeneration")] void gen() {
  uint i = DispatchRaysIndex().x;
  P p = { 0, 0, 0 };
  TraceRay(S, 0, 0xff, 0, 0, 0, ray(float3(i * 0.5f - 1.25f, 0.25f, 0)), p);
  K k = { i };
  CallShader(0, k);
  Out.Store4(16 * i, uint4(asuint(p.t), p.who, p.depth, k.v)); }
[shader("closesthit")] void hit(inout P p, in A a) {
  p.t = RayTCurrent(); p.who = 100 + InstanceID(); 
  if (p.depth == 0) { P q = { 0, 0, 1 }; TraceRay(S, 0, 0xff, 0, 0, 0, ray(float3(0, 0, 6)), q); p.depth = q.who; } }
[shader("anyhit")] void any(inout P p, in A a) { if (a.b.x > 0.4f) IgnoreHit(); }
[shader("intersection")] void box() { B b = { float3(1, 2, 3) }; ReportHit(8.5f - WorldRayOrigin().z, 5, b); }
[shader("closesthit")] void boxHit(inout P p, in B b) { p.t = RayTCurrent(); p.who = HitKind() * 10 + (uint)b.n.z; }
[shader("miss")] void miss(inout P p) { p.who = 1; }
[shader("callable")] void call(inout K k) { k.v = k.v * k.v; }
)",
                                        "lib_6_3", GetParam(), Log);
  ASSERT_FALSE(Bytes.empty()) << Log;
  auto L = Shader::load(bytesOf(Bytes));
  ASSERT_TRUE(L.ok()) << L.message();
  EXPECT_EQ((*L)->info().Functions.size(), 7u);
  RayDispatch D;
  D.Size = {5, 1, 1};
  D.RayGeneration.General = "gen";
  D.Misses.resize(1);
  D.Misses[0].General = "miss";
  D.HitGroups.resize(2);
  D.HitGroups[0].ClosestHit = "hit";
  D.HitGroups[0].AnyHit = "any";
  D.HitGroups[1].ClosestHit = "boxHit";
  D.HitGroups[1].Intersection = "box";
  D.Callables.resize(1);
  D.Callables[0].General = "call";
  std::vector<Buffer> Buffers = {scene(), uav(0, 80)};
  ASSERT_EQ((*L)->dispatchRays(D, {&Buffers}, {}).message(), "");
  for (uint32_t I = 0; I < 5; ++I) {
    // The weight of the triangle's second corner is (y + 1) / 4, that of the third (x + 1) / 4.
    const float X = float(I) * 0.5f - 1.25f;
    const bool Met = X >= -1;
    EXPECT_EQ(number(word(Buffers[1], I * 4)), Met ? 5 : 8.5f) << I;
    EXPECT_EQ(word(Buffers[1], I * 4 + 1), Met ? 107u : 53u) << I;
    EXPECT_EQ(word(Buffers[1], I * 4 + 2), Met ? 53u : 0u) << I;
    EXPECT_EQ(word(Buffers[1], I * 4 + 3), I * I) << I;
  }
  D.HitGroups[0].ClosestHit = "nobody";
  EXPECT_NE(
      (*L)->dispatchRays(D, {&Buffers}, {}).message().find("the library has no shader nobody"),
      std::string::npos);
}

TEST_P(LibraryRuns, NodesLaunchNodes) {
  std::string Log;
  const std::string Bytes = compileHLSL(R"(
struct R { uint3 grid : SV_DispatchGrid; uint base; };
struct T { uint value; };
RWByteAddressBuffer Out : register(u0);
[Shader("node")][NodeLaunch("broadcasting")][NodeMaxDispatchGrid(8, 1, 1)][NumThreads(8, 1, 1)]
void first(DispatchNodeInputRecord<R> r, uint t : SV_GroupIndex, uint id : SV_DispatchThreadID,
           [MaxRecords(8)] NodeOutput<T> second, [MaxRecords(1)] EmptyNodeOutput third) {
  ThreadNodeOutputRecords<T> o = second.GetThreadNodeOutputRecords(t & 1);
  if (t & 1) o.Get().value = r.Get().base + id;
  o.OutputComplete();
  third.GroupIncrementOutputCount(1); }
[Shader("node")][NodeLaunch("coalescing")][NumThreads(4, 1, 1)]
void second([MaxRecords(4)] GroupNodeInputRecords<T> r, uint t : SV_GroupIndex) {
  if (t < r.Count()) { uint old; Out.InterlockedAdd(0, r[t].value, old); Out.InterlockedAdd(4, 1, old); } }
[Shader("node")][NodeLaunch("thread")] void third() { uint old; Out.InterlockedAdd(8, 1, old); }
)",
                                        "lib_6_8", GetParam(), Log);
  ASSERT_FALSE(Bytes.empty()) << Log;
  auto L = Shader::load(bytesOf(Bytes));
  ASSERT_TRUE(L.ok()) << L.message();
  std::vector<Buffer> Buffers = {uav(0, 16)};
  GraphDispatch D;
  GraphLaunch Start;
  Start.Node = "first";
  Start.Count = 2;
  for (uint32_t V : {3u, 1u, 1u, 1000u, 1u, 1u, 1u, 5000u})
    for (unsigned K = 0; K < 4; ++K)
      Start.Records.push_back(uint8_t(V >> 8 * K));
  D.Launches = {Start};
  ASSERT_EQ((*L)->dispatchGraph(D, {&Buffers}, {}).message(), "");
  // 12 odd threads of 24 add 1000 and their index, 4 odd threads of 8 add 5000 and their index.
  EXPECT_EQ(word(Buffers[0], 0), 12u * 1000 + 144 + 4u * 5000 + 16);
  EXPECT_EQ(word(Buffers[0], 1), 16u);
  EXPECT_EQ(word(Buffers[0], 2), 4u);
  D.Launches[0].Node = "none";
  EXPECT_EQ((*L)->dispatchGraph(D, {&Buffers}, {}).message(), "the graph has no node none[0]");
}

TEST_P(LibraryRuns, RaysAndNodesOfOneLibrary) {
  std::string Log;
  const std::string Bytes = compileHLSL(R"(
RWByteAddressBuffer Out : register(u0);
[shader("raygeneration")] void gen() { Out.Store(0, 7); }
[Shader("node")][NodeLaunch("thread")] void node() { Out.Store(4, 9); }
)",
                                        "lib_6_8", GetParam(), Log);
  ASSERT_FALSE(Bytes.empty()) << Log;
  RayDispatch Rays;
  Rays.RayGeneration.General = "gen";
  GraphDispatch Graph;
  Graph.Launches.emplace_back().Node = "node";
  for (const bool RaysFirst : {true, false}) {
    auto L = Shader::load(bytesOf(Bytes));
    ASSERT_TRUE(L.ok()) << L.message();
    std::vector<Buffer> Buffers = {uav(0, 8)};
    for (const bool RunRays : {RaysFirst, !RaysFirst})
      ASSERT_EQ((RunRays ? (*L)->dispatchRays(Rays, {&Buffers}, {})
                         : (*L)->dispatchGraph(Graph, {&Buffers}, {}))
                    .message(),
                "");
    EXPECT_EQ(word(Buffers[0], 0), 7u);
    EXPECT_EQ(word(Buffers[0], 1), 9u);
  }
}

} // namespace
