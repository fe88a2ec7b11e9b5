// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "OutputArguments.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace dxil {
namespace {

/// The parameter that \p E lies in, if it is an array that goes out.
bool liesInOutput(const Expr *E) {
  for (;;) {
    E = E->IgnoreParenImpCasts();
    if (const auto *Member = dyn_cast<MemberExpr>(E))
      E = Member->getBase();
    else if (const auto *Element = dyn_cast<ArraySubscriptExpr>(E))
      E = Element->getBase();
    else
      break;
  }
  const auto *Ref = dyn_cast<DeclRefExpr>(E);
  const auto *P = Ref ? dyn_cast<ParmVarDecl>(Ref->getDecl()) : nullptr;
  const auto *M = P ? P->getAttr<HLSLParamModifierAttr>() : nullptr;
  return M && (M->isOut() || M->isInOut()) &&
         P->getType().getNonReferenceType()->isArrayType();
}

class Visitor : public RecursiveASTVisitor<Visitor> {
public:
  bool VisitCallExpr(CallExpr *Call) {
    for (unsigned I = 0; I < Call->getNumArgs(); ++I) {
      auto *Out = dyn_cast<HLSLOutArgExpr>(Call->getArg(I));
      Expr *Place = Out ? Out->getArgLValue() : nullptr;
      if (Place && liesInOutput(Place) && Place->getType()->isArrayType() &&
          Place->isLValue())
        Call->setArg(I, Place);
    }
    return true;
  }
};

} // namespace

void passOutputsOn(Stmt &Body) { Visitor().TraverseStmt(&Body); }

} // namespace dxil
