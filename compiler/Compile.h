// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One compile from dxc's command line. Prints nothing and writes no files. dxil-cc and the library
// of dxil/compile.h call it.
#pragma once

#include "Host.h"
#include "Options.h"

namespace dxil::compiler {

/// UsageError: the command line, or a file that it names, is not usable.
enum ExitCode { Compiled = 0, InputErrors = 1, UsageError = 2 };

/// The kind of a requested file.
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
  std::string Path; ///< `-`: standard output
  std::string Data;
};

struct Result {
  int Code = InputErrors;
  /// The container, whether or not a file for it is requested; empty after an error.
  std::string Container;
  std::vector<OutputFile> Files; ///< files to write, in this order
  std::string Shown;             ///< output of -ast-dump and -fcgl
};

/// Compiles \p O.Input. \p Text, if set, is its content, as for standard input. Messages go to \p
/// Log. Thread-safe, except for time reports and traces, which LLVM keeps for the process.
Result compile(const Options &O, const Host &H, std::optional<std::string> Text, Messages &Log);

} // namespace dxil::compiler
