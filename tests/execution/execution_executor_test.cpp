// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of mistakes and refusals that the executor reports.
#include <dxil/execution/Executor.h>
#include <dxil/execution/Half.h>

#include <gtest/gtest.h>

namespace {

using namespace dxil::execution;

TEST(Executor, BytesThatAreNoContainerAreAnError) {
  std::vector<Buffer> Buffers;
  const uint8_t Junk[64] = {'D', 'X', 'B', 'C'};
  EXPECT_NE(run(Junk, Buffers, {}).message(), "");
}

TEST(Executor, EachHalfSurvivesTheWayThroughDouble) {
  for (uint32_t Bits = 0; Bits < 0x10000; ++Bits) {
    const double Value = fromHalf(uint16_t(Bits));
    if (!std::isnan(Value)) {
      ASSERT_EQ(toHalf(Value), Bits);
    }
  }
}

TEST(Executor, HalvesRoundToEven) {
  EXPECT_EQ(toHalf(1 + 0x1p-11), 0x3c00);
  EXPECT_EQ(toHalf(1 + 3 * 0x1p-11), 0x3c02);
  EXPECT_EQ(toHalf(65519), 0x7bff);
  EXPECT_EQ(toHalf(65520), 0x7c00);
  EXPECT_EQ(toHalf(0x1p-25), 0);
}

} // namespace
