// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations of variables and functions.
#include "ParserState.h"

#include "llvm/ADT/StringExtras.h"

namespace dxil::frontend::syntax {

bool Parser::parseDeclaration(Place Where, NodeVector &Decls) {
  Nested Level(*this);
  if (Level.tooDeep())
    return false;
  return parseDeclarationAfterAttributes(Where, parseAttributes(), Decls);
}

static bool append(llvm::SmallVectorImpl<NodeId> &Decls, NodeId Node) {
  if (Node != NodeId::None)
    Decls.push_back(Node);
  return Node != NodeId::None;
}

bool Parser::parseDeclarationAfterAttributes(Place Where, NodeList Attributes, NodeVector &Decls) {
  if (reportReserved(current()))
    return false;
  // `shared` at the start of a declaration has no meaning.
  while ((Where == Place::Global || Where == Place::Constants) &&
         specifierHere() == Specifier::Shared)
    advance();
  // `[noinline];`
  if (!Attributes.empty() && is(TokenKind::Semicolon)) {
    const NodeId Nothing = add(here(), Empty{});
    advance();
    return append(Decls, add(Out.location(Nothing), Attributed{Attributes, Nothing}));
  }
  if (!Attributes.empty() && (is(Name::using_) || is(Name::template_) || is(Name::namespace_) ||
                              is(Name::_Static_assert_)))
    fail(Diagnostic::attributes_here);
  if (const std::optional<bool> Good = parseKeywordDeclaration(Where, Attributes, Decls))
    return *Good;
  return parseTypedDeclaration(Where, Attributes, Decls);
}

std::optional<bool> Parser::parseKeywordDeclaration(Place Where, NodeList Attributes,
                                                    NodeVector &Decls) {
  switch (current().name()) {
  case Name::typedef_: return parseTypedef(Decls, {}, Attributes);
  case Name::using_: return parseUsing(Decls);
  case Name::template_: return parseTemplate(Where, Decls);
  case Name::cbuffer_: return append(Decls, parseConstantBlock(Attributes));
  case Name::tbuffer_:
    if (ahead().is(TokenKind::Name) || ahead().is(TokenKind::LeftBrace))
      return append(Decls, parseConstantBlock(Attributes));
    break;
  case Name::namespace_: return append(Decls, parseNamespace());
  case Name::_Static_assert_: return append(Decls, parseStaticAssert());
  case Name::export_:
    if (ahead().is(TokenKind::LeftBrace))
      return parseExports(Decls);
    break;
  default:
    if (skipEffect())
      return true;
    break;
  }
  return std::nullopt;
}

bool Parser::parseTypedDeclaration(Place Where, NodeList Attributes, NodeVector &Decls) {
  DeclarationStart Start;
  Start.Attributes = Attributes;
  const Location First = here();
  bool IsAuto = skipStorageAuto(Where);
  parseSpecifiers(Start.Flags);
  if (!IsAuto && !Start.Flags.has(Specifier::Static) && !Start.Flags.has(Specifier::Extern) &&
      !Start.Flags.has(Specifier::Inline)) // `const auto struct S {};`
    IsAuto = skipStorageAuto(Where);
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
    const Diagnostic Id = M.isIgnoredAt(ModifierPlace::Struct)
                              ? Diagnostic::modifier_ignored_at_type
                              : Diagnostic::modifier_not_at_type;
    Diags.report(Where, Id, {llvm::StringRef(M.Word)});
  }
}

static constexpr std::pair<TokenKind, const char *> OverloadableOperators[] = {
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
    const auto *Operator = llvm::find_if(OverloadableOperators,
                                         [&](const auto &O) { return O.first == current().Kind; });
    if (Operator == std::end(OverloadableOperators))
      return fail(Diagnostic::expected_name, {"an operator that can be overloaded"});
    Word += Operator->second;
    advance();
  }
  return add(Where, NameRef{NodeId::None, 0, Names.intern(Word), 0, {}});
}

// Parses a declared name: `name`, `S::name`, `S<T>::name`, `operator+`, or `name<int>` of a
// specialization.
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
    if (is(TokenKind::Less) && Position && Source.All[Position - 1].is(TokenKind::Name)) {
      Diags.report(Source.All[Position - 1].Where, Diagnostic::unknown_type,
                   {Names.spelling(Source.All[Position - 1].name()),
                    similarType(Source.All[Position - 1].name(), false)});
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

// Parameters in parentheses.
bool Parser::parseParameters(NodeVector &Parameters) {
  const Location Open = here();
  expect(TokenKind::LeftParen, "");
  if (is(TokenKind::Name) && Names.spelling(current().name()) == "void" &&
      ahead().is(TokenKind::RightParen))
    advance();
  if (!is(TokenKind::RightParen)) {
    do {
      const NodeId P = parseParameter();
      if (P == NodeId::None)
        return false;
      Parameters.push_back(P);
    } while (accept(TokenKind::Comma));
  }
  return expectClosing(TokenKind::RightParen,
                       Parameters.empty() ? "after parameters" : "or ',' after parameter", Open);
}

NodeId Parser::parseFunctionRest(const DeclarationStart &Start, NodeId Qualifier, NodeId Named,
                                 Location NameAt) {
  const TemplateHead OwnHead = std::exchange(Head, {});
  const Name Word = Out.get<NameRef>(Named).Word;
  if (OwnHead.IsPresent)
    declareTemplate(Word);
  if (isTypeName(Word))
    declare(Word, Meaning::Function);
  Function F{Start.Attributes,
             Start.Flags,
             OwnHead.Parameters,
             OwnHead.IsPresent,
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
  NodeVector Parameters;
  if (!parseParameters(Parameters))
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

} // namespace dxil::frontend::syntax
