// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entry points with their interfaces.
#pragma once

#include "Context.h"

namespace dxil::frontend {

// Defined in EntryInterface.cpp:
/// Emits an entry point: an empty function for the shader, and the program's function with the
/// contract's interface.
llvm::Function *emitEntry(CodegenContext &G, const EntryPoint &E, llvm::StringRef Word);
llvm::Function *emitPatchConstant(CodegenContext &G, const EntryPoint &E);

// Defined in ClipPlanes.cpp:
/// Returns the [clipplanes] of \p E, or null if it has none.
const frontend::Attribute *clipPlanes(const CodegenContext &G, const EntryPoint &E);
llvm::Function *emitClipDistances(CodegenContext &G, const EntryPoint &E,
                                  const frontend::Attribute &A, llvm::Function *Body,
                                  contract::EntryInterface &Interface);

} // namespace dxil::frontend
