// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests of names in listings, for annotations that compilers write and for hostile ones.
#include <dxil/listing/Listing.h>
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/ModuleWriter.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace dxil;
using testing::HasSubstr;
using testing::Not;

namespace {

struct Constants {
  std::string Fields;         ///< types of the struct's members
  std::string Members;        ///< annotation nodes of the members, after the size in bytes: ", !20,
                              ///< !21"
  std::string Nodes;          ///< definitions of the nodes
  std::string Types = {};     ///< definitions of nested struct types
  std::string Annotated = {}; ///< pairs of a type and its annotation node: ", %In undef, !5"
  std::string Bytes = "64";
};

/// Returns the listing of a shader that loads rows 0 to 3 of a constant buffer and extracts all
/// numbers of each.
std::string listingOf(const Constants &C, std::string_view Layout = "f16:32") {
  std::string Body;
  for (int Row = 0; Row < 4; ++Row) {
    const std::string R = std::to_string(Row);
    Body += "  %row" + R +
            " = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle "
            "%h, i32 " +
            R + ")\n";
    for (int I = 0; I < 4; ++I)
      Body += "  %v" + R + std::to_string(I) + " = extractvalue %dx.types.CBufRet.f32 %row" + R +
              ", " + std::to_string(I) + "\n";
  }
  const std::string Text = "target datalayout = \"e-" + std::string(Layout) + R"("
target triple = "dxil-ms-dx"
%dx.types.Handle = type { i8* }
%dx.types.CBufRet.f32 = type { float, float, float, float }
)" + C.Types + "%Frame = type { " +
                           C.Fields + R"( }
define void @main() {
  %h = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false)
)" + Body + R"(  ret void
}
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1)
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32)
!dx.resources = !{!0}
!dx.typeAnnotations = !{!3}
!0 = !{null, null, !1, null}
!1 = !{!2}
!2 = !{i32 0, %Frame* undef, !"Frame", i32 0, i32 0, i32 1, i32 )" +
                           C.Bytes + R"(, null}
!3 = !{i32 0, %Frame undef, !4)" +
                           C.Annotated + R"(}
!4 = !{i32 )" + C.Bytes + C.Members +
                           "}\n" + C.Nodes;
  auto M = ir::parseAssembly(Text);
  EXPECT_TRUE(M) << M.error().str() << "\n" << Text;
  if (!M)
    return {};
  auto Bitcode = ir::writeBitcode(*M);
  EXPECT_TRUE(Bitcode);
  auto Listed = listing::listing(*Bitcode);
  EXPECT_TRUE(Listed) << Listed.error().str();
  return Listed ? *Listed : std::string();
}

} // namespace

TEST(ListingNames, VectorsAndNumbersShareARow) {
  std::string Text = listingOf({"<3 x float>, i32, <2 x half>", ", !10, !11, !12",
                                "!10 = !{i32 6, !\"Eye\", i32 3, i32 0, i32 7, i32 9}\n"
                                "!11 = !{i32 6, !\"Count\", i32 3, i32 12, i32 7, i32 5}\n"
                                "!12 = !{i32 6, !\"Low\", i32 3, i32 16, i32 7, i32 8}\n"});
  EXPECT_THAT(Text, HasSubstr("CBufferLoadLegacy(handle=Frame, regIndex): Eye, Count\n"));
  EXPECT_THAT(Text, HasSubstr("extractvalue %dx.types.CBufRet.f32 %row0, 2  ; Eye.z\n"));
  EXPECT_THAT(Text, HasSubstr("extractvalue %dx.types.CBufRet.f32 %row0, 3  ; Count\n"));
  // Minimum-precision numbers take four bytes.
  EXPECT_THAT(Text, HasSubstr("extractvalue %dx.types.CBufRet.f32 %row1, 1  ; Low.y\n"));
  EXPECT_THAT(Text, HasSubstr("extractvalue %dx.types.CBufRet.f32 %row1, 2\n"));
  EXPECT_THAT(Text, HasSubstr("CBufferLoadLegacy(handle=Frame, regIndex)\n")); // empty row
}

