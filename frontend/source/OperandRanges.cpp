// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "OperandRanges.h"
#include "Precedence.h"

namespace dxil::frontend {
namespace {

/// The most tokens that are searched for an expression.
constexpr size_t MostSteps = 4096;
/// Precedences below those of binaryPrecedence().
constexpr unsigned Assignment = 1, Choice = 2;

/// Returns the precedence of a binary operator, `?:` or an assignment, or 0 for other tokens.
unsigned precedence(TokenKind K) {
  switch (K) {
  case TokenKind::Question:
  case TokenKind::Colon: return Choice;
  case TokenKind::Equal:
  case TokenKind::PlusEqual:
  case TokenKind::MinusEqual:
  case TokenKind::StarEqual:
  case TokenKind::SlashEqual:
  case TokenKind::PercentEqual:
  case TokenKind::AmpEqual:
  case TokenKind::PipeEqual:
  case TokenKind::CaretEqual:
  case TokenKind::LessLessEqual:
  case TokenKind::GreaterGreaterEqual: return Assignment;
  default: break;
  }
  const unsigned Binary = binaryPrecedence(K);
  return Binary ? Choice + Binary : 0;
}

bool isDot(TokenKind K) {
  return K == TokenKind::Dot || K == TokenKind::ColonColon;
}

/// Returns true if an expression outside of brackets ends before \p T.
bool endsExpression(const Token &T) {
  return T.is(TokenKind::Semicolon) || T.is(TokenKind::Comma) || T.is(TokenKind::EndOfFile) ||
         T.is(TokenKind::LeftBrace) || T.is(TokenKind::RightBrace) || T.is(Name::return_) ||
         T.is(Name::case_) || T.is(Name::else_);
}

} // namespace

std::optional<size_t> OperandRanges::find(Location Where) {
  if (Numbers.empty())
    for (size_t I = 0; I < Source.All.size(); ++I)
      Numbers.try_emplace(uint32_t(token(I).Where), I);
  auto Entry = Numbers.find(uint32_t(Where));
  return Entry == Numbers.end() ? std::nullopt : std::optional(Entry->second);
}

bool OperandRanges::endsOperand(size_t I) const {
  switch (token(I).Kind) {
  case TokenKind::Name: return !token(I).is(Name::return_) && !token(I).is(Name::case_);
  case TokenKind::Integer:
  case TokenKind::Float:
  case TokenKind::String:
  case TokenKind::RightParen:
  case TokenKind::RightBracket: return true;
  default: return false;
  }
}

/// Returns the precedence of the binary operator at token \p I, or 0 if there is none.
unsigned OperandRanges::precedenceAt(size_t I) const {
  return I && endsOperand(I - 1) ? precedence(token(I).Kind) : 0;
}

/// Returns the bracket that matches the one at token \p I, or \p I if it is not near.
size_t OperandRanges::matching(size_t I, bool Forward) const {
  unsigned Open = 0;
  for (size_t J = I, Steps = 0; Steps < MostSteps; ++Steps) {
    const TokenKind K = token(J).Kind;
    if (Forward ? isOpening(K) : isClosing(K))
      ++Open;
    else if ((Forward ? isClosing(K) : isOpening(K)) && --Open == 0)
      return J;
    if (Forward ? K == TokenKind::EndOfFile : J == 0)
      return I;
    J = Forward ? J + 1 : J - 1;
  }
  return I;
}

/// Returns the first token of the left operand of the operator at token \p I.
size_t OperandRanges::beginOfOperand(size_t I, unsigned Precedence) const {
  size_t First = I;
  for (size_t Steps = 0; First > 0 && Steps < MostSteps; ++Steps) {
    const size_t J = First - 1;
    const unsigned Other = precedenceAt(J);
    if (endsExpression(token(J)) || isOpening(token(J).Kind) || (Other && Other < Precedence))
      break;
    First = isClosing(token(J).Kind) ? matching(J, false) : J;
  }
  return First;
}

/// Returns the last token of the right operand of the operator at token \p I.
size_t OperandRanges::endOfOperand(size_t I, unsigned Precedence) const {
  size_t Last = I;
  for (size_t Steps = 0; Steps < MostSteps && !token(Last).is(TokenKind::EndOfFile); ++Steps) {
    const size_t J = Last + 1;
    const unsigned Other = precedenceAt(J);
    if (endsExpression(token(J)) || isClosing(token(J).Kind) ||
        (Other && Other <= Precedence && Precedence != Assignment))
      break;
    Last = isOpening(token(J).Kind) ? matching(J, true) : J;
  }
  return Last;
}

/// Returns the first token of the postfix expression (names, calls, subscripts) around token \p I.
size_t OperandRanges::beginOfPostfix(size_t I) const {
  while (I > 0) {
    if (isClosing(token(I).Kind))
      I = matching(I, false);
    if (I && (token(I).is(TokenKind::LeftParen) || token(I).is(TokenKind::LeftBracket)) &&
        endsOperand(I - 1))
      --I;
    else if (I > 1 && isDot(token(I - 1).Kind) && endsOperand(I - 2))
      I -= 2;
    else
      break;
    if (isClosing(token(I).Kind) && matching(I, false) == I)
      break;
  }
  return I;
}

/// Returns the last token of the postfix expression around token \p I.
size_t OperandRanges::endOfPostfix(size_t I) const {
  if (isOpening(token(I).Kind))
    I = matching(I, true);
  while (!token(I).is(TokenKind::EndOfFile)) {
    const Token &Next = token(I + 1);
    if (isDot(Next.Kind) && token(I + 2).is(TokenKind::Name))
      I += 2;
    else if ((Next.is(TokenKind::LeftParen) || Next.is(TokenKind::LeftBracket)) &&
             matching(I + 1, true) != I + 1)
      I = matching(I + 1, true);
    else
      break;
  }
  return I;
}

llvm::SmallVector<OperandRange, 2> OperandRanges::at(Location Where) {
  const std::optional<size_t> Index = find(Where);
  if (!Index || token(*Index).is(TokenKind::EndOfFile))
    return {};
  const size_t I = *Index;
  auto Range = [&](size_t First, size_t Last) {
    return OperandRange{token(First).Where, token(Last).Where};
  };
  const TokenKind K = token(I).Kind;
  if (const unsigned Precedence = precedenceAt(I)) {
    const size_t First = beginOfOperand(I, Precedence), Last = endOfOperand(I, Precedence);
    if (First == I || Last == I)
      return {};
    return {Range(First, I - 1), Range(I + 1, Last)};
  }
  if (I > 1 && isDot(token(I - 1).Kind))
    return {Range(beginOfPostfix(I - 2), I - 2)};
  if (K == TokenKind::LeftBracket)
    return {Range(beginOfPostfix(I), matching(I, true))};
  if (precedence(K) || K == TokenKind::Exclaim || K == TokenKind::Tilde ||
      K == TokenKind::PlusPlus || K == TokenKind::MinusMinus)
    return {endsOperand(I + 1) || isOpening(token(I + 1).Kind)
                ? Range(I, endOfPostfix(I + 1))
                : Range(I && endsOperand(I - 1) ? beginOfPostfix(I - 1) : I, I)};
  // A cast is underlined together with its operand.
  const size_t Last = endOfPostfix(I);
  const bool IsCast =
      K == TokenKind::LeftParen && Last == matching(I, true) &&
      (token(Last + 1).is(TokenKind::Name) || token(Last + 1).is(TokenKind::Float) ||
       token(Last + 1).is(TokenKind::Integer));
  return {Range(I, IsCast ? endOfPostfix(Last + 1) : Last)};
}

} // namespace dxil::frontend
