// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ConstantCopies.h"
#include "ConstantBases.h"
#include "ConstantBitFields.h"
#include "SpaceMembers.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclGroup.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Sema/Initialization.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace dxil {
namespace {

/// Expressions for the values of what lies in constant buffers.
class Values {
public:
  Values(ASTContext &Ctx, SourceLocation Loc) : Ctx(Ctx), Loc(Loc) {}

  /// The value of a part of the constant; null for what holds nothing.
  Expr *value(Expr *From, QualType T) {
    if (const auto *Array = Ctx.getAsConstantArrayType(T))
      return elements(From, T, *Array);
    const auto *Class = T->getAsCXXRecordDecl();
    if (!Class)
      return bitsOfConstant(Ctx, ImplicitCastExpr::Create(Ctx, T, CK_LValueToRValue, From, nullptr,
                                                          VK_PRValue, FPOptionsOverride()));
    for (CXXConstructorDecl *C : Class->ctors())
      if (C->getNumParams() == 1 &&
          C->getParamDecl(0)->getType().getNonReferenceType().getAddressSpace() ==
              LangAS::hlsl_constant)
        return construct(*C, From, T);
    return nullptr;
  }

  Expr *construct(CXXConstructorDecl &C, Expr *From, QualType T) {
    return CXXConstructExpr::Create(Ctx, T, Loc, &C, /*Elidable=*/false, From,
                                    /*HadMultipleCandidates=*/false, /*ListInitialization=*/false,
                                    /*StdInitListInitialization=*/false,
                                    /*ZeroInitialization=*/false, CXXConstructionKind::Complete,
                                    SourceRange(Loc, Loc));
  }

  Expr *elements(Expr *From, QualType T, const ConstantArrayType &Array) {
    constexpr uint64_t MostInLine = 4;
    QualType Element = Array.getElementType().getCanonicalType().getUnqualifiedType();
    if (Array.getZExtSize() > MostInLine) {
      auto *Common = new (Ctx) OpaqueValueExpr(Loc, From->getType(), VK_LValue, OK_Ordinary, From);
      auto *Index = new (Ctx) ArrayInitIndexExpr(Ctx.getSizeType());
      Expr *V = value(element(Common, Index, Element), Element);
      return V ? new (Ctx) ArrayInitLoopExpr(T, Common, V) : nullptr;
    }
    llvm::SmallVector<Expr *> Parts;
    for (uint64_t I = 0; I != Array.getZExtSize(); ++I) {
      Expr *Index = IntegerLiteral::Create(Ctx, Ctx.MakeIntValue(I, Ctx.UnsignedIntTy),
                                           Ctx.UnsignedIntTy, Loc);
      Expr *V = value(element(From, Index, Element), Element);
      if (!V)
        return nullptr;
      Parts.push_back(V);
    }
    auto *List = new (Ctx) InitListExpr(Ctx, Loc, Parts, Loc);
    List->setType(T);
    return List;
  }

  Expr *element(Expr *Array, Expr *Index, QualType T) {
    T = Ctx.getAddrSpaceQualType(T.withConst(), LangAS::hlsl_constant);
    Expr *Start = ImplicitCastExpr::Create(Ctx, Ctx.getArrayDecayedType(Array->getType()),
                                           CK_ArrayToPointerDecay, Array, nullptr, VK_PRValue,
                                           FPOptionsOverride());
    return new (Ctx) ArraySubscriptExpr(Start, Index, T, VK_LValue, OK_Ordinary, Loc);
  }

private:
  ASTContext &Ctx;
  SourceLocation Loc;
};

class Maker : SpaceMembers {
public:
  Maker(Sema &S, ConstantBases &Bases, WaitingMethods &Waiting, CXXRecordDecl &R)
      : SpaceMembers(S, R, LangAS::hlsl_constant, Waiting), Bases(Bases), Parts(S.getASTContext(), Loc) {}

  void run() {
    CXXConstructorDecl *Copy = declareConstructor();
    copyParts(*Copy);
    CXXMethodDecl *Assignment = declareAssignment();
    assign(*Assignment, construct(*Copy, argument(*Assignment)));
    add(*Copy);
    add(*Assignment);
    for (CXXMethodDecl *M : ownMethods()) {
      makeMethod(*M, *Copy, Space);
      if (!M->isConst())
        makeConstMethod(*M);
    }
  }

  /// What a struct that holds nothing needs.
  void runEmpty() {
    for (CXXMethodDecl *M : ownMethods())
      if (!M->isConst())
        makeConstMethod(*M);
  }

private:
  llvm::SmallVector<CXXMethodDecl *> ownMethods() const {
    llvm::SmallVector<CXXMethodDecl *> Own;
    for (CXXMethodDecl *M : R.methods())
      if (isOwnMethod(*M))
        Own.push_back(M);
    return Own;
  }

