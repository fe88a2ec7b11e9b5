// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests vertices, control points, streams and payloads in HLSL at each optimization level.
#include "Compile.h"

#include <gtest/gtest.h>

#include <bit>

namespace {

using namespace dxil;
using namespace dxil::execution;

uint32_t bits(float F) {
  return std::bit_cast<uint32_t>(F);
}
float number(uint32_t Bits) {
  return std::bit_cast<float>(Bits);
}

class StageObjects : public testing::TestWithParam<const char *> {
protected:
  std::shared_ptr<const Shader> make(const std::string &Source, const std::string &Profile,
                                     const std::string &More = "") {
    std::string Log;
    const std::string Flags = std::string("-E main ") + GetParam() + " " + More;
    const std::string Bytes = compileHLSL(Source, Profile, Flags, Log);
    EXPECT_FALSE(Bytes.empty()) << Log;
    auto L = Shader::load(bytesOf(Bytes));
    EXPECT_TRUE(L.ok()) << L.message();
    return L ? *L : nullptr;
  }

  /// Returns the numbers of the vertices that a geometry shader emits for one primitive with inputs
  /// 0, 1, 2 ...
  std::vector<float> runGeometry(const std::string &Source, uint32_t Vertices, size_t Stream = 0) {
    auto S = make(Source, "gs_6_0");
    if (!S)
      return {};
    GeometryBatch B;
    B.Primitives = 1;
    B.VerticesPerPrimitive = Vertices;
    for (uint32_t I = 0; I < Vertices * S->info().Inputs.Slots; ++I)
      B.Inputs.push_back(bits(float(I)));
    EXPECT_EQ(S->runGeometry(B, {}, {}).message(), "");
    std::vector<float> Numbers;
    for (uint32_t Word : B.Outputs[Stream].Vertices)
      Numbers.push_back(number(Word));
    return Numbers;
  }
};

TEST_P(StageObjects, InputsMayBeWrittenAndPassedOn) {
  const std::vector<float> Made = runGeometry(R"(
struct V { float4 p : POSITION; };
struct O { float4 p : SV_Position; };
float4 sum(V v[3]) { v[1].p = 100; return v[0].p + v[1].p + v[2].p; }
float4 second(const triangle V v[3], uint i) { return v[i].p; }
[maxvertexcount(3)]
void main(triangle V v[3], inout PointStream<O> s) {
  O o;
  o.p = sum(v);
  s.Append(o);
  v[2].p.x = 50;
  o.p = v[2].p;
  s.Append(o);
  o.p = second(v, uint(v[0].p.y));
  s.Append(o);
})",
                                              3);
  EXPECT_EQ(Made, (std::vector<float>{108, 110, 112, 114, 50, 9, 10, 11, 4, 5, 6, 7}));
}

TEST_P(StageObjects, NumbersOfInputsAreChosenAtRunTime) {
  const std::vector<float> Made = runGeometry(R"(
struct V { float4 p : POSITION; float2x3 m : M; row_major float2x3 r : R; float2 a[2] : A; };
struct O { float4 p : SV_Position; };
[maxvertexcount(4)]
void main(line V v[2], inout PointStream<O> s) {
  uint one = uint(v[0].p.y);
  O o;
  o.p = float4(v[one].p[one], v[1].p[one + 1], v[one].p.zw[one], v[0].p[one]);
  s.Append(o);
  o.p = float4(v[one].m[one], v[0].m._m12);
  s.Append(o);
  o.p = float4(v[one].r[one], v[0].r[0][one]);
  s.Append(o);
  o.p = float4(v[one].a[one], v[0].a[one].y, v[0].a[one][one]);
  s.Append(o);
})",
                                              2);
  ASSERT_EQ(Made.size(), 16u);
  // The signature gives the slots at which the rows of 4, 3, 2 and 2 registers begin. A vertex has
  // the slots of all of them.
  EXPECT_EQ(Made[0] - Made[3], Made[1] - 1 - Made[3]);
  EXPECT_EQ(Made[2], Made[1] + 1);
  EXPECT_EQ(Made[3], 1);
  EXPECT_EQ(Made[14], Made[15]);
}

