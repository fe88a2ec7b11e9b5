// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs stock clang with the plugin, as a process of its own.
#ifndef DXIL_CC_CLANG_H
#define DXIL_CC_CLANG_H

#include "Options.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace dxil::cc {

/// The files that a compile of HLSL needs beside the shader.
struct Toolchain {
  std::string Clang;
  std::string Plugin;
  std::string IncludeDir; ///< holds hlsl.h
};

/// Looks for each file in its environment variable (see --help), then where
/// the build or the installation of this program has put it, clang also in
/// PATH. The error names the file that is missing and how to point to it.
llvm::Expected<Toolchain> findToolchain(const char *Argv0);

/// The arguments of the clang process that compiles \p O into \p Output; the
/// first is the program.
std::vector<std::string> clangCommand(const Toolchain &Tools, const Options &O,
                                      llvm::StringRef Output);

/// Runs \p Command, which prints its own diagnostics. \returns its exit code;
/// a process that could not be started, or crashed, is an error.
llvm::Expected<int> runClang(const std::vector<std::string> &Command);

} // namespace dxil::cc

#endif // DXIL_CC_CLANG_H
