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
  Expr *None =
      IntegerLiteral::Create(Ctx, Ctx.MakeIntValue(0, Ctx.IntTy), Ctx.IntTy, Last->getLocation());
  Expr *Width = ConstantExpr::Create(Ctx, None, APValue(llvm::APSInt::get(0)));
  auto *End = FieldDecl::Create(Ctx, &To, Last->getLocation(), Last->getLocation(), nullptr,
                                Last->getType(), Ctx.getTrivialTypeSourceInfo(Last->getType()),
                                Width, false, ICIS_NoInit);
  End->setAccess(AS_public);
  To.addDecl(End);
}

/// Whether \p T is a struct that holds nothing, or an array of such.
bool isEmpty(QualType T) {
  const auto *R = T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
  R = R ? R->getDefinition() : nullptr;
  return R && !T->isHLSLResourceRecord() && !T->isHLSLBuiltinIntangibleType() &&
         llvm::all_of(R->bases(), [](const CXXBaseSpecifier &B) { return isEmpty(B.getType()); }) &&
         llvm::all_of(R->fields(), [](const FieldDecl *F) { return isEmpty(F->getType()); });
}

FieldDecl *copyInto(ASTContext &Ctx, CXXRecordDecl &To, FieldDecl &F, QualType T) {
  auto *New = FieldDecl::Create(Ctx, &To, F.getLocation(), F.getLocation(), F.getIdentifier(), T,
                                Ctx.getTrivialTypeSourceInfo(T),
                                F.isBitField() ? F.getBitWidth() : nullptr, false, ICIS_NoInit);
  if (F.isBitField())
    keepBitFieldsWhole(To);
  New->setAccess(AS_public);
  To.addDecl(New);
  return New;
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

bool ConstantBases::needsFlat(const CXXRecordDecl &R) {
  auto [Known, IsNew] = Needs.try_emplace(&R, false);
  if (!IsNew)
    return Known->second;
  bool Is = R.getNumBases();
  for (const FieldDecl *F : R.fields()) {
    const auto *Of = F->getType()->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    Is |= isEmpty(F->getType()) ||
          (Of && Of->getDefinition() && !Of->getDefinition()->getNumBases() &&
           needsFlat(*Of->getDefinition()));
  }
  return Needs[&R] = Is;
}

QualType ConstantBases::flat(ASTContext &Ctx, QualType T) {
  if (const auto *Array = Ctx.getAsConstantArrayType(T))
    return Ctx.getConstantArrayType(flat(Ctx, Array->getElementType()), Array->getSize(),
                                    Array->getSizeExpr(), Array->getSizeModifier(),
                                    Array->getIndexTypeCVRQualifiers());
  auto *R = T->getAsCXXRecordDecl();
  R = R ? R->getDefinition() : nullptr;
  return R && !R->getNumBases() && needsFlat(*R) ? QualType(Ctx.getCanonicalTagType(flat(Ctx, *R)))
                                                 : T;
}

void ConstantBases::copyFields(ASTContext &Ctx, CXXRecordDecl &To, const CXXRecordDecl &From,
                               bool IsBase) {
  for (FieldDecl *F : From.fields())
    if (!isEmpty(F->getType())) {
      FieldDecl *New = copyInto(Ctx, To, *F, flat(Ctx, F->getType()));
      if (!IsBase)
        Fields[F] = New;
    }
}

void ConstantBases::copyBases(ASTContext &Ctx, CXXRecordDecl &To, const CXXRecordDecl &From) {
  for (const CXXBaseSpecifier &Base : From.bases())
    if (CXXRecordDecl *B = Base.getType()->getAsCXXRecordDecl(); B && B->getDefinition()) {
      copyBases(Ctx, To, *B->getDefinition());
      copyFields(Ctx, To, *B->getDefinition(), /*IsBase=*/true);
      endBitFields(Ctx, To);
    }
}

CXXRecordDecl *ConstantBases::flat(ASTContext &Ctx, CXXRecordDecl &R) {
  if (CXXRecordDecl *Known = Flat.lookup(&R))
    return Known;
  auto *Made = Flat[&R] =
      CXXRecordDecl::Create(Ctx, TagTypeKind::Struct, Ctx.getTranslationUnitDecl(), R.getLocation(),
                            R.getLocation(), R.getIdentifier());
  Made->setImplicit(true);
  Made->startDefinition();
  copyBases(Ctx, *Made, R);
  copyFields(Ctx, *Made, R, /*IsBase=*/false);
  Made->completeDefinition();
  return Made;
}

Expr *ConstantBases::objectWith(ASTContext &Ctx, Expr *Object, FieldDecl *&Field) {
  auto *R = dyn_cast<CXXRecordDecl>(Field->getParent());
  if (!R || !needsFlat(*R) || Object->getType().getAddressSpace() != LangAS::hlsl_constant)
    return Object;
  QualType T = Ctx.getCanonicalTagType(flat(Ctx, *R));
  if (FieldDecl *Known = Fields.lookup(Field))
    Field = Known;
  else
    return Object; // It holds nothing.
  return ImplicitCastExpr::Create(Ctx, Ctx.getQualifiedType(T, Object->getType().getQualifiers()),
                                  CK_NoOp, Object, nullptr, VK_LValue, FPOptionsOverride());
}

void ConstantBases::rewrite(ASTContext &Ctx, Stmt *Code) {
  llvm::SmallPtrSet<const Stmt *, 8> Seen;
  visit(Code, Seen, [&](Stmt *S) {
    auto *Member = dyn_cast<MemberExpr>(S);
    auto *Field =
        Member && !Member->isArrow() ? dyn_cast<FieldDecl>(Member->getMemberDecl()) : nullptr;
    if (!Field)
      return;
    Member->setBase(objectWith(Ctx, Member->getBase(), Field));
    Member->setMemberDecl(Field);
  });
}

} // namespace dxil
