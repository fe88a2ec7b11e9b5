// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of entry points and their parameters that clang does not know: `[maxvertexcount(3)]`
// and the like become annotations, which the consumer of the AST takes off again.
#include "StageWords.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/ParsedAttrInfo.h"
#include "clang/Sema/ParsedAttr.h"
#include "clang/Sema/Sema.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
namespace json = llvm::json;

namespace dxil {
namespace {

/// The value of a constant, if \p E is a string or a number.
std::optional<json::Value> constantOf(const Expr &E, ASTContext &Ctx) {
  if (const auto *S = dyn_cast<StringLiteral>(E.IgnoreParenImpCasts()))
    return json::Value(S->getString().str());
  Expr::EvalResult Result;
  if (E.isValueDependent() || !E.EvaluateAsRValue(Result, Ctx))
    return std::nullopt;
  if (Result.Val.isInt())
    return json::Value(Result.Val.getInt().getExtValue());
  if (!Result.Val.isFloat())
    return std::nullopt;
  llvm::APFloat F = Result.Val.getFloat();
  bool Lost = false;
  F.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &Lost);
  return json::Value(F.convertToDouble());
}

struct StageAttribute : ParsedAttrInfo {
  StageAttribute() {
    OptArgs = 15;
    for (const char *Name : StageAttributeNames)
      Known.push_back({ParsedAttr::AS_Microsoft, Name});
    Spellings = Known;
  }

  AttrHandling handleDeclAttribute(Sema &S, Decl *D, const ParsedAttr &A) const override {
    json::Array List{A.getAttrName()->getName()};
    for (unsigned I = 0; I < A.getNumArgs(); ++I) {
      std::optional<json::Value> Value =
          A.isArgExpr(I) ? constantOf(*A.getArgAsExpr(I), S.getASTContext()) : std::nullopt;
      if (!Value) {
        unsigned ID = S.getDiagnostics().getCustomDiagID(
            DiagnosticsEngine::Error, "argument %0 of attribute '%1' is no constant (expected a "
                                      "number or a string)");
        S.Diag(A.getLoc(), ID) << I + 1 << A.getAttrName()->getName();
        return AttributeNotApplied;
      }
      List.push_back(std::move(*Value));
    }
    std::string Text(StageAttributePrefix);
    llvm::raw_string_ostream(Text) << json::Value(std::move(List));
    D->addAttr(AnnotateAttr::Create(S.getASTContext(), Text, nullptr, 0, A));
    return AttributeApplied;
  }

private:
  std::vector<Spelling> Known;
};

ParsedAttrInfoRegistry::Add<StageAttribute>
    Register("dxil-stage-attributes", "attributes of entry points");

} // namespace
} // namespace dxil
