// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions of matrices that clang 22 builds or generates wrongly.
#ifndef DXIL_TARGET_FRONTEND_MATRIXEXPRESSIONS_H
#define DXIL_TARGET_FRONTEND_MATRIXEXPRESSIONS_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Stmt.h"

namespace dxil {

/// Rewrites what stands below \p Code, the body of a function or an initializer, so that clang generates the
/// right code:
/// - `m[i].xz` of a matrix that has a place in memory, for which clang 22 reads beyond its table of
///   components (or a store never ends): a read becomes one of the whole row, a single component
///   `m[i][0]`, an assignment one of the row with these components replaced, and an `out` argument the whole row.
///   What has no such form (an index with side effects) is reported with its place;
/// - comparisons of vectors and `!v`, whose true is -1 in clang where it is a number, and the condition of
///   `v ? a : b`, of which clang takes the sign, or of a matrix the first number;
/// - `m * n` of matrices, clang's matrix product and HLSL's product of elements: an error;
/// - `float4x4 m = 0`, where clang 22 first makes the int a matrix, and then the matrix a float.
void rewriteMatrixExpressions(clang::ASTContext &Ctx, clang::Stmt *&Code);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_MATRIXEXPRESSIONS_H
