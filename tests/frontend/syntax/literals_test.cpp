// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/source/Literals.h"

#include "gtest/gtest.h"

namespace dxil::frontend {
namespace {

TEST(Literals, IntegersHaveRadixAndSuffix) {
  EXPECT_EQ(readNumber("42").Integer.Value, 42u);
  EXPECT_EQ(readNumber("0x1F").Integer.Value, 31u);
  EXPECT_EQ(readNumber("010").Integer.Value, 8u);
  EXPECT_EQ(readNumber("0").Integer.Value, 0u);
  EXPECT_EQ(readNumber("18446744073709551615").Integer.Value, ~uint64_t(0));
  EXPECT_EQ(readNumber("1u").Integer.Suffix, IntegerSuffix::U);
  EXPECT_EQ(readNumber("1L").Integer.Suffix, IntegerSuffix::L);
  EXPECT_EQ(readNumber("1ull").Integer.Suffix, IntegerSuffix::ULL);
  EXPECT_EQ(readNumber("0xFu").Integer.Value, 15u);
}

TEST(Literals, FloatsHavePointExponentAndSuffix) {
  EXPECT_EQ(readNumber("1.5").Float.Value, 1.5);
  EXPECT_EQ(readNumber(".25f").Float.Value, 0.25);
  EXPECT_EQ(readNumber("1.").Float.Value, 1.0);
  EXPECT_TRUE(readNumber("1.").IsFloat);
  EXPECT_EQ(readNumber("2e3").Float.Value, 2000.0);
  EXPECT_EQ(readNumber("2.e-1").Float.Value, 0.2);
  EXPECT_EQ(readNumber("1.0h").Float.Suffix, FloatSuffix::H);
  EXPECT_EQ(readNumber("1.f").Float.Suffix, FloatSuffix::F);
  EXPECT_EQ(readNumber("1.0L").Float.Suffix, FloatSuffix::L);
}

TEST(Literals, ASwizzleMayFollow) {
  Number N = readNumber("1.xxx");
  EXPECT_FALSE(N.IsFloat);
  EXPECT_EQ(N.Rest, ".xxx");
  N = readNumber("0.5.xx");
  EXPECT_EQ(N.Float.Value, 0.5);
  EXPECT_EQ(N.Rest, ".xx");
  N = readNumber("2.0f.x");
  EXPECT_EQ(N.Float.Suffix, FloatSuffix::F);
  EXPECT_EQ(N.Rest, ".x");
}

TEST(Literals, WhatIsWrongIsSaid) {
  EXPECT_EQ(readNumber("18446744073709551616").Wrong, Number::Problem::TooLarge);
  EXPECT_EQ(readNumber("1f").Wrong, Number::Problem::Suffix);
  EXPECT_EQ(readNumber("1.0q").Wrong, Number::Problem::Suffix);
  EXPECT_EQ(readNumber("089").Wrong, Number::Problem::Malformed);
  EXPECT_EQ(readNumber("0x").Wrong, Number::Problem::Malformed);
}

} // namespace
} // namespace dxil::frontend
