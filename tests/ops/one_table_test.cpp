// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests that a program has one table if some files include <dxil/ops.h> and others
// <dxil/ops/queries.h>.
#include "table_here.h"

#include <dxil/ops/docs.h>
#include <dxil/ops/queries.h>
#include <gtest/gtest.h>

namespace dxil::tests {
namespace {

TEST(OneTable, OpsAreTheSame) {
  EXPECT_EQ(sinHere(), &info(OpCode::Sin));
  EXPECT_EQ(sinHere(), findOp("Sin").get());
  EXPECT_EQ(barrierModeHere(), findEnum("BarrierMode"));
}

TEST(OneTable, NumbersOfEnumsAreThoseOfTheirTexts) {
  EXPECT_EQ(docs(*barrierModeHere()).Cases.size(), barrierModeHere()->Cases.size());
}

} // namespace
} // namespace dxil::tests
