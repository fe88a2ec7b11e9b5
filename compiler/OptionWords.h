// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Options of a parsed command line as words again: for debug information, the compile cache and
// the compile of a stored source.
#pragma once

#include "Options.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm::opt {
class Arg;
class InputArgList;
} // namespace llvm::opt

namespace dxil::compiler {

/// Returns the options that \p IsWanted accepts, with their values, as given.
std::vector<std::string> wordsOf(const llvm::opt::InputArgList &Args,
                                 llvm::function_ref<bool(const llvm::opt::Arg &)> IsWanted);

/// Returns the command line as dxc's program hands it to its library: entry and profile first, and
/// without options that only the program reads.
std::vector<std::string> recordedCommandLine(const llvm::opt::InputArgList &Args,
                                             const Options &Result);

/// Collects the options on which a result depends, by kind: those of the preprocessor, which also
/// affect the tokens, and the others.
void readResultWords(const llvm::opt::InputArgList &Args, Options &Result);

} // namespace dxil::compiler
