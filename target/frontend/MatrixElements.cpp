// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MatrixElements.h"

#include "MatrixExpressions.h"
#include "MatrixNodes.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSet.h"

#include <optional>

using namespace clang;

namespace dxil {
namespace {

constexpr llvm::StringLiteral Marker = "__elements";
constexpr unsigned MaxElements = 4;

struct Element {
  unsigned Row, Column;
};
using Elements = llvm::SmallVector<Element, MaxElements>;

/// The elements that a word names: `_m00_m11`, rows and columns from 0, or `_11_22`, from 1.
std::optional<Elements> parseName(llvm::StringRef Word) {
  Elements Result;
  bool FromZero = Word.starts_with("_m");
  unsigned First = FromZero ? 0 : 1;
  while (!Word.empty()) {
    if (!Word.consume_front(FromZero ? "_m" : "_") || Word.size() < 2)
      return std::nullopt;
    unsigned Row = unsigned(Word[0] - '0') - First, Column = unsigned(Word[1] - '0') - First;
    if (Row > 3 || Column > 3 || Result.size() == MaxElements)
      return std::nullopt;
    Result.push_back({Row, Column});
    Word = Word.drop_front(2);
  }
  return Result.empty() ? std::nullopt : std::optional(Result);
}

//===-- Before the lexer --------------------------------------------------===//

/// Defines a macro whose tokens are given one by one.
class MacroWriter {
public:
  MacroWriter(Preprocessor &PP, SourceLocation Loc) : PP(PP), Loc(Loc) {}

  MacroWriter &add(tok::TokenKind Kind, llvm::StringRef Text) {
    Token T;
    T.startToken();
    T.setKind(Kind);
    PP.CreateString(Text, T, Loc, Loc); // gives it a place in a buffer
    if (Kind == tok::identifier)
      T.setIdentifierInfo(PP.getIdentifierInfo(Text));
    Tokens.push_back(T);
    return *this;
  }

  MacroWriter &subscript(unsigned Index) {
    add(tok::l_square, "[");
    add(tok::numeric_constant, std::to_string(Index));
    return add(tok::r_square, "]");
  }

