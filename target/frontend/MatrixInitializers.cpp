// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MatrixInitializers.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace dxil {
namespace {

/// The index that clang has written into an element of its own making, which all stand where the matrix
/// does.
IntegerLiteral *ownIndex(Expr *Index, const Expr &Base) {
  auto *Literal = dyn_cast_or_null<IntegerLiteral>(Index);
  return Literal && Literal->getLocation() == Base.getBeginLoc() ? Literal : nullptr;
}

void transpose(ASTContext &Ctx, MatrixSubscriptExpr &Element) {
  const auto *Shape = Element.getBase()->getType()->getAs<ConstantMatrixType>();
  IntegerLiteral *Row = ownIndex(Element.getRowIdx(), *Element.getBase());
  IntegerLiteral *Column = ownIndex(Element.getColumnIdx(), *Element.getBase());
  if (!Shape || !Row || !Column)
    return;
  const uint64_t Place =
      Column->getValue().getZExtValue() * Shape->getNumRows() + Row->getValue().getZExtValue();
  const unsigned Width = Row->getValue().getBitWidth(), Columns = Shape->getNumColumns();
  Row->setValue(Ctx, llvm::APInt(Width, Place / Columns));
  Column->setValue(Ctx, llvm::APInt(Column->getValue().getBitWidth(), Place % Columns));
}

/// The element of a matrix that an initializer is, behind conversions.
MatrixSubscriptExpr *elementIn(Expr *Initializer) {
  while (auto *Cast = dyn_cast_or_null<ImplicitCastExpr>(Initializer))
    Initializer = Cast->getSubExpr();
  return dyn_cast_or_null<MatrixSubscriptExpr>(Initializer);
}

} // namespace

void orderMatrixInitializers(ASTContext &Ctx, Stmt &Code) {
  llvm::SmallVector<Stmt *, 32> Work = {&Code};
  while (!Work.empty()) {
    Stmt *S = Work.pop_back_val();
    if (auto *List = dyn_cast<InitListExpr>(S))
      for (Expr *Initializer : List->inits())
        if (MatrixSubscriptExpr *Element = elementIn(Initializer))
          transpose(Ctx, *Element);
    for (Stmt *Child : S->children())
      if (Child)
        Work.push_back(Child);
  }
}

} // namespace dxil
