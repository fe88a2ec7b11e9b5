// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Many compiles by one call of dxil-cc, or by DXC, for tests.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace dxil::language {

/// A program to compile, and what came of it.
struct CompileJob {
  std::filesystem::path Source;
  std::string Arguments;

  std::string Container;   ///< its bytes; empty where the program was refused
  std::string Diagnostics; ///< what the compiler printed
};

/// Compiles all, `Parallel` at a time; a compiler whose name starts with dxc is DXC. Returns what
/// is wrong with the call itself, or an empty string.
std::string compileAll(const std::filesystem::path &Compiler, unsigned Parallel,
                       std::vector<CompileJob> &Jobs);

/// The first line of what a compiler printed that is an error, or its first line.
std::string firstError(const std::string &Diagnostics);

} // namespace dxil::language
