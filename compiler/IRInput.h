// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM IR, and programs of containers, as input.
#ifndef DXIL_COMPILER_IRINPUT_H
#define DXIL_COMPILER_IRINPUT_H

#include "Options.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <string>

namespace dxil::compiler {

/// What a file's first bytes say it is.
enum class InputKind { HLSL, IR, Container };

/// By content for a container and bitcode, by the extension `.ll` for text.
InputKind inputKind(llvm::MemoryBufferRef Buffer);

/// Compiles LLVM IR or bitcode, or the program of a container, to the bytes of a container.
/// \returns false after errors, which it has said.
bool compileIR(llvm::MemoryBufferRef Buffer, const Options &O, const Host &H, Messages &Said,
               std::string &Container);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_IRINPUT_H
