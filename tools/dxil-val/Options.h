// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Tool.h"

#include <dxil/validation/Validator.h>

#include <string>
#include <vector>

namespace dxil::val {

/// The command line of dxil-val, and of dxv when it is called by that name.
struct CommandLine {
  std::vector<std::string> Inputs;
  std::string Output, ReportFile; ///< empty: write no container; the report where its format has it
  std::string Format = "text";
  std::string Site; ///< address of the documentation; may be empty
  unsigned Jobs = 1;
  bool IsQuiet = false, IsVerbose = false, ListsRules = false;
  bool IsDxv = false;
  validation::ValidationOptions Validation;
};

/// Adds the options to `T`, reads the command line and fills `Out`. Nothing to go on, else the exit
/// code of a run that is over.
std::optional<int> parseCommandLine(tool::Tool &T, int Count, char **Values, CommandLine &Out);

} // namespace dxil::val
