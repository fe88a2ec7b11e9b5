// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests root signatures: the elements of valid texts, and the diagnostics of invalid ones.
#include "frontend/source/RootSignature.h"

#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

namespace dxil::frontend {
namespace {

using llvm::dxbc::RootSignatureVersion;

std::string parsed(const char *Text, RootSignatureVersion Version = RootSignatureVersion::V1_1) {
  std::string Printed;
  auto Elements = parseRootSignature(Text, Version);
  if (!Elements)
    return "error: " + toString(Elements.takeError());
  llvm::raw_string_ostream OS(Printed);
  for (const llvm::hlsl::rootsig::RootElement &E : *Elements)
    OS << E << '\n';
  return Printed;
}

struct Case {
  const char *Text, *Result;
};

TEST(RootSignature, ListsElements) {
  const Case Cases[] = {
      {"", ""},
      {"  ", ""},
      {"RootFlags(0)", "RootFlags(None)\n"},
      {"RootFlags( ALLOW_STREAM_OUTPUT | deny_mesh_shader_root_access ), ",
       "RootFlags(AllowStreamOutput | DenyMeshShaderRootAccess)\n"},
      {"rootconstants(B3, num32bitconstants = +0x10, Space=2, visibility=SHADER_VISIBILITY_PIXEL)",
       "RootConstants(num32BitConstants = 16, b3, space = 2, visibility = Pixel)\n"},
      {"CBV(b0), SRV(t1, flags = 0), UAV(u2, space = 3,flags=DATA_VOLATILE,)",
       "RootCBV(b0, space = 0, visibility = All, flags = None)\n"
       "RootSRV(t1, space = 0, visibility = All, flags = None)\n"
       "RootUAV(u2, space = 3, visibility = All, flags = DataVolatile)\n"},
      {"DescriptorTable(SRV(t0, numDescriptors=unbounded, offset = DESCRIPTOR_RANGE_OFFSET_APPEND),"
       "visibility = SHADER_VISIBILITY_VERTEX, UAV(u0, offset=4), CBV(b1), CBV(b2)),"
       "DescriptorTable(Sampler(s0, numDescriptors = 2))",
       "SRV(t0, numDescriptors = unbounded, space = 0, offset = DescriptorTableOffsetAppend, "
       "flags = None)\n"
       "UAV(u0, numDescriptors = 1, space = 0, offset = 4, flags = None)\n"
       "CBV(b1, numDescriptors = 1, space = 0, offset = DescriptorTableOffsetAppend, "
       "flags = None)\n"
       "CBV(b2, numDescriptors = 1, space = 0, offset = DescriptorTableOffsetAppend, "
       "flags = None)\n"
       "DescriptorTable(numClauses = 4, visibility = Vertex)\n"
       "Sampler(s0, numDescriptors = 2, space = 0, offset = DescriptorTableOffsetAppend, "
       "flags = None)\n"
       "DescriptorTable(numClauses = 1, visibility = All)\n"}};
  for (const Case &C : Cases)
    EXPECT_EQ(parsed(C.Text), C.Result) << C.Text;
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

TEST(RootSignature, ElementsGoTogether) {
  const Case Cases[] = {
      {"CBV(b0), CBV(b0)", "register b0 of space 0 is bound twice, before character 17"},
      {"CBV(b0), CBV(b0, space = 1), SRV(t0), UAV(u0)", "RootCBV"},
      {"CBV(b1), RootConstants(num32BitConstants = 1, b1)", "register b1 of space 0"},
      {"CBV(b0, visibility = SHADER_VISIBILITY_PIXEL), CBV(b0, visibility = "
       "SHADER_VISIBILITY_VERTEX)",
       "RootCBV"},
      {"CBV(b0, visibility = SHADER_VISIBILITY_PIXEL), CBV(b0)", "register b0 of space 0"},
      {"CBV(b0), CBV(b0, visibility = SHADER_VISIBILITY_PIXEL)", "register b0 of space 0"},
      {"DescriptorTable(SRV(t3, numDescriptors = 4)), SRV(t6)", "register t6 of space 0"},
      {"DescriptorTable(SRV(t3, numDescriptors = 4)), SRV(t7), SRV(t2)", "RootSRV(t2"},
      {"SRV(t6), DescriptorTable(SRV(t3, numDescriptors = 4))", "register t6 of space 0"},
      {"SRV(t2), SRV(t7), DescriptorTable(SRV(t3, numDescriptors = 4))", "DescriptorTable("},
      {"DescriptorTable(UAV(u9, numDescriptors = unbounded)), UAV(u4294967294)",
       "register u4294967294 of space 0"},
      {"DescriptorTable(SRV(t0), Sampler(s0))", "samplers and other descriptors are in two heaps"},
      {"StaticSampler(s2), DescriptorTable(Sampler(s0, numDescriptors = 3))", "register s2"},
      {"DescriptorTable(visibility = SHADER_VISIBILITY_PIXEL)", "a descriptor table needs"},
      {"RootFlags(0), RootFlags(0)", "RootFlags are there twice"}};
  for (const Case &C : Cases)
    EXPECT_NE(parsed(C.Text).find(C.Result), std::string::npos) << C.Text << ": " << parsed(C.Text);
}

TEST(RootSignature, SaysWhatWasExpectedAndWhere) {
  const Case Cases[] = {
      {"CBV(b0) CBV(b1)", "expected ',' between elements, found 'CBV(b1' at character 9"},
      {"CBV(b0", "expected ')', found its end at character 7"},
      {"CBV b0", "expected '(', found 'b0' at character 5"},
      {", CBV(b0)", "expected RootFlags, RootConstants, CBV, SRV, UAV, DescriptorTable or "
                    "StaticSampler, found ',' at character 1"},
      {"Sampler(s0)", "found 'Sampler' at character 1"},
      {"CBV(t0)", "expected a parameter of CBV, found 't0' at character 5"},
      {"CBV(b)", "expected a parameter of CBV, found 'b' at character 5"},
      {"CBV(b4294967296)", "expected the number of a register, found 'b4294967296'"},
      {"CBV(b0, b1)", "expected each parameter of CBV once, found 'b1' at character 9"},
      {"CBV(space = 1)", "expected a register such as b0 in CBV, found ')' at character 14"},
      {"RootConstants(b0)", "expected num32BitConstants in RootConstants"},
      {"CBV(b0, space 1)", "expected '=', found '1' at character 15"},
      {"CBV(b0, space = -1)", "expected an unsigned number of 32 bits"},
      {"CBV(b0, space = 4294967296)", "an unsigned number of 32 bits, found '4294967296'"},
      {"CBV(b0, flags = 1)", "expected 0 or a flag such as DATA_VOLATILE, found '1'"},
      {"CBV(b0, flags = DATA_STATIC | )", "expected 0 or a flag such as DATA_VOLATILE"},
      {"CBV(b0, visibility = PIXEL)",
       "expected a value such as SHADER_VISIBILITY_ALL, found 'PIXEL' at character 22"},
      {"StaticSampler(s0, minLOD = x)", "expected a number, found 'x'"},
      {"StaticSampler(s0, minLOD = )", "expected a number"},
      {"StaticSampler(s0, minLOD = .)", "expected a number, found '.'"},
      {"StaticSampler(s0, minLOD = 1.2.3)", "expected a number, found '1.2.3'"},
      {"StaticSampler(s0, minLOD = 1e)", "expected a number, found '1e'"},
      {"StaticSampler(s0, minLOD = 1e99)", "expected a number that a float can hold"}};
  for (const Case &C : Cases)
    EXPECT_NE(parsed(C.Text).find(C.Result), std::string::npos) << C.Text << ": " << parsed(C.Text);
}

} // namespace
} // namespace dxil::frontend
