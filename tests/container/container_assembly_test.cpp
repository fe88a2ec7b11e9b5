// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BigModule.h"
#include "TestFiles.h"

#include <dxil/container/Program.h>
#include <dxil/listing/Listing.h>
#include <dxil/module/Assembly.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace dxil;
using test::BitWriter;
using testing::HasSubstr;

namespace {

// Types 0 float, 1 half, 2 double, 3 i64, 4 {float, i64}, 5 [2 x float], 6 i8, 7 [3 x i8]
BitWriter withTypes() {
  BitWriter W;
  W.enter(8).record(1, {1}).enter(17);
  W.record(3).record(10).record(4).record(7, {64}).record(18, {0, 0, 3}).record(11, {2, 0});
  W.record(7, {8}).record(11, {3, 6}).end();
  return W;
}

// Returns the text of a global of `Type`, whose initializer is the constant after it.
std::string globalText(unsigned Type, unsigned Code, std::vector<uint64_t> Ops) {
  BitWriter W = withTypes();
  W.record(7, {Type, 3, 2, 0, 0, 0}); // explicit type, constant, initializer 1
  W.enter(11).record(1, {Type}).record(Code, Ops).end().end();
  auto M = ir::readBitcode(W.Bytes);
  EXPECT_TRUE(M) << M.error().str();
  auto Text = ir::writeAssembly(*M);
  EXPECT_TRUE(Text);
  return *Text;
}

} // namespace

TEST(Assembly, Numbers) {
  EXPECT_THAT(globalText(0, 6, {0x3f800000}), HasSubstr("constant float 1.000000e+00\n"));
  EXPECT_THAT(globalText(0, 6, {0x3dcccccd}), HasSubstr("constant float 0x3FB99999A0000000\n"));
  EXPECT_THAT(globalText(0, 6, {0x7f800000}), HasSubstr("constant float 0x7FF0000000000000\n"));
  EXPECT_THAT(globalText(0, 6, {0x7fc00001}), HasSubstr("constant float 0x7FF8000020000000\n"));
  EXPECT_THAT(globalText(0, 6, {0x80000000}), HasSubstr("constant float -0.000000e+00\n"));
  EXPECT_THAT(globalText(1, 6, {0x3c00}), HasSubstr("constant half 0xH3C00\n"));
  EXPECT_THAT(globalText(2, 6, {0x3ff8000000000000}), HasSubstr("constant double 1.500000e+00\n"));
  EXPECT_THAT(globalText(3, 4, {3}), HasSubstr("constant i64 -1\n"));
  EXPECT_THAT(globalText(3, 4, {1}), HasSubstr("constant i64 -9223372036854775808\n"));
  EXPECT_THAT(globalText(3, 2, {}), HasSubstr("constant i64 0\n"));
}

TEST(Assembly, Aggregates) {
  EXPECT_THAT(globalText(4, 2, {}), HasSubstr("constant { float, i64 } zeroinitializer\n"));
  EXPECT_THAT(globalText(4, 3, {}), HasSubstr("constant { float, i64 } undef\n"));
  EXPECT_THAT(globalText(5, 22, {0x3f800000, 0x40000000}),
              HasSubstr("[2 x float] [float 1.000000e+00, float 2.000000e+00]\n"));
  EXPECT_THAT(globalText(7, 9, {'a', '"'}), HasSubstr("[3 x i8] c\"a\\22\\00\"\n"));
}

TEST(Assembly, UnknownFunctionIsAnError) {
  auto Bytes = test::corpusFile("dxil/cs_minimal.0.dxil");
  auto M = container::readModule(*container::Container::parse(Bytes));
  ASSERT_TRUE(M);
  ir::AssemblyOptions O;
  O.Function = "nothing";
  EXPECT_EQ(ir::writeAssembly(*M, O).error().Code, ErrorCode::RecordField);
  O.Function = "main";
  auto Text = ir::writeAssembly(*M, O);
  ASSERT_TRUE(Text);
  EXPECT_THAT(*Text, HasSubstr("define void @main()"));
  EXPECT_EQ(Text->find("target triple"), std::string::npos);
}

TEST(Assembly, TextHasALimit) {
  auto Bytes = test::corpusFile("dxil/cs_minimal.0.dxil");
  auto M = container::readModule(*container::Container::parse(Bytes));
  ASSERT_TRUE(M);
  ir::AssemblyOptions O;
  O.MaxBytes = 100;
  EXPECT_EQ(ir::writeAssembly(*M, O).error().Code, ErrorCode::LimitExceeded);
}

// A sink receives the same text in pieces; nothing is returned.
TEST(Assembly, SinkTakesTheSameText) {
  auto Bytes = test::repeatBody(test::corpusFile("dxil/cs_float_math.0.dxil"), 300000);
  auto Whole = listing::listing(Bytes);
  ASSERT_TRUE(Whole);
  std::string Taken;
  size_t Longest = 0;
  listing::ListingOptions O;
  O.Sink = [&](std::string_view Piece) {
    Taken += Piece;
    Longest = std::max(Longest, Piece.size());
    return true;
  };
  auto Rest = listing::listing(Bytes, O);
  ASSERT_TRUE(Rest);
  EXPECT_TRUE(Rest->empty());
  EXPECT_TRUE(Taken == *Whole);
  EXPECT_LT(Longest, size_t(300) << 10);

  unsigned Pieces = 0;
  O.Sink = [&](std::string_view) { return ++Pieces < 2; };
  EXPECT_TRUE(listing::listing(Bytes, O)); // the sink stops the writing, which is no error
  EXPECT_EQ(Pieces, 2u);
}

// A module of a few hundred bytes can have constants whose text doubles at each step. Its full text
// could never be printed.
TEST(Assembly, SharedConstantsDoNotExplode) {
  BitWriter W;
  W.enter(8).record(1, {1}).enter(17).record(3);
  for (unsigned I = 0; I < 60; ++I)
    W.record(11, {2, I});
  W.end().record(7, {60, 3, 62, 0, 0, 0});
  W.enter(11).record(1, {0}).record(6, {0x3f800000});
  for (unsigned I = 0; I < 60; ++I)
    W.record(1, {I + 1}).record(7, {I + 1, I + 1});
  W.end().end();
  auto M = ir::readBitcode(W.Bytes);
  ASSERT_TRUE(M) << M.error().str();
  ir::AssemblyOptions O;
  O.MaxBytes = 1 << 20;
  EXPECT_EQ(ir::writeAssembly(*M, O).error().Code, ErrorCode::LimitExceeded);
}

// An op that is not in the table is shown by its number.
TEST(Assembly, UnknownOps) {
  BitWriter W;
  W.enter(8).record(1, {1}).enter(17).record(7, {32}).record(2).record(21, {0, 1, 0});
  W.record(21, {0, 1}).end();
  W.record(8, {2, 0, 1, 0, 0, 0, 0, 0}).record(8, {3, 0, 0, 0, 0, 0, 0, 0});
  W.enter(11).record(4, {2 * 9999}).end(); // value 2
  W.enter(14).record(1, {0, 'd', 'x', '.', 'o', 'p', '.', 'a'}).record(1, {1, 'f'}).end();
  W.enter(12).record(1, {1}).record(34, {0, 0, 3, 1}).record(10).end().end();
  auto Text = listing::listing(W.Bytes);
  ASSERT_TRUE(Text) << Text.error().str();
  EXPECT_THAT(*Text, HasSubstr("call void @dx.op.a(i32 9999)  ; unknown op 9999\n"));
}
