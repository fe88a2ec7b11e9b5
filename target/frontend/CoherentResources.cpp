// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CoherentResources.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Type.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace dxil {
namespace {

constexpr llvm::StringLiteral Tag = "dxil.globallycoherent";

bool hasWord(const VarDecl &V) {
  return llvm::any_of(V.specific_attrs<SuppressAttr>(), [](const SuppressAttr *A) {
    return llvm::is_contained(A->diagnosticIdentifiers(), Tag);
  });
}

bool isWritable(const VarDecl &V) {
  const Type *T = V.getType()->getBaseElementTypeUnsafe();
  const auto *Handle = HLSLAttributedResourceType::findHandleTypeOnResource(T);
  return Handle && Handle->getAttrs().ResourceClass == llvm::dxil::ResourceClass::UAV;
}

void collect(const DeclContext &DC, ASTContext &Ctx, std::string &Names) {
  // Those of a precompiled header, which has no resources, stay in their file.
  for (const Decl *D : DC.noload_decls()) {
    if (const auto *Inner = dyn_cast<DeclContext>(D);
        Inner && isa<NamespaceDecl, HLSLBufferDecl>(D))
      collect(*Inner, Ctx, Names);
    const auto *V = dyn_cast<VarDecl>(D);
    if (!V || !hasWord(*V))
      continue;
    if (isWritable(*V)) {
      Names += (Names.empty() ? "" : ",") + V->getName().str();
      continue;
    }
    DiagnosticsEngine &Diags = Ctx.getDiagnostics();
    Diags.Report(V->getLocation(),
                 Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                       "'%0' cannot be globallycoherent (expected a resource that "
                                       "shaders write)"))
        << V->getName();
  }
}

} // namespace

std::string namesOfCoherentResources(ASTContext &Ctx) {
  std::string Names;
  collect(*Ctx.getTranslationUnitDecl(), Ctx, Names);
  return Names;
}

} // namespace dxil
