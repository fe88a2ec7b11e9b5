// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ConstantBases.h"
#include "ConstantBitFields.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace dxil {
namespace {

// What follows bit fields of a base does not share their integer.
void endBitFields(ASTContext &Ctx, CXXRecordDecl &To) {
  const FieldDecl *Last = nullptr;
  for (const FieldDecl *F : To.fields())
    Last = F;
  if (!Last || !Last->isBitField())
    return;
  Expr *None = IntegerLiteral::Create(Ctx, Ctx.MakeIntValue(0, Ctx.IntTy), Ctx.IntTy, Last->getLocation());
  Expr *Width = ConstantExpr::Create(Ctx, None, APValue(llvm::APSInt::get(0)));
  auto *End = FieldDecl::Create(Ctx, &To, Last->getLocation(), Last->getLocation(), nullptr, Last->getType(),
                                Ctx.getTrivialTypeSourceInfo(Last->getType()), Width, false, ICIS_NoInit);
  End->setAccess(AS_public);
  To.addDecl(End);
}

FieldDecl *copyInto(ASTContext &Ctx, CXXRecordDecl &To, FieldDecl &F) {
  auto *New = FieldDecl::Create(Ctx, &To, F.getLocation(), F.getLocation(), F.getIdentifier(),
                                F.getType(), Ctx.getTrivialTypeSourceInfo(F.getType()),
                                F.isBitField() ? F.getBitWidth() : nullptr, false, ICIS_NoInit);
  if (F.isBitField())
    keepBitFieldsWhole(To);
  New->setAccess(AS_public);
  To.addDecl(New);
  return New;
}

void copyBases(ASTContext &Ctx, CXXRecordDecl &To, const CXXRecordDecl &From) {
  for (const CXXBaseSpecifier &Base : From.bases())
    if (CXXRecordDecl *B = Base.getType()->getAsCXXRecordDecl(); B && B->getDefinition()) {
      copyBases(Ctx, To, *B->getDefinition());
      for (FieldDecl *F : B->getDefinition()->fields())
        copyInto(Ctx, To, *F);
      endBitFields(Ctx, To);
    }
}

template <typename Function>
void visit(Stmt *Code, llvm::SmallPtrSetImpl<const Stmt *> &Seen, Function F) {
  // Opaque values stand in several places.
  if (!Code || (isa<OpaqueValueExpr>(Code) && !Seen.insert(Code).second))
    return;
  if (auto *Opaque = dyn_cast<OpaqueValueExpr>(Code))
    visit(Opaque->getSourceExpr(), Seen, F);
  for (Stmt *Child : Code->children())
    visit(Child, Seen, F);
  F(Code);
}

} // namespace

CXXRecordDecl *ConstantBases::flat(ASTContext &Ctx, CXXRecordDecl &R) {
  CXXRecordDecl *&Made = Flat[&R];
  if (Made)
    return Made;
  Made = CXXRecordDecl::Create(Ctx, TagTypeKind::Struct, Ctx.getTranslationUnitDecl(),
                               R.getLocation(), R.getLocation(), R.getIdentifier());
  Made->setImplicit(true);
  Made->startDefinition();
  copyBases(Ctx, *Made, R);
  for (FieldDecl *F : R.fields())
    Fields[F] = copyInto(Ctx, *Made, *F);
  Made->completeDefinition();
  return Made;
}

Expr *ConstantBases::objectWith(ASTContext &Ctx, Expr *Object, FieldDecl *&Field) {
  auto *R = dyn_cast<CXXRecordDecl>(Field->getParent());
  if (!R || !R->getNumBases() || Object->getType().getAddressSpace() != LangAS::hlsl_constant)
    return Object;
  QualType T = Ctx.getCanonicalTagType(flat(Ctx, *R));
  Field = Fields.lookup(Field);
  return ImplicitCastExpr::Create(Ctx, Ctx.getQualifiedType(T, Object->getType().getQualifiers()),
                                  CK_NoOp, Object, nullptr, VK_LValue,
                                  FPOptionsOverride());
}

void ConstantBases::rewrite(ASTContext &Ctx, Stmt *Code) {
  llvm::SmallPtrSet<const Stmt *, 8> Seen;
  visit(Code, Seen, [&](Stmt *S) {
    auto *Member = dyn_cast<MemberExpr>(S);
    auto *Field = Member && !Member->isArrow() ? dyn_cast<FieldDecl>(Member->getMemberDecl()) : nullptr;
    if (!Field)
      return;
    Member->setBase(objectWith(Ctx, Member->getBase(), Field));
    Member->setMemberDecl(Field);
  });
}

} // namespace dxil