TEST_P(StageObjects, StreamsGoThroughFunctions) {
  const char *Source = R"(
struct A { min16float h : H; float4 p : SV_Position; bool b : B; };
struct C { float x[2] : X; int y : Y; };
void put(inout PointStream<C> s, float x) {
  C c = { { x, x + 1 }, 7 };
  if (x < 3) s.Append(c);
}
[maxvertexcount(4)]
void main(point float4 v[1] : POSITION, inout PointStream<A> a, inout PointStream<C> c) {
  A o;
  o.h = (min16float)v[0].y;
  o.p = v[0];
  o.b = v[0].x == 0;
  a.Append(o);
  for (int i = 0; i < 5; ++i) put(c, i);
})";
  // A vertex has the slots of both streams: h, p and b, then x and y.
  const std::vector<float> First = runGeometry(Source, 1), Second = runGeometry(Source, 1, 1);
  ASSERT_EQ(First.size(), 9u);
  EXPECT_EQ(bits(First[0]), 0x3c00u); // 16 bits
  EXPECT_EQ((std::vector<float>(First.begin() + 1, First.begin() + 5)),
            (std::vector<float>{0, 1, 2, 3}));
  EXPECT_EQ(bits(First[5]), 1u);
  ASSERT_EQ(Second.size(), 27u);
  for (uint32_t I = 0; I < 3; ++I) {
    EXPECT_EQ(Second[I * 9 + 6], float(I));
    EXPECT_EQ(Second[I * 9 + 7], float(I + 1));
    EXPECT_EQ(bits(Second[I * 9 + 8]), 7u);
  }
}

TEST_P(StageObjects, PatchesGoThroughFunctions) {
  auto S = make(R"(
struct V { float3 p : POSITION; };
struct C { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
static float scale = 2;
float3 at(InputPatch<V, 3> v, uint i) { return v[i % v.Length].p * scale; }
float last(const OutputPatch<V, 3> o) { return o[2].p[uint(o[2].p.x) % 3]; }
C patch(InputPatch<V, 3> v, const OutputPatch<V, 3> o) {
  C c;
  [unroll] for (uint k = 0; k < 3; ++k) c.e[k] = at(v, k + 1).y;
  c.i = last(o);
  return c;
}
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("patch")]
V main(InputPatch<V, 3> v, uint i : SV_OutputControlPointID) {
  V o;
  o.p = at(v, i) + float3(0, 1, 2);
  scale = 100;
  return o;
}
)",
                "hs_6_0");
  ASSERT_TRUE(S);
  HullBatch B;
  B.Patches = 1;
  B.InputControlPoints = 3;
  for (uint32_t I = 0; I < 9; ++I)
    B.Inputs.push_back(bits(float(I)));
  ASSERT_EQ(S->runHull(B, {}, {}).message(), "");
  ASSERT_EQ(B.Outputs.size(), 9u);
  EXPECT_EQ(number(B.Outputs[4]), 9); // 4 * 2 + 1
  EXPECT_EQ(number(B.Outputs[8]), 18);
  const ElementList &Constants = S->info().PatchConstants;
  const uint32_t Edges = Constants.find(semantic::TessFactor)->Start;
  EXPECT_EQ(number(B.Constants[Edges]), 8);
  EXPECT_EQ(number(B.Constants[Edges + 1]), 14);
  EXPECT_EQ(number(B.Constants[Edges + 2]), 2);
  EXPECT_EQ(number(B.Constants[Constants.find(semantic::InsideTessFactor)->Start]), 12);
}

