// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of constant expressions: their values, and expressions that are not constant.
#include "CheckText.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dxil::frontend {
namespace {

using testing::HasSubstr;

class Holds : public testing::TestWithParam<const char *> {};

TEST_P(Holds, WhenCompiled) {
  std::string Before =
      "enum E { A = 3, B, C = A * 4 }; enum class F : uint { X = 7 };\n"
      "struct S { int a; float2 b; }; static const S s = { 5, { 1.5, 2.5 } };\n"
      "static const int T[2][2] = { { 1, 2 }, { 3, 4 } }; static const float4 v = { 1, 2, 3, 4 };\n"
      "static const uint U = 0xffffffffu; static const int I = -8; static const float H = 0.5;\n";
  EXPECT_EQ(checkText(Before + "_Static_assert(" + GetParam() + ", \"\");").Messages, "");
  EXPECT_THAT(checkText(Before + "_Static_assert(!(" + GetParam() + "), \"\");").Messages,
              HasSubstr("static assertion failed"));
}

INSTANTIATE_TEST_SUITE_P(
    All, Holds,
    testing::Values("1 + 2 * 3 == 7", "I / 3 == -2", "I % 3 == -2", "I >> 1 == -4", "U >> 28 == 15",
                    "(1 << 33) == (1 << 33)", "U + 1 == 0", "-1 < 0", "U > 1", "~0 == -1",
                    "(5 & 3) == 1", "(5 | 3) == 7", "(5 ^ 3) == 6", "!0", "true && !false",
                    "false || true", "(I < 0 ? 2 : 3) == 2", "C == 12", "B == 4", "(uint)F::X == 7",
                    "(int)2.9 == 2", "(int)-2.9 == -2", "H * 4 == 2", "sizeof(float3) == 12",
                    "sizeof(S) == 12", "(bool)2 == true", "(uint)-1 == 0xffffffffu",
                    "0x100000000ll >> 32 == 1", "min(2, 3) == 2", "max(I, 3) == 3"));

class NoIntegerConstant : public testing::TestWithParam<const char *> {};

// Elements of vectors, arrays and structs, and library calls except signed min and max, are no
// integer constant expressions.
TEST_P(NoIntegerConstant, IsSaid) {
  std::string Before =
      "struct S { int a; float2 b; }; static const S s = { 5, { 1.5, 2.5 } };\n"
      "static const int T[2][2] = { { 1, 2 }, { 3, 4 } }; static const float4 v = { 1, 2, 3, 4 };\n"
      "static const uint U = 0xffffffffu; static const int I = -8;\n";
  EXPECT_THAT(checkText(Before + "_Static_assert(" + GetParam() + ", \"\");").Messages,
              HasSubstr("expression is not a constant expression"));
}

INSTANTIATE_TEST_SUITE_P(All, NoIntegerConstant,
                         testing::Values("s.a == 5", "s.b.y == 2.5", "T[1][0] == 3", "v.z == 3",
                                         "v.wzyx.x == 4", "v[2] == 3", "max(U, 3u) == U",
                                         "clamp(I, -2, 2) == -2", "abs(I) == 8",
                                         "saturate(v).w == 1"));

class NoConstant : public testing::TestWithParam<const char *> {};

TEST_P(NoConstant, IsSaid) {
  std::string Before = "cbuffer C { uint n; }; static uint m = 3; const uint g = 3; static const "
                       "uint self = self;\n";
  EXPECT_THAT(checkText(Before + "static int a[" + GetParam() + "];").Messages,
              HasSubstr("array size must be a constant expression"));
}

INSTANTIATE_TEST_SUITE_P(All, NoConstant,
                         testing::Values("n", "m", "g", "1 / 0", "1 % 0", "self", "n > 0 ? 1 : 2"));

} // namespace
} // namespace dxil::frontend
