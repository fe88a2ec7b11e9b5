// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a compiler process for case files and for HLSL in place of a container.
#pragma once

#include <dxil/module/Error.h>

#include <cstdint>
#include <string>
#include <vector>

namespace dxil::execution {

struct CompileResult {
  std::vector<uint8_t> Container; ///< empty if the compiler rejected the source
  std::string Messages;           ///< messages of the compiler
};

/// Compiles a text with dxc's options, such as `-T` and `-E`, which are passed on unchanged. Fails
/// if the compiler does not run to its end.
Result<CompileResult> compile(const std::string &Compiler,
                              const std::vector<std::string> &Arguments, const std::string &Source);

/// The same for a file.
Result<CompileResult> compileFile(const std::string &Compiler,
                                  const std::vector<std::string> &Arguments,
                                  const std::string &File);

/// How HLSL becomes the container of a run.
struct SourceCompiler {
  std::string Compiler;               ///< a program with dxc's options
  std::string Profile;                ///< "ps_6_6"; empty: what the description says
  std::string Entry;                  ///< entry point; empty: that of the description, or main
  std::vector<std::string> Arguments; ///< additional arguments
};

/// Returns true for the name of an HLSL file.
bool isSourceName(const std::string &Path);

} // namespace dxil::execution
