// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests of the HLSL spelling of symbols and struct types.
#include <dxil/listing/SourceNames.h>

#include <gtest/gtest.h>

#include <string>

using namespace dxil::listing;

namespace {

std::string nameOf(const std::string &Symbol) {
  const auto F = sourceFunction("\1" + Symbol);
  return F ? F->str() : "none";
}

TEST(SourceNames, Functions) {
  EXPECT_EQ(nameOf("?f6@@YAMXZ"), "f6()");
  EXPECT_EQ(nameOf("?g@B@A@@YAMUQ2@12@0@Z"), "A::B::g(A::B::Q2, A::B::Q2)");
  EXPECT_EQ(nameOf("?f1@@YAM_NHIMN$halff@$min16f@$min16i@$min16ui@_J_K@Z"),
            "f1(bool, int, uint, float, double, half, min16float, min16int, min16uint, int64_t, "
            "uint64_t)");
  EXPECT_EQ(nameOf("?f2@@YAMV?$vector@M$01@@0V?$matrix@M$02$03@@1Y02HY112V1@@Z"),
            "f2(float2, float2, float3x4, float3x4, int[3], float2[2][3])");
  EXPECT_EQ(nameOf("?f4@@YAXAIAV?$vector@M$03@@UP@@W4E1@@W4E2@@1V?$vector@M$02@@@Z"),
            "f4(inout float4, P, E1, E2, P, float3)");
  EXPECT_EQ(nameOf("?f5@@YA?AUP@@UQ2@B@A@@U1@10@Z"), "f5(A::B::Q2, P, P, A::B::Q2)");
  EXPECT_EQ(nameOf("?h@@YAMV?$Texture2DMS@V?$vector@M$03@@$03@@USamplerState@@@Z"),
            "h(Texture2DMS<float4, 4>, SamplerState)");
  EXPECT_EQ(nameOf("?s@@YAMMY112$$CAH@Z"), "s(float, inout int[2][3])");
  EXPECT_EQ(nameOf("??$t@M$0BA@@@YAMM@Z"), "t<float, 16>(float)");
  EXPECT_EQ(nameOf("?m@S@@QAAMM@Z"), "S::m(float)");
}

TEST(SourceNames, SymbolsThatAreNone) {
  EXPECT_FALSE(sourceFunction("main"));
  EXPECT_FALSE(sourceFunction(""));
  for (const char *Symbol : {"?", "?f", "?f@", "?f@@", "?f@@Y", "?f@@YA", "?f@@YAM", "?f@@YAMM",
                             "?f@@YAM9@Z", "?f@@YAV5@@Z", "??H@@YAMM@Z", "?f@@YAMY@Z", "?@@YAMM@Z"})
    EXPECT_EQ(nameOf(Symbol), "none") << Symbol;
}

// Endlessly nested templates, references to references, and repeated const.
TEST(SourceNames, HostileSymbolsAreBounded) {
  std::string Deep = "?f@@YAM", Doubled = "?f@@YAM", Const = "?f@@YAM";
  for (int I = 0; I < 100000; ++I) {
    Deep += "V?$a@";
    Const += "$$CB";
  }
  for (int I = 0; I < 2000; ++I)
    Doubled += "V?$vector@V?$a@V?$b@V?$c@U0123456789@@" + std::string(I % 7, '0');
  EXPECT_EQ(nameOf(Deep), "none");
  EXPECT_EQ(nameOf(Doubled), "none");
  EXPECT_EQ(nameOf(Const), "none");
  EXPECT_EQ(nameOf("?f@@YAM" + std::string(100000, 'P')), "none");
  EXPECT_LT(nameOf("?" + std::string(3000, 'f') + "@@YAM" +
                   [] {
                     std::string All;
                     for (int I = 0; I < 500; ++I)
                       All += "U0@@";
                     return All;
                   }() +
                   "@Z")
                .size(),
            20000u);
}

TEST(SourceNames, Types) {
  EXPECT_EQ(sourceType("class.Texture2D<vector<float, 4> >"), "Texture2D<float4>");
  EXPECT_EQ(sourceType("hostlayout.class.StructuredBuffer<matrix<unsigned int, 3, 2> >"),
            "StructuredBuffer<uint3x2>");
  EXPECT_EQ(sourceType("class.Texture2DMS<vector<float, 4>, 8>"), "Texture2DMS<float4, 8>");
  EXPECT_EQ(sourceType("class.matrix.float.4.3"), "float4x3");
  EXPECT_EQ(sourceType("struct.N::Light"), "N::Light");
  EXPECT_EQ(sourceType("class.Pair<int, class.Pair<float, unsigned short> >"),
            "Pair<int, class.Pair<float, uint16_t>>");
  EXPECT_EQ(sourceType("struct.odd<"), "odd<>");
  std::string Deep;
  for (int I = 0; I < 1000; ++I)
    Deep += "a<";
  EXPECT_EQ(sourceType(Deep), Deep);
}

} // namespace
