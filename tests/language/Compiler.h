// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles many programs for tests, with one call of dxil-cc or with DXC.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace dxil::language {

/// A program to compile, and the result.
struct CompileJob {
  std::filesystem::path Source;
  std::string Arguments;

  std::string Container;   ///< bytes of the container; empty if the compiler rejects the program
  std::string Diagnostics; ///< output of the compiler
};

/// Compiles all jobs, `Parallel` at a time. A compiler whose name starts with dxc is DXC. Returns a
/// problem of the call itself, or an empty string.
std::string compileAll(const std::filesystem::path &Compiler, unsigned Parallel,
                       std::vector<CompileJob> &Jobs);

/// Returns the first error line in a compiler's output, or else its first line.
std::string firstError(const std::string &Diagnostics);

} // namespace dxil::language
