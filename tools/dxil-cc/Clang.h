// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs clang: the built-in one, or a stock one with the plugin as a process of its own.
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
  bool BuiltIn = false; ///< clang is in this program: no Clang, no Plugin
  std::string Root; ///< the build or installation that this program is in
  std::string Clang;
  std::string Plugin;
  std::string IncludeDir;     ///< holds hlsl.h
  std::string PrecompiledDir; ///< holds precompiled forms of it; empty: use the text
};

/// Looks for each file in its environment variable (see --help), then where
/// the build or the installation of this program has put it, clang also in
/// PATH. clang is the built-in one unless a variable names another clang or a
/// plugin. The error names the file that is missing and how to point to it.
llvm::Expected<Toolchain> findToolchain(const char *Argv0);

/// Compiles the HLSL of \p O into \p Container. clang prints its own diagnostics. \returns its exit
/// code; a clang that could not be started, or crashed, is an error.
llvm::Expected<int> compileWithClang(const Toolchain &Tools, const Options &O,
                                     std::string &Container);

} // namespace dxil::cc

#endif // DXIL_CC_CLANG_H
