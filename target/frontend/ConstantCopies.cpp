// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ConstantCopies.h"
#include "ConstantBases.h"
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
      return ImplicitCastExpr::Create(Ctx, T, CK_LValueToRValue, From, nullptr, VK_PRValue,
                                      FPOptionsOverride());
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

protected:
  ASTContext &Ctx;
  SourceLocation Loc;
};

class Maker : Values {
public:
  Maker(Sema &S, ConstantBases &Bases, CXXRecordDecl &R)
      : Values(S.getASTContext(), R.getLocation()), S(S), Bases(Bases), R(R) {
    Self = Ctx.getCanonicalTagType(&R);
    Constant = Ctx.getLValueReferenceType(
        Ctx.getAddrSpaceQualType(Self.withConst(), LangAS::hlsl_constant));
  }

  void run() {
    CXXConstructorDecl *Copy = makeConstructor();
    CXXMethodDecl *Assignment = makeAssignment(*Copy);
    // A struct with a constructor of its user's would not be initialized by lists.
    Copy->setDefaulted();
    R.addDecl(Copy);
    Copy->setDefaulted(false);
    Assignment->setDefaulted();
    R.addDecl(Assignment);
    Assignment->setDefaulted(false);
    llvm::SmallVector<CXXMethodDecl *> Own;
    for (CXXMethodDecl *M : R.methods())
      if (isCalledOnConstants(*M))
        Own.push_back(M);
    for (CXXMethodDecl *M : Own)
      if (CXXMethodDecl *OfConstant = makeMethod(*M, *Copy))
        R.addDecl(OfConstant);
  }

private:
  // clang's own copy of a struct from there mistakes the members for each other.
  CXXConstructorDecl *makeConstructor() {
    auto *D = CXXConstructorDecl::Create(
        Ctx, &R, Loc, nameOf(Ctx.DeclarationNames.getCXXConstructorName(Ctx.getCanonicalType(Self))),
        typeOf(Ctx.VoidTy), nullptr, ExplicitSpecifier(), /*UsesFPIntrin=*/false, /*isInline=*/true,
        /*isImplicitlyDeclared=*/true, ConstexprSpecKind::Unspecified);
    finish(*D);
    llvm::SmallVector<CXXCtorInitializer *> Parts;
    for (const CXXBaseSpecifier &Base : R.bases()) {
      CXXCastPath Path{const_cast<CXXBaseSpecifier *>(&Base)};
      QualType T = Base.getType().getCanonicalType().getUnqualifiedType();
      Expr *From = ImplicitCastExpr::Create(
          Ctx, Ctx.getAddrSpaceQualType(T.withConst(), LangAS::hlsl_constant),
          CK_UncheckedDerivedToBase, argument(*D), &Path, VK_LValue, FPOptionsOverride());
      if (Expr *V = value(From, T))
        Parts.push_back(new (Ctx) CXXCtorInitializer(Ctx, Ctx.getTrivialTypeSourceInfo(T),
                                                     /*IsVirtual=*/false, Loc, V, Loc,
                                                     SourceLocation()));
    }
    for (FieldDecl *F : R.fields()) {
      QualType T = F->getType().getCanonicalType().getUnqualifiedType();
      FieldDecl *Held = F;
      Expr *Object = Bases.objectWith(Ctx, argument(*D), Held);
      Expr *From = MemberExpr::CreateImplicit(
          Ctx, Object, /*IsArrow=*/false, Held,
          Ctx.getAddrSpaceQualType(T.withConst(), LangAS::hlsl_constant), VK_LValue, OK_Ordinary);
      if (Expr *V = value(From, T))
        Parts.push_back(new (Ctx) CXXCtorInitializer(Ctx, F, Loc, Loc, V, Loc));
    }
    auto **Kept = new (Ctx) CXXCtorInitializer *[Parts.size()];
    llvm::copy(Parts, Kept);
    D->setCtorInitializers(Kept);
    D->setNumCtorInitializers(unsigned(Parts.size()));
    D->setBody(CompoundStmt::Create(Ctx, {}, FPOptionsOverride(), Loc, Loc));
    return D;
  }

  Expr *argument(CXXMethodDecl &D) { return reference(*D.getParamDecl(0)); }

  CXXMethodDecl *makeAssignment(CXXConstructorDecl &Copy) {
    auto *D = CXXMethodDecl::Create(Ctx, &R, Loc,
                                    nameOf(Ctx.DeclarationNames.getCXXOperatorName(OO_Equal)),
                                    typeOf(Ctx.getLValueReferenceType(Self)), nullptr, SC_None,
                                    /*UsesFPIntrin=*/false, /*isInline=*/true,
                                    ConstexprSpecKind::Unspecified, Loc);
    D->setImplicit();
    finish(*D);
    Expr *Value = construct(Copy, argument(*D), Self);
    Expr *Assignment = BinaryOperator::Create(Ctx, self(), Value, BO_Assign, Self, VK_LValue,
                                              OK_Ordinary, Loc, FPOptionsOverride());
    Stmt *Return = ReturnStmt::Create(Ctx, Loc, self(), nullptr);
    Stmt *Body[] = {Assignment, Return};
    D->setBody(CompoundStmt::Create(Ctx, Body, FPOptionsOverride(), Loc, Loc));
    return D;
  }

