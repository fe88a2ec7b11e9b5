// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM IR as input: compiled in this process, by the passes that the plugin
// runs in clang.
#ifndef DXIL_CC_IRINPUT_H
#define DXIL_CC_IRINPUT_H

#include "Options.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <string>

namespace dxil::cc {

/// What a file's first bytes say it is.
enum class InputKind { HLSL, IR, Container };

/// By content for a container and bitcode, by the extension `.ll` for text.
InputKind inputKind(llvm::MemoryBufferRef Buffer);

/// Compiles LLVM IR or bitcode to the bytes of a container. \returns false
/// after printing the errors, each as `dxil-cc: error: ...`.
bool compileIR(llvm::MemoryBufferRef Buffer, const Options &O, std::string &Container);

} // namespace dxil::cc

#endif // DXIL_CC_IRINPUT_H
