// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A command line as data, from which man page and shell completions are made. Both CLI11's and
// LLVM's option tables convert to it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::tool {

struct OptionRow {
  std::vector<std::string> Names; ///< option names such as "-o", "--output"; empty for positional
                                  ///< arguments
  std::string Value;              ///< name of the value, such as "FILE"; empty for a flag
  std::string Text;               ///< help text
  std::vector<std::string> Words; ///< the legal values, if they are limited
  bool TakesFile = false;
  bool HasValueInside = false; ///< the value follows the option without a blank
};

struct Description {
  std::string Name, About, Ending;
  std::vector<OptionRow> Options;
  std::vector<OptionRow> Arguments; ///< positional arguments; Value is their name
  std::vector<Description> Commands;
};

/// Returns the man page for section 1, in macros of man(7), with `Version` in its footer.
std::string manualPage(const Description &D, std::string_view Version);

/// Returns the completion script for "bash", "zsh" or "fish"; nothing for other shells.
std::optional<std::string> completionScript(const Description &D, std::string_view Shell);

} // namespace dxil::tool
