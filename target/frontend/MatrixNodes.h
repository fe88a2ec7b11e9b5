// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nodes of trees that rewriting matrices needs.
#ifndef DXIL_TARGET_FRONTEND_MATRIXNODES_H
#define DXIL_TARGET_FRONTEND_MATRIXNODES_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace dxil {

/// An int.
inline clang::Expr *integerNode(clang::ASTContext &Ctx, unsigned Value, clang::SourceLocation Loc) {
  return clang::IntegerLiteral::Create(Ctx, Ctx.MakeIntValue(Value, Ctx.IntTy), Ctx.IntTy, Loc);
}

/// \p E evaluated once, for several places.
inline clang::OpaqueValueExpr *opaqueNode(clang::ASTContext &Ctx, clang::Expr &E) {
  return new (Ctx) clang::OpaqueValueExpr(E.getExprLoc(), E.getType(), E.getValueKind(), E.getObjectKind(), &E);
}

/// The value of the place \p E.
inline clang::Expr *valueNode(clang::ASTContext &Ctx, clang::Expr &E) {
  return clang::ImplicitCastExpr::Create(Ctx, E.getType().getUnqualifiedType(), clang::CK_LValueToRValue, &E, nullptr,
                                         clang::VK_PRValue, clang::FPOptionsOverride());
}

/// Component \p I of the value \p E of a vector type.
inline clang::Expr *componentNode(clang::ASTContext &Ctx, clang::Expr &E, unsigned I) {
  constexpr llvm::StringLiteral Components = "xyzw";
  return new (Ctx) clang::ExtVectorElementExpr(E.getType()->castAs<clang::VectorType>()->getElementType(),
                                               clang::VK_PRValue, &E, Ctx.Idents.get(Components.substr(I, 1)),
                                               E.getExprLoc());
}

/// A value of type \p Type with \p Values for its numbers, those of a matrix column by column, as clang has it.
inline clang::Expr *listNode(clang::ASTContext &Ctx, clang::QualType Type, llvm::ArrayRef<clang::Expr *> Values,
                             clang::SourceLocation Loc) {
  auto *List = new (Ctx) clang::InitListExpr(Ctx, Loc, Values, Loc);
  List->setType(Type.getUnqualifiedType());
  return List;
}

/// What stands for opaque values whose sources were rewritten: clang has arguments of constructors behind such values,
/// each in several places, and a source cannot be changed.
class OpaqueNodes {
public:
  /// \p Rewrite changes the source.
  clang::OpaqueValueExpr *rewritten(clang::ASTContext &Ctx, clang::OpaqueValueExpr &Old,
                                    llvm::function_ref<void(clang::Stmt *&)> Rewrite) {
    auto [At, New] = Nodes.try_emplace(&Old, &Old);
    if (!New || !Old.getSourceExpr())
      return At->second;
    clang::Stmt *Source = Old.getSourceExpr();
    Rewrite(Source);
    if (Source == Old.getSourceExpr())
      return &Old;
    auto *Changed = new (Ctx) clang::OpaqueValueExpr(Old.getLocation(), Old.getType(), Old.getValueKind(),
                                                     Old.getObjectKind(), llvm::cast<clang::Expr>(Source));
    Changed->setIsUnique(Old.isUnique());
    keep(*Changed);
    return Nodes[&Old] = Changed;
  }

  /// \p Node is what it is to be.
  void keep(clang::OpaqueValueExpr &Node) { Nodes[&Node] = &Node; }

private:
  llvm::DenseMap<clang::OpaqueValueExpr *, clang::OpaqueValueExpr *> Nodes;
};

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_MATRIXNODES_H