TEST(ListingData, LinesAndOperationsOfInstructions) {
  const std::string Assembly = R"(target triple = "dxil-ms-dx"
define void @"\01first"() {
  ret void
}
define float @second(float %x) {
  br label %next
next:
  %s = call float @dx.op.unary.f32(i32 13, float %x)
  %n = call float @dx.op.unary.f32(i32 99999, float %s)
  ret float %n
}
declare float @dx.op.unary.f32(i32, float)
)";
  auto M = ir::parseAssembly(Assembly);
  ASSERT_TRUE(M) << M.error().str();
  auto Bitcode = ir::writeBitcode(*M);
  ASSERT_TRUE(Bitcode);
  auto Json = listing::listingJson(*Bitcode);
  ASSERT_TRUE(Json) << Json.error().str();
  // Lines count as in listing(): the triple, an empty line, three lines of `first`, and so on.
  EXPECT_THAT(
      *Json,
      HasSubstr(R"("functions":[{"name":"\\x01first","line":3,"lines":[4],"opcodes":[null]},)"
                R"({"name":"second","line":7,"lines":[8,11,12,13],)"
                R"("opcodes":[null,13,null,null]}])"));
  EXPECT_THAT(*Json, HasSubstr(R"("operations":{"13":"Sin"})"));
  EXPECT_FALSE(listing::listingJson({}));
}

TEST(ListingNames, Native16BitNumbersTakeTwoBytes) {
  std::string Text = listingOf(
      {"<4 x half>", ", !10", "!10 = !{i32 6, !\"Low\", i32 3, i32 0, i32 7, i32 8}\n"}, "f16:16");
  EXPECT_THAT(Text, HasSubstr("extractvalue %dx.types.CBufRet.f32 %row0, 1  ; Low.zw\n"));
}

TEST(ListingNames, MatricesByTheirOrder) {
  Constants C = {"[2 x <4 x float>], [2 x <4 x float>]", ", !10, !11",
                 "!10 = !{i32 6, !\"A\", i32 2, !20, i32 3, i32 0, i32 7, i32 9}\n"
                 "!11 = !{i32 6, !\"B\", i32 2, !21, i32 3, i32 32, i32 7, i32 9}\n"
                 "!20 = !{i32 2, i32 4, i32 1}\n!21 = !{i32 4, i32 2, i32 2}\n"};
  std::string Text = listingOf(C);
  EXPECT_THAT(Text, HasSubstr("%row1, 3  ; A._m13\n"));
  EXPECT_THAT(Text, HasSubstr("%row3, 2  ; B._m21\n"));
  EXPECT_THAT(Text, HasSubstr("regIndex): B._m00_m10_m20_m30\n"));
}

TEST(ListingNames, ArraysOfStructs) {
  std::string Text = listingOf({"float, [2 x %In]", ", !10, !11",
                                "!10 = !{i32 6, !\"First\", i32 3, i32 0, i32 7, i32 9}\n"
                                "!11 = !{i32 6, !\"Lights\", i32 3, i32 16}\n"
                                "!5 = !{i32 20, !12, !13}\n"
                                "!12 = !{i32 6, !\"Colour\", i32 3, i32 0, i32 7, i32 9}\n"
                                "!13 = !{i32 6, !\"Range\", i32 3, i32 16, i32 7, i32 9}\n",
                                "%In = type { <4 x float>, float }\n", ", %In undef, !5"});
  EXPECT_THAT(Text, HasSubstr("%row0, 0  ; First\n"));
  EXPECT_THAT(Text, HasSubstr("%row0, 1\n"));
  EXPECT_THAT(Text, HasSubstr("%row1, 2  ; Lights[0].Colour.z\n"));
  EXPECT_THAT(Text, HasSubstr("%row2, 0  ; Lights[0].Range\n"));
  EXPECT_THAT(Text, HasSubstr("regIndex): Lights[1].Colour\n"));
}

// Offsets, sizes and counts at their limits, names that are long or not text, and structs that
// contain the previous struct twice.
TEST(ListingNames, HostileAnnotationsAreBounded) {
  const std::string Most = "4294967295", Long(5000, 'n');
  std::string Nodes = "!10 = !{i32 6, !\"" + Long + "\\0A\", i32 3, i32 0" +
                      ", i32 7, i32 9}\n"
                      "!11 = !{i32 6, !\"M\", i32 2, !20, i32 3, i32 0, i32 7, i32 " +
                      Most + "}\n!20 = !{i32 " + Most + ", i32 " + Most + ", i32 " + Most +
                      "}\n"
                      "!12 = !{i32 6, !\"Z\", i32 2, !21, i32 3, i32 0}\n!21 = !{i32 0, i32 0, "
                      "i32 1}\n"
                      "!13 = !{i32 6}\n!14 = !{i32 6, i32 5, i32 3, !\"x\", i32 7}\n";
  Constants C = {"[4294967295 x [4294967295 x <4 x float>]], float, [0 x float], i64, half",
                 ", !10, !11, !12, !13, !14",
                 Nodes,
                 {},
                 {},
                 Most};
  std::string Text = listingOf(C);
  EXPECT_LT(Text.size(), 20000u);
  EXPECT_THAT(Text, Not(HasSubstr("nnnn\n")));
}