  void define(llvm::StringRef Name) {
    MacroInfo *Macro = PP.AllocateMacroInfo(Loc);
    Macro->setDefinitionEndLoc(Loc);
    Macro->setTokens(Tokens, PP.getPreprocessorAllocator());
    PP.appendDefMacroDirective(PP.getIdentifierInfo(Name), Macro);
  }

private:
  Preprocessor &PP;
  SourceLocation Loc;
  llvm::SmallVector<Token, 12> Tokens;
};

/// What stands for the word. An assignment needs distinct components, which a value need not have
/// (a matrix may have fewer columns than the name has elements).
std::string standIn(llvm::StringRef Word, bool Assigned) {
  std::string Name = "$" + Word.drop_front().str();
  if (Assigned)
    Name[1] = Name[1] == 'm' ? 'M' : char('A' + (Name[1] - '0'));
  return Name;
}

void defineStandIn(CompilerInstance &CI, llvm::StringRef Name, const Elements &Names,
                   bool Assigned) {
  Preprocessor &PP = CI.getPreprocessor();
  if (PP.getIdentifierInfo(Name)->hasMacroDefinition())
    return;
  SourceManager &SM = CI.getSourceManager();
  MacroWriter Macro(PP, SM.getLocForStartOfFile(SM.getMainFileID()));
  if (Names.size() == 1) {
    Macro.subscript(Names[0].Row).subscript(Names[0].Column);
    return Macro.define(Name);
  }
  unsigned Code = 0;
  for (size_t I = 0; I != Names.size(); ++I)
    Code |= (Names[I].Row << 2 | Names[I].Column) << 4 * I;
  Macro.add(tok::l_square, "[").add(tok::identifier, "hlsl").add(tok::coloncolon, "::");
  Macro.add(tok::identifier, Marker).add(tok::l_paren, "(");
  Macro.add(tok::numeric_constant, std::to_string(Code));
  Macro.add(tok::r_paren, ")").add(tok::r_square, "]").add(tok::period, ".");
  Macro.add(tok::identifier, llvm::StringRef(Assigned ? "xyzw" : "xxxx").take_front(Names.size()));
  Macro.define(Name);
}

bool isAssignment(const Token &Tok) {
  return Tok.isOneOf(tok::equal, tok::plusequal, tok::minusequal, tok::starequal, tok::slashequal,
                     tok::percentequal, tok::ampequal, tok::pipeequal, tok::caretequal,
                     tok::lesslessequal, tok::greatergreaterequal);
}

struct Use {
  size_t Period, Word;
  std::string Name;
  bool Assigned;
};

//===-- After the parser --------------------------------------------------===//

/// `m[__elements(code)].xy` taken apart.
struct Place {
  ExtVectorElementExpr *Whole;
  MatrixSingleSubscriptExpr *Subscript;
  Elements Names;
};

std::optional<Place> placeOf(Stmt *S) {
  auto *E = dyn_cast_or_null<Expr>(S);
  if (!E || E->isTypeDependent())
    return std::nullopt;
  auto *Whole = dyn_cast<ExtVectorElementExpr>(E->IgnoreParens());
  if (!Whole)
    return std::nullopt;
  auto *Subscript = dyn_cast<MatrixSingleSubscriptExpr>(Whole->getBase()->IgnoreParenImpCasts());
  auto *Call = Subscript ? dyn_cast<CallExpr>(Subscript->getRowIdx()->IgnoreParenImpCasts())
                         : nullptr;
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  if (!Callee || !Callee->getIdentifier() || Callee->getName() != Marker || Call->getNumArgs() != 1)
    return std::nullopt;
  auto *Code = dyn_cast<IntegerLiteral>(Call->getArg(0)->IgnoreParenImpCasts());
  if (!Code)
    return std::nullopt;
  Place P{Whole, Subscript, {}};
  uint64_t Bits = Code->getValue().getZExtValue();
  for (unsigned I = 0; I != Whole->getNumElements() && I != MaxElements; ++I)
    P.Names.push_back({unsigned(Bits >> (4 * I + 2)) & 3, unsigned(Bits >> 4 * I) & 3});
  return P;
}

class Rewriter {
public:
  explicit Rewriter(ASTContext &Ctx) : Ctx(Ctx) {}

  void rewrite(Stmt *&Slot, bool Used) {
    if (!Slot)
      return;
    if (auto *Opaque = dyn_cast<OpaqueValueExpr>(Slot)) {
      Slot = Opaques.rewritten(Ctx, *Opaque, [&](Stmt *&Source) { rewrite(Source, true); });
      return;
    }
    auto *Cast = dyn_cast<CastExpr>(Slot);
    auto *Assign = dyn_cast<BinaryOperator>(Slot);
    if (Cast && Cast->getCastKind() == CK_LValueToRValue) {
      if (Expr *Value = valueOf(Cast->getSubExpr())) {
        Cast->setCastKind(CK_NoOp);
        Cast->setSubExpr(Value);
      }
    } else if (Assign && Assign->isAssignmentOp()) {
      if (!rewriteAssignment(Slot, *Assign, Used))
        return;
    } else if (auto P = placeOf(Slot)) {
      if (P->Whole->isPRValue())
        Slot = read(*P);
      else
        refuse(*P, "as a place");
    }
    rewriteOperands(*Slot, Used);
  }

private:
  void rewriteOperands(Stmt &S, bool Used) {
    if (auto *Out = dyn_cast<HLSLOutArgExpr>(&S)) {
      if (auto P = placeOf(const_cast<Expr *>(Out->getArgLValue())))
        return refuse(*P, "as an out argument");
    }
    auto *Pair = dyn_cast<BinaryOperator>(&S);
    bool Transparent = isa<ParenExpr, ExprWithCleanups>(S) || (Pair && Pair->isCommaOp());
    bool TakesValues = isa<Expr>(S) || isa<DeclStmt, ReturnStmt>(S);
    for (Stmt *&Child : S.children()) {
      bool Last = !Pair || Child == Pair->getRHS();
      rewrite(Child, Transparent ? Used && Last : TakesValues);
    }
  }

