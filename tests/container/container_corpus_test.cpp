// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every container of the corpus is read whole and listed.
#include "TestFiles.h"

#include <dxil/container/Listing.h>
#include <dxil/container/Reflection.h>
#include <dxil/container/parts/PipelineState.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/RuntimeData.h>
#include <dxil/container/parts/Signature.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/ops.h>

#include <gtest/gtest.h>

using namespace dxil;

TEST(Corpus, EveryModuleReads) {
  size_t Modules = 0, Instructions = 0;
  for (const auto &Path : test::corpusFiles()) {
    auto Bytes = test::readFile(Path);
    auto C = Container::parse(Bytes);
    ASSERT_TRUE(C) << Path << ": " << C.error().str();
    for (const Part &P : C->parts()) {
      if (P.Name != part::DXIL && P.Name != part::ILDB && P.Name != part::STAT)
        continue;
      auto M = readProgram(P.Data, P.Name.str());
      ASSERT_TRUE(M) << Path << ": " << M.error().str();
      ++Modules;
      Instructions += M->Instructions.size();
      EXPECT_EQ(M->Triple, "dxil-ms-dx") << Path;
    }
  }
  EXPECT_GT(Modules, 500u);
  EXPECT_GT(Instructions, 30000u);
}

TEST(Corpus, EveryPartReads) {
  size_t Parts = 0;
  for (const auto &Path : test::corpusFiles()) {
    auto Bytes = test::readFile(Path);
    auto C = Container::parse(Bytes);
    ASSERT_TRUE(C);
    auto Check = [&](const auto &R) {
      EXPECT_TRUE(R.ok()) << Path << ": " << (R.ok() ? "" : R.error().str());
      ++Parts;
    };
    for (const Part &P : C->parts()) {
      if (P.Name == part::ISG1 || P.Name == part::OSG1 || P.Name == part::PSG1)
        Check(readSignature(P.Data, P.Name));
      else if (P.Name == part::PSV0)
        Check(readPipelineState(P.Data));
      else if (P.Name == part::RTS0)
        Check(readRootSignature(P.Data));
      else if (P.Name == part::SFI0)
        Check(readFeatureFlags(P.Data));
      else if (P.Name == part::HASH)
        Check(readShaderHash(P.Data));
      else if (P.Name == part::VERS)
        Check(readCompilerVersion(P.Data));
      else if (P.Name == part::ILDN)
        Check(readDebugName(P.Data));
      else if (P.Name == part::RDAT)
        Check(readRuntimeData(P.Data));
    }
  }
  EXPECT_GT(Parts, 1000u);
}

// The listing names every op, and no operation is unknown.
TEST(Corpus, EveryContainerIsListed) {
  size_t Calls = 0;
  for (const auto &Path : test::corpusFiles()) {
    auto Bytes = test::readFile(Path);
    auto Text = listing(Bytes);
    ASSERT_TRUE(Text) << Path << ": " << Text.error().str();
    EXPECT_EQ(Text->find("; error"), std::string::npos) << Path;
    EXPECT_EQ(Text->find("unknown op "), std::string::npos) << Path;
    for (const char *Bad : {"bad string", "bad list", "bad range"})
      EXPECT_EQ(Text->find(Bad), std::string::npos) << Path;
    for (size_t At = 0; (At = Text->find("  ; ", At)) != std::string::npos; ++At)
      ++Calls;
  }
  EXPECT_GT(Calls, 10000u);
}

// The same bytes give the same text.
TEST(Corpus, ListingIsDeterministic) {
  auto Bytes = test::corpusFile("dxil/dbg_light_culling.1.dxil");
  auto A = listing(Bytes), B = listing(Bytes);
  ASSERT_TRUE(A);
  EXPECT_EQ(*A, *B);
}

