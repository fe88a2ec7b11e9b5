// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations of variables and functions, with their attributes and annotations.
#include "ParserState.h"

#include "dxil/generated/Limits.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

namespace dxil::frontend::syntax {

bool Parser::parseDeclaration(Place Where, NodeVector &Decls) {
  Nested Level(*this);
  if (Level.tooDeep())
    return false;
  return parseDeclarationAfterAttributes(Where, parseAttributes(), Decls);
}

bool Parser::parseDeclarationAfterAttributes(Place Where, NodeList Attributes, NodeVector &Decls) {
  auto Take = [&](NodeId Node) {
    if (Node == NodeId::None)
      return false;
    Decls.push_back(Node);
    return true;
  };
  if (reportReserved(current()))
    return false;
  // `shared` at the start of a declaration says nothing.
  while ((Where == Place::Global || Where == Place::Constants) &&
         specifierHere() == Specifier::Shared)
    advance();
  // `[noinline];`
  if (!Attributes.empty() && is(TokenKind::Semicolon)) {
    const NodeId Nothing = add(here(), Empty{});
    advance();
    return Take(add(Out.location(Nothing), Attributed{Attributes, Nothing}));
  }
  if (!Attributes.empty() && (is(Name::using_) || is(Name::template_) || is(Name::namespace_) ||
                              is(Name::_Static_assert_)))
    fail(Diagnostic::attributes_here);
  switch (current().name()) {
  case Name::typedef_: return parseTypedef(Decls, {}, Attributes);
  case Name::using_: return parseUsing(Decls);
  case Name::template_: return parseTemplate(Where, Decls);
  case Name::cbuffer_: return Take(parseConstantBlock(Attributes));
  case Name::tbuffer_:
    if (ahead().is(TokenKind::Name) || ahead().is(TokenKind::LeftBrace))
      return Take(parseConstantBlock(Attributes));
    break;
  case Name::namespace_: return Take(parseNamespace());
  case Name::_Static_assert_: return Take(parseStaticAssert());
  case Name::export_:
    if (ahead().is(TokenKind::LeftBrace))
      return parseExports(Decls);
    break;
  default:
    if (skipEffect())
      return true;
    break;
  }
  DeclarationStart Start;
  Start.Attributes = Attributes;
  const Location First = here();
  const bool IsAuto = skipStorageAuto(Where);
  parseSpecifiers(Start.Flags);
  if (is(Name::typedef_)) // row_major typedef float2x2 M;
    return parseTypedef(Decls, Start.Flags, Attributes);
  if (!atName() && !is(Name::struct_) && !is(Name::class_) && !is(Name::enum_) &&
      !is(Name::typename_) && !is(TokenKind::ColonColon) && !is(Name::auto_)) {
    fail(Diagnostic::expected_declaration);
    return false;
  }
  Start.Type = parseTypeRef(Start.Flags);
  if (Start.Type == NodeId::None)
    return false;
  if (IsAuto && Where != Place::Block && !is(TokenKind::Semicolon))
    Diags.report(First, Diagnostic::modifier_not_here, {"auto", "global variables"});
  if (isMisspeltModifier(Start.Type))
    return false;
  if (missesSemicolon(Start.Type)) {
    Decls.push_back(Out.get<TypeRef>(Start.Type).Named);
    return true;
  }
  if (is(TokenKind::Semicolon)) {
    // A struct or enum without declarators.
    const NodeId Named = Out.get<TypeRef>(Start.Type).Named;
    checkTypeAlone(Start, Named);
    advance();
    if (Out.kind(Named) != NodeKind::NameRef)
      Decls.push_back(Named);
    return true;
  }
  return parseDeclarators(Where, Start, Decls);
}

// `[attribute] static struct S { ... };`: no declarator takes the attribute and modifier.
void Parser::checkTypeAlone(const DeclarationStart &Start, NodeId Named) {
  const Location Where = Out.location(Named);
  if (!Start.Attributes.empty())
    Diags.report(Where, Diagnostic::attributes_here);
  for (const ModifierInfo &M : AllModifiers) {
    if (!Start.Flags.has(M.Is))
      continue;
    const Diagnostic What = M.isIgnoredAt(ModifierPlace::Struct)
                                ? Diagnostic::modifier_ignored_at_type
                                : Diagnostic::modifier_not_at_type;
    Diags.report(Where, What, {llvm::StringRef(M.Word)});
  }
}

// `operator+`, `operator[]`: one name.
NodeId Parser::parseOperatorName() {
  const Location Where = here();
  advance();
  std::string Word = "operator";
  auto Pair = [&](TokenKind Close, const char *Text) {
    advance();
    if (!is(Close))
      return false;
    advance();
    Word += Text;
    return true;
  };
  if (is(TokenKind::LeftBracket) || is(TokenKind::LeftParen)) {
    if (!(is(TokenKind::LeftBracket) ? Pair(TokenKind::RightBracket, "[]")
                                     : Pair(TokenKind::RightParen, "()")))
      return fail(Diagnostic::expected_name, {"an operator that can be overloaded"});
  } else {
    static constexpr std::pair<TokenKind, const char *> Spellings[] = {
        {TokenKind::Plus, "+"},
        {TokenKind::Minus, "-"},
        {TokenKind::Star, "*"},
        {TokenKind::Slash, "/"},
        {TokenKind::Percent, "%"},
        {TokenKind::Amp, "&"},
        {TokenKind::Pipe, "|"},
        {TokenKind::Caret, "^"},
        {TokenKind::Tilde, "~"},
        {TokenKind::Exclaim, "!"},
        {TokenKind::AmpAmp, "&&"},
        {TokenKind::PipePipe, "||"},
        {TokenKind::Less, "<"},
        {TokenKind::Greater, ">"},
        {TokenKind::LessEqual, "<="},
        {TokenKind::GreaterEqual, ">="},
        {TokenKind::EqualEqual, "=="},
        {TokenKind::ExclaimEqual, "!="},
        {TokenKind::LessLess, "<<"},
        {TokenKind::GreaterGreater, ">>"},
        {TokenKind::Equal, "="},
        {TokenKind::PlusEqual, "+="},
        {TokenKind::MinusEqual, "-="},
        {TokenKind::StarEqual, "*="},
        {TokenKind::SlashEqual, "/="},
        {TokenKind::PercentEqual, "%="},
        {TokenKind::AmpEqual, "&="},
        {TokenKind::PipeEqual, "|="},
        {TokenKind::CaretEqual, "^="},
        {TokenKind::LessLessEqual, "<<="},
        {TokenKind::GreaterGreaterEqual, ">>="},
        {TokenKind::PlusPlus, "++"},
        {TokenKind::MinusMinus, "--"},
        {TokenKind::Comma, ","}};
    const auto *Found =
        llvm::find_if(Spellings, [&](const auto &S) { return S.first == current().Kind; });
    if (Found == std::end(Spellings))
      return fail(Diagnostic::expected_name, {"an operator that can be overloaded"});
    Word += Found->second;
    advance();
  }
  return add(Where, NameRef{NodeId::None, 0, Names.intern(Word), 0, {}});
}

// `name`, `S::name`, `S<T>::name`, `operator+`, `name<int>` of a specialization.
bool Parser::parseDeclaratorName(NodeId &Qualifier, NodeId &Named) {
  Qualifier = NodeId::None;
  while (true) {
    if (is(Name::operator_)) {
      Named = parseOperatorName();
      return Named != NodeId::None;
    }
    const Location Where = here();
    // `T (f)(T x)`: parentheses keep a macro of that name from being expanded.
    const bool Enclosed = is(TokenKind::LeftParen) && ahead().is(TokenKind::Name) &&
                          ahead(2).is(TokenKind::RightParen);
    if (Enclosed)
      advance();
    // `Textur2D<float> t;`
    if (is(TokenKind::Less) && At && Source.All[At - 1].is(TokenKind::Name)) {
      Diags.report(Source.All[At - 1].Where, Diagnostic::unknown_type,
                   {Names.spelling(Source.All[At - 1].name()),
                    similarType(Source.All[At - 1].name(), false)});
      return false;
    }
    const Name Word = expectName("identifier");
    if (Word == Name::None)
      return false;
    if (Enclosed)
      advance();
    NameRef Ref{Qualifier, 0, Word, 0, {}};
    // Otherwise `name <` begins the annotations of an effect.
    if (is(TokenKind::Less) && isTemplateName(Word, Qualifier != NodeId::None)) {
      std::optional<NodeList> Arguments = parseTemplateArguments();
      if (!Arguments)
        return false;
      Ref.HasArguments = 1;
      Ref.Arguments = *Arguments;
    }
    const bool More = is(TokenKind::ColonColon);
    if (!More)
      Ref.Qualifier = NodeId::None;
    const NodeId Node = add(Where, Ref);
    if (!More) {
      Named = Node;
      return true;
    }
    advance();
    Qualifier = Node;
  }
}

bool Parser::parseDeclarators(Place Where, DeclarationStart Start, NodeVector &Decls) {
  while (true) {
    NodeId Qualifier, Named;
    const Location NameAt = here();
    if (Where == Place::Struct && is(TokenKind::Colon)) {
      // A bit field without a name.
      const NodeId Field = parseVariableRest(Where, Start, NodeId::None, Name::None, NameAt);
      if (Field == NodeId::None)
        return false;
      Decls.push_back(Field);
    } else {
      if (!parseDeclaratorName(Qualifier, Named))
        return false;
      if (is(TokenKind::LeftParen)) {
        const NodeId Function = parseFunctionRest(Start, Qualifier, Named, NameAt);
        if (Function == NodeId::None)
          return false;
        Decls.push_back(Function);
        return true;
      }
      const NodeId V =
          parseVariableRest(Where, Start, Qualifier, Out.get<NameRef>(Named).Word, NameAt);
      if (V == NodeId::None)
        return false;
      Decls.push_back(V);
    }
    if (accept(TokenKind::Comma))
      continue;
    return expect(TokenKind::Semicolon, "after declaration");
  }
}

NodeId Parser::parseVariableRest(Place Where, const DeclarationStart &Start, NodeId Qualifier,
                                 Name Word, Location NameAt) {
  Variable V{Start.Attributes, Start.Flags, Start.Type, Qualifier, Word, {}, {},
             NodeId::None,     NodeId::None};
  declare(Word, Meaning::Value);
  std::optional<NodeList> Dimensions = parseDimensions();
  if (!Dimensions)
    return NodeId::None;
  V.Dimensions = *Dimensions;
  NodeVector Annotations;
  if (!parseAnnotations(Where, Annotations, V.BitWidth))
    return NodeId::None;
  V.Annotations = list(Annotations);
  // An annotation, not a comparison: `x < string Name = "x"; >`.
  const bool HasAnnotations =
      is(TokenKind::Less) && (ahead().is(TokenKind::Greater) ||
                              (ahead().is(TokenKind::Name) && ahead(2).is(TokenKind::Name)));
  if (HasAnnotations && !skipEffectAnnotations())
    return NodeId::None;
  const Location InitialAt = here();
  if (is(TokenKind::EqualEqual))
    return fail(Diagnostic::comparison_initializes);
  if (is(TokenKind::LeftBrace) && Where != Place::Struct) {
    // SamplerState s { Filter = ...; }
    Diags.report(InitialAt, Diagnostic::effect_ignored, {"state block"});
    skipBalanced(TokenKind::LeftBrace, TokenKind::RightBrace);
    V.Initializer = add(InitialAt, StateBlock{});
  } else if (accept(TokenKind::Equal)) {
    if ((is(Name::sampler_state_) || is(Name::stateblock_state_)) &&
        ahead().is(TokenKind::LeftBrace)) {
      Diags.report(here(), Diagnostic::effect_ignored, {"state block"});
      advance();
      skipBalanced(TokenKind::LeftBrace, TokenKind::RightBrace);
      V.Initializer = add(InitialAt, StateBlock{});
    } else {
      V.Initializer = parseInitializer();
      if (V.Initializer == NodeId::None)
        return NodeId::None;
    }
  }
  return add(NameAt, V);
}

/// Returns true for a type that is a keyword of C.
bool Parser::isTypeOfC(Name Word) const {
  const llvm::StringRef Spelled = Names.spelling(Word);
  return Spelled == "int" || Spelled == "float" || Spelled == "bool" || Spelled == "double";
}

// `auto float x`, `auto struct S { ... }`: the storage class of C, before a keyword of C.
bool Parser::skipStorageAuto(Place Where) {
  if (!is(Name::auto_) || !ahead().is(TokenKind::Name))
    return false;
  const Name Word = ahead().name();
  if (Word != Name::struct_ && Word != Name::class_ && Word != Name::enum_ &&
      (Where != Place::Block || !isTypeOfC(Word)))
    return false;
  Diags.report(here(), Diagnostic::auto_is_storage);
  advance();
  return true;
}

NodeId Parser::parseParameter() {
  DeclarationStart Start;
  Start.Attributes = parseAttributes();
  skipStorageAuto(Place::Block);
  parseSpecifiers(Start.Flags);
  Start.Type = parseTypeRef(Start.Flags);
  if (Start.Type == NodeId::None || isMisspeltModifier(Start.Type))
    return NodeId::None;
  const Location NameAt = here();
  Name Word = Name::None;
  if (atName()) {
    Word = current().name();
    advance();
  }
  return parseVariableRest(Place::Block, Start, NodeId::None, Word, NameAt);
}

NodeId Parser::parseFunctionRest(const DeclarationStart &Start, NodeId Qualifier, NodeId Named,
                                 Location NameAt) {
  const TemplateHead Mine = std::exchange(Head, {});
  const Name Word = Out.get<NameRef>(Named).Word;
  if (Mine.Is)
    declareTemplate(Word);
  if (isTypeName(Word))
    declare(Word, Meaning::Function);
  Function F{Start.Attributes,
             Start.Flags,
             Mine.Parameters,
             Mine.Is,
             Start.Type,
             {},
             Qualifier,
             Named,
             {},
             {},
             0,
             NodeId::None};
  if (Exporting)
    F.Flags.add(Specifier::Export);
  ScopeGuard Scope(*this);
  const Location Open = here();
  expect(TokenKind::LeftParen, "");
  NodeVector Parameters;
  if (is(TokenKind::Name) && Names.spelling(current().name()) == "void" &&
      ahead().is(TokenKind::RightParen))
    advance();
  if (!is(TokenKind::RightParen)) {
    do {
      const NodeId P = parseParameter();
      if (P == NodeId::None)
        return NodeId::None;
      Parameters.push_back(P);
    } while (accept(TokenKind::Comma));
  }
  if (!expectClosing(TokenKind::RightParen,
                     Parameters.empty() ? "after parameters" : "or ',' after parameter", Open))
    return NodeId::None;
  F.Parameters = list(Parameters);
  F.IsConst = accept(Name::const_);
  std::optional<NodeList> Dimensions = parseDimensions();
  if (!Dimensions)
    return NodeId::None;
  F.ResultDimensions = *Dimensions;
  NodeVector Annotations;
  NodeId NoWidth = NodeId::None;
  if (!parseAnnotations(Place::Global, Annotations, NoWidth))
    return NodeId::None;
  F.Annotations = list(Annotations);
  if (is(TokenKind::LeftBrace)) {
    F.Body = parseBlock();
    if (F.Body == NodeId::None)
      return NodeId::None;
    accept(TokenKind::Semicolon);
  } else if (!expect(TokenKind::Semicolon, "or a function body after function declarator")) {
    return NodeId::None;
  }
  return add(NameAt, F);
}

std::optional<NodeList> Parser::parseDimensions() {
  NodeVector Items;
  while (accept(TokenKind::LeftBracket)) {
    NodeId Size = NodeId::None;
    if (!is(TokenKind::RightBracket)) {
      const bool Before = std::exchange(GreaterEnds, false);
      Size = parseExpression();
      GreaterEnds = Before;
      if (Size == NodeId::None)
        return std::nullopt;
    }
    if (!expect(TokenKind::RightBracket, "after array size"))
      return std::nullopt;
    Items.push_back(Size);
  }
  return list(Items);
}

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
  if (!current().is(TokenKind::Name))
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

/// Whether \p Word is a profile, as `ps` or `vs_5_0`.
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
  const AttributeInfo *Known = findAttribute(std::string_view(Names.spelling(A.Word)));
  // The arguments of an unknown attribute need not be expressions.
  if (A.IsCalled && A.Scope == Name::None && (!Known || Known->NeverCalled)) {
    skipBalanced(TokenKind::LeftParen, TokenKind::RightParen);
  } else if (accept(TokenKind::LeftParen)) {
    std::optional<NodeList> Arguments = parseArguments(TokenKind::RightParen);
    if (!Arguments)
      return false;
    A.Arguments = *Arguments;
  }
  Items.push_back(add(Where, A));
  return true;
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