  /// The value of \p E, named elements or a swizzle of them; nullptr if it is neither.
  Expr *valueOf(Expr *E) {
    E = E->IgnoreParens();
    if (auto P = placeOf(E))
      return read(*P);
    auto *Swizzle = dyn_cast<ExtVectorElementExpr>(E);
    Expr *Base = Swizzle && Swizzle->isGLValue() ? valueOf(Swizzle->getBase()) : nullptr;
    return Base ? new (Ctx) ExtVectorElementExpr(Swizzle->getType().getUnqualifiedType(),
                                                 VK_PRValue, Base, Swizzle->getAccessor(),
                                                 Swizzle->getAccessorLoc())
                : nullptr;
  }

  bool fits(const Place &P) {
    const auto *M = P.Subscript->getBase()->getType()->castAs<ConstantMatrixType>();
    for (Element E : P.Names)
      if (E.Row >= M->getNumRows() || E.Column >= M->getNumColumns()) {
        refuse(P, "of a matrix with fewer rows or columns");
        return false;
      }
    return true;
  }

  /// The matrix, which is evaluated once. Opaque values go to \p Steps.
  Expr *matrix(const Place &P, llvm::SmallVectorImpl<Expr *> &Steps) {
    Expr *Base = P.Subscript->getBase();
    if (!Base->HasSideEffects(Ctx) && Base->isGLValue())
      return Base;
    return once(Base, Steps);
  }

  /// \p E, which is evaluated once, by an opaque value. Nothing can be put in its place later.
  Expr *once(Stmt *E, llvm::SmallVectorImpl<Expr *> &Steps) {
    rewrite(E, true);
    rewriteMatrixExpressions(Ctx, E);
    auto *Value = cast<Expr>(E);
    auto *Once = opaqueNode(Ctx, *Value);
    Opaques.keep(*Once);
    Steps.push_back(Once);
    return Once;
  }

  Expr *element(Expr *Matrix, Element E, SourceLocation Loc) {
    QualType Type = Matrix->getType()->castAs<ConstantMatrixType>()->getElementType();
    return new (Ctx) MatrixSubscriptExpr(Matrix, integerNode(Ctx, E.Row, Loc), integerNode(Ctx, E.Column, Loc),
                                         Ctx.getQualifiedType(Type, Matrix->getType().getQualifiers()),
                                         Loc);
  }

  Expr *read(const Place &P) {
    SourceLocation Loc = P.Whole->getExprLoc();
    QualType Type = P.Whole->getType().getUnqualifiedType();
    if (!fits(P))
      return P.Whole;
    llvm::SmallVector<Expr *, 2> Steps;
    Expr *Matrix = matrix(P, Steps);
    llvm::SmallVector<Expr *, MaxElements> Values;
    for (Element E : P.Names) {
      Expr *Value = element(Matrix, E, Loc);
      if (Value->isGLValue())
        Value = valueNode(Ctx, *Value);
      Values.push_back(Value);
    }
    Expr *List = listNode(Ctx, Type, Values, Loc);
    if (Steps.empty())
      return List;
    Steps.push_back(List);
    return PseudoObjectExpr::Create(Ctx, integerNode(Ctx, 0, Loc), Steps, unsigned(Steps.size() - 1));
  }

