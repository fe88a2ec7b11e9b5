// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Translates a checked program to LLVM IR of the contract (docs/ir-contract.md).
#pragma once

#include "../check/Program.h"
#include "../source/Diagnostics.h"
#include "../source/Options.h"
#include "dxil/contract/ModuleFacts.h"

#include <functional>
#include <memory>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace dxil::frontend {

/// The facts of the source that debug information needs.
struct DebugSource {
  struct Position {
    std::string File;
    unsigned Line = 0, Column = 0;
  };
  std::function<Position(Location)> Locate;
  bool HasVariables = false;                              ///< false: only locations of instructions
  std::vector<std::pair<std::string, std::string>> Files; ///< names and texts, the main file first
  std::string Flags;                                      ///< the command line
};

/// Returns the module of \p P: its entry point or exports and everything that they reach. Sets
/// \p Facts. Returns null after an error, which is reported.
std::unique_ptr<llvm::Module> generate(const Program &P, TypeTable &Types, const NameTable &Names,
                                       const Options &Opts, llvm::StringRef SourceName,
                                       Diagnostics &Diags, llvm::LLVMContext &Context,
                                       contract::ModuleFacts &Facts,
                                       const DebugSource *Debug = nullptr);

} // namespace dxil::frontend
