// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Results as JUnit's XML, which CI systems read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dxil::tool {

struct TestCase {
  std::string Group, Name;
  std::string Failure; ///< text of an unmet expectation; empty if there is none
  std::string Error;   ///< text of an error that stopped the test; empty if there is none
};

/// Returns one `testsuite` of the cases in their order. Times are left out: the same results give
/// the same bytes.
std::string junitReport(std::string_view Suite, const std::vector<TestCase> &Cases);

} // namespace dxil::tool
