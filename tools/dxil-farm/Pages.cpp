// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints the man page or a completion script of a tool that is not written in C++. Reads its
// command line as JSON from standard input, as the tool's description() writes it. Only the build
// uses this program.
#include "Description.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <iostream>

using namespace dxil::tool;
using nlohmann::json;

namespace {

OptionRow rowOf(const json &From) {
  OptionRow Row;
  Row.Names = From.value("names", std::vector<std::string>());
  Row.Value = From.value("value", "");
  Row.Text = From.value("text", "");
  Row.Words = From.value("words", std::vector<std::string>());
  Row.TakesFile = From.value("file", false);
  return Row;
}

Description describe(const json &From) {
  Description D{
      From.value("name", ""), From.value("about", ""), From.value("ending", ""), {}, {}, {}};
  for (const json &Option : From.at("options"))
    D.Options.push_back(rowOf(Option));
  for (const json &Argument : From.at("arguments"))
    D.Arguments.push_back(rowOf(Argument));
  return D;
}

} // namespace

int main(int Count, char **Values) {
  const json From = json::parse(std::cin, nullptr, /*allow_exceptions=*/false);
  if (Count != 2 || !From.is_object() || !From.contains("options") || !From.contains("arguments")) {
    std::fputs("usage: dxil-farm-pages manual|bash|zsh|fish < description.json\n", stderr);
    return 2;
  }
  const Description D = describe(From);
  const std::string_view Wanted = Values[1];
  if (Wanted == "manual")
    std::cout << manualPage(D, DXILTOOLS_VERSION);
  else
    std::cout << completionScript(D, Wanted).value_or("");
  return std::cout.flush() ? 0 : 2;
}
