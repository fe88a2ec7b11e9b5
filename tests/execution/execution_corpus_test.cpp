// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads Microsoft's containers of each stage and runs them on zeros without an error; lists those
// that cannot run. Damaged containers give an error or a result.
#include "../Files.h"
#include "Compile.h"

#include <dxil/execution/Operations.h>
#include <dxil/ops/queries.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <random>

namespace {

using namespace dxil;
using namespace dxil::execution;
namespace fs = std::filesystem;

std::vector<fs::path> containers() {
  std::vector<fs::path> Paths;
  for (const auto &Entry : fs::directory_iterator(DXIL_CORPUS))
    if (Entry.path().extension() == ".dxil")
      Paths.push_back(Entry.path());
  std::ranges::sort(Paths);
  return Paths;
}

uint32_t verticesOf(const ShaderInfo &Info) {
  const auto *Row = findNumber(InputPrimitives, uint64_t(Info.GeometryInput));
  if (Row && Row->Vertices)
    return Row->Vertices;
  return uint32_t(Info.GeometryInput) >= uint32_t(InputPrimitive::FirstPatch)
             ? uint32_t(Info.GeometryInput) - uint32_t(InputPrimitive::FirstPatch) + 1
             : 1;
}

Status runPixelsOnZeros(const Shader &S, const Resources &Bound, const RunOptions &Options) {
  std::vector<uint32_t> Vertex(S.info().Inputs.Slots + 1);
  PixelPrimitive P;
  P.Vertices = {Vertex.data(), Vertex.data(), Vertex.data()};
  P.C = {1, 0, 0};
  PixelBatch B;
  B.Quads = {{&P, 0, 0, {1, 1, 1, 0}, 0}, {&P, 2, 0, {1, 0, 0, 0}, 0}};
  return S.runPixels(B, Bound, Options);
}

/// Dispatches the rays and launches the nodes of a library.
Status runLibraryOnZeros(const Shader &S, std::vector<Buffer> &Buffers, const RunOptions &Options) {
  RayDispatch Rays;
  Rays.Size = {3, 2, 1};
  ShaderRecord Group;
  GraphDispatch Graph;
  for (const ShaderInfo::Function &F : S.info().Functions) {
    if (F.Kind == Stage::Raygeneration)
      Rays.RayGeneration.General = F.Name;
    if (F.Kind == Stage::Closesthit)
      Group.ClosestHit = F.Name;
    if (F.Kind == Stage::Anyhit)
      Group.AnyHit = F.Name;
    if (F.Kind == Stage::Intersection)
      Group.Intersection = F.Name;
    if (F.Kind == Stage::Miss || F.Kind == Stage::Callable)
      (F.Kind == Stage::Miss ? Rays.Misses : Rays.Callables).emplace_back().General = F.Name;
    if (F.Kind == Stage::Node && F.StartsGraph) {
      GraphLaunch L{F.Node, F.Index, std::vector<uint8_t>(F.RecordBytes), 1};
      Graph.Launches.push_back(std::move(L));
    }
  }
  Rays.HitGroups = {Group, Group, Group, Group};
  for (Buffer &B : Buffers)
    B.Instances = {SceneInstance{}};
  for (Buffer &B : Buffers)
    B.Instances[0].Geometries = {{false, {{-9, -9, 1, 9, -9, 1, 0, 9, 1}}, {{-9, -9, 2, 9, 9, 3}}}};
  if (!Rays.RayGeneration.General.empty())
    if (Status Done = S.dispatchRays(Rays, Resources{&Buffers}, Options); !Done)
      return Done;
  Graph.MaxLaunches = 500;
  if (Graph.Launches.empty())
    return {};
  Status Done = S.dispatchGraph(Graph, Resources{&Buffers}, Options);
  // A node that subdivides its input launches many nodes.
  return Done.message() == R"(the graph launches nodes more than 500 times ("maxLaunches"))"
             ? Status()
             : Done;
}

/// Runs a program of any stage once, on zeros.
Status runOnZeros(const Shader &S, size_t Bytes, uint64_t MaxIterations) {
  const ShaderInfo &Info = S.info();
  std::vector<Buffer> Buffers = bindZeros(Info, Bytes);
  const Resources Bound{&Buffers};
  RunOptions Options;
  Options.MaxIterations = MaxIterations;
  Options.Threads = 1;
  const uint32_t In = Info.Inputs.Slots;
  switch (Info.Kind) {
  case Stage::Compute: return S.dispatch({{1, 1, 1}}, Bound, Options);
  case Stage::Vertex: {
    VertexBatch B;
    B.Count = 5;
    B.Inputs.resize(size_t(B.Count) * In);
    return S.runVertices(B, Bound, Options);
  }
  case Stage::Pixel: return runPixelsOnZeros(S, Bound, Options);
  case Stage::Hull: {
    HullBatch B;
    B.Patches = 2;
    B.InputControlPoints = Info.InputControlPoints;
    B.Inputs.resize(size_t(B.Patches) * B.InputControlPoints * In);
    return S.runHull(B, Bound, Options);
  }
  case Stage::Domain: {
    DomainBatch B;
    B.Locations = {{0, 0, 1}, {0.5f, 0.25f, 0.25f}};
    B.ControlPoints = Info.InputControlPoints;
    B.Inputs.resize(size_t(B.ControlPoints) * In);
    B.Constants.resize(Info.PatchConstants.Slots);
    return S.runDomain(B, Bound, Options);
  }
  case Stage::Geometry: {
    GeometryBatch B;
    B.Primitives = 3;
    B.VerticesPerPrimitive = verticesOf(Info);
    B.Inputs.resize(size_t(B.Primitives) * B.VerticesPerPrimitive * In);
    return S.runGeometry(B, Bound, Options);
  }
  case Stage::Amplification: {
    AmplificationBatch B;
    return S.runAmplification(B, Bound, Options);
  }
  case Stage::Mesh: {
    MeshBatch B;
    B.Payload.resize(16384);
    return S.runMesh(B, Bound, Options);
  }
  case Stage::Library: return runLibraryOnZeros(S, Buffers, Options);
  default: return {};
  }
}

/// Returns true if an op need not run: it has a documented reason or belongs to a preview.
bool mayLack(const std::string &Error) {
  const size_t Position = Error.find("op ");
  const auto Code = uint32_t(std::strtoul(Error.c_str() + Position + 3, nullptr, 10));
  return findOp(Code) && (!reasonAgainst(OpCode(Code)).empty() || info(OpCode(Code)).Experimental);
}

class Corpus : public testing::TestWithParam<fs::path> {};

TEST_P(Corpus, RunsOnZeros) {
  const std::string Text = dxil::test::readText(GetParam());
  const auto Loaded = Shader::load(bytesOf(Text));
  if (!Loaded && Loaded.message().find("has no meaning here") != std::string::npos) {
    EXPECT_TRUE(mayLack(Loaded.message())) << Loaded.message();
    return;
  }
  ASSERT_TRUE(Loaded.ok()) << Loaded.message();
  const std::string Error = runOnZeros(**Loaded, 4096, 1 << 16).message();
  // docs/execution.md has this limit of group matrices.
  if (Error ==
      "group 0,0,0: matrix of thread-group scope is not supported in a group of several waves")
    return;
  // A library is compiled at its run.
  if (Error.find("has no meaning here") != std::string::npos)
    EXPECT_TRUE(mayLack(Error)) << Error;
  else
    EXPECT_EQ(Error, "");
}

INSTANTIATE_TEST_SUITE_P(Containers, Corpus, testing::ValuesIn(containers()), [](const auto &Info) {
  std::string Name = Info.param.stem().string();
  std::ranges::replace_if(
      Name, [](char C) { return !std::isalnum(uint8_t(C)); }, '_');
  return Name;
});

TEST(Damage, EndsInATextOrAResult) {
  std::mt19937 Random(7);
  unsigned Loaded = 0, Refused = 0;
  const auto Paths = containers();
  for (unsigned I = 0; I < 300; ++I) {
    std::string Text = dxil::test::readText(Paths[Random() % Paths.size()]);
    for (unsigned K = 0, Count = 1 + Random() % 4; K < Count && Text.size() > 32; ++K)
      Text[32 + Random() % (Text.size() - 32)] ^= char(1u << Random() % 8);
    const auto L = Shader::load(bytesOf(Text));
    ++(L ? Loaded : Refused);
    if (L)
      (void)runOnZeros(**L, 256, 1 << 12);
  }
  EXPECT_GT(Loaded, 0u);
  EXPECT_GT(Refused, 0u);
}

} // namespace