  // What a copy of the constant can be asked instead.
  static bool isCalledOnConstants(const CXXMethodDecl &M) {
    if (M.isImplicit() || M.isStatic() || !M.isUserProvided() || isa<CXXConstructorDecl>(M) ||
        M.getType().getQualifiers().hasAddressSpace() ||
        M.getMethodQualifiers().hasAddressSpace() || M.getReturnType()->isUndeducedType())
      return false;
    return llvm::all_of(M.parameters(), [](const ParmVarDecl *P) {
      return !P->getType()->isReferenceType() && !P->getType()->isArrayParameterType() &&
             !P->getType()->isArrayType() && !P->hasDefaultArg();
    });
  }

  // The method of objects in constant buffers asks a copy.
  CXXMethodDecl *makeMethod(CXXMethodDecl &M, CXXConstructorDecl &Copy) {
    const auto *Of = M.getType()->castAs<FunctionProtoType>();
    FunctionProtoType::ExtProtoInfo Info = Of->getExtProtoInfo();
    Info.TypeQuals = Qualifiers();
    Info.TypeQuals.addConst();
    Info.TypeQuals.setAddressSpace(LangAS::hlsl_constant);
    QualType T = Ctx.getFunctionType(Of->getReturnType(), Of->getParamTypes(), Info);
    auto *D = CXXMethodDecl::Create(Ctx, &R, Loc, nameOf(M.getDeclName()), T, nullptr, SC_None,
                                    /*UsesFPIntrin=*/false, /*isInline=*/true,
                                    ConstexprSpecKind::Unspecified, Loc);
    D->setImplicit();
    D->setAccess(AS_public);
    llvm::SmallVector<ParmVarDecl *> Params;
    for (ParmVarDecl *P : M.parameters())
      Params.push_back(ParmVarDecl::Create(Ctx, D, Loc, Loc, P->getIdentifier(), P->getType(),
                                           Ctx.getTrivialTypeSourceInfo(P->getType()), SC_None,
                                           nullptr));
    D->setParams(Params);
    Expr *This = CXXThisExpr::Create(
        Ctx, Loc, Ctx.getAddrSpaceQualType(Self.withConst(), LangAS::hlsl_constant), true);
    auto *Local = VarDecl::Create(Ctx, D, Loc, Loc, &Ctx.Idents.get("constant"), Self,
                                  Ctx.getTrivialTypeSourceInfo(Self), SC_None);
    Local->setInit(construct(Copy, This, Self));
    Local->setInitStyle(VarDecl::CInit);
    llvm::SmallVector<Expr *> Arguments;
    for (ParmVarDecl *P : Params) {
      Expr *A = S.PerformCopyInitialization(InitializedEntity::InitializeParameter(Ctx, P->getType(), false),
                                            Loc, reference(*P)).get();
      if (!A)
        return nullptr;
      Arguments.push_back(A);
    }
    auto *Member = MemberExpr::CreateImplicit(Ctx, reference(*Local), /*IsArrow=*/false, &M,
                                              Ctx.BoundMemberTy, VK_PRValue, OK_Ordinary);
    M.setReferenced();
    M.markUsed(Ctx);
    Expr *Call = CXXMemberCallExpr::Create(Ctx, Member, Arguments, M.getReturnType(), VK_PRValue, Loc,
                                           FPOptionsOverride());
    Stmt *Body[] = {new (Ctx) DeclStmt(DeclGroupRef(Local), Loc, Loc),
                    M.getReturnType()->isVoidType() ? static_cast<Stmt *>(Call)
                                                    : ReturnStmt::Create(Ctx, Loc, Call, nullptr)};
    D->setBody(CompoundStmt::Create(Ctx, Body, FPOptionsOverride(), Loc, Loc));
    return D;
  }

  Expr *reference(VarDecl &V) {
    V.setReferenced();
    V.markUsed(Ctx);
    return DeclRefExpr::Create(Ctx, NestedNameSpecifierLoc(), SourceLocation(), &V, false, Loc,
                               V.getType().getNonReferenceType(), VK_LValue);
  }

  // In HLSL `this` is no pointer.
  Expr *self() { return CXXThisExpr::Create(Ctx, Loc, Self, /*IsImplicit=*/true); }

  DeclarationNameInfo nameOf(DeclarationName Name) { return DeclarationNameInfo(Name, Loc); }

  QualType typeOf(QualType Result) {
    FunctionProtoType::ExtProtoInfo Info;
    return Ctx.getFunctionType(Result, Constant, Info);
  }

  void finish(CXXMethodDecl &D) {
    auto *P = ParmVarDecl::Create(Ctx, &D, Loc, Loc, nullptr, Constant,
                                  Ctx.getTrivialTypeSourceInfo(Constant), SC_None, nullptr);
    D.setParams(P);
    D.setAccess(AS_public);
  }

  Sema &S;
  ConstantBases &Bases;
  CXXRecordDecl &R;
  QualType Self, Constant;
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

void addCopiesOfConstants(Sema &S, ConstantBases &Bases, CXXRecordDecl &R) {
  QualType Self = S.getASTContext().getCanonicalTagType(&R);
  if (R.isImplicit() || R.isInvalidDecl() || R.isDependentContext() || R.isUnion() || R.isLambda() ||
      R.isEmpty() || !R.isAggregate() || Self->isHLSLIntangibleType() ||
      S.getSourceManager().isInSystemHeader(R.getLocation()))
    return;
  // clang declares its own only where a struct has none.
  S.ForceDeclarationOfImplicitMembers(&R);
  Maker(S, Bases, R).run();
}

} // namespace dxil
