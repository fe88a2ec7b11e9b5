// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Dialect.h"

#include "clang/Lex/MacroInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace dxil::frontend {
namespace {

bool isParameter(const clang::MacroInfo &Macro, const clang::Token &T) {
  const clang::IdentifierInfo *Word = T.getIdentifierInfo();
  return Word && Macro.getParameterNum(Word) >= 0;
}

/// Returns true if a parameter is next to a `##`.
bool joinsParameter(const clang::MacroInfo &Macro) {
  const ArrayRef<clang::Token> Tokens = Macro.tokens();
  for (size_t I = 1; I + 1 < Tokens.size(); ++I)
    if (Tokens[I].is(clang::tok::hashhash) &&
        (isParameter(Macro, Tokens[I - 1]) || isParameter(Macro, Tokens[I + 1])))
      return true;
  return false;
}

clang::Token tokenAt(clang::SourceLocation Where, clang::tok::TokenKind Kind,
                     clang::IdentifierInfo *Word = nullptr) {
  clang::Token T;
  T.startToken();
  T.setKind(Kind);
  T.setLocation(Where);
  if (Word)
    T.setIdentifierInfo(Word);
  return T;
}

/// Defines a function-like macro that is variadic as \p Model is.
void defineMacro(clang::Preprocessor &PP, const clang::MacroInfo &Model,
                 clang::IdentifierInfo *Name, ArrayRef<clang::IdentifierInfo *> Parameters,
                 ArrayRef<clang::Token> Body) {
  clang::MacroInfo *New = PP.AllocateMacroInfo(Model.getDefinitionLoc());
  New->setDefinitionEndLoc(Model.getDefinitionEndLoc());
  New->setIsFunctionLike();
  New->setIsAllowRedefinitionsWithoutWarning(true);
  if (Model.isC99Varargs())
    New->setIsC99Varargs();
  if (Model.isGNUVarargs())
    New->setIsGNUVarargs();
  New->setParameterList(Parameters, PP.getPreprocessorAllocator());
  New->setTokens(Body, PP.getPreprocessorAllocator());
  PP.appendDefMacroDirective(Name, New, Model.getDefinitionLoc());
}

} // namespace

clang::LangOptions languageOptions() {
  clang::LangOptions L;
  L.HLSL = 1;
  L.CPlusPlus = 1;
  L.Bool = 1;
  L.LineComment = 1;
  L.CXXOperatorNames = 0;
  return L;
}

void LegacyMacros::MacroDefined(const clang::Token &Name, const clang::MacroDirective *Directive) {
  const clang::MacroInfo &Macro = *Directive->getMacroInfo();
  if (!Macro.isFunctionLike() || !joinsParameter(Macro))
    return;
  const clang::SourceLocation Where = Macro.getDefinitionLoc();
  auto SuffixedName = [&](StringRef Word, StringRef Suffix) {
    return PP.getIdentifierInfo((Word + Suffix).str()); // no source can spell it
  };
  clang::IdentifierInfo *Joined = SuffixedName(Name.getIdentifierInfo()->getName(), " joined");

  // The tokens of the macro, with one more parameter for each quoted one.
  SmallVector<clang::Token, 16> Inner;
  SmallVector<clang::IdentifierInfo *, 8> Quoted, Parameters;
  const ArrayRef<clang::Token> Tokens = Macro.tokens();
  for (size_t I = 0; I < Tokens.size(); ++I) {
    if (!Tokens[I].is(clang::tok::hash) || I + 1 == Tokens.size() ||
        !isParameter(Macro, Tokens[I + 1])) {
      Inner.push_back(Tokens[I]);
      continue;
    }
    clang::IdentifierInfo *Word = Tokens[++I].getIdentifierInfo();
    Inner.push_back(Tokens[I]);
    Inner.back().setIdentifierInfo(SuffixedName(Word->getName(), " quoted"));
    Inner.back().setFlagValue(clang::Token::LeadingSpace, Tokens[I - 1].hasLeadingSpace());
    if (!is_contained(Quoted, Word))
      Quoted.push_back(Word);
  }

  // The call of the second macro. Quoted parameters come first, since a variadic one comes last.
  SmallVector<clang::Token, 16> Call{tokenAt(Where, clang::tok::identifier, Joined),
                                     tokenAt(Where, clang::tok::l_paren)};
  auto Add = [&](clang::IdentifierInfo *Parameter, bool IsQuoted) {
    if (!Parameters.empty())
      Call.push_back(tokenAt(Where, clang::tok::comma));
    if (IsQuoted)
      Call.push_back(tokenAt(Where, clang::tok::hash));
    Call.push_back(tokenAt(Where, clang::tok::identifier, Parameter));
    Parameters.push_back(IsQuoted ? SuffixedName(Parameter->getName(), " quoted") : Parameter);
  };
  for (clang::IdentifierInfo *Parameter : Quoted)
    Add(Parameter, true);
  for (const clang::IdentifierInfo *Parameter : Macro.params())
    Add(const_cast<clang::IdentifierInfo *>(Parameter), false);
  Call.push_back(tokenAt(Where, clang::tok::r_paren));

  SmallVector<clang::IdentifierInfo *, 8> Own;
  for (const clang::IdentifierInfo *Parameter : Macro.params())
    Own.push_back(const_cast<clang::IdentifierInfo *>(Parameter));
  defineMacro(PP, Macro, Joined, Parameters, Inner);
  defineMacro(PP, Macro, Name.getIdentifierInfo(), Own, Call);
}

} // namespace dxil::frontend
