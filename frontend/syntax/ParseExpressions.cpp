// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions, by precedence.
#include "ParserState.h"
#include "frontend/source/Precedence.h"

namespace dxil::frontend::syntax {
namespace {

BinaryOperator infix(TokenKind K) {
  switch (K) {
  case TokenKind::PipePipe: return BinaryOperator::LogicalOr;
  case TokenKind::AmpAmp: return BinaryOperator::LogicalAnd;
  case TokenKind::Pipe: return BinaryOperator::Or;
  case TokenKind::Caret: return BinaryOperator::Xor;
  case TokenKind::Amp: return BinaryOperator::And;
  case TokenKind::EqualEqual: return BinaryOperator::Equal;
  case TokenKind::ExclaimEqual: return BinaryOperator::NotEqual;
  case TokenKind::Less: return BinaryOperator::Less;
  case TokenKind::Greater: return BinaryOperator::Greater;
  case TokenKind::LessEqual: return BinaryOperator::LessEqual;
  case TokenKind::GreaterEqual: return BinaryOperator::GreaterEqual;
  case TokenKind::LessLess: return BinaryOperator::ShiftLeft;
  case TokenKind::GreaterGreater: return BinaryOperator::ShiftRight;
  case TokenKind::Plus: return BinaryOperator::Add;
  case TokenKind::Minus: return BinaryOperator::Subtract;
  case TokenKind::Star: return BinaryOperator::Multiply;
  case TokenKind::Slash: return BinaryOperator::Divide;
  case TokenKind::Percent: return BinaryOperator::Remainder;
  default: return BinaryOperator::None;
  }
}

// Returns the operator of `+=` and the like, or BinaryOperator::Comma if there is no assignment.
BinaryOperator assignment(TokenKind K) {
  switch (K) {
  case TokenKind::Equal: return BinaryOperator::None;
  case TokenKind::PlusEqual: return BinaryOperator::Add;
  case TokenKind::MinusEqual: return BinaryOperator::Subtract;
  case TokenKind::StarEqual: return BinaryOperator::Multiply;
  case TokenKind::SlashEqual: return BinaryOperator::Divide;
  case TokenKind::PercentEqual: return BinaryOperator::Remainder;
  case TokenKind::AmpEqual: return BinaryOperator::And;
  case TokenKind::PipeEqual: return BinaryOperator::Or;
  case TokenKind::CaretEqual: return BinaryOperator::Xor;
  case TokenKind::LessLessEqual: return BinaryOperator::ShiftLeft;
  case TokenKind::GreaterGreaterEqual: return BinaryOperator::ShiftRight;
  default: return BinaryOperator::Comma;
  }
}

std::optional<UnaryOperator> prefix(TokenKind K) {
  switch (K) {
  case TokenKind::Plus: return UnaryOperator::Plus;
  case TokenKind::Minus: return UnaryOperator::Minus;
  case TokenKind::Exclaim: return UnaryOperator::Not;
  case TokenKind::Tilde: return UnaryOperator::Complement;
  case TokenKind::PlusPlus: return UnaryOperator::PreIncrement;
  case TokenKind::MinusMinus: return UnaryOperator::PreDecrement;
  case TokenKind::Star: return UnaryOperator::Dereference;
  case TokenKind::Amp: return UnaryOperator::AddressOf;
  default: return std::nullopt;
  }
}

} // namespace

NodeId Parser::parseExpression() {
  NodeId Left = parseAssignment();
  while (Left != NodeId::None && is(TokenKind::Comma)) {
    const Location Where = here();
    const unsigned LeftHeight = Height;
    advance();
    const NodeId Right = parseAssignment();
    Left = Right == NodeId::None
               ? Right
               : above(LeftHeight, add(Where, Binary{BinaryOperator::Comma, Left, Right}));
  }
  return Left;
}

NodeId Parser::parseAssignment() {
  Nested Level(*this);
  if (Level.tooDeep())
    return NodeId::None;
  const NodeId Left = parseConditional();
  if (Left == NodeId::None || HalfShift)
    return Left;
  const BinaryOperator Op = assignment(current().Kind);
  if (Op == BinaryOperator::Comma)
    return Left;
  const Location Where = here();
  const unsigned LeftHeight = Height;
  advance();
  const NodeId Right = is(TokenKind::LeftBrace) ? parseInitList() : parseAssignment();
  return Right == NodeId::None ? Right : above(LeftHeight, add(Where, Assign{Op, Left, Right}));
}

NodeId Parser::parseConditional() {
  const NodeId Condition = parseBinary(1);
  if (Condition == NodeId::None || HalfShift || !is(TokenKind::Question))
    return Condition;
  const Location Where = here();
  unsigned Others = Height;
  advance();
  const bool Before = GreaterEnds;
  GreaterEnds = false;
  const NodeId True = parseExpression();
  GreaterEnds = Before;
  Others = std::max(Others, Height);
  if (True == NodeId::None || !expect(TokenKind::Colon, "in the conditional expression"))
    return NodeId::None;
  const NodeId False = parseAssignment();
  return False == NodeId::None ? False
                               : above(Others, add(Where, Conditional{Condition, True, False}));
}

NodeId Parser::parseBinary(unsigned Least) {
  NodeId Left = parseUnary();
  bool IsEnclosed = Left == LastEnclosed;
  while (Left != NodeId::None && !HalfShift) {
    const unsigned Precedence = binaryPrecedence(current().Kind);
    if (Precedence < Least)
      break;
    const BinaryOperator Op = infix(current().Kind);
    if (GreaterEnds && (is(TokenKind::Greater) || is(TokenKind::GreaterGreater)))
      break;
    const Location Where = here();
    const unsigned LeftHeight = Height;
    advance();
    const NodeId Right = parseBinary(Precedence + 1);
    if (Right == NodeId::None)
      return Right;
    warnOfPrecedence(Where, Op, Left, IsEnclosed, Right, Right == LastEnclosed);
    IsEnclosed = false;
    Left = above(LeftHeight, add(Where, Binary{Op, Left, Right}));
  }
  return Left;
}

NodeId Parser::parseUnary() {
  Nested Level(*this);
  if (Level.tooDeep())
    return NodeId::None;
  const Location Where = here();
  if (std::optional<UnaryOperator> Op = prefix(current().Kind)) {
    advance();
    const NodeId Operand = parseUnary();
    return Operand == NodeId::None ? Operand : above(0, add(Where, Unary{*Op, Operand}));
  }
  if (is(TokenKind::LeftParen) && castFollows()) {
    advance();
    const bool Before = GreaterEnds;
    GreaterEnds = false;
    const NodeId Type = parseTypeOnly();
    GreaterEnds = Before;
    if (Type == NodeId::None || !expect(TokenKind::RightParen, "after type of cast"))
      return NodeId::None;
    const NodeId Operand = is(TokenKind::LeftBrace) ? parseInitList() : parseUnary();
    return Operand == NodeId::None ? Operand : above(0, add(Where, Cast{Type, Operand}));
  }
  const NodeId Base = parsePrimary();
  return Base == NodeId::None ? Base : parsePostfix(Base);
}

// Returns true at `(type)` before an operand. A type name in parentheses begins a cast, unless it
// constructs a value: `(float3(a, b, c))`.
bool Parser::castFollows() const {
  const Token &Next = ahead();
  if (Next.is(TokenKind::ColonColon))
    return false;
  if (!Next.is(TokenKind::Name))
    return false;
  const Name Word = Next.name();
  if (Word == Name::struct_ || Word == Name::class_ || Word == Name::enum_ ||
      Word == Name::unsigned_ || Word == Name::signed_ || Word == Name::const_ ||
      Word == Name::typename_ ||
      ((modifierNamed(Word) || Word == Name::inout_) && ahead(2).is(TokenKind::Name)))
    return true;
  if (isKeyword(Word))
    return false;
  // Skip to the last word of a qualified name, then over template arguments and dimensions.
  size_t I = Position + 1;
  while (I + 2 < Source.All.size() && Source.All[I + 1].is(TokenKind::ColonColon))
    I += 2;
  const bool Qualified = I != Position + 1;
  const Name Last = Source.All[I].name();
  if (Qualified ? !AllTypes.contains(Last) : !isTypeName(Last))
    return false;
  ++I;
  auto Skip = [&](TokenKind Open, TokenKind Close) {
    unsigned Level = 0;
    for (size_t End = std::min(Source.All.size() - 1, I + 4096); I < End; ++I) {
      const TokenKind K = Source.All[I].Kind;
      if (K == Open)
        ++Level;
      else if (K == Close)
        --Level;
      else if (K == TokenKind::GreaterGreater && Close == TokenKind::Greater)
        Level -= std::min(Level, 2u);
      if (!Level) {
        ++I;
        return;
      }
    }
  };
  if (Source.All[I].is(TokenKind::Less) && isTemplateName(Last, Qualified)) {
    Skip(TokenKind::Less, TokenKind::Greater);
    // `(Trait<T>::type)x`
    while (I + 1 < Source.All.size() && Source.All[I].is(TokenKind::ColonColon)) {
      if (!AllTypes.contains(Source.All[I + 1].name()))
        return false;
      I += 2;
    }
  }
  while (Source.All[I].is(TokenKind::LeftBracket))
    Skip(TokenKind::LeftBracket, TokenKind::RightBracket);
  return Source.All[I].is(TokenKind::RightParen);
}

NodeId Parser::parseParenthesized() {
  const Location Open = here();
  advance();
  const bool Before = GreaterEnds;
  GreaterEnds = false;
  const NodeId Inner = parseExpression();
  GreaterEnds = Before;
  if (Inner == NodeId::None || !expectClosing(TokenKind::RightParen, "after expression", Open))
    return NodeId::None;
  return LastEnclosed = Inner;
}

NodeId Parser::parseSizeOf() {
  const Location Where = here();
  advance();
  NodeId Operand = NodeId::None;
  if (is(TokenKind::LeftParen) && castFollows()) {
    advance();
    Operand = parseTypeOnly();
    if (Operand == NodeId::None || !expect(TokenKind::RightParen, "after type"))
      return NodeId::None;
  } else {
    Operand = parseUnary();
  }
  return Operand == NodeId::None ? Operand : above(0, add(Where, SizeOf{Operand}));
}

// `static_cast<T>(x)` is `(T)(x)`, the only form that HLSL has.
NodeId Parser::parseStaticCast() {
  const Location Where = here();
  fail(Diagnostic::named_cast_unsupported);
  advance();
  if (!expect(TokenKind::Less, "after 'static_cast'"))
    return NodeId::None;
  const NodeId Type = parseTypeOnly();
  if (Type == NodeId::None)
    return Type;
  if (HalfShift)
    advance();
  else if (!expect(TokenKind::Greater, "after type"))
    return NodeId::None;
  if (!is(TokenKind::LeftParen))
    return fail(Diagnostic::expected_token, {"(", "after 'static_cast'"});
  const NodeId Operand = parseParenthesized();
  return Operand == NodeId::None ? Operand : above(0, add(Where, Cast{Type, Operand}));
}

NodeId Parser::parsePrimary() {
  const Location Where = here();
  const Token &T = current();
  Height = 1;
  switch (T.Kind) {
  case TokenKind::Integer: advance(); return add(Where, Integer{T.Value});
  case TokenKind::Float: advance(); return add(Where, Float{T.Value});
  case TokenKind::String: advance(); return add(Where, String{T.Value});
  case TokenKind::LeftParen: return parseParenthesized();
  case TokenKind::LeftBrace: return parseInitList();
  case TokenKind::ColonColon: return parseNameRef();
  case TokenKind::Name: break;
  default: return fail(Diagnostic::expected_expression);
  }
  switch (T.name()) {
  case Name::true_:
  case Name::false_: advance(); return add(Where, Bool{T.name() == Name::true_});
  case Name::this_: advance(); return add(Where, This{});
  case Name::sizeof_: return parseSizeOf();
  case Name::static_cast_: return parseStaticCast();
  case Name::unsigned_: return parseUnsigned();
  case Name::typename_: // typename T::type(x)
    advance();
    return parseNameRef();
  default:
    if (isKeyword(T.name()))
      return T.name() == KeywordAsName ? NodeId::None : fail(Diagnostic::expected_expression);
    return parseNameRef();
  }
}

std::optional<NodeList> Parser::parseArguments(TokenKind Close) {
  const Location Open = Source.All[Position - 1].Where;
  const bool Before = GreaterEnds;
  GreaterEnds = false;
  NodeVector Items;
  bool Good = true;
  unsigned Highest = 0;
  if (!is(Close)) {
    do {
      const NodeId Item = is(TokenKind::LeftBrace) ? parseInitList() : parseAssignment();
      Good = Item != NodeId::None;
      Highest = std::max(Highest, Height);
      if (Good)
        Items.push_back(Item);
    } while (Good && accept(TokenKind::Comma));
  }
  Height = Highest;
  GreaterEnds = Before;
  if (!Good || !expectClosing(Close, "after arguments", Open))
    return std::nullopt;
  return list(Items);
}

/// Returns true if the `<` after `.Word` begins template arguments: \p Word names a template and a
/// call follows the arguments, or a type follows the `<`.
bool Parser::memberTakesArguments(Name Word) const {
  // Modifiers and `unsigned` precede a type.
  unsigned TypeAt = 1;
  while (ahead(TypeAt).is(TokenKind::Name) &&
         (isKeyword(ahead(TypeAt).name()) || modifierNamed(ahead(TypeAt).name()) ||
          ahead(TypeAt).is(Name::unsigned_)))
    ++TypeAt;
  const bool BeginsType =
      isTypeName(ahead(TypeAt).name()) && !ahead(TypeAt + 1).is(TokenKind::LeftParen);
  if (!BeginsType && !Templates.contains(Word))
    return false;
  // `v.x < Traits<1>::Value` is a comparison: arguments stand before a call.
  const std::optional<size_t> End = endOfArguments(Position);
  return End && Source.All[*End].is(TokenKind::LeftParen);
}

// Each of the following functions parses the part after Base, whose tree has BaseHeight levels.

NodeId Parser::parseCallArguments(NodeId Base, unsigned BaseHeight) {
  const Location Where = here();
  advance();
  std::optional<NodeList> Arguments = parseArguments(TokenKind::RightParen);
  if (!Arguments)
    return NodeId::None;
  // A call has the location of its name.
  const bool HasName = Out.is(Base, NodeKind::NameRef) || Out.is(Base, NodeKind::TypeRef) ||
                       Out.is(Base, NodeKind::Member);
  return above(BaseHeight, add(HasName ? Out.location(Base) : Where, Call{Base, *Arguments}));
}

NodeId Parser::parseSubscript(NodeId Base, unsigned BaseHeight) {
  const Location Where = here();
  advance();
  const bool Before = GreaterEnds;
  GreaterEnds = false;
  const NodeId Index = parseExpression();
  GreaterEnds = Before;
  if (Index == NodeId::None || !expectClosing(TokenKind::RightBracket, "after subscript", Where))
    return NodeId::None;
  return above(BaseHeight, add(Where, Subscript{Base, Index}));
}

NodeId Parser::parseMemberName() {
  const Location Where = here();
  // Names of library members may be keywords.
  if (!current().is(TokenKind::Name))
    return fail(Diagnostic::expected_name, {"identifier after '.'"});
  if (ahead().is(TokenKind::ColonColon))
    return parseNameRef();
  NameRef Ref{NodeId::None, 0, current().name(), 0, {}};
  advance();
  if (is(TokenKind::Less) && memberTakesArguments(Ref.Word)) {
    std::optional<NodeList> Arguments = parseTemplateArguments();
    if (!Arguments)
      return NodeId::None;
    Ref.HasArguments = 1;
    Ref.Arguments = *Arguments;
  }
  return add(Where, Ref);
}

NodeId Parser::parseMember(NodeId Base, unsigned BaseHeight) {
  if (is(TokenKind::Arrow))
    return fail(Diagnostic::pointers_unsupported);
  advance();
  accept(Name::template_);
  const Location Where = here();
  const NodeId Named = parseMemberName();
  if (Named == NodeId::None)
    return Named;
  Height = BaseHeight; // without the levels of template arguments
  return above(0, add(Where, Member{Base, Named}));
}

NodeId Parser::parsePostfix(NodeId Base) {
  while (Base != NodeId::None && !HalfShift) {
    const Location Where = here();
    switch (current().Kind) {
    case TokenKind::LeftParen: Base = parseCallArguments(Base, Height); break;
    case TokenKind::LeftBracket: Base = parseSubscript(Base, Height); break;
    case TokenKind::Dot:
    case TokenKind::Arrow: Base = parseMember(Base, Height); break;
    case TokenKind::PlusPlus:
    case TokenKind::MinusMinus:
      Base = above(0, add(Where, Postfix{is(TokenKind::PlusPlus) ? UnaryOperator::PostIncrement
                                                                 : UnaryOperator::PostDecrement,
                                         Base}));
      advance();
      break;
    default: return Base;
    }
  }
  return Base;
}

NodeId Parser::parseInitializer() {
  return is(TokenKind::LeftBrace) ? parseInitList() : parseAssignment();
}

NodeId Parser::parseInitList() {
  Nested Level(*this);
  if (Level.tooDeep())
    return NodeId::None;
  const Location Where = here();
  advance();
  const bool Before = GreaterEnds;
  GreaterEnds = false;
  NodeVector Items;
  bool Good = true;
  unsigned Highest = 0;
  while (Good && !is(TokenKind::RightBrace)) {
    const NodeId Item = parseInitializer();
    Good = Item != NodeId::None;
    Highest = std::max(Highest, Height);
    if (!Good)
      break;
    Items.push_back(Item);
    if (!accept(TokenKind::Comma))
      break;
  }
  GreaterEnds = Before;
  if (!Good || !expect(TokenKind::RightBrace, "after initializer list"))
    return NodeId::None;
  Height = Highest;
  return above(0, add(Where, InitList{list(Items)}));
}

} // namespace dxil::frontend::syntax
