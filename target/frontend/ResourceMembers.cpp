// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ResourceMembers.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclGroup.h"
#include "clang/AST/Expr.h"
#include "clang/Sema/Initialization.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaHLSL.h"
#include "llvm/ADT/STLExtras.h"

#include <map>
#include <string>

using namespace clang;

namespace dxil {
namespace {

using RegisterType = HLSLResourceBindingAttr::RegisterType;

constexpr unsigned MaxResources = 4096;

RegisterType registerOf(llvm::hlsl::ResourceClass Class) {
  switch (Class) {
  case llvm::hlsl::ResourceClass::SRV:
    return RegisterType::SRV;
  case llvm::hlsl::ResourceClass::UAV:
    return RegisterType::UAV;
  case llvm::hlsl::ResourceClass::CBuffer:
    return RegisterType::CBuffer;
  case llvm::hlsl::ResourceClass::Sampler:
    return RegisterType::Sampler;
  }
  return RegisterType::I;
}

bool isMixed(QualType T) {
  T = QualType(T->getBaseElementTypeUnsafe(), 0).getCanonicalType();
  return T->isRecordType() && T->isHLSLIntangibleType() && !T->isHLSLResourceRecord();
}

class Splitter {
public:
  Splitter(Sema &S, VarDecl &V) : S(S), Ctx(S.getASTContext()), V(V), Loc(V.getLocation()) {}

  /// Returns the constant with the numbers, if there are any.
  VarDecl *run() {
    QualType T = Ctx.removeAddrSpaceQualType(V.getType()).getUnqualifiedType();
    VarDecl *Numbers = nullptr;
    if (QualType Held = numbersIn(T); !Held.isNull())
      Numbers = makeNumbers(Held);
    V.setType(T);
    V.setStorageClass(SC_Static);
    // Its own name in the IR is the constant's.
    V.addAttr(AsmLabelAttr::CreateImplicit(Ctx, (V.getName() + ".object").str()));
    Expr *Init = initial(T, V.getName().str(), Numbers ? reference(*Numbers) : nullptr);
    if (Init)
      V.setInit(Init);
    else
      V.setInvalidDecl();
    V.setInitStyle(VarDecl::CInit);
    return Numbers;
  }

private:
  //===-- The numbers -----------------------------------------------------===//

  /// \p T without resources; nothing if no number is left.
  QualType numbersIn(QualType T) {
    if (T->isHLSLResourceRecord() || T->isHLSLResourceRecordArray())
      return QualType();
    if (!isMixed(T)) {
      const auto *R = T->getAsCXXRecordDecl();
      return R && R->isEmpty() ? QualType() : T;
    }
    if (const auto *Array = Ctx.getAsConstantArrayType(T)) {
      QualType Element = numbersIn(Array->getElementType());
      return Element.isNull() ? Element
                              : Ctx.getConstantArrayType(Element, Array->getSize(), nullptr,
                                                         ArraySizeModifier::Normal, 0);
    }
    CXXRecordDecl *R = T->getAsCXXRecordDecl();
    CXXRecordDecl *&Made = Stripped[R];
    if (!Made) {
      Made = CXXRecordDecl::Create(Ctx, TagTypeKind::Struct, Ctx.getTranslationUnitDecl(), Loc, Loc,
                                   R->getIdentifier());
      Made->setImplicit(true);
      Made->startDefinition();
      addNumbers(*R, *Made);
      Made->completeDefinition();
    }
    return Made->field_empty() ? QualType() : Ctx.getCanonicalTagType(Made);
  }

  void addNumbers(CXXRecordDecl &From, CXXRecordDecl &To) {
    for (const CXXBaseSpecifier &Base : From.bases())
      addNumbers(*Base.getType()->getAsCXXRecordDecl()->getDefinition(), To);
    for (FieldDecl *F : From.getDefinition()->fields()) {
      QualType T = numbersIn(F->getType());
      if (T.isNull())
        continue;
      auto *New = FieldDecl::Create(Ctx, &To, F->getLocation(), F->getLocation(), F->getIdentifier(),
                                    T, Ctx.getTrivialTypeSourceInfo(T), nullptr, false, ICIS_NoInit);
      New->setAccess(AS_public);
      for (const Attr *A : F->attrs()) // The order of matrices is among them.
        New->addAttr(A->clone(Ctx));
      To.addDecl(New);
    }
  }

