// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `groupshared` before a parameter, for which StageWords.cpp writes an attribute: the parameter is the argument
// itself, in groupshared memory. clang knows the word before variables alone.
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/Sema/ParsedAttr.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace dxil {
namespace {

// \p T in groupshared memory; of an array it is the elements that lie there.
QualType inGroupshared(ASTContext &Ctx, QualType T) {
  if (const ConstantArrayType *Array = Ctx.getAsConstantArrayType(T))
    return Ctx.getConstantArrayType(inGroupshared(Ctx, Array->getElementType()), Array->getSize(),
                                    Array->getSizeExpr(), Array->getSizeModifier(),
                                    Array->getIndexTypeCVRQualifiers());
  return Ctx.getAddrSpaceQualType(T, LangAS::hlsl_groupshared);
}

struct SharedParameter : ParsedAttrInfo {
  SharedParameter() {
    static constexpr Spelling Names[] = {{ParsedAttr::AS_CXX11, "dxil_gs"}};
    Spellings = Names;
  }

  bool diagAppertainsToDecl(Sema &S, const ParsedAttr &Attribute, const Decl *D) const override {
    if (isa<ParmVarDecl>(D))
      return true;
    S.Diag(Attribute.getLoc(), S.getDiagnostics().getCustomDiagID(
                                   DiagnosticsEngine::Error, "'groupshared' cannot stand here"));
    return false;
  }

  AttrHandling handleDeclAttribute(Sema &S, Decl *D, const ParsedAttr &Attribute) const override {
    auto *P = cast<ParmVarDecl>(D);
    ASTContext &Ctx = S.getASTContext();
    if (P->getType()->isReferenceType() || P->getType().hasAddressSpace()) {
      S.Diag(Attribute.getLoc(),
             S.getDiagnostics().getCustomDiagID(
                 DiagnosticsEngine::Error, "a groupshared parameter is the argument itself (expected "
                                           "no 'out' and no 'inout' beside 'groupshared')"));
      return AttributeNotApplied;
    }
    if (P->getType()->isDependentType()) {
      S.Diag(Attribute.getLoc(),
             S.getDiagnostics().getCustomDiagID(
                 DiagnosticsEngine::Error, "a groupshared parameter whose type a template's argument "
                                           "gives (expected a type; see docs/hlsl-support.md)"));
      return AttributeNotApplied;
    }
    QualType T = Ctx.getLValueReferenceType(inGroupshared(Ctx, P->getType()));
    P->setType(T);
    P->setTypeSourceInfo(Ctx.getTrivialTypeSourceInfo(T, P->getLocation()));
    return AttributeApplied;
  }
};

ParsedAttrInfoRegistry::Add<SharedParameter> Register("dxil_gs", "groupshared parameters");

} // namespace
} // namespace dxil
