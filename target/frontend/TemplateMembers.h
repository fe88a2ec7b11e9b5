// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_TEMPLATEMEMBERS_H
#define DXIL_TARGET_FRONTEND_TEMPLATEMEMBERS_H

namespace clang {
class ASTContext;
class ClassTemplateDecl;
} // namespace clang

namespace dxil {

/// Writes `this.` before the calls, in methods of \p Template, of methods that `using` names from a base that
/// depends on the template's parameters: without an object clang 22 crashes where it makes such a class.
void nameObjectsOfCalls(clang::ASTContext &Ctx, clang::ClassTemplateDecl &Template);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_TEMPLATEMEMBERS_H
