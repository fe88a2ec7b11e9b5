// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Recognizes common mistakes by their form.
#include "ParserState.h"

#include "dxil/contract/NearestName.h"

#include "llvm/ADT/STLExtras.h"

namespace dxil::frontend::syntax {

std::string Parser::similarType(Name Word, bool OrModifier) {
  if (!Diags.mayGuess())
    return {};
  contract::NearestName Nearest(Names.spelling(Word));
  std::vector<llvm::StringRef> Own;
  for (Name N : AllTypes)
    Own.push_back(Names.spelling(N));
  llvm::sort(Own);
  for (llvm::StringRef N : Own)
    Nearest.consider(N);
  if (Predefined.ForEach)
    Predefined.ForEach(Opts.Native16, [&](llvm::StringRef N) { Nearest.consider(N); });
  for (uint32_t N = 1; OrModifier && N < uint32_t(Name::FirstOther); ++N)
    if (modifierNamed(Name(N)))
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

bool Parser::reportReserved(const Token &T) {
  static constexpr llvm::StringLiteral Reserved[] = {
      "asm",     "catch", "const_cast", "delete",    "dynamic_cast", "explicit", "friend",
      "mutable", "new",   "private",    "protected", "public",       "throw",    "reinterpret_cast",
      "try",     "union", "virtual",    "typeid",    "volatile"};
  if (!T.is(TokenKind::Name) || !llvm::is_contained(Reserved, Names.spelling(T.name())) ||
      meaning(T.name()) != Meaning::Unknown)
    return false;
  Diags.report(T.Where, Diagnostic::reserved_keyword, {Names.spelling(T.name())});
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
  Diags.reportAfter(Source.All[Position - 1].Where, Diagnostic::expected_token,
                    {";", Out.is(Named, NodeKind::Struct) ? "after struct" : "after enum"});
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
  const TokenKind Next = Source.All[std::min(Type + 3, Last)].Kind;
  return Source.All[std::min(Type + 2, Last)].is(TokenKind::Name) &&
         (Next == TokenKind::Equal || Next == TokenKind::Semicolon || Next == TokenKind::Comma ||
          Next == TokenKind::LeftBracket);
}

NodeId Parser::reportPointer() {
  if (!std::exchange(ReportedPointers, true))
    fail(Diagnostic::pointers_unsupported);
  return NodeId::None;
}

//===-- Warnings -----------------------------------------------------------------------------===//

/// Returns true for a token from a macro, where some warnings do not apply.
static bool isInMacro(Location Where) {
  return uint32_t(Where) >> 31;
}

static bool compares(BinaryOperator Op) {
  switch (Op) {
  case BinaryOperator::Less:
  case BinaryOperator::Greater:
  case BinaryOperator::LessEqual:
  case BinaryOperator::GreaterEqual:
  case BinaryOperator::Equal:
  case BinaryOperator::NotEqual: return true;
  default: return false;
  }
}

static bool isBitwise(BinaryOperator Op) {
  return Op == BinaryOperator::And || Op == BinaryOperator::Or || Op == BinaryOperator::Xor;
}

/// Returns the operator of an operand without parentheses, else None.
BinaryOperator Parser::openOperator(NodeId Operand, bool IsEnclosed) const {
  return !IsEnclosed && Out.is(Operand, NodeKind::Binary) ? Out.get<Binary>(Operand).Operator
                                                          : BinaryOperator::None;
}

void Parser::warnOfPrecedence(Location Where, BinaryOperator Op, NodeId Left, bool LeftEnclosed,
                              NodeId Right, bool RightEnclosed) {
  const BinaryOperator Inner[] = {openOperator(Left, LeftEnclosed),
                                  openOperator(Right, RightEnclosed)};
  const bool IsShift = Op == BinaryOperator::ShiftLeft || Op == BinaryOperator::ShiftRight;
  for (unsigned I = 0; I < 2; ++I) {
    const Location Operand = Out.location(I ? Right : Left);
    if (Op == BinaryOperator::LogicalOr && Inner[I] == BinaryOperator::LogicalAnd &&
        !isInMacro(Where))
      Diags.report(Operand, Diagnostic::and_in_or);
    else if (Op == BinaryOperator::Or && Inner[I] == BinaryOperator::And && !isInMacro(Where))
      Diags.report(Operand, Diagnostic::bitwise_and_in_or);
    else if (IsShift && (Inner[I] == BinaryOperator::Add || Inner[I] == BinaryOperator::Subtract))
      Diags.report(Operand, Diagnostic::sum_in_shift, {spelling(Op), spelling(Inner[I])});
  }
  // No warning for two comparisons, or for a comparison and a bitwise operation: these are
  // intended.
  const bool Compares[] = {compares(Inner[0]), compares(Inner[1])};
  if (isBitwise(Op) && Compares[0] != Compares[1] && !isBitwise(Inner[Compares[0] ? 1 : 0]))
    Diags.report(Where, Diagnostic::comparison_in_bitwise,
                 {spelling(Op), spelling(Inner[Compares[0] ? 0 : 1])});
}

/// \p First is the condition's first token.
void Parser::warnOfCondition(NodeId Condition, size_t First) {
  if (Condition == NodeId::None || isInMacro(Source.All[First].Where))
    return;
  const bool IsEnclosed = Condition == LastEnclosed && Source.All[First].is(TokenKind::LeftParen) &&
                          Source.All[Position - 1].is(TokenKind::RightParen);
  const Location Where = Out.location(Condition);
  if (Out.is(Condition, NodeKind::Assign) && !IsEnclosed &&
      Out.get<Assign>(Condition).Operator == BinaryOperator::None)
    Diags.report(Where, Diagnostic::assignment_as_condition);
  if (IsEnclosed && Out.is(Condition, NodeKind::Binary) && !isInMacro(Where) &&
      Out.get<Binary>(Condition).Operator == BinaryOperator::Equal)
    Diags.report(Where, Diagnostic::enclosed_equality);
}

} // namespace dxil::frontend::syntax
