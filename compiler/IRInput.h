// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles LLVM IR, SPIR-V, and the programs of containers.
#pragma once

#include "Options.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <string>

namespace dxil::compiler {

/// The kind of a file by its first bytes.
enum class InputKind { HLSL, IR, SPIRV, Container };

/// Detects containers, SPIR-V and bitcode by content, text by the extension `.ll`.
InputKind inputKind(llvm::MemoryBufferRef Buffer);

/// Compiles LLVM IR or bitcode, SPIR-V, or the program of a container, to container bytes. \returns
/// false after errors, which it has reported.
bool compileIR(llvm::MemoryBufferRef Buffer, const Options &O, const Host &H, Messages &Log,
               std::string &Container);

} // namespace dxil::compiler
