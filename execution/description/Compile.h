// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a compiler process for case files, which contain HLSL.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace dxil::execution {

struct CompileResult {
  std::vector<uint8_t> Container; ///< empty if the compiler refused the source
  std::string Messages;           ///< of the compiler
  std::string Error;              ///< why the compiler did not run
};

/// Compiles a text with dxc's options, such as `-T` and `-E`, which are passed on unchanged.
CompileResult compile(const std::string &Compiler, const std::vector<std::string> &Arguments,
                      const std::string &Source);

} // namespace dxil::execution
