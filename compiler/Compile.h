// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One compile by dxc's command line, without a process around it: nothing is printed, and no file
// is written. dxil-cc and the library of dxil/compile.h call this.
#ifndef DXIL_COMPILER_COMPILE_H
#define DXIL_COMPILER_COMPILE_H

#include "Host.h"
#include "Options.h"

namespace dxil::compiler {

/// UsageError: the command line, or a file that it names, cannot be used.
enum ExitCode { Compiled = 0, InputErrors = 1, UsageError = 2 };

/// What a requested file is.
enum class OutputKind {
  Container,
  Listing,
  Header,
  RootSignature,
  Reflection,
  Hash,
  PrivateData,
  DebugInfo,
  Dependencies,
  Preprocessed,
};

struct OutputFile {
  OutputKind Kind = OutputKind::Container;
  std::string Path; ///< `-`: the standard output
  std::string Data;
};

struct Result {
  int Code = InputErrors;
  /// What was made, whether or not a file of it is asked for; empty after an error.
  std::string Container;
  std::vector<OutputFile> Files; ///< to be written, in this order
  std::string Shown;             ///< what -ast-dump and -fcgl show
};

/// Compiles \p O.Input, of which \p Text is the contents where it is given, as for the standard
/// input. What is said goes to \p Said. Thread-safe, but for the reports and traces of time, which
/// are LLVM's for the process.
Result compile(const Options &O, const Host &H, std::optional<std::string> Text, Messages &Said);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_COMPILE_H
