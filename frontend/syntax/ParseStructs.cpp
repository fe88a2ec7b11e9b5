// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations that contain declarations: structs, enums, namespaces, constant blocks, templates.
// Also aliases.
#include "ParserState.h"

#include <optional>

namespace dxil::frontend::syntax {

bool Parser::parseTemplateParameters(NodeVector &Items) {
  if (!expect(TokenKind::Less, "after 'template'"))
    return false;
  const bool Before = std::exchange(GreaterEnds, true);
  bool Good = true;
  while (Good && !is(TokenKind::Greater)) {
    const Location Where = here();
    if (is(Name::typename_) || is(Name::class_)) {
      advance();
      Name Word = Name::None;
      if (atName()) {
        Word = current().name();
        advance();
        declare(Word, Meaning::Type);
        TemplateParameters.push_back(Word);
      }
      NodeId Default = NodeId::None;
      if (accept(TokenKind::Equal)) {
        Default = parseTypeOnly();
        Good = Default != NodeId::None;
      }
      Items.push_back(add(Where, TypeParameter{Word, Default}));
    } else {
      Specifiers Flags;
      const NodeId Type = parseTypeRef(Flags);
      Good = Type != NodeId::None;
      Name Word = Name::None;
      if (Good && atName()) {
        Word = current().name();
        advance();
        declare(Word, Meaning::Value);
        TemplateParameters.push_back(Word);
      }
      NodeId Default = NodeId::None;
      if (Good && accept(TokenKind::Equal)) {
        Default = parseConditional();
        Good = Default != NodeId::None;
      }
      Items.push_back(add(Where, ValueParameter{Type, Word, Default}));
    }
    if (!accept(TokenKind::Comma))
      break;
  }
  GreaterEnds = Before;
  if (HalfShift) {
    advance();
    return Good;
  }
  return Good && expect(TokenKind::Greater, "after template parameters");
}

// After `template`: `struct S<float>;`, `float f<float>(float);`.
bool Parser::parseInstantiation(NodeVector &Decls) {
  const Location Where = here();
  if (accept(Name::struct_) || accept(Name::class_)) {
    const NodeId Named = parseNameRef();
    if (Named == NodeId::None)
      return false;
    Decls.push_back(add(Where, Instantiation{Named}));
    return expect(TokenKind::Semicolon, "after explicit instantiation");
  }
  NodeVector Functions;
  if (!parseDeclaration(Place::Global, Functions))
    return false;
  for (NodeId F : Functions)
    Decls.push_back(add(Out.location(F), Instantiation{F}));
  return true;
}

bool Parser::parseTemplate(Place Where, NodeVector &Decls) {
  advance();
  if (Where == Place::Global && !is(TokenKind::Less))
    return parseInstantiation(Decls);
  bool Good = false;
  const Name Around = std::exchange(LastTemplate, Name::None);
  {
    ScopeGuard Scope(*this);
    const size_t Outer = TemplateParameters.size();
    NodeVector Parameters;
    Good = parseTemplateParameters(Parameters);
    if (Good) {
      // Attributes as in C++: `template<...> [[vk::...]] T f();`.
      if (is(TokenKind::LeftBracket) && !ahead().is(TokenKind::LeftBracket))
        fail(Diagnostic::attributes_here);
      Head = {true, list(Parameters)};
      Good = parseDeclaration(Where, Decls);
      Head = {};
    }
    TemplateParameters.resize(Outer);
  }
  // The parameters end with the template; its name belongs to the enclosing scope.
  declare(LastTemplate, Meaning::Template);
  LastTemplate = Around;
  return Good;
}

bool Parser::parseBases(NodeVector &Bases) {
  do {
    if (current().is(TokenKind::Name) && Names.spelling(current().name()) == "public")
      advance();
    Specifiers Flags;
    const NodeId Base = parseTypeRef(Flags);
    if (Base == NodeId::None)
      return false;
    Bases.push_back(Base);
  } while (accept(TokenKind::Comma));
  return true;
}

NodeId Parser::parseStruct(NodeList Attributes, Specifiers Flags) {
  const TemplateHead OwnHead = std::exchange(Head, {});
  const bool MayDeclare = !std::exchange(InAlias, false);
  const StructKind Sort = is(Name::class_)       ? StructKind::Class
                          : is(Name::interface_) ? StructKind::Interface
                                                 : StructKind::Struct;
  advance();
  const NodeList Inner = parseAttributes(); // struct [raypayload] Payload
  const Location Where = here();
  NodeId Named = NodeId::None;
  Name Word = Name::None;
  if (atName()) {
    Word = current().name();
    if (OwnHead.IsPresent)
      declareTemplate(Word);
    Named = parseNameRef();
    if (Named == NodeId::None)
      return Named;
  }
  const bool Defines = is(TokenKind::LeftBrace) || is(TokenKind::Colon);
  if (!Defines && !(MayDeclare && is(TokenKind::Semicolon))) {
    if (Named == NodeId::None)
      return fail(Diagnostic::expected_token, {"{", "or identifier after 'struct'"});
    // `struct S s;`
    NameRef Ref = Out.get<NameRef>(Named);
    if (Ref.Qualifier != NodeId::None || Ref.Global || Ref.HasArguments)
      return Named;
    Ref.Elaborated = 1;
    noteType(Word);
    return add(Where, Ref);
  }
  // The scope of a template ends with it; its name stays.
  noteType(Word);
  declare(Word, Meaning::Type);
  Struct S{Inner.empty() ? Attributes : Inner,
           Flags,
           Sort,
           OwnHead.Parameters,
           OwnHead.IsPresent,
           Named,
           {},
           Defines,
           {}};
  if (!Defines)
    return add(Where, S);
  NodeVector Bases;
  if (accept(TokenKind::Colon) && !parseBases(Bases))
    return NodeId::None;
  NodeVector Members;
  const size_t Outer = OpenTemplates.size();
  if (OwnHead.IsPresent)
    OpenTemplates.push_back(Word);
  const bool Good = parseMembers(Members, Place::Struct);
  OpenTemplates.resize(Outer);
  if (!Good)
    return NodeId::None;
  S.Bases = list(Bases);
  S.Members = list(Members);
  return add(Where, S);
}

// Parses from the opening brace to after the closing one.
bool Parser::parseMembers(NodeVector &Members, Place Where) {
  const Location Open = here();
  if (!expect(TokenKind::LeftBrace, "before the members"))
    return false;
  std::optional<ScopeGuard> Scope;
  if (Where != Place::Constants) // whose members are names of the enclosing scope
    Scope.emplace(*this);
  while (!is(TokenKind::RightBrace)) {
    if (is(TokenKind::EndOfFile)) {
      fail(Diagnostic::unclosed_brace);
      Out.IsBroken = true;
      Diags.report(Open, Diagnostic::opened_here, {"{"});
      return true;
    }
    if (accept(TokenKind::Semicolon))
      continue;
    const size_t Before = Position;
    if (!parseDeclaration(Where, Members)) {
      skipDeclaration();
      noteUnread(Before);
    }
    if (Position == Before)
      advance();
  }
  advance();
  return true;
}

NodeId Parser::parseEnum() {
  advance();
  Enum E{Name::None, 0, NodeId::None, {}};
  E.IsClass = accept(Name::class_) || accept(Name::struct_);
  const Location Where = here();
  if (atName()) {
    E.Word = current().name();
    advance();
    declare(E.Word, Meaning::Type);
  }
  if (accept(TokenKind::Colon)) {
    Specifiers Flags;
    E.Underlying = parseTypeRef(Flags);
    if (E.Underlying == NodeId::None)
      return NodeId::None;
  }
  if (!is(TokenKind::LeftBrace)) {
    if (E.Word == Name::None || E.Underlying != NodeId::None)
      return fail(Diagnostic::expected_token, {"{", "after 'enum'"});
    return add(Where, NameRef{NodeId::None, 0, E.Word, 0, {}, 2}); // `enum E e;`
  }
  advance();
  NodeVector Items;
  while (!is(TokenKind::RightBrace)) {
    const Location ItemAt = here();
    const Name Word = expectName("enumerator name");
    if (Word == Name::None)
      return NodeId::None;
    NodeId Value = NodeId::None;
    if (accept(TokenKind::Equal)) {
      Value = parseConditional();
      if (Value == NodeId::None)
        return Value;
    }
    if (!E.IsClass)
      declare(Word, Meaning::Value);
    Items.push_back(add(ItemAt, Enumerator{Word, Value}));
    if (accept(TokenKind::Comma))
      continue;
    if (!atName())
      break;
    expect(TokenKind::Comma, "between enumerators");
  }
  if (!expect(TokenKind::RightBrace, "after enumerators"))
    return NodeId::None;
  E.Enumerators = list(Items);
  return add(Where, E);
}

bool Parser::parseTypedef(NodeVector &Decls, Specifiers Flags, NodeList Attributes) {
  advance();
  const NodeId Type = parseTypeRef(Flags);
  if (Type == NodeId::None)
    return false;
  do {
    const Location Where = here();
    const Name Word = expectName("type name");
    if (Word == Name::None)
      return false;
    std::optional<NodeList> Dimensions = parseDimensions();
    if (!Dimensions)
      return false;
    declare(Word, Meaning::Type);
    Decls.push_back(add(Where, Alias{{}, 0, Flags, Word, Type, *Dimensions, 1, Attributes}));
  } while (accept(TokenKind::Comma));
  return expect(TokenKind::Semicolon, "after typedef");
}

bool Parser::parseUsing(NodeVector &Decls) {
  const TemplateHead OwnHead = std::exchange(Head, {});
  const Location Start = here();
  advance();
  if (accept(Name::namespace_)) {
    const NodeId Named = parseNameRef();
    if (Named == NodeId::None)
      return false;
    Decls.push_back(add(Start, UsingNamespace{Named}));
    return expect(TokenKind::Semicolon, "after name");
  }
  if (ahead().is(TokenKind::Equal)) {
    const Location Where = here();
    const Name Word = expectName("type name");
    if (Word == Name::None)
      return false;
    advance();
    if (OwnHead.IsPresent)
      declareTemplate(Word);
    InAlias = true;
    const NodeId Type = parseTypeOnly();
    InAlias = false;
    if (Type == NodeId::None)
      return false;
    noteType(Word);
    declare(Word, Meaning::Type);
    Decls.push_back(
        add(Where, Alias{OwnHead.Parameters, OwnHead.IsPresent, {}, Word, Type, {}, 0}));
    return expect(TokenKind::Semicolon, "after type");
  }
  accept(Name::typename_);
  const NodeId Named = parseNameRef();
  if (Named == NodeId::None)
    return false;
  Decls.push_back(add(Start, UsingName{Named}));
  return expect(TokenKind::Semicolon, "after name");
}

NodeId Parser::parseConstantBlock(NodeList Attributes) {
  ConstantBlock B{Attributes, is(Name::tbuffer_), Name::None, {}, {}};
  advance();
  const Location Where = here();
  if (atName()) {
    B.Word = current().name();
    advance();
  }
  NodeVector Annotations;
  NodeId NoWidth = NodeId::None;
  if (!parseAnnotations(Place::Global, Annotations, NoWidth))
    return NodeId::None;
  B.Annotations = list(Annotations);
  NodeVector Members;
  if (!parseMembers(Members, Place::Constants))
    return NodeId::None;
  accept(TokenKind::Semicolon);
  B.Members = list(Members);
  return add(Where, B);
}

NodeId Parser::parseNamespace() {
  advance();
  const Location Where = here();
  Name Word = Name::None;
  if (atName()) {
    Word = current().name();
    advance();
  }
  NodeVector Members;
  if (!is(TokenKind::LeftBrace))
    return fail(Diagnostic::expected_token, {"{", "after namespace name"});
  parseMembers(Members, Place::Global);
  accept(TokenKind::Semicolon);
  return add(Where, Namespace{Word, list(Members)});
}

// `export { ... }`: every function in it is exported.
bool Parser::parseExports(NodeVector &Decls) {
  advance();
  const bool Before = std::exchange(Exporting, true);
  const bool Good = parseMembers(Decls, Place::Global);
  Exporting = Before;
  return Good;
}

NodeId Parser::parseStaticAssert() {
  const Location Where = here();
  advance();
  if (!expect(TokenKind::LeftParen, "after '_Static_assert'"))
    return NodeId::None;
  StaticAssert S{parseConditional(), NodeId::None};
  if (S.Condition == NodeId::None)
    return NodeId::None;
  if (accept(TokenKind::Comma)) {
    S.Message = parseConditional();
    if (S.Message == NodeId::None)
      return NodeId::None;
  }
  if (!expect(TokenKind::RightParen, "after condition") ||
      !expect(TokenKind::Semicolon, "after 'static_assert'"))
    return NodeId::None;
  return add(Where, S);
}

} // namespace dxil::frontend::syntax