  VarDecl *makeNumbers(QualType T) {
    if (auto *Buffer = dyn_cast<HLSLBufferDecl>(V.getDeclContext())) {
      T = Ctx.getAddrSpaceQualType(T, LangAS::hlsl_constant);
      VarDecl *D = makeVariable(V.getName(), T, Buffer);
      for (const auto *A : V.specific_attrs<HLSLPackOffsetAttr>())
        D->addAttr(A->clone(Ctx));
      return D;
    }
    VarDecl *D = makeVariable(V.getName(), T);
    for (const auto *A : V.specific_attrs<HLSLResourceBindingAttr>())
      if (A->hasRegisterSlot() && A->getRegisterType() == RegisterType::C)
        D->addAttr(A->clone(Ctx));
    S.HLSL().ActOnVariableDeclarator(D);
    return D;
  }

  VarDecl *makeVariable(llvm::StringRef Name, QualType T, DeclContext *Where = nullptr) {
    auto *D = VarDecl::Create(Ctx, Where ? Where : Ctx.getTranslationUnitDecl(), Loc, Loc,
                              &Ctx.Idents.get(Name), T, Ctx.getTrivialTypeSourceInfo(T), SC_None);
    D->setImplicit(true);
    return D;
  }

  //===-- The resources ---------------------------------------------------===//

  VarDecl *makeResource(QualType T, const std::string &Name) {
    if (++Resources > MaxResources) {
      DiagnosticsEngine &Diags = Ctx.getDiagnostics();
      Diags.Report(Loc, Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                              "'%0' holds more than %1 resources"))
          << V.getName() << MaxResources;
      return nullptr;
    }
    VarDecl *D = makeVariable(Name, T);
    if (const auto *Handle = HLSLAttributedResourceType::findHandleTypeOnResource(
            T->getUnqualifiedDesugaredType()))
      bind(*D, registerOf(Handle->getAttrs().ResourceClass));
    S.HLSL().ActOnVariableDeclarator(D);
    if (!S.HLSL().ActOnUninitializedVarDecl(D))
      return nullptr;
    S.getASTConsumer().HandleTopLevelDecl(DeclGroupRef(D));
    return D;
  }

  /// The next register of those that the variable names for the class.
  void bind(VarDecl &D, RegisterType Register) {
    std::optional<unsigned> Slot;
    unsigned Space = 0;
    for (const auto *A : V.specific_attrs<HLSLResourceBindingAttr>())
      if (!A->hasRegisterSlot()) {
        Space = A->getSpaceNumber();
      } else if (A->getRegisterType() == Register) {
        Slot = A->getSlotNumber() + Used[Register]++;
        Space = A->getSpaceNumber();
        break;
      }
    if (!Slot && !Space)
      return;
    auto *A = HLSLResourceBindingAttr::CreateImplicit(Ctx, "", "0", V.getLocation());
    A->setBinding(Register, Slot, Space);
    D.addAttr(A);
  }

  //===-- The object ------------------------------------------------------===//

  Expr *reference(VarDecl &D) {
    D.setReferenced();
    D.markUsed(Ctx);
    return DeclRefExpr::Create(Ctx, NestedNameSpecifierLoc(), SourceLocation(), &D, false, Loc,
                               D.getType(), VK_LValue);
  }

  Expr *copy(Expr *From, QualType T) {
    InitializedEntity Entity = InitializedEntity::InitializeParameter(Ctx, T, false);
    ExprResult R = S.PerformCopyInitialization(Entity, Loc, From);
    return R.isInvalid() ? nullptr : R.get();
  }

  Expr *list(llvm::ArrayRef<Expr *> Parts, QualType T) {
    auto *L = new (Ctx) InitListExpr(Ctx, Loc, Parts, Loc);
    L->setType(T);
    return L;
  }

  /// What something of type \p T starts as. \p Numbers holds its numbers, if it has any.
  Expr *initial(QualType T, const std::string &Name, Expr *Numbers) {
    T = T.getCanonicalType().getUnqualifiedType();
    if (T->isHLSLResourceRecord()) {
      VarDecl *D = makeResource(T, Name);
      return D ? copy(reference(*D), T) : nullptr;
    }
    if (!T->isHLSLIntangibleType())
      return Numbers ? copied(Numbers, T) : list({}, T);
    llvm::SmallVector<Expr *> Parts;
    if (const auto *Array = Ctx.getAsConstantArrayType(T)) {
      for (uint64_t I = 0; I != Array->getZExtSize(); ++I) {
        Expr *Part = initial(Array->getElementType(), Name + "." + std::to_string(I),
                             element(Numbers, I));
        if (!Part)
          return nullptr;
        Parts.push_back(Part);
      }
      return list(Parts, T);
    }
    CXXRecordDecl *R = T->getAsCXXRecordDecl();
    if (!R || !parts(*R->getDefinition(), Name, Numbers, Parts))
      return nullptr;
    return list(Parts, T);
  }

