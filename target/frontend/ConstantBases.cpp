// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ConstantBases.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace dxil {
namespace {

FieldDecl *copyInto(ASTContext &Ctx, CXXRecordDecl &To, FieldDecl &F) {
  auto *New = FieldDecl::Create(Ctx, &To, F.getLocation(), F.getLocation(), F.getIdentifier(),
                                F.getType(), Ctx.getTrivialTypeSourceInfo(F.getType()), nullptr,
                                false, ICIS_NoInit);
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