TEST_P(StageObjects, PartsOfSharedMemoryArePayloads) {
  auto A = make(R"(
struct P { float3 at; uint count; float2x2 m; };
struct G { uint before; P p[2]; };
groupshared G g;
[numthreads(4, 1, 1)] void main(uint t : SV_GroupThreadID) {
  if (t == 3) { g.p[1].at = float3(1, 2, 3); g.p[1].m = float2x2(5, 6, 7, 8); }
  if (t == 2) g.p[1].count = 9;
  DispatchMesh(1, 1, 1, g.p[1]);
}
)",
                "as_6_5");
  auto S = make(R"(
struct P { float3 at; uint count; float2x2 m; };
struct V { float4 p : SV_Position; };
void put(uint t, P p, out vertices V v[4], out indices uint3 i[1]) {
  p.at += t;
  V o;
  o.p = float4(p.at, p.m[1][t & 1]);
  v[t] = o;
  if (t == 0) i[0] = uint3(0, 1, p.count);
}
[numthreads(4, 1, 1)] [outputtopology("triangle")]
void main(uint t : SV_GroupThreadID, in payload P p, out vertices V v[4], out indices uint3 i[1]) {
  SetMeshOutputCounts(4, 1);
  p.count -= 7;
  put(t, p, v, i);
}
)",
                "ms_6_5");
  ASSERT_TRUE(A && S);
  AmplificationBatch First;
  First.Groups = {1, 1, 1};
  ASSERT_EQ(A->runAmplification(First, {}, {}).message(), "");
  ASSERT_EQ(First.Launches.size(), 1u);
  MeshBatch B;
  B.Groups = First.Launches[0].Groups;
  B.Payload = First.Launches[0].Payload;
  ASSERT_EQ(S->runMesh(B, {}, {}).message(), "");
  const MeshOutput &M = B.Outputs[0];
  ASSERT_EQ(M.Vertices, 4u);
  EXPECT_EQ(M.Indices[0], (std::array<uint32_t, 3>{0, 1, 2}));
  for (uint32_t T = 0; T < 4; ++T) {
    EXPECT_EQ(number(M.VertexSlots[T * 4]), float(1 + T));
    EXPECT_EQ(number(M.VertexSlots[T * 4 + 2]), float(3 + T));
    EXPECT_EQ(number(M.VertexSlots[T * 4 + 3]), T & 1 ? 8 : 7);
  }
}

TEST_P(StageObjects, PrimitivesHaveRowsAndFlags) {
  auto S = make(R"(
struct V { float4 p : SV_Position; row_major float2x3 m[2] : M; };
struct Q { bool cull : SV_CullPrimitive; uint2 id : ID; };
[numthreads(2, 1, 1)] [outputtopology("line")]
void main(uint t : SV_GroupThreadID, out vertices V v[2], out indices uint2 i[2],
          out primitives Q q[2]) {
  SetMeshOutputCounts(2, 2);
  v[t].p = t;
  v[t].m[0] = float2x3(1, 2, 3, 4, 5, 6);
  v[t].m[1] = float2x3(11, 12, 13, 14, 15, 16);
  v[t].m[t][1].z = 7;
  i[t] = uint2(t, 1 - t);
  q[t].cull = t == 1;
  q[t].id.x = t + 20;
  q[t].id.y = t + 30;
}
)",
                "ms_6_5");
  ASSERT_TRUE(S);
  MeshBatch B;
  B.Groups = {1, 1, 1};
  ASSERT_EQ(S->runMesh(B, {}, {}).message(), "");
  const MeshOutput &M = B.Outputs[0];
  ASSERT_EQ(M.Primitives, 2u);
  ASSERT_EQ(M.VertexSlots.size(), 32u);
  std::vector<float> Rows;
  for (uint32_t I = 16 + 4; I < 32; ++I)
    Rows.push_back(number(M.VertexSlots[I]));
  EXPECT_EQ(Rows, (std::vector<float>{1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 7}));
  EXPECT_EQ(M.Indices[1][0], 1u);
  EXPECT_EQ(M.Indices[1][1], 0u);
}

INSTANTIATE_TEST_SUITE_P(Levels, StageObjects, testing::Values("-O3", "-O1", "-Od"));

} // namespace
