// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ConstantObjects.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace dxil {
namespace {

constexpr llvm::StringLiteral ClassNames[] = {"__ConstantBuffer", "__TextureBuffer"};
constexpr llvm::StringLiteral MethodName = "__constants";

class Rewriter {
public:
  Rewriter(Sema &S, ConstantTypes &Types) : S(S), Ctx(S.getASTContext()), Types(Types) {}

  void rewrite(Stmt *Code) {
    // Opaque values stand in several places.
    if (!Code || (isa<OpaqueValueExpr>(Code) && !Seen.insert(Code).second))
      return;
    if (auto *Opaque = dyn_cast<OpaqueValueExpr>(Code))
      rewrite(Opaque->getSourceExpr());
    else if (auto *Cast = dyn_cast<ImplicitCastExpr>(Code))
      rewriteCast(*Cast);
    for (Stmt *Child : Code->children())
      rewrite(Child);
  }

private:
  void rewriteCast(ImplicitCastExpr &Cast) {
    if (Cast.getCastKind() != CK_UncheckedDerivedToBase && Cast.getCastKind() != CK_DerivedToBase)
      return;
    Expr *Object = Cast.getSubExpr();
    const auto *Class =
        dyn_cast_or_null<ClassTemplateSpecializationDecl>(Object->getType()->getAsCXXRecordDecl());
    if (!Class || !Class->getIdentifier() || !llvm::is_contained(ClassNames, Class->getName()) ||
        Class->getNumBases() != 1)
      return;
    Expr *Base = constants(*Object, *Class);
    if (!Base)
      return;
    // What is a base of the base stays a conversion.
    CXXCastPath Rest(std::next(Cast.path_begin()), Cast.path_end());
    if (!Rest.empty())
      Base = ImplicitCastExpr::Create(Ctx, Cast.getType(), Cast.getCastKind(), Base, &Rest,
                                      VK_LValue, FPOptionsOverride());
    Cast.setSubExpr(Base);
    Cast.setCastKind(CK_NoOp);
  }

  /// The call, as a place of the base's type.
  Expr *constants(Expr &Object, const ClassTemplateSpecializationDecl &Class) {
    CXXMethodDecl *Method = nullptr;
    for (NamedDecl *D : Class.lookup(&Ctx.Idents.get(MethodName)))
      Method = dyn_cast<CXXMethodDecl>(D);
    if (!Method)
      return nullptr;
    SourceLocation Loc = Object.getExprLoc();
    S.MarkFunctionReferenced(Loc, Method);
    auto *Member = MemberExpr::CreateImplicit(Ctx, &Object, /*IsArrow=*/false, Method,
                                              Ctx.BoundMemberTy, VK_PRValue, OK_Ordinary);
    QualType Base = Class.bases_begin()->getType();
    Expr *Number = IntegerLiteral::Create(Ctx, Ctx.MakeIntValue(numberOf(Base), Ctx.UnsignedIntTy),
                                          Ctx.UnsignedIntTy, Loc);
    Expr *Call = CXXMemberCallExpr::Create(Ctx, Member, Number,
                                           Method->getReturnType().getNonReferenceType(), VK_LValue,
                                           Loc, FPOptionsOverride());
    return ImplicitCastExpr::Create(Ctx, Base, CK_NoOp, Call, nullptr, VK_LValue,
                                    FPOptionsOverride());
  }

  unsigned numberOf(QualType T) {
    T = T.getCanonicalType().getUnqualifiedType();
    auto *At = llvm::find(Types, T);
    if (At == Types.end()) {
      Types.push_back(T);
      return unsigned(Types.size() - 1);
    }
    return unsigned(At - Types.begin());
  }

  Sema &S;
  ASTContext &Ctx;
  ConstantTypes &Types;
  llvm::SmallPtrSet<const Stmt *, 8> Seen;
};

} // namespace

void rewriteConstantObjects(Sema &S, Stmt *Code, ConstantTypes &Types) {
  Rewriter(S, Types).rewrite(Code);
}

} // namespace dxil
