// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses what surrounds declarations: annotations after a colon, attributes, remains of effects.
#include "ParserState.h"

#include "dxil/generated/Limits.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

namespace dxil::frontend::syntax {

//===-- Annotations after a name and a colon
//--------------------------------------------------------------------------------------===//

/// Returns false for a name, which is a semantic or a register.
bool Parser::beginsBitWidth() const {
  return !current().is(TokenKind::Name) || is(Name::true_) || is(Name::false_) ||
         is(Name::sizeof_) || isTypeOfC(current().name());
}

bool Parser::parseAnnotations(Place Where, NodeVector &Items, NodeId &BitWidth) {
  while (accept(TokenKind::Colon)) {
    if (Where == Place::Struct && beginsBitWidth()) {
      BitWidth = parseConditional();
      if (BitWidth == NodeId::None)
        return false;
      continue;
    }
    const NodeId A = parseAnnotation();
    if (A == NodeId::None)
      return false;
    Items.push_back(A);
  }
  return true;
}

NodeId Parser::parseAnnotation() {
  const bool Called = ahead().is(TokenKind::LeftParen);
  if (is(Name::register_))
    return parseRegister();
  if (Called && is(Name::packoffset_))
    return parsePackOffset();
  if (Called && (is(Name::read_) || is(Name::write_)))
    return parsePayloadAccess();
  if (beginsBitWidth() || isKeyword(current().name()))
    return fail(Diagnostic::expected_annotation);
  const Location Where = here();
  const Name Word = current().name();
  uint32_t Target = 0;
  if (llvm::StringRef Index = Names.spelling(Word); Index.consume_front("SV_Target") &&
                                                    !Index.getAsInteger(10, Target) &&
                                                    Target >= MaxRenderTargets)
    Diags.report(Where, Diagnostic::target_range,
                 {Names.spelling(Word), std::to_string(MaxRenderTargets - 1)});
  advance();
  return add(Where, Semantic{Word});
}

/// Returns true if \p Word is a profile such as `ps` or `vs_5_0`.
static bool isProfile(llvm::StringRef Word) {
  if (llvm::is_contained({"vs", "ps", "gs", "cs"}, Word))
    return true;
  const bool IsPlain =
      llvm::all_of(Word, [](char C) { return llvm::isDigit(C) || llvm::isLower(C) || C == '_'; });
  return IsPlain && Word.contains('_') && llvm::any_of(Word, llvm::isDigit) &&
         llvm::any_of(Word, llvm::isLower);
}

// register([profile,] t3[expression] [, space2]) or register([profile,] space1)
NodeId Parser::parseRegister() {
  const Location Where = here();
  advance();
  if (!expect(TokenKind::LeftParen, "after 'register'"))
    return NodeId::None;
  Register R{Name::None, Name::None, NodeId::None, Name::None};
  auto TakeName = [&](Name &Word) {
    Word = current().name();
    if (Word == Name::None)
      return fail(Diagnostic::expected_register) != NodeId::None;
    advance();
    return true;
  };
  auto IsSpace = [&](Name N) { return Names.spelling(N).starts_with("space"); };
  if (!TakeName(R.Word))
    return NodeId::None;
  if (isProfile(Names.spelling(R.Word))) {
    R.Profile = R.Word;
    if (!expect(TokenKind::Comma, "after profile") || !TakeName(R.Word))
      return NodeId::None;
  }
  if (IsSpace(R.Word)) {
    R.Space = std::exchange(R.Word, Name::None);
    return expect(TokenKind::RightParen, "after register space") ? add(Where, R) : NodeId::None;
  }
  if (accept(TokenKind::LeftBracket)) {
    R.Offset = parseExpression();
    if (R.Offset == NodeId::None || !expect(TokenKind::RightBracket, "after register offset"))
      return NodeId::None;
  }
  if (accept(TokenKind::Comma)) {
    if (!TakeName(R.Space))
      return NodeId::None;
    if (!IsSpace(R.Space))
      return fail(Diagnostic::expected_space);
  }
  return expect(TokenKind::RightParen, "after register") ? add(Where, R) : NodeId::None;
}

NodeId Parser::parsePackOffset() {
  const Location Where = here();
  advance();
  advance();
  PackOffset P{Name::None, Name::None};
  P.Word = current().name();
  if (P.Word == Name::None)
    return fail(Diagnostic::expected_name, {"a row such as c0"});
  advance();
  if (accept(TokenKind::Dot)) {
    P.Component = current().name();
    if (P.Component == Name::None)
      return fail(Diagnostic::expected_name, {"a component: x, y, z or w"});
    advance();
  }
  return expect(TokenKind::RightParen, "after packoffset") ? add(Where, P) : NodeId::None;
}

NodeId Parser::parsePayloadAccess() {
  const Location Where = here();
  const uint32_t IsWrite = is(Name::write_);
  advance();
  advance();
  llvm::SmallVector<Name, 4> Stages;
  while (!is(TokenKind::RightParen)) {
    const Name Word = expectName("a payload stage: caller, anyhit, closesthit or miss");
    if (Word == Name::None)
      return NodeId::None;
    Stages.push_back(Word);
    if (!accept(TokenKind::Comma))
      break;
  }
  if (!expect(TokenKind::RightParen, "after payload stages"))
    return NodeId::None;
  return add(Where, PayloadAccess{IsWrite, Out.addList<Name>(Stages)});
}

//===-- Attributes
//--------------------------------------------------------------------------------------===//

NodeList Parser::parseAttributes() {
  NodeVector Items;
  while (is(TokenKind::LeftBracket)) {
    const bool Double = ahead().is(TokenKind::LeftBracket);
    advance();
    if (Double)
      advance();
    bool Good = true;
    if (!is(TokenKind::RightBracket)) // `[]` is empty
      do
        Good = parseAttribute(Items, Double);
      while (Good && Double && accept(TokenKind::Comma));
    if (!Good) {
      // Skips past the brackets, so that the declaration is still parsed.
      while (!is(TokenKind::RightBracket) && !is(TokenKind::EndOfFile) &&
             !is(TokenKind::LeftBrace) && !is(TokenKind::Semicolon))
        advance();
      accept(TokenKind::RightBracket);
      accept(TokenKind::RightBracket);
      continue;
    }
    expect(TokenKind::RightBracket, "after attribute");
    if (Double)
      expect(TokenKind::RightBracket, "after attribute");
  }
  return list(Items);
}

// Only an attribute in double brackets has a scope, as in `[[vk::binding(0)]]`.
bool Parser::parseAttribute(NodeVector &Items, bool MayHaveScope) {
  const Location Where = here();
  if (!current().is(TokenKind::Name) || modifierNamed(current().name())) {
    fail(Diagnostic::expected_name, {"attribute name"});
    return false;
  }
  Attribute A{Name::None, current().name(), {}};
  advance();
  if (is(TokenKind::ColonColon) && !MayHaveScope) {
    fail(Diagnostic::expected_token, {"]", "after attribute"});
    return false;
  }
  if (accept(TokenKind::ColonColon)) {
    A.Scope = A.Word;
    A.Word = expectName("attribute name");
    if (A.Word == Name::None)
      return false;
  }
  A.IsCalled = is(TokenKind::LeftParen);
  const AttributeInfo *Info = findAttribute(std::string_view(Names.spelling(A.Word)));
  // The arguments of an unknown attribute need not be expressions.
  if (A.IsCalled && A.Scope == Name::None && (!Info || Info->NeverCalled)) {
    skipBalanced(TokenKind::LeftParen, TokenKind::RightParen);
  } else if (accept(TokenKind::LeftParen)) {
    const bool TakesName =
        Info && (Info->Id == AttributeId::Unroll || Info->Id == AttributeId::Loop ||
                 Info->Id == AttributeId::MaxRecordsSharedWith);
    std::optional<NodeList> Arguments = parseAttributeArguments(TakesName);
    if (!Arguments)
      return false;
    A.Arguments = *Arguments;
  }
  Items.push_back(add(Where, A));
  return true;
}

// The arguments of an attribute. \p TakesName: no operator may follow a name at the beginning, as
// in DXC.
std::optional<NodeList> Parser::parseAttributeArguments(bool TakesName) {
  const Location Open = Source.All[Position - 1].Where;
  NodeVector Items;
  if (!is(TokenKind::RightParen)) {
    do {
      if (isTypeOfC(current().name()) && !ahead().is(TokenKind::LeftParen)) {
        fail(Diagnostic::expected_token, {"(", "after type"});
        return std::nullopt;
      }
      const bool IsName = TakesName && atName() && !isTypeOfC(current().name());
      const NodeId Item = IsName ? add(here(), NameRef{NodeId::None, 0, current().name(), 0, {}})
                                 : parseAssignment();
      if (IsName)
        advance();
      if (Item == NodeId::None)
        return std::nullopt;
      Items.push_back(Item);
    } while (accept(TokenKind::Comma));
  }
  if (!expectClosing(TokenKind::RightParen, "after arguments", Open))
    return std::nullopt;
  return list(Items);
}

//===-- Effects
//--------------------------------------------------------------------------------------===//

// `technique T { pass P { ... } }`: skipped with a warning.
bool Parser::skipEffect() {
  if (!is(Name::technique_) && !is(Name::technique10_) && !is(Name::technique11_) &&
      !is(Name::fxgroup_) && !is(Name::stateblock_) && !is(Name::pixelfragment_) &&
      !is(Name::vertexfragment_))
    return false;
  const Token &Next = ahead();
  if (!Next.is(TokenKind::Name) && !Next.is(TokenKind::LeftBrace))
    return false;
  const llvm::StringRef Word = Names.spelling(current().name());
  Diags.report(here(), Diagnostic::effect_ignored, {("'" + llvm::Twine(Word) + "'").str()});
  while (!is(TokenKind::LeftBrace) && !is(TokenKind::Semicolon) && !is(TokenKind::EndOfFile))
    advance();
  if (is(TokenKind::LeftBrace))
    skipBalanced(TokenKind::LeftBrace, TokenKind::RightBrace);
  accept(TokenKind::Semicolon);
  return true;
}

// `< string UIName = "x"; >`
bool Parser::skipEffectAnnotations() {
  Diags.report(here(), Diagnostic::effect_ignored, {"annotation"});
  while (!is(TokenKind::Greater)) {
    if (is(TokenKind::EndOfFile) || is(TokenKind::RightBrace)) {
      fail(Diagnostic::expected_token, {">", "after annotation"});
      return false;
    }
    advance();
  }
  advance();
  return true;
}

} // namespace dxil::frontend::syntax
