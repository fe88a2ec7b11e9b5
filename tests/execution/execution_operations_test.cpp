// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests that each op of the core table runs or has a reason why not.
#include <dxil/execution/Operations.h>
#include <dxil/ops/queries.h>

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

namespace {

using namespace dxil;

TEST(Operations, EachRunsOrHasAReason) {
  unsigned Run = 0;
  for (const OpInfo &Op : allOps()) {
    if (Op.Experimental)
      continue;
    Run += execution::runsOp(Op.Code);
    EXPECT_NE(execution::runsOp(Op.Code), !execution::reasonAgainst(Op.Code).empty()) << Op.Name;
  }
  EXPECT_GE(Run, 260u);
}

TEST(Operations, EachOfThePreviewRunsButLinearAlgebra) {
  unsigned Run = 0;
  for (const OpInfo &Op : allOps()) {
    if (!Op.Experimental)
      continue;
    const bool Runs = execution::runsOp(Op.Code);
    Run += Runs;
    EXPECT_TRUE(Runs || Op.Reserved || Op.Name.starts_with("LinAlg")) << Op.Name;
  }
  EXPECT_GE(Run, 13u);
}

/// Returns the page of docs/ that lists ops that do not run.
std::string page() {
  std::ostringstream Text;
  Text << "# Operations that dxil-run does not run\n\nEach other operation of the core table runs, "
          "and "
          "of shader model 6.10 all but linear algebra. Written by "
          "`DXIL_UPDATE_DOCS=1 build/tests/execution_stage_tests`, which a test compares.\n\n"
          "| opcode | operation | reason |\n|---|---|---|\n";
  for (uint32_t Code = 0; Code < 0x10000 && findOp(Code); ++Code)
    if (const auto Reason = execution::reasonAgainst(OpCode{Code}); !Reason.empty())
      Text << "| " << Code << " | " << info(OpCode{Code}).Name << " | " << Reason << " |\n";
  return Text.str();
}

TEST(Operations, ThePageSaysTheSame) {
  if (std::getenv("DXIL_UPDATE_DOCS"))
    std::ofstream(DXIL_OPERATIONS_PAGE) << page();
  std::ifstream In(DXIL_OPERATIONS_PAGE);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(In), {}), page())
      << "run DXIL_UPDATE_DOCS=1 build/tests/execution_stage_tests --gtest_filter=Operations.*";
}

} // namespace
