// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Static and groupshared variables, constant blocks, constants.
#pragma once

#include "Context.h"

namespace dxil::frontend {

// Defined in Globals.cpp:
/// Returns the constant buffer member that begins with the value of the `static const` \p V, or
/// None.
VariableId viewedConstant(const CodegenContext &G, const Variable &V);
llvm::GlobalVariable *staticFor(CodegenContext &G, VariableId V);
void emitStaticDeclaration(CodegenContext &G, VariableId V);
llvm::GlobalVariable *groupSharedFor(CodegenContext &G, VariableId V);
/// Returns the address of a block's members.
llvm::Value *blockAddress(CodegenContext &G, BlockId Block);
void emitStaticInitializers(CodegenContext &G, llvm::ArrayRef<llvm::Function *> Shaders,
                            llvm::ArrayRef<llvm::Function *> Exports);
void bindBlocks(CodegenContext &G, llvm::ArrayRef<llvm::Function *> Shaders);
llvm::Constant *nameString(CodegenContext &G, llvm::StringRef Text);

// Defined in Constants.cpp:
bool isFixed(CodegenContext &G, ExprId E, unsigned Nesting = 0);
llvm::Constant *constantNumber(CodegenContext &G, ScalarKind K, uint64_t Bits);
llvm::Constant *constantMemory(CodegenContext &G, VariableId V);
/// Returns the value of a load of a `static const` number if it is known, else null.
llvm::Constant *knownConstant(CodegenContext &G, ExprId Load);
llvm::Constant *knownCall(CodegenContext &G, ExprId Call);

} // namespace dxil::frontend
