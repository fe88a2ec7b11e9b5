// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TemplateMembers.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace dxil {
namespace {

/// \p Named with `this` as its object.
Expr *withObject(ASTContext &Ctx, UnresolvedMemberExpr &Named, QualType Self) {
  // clang takes an implicit one for none.
  Expr *This = CXXThisExpr::Create(Ctx, Named.getMemberLoc(), Self, /*IsImplicit=*/false);
  TemplateArgumentListInfo Arguments;
  Named.copyTemplateArgumentsInto(Arguments);
  return UnresolvedMemberExpr::Create(Ctx, Named.hasUnresolvedUsing(), This, Self, /*IsArrow=*/false,
                                      SourceLocation(), Named.getQualifierLoc(),
                                      Named.getTemplateKeywordLoc(), Named.getMemberNameInfo(),
                                      Named.hasExplicitTemplateArgs() ? &Arguments : nullptr,
                                      Named.decls_begin(), Named.decls_end());
}

void nameObjects(ASTContext &Ctx, Stmt &Body, QualType Self) {
  llvm::SmallVector<Stmt *, 32> Work = {&Body};
  while (!Work.empty()) {
    Stmt *S = Work.pop_back_val();
    if (auto *Call = dyn_cast<CallExpr>(S))
      if (auto *Named = dyn_cast<UnresolvedMemberExpr>(Call->getCallee());
          Named && Named->isImplicitAccess())
        Call->setCallee(withObject(Ctx, *Named, Self));
    for (Stmt *Child : S->children())
      if (Child)
        Work.push_back(Child);
  }
}

} // namespace

void nameObjectsOfCalls(ASTContext &Ctx, ClassTemplateDecl &Template) {
  CXXRecordDecl *Class = Template.getTemplatedDecl();
  if (!Class->isThisDeclarationADefinition() || !Class->getNumBases())
    return;
  QualType Self = Ctx.getCanonicalTagType(Class);
  for (Decl *D : Class->decls()) {
    auto *Method = dyn_cast_or_null<CXXMethodDecl>(D->getAsFunction());
    if (Method && !Method->isStatic() && Method->doesThisDeclarationHaveABody())
      nameObjects(Ctx, *Method->getBody(), Self);
  }
}

} // namespace dxil
