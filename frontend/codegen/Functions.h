// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions, calls, exports and symbols.
#pragma once

#include "Context.h"

namespace dxil::frontend {

// Defined in Functions.cpp:
llvm::Value *emitCall(CodegenContext &G, const expr::Call &N);
bool isInMemory(const CodegenContext &G, TypeId T);
bool isByPointer(const CodegenContext &G, const Variable &Parameter);
/// Returns the function for \p F. A method has a second function for objects in groupshared memory.
llvm::Function *functionFor(CodegenContext &G, FunctionId F, bool ThisIsShared = false);
void emitFunction(CodegenContext &G, FunctionId F, bool ThisIsShared);
void beginFunction(CodegenContext &G, llvm::Function *F);
void finishFunction(CodegenContext &G, Location End = Location::None);

// Defined in Exports.cpp:
/// Emits the facts of a library other than its functions.
void describeLibrary(CodegenContext &G);
llvm::Function *emitExport(CodegenContext &G, FunctionId F, llvm::StringRef Word);
llvm::Type *sharedType(CodegenContext &G, TypeId T);
void checkSharedSignature(CodegenContext &G, const frontend::Function &F);
void noteParameters(CodegenContext &G, const frontend::Function &F, llvm::StringRef Symbol);

// Defined in ExportNames.cpp:
/// Returns the C++ symbol of function or method \p F, empty if there is none, as for template
/// instances.
std::string linkageName(const CodegenContext &G, const frontend::Function &F);
/// Returns the symbol of \p F, with the name \p Word unless it is empty.
std::string exportSymbol(const CodegenContext &G, const frontend::Function &F,
                         llvm::StringRef Word = {});

} // namespace dxil::frontend
