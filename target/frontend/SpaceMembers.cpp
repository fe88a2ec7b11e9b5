// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SpaceMembers.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"
#include "clang/Sema/Initialization.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace dxil {

void WaitingMethods::wake(Sema &S) {
  for (size_t I = 0; I < Waiting.size();) {
    auto [Caller, Method] = Waiting[I];
    if (!Caller->isUsed(/*CheckUsedAttr=*/false)) {
      ++I;
      continue;
    }
    Waiting.erase(Waiting.begin() + I);
    S.MarkFunctionReferenced(Caller->getLocation(), Method);
  }
}

SpaceMembers::SpaceMembers(Sema &S, CXXRecordDecl &R, LangAS Space, WaitingMethods &Waiting)
    : S(S), Ctx(S.getASTContext()), R(R), Loc(R.getLocation()), Space(Space), Waiting(Waiting) {
  Self = Ctx.getCanonicalTagType(&R);
  Source = Ctx.getLValueReferenceType(Ctx.getAddrSpaceQualType(Self.withConst(), Space));
}

CXXConstructorDecl *SpaceMembers::declareConstructor() {
  auto *D = CXXConstructorDecl::Create(
      Ctx, &R, Loc, nameOf(Ctx.DeclarationNames.getCXXConstructorName(Ctx.getCanonicalType(Self))),
      copyType(Ctx.VoidTy), nullptr, ExplicitSpecifier(), /*UsesFPIntrin=*/false, /*isInline=*/true,
      /*isImplicitlyDeclared=*/true, ConstexprSpecKind::Unspecified);
  finishCopy(*D);
  return D;
}

CXXConstructorDecl *SpaceMembers::ownCopy() const {
  for (CXXConstructorDecl *C : R.ctors())
    if (C->isCopyConstructor() && !C->isDeleted() &&
        !C->getParamDecl(0)->getType().getNonReferenceType().hasAddressSpace())
      return C;
  return nullptr;
}

CXXMethodDecl *SpaceMembers::declareAssignment() {
  auto *D = CXXMethodDecl::Create(Ctx, &R, Loc,
                                  nameOf(Ctx.DeclarationNames.getCXXOperatorName(OO_Equal)),
                                  copyType(Ctx.getLValueReferenceType(Self)), nullptr, SC_None,
                                  /*UsesFPIntrin=*/false, /*isInline=*/true,
                                  ConstexprSpecKind::Unspecified, Loc);
  D->setImplicit();
  finishCopy(*D);
  return D;
}

QualType SpaceMembers::copyType(QualType Result) {
  FunctionProtoType::ExtProtoInfo Info;
  return Ctx.getFunctionType(Result, Source, Info);
}

void SpaceMembers::finishCopy(CXXMethodDecl &D) {
  auto *P = ParmVarDecl::Create(Ctx, &D, Loc, Loc, nullptr, Source,
                                Ctx.getTrivialTypeSourceInfo(Source), SC_None, nullptr);
  D.setParams(P);
  D.setAccess(AS_public);
}

Expr *SpaceMembers::construct(CXXConstructorDecl &C, Expr *From) {
  return CXXConstructExpr::Create(Ctx, Self, Loc, &C, /*Elidable=*/false, From,
                                  /*HadMultipleCandidates=*/false, /*ListInitialization=*/false,
                                  /*StdInitListInitialization=*/false,
                                  /*ZeroInitialization=*/false, CXXConstructionKind::Complete,
                                  SourceRange(Loc, Loc));
}

void SpaceMembers::assign(CXXMethodDecl &Assignment, Expr *Value) {
  Stmt *Assign = BinaryOperator::Create(Ctx, self(), Value, BO_Assign, Self, VK_LValue, OK_Ordinary,
                                        Loc, FPOptionsOverride());
  Stmt *Return = ReturnStmt::Create(Ctx, Loc, self(), nullptr);
  Stmt *Body[] = {Assign, Return};
  Assignment.setBody(CompoundStmt::Create(
      Ctx, isa<CXXConstructorDecl>(Assignment) ? llvm::ArrayRef(Body, 1) : llvm::ArrayRef(Body),
      FPOptionsOverride(), Loc, Loc));
}

bool SpaceMembers::isOwnMethod(const CXXMethodDecl &M) {
  return !M.isImplicit() && !M.isStatic() && M.isUserProvided() && !isa<CXXConstructorDecl>(M) &&
         !M.getType().getQualifiers().hasAddressSpace() &&
         !M.getMethodQualifiers().hasAddressSpace() && !M.getReturnType()->isUndeducedType();
}

