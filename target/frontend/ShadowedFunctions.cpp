// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ShadowedFunctions.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace dxil {
namespace {

void hide(const VarDecl &V) {
  if (!V.getIdentifier() || !V.getDeclContext()->getRedeclContext()->isTranslationUnit())
    return;
  ASTContext &Ctx = V.getASTContext();
  for (NamedDecl *Space : Ctx.getTranslationUnitDecl()->lookup(&Ctx.Idents.get("hlsl"))) {
    auto *HLSL = dyn_cast<NamespaceDecl>(Space);
    if (!HLSL)
      continue;
    // Lookup passes over friends that are declared nowhere else. What the header calls is bound already.
    for (NamedDecl *F : HLSL->lookup(V.getDeclName()))
      if (isa<FunctionDecl, FunctionTemplateDecl>(F))
        F->setObjectOfFriendDecl();
  }
}

} // namespace

void hideShadowedFunctions(const Decl &D) {
  if (const auto *V = dyn_cast<VarDecl>(&D))
    hide(*V);
  else if (const auto *Buffer = dyn_cast<HLSLBufferDecl>(&D))
    for (const Decl *Member : Buffer->decls())
      if (const auto *V = dyn_cast<VarDecl>(Member))
        hide(*V);
}

} // namespace dxil
