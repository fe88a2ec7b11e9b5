// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the pipeline from buffers to targets with C++ functions as shaders.
#include "pipeline/Draw.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <cmath>

namespace {

using namespace dxil::execution;
using testing::ElementsAre;
using testing::HasSubstr;
namespace semantic = dxil::semantic;

uint32_t bits(float Value) {
  return std::bit_cast<uint32_t>(Value);
}
float number(uint32_t Bits) {
  return std::bit_cast<float>(Bits);
}

/// A signature of elements with one row each.
ElementList signature(std::vector<std::tuple<std::string, uint64_t, uint32_t>> Elements) {
  ElementList L;
  for (auto &[Name, System, Columns] : Elements) {
    SignatureEntry E;
    E.Semantic = Name;
    E.Indices = {0};
    E.System = System;
    E.Columns = Columns;
    E.Start = L.Slots;
    L.Slots += Columns;
    L.Elements.push_back(E);
  }
  return L;
}

/// A pipeline whose vertex shader passes on a position and a colour, and whose pixel shader writes
/// the colour.
class DrawTest : public testing::Test {
public:
  void SetUp() override {
    VS.Inputs =
        signature({{"POSITION", semantic::Arbitrary, 4}, {"COLOR", semantic::Arbitrary, 4}});
    VS.Outputs =
        signature({{"SV_Position", semantic::Position, 4}, {"COLOR", semantic::Arbitrary, 4}});
    PS.Inputs = VS.Outputs;
    PS.Outputs = signature({{"SV_Target", semantic::Target, 4}});
    P.Shaders.Vertex = {&VS, [](VertexBatch &B) {
                          B.Outputs = B.Inputs;
                          return dxil::Status();
                        }};
    P.Shaders.Pixel = {&PS, [this](PixelBatch &B) { return shade(B); }};
    P.Input.Elements = {{"position", 0, findFormat("R32G32B32A32_FLOAT"), 0, 0, 0},
                        {"COLOR", 0, findFormat("R8G8B8A8_UNORM"), 0, 16, 0}};
    P.Input.Buffers.resize(1);
    P.Input.Buffers[0].Stride = 20;
    addTarget(8, 8);
  }

  void addTarget(uint32_t Width, uint32_t Height, uint32_t Samples = 1) {
    P.Targets.resize(1);
    P.Targets[0] = {findFormat("R8G8B8A8_UNORM"), Width, Height, 1, Samples, {}};
    ASSERT_EQ(P.Targets[0].clear({0, 0, 0, 0}).message(), "");
  }
  void addVertex(float X, float Y, float Z, float W, uint32_t Colour) {
    auto &To = P.Input.Buffers[0].Data;
    for (uint32_t Word : {bits(X), bits(Y), bits(Z), bits(W), Colour})
      for (int I = 0; I < 4; ++I)
        To.push_back(uint8_t(Word >> 8 * I));
  }
  /// Adds a rectangle of two triangles.
  void addRectangle(float X0, float Y0, float X1, float Y1, float Z, uint32_t Colour) {
    for (auto [X, Y] : {std::pair{X0, Y1}, {X1, Y1}, {X0, Y0}, {X0, Y0}, {X1, Y1}, {X1, Y0}})
      addVertex(X, Y, Z, 1, Colour);
  }
  uint32_t pixel(uint32_t X, uint32_t Y) {
    uint32_t Word = 0;
    const Target T = P.Targets[0].resolved();
    memcpy(&Word, T.Data.data() + (size_t(Y) * T.Width + X) * 4, 4);
    return Word;
  }
  unsigned count(uint32_t Colour) {
    unsigned Count = 0;
    for (uint32_t Y = 0; Y < P.Targets[0].Height; ++Y)
      for (uint32_t X = 0; X < P.Targets[0].Width; ++X)
        Count += pixel(X, Y) == Colour;
    return Count;
  }

  /// Interpolates with perspective and writes the colour. Counts lanes.
  dxil::Status shade(PixelBatch &B) {
    for (const PixelQuad &Q : B.Quads)
      for (int I = 0; I < 4; ++I) {
        const PixelPrimitive &T = *Q.Primitive;
        double X = Q.X + (I & 1) + .5, Y = Q.Y + (I >> 1) + .5;
        if (PS.RunsPerSample) {
          X += double(B.Samples[Q.SampleIndex][0]) - .5;
          Y += double(B.Samples[Q.SampleIndex][1]) - .5;
        }
        for (uint32_t C = 0; C < 4; ++C) {
          double Sum = 0, Weights = 0;
          for (size_t V = 0; V < 3; ++V) {
            const double Weight = (T.A[V] * X + T.B[V] * Y + T.C[V]) * T.InverseW[V];
            Sum += Weight * (Weight != 0 ? number(T.Vertices[V][4 + C]) : 0);
            Weights += Weight;
          }
          B.Outputs.push_back(bits(float(Sum / Weights)));
        }
        PixelResult &R = B.Results.emplace_back();
        R.Coverage = Q.Coverage[size_t(I)];
        R.Discarded = !R.Coverage || (Discard && Discard(Q.X + (I & 1), Q.Y + (I >> 1)));
        R.Depth = Depth;
        ++Lanes;
      }
    return {};
  }

