// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests root signatures: the elements of valid texts, and the diagnostics of invalid ones.
#include "frontend/source/RootSignature.h"

#include "tests/TextCases.h"
#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

namespace dxil::frontend {
namespace {

using llvm::dxbc::RootSignatureVersion;

std::string parsed(const std::string &Text,
                   RootSignatureVersion Version = RootSignatureVersion::V1_1) {
  std::string Printed;
  auto Elements = parseRootSignature(Text, Version);
  if (!Elements)
    return "error: " + toString(Elements.takeError());
  llvm::raw_string_ostream OS(Printed);
  for (const llvm::hlsl::rootsig::RootElement &E : *Elements)
    OS << E << '\n';
  return Printed;
}

class RootSignatureElements : public testing::TestWithParam<test::TextCase> {};

TEST_P(RootSignatureElements, AreListed) {
  std::string Lines;
  for (const std::string &Line : GetParam().Parts)
    Lines += Line + '\n';
  EXPECT_EQ(parsed(GetParam().Text), Lines) << GetParam().Text;
}

class RootSignatureParts : public testing::TestWithParam<test::TextCase> {};

TEST_P(RootSignatureParts, AreReported) {
  expectParts(GetParam(), parsed(GetParam().Text));
}

INSTANTIATE_TEST_SUITE_P(Files, RootSignatureElements,
                         testing::ValuesIn(test::readTextCases(CASE_DIR
                                                               "/root-signature-elements.txt")),
                         test::nameOf);
INSTANTIATE_TEST_SUITE_P(Files, RootSignatureParts,
                         testing::ValuesIn(test::readTextCases(CASE_DIR
                                                               "/root-signature-rules.txt")),
                         test::nameOf);

TEST(RootSignature, MayBeEmpty) {
  EXPECT_EQ(parsed(""), "");
  EXPECT_EQ(parsed("  "), "");
}

TEST(RootSignature, SamplersHaveAllTheirValues) {
  auto Elements = parseRootSignature(
      "StaticSampler(s7, filter = FILTER_MAXIMUM_MIN_MAG_LINEAR_MIP_POINT, "
      "addressU = TEXTURE_ADDRESS_CLAMP, addressV = TEXTURE_ADDRESS_MIRRORONCE, "
      "addressW = TEXTURE_ADDRESS_BORDER, mipLODBias = -1.5e+1f, maxAnisotropy = 4, "
      "comparisonFunc = COMPARISON_NEVER, borderColor = STATIC_BORDER_COLOR_OPAQUE_BLACK, "
      "minLOD = .25, maxLOD = +3, space = 9, visibility = SHADER_VISIBILITY_HULL)",
      RootSignatureVersion::V1_0);
  ASSERT_TRUE(bool(Elements)) << toString(Elements.takeError());
  const auto &S = std::get<llvm::hlsl::rootsig::StaticSampler>(Elements->front());
  EXPECT_EQ(S.Reg.Number, 7u);
  EXPECT_EQ(uint32_t(S.Filter), 0x194u);
  EXPECT_EQ(uint32_t(S.AddressU), 3u);
  EXPECT_EQ(uint32_t(S.AddressV), 5u);
  EXPECT_EQ(uint32_t(S.AddressW), 4u);
  EXPECT_EQ(S.MipLODBias, -15.0f);
  EXPECT_EQ(S.MaxAnisotropy, 4u);
  EXPECT_EQ(uint32_t(S.CompFunc), 1u);
  EXPECT_EQ(uint32_t(S.BorderColor), 1u);
  EXPECT_EQ(S.MinLOD, 0.25f);
  EXPECT_EQ(S.MaxLOD, 3.0f);
  EXPECT_EQ(S.Space, 9u);
  EXPECT_EQ(uint32_t(S.Visibility), 2u);
}

TEST(RootSignature, FlagsHaveTheVersionsDefaults) {
  EXPECT_EQ(parsed("SRV(t0)"), "RootSRV(t0, space = 0, visibility = All, flags = None)\n");
  EXPECT_EQ(parsed("SRV(t0)", RootSignatureVersion::V1_0),
            "RootSRV(t0, space = 0, visibility = All, flags = DataVolatile)\n");
  EXPECT_EQ(parsed("DescriptorTable(Sampler(s0))", RootSignatureVersion::V1_0),
            "Sampler(s0, numDescriptors = 1, space = 0, offset = DescriptorTableOffsetAppend, "
            "flags = DescriptorsVolatile)\n"
            "DescriptorTable(numClauses = 1, visibility = All)\n");
}

TEST(RootSignature, HasTheFlagsOfItsVersion) {
  EXPECT_NE(parsed("CBV(b0, flags = 0)", RootSignatureVersion::V1_0)
                .find("expected no flags: descriptors have them from version 1.1 on"),
            std::string::npos);
}

} // namespace
} // namespace dxil::frontend