  /// `m._m00_m11 = v` assigns each component of v. False after an error.
  bool rewriteAssignment(Stmt *&Slot, BinaryOperator &Assign, bool Used) {
    auto P = placeOf(Assign.getLHS());
    if (!P || P->Whole->isPRValue())
      return true;
    if (Used) {
      refuse(*P, "in an assignment whose value is used");
      return false;
    }
    if (!fits(*P))
      return false;
    SourceLocation Loc = Assign.getOperatorLoc();
    llvm::SmallVector<Expr *, 8> Steps;
    Expr *Matrix = matrix(*P, Steps);
    Expr *Value = Assign.getRHS();
    if (auto *Compound = dyn_cast<CompoundAssignOperator>(&Assign)) {
      if (!Ctx.hasSameUnqualifiedType(Compound->getComputationLHSType(), Assign.getType()) ||
          !Steps.empty()) {
        refuse(*P, "in this assignment");
        return false;
      }
      Value = BinaryOperator::Create(
          Ctx, read(*P), Value,
          BinaryOperator::getOpForCompoundAssignment(Assign.getOpcode()),
          Assign.getType().getUnqualifiedType(), VK_PRValue, OK_Ordinary, Loc,
          Assign.getFPFeatures());
    }
    Expr *Once = once(Value, Steps);
    for (unsigned I = 0; I != P->Names.size(); ++I)
      Steps.push_back(assignElement(element(Matrix, P->Names[I], Loc), *Once, I));
    Slot = PseudoObjectExpr::Create(Ctx, integerNode(Ctx, 0, Loc), Steps, PseudoObjectExpr::NoResult);
    return true;
  }

  Expr *assignElement(Expr *To, Expr &From, unsigned I) {
    SourceLocation Loc = From.getExprLoc();
    return BinaryOperator::Create(Ctx, To, componentNode(Ctx, From, I), BO_Assign, To->getType(), VK_LValue,
                                  OK_MatrixComponent, Loc, FPOptionsOverride());
  }

  void refuse(const Place &P, llvm::StringRef Where) {
    DiagnosticsEngine &Diags = Ctx.getDiagnostics();
    unsigned ID = Diags.getCustomDiagID(
        DiagnosticsEngine::Error, "several elements of a matrix cannot stand here: %0 (expected a "
                                  "value or the left side of an assignment; see docs/hlsl-support.md)");
    Diags.Report(P.Whole->getExprLoc(), ID) << Where << P.Whole->getSourceRange();
  }

  ASTContext &Ctx;
  OpaqueNodes Opaques;
};

} // namespace

bool markMatrixElements(CompilerInstance &CI, std::string &Text) {
  // Most files have none.
  if (!llvm::StringRef(Text).contains("._"))
    return false;
  Lexer Lex(SourceLocation(), CI.getLangOpts(), Text.data(), Text.data(),
            Text.data() + Text.size());
  Token Tok, Last;
  Last.startToken();
  llvm::SmallVector<Use, 16> Uses;
  llvm::StringSet<> Others;
  size_t LastPeriod = 0;
  bool Done = false, Follows = false;
  while (!Done) {
    Done = Lex.LexFromRawLexer(Tok);
    if (Follows)
      Uses.back().Assigned = isAssignment(Tok);
    Follows = false;
    if (Tok.is(tok::raw_identifier) && Tok.getRawIdentifier().starts_with("_") &&
        parseName(Tok.getRawIdentifier())) {
      llvm::StringRef Word = Tok.getRawIdentifier();
      if (Last.is(tok::period)) {
        Uses.push_back({LastPeriod, size_t(Word.data() - Text.data()), Word.str(), false});
        Follows = true;
      } else {
        Others.insert(Word);
      }
    }
    if (Tok.is(tok::period))
      LastPeriod = size_t(Lex.getBufferLocation() - Text.data()) - 1;
    Last = Tok;
  }
  bool Changed = false;
  for (const Use &U : Uses) {
    if (Others.contains(U.Name))
      continue;
    Elements Names = *parseName(U.Name);
    bool Assigned = U.Assigned && Names.size() > 1;
    std::string Name = standIn(U.Name, Assigned);
    defineStandIn(CI, Name, Names, Assigned);
    Text[U.Period] = ' ';
    Text.replace(U.Word, Name.size(), Name);
    Changed = true;
  }
  return Changed;
}

void rewriteMatrixElements(ASTContext &Ctx, Stmt *&Code) {
  Rewriter(Ctx).rewrite(Code, /*Used=*/isa<Expr>(Code));
}

} // namespace dxil