  // clang's own copy of a struct from there mistakes the members for each other.
  void copyParts(CXXConstructorDecl &D) {
    llvm::SmallVector<CXXCtorInitializer *> Initializers;
    for (const CXXBaseSpecifier &Base : R.bases()) {
      CXXCastPath Path{const_cast<CXXBaseSpecifier *>(&Base)};
      QualType T = Base.getType().getCanonicalType().getUnqualifiedType();
      Expr *From = ImplicitCastExpr::Create(Ctx, Ctx.getAddrSpaceQualType(T.withConst(), Space),
                                            CK_UncheckedDerivedToBase, argument(D), &Path, VK_LValue,
                                            FPOptionsOverride());
      if (Expr *V = Parts.value(From, T))
        Initializers.push_back(
            new (Ctx) CXXCtorInitializer(Ctx, Ctx.getTrivialTypeSourceInfo(T), /*IsVirtual=*/false,
                                         Loc, V, Loc, SourceLocation()));
    }
    for (FieldDecl *F : R.fields()) {
      QualType T = F->getType().getCanonicalType().getUnqualifiedType();
      FieldDecl *Held = F;
      Expr *Object = Bases.objectWith(Ctx, argument(D), Held);
      Expr *From = MemberExpr::CreateImplicit(Ctx, Object, /*IsArrow=*/false, Held,
                                              Ctx.getAddrSpaceQualType(T.withConst(), Space),
                                              VK_LValue, OK_Ordinary);
      if (Expr *V = Parts.value(From, T))
        Initializers.push_back(new (Ctx) CXXCtorInitializer(Ctx, F, Loc, Loc, V, Loc));
    }
    auto **Kept = new (Ctx) CXXCtorInitializer *[Initializers.size()];
    llvm::copy(Initializers, Kept);
    D.setCtorInitializers(Kept);
    D.setNumCtorInitializers(unsigned(Initializers.size()));
    D.setBody(CompoundStmt::Create(Ctx, {}, FPOptionsOverride(), Loc, Loc));
  }

  // The method of objects that are not to be changed asks a copy.
  void makeMethod(CXXMethodDecl &M, CXXConstructorDecl &Copy, LangAS OfSpace) {
    CXXMethodDecl *D = declareMethod(M, OfSpace);
    Qualifiers Constant;
    Constant.addConst();
    if (OfSpace != LangAS::Default)
      Constant.setAddressSpace(OfSpace);
    auto *Local = VarDecl::Create(Ctx, D, Loc, Loc, &Ctx.Idents.get("constant"), Self,
                                  Ctx.getTrivialTypeSourceInfo(Self), SC_None);
    Local->setInit(construct(Copy, self(Constant)));
    Local->setInitStyle(VarDecl::CInit);
    Expr *Object = reference(*Local);
    Stmt *Declaration = new (Ctx) DeclStmt(DeclGroupRef(Local), Loc, Loc);
    if (forward(*D, M, Declaration, Object))
      add(*D);
  }

  // A method of a struct in HLSL is one of its constants too.
  void makeConstMethod(CXXMethodDecl &M) {
    if (CXXConstructorDecl *Own = ownCopy())
      makeMethod(M, *Own, LangAS::Default);
  }

