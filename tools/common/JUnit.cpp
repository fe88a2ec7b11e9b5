// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "JUnit.h"

#include <algorithm>

namespace dxil::tool {
namespace {

/// Returns a text for an attribute or element. XML has no other control characters than these.
std::string escaped(std::string_view Text) {
  std::string Out;
  for (const char C : Text)
    switch (C) {
    case '&': Out += "&amp;"; break;
    case '<': Out += "&lt;"; break;
    case '>': Out += "&gt;"; break;
    case '"': Out += "&quot;"; break;
    case '\n': Out += "&#10;"; break;
    default: Out += static_cast<unsigned char>(C) < 32 && C != '\t' ? '?' : C;
    }
  return Out;
}

std::string firstLine(const std::string &Text) {
  return Text.substr(0, Text.find('\n'));
}

std::string outcome(const char *Tag, const std::string &Text) {
  return Text.empty() ? ""
                      : std::string("    <") + Tag + " message=\"" + escaped(firstLine(Text)) +
                            "\">" + escaped(Text) + "</" + Tag + ">\n";
}

} // namespace

std::string junitReport(std::string_view Suite, const std::vector<TestCase> &Cases) {
  const auto Count = [&](std::string TestCase::*Member) {
    return std::to_string(std::ranges::count_if(
        Cases, [&](const TestCase &Each) { return !(Each.*Member).empty(); }));
  };
  std::string Out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"" +
                    escaped(Suite) + "\" tests=\"" + std::to_string(Cases.size()) +
                    "\" failures=\"" + Count(&TestCase::Failure) + "\" errors=\"" +
                    Count(&TestCase::Error) + "\">\n";
  for (const TestCase &Each : Cases)
    Out += "  <testcase classname=\"" + escaped(Each.Group) + "\" name=\"" + escaped(Each.Name) +
           "\">\n" + outcome("failure", Each.Failure) + outcome("error", Each.Error) +
           "  </testcase>\n";
  return Out + "</testsuite>\n";
}

} // namespace dxil::tool
