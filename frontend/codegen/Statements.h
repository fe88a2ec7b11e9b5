// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statements, blocks of instructions, and their places in the source.
#pragma once

#include "Context.h"

namespace dxil::frontend {

/// Emits the statements of a block in the current scope.
void emitStatements(CodegenContext &G, StmtId Block);
void startBlock(CodegenContext &G, llvm::BasicBlock *Block);
/// Sets the place of the code that is emitted next.
void locate(CodegenContext &G, Location Where);
void declareForDebugger(CodegenContext &G, VariableId V, unsigned Argument);
llvm::BasicBlock *newBlock(CodegenContext &G, llvm::StringRef Word);
/// Stores an arbitrary value to uninitialized memory, so that all reads return the same value.
void settle(CodegenContext &G, const Place &Lvalue);

} // namespace dxil::frontend
