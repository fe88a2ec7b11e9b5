// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A command line as data, and the man page and shell completions made of it. What an option parser
// does not matter: CLI11's tables and LLVM's both become this.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::tool {

struct OptionRow {
  std::vector<std::string> Names; ///< "-o", "--output"; empty for what has no dash
  std::string Value;              ///< what it takes, "FILE"; empty for a flag
  std::string Text;               ///< what it does
  std::vector<std::string> Words; ///< the values that it takes, if they are these alone
  bool TakesFile = false;
  bool HasValueInside = false; ///< the value follows without a blank
};

struct Description {
  std::string Name, About, Ending;
  std::vector<OptionRow> Options;
  std::vector<OptionRow> Arguments; ///< without a dash; Value is their name
  std::vector<Description> Commands;
};

/// The page of section 1, in the macros of man(7). `Version` stands in its foot.
std::string manualPage(const Description &D, std::string_view Version);

/// The completion script for "bash", "zsh" or "fish"; nothing for another shell.
std::optional<std::string> completionScript(const Description &D, std::string_view Shell);

} // namespace dxil::tool
