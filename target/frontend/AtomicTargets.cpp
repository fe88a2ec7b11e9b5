// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AtomicTargets.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace dxil {
namespace {

constexpr llvm::StringLiteral OperandName = "__operand";

bool takesOperands(const FunctionDecl &F) {
  if (!F.getNumParams())
    return false;
  const auto *R = F.getParamDecl(0)->getType()->getAsCXXRecordDecl();
  return R && R->getIdentifier() && R->getName() == OperandName;
}

/// What an argument was before it became an `__operand`.
Expr *writtenArgument(Expr *E) {
  for (;;) {
    if (auto *Cast = dyn_cast<ImplicitCastExpr>(E);
        Cast && (Cast->getCastKind() == CK_ConstructorConversion || Cast->getCastKind() == CK_NoOp))
      E = Cast->getSubExpr();
    else if (auto *Temporary = dyn_cast<MaterializeTemporaryExpr>(E))
      E = Temporary->getSubExpr();
    else if (auto *Bound = dyn_cast<CXXBindTemporaryExpr>(E))
      E = Bound->getSubExpr();
    else if (auto *Made = dyn_cast<CXXConstructExpr>(E);
             Made && Made->getNumArgs() == 1 &&
             Made->getConstructor()->getParent()->getIdentifier() &&
             Made->getConstructor()->getParent()->getName() == OperandName)
      E = Made->getArg(0);
    else
      return E;
  }
}

class Rewriter {
public:
  explicit Rewriter(Sema &S) : S(S), Ctx(S.getASTContext()) {}

  void rewrite(Stmt *&Code) {
    // Opaque values stand in several places.
    if (!Code || (isa<OpaqueValueExpr>(Code) && !Seen.insert(Code).second))
      return;
    if (auto *Call = dyn_cast<CallExpr>(Code); Call && Call->getDirectCallee() &&
                                               takesOperands(*Call->getDirectCallee()))
      if (Expr *New = resolve(*Call))
        Code = New;
    for (Stmt *&Child : Code->children())
      rewrite(Child);
  }

private:
  Expr *resolve(CallExpr &Call) {
    FunctionDecl &F = *Call.getDirectCallee();
    llvm::SmallVector<Expr *, 4> Arguments;
    for (Expr *Argument : Call.arguments())
      Arguments.push_back(writtenArgument(Argument));
    Expr *Target = place(*Arguments.front());
    if (!Target || !isShared(*Target)) {
      DiagnosticsEngine &Diags = Ctx.getDiagnostics();
      unsigned ID = Diags.getCustomDiagID(
          DiagnosticsEngine::Error, "the target of '%0' is no integer in groupshared memory or in a writable "
                                    "resource (see docs/hlsl-support.md)");
      Diags.Report(Arguments.front()->getExprLoc(), ID) << F.getName() << Arguments.front()->getSourceRange();
      return nullptr;
    }
    Arguments.front() = Target;
    // What is given back is read here, where it has no value yet.
    if (F.getNumParams() == Arguments.size())
      if (Expr *Output = asPlace(*Arguments.back()))
        Arguments.back() = Output;
    return call(F, Arguments, Call.getExprLoc());
  }

  Expr *call(FunctionDecl &F, llvm::MutableArrayRef<Expr *> Arguments, SourceLocation Loc) {
    LookupResult Found(S, F.getDeclName(), Loc, Sema::LookupOrdinaryName);
    Found.suppressDiagnostics();
    if (!S.LookupQualifiedName(Found, F.getDeclContext()))
      return nullptr;
    Expr *Name = UnresolvedLookupExpr::Create(
        Ctx, nullptr, NestedNameSpecifierLoc(), Found.getLookupNameInfo(), /*RequiresADL=*/false,
        Found.begin(), Found.end(), /*KnownDependent=*/false, /*KnownInstantiationDependent=*/false);
    ExprResult Made = S.BuildCallExpr(nullptr, Name, Loc, Arguments, Loc);
    if (Made.isInvalid())
      return nullptr;
    auto *New = dyn_cast<CallExpr>(Made.get()->IgnoreImplicit());
    if (!New || !New->getDirectCallee() || takesOperands(*New->getDirectCallee())) {
      DiagnosticsEngine &Diags = Ctx.getDiagnostics();
      unsigned ID = Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                          "no '%0' takes these arguments (see docs/hlsl-support.md)");
      Diags.Report(Loc, ID) << F.getName();
      return nullptr;
    }
    return Made.get();
  }

  static bool isShared(const Expr &Place) {
    LangAS Space = Place.getType().getAddressSpace();
    return Space == LangAS::hlsl_groupshared || Space == LangAS::hlsl_device;
  }

  /// The place that \p E reads; null if it reads none.
  static Expr *asPlace(Expr &E) {
    Expr *At = E.IgnoreParens();
    while (auto *Cast = dyn_cast<ImplicitCastExpr>(At)) {
      if (Cast->getCastKind() == CK_LValueToRValue)
        return Cast->getSubExpr();
      At = Cast->getSubExpr()->IgnoreParens();
    }
    return At->isGLValue() ? At : nullptr;
  }

