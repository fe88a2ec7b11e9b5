// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Corpus files, and the rules that a report has.
#pragma once

#include <dxil/container/Program.h>
#include <dxil/validation/Validator.h>

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <set>

namespace test {

inline std::vector<uint8_t> corpusBytes(const std::string &Name) {
  std::ifstream File(std::string(DXIL_CORPUS) + "/dxil/" + Name, std::ios::binary);
  EXPECT_TRUE(File) << Name;
  return {std::istreambuf_iterator<char>(File), {}};
}

inline dxil::ir::Module corpusModule(const std::string &Name) {
  std::vector<uint8_t> Bytes = corpusBytes(Name);
  auto C = dxil::container::Container::parse(Bytes);
  EXPECT_TRUE(C.ok()) << Name;
  auto M = dxil::container::readModule(*C);
  EXPECT_TRUE(M.ok()) << Name;
  return std::move(*M);
}

inline std::set<std::string> brokenRules(const dxil::validation::ValidationReport &R) {
  std::set<std::string> Out;
  for (const dxil::validation::Finding &F : R.Findings)
    if (F.Severity == dxil::Severity::Error)
      Out.insert(F.ruleName());
  return Out;
}

} // namespace test
