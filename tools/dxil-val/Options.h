// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/validation/Validator.h>

#include <string>
#include <vector>

/// The command line of dxil-val, and of dxv when it is called by that name.
struct CommandLine {
  std::vector<std::string> Inputs;
  std::string Output, ReportFile; ///< empty: write no container
  enum class Format { Text, Json, Sarif } Format = Format::Text;
  unsigned Jobs = 1;
  bool Quiet = false;
  bool AsDxv = false;
  dxil::validation::ValidationOptions Validation;
};

/// What to do after reading the command line.
enum class Parsed { Run, Exit, Usage };

/// Fills Out. Exit: --help or --version was answered. Usage: what is wrong was reported.
Parsed parseCommandLine(int argc, char **argv, CommandLine &Out);
