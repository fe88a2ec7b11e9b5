// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrices of linear algebra, which the front end leaves as numbers: the name of an op,
// `dxil.linAlgFillMatrix.mC9M4N4U0S1.f32`, says which types they have.
#ifndef DXIL_LOWERING_LINEARALGEBRA_H
#define DXIL_LOWERING_LINEARALGEBRA_H

#include <dxil/intrinsics.h>

#include "llvm/ADT/SetVector.h"

namespace llvm {
class LLVMContext;
class Module;
class Type;
class Value;
} // namespace llvm

namespace dxil::lowering {

/// The matrix that an argument or result of \p Kind is in a call of \p Name; null if it is none.
llvm::Type *matrixTypeOf(llvm::LLVMContext &Context, const ExtensionName &Name, TypeKind Kind);
bool isMatrixType(const llvm::Type *Ty);

/// Writes `dx.targetTypes`: what the types of matrices are that the ops of \p M have.
void describeMatrixTypes(llvm::Module &M);

/// Gives groupshared arrays that hold matrices the elements that the ops say, and appends them with
/// these types to \p Objects: other accesses are still by bytes. Reports, and returns false, where
/// an op works on something else.
bool typeMatrixMemory(llvm::Module &M,
                      llvm::SetVector<std::pair<llvm::Value *, llvm::Type *>> &Objects);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_LINEARALGEBRA_H
