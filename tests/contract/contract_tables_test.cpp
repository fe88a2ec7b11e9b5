// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests that docs/ir-contract.md has the tables of all fields. DXIL_WRITE_DOCS=1 in the environment
// of this test updates the page.
#include "dxil/contract/Tables.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

namespace {

const std::string Page = DXIL_CONTRACT_PAGE;
const std::string Begin = "<!-- fields: written by contract_tests -->\n";
const std::string End = "<!-- end of fields -->\n";

TEST(ContractTables, AreThoseOfTheDocumentation) {
  std::ifstream In(Page);
  const std::string Text{std::istreambuf_iterator<char>(In), {}};
  const size_t From = Text.find(Begin), To = Text.find(End);
  ASSERT_TRUE(From != std::string::npos && To != std::string::npos && From < To) << Page;
  const size_t First = From + Begin.size();
  const std::string Wanted = dxil::contract::contractTables();
  if (std::getenv("DXIL_WRITE_DOCS"))
    std::ofstream(Page) << Text.substr(0, First) << Wanted << Text.substr(To);
  else
    EXPECT_EQ(Text.substr(First, To - First), Wanted);
}

} // namespace
