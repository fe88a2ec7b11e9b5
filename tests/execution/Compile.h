// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/execution/Shader.h>

#include <string>
#include <vector>

namespace dxil::execution {

/// Compiles HLSL with dxil-cc. Returns the container, or an empty string with the messages in
/// `Log`.
std::string compileHLSL(const std::string &Source, const std::string &Profile,
                        const std::string &Flags, std::string &Log);

/// Compiles LLVM IR in the same way.
std::string compileIR(const std::string &Text, const std::string &Flags, std::string &Log);

/// Compiles a file of any content in the same way.
std::string compileFile(const std::string &Path, const std::string &Flags, std::string &Log);

inline Bytes bytesOf(const std::string &Text) {
  return {reinterpret_cast<const uint8_t *>(Text.data()), Text.size()};
}

/// Returns a buffer of zeros for each bounded resource of a program.
std::vector<Buffer> bindZeros(const ShaderInfo &Info, size_t Bytes);

} // namespace dxil::execution
