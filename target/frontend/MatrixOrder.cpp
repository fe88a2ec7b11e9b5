// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MatrixOrder.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Pragma.h"
#include "clang/Lex/Preprocessor.h"

#include <optional>

using namespace clang;

namespace dxil {
namespace {

constexpr llvm::StringLiteral RowTag = "dxil.row_major";
constexpr llvm::StringLiteral ColumnTag = "dxil.column_major";

/// The tag of the word `row_major` or `column_major` at \p D; empty without one.
llvm::StringRef orderTag(const Decl &D) {
  // The header's words are attributes of the first kind, which mean nothing to clang's code generation. Types
  // cannot have those.
  for (const auto *A : D.specific_attrs<SuppressAttr>())
    for (llvm::StringRef Tag : A->diagnosticIdentifiers())
      if (Tag == RowTag || Tag == ColumnTag)
        return Tag;
  if (isa<TypedefNameDecl>(D))
    for (const auto *A : D.specific_attrs<AnnotateAttr>())
      if (A->getAnnotation() == RowTag || A->getAnnotation() == ColumnTag)
        return A->getAnnotation();
  return {};
}

class PackMatrix : public PragmaHandler {
public:
  explicit PackMatrix(MatrixOrder &Order) : PragmaHandler("pack_matrix"), Order(Order) {}

  void HandlePragma(Preprocessor &PP, PragmaIntroducer Introducer, Token &Tok) override {
    PP.Lex(Tok);
    bool Ok = Tok.is(tok::l_paren);
    // The words are macros.
    PP.LexUnexpandedToken(Tok);
    std::string Word = Tok.getIdentifierInfo() ? Tok.getIdentifierInfo()->getName().str() : "";
    PP.Lex(Tok);
    Ok &= Tok.is(tok::r_paren) && (Word == "row_major" || Word == "column_major");
    if (Ok)
      return Order.pragma(Introducer.Loc, Word == "row_major");
    unsigned ID = PP.getDiagnostics().getCustomDiagID(
        DiagnosticsEngine::Warning,
        "pragma pack_matrix is ignored (expected '(row_major)' or '(column_major)')");
    PP.Diag(Introducer.Loc, ID);
  }

private:
  MatrixOrder &Order;
};

/// What the header's words in angle brackets are, where clang ignores attributes.
class ElementOrder : public PragmaHandler {
public:
  explicit ElementOrder(MatrixOrder &Order) : PragmaHandler("dxil_element_order"), Order(Order) {}

  void HandlePragma(Preprocessor &PP, PragmaIntroducer Introducer, Token &Tok) override {
    PP.LexUnexpandedToken(Tok);
    if (const IdentifierInfo *Word = Tok.getIdentifierInfo())
      Order.element(PP.getSourceManager().getExpansionLoc(Introducer.Loc), Word->getName() == "row_major");
    PP.LexUnexpandedToken(Tok);
  }

private:
  MatrixOrder &Order;
};

} // namespace

const NamedDecl *orderedType(QualType T) {
  T = T.getNonReferenceType();
  while (true) {
    if (const auto *Named = T->getAs<TypedefType>()) {
      if (!orderTag(*Named->getDecl()).empty())
        return Named->getDecl();
      T = Named->desugar();
    } else if (const auto *Array = dyn_cast<clang::ArrayType>(T.getTypePtr())) {
      T = Array->getElementType();
    } else {
      return nullptr;
    }
  }
}

void MatrixOrder::addTo(Preprocessor &PP) {
  // Tags of this kind reach debug information at most.
  PP.AddPragmaHandler(new PackMatrix(*this));
  PP.AddPragmaHandler(new ElementOrder(*this));
}

bool MatrixOrder::isRowMajorAt(SourceLocation At, const SourceManager &SM) const {
  bool RowMajor = Default;
  for (auto [Pragma, Row] : Pragmas)
    if (SM.isBeforeInTranslationUnit(Pragma, At))
      RowMajor = Row;
  return RowMajor;
}

bool MatrixOrder::isRowMajor(const Decl &D) const {
  if (llvm::StringRef Tag = orderTag(D); !Tag.empty())
    return Tag == RowTag;
  if (const auto *V = dyn_cast<ValueDecl>(&D))
    if (const NamedDecl *Name = orderedType(V->getType()))
      return orderTag(*Name) == RowTag;
  return isRowMajorAt(D.getLocation(), D.getASTContext().getSourceManager());
}

bool MatrixOrder::isRowMajor(QualType T, SourceRange Range, const SourceManager &SM) const {
  std::optional<bool> InBrackets;
  for (auto [At, Row] : Elements)
    if (!SM.isBeforeInTranslationUnit(At, SM.getExpansionLoc(Range.getBegin())) &&
        SM.isBeforeInTranslationUnit(At, SM.getExpansionLoc(Range.getEnd())))
      InBrackets = Row;
  if (InBrackets)
    return *InBrackets;
  if (const NamedDecl *Name = orderedType(T))
    return orderTag(*Name) == RowTag;
  return isRowMajorAt(Range.getBegin(), SM);
}

bool MatrixOrder::mayHaveRows(Preprocessor &PP) const {
  if (Default || !Pragmas.empty() || !Elements.empty())
    return true;
  for (llvm::StringRef Word : {"row_major", "__w_major"})
    if (const MacroInfo *Macro = PP.getMacroInfo(PP.getIdentifierInfo(Word)); Macro && Macro->isUsed())
      return true;
  return false;
}

} // namespace dxil
