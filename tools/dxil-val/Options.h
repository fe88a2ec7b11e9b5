// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Tool.h"

#include <dxil/validation/Validator.h>

#include <string>
#include <vector>

namespace dxil::val {

/// The command line of dxil-val, and of dxv if the program has that name.
struct CommandLine {
  std::vector<std::string> Inputs, Excluded; ///< Excluded: patterns of paths in folders
  std::string Baseline;                      ///< report whose findings are known; may be empty
  std::string Output, ReportFile; ///< Output is empty if no container is written; ReportFile is
                                  ///< empty if the report goes to its default stream
  std::string Format = "text";
  std::string Site; ///< address of the documentation; may be empty
  unsigned Jobs = 1;
  bool IsQuiet = false, IsVerbose = false, ListsRules = false;
  bool IsDxv = false;
  validation::ValidationOptions Validation;
};

/// Adds the options to `T`, parses the command line and fills `Out`. Returns nothing to continue,
/// or an exit code.
std::optional<int> parseCommandLine(tool::Tool &T, int Count, char **Values, CommandLine &Out);

} // namespace dxil::val
