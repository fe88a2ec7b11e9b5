// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions and places of the program.
#pragma once

#include "Context.h"
#include "Place.h"

namespace dxil::frontend {

// Defined in Expressions.cpp:
llvm::Value *emitValue(CodegenContext &G, ExprId E);
/// Evaluates \p E for its effects and drops the value.
void emitEffect(CodegenContext &G, ExprId E);
/// Reports that \p Feature is not supported yet.
void unsupported(CodegenContext &G, Location Where, llvm::StringRef Feature);
/// Emits \p Store, an Assign, CompoundAssign or Increment, and sets \p Lvalue to its place. Returns
/// its value, or null if the value is at \p Lvalue.
llvm::Value *emitStore(CodegenContext &G, ExprId Store, Place &Lvalue);
/// Selects one of two computed values of type \p T.
llvm::Value *choose(CodegenContext &G, llvm::Value *Condition, llvm::Value *True,
                    llvm::Value *False, TypeId T);
llvm::Value *emitReadable(CodegenContext &G, ExprId E);
/// Evaluates the parts of \p N and returns their numbers and objects in order.
llvm::SmallVector<Leaf, 16> emitParts(CodegenContext &G, const expr::Construct &N);

// Defined in Places.cpp:
Place placeOfValue(CodegenContext &G, llvm::Value *V, TypeId T);
Place emitPlace(CodegenContext &G, ExprId E);
/// Returns a place from which the caller reads the struct or array \p E at once. Does not copy a
/// value that is loaded from memory.
Place emitSource(CodegenContext &G, ExprId E);
/// Stores the value of \p E at \p To.
void emitInto(CodegenContext &G, const Place &To, ExprId E);
Place variablePlace(CodegenContext &G, VariableId Id);

} // namespace dxil::frontend