TEST(Corpus, PipelineStateOfAPixelShader) {
  auto Bytes = test::corpusFile("dxil/ps_textured_lit.1.dxil");
  auto C = Container::parse(Bytes);
  ASSERT_TRUE(C);
  auto P = readPipelineState(C->find(part::PSV0)->Data);
  ASSERT_TRUE(P);
  EXPECT_EQ(P->Stage, 0u);
  EXPECT_EQ(P->Version, 4u);
  EXPECT_EQ(P->EntryName, "main");
  ASSERT_EQ(P->Resources.size(), 8u);
  ASSERT_EQ(P->Inputs.size(), 5u);
  EXPECT_EQ(P->Inputs[1].SemanticName, "WORLDPOS");
  EXPECT_EQ(P->Inputs[1].Columns, 3u);
  EXPECT_TRUE(P->InputToOutput[0].depends(4, 0));
  EXPECT_FALSE(P->InputToOutput[0].depends(0, 0));
  EXPECT_FALSE(P->InputToOutput[0].depends(4000, 0));
}

TEST(Corpus, EveryProgramIsReflected) {
  for (const auto &Path : test::corpusFiles()) {
    auto Bytes = test::readFile(Path);
    auto C = Container::parse(Bytes);
    ASSERT_TRUE(C);
    if (!C->find(part::DXIL))
      continue;
    auto J = reflectionJson(*C);
    EXPECT_TRUE(J) << Path << ": " << J.error().str();
  }
}

// Structs in structs, with offsets from the start of the buffer, and matrices.
TEST(Corpus, ReflectionOfConstantLayouts) {
  auto Bytes = test::corpusFile("dxil/cs_constant_layouts.0.dxil");
  auto R = reflect(*Container::parse(Bytes));
  ASSERT_TRUE(R) << R.error().str();
  const ReflectedMember *Many = nullptr, *Matrix = nullptr;
  for (const ReflectedResource &X : R->Resources)
    for (const ReflectedMember &M : X.Members) {
      if (X.Name == "Nested" && M.Name == "O" && M.Members.size() > 1)
        Many = &M.Members[1];
      for (const ReflectedMember &Inner : M.Members)
        Matrix = Inner.Matrix.empty() ? Matrix : &Inner;
    }
  ASSERT_TRUE(Many && Matrix);
  EXPECT_EQ(Many->Name, "many");
  EXPECT_EQ(Many->Type, "[3 x %struct.Inner]");
  ASSERT_EQ(Many->Members.size(), 2u);
  EXPECT_EQ(Many->Members[1].Name, "b");
  EXPECT_EQ(Many->Members[1].Offset, 20u);
  EXPECT_EQ(Many->Members[1].Component, uint32_t(ComponentType::F32));
  EXPECT_EQ(Matrix->Matrix.size(), 3u);
}

TEST(Corpus, ReflectionOfAPixelShader) {
  auto Bytes = test::corpusFile("dxil/ps_textured_lit.1.dxil");
  auto C = Container::parse(Bytes);
  auto R = reflect(*C);
  ASSERT_TRUE(R) << R.error().str();
  EXPECT_EQ(R->Stage, 0u);
  ASSERT_EQ(R->Resources.size(), 8u);
  EXPECT_EQ(R->Resources[0].Name, "Albedo");
  const ReflectedResource &Frame = R->Resources[5];
  EXPECT_EQ(Frame.Name, "Frame");
  EXPECT_EQ(Frame.Bytes, 48u);
  ASSERT_EQ(Frame.Members.size(), 6u);
  EXPECT_EQ(Frame.Members[1].Name, "LightCount");
  EXPECT_EQ(Frame.Members[1].Type, "i32");
  EXPECT_EQ(Frame.Members[1].Offset, 12u);
  EXPECT_EQ(Frame.Members[1].Component, uint32_t(ComponentType::U32));
  EXPECT_TRUE(Frame.Members[1].Matrix.empty());
  EXPECT_EQ(R->Inputs.Elements.size(), 5u);
  EXPECT_GT(R->Operations["Sample"], 0u);
}