  Pipeline P;
  ShaderInfo VS, PS;
  std::function<bool(uint32_t, uint32_t)> Discard;
  std::optional<float> Depth;
  unsigned Lanes = 0;
};

TEST_F(DrawTest, RectangleFillsItsPixels) {
  addRectangle(-.5f, -.5f, .5f, .5f, .5f, 0xff00ff00);
  ASSERT_EQ(draw(P, {6}).message(), "");
  for (uint32_t Y = 0; Y < 8; ++Y)
    for (uint32_t X = 0; X < 8; ++X)
      EXPECT_EQ(pixel(X, Y), X >= 2 && X < 6 && Y >= 2 && Y < 6 ? 0xff00ff00 : 0u);
  // Quads on the diagonal are shaded for both triangles, with helper lanes.
  EXPECT_EQ(Lanes, 6u * 4);
}

TEST_F(DrawTest, IndicesAndStrips) {
  P.Input.Kind = Topology::TriangleStrip;
  for (auto [X, Y] : {std::pair{-1.f, 1.f}, {0.f, 1.f}, {-1.f, -1.f}, {0.f, -1.f}, {1.f, -1.f}})
    addVertex(X, Y, .5f, 1, ~0u);
  P.Input.Indexed = true;
  P.Input.RestartIndex = 0xffff;
  P.Input.Indices = {9, 0, 1, 2, 3, 0xffff, 1, 4, 3};
  DrawCall Call{8};
  Call.First = 1;
  ASSERT_EQ(draw(P, Call).message(), "");
  // The rows of the triangle have 0, 1, 1, 2, 2, 3, 3 and 4 pixel centres left of the side from (4,
  // 0) to (8, 8).
  EXPECT_EQ(count(~0u), 32u + 16);
  EXPECT_EQ(P.Statistics.Vertices, 5u);
  EXPECT_EQ(P.Statistics.Primitives, 3u);
}

TEST_F(DrawTest, InstancesBaseVertexAndIds) {
  VS.Inputs = signature({{"POSITION", semantic::Arbitrary, 4},
                         {"OFFSET", semantic::Arbitrary, 1},
                         {"SV_VertexID", semantic::VertexID, 1},
                         {"SV_InstanceID", semantic::InstanceID, 1}});
  std::vector<std::array<uint32_t, 3>> Seen;
  P.Shaders.Vertex.Run = [&](VertexBatch &B) {
    for (uint32_t I = 0; I < B.Count; ++I) {
      const uint32_t *In = &B.Inputs[I * 7];
      Seen.push_back({In[5], In[6], uint32_t(number(In[4]))});
      B.Outputs.insert(B.Outputs.end(), {In[0], In[1], In[2], In[3], 0, 0, 0, 0});
    }
    EXPECT_EQ(B.BaseVertex, 1);
    EXPECT_EQ(B.BaseInstance, 2u);
    return dxil::Status();
  };
  P.Input.Elements.push_back({"OFFSET", 0, findFormat("R16_FLOAT"), 1, 0, 2});
  P.Input.Buffers.push_back({{0, 0x3c, 0, 0x40, 0, 0x42, 0, 0x44, 0, 0x45}, 2}); // 1 2 3 4 5
  addVertex(9, 9, 9, 9, 0);
  addRectangle(-1, -1, 1, 1, 0, 0);
  P.Input.Indexed = true;
  P.Input.Indices = {2, 1, 0};
  ASSERT_EQ(draw(P, {3, 3, 0, 1, 2}).message(), "");
  EXPECT_THAT(Seen, ElementsAre(std::array<uint32_t, 3>{2, 0, 3}, std::array<uint32_t, 3>{1, 0, 3},
                                std::array<uint32_t, 3>{0, 0, 3}, std::array<uint32_t, 3>{2, 1, 3},
                                std::array<uint32_t, 3>{1, 1, 3}, std::array<uint32_t, 3>{0, 1, 3},
                                std::array<uint32_t, 3>{2, 2, 4}, std::array<uint32_t, 3>{1, 2, 4},
                                std::array<uint32_t, 3>{0, 2, 4}));
}

TEST_F(DrawTest, DepthTest) {
  P.Depth = Target{findFormat("D32_FLOAT"), 8, 8, 1, 1, {}};
  ASSERT_EQ(P.Depth->clear({1, 0, 0, 0}).message(), "");
  P.DepthTest.Enabled = true;
  addRectangle(-1, -1, 1, 1, .5f, 0xff0000ff);
  addRectangle(-1, -1, 0, 1, .75f, 0xff00ff00); // hidden behind the other
  addRectangle(0, -1, 1, 1, .25f, 0xffff0000);  // in front
  ASSERT_EQ(draw(P, {18}).message(), "");
  EXPECT_EQ(count(0xff0000ff), 32u);
  EXPECT_EQ(count(0xffff0000), 32u);
  // The shader outputs a depth, and discards pixels, which then keep their depth.
  Depth = .1f;
  Discard = [](uint32_t X, uint32_t) { return X < 2; };
  DrawCall Again{6};
  Again.First = 6;
  ASSERT_EQ(draw(P, Again).message(), "");
  EXPECT_EQ(count(0xff00ff00), 16u);
  EXPECT_EQ(number(*reinterpret_cast<uint32_t *>(P.Depth->texel(1, 1, 0, 0))), .5f);
  EXPECT_EQ(number(*reinterpret_cast<uint32_t *>(P.Depth->texel(2, 1, 0, 0))), .1f);
}

TEST_F(DrawTest, FourSamples) {
  addTarget(8, 8, 4);
  addRectangle(-.9375f, -1, 1, 1, .5f, ~0u); // two samples of the first column
  ASSERT_EQ(draw(P, {6}).message(), "");
  EXPECT_EQ(pixel(1, 1), ~0u);
  EXPECT_EQ(pixel(0, 1) & 0xff, 191u); // three samples are right of 0.25
  // With one invocation for each sample, the ramp's mean over samples is its value at the centre.
  PS.RunsPerSample = true;
  addTarget(8, 8, 4);
  Lanes = 0;
  P.Input.Buffers[0].Data.clear();
  addVertex(-1, 3, .5f, 1, 0);
  addVertex(3, -1, .5f, 1, ~0u);
  addVertex(-1, -1, .5f, 1, 0);
  ASSERT_EQ(draw(P, {3}).message(), "");
  EXPECT_EQ(Lanes, 64u * 4);
  for (uint32_t X = 0; X < 8; ++X)
    EXPECT_NEAR(pixel(X, 4) & 0xff, (X + .5) / 16 * 255, 1.0);
}

TEST_F(DrawTest, GeometryShaderMakesSquaresOfPoints) {
  P.Input.Kind = Topology::PointList;
  addVertex(-.5f, .5f, .5f, 1, 0xff0000ff);
  addVertex(.5f, -.5f, .5f, 1, 0xff00ff00);
  ShaderInfo GS;
  GS.Inputs = GS.Outputs = VS.Outputs;
  GS.Instances = 1;
  GS.StreamTopology = dxil::OutputTopology::TriangleStrip;
  P.Shaders.Geometry = {
      &GS, [](GeometryBatch &B) {
        EXPECT_EQ(B.VerticesPerPrimitive, 1u);
        B.Outputs.resize(B.Primitives * 4);
        for (uint32_t I = 0; I < B.Primitives; ++I) {
          StreamOutput &O = B.Outputs[I * 4];
          for (auto [X, Y] :
               {std::pair{-.25f, .25f}, {.25f, .25f}, {-.25f, -.25f}, {.25f, -.25f}}) {
            std::vector<uint32_t> V(B.Inputs.begin() + I * 8, B.Inputs.begin() + I * 8 + 8);
            V[0] = bits(number(V[0]) + X);
            V[1] = bits(number(V[1]) + Y);
            O.Vertices.insert(O.Vertices.end(), V.begin(), V.end());
          }
          O.Strips = {4};
        }
        return dxil::Status();
      }};
  P.StreamOutput = {{"SV_POSITION", 0, 0, 2, 0, 1}, {"COLOR", 0, 1, 1, 0, 1}};
  P.Raster.Cull = CullMode::Back; // both triangles of a strip face the same way
  ASSERT_EQ(draw(P, {2}).message(), "");
  for (uint32_t Y = 0; Y < 8; ++Y)
    for (uint32_t X = 0; X < 8; ++X)
      EXPECT_EQ(pixel(X, Y), X >= 1 && X < 3 && Y >= 1 && Y < 3   ? 0xff0000ff
                             : X >= 5 && X < 7 && Y >= 5 && Y < 7 ? 0xff00ff00
                                                                  : 0u);
  // Two points, each with two triangles of three vertices of three numbers.
  ASSERT_EQ(P.Streams[1].size(), 2u * 2 * 3 * 3 * 4);
  float First[3];
  memcpy(First, P.Streams[1].data(), 12);
  EXPECT_THAT(First, ElementsAre(-.75f, .75f, 0));
}

TEST_F(DrawTest, TessellatedQuadCoversEachPixelOnce) {
  P.Input.Kind = Topology::PatchList;
  P.Input.ControlPoints = 4;
  for (auto [X, Y] : {std::pair{-1.f, 1.f}, {1.f, 1.f}, {-1.f, -1.f}, {1.f, -1.f}})
    addVertex(X, Y, .5f, 1, 0xff204060);
  ShaderInfo HS, DS;
  HS.Inputs = HS.Outputs = DS.Inputs = DS.Outputs = VS.Outputs;
  HS.PatchConstants = signature({{"SV_TessFactor", semantic::TessFactor, 1},
                                 {"SV_InsideTessFactor", semantic::InsideTessFactor, 1}});
  HS.PatchConstants.Elements[0].Rows = 4;
  HS.PatchConstants.Elements[1].Rows = 2;
  HS.PatchConstants.Elements[1].Start = 4;
  HS.PatchConstants.Slots = 6;
  HS.Domain = dxil::TessellatorDomain::Quad;
  HS.Partitioning = dxil::TessellatorPartitioning::FractionalOdd;
  HS.TessellatorOutput = dxil::TessellatorPrimitive::TriangleCW;
  HS.InputControlPoints = HS.OutputControlPoints = 4;
  P.Shaders.Hull = {&HS, [](HullBatch &B) {
                      B.Outputs = B.Inputs;
                      for (float F : {3.5f, 5.f, 1.f, 9.7f, 4.f, 6.f})
                        B.Constants.push_back(bits(F));
                      return dxil::Status();
                    }};
  P.Shaders.Domain = {&DS, [](DomainBatch &B) {
                        for (auto [U, V, W] : B.Locations)
                          for (uint32_t C = 0; C < 8; ++C) {
                            auto Coordinate = [&](size_t Point) {
                              return number(B.Inputs[Point * 8 + C]);
                            };
                            const float Top = Coordinate(0) + (Coordinate(1) - Coordinate(0)) * U,
                                        Low = Coordinate(2) + (Coordinate(3) - Coordinate(2)) * U;
                            B.Outputs.push_back(bits(Top + (Low - Top) * V));
                          }
                        return dxil::Status();
                      }};
  P.Raster.Cull = CullMode::Back;
  ASSERT_EQ(draw(P, {4}).message(), "");
  EXPECT_EQ(count(0xff204060), 64u);
  EXPECT_GT(P.Statistics.Primitives, 40u);
}

TEST_F(DrawTest, MeshShader) {
  ShaderInfo MS, AS;
  MS.Outputs = signature({{"SV_Position", semantic::Position, 4}});
  MS.PatchConstants = signature(
      {{"COLOR", semantic::Arbitrary, 4}, {"SV_CullPrimitive", semantic::CullPrimitive, 1}});
  MS.MeshPrimitives = dxil::MeshTopology::Triangle;
  P.Shaders.Mesh = {
      &MS, [](MeshBatch &B) {
        EXPECT_EQ(B.Payload, std::vector<uint8_t>{7});
        MeshOutput &O = B.Outputs.emplace_back();
        O.Vertices = 4;
        for (auto [X, Y] : {std::pair{-1.f, 1.f}, {1.f, 1.f}, {-1.f, -1.f}, {1.f, -1.f}})
          for (float C : {X, Y, .5f, 1.f})
            O.VertexSlots.push_back(bits(C));
        O.Primitives = 3;
        O.Indices = {{0, 1, 2}, {2, 1, 3}, {0, 1, 3}};
        for (uint32_t I = 0; I < 3; ++I)
          for (uint32_t Word : {bits(float(I)), 0u, 0u, bits(1), uint32_t(I == 2)})
            O.PrimitiveSlots.push_back(Word);
        return dxil::Status();
      }};
  P.Shaders.Amplification = {&AS, [](AmplificationBatch &B) {
                               EXPECT_EQ(B.Groups[0], 2u);
                               B.Launches = {{{1, 1, 1}, {7}}, {{0, 1, 1}, {7}}};
                               return dxil::Status();
                             }};
  P.Shaders.Mesh.Run = [Run = P.Shaders.Mesh.Run](MeshBatch &B) {
    return B.Groups[0] ? Run(B) : dxil::Status();
  };
  ASSERT_EQ(dispatchMesh(P, {2, 1, 1}).message(), "");
  EXPECT_EQ(count(0xff000000) + count(0xff0000ff), 64u);
  EXPECT_EQ(pixel(0, 0), 0xff000000);
  EXPECT_EQ(pixel(7, 7), 0xff0000ff);
}

TEST_F(DrawTest, ErrorsSayWhatIsMissing) {
  addRectangle(-1, -1, 1, 1, 0, 0);
  PS.Inputs =
      signature({{"SV_Position", semantic::Position, 4}, {"NORMAL", semantic::Arbitrary, 3}});
  EXPECT_THAT(draw(P, {6}).message(), HasSubstr("the pixel shader reads NORMAL0"));
  P.Input.Elements.pop_back();
  EXPECT_THAT(draw(P, {6}).message(), HasSubstr("input COLOR0"));
  P.Shaders.Vertex.Info = nullptr;
  EXPECT_THAT(draw(P, {6}).message(), HasSubstr("no vertex shader"));
}

TEST(InputAssembler, AdjacencyOfStrips) {
  // Vertices 0, 2, 4, 6, 8 form the strip; the others are adjacent.
  InputState S;
  S.Kind = Topology::TriangleStripAdjacency;
  AssembledInstance A;
  ASSERT_EQ(assemble(S, {10}, A).message(), "");
  EXPECT_THAT(A.Primitives, ElementsAre(0, 1, 2, 6, 4, 3, 2, 5, 6, 8, 4, 0, 4, 2, 6, 9, 8, 7));
  S.Kind = Topology::LineStripAdjacency;
  A = {};
  ASSERT_EQ(assemble(S, {5}, A).message(), "");
  EXPECT_THAT(A.Primitives, ElementsAre(0, 1, 2, 3, 1, 2, 3, 4));
  S.Kind = Topology::PatchList;
  S.ControlPoints = 33;
  EXPECT_NE(assemble(S, {5}, A).message(), "");
}

TEST(Formats, RoundTripsOfAllValues) {
  for (const Format &F : formats()) {
    SCOPED_TRACE(F.Name);
    for (uint32_t Round = 0; Round < 70000; Round += F.Bits[0] == 8 ? 257 : 13) {
      std::array<uint8_t, 16> Bytes{}, Again{};
      for (uint32_t I = 0; I < F.bytes(); ++I)
        Bytes[I] = uint8_t(Round >> 8 * (I % 2));
      const auto Channels = decode(F, Bytes.data());
      encode(F, Channels, Again.data());
      const auto Twice = decode(F, Again.data());
      for (size_t I = 0; I < 4; ++I) {
        if (!std::isnan(number(Channels[I]))) {
          EXPECT_EQ(Channels[I], Twice[I]) << Round;
        }
      }
    }
  }
}

TEST(Formats, ConversionsOfDirect3D) {
  auto Encoded = [](const char *Name, std::array<float, 4> C) {
    uint32_t Word = 0;
    std::array<uint8_t, 16> To{};
    encode(*findFormat(Name), {bits(C[0]), bits(C[1]), bits(C[2]), bits(C[3])}, To.data());
    memcpy(&Word, To.data(), 4);
    return Word;
  };
  EXPECT_EQ(Encoded("R8G8B8A8_UNORM", {1, .5f, -3, std::nanf("")}), 0x000080ffu);
  EXPECT_EQ(Encoded("B8G8R8A8_UNORM", {1, .5f, 0, 1}), 0xffff8000u);
  EXPECT_EQ(Encoded("R8G8B8A8_UNORM_SRGB", {.5f, .002f, 1, .5f}), 0x80ff07bcu); // alpha is linear
  EXPECT_EQ(Encoded("R8G8B8A8_SNORM", {-1, 1, -.5f, 2}), 0x7fc07f81u);
  EXPECT_EQ(Encoded("R16G16_FLOAT", {1, -2, 0, 0}), 0xc0003c00u);
  EXPECT_EQ(Encoded("R10G10B10A2_UNORM", {1, 0, 1, 1}), 0xfff003ffu);
  std::array<uint8_t, 16> To{};
  encode(*findFormat("R8G8B8A8_SINT"), {uint32_t(-300), 300, 5, uint32_t(-1)}, To.data());
  EXPECT_EQ(To[0], 0x80);
  EXPECT_EQ(To[1], 0x7f);
  EXPECT_EQ(To[3], 0xff);
}

} // namespace