  ConstantBases &Bases;
  Values Parts;
};

/// The elements of a global array of resources, of which clang makes handles only where one is asked for;
/// null for any other array.
Expr *resourceElements(Sema &S, Expr *From) {
  constexpr uint64_t MostElements = 1024;
  ASTContext &Ctx = S.getASTContext();
  const auto *Ref = dyn_cast<DeclRefExpr>(From->IgnoreParens());
  const auto *V = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  const auto *Array = Ctx.getAsConstantArrayType(From->getType());
  if (!V || !V->hasGlobalStorage() || !Array || Array->getZExtSize() > MostElements ||
      !Array->getElementType()->isHLSLResourceRecord())
    return nullptr;
  SourceLocation Loc = From->getExprLoc();
  llvm::SmallVector<Expr *> Parts;
  for (uint64_t I = 0; I != Array->getZExtSize(); ++I) {
    Expr *Index = IntegerLiteral::Create(Ctx, Ctx.MakeIntValue(I, Ctx.UnsignedIntTy),
                                         Ctx.UnsignedIntTy, Loc);
    ExprResult At = S.CreateBuiltinArraySubscriptExpr(From, Loc, Index, Loc);
    if (!At.isInvalid())
      At = S.PerformCopyInitialization(
          InitializedEntity::InitializeParameter(Ctx, Array->getElementType(), false), Loc, At.get());
    if (At.isInvalid())
      return nullptr;
    Parts.push_back(At.get());
  }
  auto *List = new (Ctx) InitListExpr(Ctx, Loc, Parts, Loc);
  List->setType(From->getType().getUnqualifiedType());
  return List;
}

/// clang's own copy of an array of structs has the same fault.
void rewriteArrays(Sema &S, Stmt *Code, llvm::SmallPtrSetImpl<const Stmt *> &Seen) {
  ASTContext &Ctx = S.getASTContext();
  // Opaque values stand in several places.
  if (!Code || (isa<OpaqueValueExpr>(Code) && !Seen.insert(Code).second))
    return;
  if (auto *Opaque = dyn_cast<OpaqueValueExpr>(Code))
    rewriteArrays(S, Opaque->getSourceExpr(), Seen);
  auto *Cast = dyn_cast<ImplicitCastExpr>(Code);
  if (Cast && Cast->getCastKind() == CK_HLSLArrayRValue) {
    Expr *From = Cast->getSubExpr();
    QualType T = From->getType();
    if (T.getAddressSpace() == LangAS::hlsl_constant &&
        T->getBaseElementTypeUnsafe()->isRecordType())
      if (Expr *V = Values(Ctx, Cast->getExprLoc()).value(From, Cast->getType().getCanonicalType())) {
        Cast->setSubExpr(V);
        Cast->setCastKind(CK_NoOp);
        return;
      }
  }
  // A cast of a constant to another struct counts its members as those of a struct in memory.
  auto *Elementwise = dyn_cast<CastExpr>(Code);
  if (Elementwise && Elementwise->getCastKind() == CK_HLSLElementwiseCast) {
    Expr *From = Elementwise->getSubExpr();
    QualType T = From->getType();
    if (From->isLValue() && T.getAddressSpace() == LangAS::hlsl_constant &&
        (T->isRecordType() || T->isArrayType()))
      if (Expr *V = Values(Ctx, From->getExprLoc())
                        .value(From, Ctx.removeAddrSpaceQualType(T.getCanonicalType()).getUnqualifiedType()))
        Elementwise->setSubExpr(V);
  }
  if (auto *Call = dyn_cast<CallExpr>(Code))
    for (unsigned I = 0; I != Call->getNumArgs(); ++I)
      if (auto *Copy = dyn_cast<ImplicitCastExpr>(Call->getArg(I));
          Copy && Copy->getCastKind() == CK_HLSLArrayRValue)
        if (Expr *Elements = resourceElements(S, Copy->getSubExpr()))
          Call->setArg(I, Elements);
  for (Stmt *Child : Code->children())
    rewriteArrays(S, Child, Seen);
}

} // namespace

void rewriteCopiesOfArrays(Sema &S, Stmt *Code) {
  llvm::SmallPtrSet<const Stmt *, 8> Seen;
  rewriteArrays(S, Code, Seen);
}

// clang cannot give the assignments of a struct with bases bodies, and they need none: bytes are copied.
static void keepAssignmentsTrivial(Sema &S, CXXRecordDecl &R) {
  if (!R.getNumBases() || R.isDependentContext())
    return;
  S.ForceDeclarationOfImplicitMembers(&R);
  for (CXXMethodDecl *M : R.methods())
    if (M->isImplicit() && M->isTrivial() &&
        (M->isCopyAssignmentOperator() || M->isMoveAssignmentOperator()))
      M->setWillHaveBody();
}

bool addCopiesOfConstants(Sema &S, ConstantBases &Bases, WaitingMethods &Waiting, CXXRecordDecl &R) {
  QualType Self = S.getASTContext().getCanonicalTagType(&R);
  if (!R.isInvalidDecl() && !S.getSourceManager().isInSystemHeader(R.getLocation()))
    keepAssignmentsTrivial(S, R);
  if (R.isImplicit() || R.isInvalidDecl() || R.isDependentContext() || R.isUnion() || R.isLambda() ||
      !R.isAggregate() || Self->isHLSLIntangibleType() ||
      S.getSourceManager().isInSystemHeader(R.getLocation()))
    return false;
  // clang declares its own only where a struct has none.
  S.ForceDeclarationOfImplicitMembers(&R);
  Maker Members(S, Bases, Waiting, R);
  if (R.isEmpty())
    Members.runEmpty();
  else
    Members.run();
  return !R.isEmpty();
}

} // namespace dxil
