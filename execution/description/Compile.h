// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a compiler as a process, for case files, which hold HLSL.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace dxil::execution {

struct CompileResult {
  std::vector<uint8_t> Container; ///< empty if it was refused
  std::string Messages;           ///< of the compiler
  std::string Error;              ///< why there was no answer at all
};

/// Compiles a text with dxc's options `-T`, `-E` and the like, which are given as they are.
CompileResult compile(const std::string &Compiler, const std::vector<std::string> &Arguments,
                      const std::string &Source);

} // namespace dxil::execution
