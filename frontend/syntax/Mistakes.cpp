// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mistakes that are known by their form, and what they are called.
#include "ParserState.h"

#include "../source/Spelling.h"

#include "llvm/ADT/STLExtras.h"

namespace dxil::frontend::syntax {

std::string Parser::similarType(Name Word, bool OrModifier) {
  if (!Diags.mayGuess())
    return {};
  NearestName Nearest(Names.spelling(Word));
  std::vector<llvm::StringRef> Own;
  for (Name N : AllTypes)
    Own.push_back(Names.spelling(N));
  llvm::sort(Own);
  for (llvm::StringRef N : Own)
    Nearest.consider(N);
  if (Known.ForEach)
    Known.ForEach(Opts.Native16, [&](llvm::StringRef N) { Nearest.consider(N); });
  for (uint32_t N = 1; OrModifier && N < uint32_t(Name::FirstOther); ++N)
    if (isSpecifierWord(Name(N)))
      Nearest.consider(Names.spelling(Name(N)));
  return Nearest.suggestion();
}

bool Parser::isMisspeltModifier(NodeId Type) {
  const NodeId Named = Out.get<TypeRef>(Type).Named;
  if (!Out.is(Named, NodeKind::NameRef) || !current().is(TokenKind::Name) ||
      !ahead().is(TokenKind::Name))
    return false;
  const auto N = Out.get<NameRef>(Named);
  const bool TypeFollows = isTypeName(current().name()) && !isKeyword(ahead().name());
  if (N.Qualifier != NodeId::None || N.HasArguments || isTypeName(N.Word) || !TypeFollows)
    return false;
  Diags.report(Out.location(Named), Diagnostic::unknown_modifier,
               {Names.spelling(N.Word), similarType(N.Word, /*OrModifier=*/true)});
  return true;
}

bool Parser::reportStatement() {
  if (is(Name::else_)) {
    fail(Diagnostic::else_without_if);
    return true;
  }
  const llvm::StringRef Word = atName() ? Names.spelling(current().name()) : "";
  if (Word == "goto" && ahead().is(TokenKind::Name)) {
    fail(Diagnostic::goto_unsupported);
    return true;
  }
  if (!Word.empty() && ahead().is(TokenKind::Colon)) {
    fail(Diagnostic::label_unsupported, {Word});
    return true;
  }
  return false;
}

bool Parser::missesSemicolon(NodeId Type) {
  const NodeId Named = Out.get<TypeRef>(Type).Named;
  const bool IsDefinition = Out.is(Named, NodeKind::Struct) || Out.is(Named, NodeKind::Enum);
  if (!IsDefinition || !current().AtLineStart || !atName() || !isTypeName(current().name()) ||
      !ahead().is(TokenKind::Name))
    return false;
  Diags.reportBehind(
      Source.All[At - 1].Where, Diagnostic::expected_token,
      {";", Out.is(Named, NodeKind::Struct) ? "behind the struct" : "behind the enum"});
  return true;
}

void Parser::skipHead() {
  for (unsigned Level = 1; Level && !is(TokenKind::EndOfFile) && !is(TokenKind::LeftBrace) &&
                           !is(TokenKind::RightBrace);
       advance()) {
    Level += is(TokenKind::LeftParen);
    Level -= is(TokenKind::RightParen);
  }
}

bool Parser::declaresPointer(size_t Type) const {
  const size_t Last = Source.All.size() - 1;
  const Token &Star = Source.All[std::min(Type + 1, Last)];
  if (!isTypeName(Source.All[Type].name()) ||
      (!Star.is(TokenKind::Star) && !Star.is(TokenKind::Amp)))
    return false;
  const TokenKind Behind = Source.All[std::min(Type + 3, Last)].Kind;
  return Source.All[std::min(Type + 2, Last)].is(TokenKind::Name) &&
         (Behind == TokenKind::Equal || Behind == TokenKind::Semicolon ||
          Behind == TokenKind::Comma || Behind == TokenKind::LeftBracket);
}

NodeId Parser::reportPointer() {
  if (!std::exchange(SaidPointers, true))
    fail(Diagnostic::pointers_unsupported);
  return NodeId::None;
}

} // namespace dxil::frontend::syntax
