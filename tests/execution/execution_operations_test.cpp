// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each op of the core table runs, or there is a reason why not.
#include <dxil/execution/Operations.h>
#include <dxil/ops.h>

#include <gtest/gtest.h>

namespace {

using namespace dxil;

TEST(Operations, EachRunsOrHasAReason) {
  unsigned Count = 0, Run = 0;
  for (uint32_t Code = 0; Code < 0x10000 && findOp(Code); ++Code) {
    const OpCode Op{Code};
    ++Count;
    Run += execution::runsOp(Op);
    EXPECT_NE(execution::runsOp(Op), !execution::reasonAgainst(Op).empty()) << Code << " " << info(Op).Name;
  }
  EXPECT_EQ(Count, 312u);
  RecordProperty("run", int(Run));
}

} // namespace
