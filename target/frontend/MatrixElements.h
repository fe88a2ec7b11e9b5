// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of matrix elements, `m._m01` and `m._12_23`, for which clang 22 has no grammar.
#ifndef DXIL_TARGET_FRONTEND_MATRIXELEMENTS_H
#define DXIL_TARGET_FRONTEND_MATRIXELEMENTS_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Stmt.h"

#include <string>

namespace clang {
class CompilerInstance;
} // namespace clang

namespace dxil {

/// Puts subscripts in the place of element names in \p Text, a source file that is not lexed yet:
/// `._m01` becomes a macro of the same length for `[0][1]`, and a name of several elements one for
/// `[hlsl::__elements(code)].xx`, which rewriteMatrixElements resolves. A word that the text also
/// uses otherwise than behind a period, as that of a field, stays. Returns whether anything changed.
bool markMatrixElements(clang::CompilerInstance &CI, std::string &Text);

/// Resolves names of several elements below \p Code, the body of a function or an initializer: a
/// read becomes a vector of the elements, an assignment one of each element. What has no such form
/// (an `out` argument, an assignment whose value is used) is reported with its place.
void rewriteMatrixElements(clang::ASTContext &Ctx, clang::Stmt *&Code);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_MATRIXELEMENTS_H