CXXMethodDecl *SpaceMembers::declareMethod(CXXMethodDecl &M, LangAS OfSpace) {
  const auto *Of = M.getType()->castAs<FunctionProtoType>();
  FunctionProtoType::ExtProtoInfo Info = Of->getExtProtoInfo();
  Info.TypeQuals = Qualifiers();
  Info.TypeQuals.addConst();
  if (OfSpace != LangAS::Default) {
    Info.TypeQuals.setAddressSpace(OfSpace);
    // To clang, `this` of an object in memory of a thread may point there too, unless other qualifiers differ.
    Info.TypeQuals.addVolatile();
  }
  QualType T = Ctx.getFunctionType(Of->getReturnType(), Of->getParamTypes(), Info);
  auto *D = CXXMethodDecl::Create(Ctx, &R, Loc, nameOf(M.getDeclName()), T, nullptr, SC_None,
                                  /*UsesFPIntrin=*/false, /*isInline=*/true,
                                  ConstexprSpecKind::Unspecified, Loc);
  D->setImplicit();
  D->setAccess(AS_public);
  llvm::SmallVector<ParmVarDecl *> Params;
  for (ParmVarDecl *P : M.parameters()) {
    auto *New = ParmVarDecl::Create(Ctx, D, Loc, Loc, P->getIdentifier(), P->getType(),
                                    Ctx.getTrivialTypeSourceInfo(P->getType()), SC_None, nullptr);
    if (const auto *Modifier = P->getAttr<HLSLParamModifierAttr>())
      New->addAttr(Modifier->clone(Ctx));
    if (P->hasDefaultArg() && !P->hasUnparsedDefaultArg() && !P->hasUninstantiatedDefaultArg())
      New->setDefaultArg(P->getDefaultArg());
    Params.push_back(New);
  }
  D->setParams(Params);
  return D;
}

bool SpaceMembers::forward(CXXMethodDecl &D, CXXMethodDecl &M, Stmt *First, Expr *Object) {
  llvm::SmallVector<Expr *> Arguments;
  for (ParmVarDecl *P : D.parameters()) {
    // What is to be written back is, by the caller.
    Expr *A = reference(*P);
    if (!P->getType()->isReferenceType())
      A = S.PerformCopyInitialization(
               InitializedEntity::InitializeParameter(Ctx, P->getType(), false), Loc, A)
              .get();
    if (!A)
      return false;
    Arguments.push_back(A);
  }
  auto *Member = MemberExpr::CreateImplicit(Ctx, Object, /*IsArrow=*/false, &M, Ctx.BoundMemberTy,
                                            VK_PRValue, OK_Ordinary);
  if (M.isImplicitlyInstantiable())
    Waiting.add(D, M);
  else
    S.MarkFunctionReferenced(Loc, &M);
  QualType Result = M.getReturnType();
  Expr *Call = CXXMemberCallExpr::Create(Ctx, Member, Arguments, Result.getNonLValueExprType(Ctx),
                                         Expr::getValueKindForType(Result), Loc, FPOptionsOverride());
  llvm::SmallVector<Stmt *, 2> Body;
  if (First)
    Body.push_back(First);
  Body.push_back(Result->isVoidType() ? static_cast<Stmt *>(Call)
                                      : ReturnStmt::Create(Ctx, Loc, Call, nullptr));
  D.setBody(CompoundStmt::Create(Ctx, Body, FPOptionsOverride(), Loc, Loc));
  return true;
}

void SpaceMembers::add(CXXMethodDecl &D) {
  // Nor does it become one whose copies, and those of what holds it, are calls.
  D.setDefaulted();
  D.setTrivial(true);
  R.addDecl(&D);
  D.setTrivial(false);
  D.setDefaulted(false);
}

Expr *SpaceMembers::self(Qualifiers Qualifiers) {
  return CXXThisExpr::Create(Ctx, Loc, Ctx.getQualifiedType(Self, Qualifiers), /*IsImplicit=*/true);
}

Expr *SpaceMembers::reference(VarDecl &V) {
  V.setReferenced();
  V.markUsed(Ctx);
  return DeclRefExpr::Create(Ctx, NestedNameSpecifierLoc(), SourceLocation(), &V, false, Loc,
                             V.getType().getNonReferenceType(), VK_LValue);
}

} // namespace dxil
