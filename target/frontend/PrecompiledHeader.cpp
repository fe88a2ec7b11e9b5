// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PrecompiledHeader.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Sema/ExternalSemaSource.h"
#include "clang/Sema/MultiplexExternalSemaSource.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace dxil {
namespace {

NamespaceDecl *hlslNamespace(ASTContext &Ctx) {
  for (NamedDecl *D : Ctx.getTranslationUnitDecl()->lookup(&Ctx.Idents.get("hlsl")))
    if (auto *Space = dyn_cast<NamespaceDecl>(D))
      return Space;
  return nullptr;
}

// Of templates of this name, those that the precompiled header has as well.
void removeRepeated(NamespaceDecl &Space, IdentifierInfo &Name) {
  llvm::SmallVector<TemplateDecl *, 2> Fresh;
  bool Precompiled = false;
  for (NamedDecl *D : Space.lookup(&Name)) {
    Precompiled |= D->isFromASTFile();
    if (auto *Template = dyn_cast<TemplateDecl>(D); Template && !D->isFromASTFile())
      Fresh.push_back(Template);
  }
  if (Precompiled)
    for (TemplateDecl *D : Fresh)
      D->getLexicalDeclContext()->removeDecl(D);
}

// Told of Sema after clang's own source of HLSL's declarations.
class AfterClang : public ExternalSemaSource {
public:
  void InitializeSema(Sema &S) override {
    ASTContext &Ctx = S.getASTContext();
    if (NamespaceDecl *Space = hlslNamespace(Ctx))
      for (const char *Name : {"vector", "matrix"})
        removeRepeated(*Space, Ctx.Idents.get(Name));
  }
};

} // namespace

void readDeclarationsByName(ASTContext &Ctx) {
  // clang looks for uses of what a shader model lacks in every function of the unit, and for what may
  // be exported: that would read all of the header, of which a shader uses little. What a shader's
  // functions call is looked at all the same.
  Ctx.getTranslationUnitDecl()->setHasExternalLexicalStorage(false);
}

void preferPrecompiledTemplates(Sema &S) {
  if (S.getPreprocessor().getPreprocessorOpts().ImplicitPCHInclude.empty())
    return;
  if (auto *All = dyn_cast_or_null<MultiplexExternalSemaSource>(S.getASTContext().getExternalSource()))
    All->AddSource(llvm::makeIntrusiveRefCnt<AfterClang>());
}

} // namespace dxil
