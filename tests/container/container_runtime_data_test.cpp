// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares derived RDAT parts with those of compilers.
#include "RuntimeDifference.h"
#include "TestFiles.h"

#include <dxil/container/Program.h>
#include <dxil/container/derive/FunctionRequirements.h>
#include <dxil/container/derive/RuntimeData.h>
#include <dxil/module/Assembly.h>
#include <dxil/module/AssemblyParser.h>

#include <gtest/gtest.h>

#include <cstring>

using namespace dxil;
using namespace dxil::container;

namespace {

TEST(RuntimeData, ofTheCorpusIsDerivedByteForByte) {
  size_t Compared = 0;
  for (const auto &Path : test::corpusFiles()) {
    const auto Input = test::readBytes(Path);
    auto C = container::Container::parse(Input);
    const container::Part *P = C ? C->find(container::part::RDAT) : nullptr;
    if (!P)
      continue;
    auto M = container::readModule(*C);
    ASSERT_TRUE(M) << Path;
    Analysis A(*M);
    A.Info = readFacts(*M);
    mapHandles(A);
    EXPECT_EQ(test::runtimeDifference(A, P->Data), "") << Path;
    ++Compared;
  }
  EXPECT_GT(Compared, 20u);
}

/// A library whose entry calls a function with a barrier and a derivative.
constexpr const char *CallingLibrary = R"(
define void @outer() {
  call void @inner()
  ret void
}
define void @inner() {
  call void @dx.op.barrier(i32 80, i32 9)
  %1 = call float @dx.op.unary.f32(i32 83, float 1.000000e+00)
  ret void
}
define void @apart() {
  ret void
}
declare void @dx.op.barrier(i32, i32)
declare float @dx.op.unary.f32(i32, float)
!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.entryPoints = !{!3}
!0 = !{i32 1, i32 6}
!1 = !{i32 1, i32 VALIDATOR}
!2 = !{!"lib", i32 6, i32 6}
!3 = !{null, !"", null, null, null}
)";

ir::Module parsed(std::string Text) {
  auto M = ir::parseAssembly(Text);
  EXPECT_TRUE(M) << M.error().str();
  return M ? std::move(*M) : ir::Module();
}

std::vector<FunctionRequirements> requirementsFor(const char *Validator) {
  std::string Text = CallingLibrary;
  Text.replace(Text.find("VALIDATOR"), strlen("VALIDATOR"), Validator);
  const ir::Module M = parsed(Text);
  Analysis A(M);
  A.Info = readFacts(M);
  mapHandles(A);
  return deriveFunctionRequirements(A);
}

constexpr uint64_t Derivatives = uint64_t(1) << 40, Group = uint64_t(1) << 41;

TEST(RuntimeData, callersNeedWhatCalleesNeed) {
  const auto Needs = requirementsFor("8");
  ASSERT_GE(Needs.size(), 3u);
  EXPECT_EQ(Needs[1].features(), Derivatives | Group);
  EXPECT_EQ(Needs[0], Needs[1]);
  EXPECT_EQ(Needs[0].Stages & (1u << unsigned(Stage::Pixel)), 0u);
  EXPECT_NE(Needs[0].Stages & (1u << unsigned(Stage::Compute)), 0u);
  EXPECT_EQ(Needs[2], FunctionRequirements());
}

TEST(RuntimeData, olderValidatorsFollowNoCalls) {
  const auto Needs = requirementsFor("7");
  ASSERT_GE(Needs.size(), 3u);
  EXPECT_EQ(Needs[0], FunctionRequirements());
  EXPECT_EQ(Needs[1].features(), 0u);
  EXPECT_EQ(Needs[1].Stages & (1u << unsigned(Stage::Compute)), 0u);
}

/// Returns one subobject of each kind.
std::vector<Subobject> allSubobjects() {
  std::vector<Subobject> Out(8);
  Out[0] = {.Kind = SubobjectKind::StateObjectConfig, .Name = "config", .Flags = 4};
  Out[1] = {.Kind = SubobjectKind::GlobalRootSignature, .Name = "g", .RootSignature = {1, 2, 3}};
  Out[2] = {.Kind = SubobjectKind::LocalRootSignature, .Name = "l", .RootSignature = {4, 5}};
  Out[3] = {.Kind = SubobjectKind::ExportsAssociation,
            .Name = "goes",
            .Associated = "l",
            .Exports = {"a", "b"}};
  Out[4] = {.Kind = SubobjectKind::RaytracingShaderConfig,
            .Name = "sizes",
            .MaxPayloadBytes = 16,
            .MaxAttributeBytes = 8};
  Out[5] = {.Kind = SubobjectKind::RaytracingPipelineConfig, .Name = "deep", .MaxRecursion = 3};
  Out[6] = {.Kind = SubobjectKind::HitGroup,
            .Name = "hit",
            .Group = HitGroupType::ProceduralPrimitive,
            .AnyHit = "any",
            .ClosestHit = "closest",
            .Intersection = "sphere"};
  Out[7] = {.Kind = SubobjectKind::RaytracingPipelineConfig1,
            .Name = "deeper",
            .Flags = 0x100,
            .MaxRecursion = 5};
  return Out;
}

TEST(RuntimeData, subobjectsAreReadAsTheyWereGiven) {
  std::string Text = CallingLibrary;
  Text.replace(Text.find("VALIDATOR"), strlen("VALIDATOR"), "8");
  const ir::Module M = parsed(Text);
  Analysis A(M);
  A.Info = readFacts(M);
  const auto Given = allSubobjects();
  auto Part = deriveRuntimeData(A, {.Subobjects = Given});
  ASSERT_TRUE(Part);
  auto Read = readSubobjects(*Part);
  ASSERT_TRUE(Read) << Read.error().str();
  EXPECT_EQ(*Read, Given);
  EXPECT_TRUE(needsRaytracingTier1_1(Given));
  EXPECT_FALSE(needsRaytracingTier1_1(std::span(Given).subspan(1, 6)));
}

TEST(RuntimeData, onlyLibrariesHaveRuntimeData) {
  const ir::Module M;
  EXPECT_FALSE(deriveRuntimeData(Analysis(M)));
}

} // namespace
