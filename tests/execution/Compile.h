// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/execution/Shader.h>

#include <string>
#include <vector>

namespace dxil::execution {

/// What dxil-cc makes of HLSL; empty, with the compiler's words in `Log`, if it refuses.
std::string compileHLSL(const std::string &Source, const std::string &Profile,
                        const std::string &Flags, std::string &Log);

/// The same of LLVM IR.
std::string compileIR(const std::string &Text, const std::string &Flags, std::string &Log);

/// What dxil-cc makes of a file, whatever is in it.
std::string compileFile(const std::string &Path, const std::string &Flags, std::string &Log);

inline Bytes bytesOf(const std::string &Text) {
  return {reinterpret_cast<const uint8_t *>(Text.data()), Text.size()};
}

/// A buffer of zeros for each resource that a program declares with an end.
std::vector<Buffer> bindZeros(const ShaderInfo &Info, size_t Bytes);

} // namespace dxil::execution
