// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests that each container of the corpus can be read and listed.
#include "TestFiles.h"

#include <dxil/container/parts/PipelineState.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/RuntimeData.h>
#include <dxil/container/parts/Signature.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/listing/Listing.h>
#include <dxil/listing/Reflection.h>
#include <dxil/ops/queries.h>

#include <gtest/gtest.h>

using namespace dxil;

TEST(Corpus, EveryModuleReads) {
  size_t Modules = 0, Instructions = 0;
  for (const auto &Path : test::corpusFiles()) {
    auto Bytes = test::readBytes(Path);
    auto C = container::Container::parse(Bytes);
    ASSERT_TRUE(C) << Path << ": " << C.error().str();
    for (const container::Part &P : C->parts()) {
      if (P.Name != container::part::DXIL && P.Name != container::part::ILDB &&
          P.Name != container::part::STAT)
        continue;
      auto M = container::readProgram(P.Data, P.Name.str());
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
    auto Bytes = test::readBytes(Path);
    auto C = container::Container::parse(Bytes);
    ASSERT_TRUE(C);
    auto Check = [&](const auto &R) {
      EXPECT_TRUE(R.ok()) << Path << ": " << (R.ok() ? "" : R.error().str());
      ++Parts;
    };
    for (const container::Part &P : C->parts()) {
      if (P.Name == container::part::ISG1 || P.Name == container::part::OSG1 ||
          P.Name == container::part::PSG1)
        Check(container::readSignature(P.Data, P.Name));
      else if (P.Name == container::part::PSV0)
        Check(container::readPipelineState(P.Data));
      else if (P.Name == container::part::RTS0)
        Check(container::readRootSignature(P.Data));
      else if (P.Name == container::part::SFI0)
        Check(container::readFeatureFlags(P.Data));
      else if (P.Name == container::part::HASH)
        Check(container::readShaderHash(P.Data));
      else if (P.Name == container::part::VERS)
        Check(container::readCompilerVersion(P.Data));
      else if (P.Name == container::part::ILDN)
        Check(container::readDebugName(P.Data));
      else if (P.Name == container::part::RDAT)
        Check(container::readRuntimeData(P.Data));
    }
  }
  EXPECT_GT(Parts, 1000u);
}

// The listing has the name of each op, and no unknown op.
TEST(Corpus, EveryContainerIsListed) {
  size_t Calls = 0;
  for (const auto &Path : test::corpusFiles()) {
    auto Bytes = test::readBytes(Path);
    auto Text = listing::listing(Bytes);
    ASSERT_TRUE(Text) << Path << ": " << Text.error().str();
    EXPECT_EQ(Text->find("; error"), std::string::npos) << Path;
    EXPECT_EQ(Text->find("unknown op "), std::string::npos) << Path;
    for (const char *Bad : {"bad string", "bad list", "bad range"})
      EXPECT_EQ(Text->find(Bad), std::string::npos) << Path;
    for (size_t Position = 0; (Position = Text->find("  ; ", Position)) != std::string::npos;
         ++Position)
      ++Calls;
  }
  EXPECT_GT(Calls, 10000u);
}

// Equal bytes give equal text.
TEST(Corpus, ListingIsDeterministic) {
  auto Bytes = test::corpusFile("dxil/dbg_light_culling.1.dxil");
  auto A = listing::listing(Bytes), B = listing::listing(Bytes);
  ASSERT_TRUE(A);
  EXPECT_EQ(*A, *B);
}

TEST(Corpus, PipelineStateOfAPixelShader) {
  auto Bytes = test::corpusFile("dxil/ps_textured_lit.1.dxil");
  auto C = container::Container::parse(Bytes);
  ASSERT_TRUE(C);
  auto P = container::readPipelineState(C->find(container::part::PSV0)->Data);
  ASSERT_TRUE(P);
  EXPECT_EQ(P->Stage, Stage::Pixel);
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
    auto Bytes = test::readBytes(Path);
    auto C = container::Container::parse(Bytes);
    ASSERT_TRUE(C);
    if (!C->find(container::part::DXIL))
      continue;
    auto J = listing::reflectionJson(*C);
    EXPECT_TRUE(J) << Path << ": " << J.error().str();
  }
}

// Nested structs, with offsets from the start of the buffer, and matrices.
TEST(Corpus, ReflectionOfConstantLayouts) {
  auto Bytes = test::corpusFile("dxil/cs_constant_layouts.0.dxil");
  auto R = listing::reflect(*container::Container::parse(Bytes));
  ASSERT_TRUE(R) << R.error().str();
  const listing::ReflectedMember *Many = nullptr, *Matrix = nullptr;
  for (const listing::ReflectedResource &X : R->Resources)
    for (const listing::ReflectedMember &M : X.Members) {
      if (X.Name == "Nested" && M.Name == "O" && M.Members.size() > 1)
        Many = &M.Members[1];
      for (const listing::ReflectedMember &Inner : M.Members)
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
  auto C = container::Container::parse(Bytes);
  auto R = listing::reflect(*C);
  ASSERT_TRUE(R) << R.error().str();
  EXPECT_EQ(R->Stage, 0u);
  ASSERT_EQ(R->Resources.size(), 8u);
  EXPECT_EQ(R->Resources[0].Name, "Albedo");
  const listing::ReflectedResource &Frame = R->Resources[5];
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
