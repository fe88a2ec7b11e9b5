// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Options of a parsed command line as words again: for debug information, the compile cache and
// the compile of a stored source.
#pragma once

#include "Options.h"

namespace llvm::opt {
class InputArgList;
} // namespace llvm::opt

namespace dxil::compiler {

/// Returns the command line as dxc's program hands it to its library: entry and profile first, and
/// without options that only the program reads.
std::vector<std::string> recordedCommandLine(const llvm::opt::InputArgList &Args,
                                             const Options &Result);

/// Collects the options by kind: those of the preprocessor, which also affect the tokens, the
/// others on which a result depends, and those that name outputs.
void readResultWords(const llvm::opt::InputArgList &Args, Options &Result);

} // namespace dxil::compiler
