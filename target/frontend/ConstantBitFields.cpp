// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ConstantBitFields.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Expr.h"
#include "clang/AST/RecordLayout.h"
#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace dxil {
namespace {

// The bit field in a constant buffer that \p E reads.
const FieldDecl *fieldReadBy(const Expr *E) {
  const auto *Load = dyn_cast<ImplicitCastExpr>(E);
  if (!Load || Load->getCastKind() != CK_LValueToRValue)
    return nullptr;
  const auto *Member = dyn_cast<MemberExpr>(Load->getSubExpr()->IgnoreParens());
  const auto *Field = Member ? dyn_cast<FieldDecl>(Member->getMemberDecl()) : nullptr;
  if (!Field || !Field->isBitField() || Member->isArrow() ||
      Member->getBase()->getType().getAddressSpace() != LangAS::hlsl_constant)
    return nullptr;
  return Field;
}

void rewrite(ASTContext &Ctx, Stmt *Code, llvm::SmallPtrSetImpl<const Stmt *> &Seen) {
  // Opaque values stand in several places.
  if (!Code || (isa<OpaqueValueExpr>(Code) && !Seen.insert(Code).second))
    return;
  if (auto *Opaque = dyn_cast<OpaqueValueExpr>(Code))
    rewrite(Ctx, Opaque->getSourceExpr(), Seen);
  for (Stmt *&Child : Code->children()) {
    rewrite(Ctx, Child, Seen);
    if (auto *E = dyn_cast_or_null<Expr>(Child))
      Child = bitsOfConstant(Ctx, E);
  }
}

} // namespace

void keepBitFieldsWhole(RecordDecl &R) {
  if (!R.hasAttr<MSStructAttr>())
    R.addAttr(MSStructAttr::CreateImplicit(R.getASTContext()));
}

Expr *bitsOfConstant(ASTContext &Ctx, Expr *Load) {
  const FieldDecl *Field = fieldReadBy(Load);
  if (!Field)
    return Load;
  const QualType Declared = Field->getType().getCanonicalType().getUnqualifiedType();
  const SourceLocation Loc = Load->getExprLoc();
  if (Declared->isBooleanType()) // The layout of the buffer reports it (ConstantLayouts).
    return Load;
  QualType T = Declared;
  auto Convert = [&](Expr *Value, QualType To) -> Expr * {
    return ImplicitCastExpr::Create(Ctx, To, CK_IntegralCast, Value, nullptr, VK_PRValue, FPOptionsOverride());
  };
  if (const auto *Enum = Declared->getAsEnumDecl()) {
    T = Enum->getIntegerType().getCanonicalType().getUnqualifiedType();
    Load = Convert(Load, T);
  }
  const uint64_t Size = Ctx.getTypeSize(T), Width = Field->getBitWidthValue();
  const uint64_t Offset =
      Ctx.getASTRecordLayout(Field->getParent()).getFieldOffset(Field->getFieldIndex()) % Size;
  auto Shift = [&](Expr *Value, BinaryOperatorKind Kind, uint64_t By) -> Expr * {
    if (!By)
      return Value;
    Expr *Count = IntegerLiteral::Create(Ctx, llvm::APInt(unsigned(Size), By), T, Loc);
    return BinaryOperator::Create(Ctx, Value, Count, Kind, T, VK_PRValue, OK_Ordinary, Loc,
                                  FPOptionsOverride());
  };
  Expr *Bits = Shift(Shift(Load, BO_Shl, Size - Offset - Width), BO_Shr, Size - Width);
  return T == Declared ? Bits : Convert(Bits, Declared);
}

void rewriteBitFields(ASTContext &Ctx, Stmt *Code) {
  llvm::SmallPtrSet<const Stmt *, 8> Seen;
  rewrite(Ctx, Code, Seen);
}

} // namespace dxil
