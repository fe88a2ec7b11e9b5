// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrices in the braces of an initializer.
#ifndef DXIL_TARGET_FRONTEND_MATRIXINITIALIZERS_H
#define DXIL_TARGET_FRONTEND_MATRIXINITIALIZERS_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Stmt.h"

namespace dxil {

/// Corrects the order in which `{m, n}` takes the elements of matrices below \p Code: row by row in HLSL,
/// column by column in clang 22. To be called once for each piece of code, before elements are written
/// into it by others.
void orderMatrixInitializers(clang::ASTContext &Ctx, clang::Stmt &Code);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_MATRIXINITIALIZERS_H