  /// The same, of a number: an element of a vector is one of the array that the vector is in memory.
  Expr *place(Expr &E) {
    Expr *At = E.IgnoreParens();
    if (auto *Plus = dyn_cast<UnaryOperator>(At); Plus && Plus->getOpcode() == UO_Plus)
      At = Plus->getSubExpr()->IgnoreParens();
    if (auto *Cast = dyn_cast<ExplicitCastExpr>(At))
      At = Cast->getSubExpr()->IgnoreParens();
    At = asPlace(*At);
    if (!At)
      return nullptr;
    At = At->IgnoreParens();
    if (auto *Swizzle = dyn_cast<ExtVectorElementExpr>(At)) {
      llvm::SmallVector<uint32_t, 4> Elements;
      Swizzle->getEncodedElementAccess(Elements);
      return Elements.size() == 1 ? element(*Swizzle->getBase(), Elements.front()) : nullptr;
    }
    if (auto *Subscript = dyn_cast<ArraySubscriptExpr>(At);
        Subscript && Subscript->getBase()->IgnoreParens()->getType()->isVectorType())
      return element(*Subscript->getBase(), Subscript->getIdx());
    return At->getType()->isScalarType() ? At : nullptr;
  }

  Expr *element(Expr &Vector, uint32_t Number) {
    // A number alone is a vector of one.
    Expr *At = Vector.IgnoreParens();
    while (auto *Cast = dyn_cast<ImplicitCastExpr>(At)) {
      if (Cast->getCastKind() != CK_VectorSplat && Cast->getCastKind() != CK_LValueToRValue &&
          Cast->getCastKind() != CK_NoOp)
        break;
      At = Cast->getSubExpr()->IgnoreParens();
    }
    if (At->isGLValue() && At->getType()->isScalarType())
      return At;
    return element(Vector, IntegerLiteral::Create(Ctx, Ctx.MakeIntValue(Number, Ctx.UnsignedIntTy),
                                                  Ctx.UnsignedIntTy, Vector.getExprLoc()));
  }

  Expr *element(Expr &Vector, Expr *Index) {
    Expr *At = asPlace(Vector);
    const auto *Type = At ? At->getType()->getAs<VectorType>() : nullptr;
    if (!Type || !At->isLValue())
      return nullptr;
    SourceLocation Loc = Vector.getExprLoc();
    Qualifiers Place = At->getType().getQualifiers();
    QualType Element = Ctx.getQualifiedType(Type->getElementType().getUnqualifiedType(), Place);
    Expr *Address = UnaryOperator::Create(Ctx, At, UO_AddrOf, Ctx.getPointerType(At->getType()), VK_PRValue,
                                          OK_Ordinary, Loc, false, FPOptionsOverride());
    Address = ImplicitCastExpr::Create(Ctx, Ctx.getPointerType(Element), CK_BitCast, Address, nullptr,
                                       VK_PRValue, FPOptionsOverride());
    return new (Ctx) ArraySubscriptExpr(Address, Index, Element, VK_LValue, OK_Ordinary, Loc);
  }

  Sema &S;
  ASTContext &Ctx;
  llvm::SmallPtrSet<const Stmt *, 8> Seen;
};

} // namespace

bool markAtomicTargets(const LangOptions &Options, std::string &Text) {
  if (!llvm::StringRef(Text).contains("Interlocked"))
    return false;
  Lexer Lex(SourceLocation(), Options, Text.data(), Text.data(), Text.data() + Text.size());
  Token Tok;
  llvm::SmallVector<size_t> Places;
  llvm::StringRef Before, Last; // tokens
  size_t Start = 0;
  unsigned Depth = 0;
  for (bool Done = false; !Done;) {
    Done = Lex.LexFromRawLexer(Tok);
    size_t At = size_t(Lex.getBufferLocation() - Text.data()) - Tok.getLength();
    llvm::StringRef Now = llvm::StringRef(Text).substr(At, Tok.getLength());
    if (!Depth) {
      // A method's first argument is an address.
      bool Begins = Tok.is(tok::l_paren) && Last.starts_with("Interlocked") && Before != ".";
      Depth = Begins;
      Start = At + 1;
    } else if (Tok.isOneOf(tok::l_paren, tok::l_square)) {
      ++Depth;
    } else if (Tok.isOneOf(tok::r_paren, tok::r_square)) {
      --Depth;
    } else if (Depth == 1 && Tok.is(tok::comma)) {
      if (Before == "." && Last.size() == 1 && llvm::StringRef("xyzwrgba").contains(Last))
        Places.push_back(Start);
      Depth = 0;
    }
    Before = Last;
    Last = Now;
  }
  for (size_t I = Places.size(); I-- != 0;)
    Text.insert(Places[I], "+");
  return !Places.empty();
}

void rewriteAtomicTargets(Sema &S, Stmt *&Code) { Rewriter(S).rewrite(Code); }

} // namespace dxil
