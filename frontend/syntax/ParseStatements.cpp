// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ParserState.h"

namespace dxil::frontend::syntax {

NodeId Parser::parseBlock() {
  const Location Where = here();
  if (!expect(TokenKind::LeftBrace, "before the statements"))
    return NodeId::None;
  ScopeGuard Scope(*this);
  NodeVector Statements;
  while (!is(TokenKind::RightBrace)) {
    if (is(TokenKind::EndOfFile)) {
      fail(Diagnostic::unclosed_brace);
      Out.IsBroken = true;
      Diags.report(Where, Diagnostic::opened_here, {"{"});
      break;
    }
    const size_t Before = Position;
    const NodeId S = parseStatement();
    if (S != NodeId::None)
      Statements.push_back(S);
    else
      skipStatement();
    if (Position == Before && !is(TokenKind::RightBrace))
      advance();
    if (S == NodeId::None)
      noteUnread(Before);
  }
  const Location End = here();
  accept(TokenKind::RightBrace);
  return add(Where, Block{list(Statements), End});
}

NodeId Parser::parseStatement() {
  // Two levels: nested loops cost the optimizer more than nested parentheses.
  Nested Level(*this, 2);
  if (Level.tooDeep())
    return NodeId::None;
  return parseStatementAfter(parseAttributes());
}

NodeId Parser::parseStatementAfter(NodeList Attributes) {
  switch (current().name()) {
  case Name::if_: return parseIf(Attributes);
  case Name::for_: return parseFor(Attributes);
  case Name::while_: return parseWhile(Attributes);
  case Name::do_: return parseDo(Attributes);
  case Name::switch_: return parseSwitch(Attributes);
  default: break;
  }
  const Location Where = here();
  const NodeId Statement = parsePlainStatement(Attributes);
  if (Statement == NodeId::None || Attributes.empty() ||
      Out.is(Statement, NodeKind::DeclarationStatement))
    return Statement;
  return add(Where, Attributed{Attributes, Statement});
}

// Parses a statement without attributes of its own, or a declaration with \p Attributes.
NodeId Parser::parsePlainStatement(NodeList Attributes) {
  const Location Where = here();
  if (is(TokenKind::LeftBrace))
    return parseBlock();
  if (accept(TokenKind::Semicolon))
    return add(Where, Empty{});
  auto End = [&](NodeId Node, llvm::StringRef Context) {
    return expect(TokenKind::Semicolon, Context) ? Node : NodeId::None;
  };
  switch (current().name()) {
  case Name::case_: {
    advance();
    const NodeId Value = parseConditional();
    if (Value == NodeId::None || !expect(TokenKind::Colon, "after 'case' value"))
      return NodeId::None;
    return add(Where, Case{Value});
  }
  case Name::default_:
    advance();
    return expect(TokenKind::Colon, "after 'default'") ? add(Where, Default{}) : NodeId::None;
  case Name::break_: advance(); return End(add(Where, Break{}), "after break statement");
  case Name::continue_: advance(); return End(add(Where, Continue{}), "after continue statement");
  case Name::discard_: advance(); return End(add(Where, Discard{}), "after discard statement");
  case Name::return_: {
    advance();
    NodeId Value = NodeId::None;
    if (!is(TokenKind::Semicolon)) {
      Value = is(TokenKind::LeftBrace) ? parseInitList() : parseExpression();
      if (Value == NodeId::None)
        return Value;
    }
    return End(add(Where, Return{Value}), "after return statement");
  }
  default: break;
  }
  if (reportStatement())
    return NodeId::None;
  if (atDeclaration())
    return parseDeclarationStatement(Attributes);
  return parseExpressionStatement();
}

/// Returns an empty statement in place of the one at token \p First, whose head has an error.
NodeId Parser::unread(size_t First) {
  noteUnread(First);
  return add(Source.All[First].Where, Empty{});
}

NodeId Parser::parseExpressionStatement() {
  const Location Where = here();
  const NodeId Value = parseExpression();
  if (Value == NodeId::None || !expect(TokenKind::Semicolon, "after expression"))
    return NodeId::None;
  return add(Where, ExpressionStatement{Value});
}

/// Returns the index of the token after template arguments that begin at token \p I, or nothing if
/// they do not end near by.
std::optional<size_t> Parser::endOfArguments(size_t I) const {
  unsigned Level = 0, Parentheses = 0;
  for (const size_t End = std::min(Source.All.size() - 1, I + 4096); I < End; ++I) {
    switch (Source.All[I].Kind) {
    case TokenKind::LeftParen: ++Parentheses; break;
    case TokenKind::RightParen:
      if (Parentheses-- == 0)
        return std::nullopt;
      break;
    case TokenKind::Less: Level += Parentheses == 0; break;
    case TokenKind::Greater: Level -= Parentheses == 0; break;
    case TokenKind::GreaterGreater: Level -= Parentheses == 0 ? std::min(Level, 2u) : 0; break;
    case TokenKind::Semicolon:
    case TokenKind::LeftBrace: return std::nullopt;
    default: break;
    }
    if (!Level)
      return I + 1;
  }
  return std::nullopt;
}

/// Returns the index of the token after the current name with its qualifiers and template
/// arguments, or the current index if there is no name.
size_t Parser::endOfNameRef() const {
  const size_t Last = Source.All.size() - 1;
  size_t I = Position;
  bool IsQualified = Source.All[I].is(TokenKind::ColonColon);
  I += IsQualified;
  while (true) {
    const Name Word = Source.All[I].name();
    if (Word == Name::None || isKeyword(Word))
      return Position;
    I = std::min(I + 1, Last);
    if (Source.All[I].is(TokenKind::Less) && isTemplateName(Word, IsQualified)) {
      const std::optional<size_t> End = endOfArguments(I);
      if (!End)
        return Position;
      I = std::min(*End, Last);
    }
    if (!Source.All[I].is(TokenKind::ColonColon))
      return I;
    IsQualified = true;
    I = std::min(I + 1, Last);
    if (Source.All[I].is(Name::template_))
      I = std::min(I + 1, Last);
  }
}

// Two names in a row, with only qualifiers and template arguments between them, begin a
// declaration.
bool Parser::atDeclaration() const {
  const Name First = current().name();
  switch (First) {
  case Name::struct_:
  case Name::class_:
  case Name::enum_:
  case Name::typedef_:
  case Name::using_:
  case Name::_Static_assert_:
  case Name::unsigned_:
  case Name::signed_:
  case Name::typename_:
  case Name::auto_: return true;
  default: break;
  }
  if (specifierHere() || atReservedModifier() || (is(Name::inout_) && ahead().is(TokenKind::Name)))
    return true;
  const size_t I = endOfNameRef();
  if (I == Position)
    return false;
  if (Source.All[I - 1].is(Name::__builtin_LinAlgMatrix_) &&
      Source.All[I].is(TokenKind::LeftBracket))
    return true;
  const Token &Next = Source.All[I];
  const bool IsType =
      isTypeName(Source.All[I - 1].is(TokenKind::Greater) ? First : Source.All[I - 1].name());
  // `T(x);` declares x.
  if (IsType && Next.is(TokenKind::LeftParen) && I + 3 < Source.All.size() &&
      Source.All[I + 1].is(TokenKind::Name) && !isKeyword(Source.All[I + 1].name()) &&
      Source.All[I + 2].is(TokenKind::RightParen)) {
    const TokenKind Follower = Source.All[I + 3].Kind;
    return Follower == TokenKind::Semicolon || Follower == TokenKind::Equal ||
           Follower == TokenKind::Comma || Follower == TokenKind::LeftBracket;
  }
  return (Next.is(TokenKind::Name) &&
          (!isKeyword(Next.name()) || Next.is(Name::const_) || Next.is(Name::static_) || IsType)) ||
         declaresPointer(I - 1);
}

NodeId Parser::parseDeclarationStatement(NodeList Attributes) {
  const Location Where = here();
  NodeVector Declarations;
  if (!parseDeclarationAfterAttributes(Place::Block, Attributes, Declarations))
    return NodeId::None;
  return add(Where, DeclarationStatement{list(Declarations)});
}

// `if (float x = f())`
NodeId Parser::parseConditionVariable() {
  DeclarationStart Start;
  Start.Type = parseTypeRef(Start.Flags);
  const Location NameAt = here();
  const Name Word = Start.Type == NodeId::None ? Name::None : expectName("identifier in condition");
  if (Word == Name::None)
    return NodeId::None;
  const NodeId V = parseVariableRest(Place::Block, Start, NodeId::None, Word, NameAt);
  if (V != NodeId::None && Out.get<Variable>(V).Initializer == NodeId::None)
    Diags.report(NameAt, Diagnostic::condition_uninitialized);
  return V;
}

NodeId Parser::parseCondition() {
  if (!expect(TokenKind::LeftParen, "before condition"))
    return NodeId::None;
  NodeId Condition = NodeId::None;
  if (atDeclaration()) {
    Condition = parseConditionVariable();
  } else {
    const size_t First = Position;
    Condition = parseExpression();
    warnOfCondition(Condition, First);
  }
  if (Condition == NodeId::None || !expect(TokenKind::RightParen, "after condition"))
    return NodeId::None;
  return Condition;
}

// A chain of `else if` may exceed the nesting limit, so it is parsed in a loop and built from its
// end.
NodeId Parser::parseIf(NodeList Attributes) {
  struct Part {
    Location Where;
    NodeList Attributes;
    NodeId Condition, Then;
  };
  llvm::SmallVector<Part, 4> Parts;
  NodeId Else = NodeId::None;
  ScopeGuard Scope(*this);
  const size_t Begin = Position;
  bool Unreadable = false;
  while (true) {
    Part P{here(), Attributes, NodeId::None, NodeId::None};
    advance();
    P.Condition = parseCondition();
    if (P.Condition == NodeId::None) {
      Unreadable = true;
      skipHead();
    }
    const size_t First = Position;
    if (is(TokenKind::Semicolon) && !current().AtLineStart && !ahead().is(Name::else_))
      Diags.report(here(), Diagnostic::empty_body);
    P.Then = parseStatement();
    if (P.Then == NodeId::None)
      return NodeId::None;
    Parts.push_back(P);
    const bool HasInnerElse = Source.All[First].is(Name::if_) && Out.is(P.Then, NodeKind::If) &&
                              Out.get<If>(P.Then).Else != NodeId::None;
    const Location InnerElse = LastElse;
    LastElse = here();
    if (!accept(Name::else_)) {
      if (HasInnerElse)
        Diags.report(InnerElse, Diagnostic::dangling_else);
      LastElse = InnerElse;
      break;
    }
    Attributes = is(TokenKind::LeftBracket) ? parseAttributes() : NodeList();
    if (is(Name::if_))
      continue;
    Else = parseStatementAfter(Attributes);
    if (Else == NodeId::None)
      return NodeId::None;
    break;
  }
  if (Unreadable)
    return unread(Begin);
  while (!Parts.empty()) {
    const Part P = Parts.pop_back_val();
    Else = add(P.Where, If{P.Attributes, P.Condition, P.Then, Else});
  }
  return Else;
}

// Parses the contents of a `for`'s parentheses. Returns false after an error.
bool Parser::parseForHead(NodeId &Initial, NodeId &Condition, NodeId &Next) {
  if (!accept(TokenKind::Semicolon)) {
    Initial = atDeclaration() ? parseDeclarationStatement({}) : parseExpressionStatement();
    if (Initial == NodeId::None)
      return false;
  }
  if (!is(TokenKind::Semicolon)) {
    Condition = atDeclaration() ? parseConditionVariable() : parseExpression();
    if (Condition == NodeId::None)
      return false;
  }
  if (!expect(TokenKind::Semicolon, "in 'for' statement specifier"))
    return false;
  if (!is(TokenKind::RightParen)) {
    Next = parseExpression();
    if (Next == NodeId::None)
      return false;
  }
  return expect(TokenKind::RightParen, "after 'for' statement specifier");
}

NodeId Parser::parseFor(NodeList Attributes) {
  const Location Where = here();
  const size_t Begin = Position;
  advance();
  if (!expect(TokenKind::LeftParen, "after 'for'"))
    return NodeId::None;
  // check/ resolves the scope of these declarations; the parser only needs to know which names are
  // types.
  NodeId Initial = NodeId::None, Condition = NodeId::None, Next = NodeId::None;
  const bool IsReadable = parseForHead(Initial, Condition, Next);
  if (!IsReadable)
    skipHead();
  const NodeId Body = parseStatement();
  if (!IsReadable)
    return unread(Begin);
  return Body == NodeId::None ? Body : add(Where, For{Attributes, Initial, Condition, Next, Body});
}

NodeId Parser::parseWhile(NodeList Attributes) {
  const Location Where = here();
  const size_t Begin = Position;
  advance();
  ScopeGuard Scope(*this);
  const NodeId Condition = parseCondition();
  if (Condition == NodeId::None)
    skipHead();
  const NodeId Body = parseStatement();
  if (Condition == NodeId::None)
    return unread(Begin);
  return Body == NodeId::None ? Body : add(Where, While{Attributes, Condition, Body});
}

NodeId Parser::parseDo(NodeList Attributes) {
  const Location Where = here();
  advance();
  const NodeId Body = parseStatement();
  if (Body == NodeId::None)
    return Body;
  if (!accept(Name::while_))
    return fail(Diagnostic::expected_token, {"while", "in do/while loop"});
  if (!is(TokenKind::LeftParen))
    return fail(Diagnostic::expected_token, {"(", "before condition"});
  const NodeId Condition = parseParenthesized();
  if (Condition == NodeId::None || !expect(TokenKind::Semicolon, "after condition"))
    return NodeId::None;
  return add(Where, Do{Attributes, Body, Condition});
}

NodeId Parser::parseSwitch(NodeList Attributes) {
  const Location Where = here();
  advance();
  ScopeGuard Scope(*this);
  const NodeId Value = parseCondition();
  if (Value == NodeId::None)
    return Value;
  const NodeId Body = parseStatement();
  return Body == NodeId::None ? Body : add(Where, Switch{Attributes, Value, Body});
}

} // namespace dxil::frontend::syntax