  bool parts(CXXRecordDecl &R, const std::string &Name, Expr *Numbers,
             llvm::SmallVectorImpl<Expr *> &Parts) {
    for (const CXXBaseSpecifier &Base : R.bases()) {
      CXXRecordDecl *B = Base.getType()->getAsCXXRecordDecl()->getDefinition();
      llvm::SmallVector<Expr *> Inner;
      if (!parts(*B, Name + "." + B->getName().str(), Numbers, Inner))
        return false;
      Parts.push_back(list(Inner, Base.getType()));
    }
    for (FieldDecl *F : R.fields()) {
      Expr *Part = initial(F->getType(), Name + "." + F->getName().str(), member(Numbers, *F));
      if (!Part)
        return false;
      Parts.push_back(Part);
    }
    return true;
  }

  Expr *element(Expr *Array, uint64_t I) {
    if (!Array)
      return nullptr;
    Expr *Index = IntegerLiteral::Create(Ctx, Ctx.MakeIntValue(I, Ctx.UnsignedIntTy),
                                         Ctx.UnsignedIntTy, Loc);
    ExprResult R = S.CreateBuiltinArraySubscriptExpr(Array, Loc, Index, Loc);
    return R.isInvalid() ? nullptr : R.get();
  }

  /// The member of the constant for \p Of; null if there is none, as for a resource.
  Expr *member(Expr *Numbers, FieldDecl &Of) {
    CXXRecordDecl *R = Numbers ? Numbers->getType()->getAsCXXRecordDecl() : nullptr;
    if (!R)
      return nullptr;
    for (FieldDecl *F : R->fields())
      if (F->getIdentifier() == Of.getIdentifier() && F->getLocation() == Of.getLocation())
        return MemberExpr::CreateImplicit(
            Ctx, Numbers, /*IsArrow=*/false, F,
            Ctx.getQualifiedType(F->getType(), Numbers->getType().getQualifiers()), VK_LValue,
            OK_Ordinary);
    return nullptr;
  }

  /// The value of a constant, part by part: clang copies no structs and arrays from constant buffers.
  Expr *copied(Expr *From, QualType T) {
    llvm::SmallVector<Expr *> Parts;
    if (const auto *Array = Ctx.getAsConstantArrayType(T)) {
      for (uint64_t I = 0; I != Array->getZExtSize(); ++I)
        if (Expr *At = element(From, I); At && (At = copied(At, Array->getElementType())))
          Parts.push_back(At);
        else
          return nullptr;
      return list(Parts, T);
    }
    CXXRecordDecl *R = T->getAsCXXRecordDecl();
    if (!R)
      return copy(From, T);
    if (R->getNumBases() || R->isEmpty())
      return nullptr;
    for (FieldDecl *F : R->getDefinition()->fields())
      if (Expr *At = member(From, *F); At && (At = copied(At, F->getType().getCanonicalType())))
        Parts.push_back(At);
      else
        return nullptr;
    return list(Parts, T);
  }

  Sema &S;
  ASTContext &Ctx;
  VarDecl &V;
  SourceLocation Loc;
  llvm::DenseMap<CXXRecordDecl *, CXXRecordDecl *> Stripped;
  std::map<RegisterType, unsigned> Used;
  unsigned Resources = 0;
};

} // namespace

void splitResourceMembers(Sema &S, VarDecl &V) {
  if (V.hasGlobalStorage() && V.getDeclContext()->isTranslationUnit() && !V.isInvalidDecl() &&
      V.getType().getAddressSpace() == LangAS::hlsl_constant && !V.isImplicit() &&
      isMixed(V.getType()))
    Splitter(S, V).run();
}

bool splitResourceMembers(Sema &S, HLSLBufferDecl &Buffer) {
  llvm::SmallVector<Decl *> Members(Buffer.decls());
  llvm::SmallVector<Decl *> Apart; // what clang is to emit as it does outside of a buffer
  bool Changed = false;
  for (Decl *&D : Members) {
    auto *V = dyn_cast<VarDecl>(D);
    if (!V || V->isInvalidDecl() || V->isImplicit() || !V->hasGlobalStorage() ||
        V->getStorageClass() == SC_Static || !isMixed(V->getType()))
      continue;
    D = Splitter(S, *V).run();
    Apart.push_back(V);
    Changed = true;
  }
  if (Changed) {
    while (!Buffer.decls_empty())
      Buffer.removeDecl(*Buffer.decls_begin());
    for (Decl *D : Members)
      if (D && D->isImplicit())
        Buffer.addHiddenDecl(D); // its name is the object's
      else if (D)
        Buffer.addDecl(D);
  }
  for (Decl *D : Apart)
    S.getASTConsumer().HandleTopLevelDecl(DeclGroupRef(D));
  const CXXRecordDecl *Layout = Buffer.getLayoutStruct();
  return !Layout || Layout->isEmpty();
}

} // namespace dxil
