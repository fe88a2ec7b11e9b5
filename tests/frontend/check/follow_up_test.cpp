// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Broken programs with the places of all errors: a mistake gives one error, and its consequences
// give none. DXC's first error is in the same line, and it reports at least as many.
#include "CheckText.h"
#include "tests/TextCases.h"

#include "gtest/gtest.h"

namespace dxil::frontend {
namespace {

std::string placesOf(llvm::StringRef Messages) {
  std::string Places;
  llvm::SmallVector<llvm::StringRef, 16> Lines;
  Messages.split(Lines, '\n');
  for (llvm::StringRef Line : Lines) {
    auto [Place, Text] = Line.split(": error:");
    if (Text.empty() || !Place.consume_front("test.hlsl:"))
      continue;
    Places += (Places.empty() ? "" : " ") + Place.str();
  }
  return Places;
}

class FollowUpErrors : public testing::TestWithParam<test::TextCase> {};

TEST_P(FollowUpErrors, AreNotReported) {
  const std::string Messages = checkText(GetParam().Text, computeOptions()).Messages;
  EXPECT_THAT(GetParam().Parts, testing::ElementsAre(placesOf(Messages))) << GetParam().Text;
}

INSTANTIATE_TEST_SUITE_P(Programs, FollowUpErrors,
                         testing::ValuesIn(test::readTextCases(FOLLOW_UP_CASES)), test::nameOf);

} // namespace
} // namespace dxil::frontend
