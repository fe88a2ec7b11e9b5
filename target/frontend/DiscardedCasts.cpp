// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DiscardedCasts.h"
#include "clang/AST/Expr.h"
#include "clang/AST/Stmt.h"

using namespace clang;

namespace dxil {
namespace {

// What of a statement is to be evaluated.
Stmt *withoutCasts(Stmt *S) {
  while (auto *E = dyn_cast_or_null<Expr>(S)) {
    auto *Cast = dyn_cast<CastExpr>(E->IgnoreParens());
    if (!Cast || !(Cast->getType()->isRecordType() || Cast->getType()->isArrayType()) ||
        !(Cast->getCastKind() == CK_HLSLElementwiseCast || Cast->getCastKind() == CK_HLSLAggregateSplatCast ||
          Cast->getCastKind() == CK_NoOp))
      return S;
    S = Cast->getSubExpr();
  }
  return S;
}

} // namespace

void dropDiscardedCasts(Stmt *Code) {
  if (!Code || isa<Expr>(Code))
    return;
  const bool Block = isa<CompoundStmt>(Code);
  for (Stmt *&Child : Code->children()) {
    if (Block)
      Child = withoutCasts(Child);
    dropDiscardedCasts(Child);
  }
}

} // namespace dxil
