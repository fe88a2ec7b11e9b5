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

constexpr llvm::StringLiteral Prefix = "dxil.", Words[] = {"globallycoherent", "reordercoherent"};

bool hasWord(const Decl &V, llvm::StringRef Word) {
  return llvm::any_of(V.specific_attrs<SuppressAttr>(), [&](const SuppressAttr *A) {
    return llvm::is_contained(A->diagnosticIdentifiers(), (Prefix + Word).str());
  });
}

bool isWritable(const VarDecl &V) {
  const Type *T = V.getType()->getBaseElementTypeUnsafe();
  const auto *Handle = HLSLAttributedResourceType::findHandleTypeOnResource(T);
  return Handle && Handle->getAttrs().ResourceClass == llvm::dxil::ResourceClass::UAV;
}

void add(const VarDecl &V, llvm::StringRef Word, std::string &Names) {
  if (isWritable(V)) {
    // Whose accesses are coherent across a reordering of threads alone is marked.
    Names += std::string(Names.empty() ? "" : ",") + (Word == Words[0] ? "" : "~") + V.getName().str();
    return;
  }
  DiagnosticsEngine &Diags = V.getASTContext().getDiagnostics();
  Diags.Report(V.getLocation(),
               Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                     "'%0' cannot be %1 (expected a resource that shaders write)"))
      << V.getName() << Word;
}

void collect(const DeclContext &DC, std::string &Names) {
  // Those of a precompiled header, which has no resources, stay in their file.
  for (const Decl *D : DC.noload_decls()) {
    if (const auto *Inner = dyn_cast<DeclContext>(D);
        Inner && isa<NamespaceDecl, HLSLBufferDecl>(D))
      collect(*Inner, Names);
    if (const auto *V = dyn_cast<VarDecl>(D))
      for (llvm::StringRef Word : Words)
        if (hasWord(*V, Word))
          add(*V, Word, Names);
  }
}

} // namespace

bool saysCoherent(const Decl &D) {
  return llvm::any_of(Words, [&](llvm::StringRef Word) { return hasWord(D, Word); });
}

std::string namesOfCoherentResources(ASTContext &Ctx) {
  std::string Names;
  collect(*Ctx.getTranslationUnitDecl(), Names);
  return Names;
}

} // namespace dxil
