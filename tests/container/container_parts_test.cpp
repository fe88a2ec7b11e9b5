// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TestFiles.h"

#include <dxil/container/parts/PipelineState.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/Signature.h>
#include <dxil/container/parts/SmallParts.h>

#include <gtest/gtest.h>

using namespace dxil;

namespace {
std::vector<uint8_t> words(std::initializer_list<uint32_t> W) {
  std::vector<uint8_t> B;
  for (uint32_t V : W)
    for (int I = 0; I < 4; ++I)
      B.push_back(uint8_t(V >> (8 * I)));
  return B;
}
} // namespace

TEST(Parts, SignatureOfEachGeneration) {
  auto Name = uint32_t('P' | 'O' << 8 | 'S' << 16);
  auto New = words({1, 8, 2, 40, 1, 1, 3, 4, 0x070f, 1, Name});
  auto S = container::readSignature(New, container::part::OSG1);
  ASSERT_TRUE(S) << S.error().str();
  ASSERT_EQ(S->Elements.size(), 1u);
  const container::SignaturePartElement &E = S->Elements[0];
  EXPECT_EQ(E.SemanticName, "POS");
  EXPECT_EQ(E.Stream, 2u);
  EXPECT_EQ(E.SystemValue, 1u);
  EXPECT_EQ(E.Register, 4u);
  EXPECT_EQ(E.Mask, 0xfu);
  EXPECT_EQ(E.ExclusiveMask, 7u);
  EXPECT_EQ(E.MinPrecision, 1u);
  auto Short = words({1, 8, 32, 1, 1, 3, 4, 0x070f, Name});
  auto Old = container::readSignature(Short, container::part::ISGN);
  ASSERT_TRUE(Old) << Old.error().str();
  EXPECT_EQ(Old->Elements[0].Register, 4u);
}

TEST(Parts, SignatureErrors) {
  auto Code = [](std::initializer_list<uint32_t> W) {
    return container::readSignature(words(W), container::part::ISG1).error().Code;
  };
  EXPECT_EQ(Code({}), ErrorCode::PartTooSmall);
  EXPECT_EQ(Code({0x7fffffff, 8}), ErrorCode::PartTooSmall);
  EXPECT_EQ(Code({1, 400}), ErrorCode::PartOffsetField);
  EXPECT_EQ(Code({1, 8, 0, 400, 0, 0, 0, 0, 0, 0}), ErrorCode::PartString);
  EXPECT_EQ(Code({1, 8, 0, 36, 0, 0, 0, 0, 0, 0x41414141}), ErrorCode::PartString);
}

TEST(Parts, PipelineStateErrors) {
  auto Code = [](std::initializer_list<uint32_t> W) {
    return container::readPipelineState(words(W)).error().Code;
  };
  EXPECT_EQ(Code({}), ErrorCode::PartTooSmall);
  EXPECT_EQ(Code({8, 0, 0, 0}), ErrorCode::PartField);
  EXPECT_EQ(Code({24, 0, 0, 0, 0, 0, 0, 1, 4}), ErrorCode::PartField);
  EXPECT_EQ(Code({24, 0, 0, 0, 0, 0, 0, 0x10000000, 16}), ErrorCode::PartTooSmall);
  auto V0 = container::readPipelineState(words({24, 1, 0, 0, 0, 4, 64, 0}), 1);
  ASSERT_TRUE(V0) << V0.error().str();
  EXPECT_EQ(V0->Version, 0u);
  EXPECT_TRUE(V0->OutputPositionPresent);
  EXPECT_EQ(V0->MinWaveLanes, 4u);
  EXPECT_EQ(V0->MaxWaveLanes, 64u);
}

TEST(Parts, RootSignature) {
  // 1.1: a table with one range, and constants
  auto B = words({2,           2,  24,          0, 0, 5, /*p0*/ 0, 5, 48,
                  /*p1*/ 1,    0,  80,
                  /*table*/ 1, 56, /*range*/ 2, 7, 3, 1, 4,        9, /*constants*/ 6,
                  2,           11});
  auto S = container::readRootSignature(B);
  ASSERT_TRUE(S) << S.error().str();
  EXPECT_EQ(S->Flags, 5u);
  ASSERT_EQ(S->Parameters.size(), 2u);
  ASSERT_EQ(S->Parameters[0].Ranges.size(), 1u);
  EXPECT_EQ(S->Parameters[0].Visibility, 5u);
  EXPECT_EQ(S->Parameters[0].Ranges[0].Count, 7u);
  EXPECT_EQ(S->Parameters[0].Ranges[0].Flags, 4u);
  EXPECT_EQ(S->Parameters[1].Num32BitValues, 11u);
  auto Code = [](std::initializer_list<uint32_t> W) {
    return container::readRootSignature(words(W)).error().Code;
  };
  EXPECT_EQ(Code({9, 0, 24, 0, 24, 0}), ErrorCode::PartVersion);
  EXPECT_EQ(Code({1, 0xffffff, 24, 0, 24, 0}), ErrorCode::PartTooSmall);
  EXPECT_EQ(Code({1, 1, 24, 0, 24, 0, 8, 0, 24}), ErrorCode::PartField);
  EXPECT_EQ(Code({1, 1, 24, 0, 24, 0, 0, 0, 4000}), ErrorCode::PartOffsetField);
}

TEST(Parts, Small) {
  EXPECT_EQ(*container::readFeatureFlags(words({1, 2})), 0x200000001ull);
  EXPECT_EQ(container::readFeatureFlags(words({1})).error().Code, ErrorCode::PartTooSmall);
  EXPECT_TRUE(container::readShaderHash(words({1, 0, 0, 0, 0}))->IncludesSource);
  auto Version = words({0x00020001, 0, 9, 6, 0x00636261, 0x00000064});
  auto V = container::readCompilerVersion(Version);
  ASSERT_TRUE(V) << V.error().str();
  EXPECT_EQ(V->Minor, 2u);
  EXPECT_EQ(V->CommitSha, "abc");
  EXPECT_EQ(V->Custom, "d");
  EXPECT_EQ(container::makeCompilerVersion(*V), Version);
  EXPECT_TRUE(container::readCompilerVersion(words({1, 0, 0, 0})));
  EXPECT_TRUE(container::readCompilerVersion(words({1, 0, 0, 4, 0x00636261})));
  EXPECT_EQ(container::readCompilerVersion(words({1, 0, 0, 80})).error().Code,
            ErrorCode::PartTooSmall);
  // A size that counts the padding, padding that is not zero, bytes after it.
  for (const auto &Wrong :
       {words({1, 0, 9, 8, 0x00636261, 0x00000064}), words({1, 0, 9, 6, 0x00636261, 0x01000064}),
        words({1, 0, 9, 6, 0x00636261, 0x00000064, 0}), words({1, 0, 0, 0, 0})})
    EXPECT_EQ(container::readCompilerVersion(Wrong).error().Code, ErrorCode::PartField);
  auto Name = words({0x00030000, 0x00636261});
  auto N = container::readDebugName(Name);
  ASSERT_TRUE(N);
  EXPECT_EQ(N->Name, "abc");
  EXPECT_EQ(container::readDebugName(words({0x00030000, 0x64636261})).error().Code,
            ErrorCode::PartString);
}
