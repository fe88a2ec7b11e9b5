// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ConstantBuffer<T> and TextureBuffer<T>: a class of the header with T as its base, whose members are in the buffer.
#ifndef DXIL_TARGET_FRONTEND_CONSTANTOBJECTS_H
#define DXIL_TARGET_FRONTEND_CONSTANTOBJECTS_H

#include "clang/AST/Type.h"
#include "llvm/ADT/SmallVector.h"

namespace clang {
class Sema;
class Stmt;
} // namespace clang

namespace dxil {

/// The types of constant buffers that a translation unit reads, in the order of their numbers.
using ConstantTypes = llvm::SmallVector<clang::QualType, 4>;

/// Makes each access below \p Code to the base of a constant buffer object one to the buffer: the
/// base's place becomes that of a call of the class's method `__constants(number)`, where the number
/// is the type's in \p Types. The pass hlsl-constant-access finds the layout by it.
void rewriteConstantObjects(clang::Sema &S, clang::Stmt *Code, ConstantTypes &Types);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_CONSTANTOBJECTS_H
