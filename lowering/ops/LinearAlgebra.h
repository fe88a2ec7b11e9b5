// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrices of linear algebra. The front end passes them as numbers; the name of an op, such as
// `dxil.linAlgFillMatrix.mC9M4N4U0S1.f32`, gives their types.
#pragma once

#include <dxil/intrinsics.h>

#include "llvm/ADT/SetVector.h"

namespace llvm {
class LLVMContext;
class Module;
class Type;
class Value;
} // namespace llvm

namespace dxil::lowering {

/// Returns the matrix type of an argument or result of \p Kind in a call of \p Name, or null if it
/// is no matrix.
llvm::Type *matrixTypeOf(llvm::LLVMContext &Context, const ExtensionName &Name, TypeKind Kind);
bool isMatrixType(const llvm::Type *Ty);

/// Writes `dx.targetTypes`: the properties of the matrix types in the ops of \p M.
void describeMatrixTypes(llvm::Module &M);

/// Gives groupshared arrays that hold matrices the element type that the ops name, and appends them
/// with their types to \p Objects, since other accesses are still by bytes. Returns false, after a
/// diagnostic, if an op works on other memory.
bool typeMatrixMemory(llvm::Module &M,
                      llvm::SetVector<std::pair<llvm::Value *, llvm::Type *>> &Objects);

} // namespace dxil::lowering
