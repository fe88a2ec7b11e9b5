// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names, specifiers and types.
#include "ParserState.h"

#include <array>

namespace dxil::frontend::syntax {
namespace {

/// Maps each name of Names.def to its modifier, or -1.
using ModifierNumbers = std::array<int8_t, size_t(Name::FirstOther)>;

constexpr std::string_view NamedWords[] = {
    "",
#define KEYWORD(W) #W,
#include "../source/Names.def"
};

constexpr ModifierNumbers numberModifiers() {
  ModifierNumbers Numbers{};
  for (size_t N = 0; N < Numbers.size(); ++N) {
    Numbers[N] = -1;
    for (const ModifierInfo &M : AllModifiers)
      if (M.Word == NamedWords[N])
        Numbers[N] = int8_t(M.Is);
  }
  return Numbers;
}
constexpr ModifierNumbers NumberOfModifier = numberModifiers();

/// Returns true for C++ words that are not modifiers in HLSL.
bool isReserved(Name Word) {
  return Word == Name::volatile_ || Word == Name::signed_ || Word == Name::mutable_ ||
         Word == Name::friend_ || Word == Name::virtual_ || Word == Name::register_;
}

} // namespace

Name wordOf(Specifier S) {
  for (size_t N = 0; N < NumberOfModifier.size(); ++N)
    if (NumberOfModifier[N] == int8_t(S))
      return Name(N);
  return Name::None;
}

std::optional<Specifier> Parser::modifierNamed(Name Word) {
  if (Word >= Name::FirstOther || NumberOfModifier[size_t(Word)] < 0)
    return std::nullopt;
  return Specifier(NumberOfModifier[size_t(Word)]);
}

bool Parser::atReservedModifier() const {
  return isReserved(current().name()) && ahead().is(TokenKind::Name);
}

std::optional<Specifier> Parser::specifierHere() const {
  if (!current().is(TokenKind::Name))
    return std::nullopt;
  const Name Word = current().name();
  const std::optional<Specifier> S = modifierNamed(Word);
  // A word that may be a variable's name is a specifier if another word follows.
  if (!S || isKeyword(Word))
    return S;
  const Token &Next = ahead();
  if (!Next.is(TokenKind::Name) && !Next.is(TokenKind::ColonColon))
    return std::nullopt;
  if (meaning(Word) != Meaning::Unknown && !isTypeName(Next.name()) &&
      Next.name() >= Name::FirstOther)
    return std::nullopt;
  return S;
}

/// Returns true before `struct S;` or `enum E { ... }`, where a modifier has no effect.
bool Parser::tagFollows() const {
  size_t I = Position;
  while (Source.All[I].is(Name::inout_) ||
         (Source.All[I].is(TokenKind::Name) && modifierNamed(Source.All[I].name())))
    ++I;
  if (!Source.All[I].is(Name::struct_) && !Source.All[I].is(Name::class_) &&
      !Source.All[I].is(Name::enum_) && !Source.All[I].is(Name::interface_))
    return false;
  while (Source.All[I].is(TokenKind::Name))
    ++I;
  return Source.All[I].is(TokenKind::Semicolon) || Source.All[I].is(TokenKind::LeftBrace);
}

void Parser::addSpecifier(Specifiers &Flags, Specifier S, bool AfterType) {
  const ModifierInfo &M = AllModifiers[size_t(S)];
  const llvm::StringRef Word = M.Word;
  if (AfterType && !M.AfterType)
    fail(Diagnostic::modifier_behind_type, {Word});
  if (Flags.has(S) && M.Repeat == ModifierRepeat::Refused && !tagFollows())
    fail(Diagnostic::modifier_twice, {Word});
  else if (Flags.has(S) && M.Repeat == ModifierRepeat::Warned)
    Diags.report(here(), Diagnostic::modifier_repeated, {Word});
  Flags.add(S);
}

bool Parser::parseSpecifiers(Specifiers &Flags, bool AfterType) {
  bool Any = false;
  while (true) {
    const bool IsBoth = is(Name::inout_) && ahead().is(TokenKind::Name);
    if (IsBoth) {
      if (AfterType)
        fail(Diagnostic::modifier_behind_type, {"inout"});
      if ((Flags.has(Specifier::In) || Flags.has(Specifier::Out)) && !tagFollows())
        fail(Diagnostic::modifier_twice, {"inout"});
      Flags.add(Specifier::In);
      Flags.add(Specifier::Out);
    } else if (atReservedModifier()) {
      fail(Diagnostic::reserved_keyword, {Names.spelling(current().name())});
    } else if (std::optional<Specifier> S = specifierHere()) {
      addSpecifier(Flags, *S, AfterType);
    } else {
      break;
    }
    advance();
    Any = true;
  }
  return Any;
}

// `unsigned int3`: one name.
NodeId Parser::parseUnsigned() {
  const Location Where = here();
  advance();
  while (is(Name::unsigned_)) {
    Diags.report(here(), Diagnostic::modifier_repeated, {"unsigned"});
    advance();
  }
  const Name Word = current().is(TokenKind::Name) ? current().name() : Name::None;
  if (Names.spelling(Word).starts_with("min16uint") && isTypeName(Word))
    return parseNameRef();
  // Integer words without a sign of their own; the rest of the name is the shape.
  for (llvm::StringRef Integer :
       {"min16int", "int64_t", "int32_t", "int16_t", "dword", "uint", "int"}) {
    llvm::StringRef Shape = Names.spelling(Word);
    if (!Shape.consume_front(Integer))
      continue;
    const std::string Signed = Integer == "dword" || Integer == "uint" ? "int" : Integer.str();
    const Name N = Names.intern((Signed == "min16int" ? "min16uint" : "u" + Signed) + Shape.str());
    if (!isTypeName(N))
      break;
    advance();
    return add(Where, NameRef{NodeId::None, 0, N, 0, {}});
  }
  if (Word != Name::None && isTypeName(Word))
    fail(Diagnostic::unsigned_type, {Names.spelling(Word)});
  else
    fail(Diagnostic::unsigned_alone);
  return NodeId::None;
}

// `auto x = y;`: the type comes from the initializer.
NodeId Parser::parseAuto() {
  if (Opts.Language < LanguageVersion::v202x)
    fail(Diagnostic::auto_is_new);
  const Location Where = here();
  advance();
  return add(Where, NameRef{NodeId::None, 0, Name::auto_, 0, {}});
}

bool Parser::beginsTemplateArguments(Name Word, bool IsQualified) {
  return is(TokenKind::Less) && isTemplateName(Word, IsQualified);
}

/// Returns true if \p Named, a name or a type, depends on a parameter of an enclosing template. The
/// name of a template does not, inside of the template itself.
bool Parser::isDependent(NodeId Named) const {
  if (Out.is(Named, NodeKind::TypeRef))
    return isDependent(Out.get<TypeRef>(Named).Named);
  if (!Out.is(Named, NodeKind::NameRef))
    return false;
  const auto N = Out.get<NameRef>(Named);
  if (llvm::is_contained(OpenTemplates, N.Word))
    return false;
  if (llvm::is_contained(TemplateParameters, N.Word))
    return true;
  for (size_t I = 0; I < N.Arguments.Count; ++I)
    if (isDependent(Out.item(N.Arguments, I)))
      return true;
  return false;
}

NodeId Parser::parseNameRef() {
  Nested Level(*this);
  if (Level.tooDeep())
    return NodeId::None;
  uint32_t Global = is(TokenKind::ColonColon);
  if (Global)
    advance();
  NodeId Qualifier = NodeId::None;
  bool ReportedTemplate = false;
  while (true) {
    const Location Where = here();
    const Name Word = expectName("identifier");
    if (Word == Name::None)
      return NodeId::None;
    NameRef Ref{Qualifier, Global, Word, 0, {}};
    if (beginsTemplateArguments(Word, Global || Qualifier != NodeId::None)) {
      if (!ReportedTemplate && Qualifier != NodeId::None && isDependent(Qualifier))
        Diags.report(Where, Diagnostic::template_word_missing, {Names.spelling(Word)});
      std::optional<NodeList> Arguments = parseTemplateArguments();
      if (!Arguments)
        return NodeId::None;
      Ref.HasArguments = 1;
      Ref.Arguments = *Arguments;
    } else if (Word == Name::__builtin_LinAlgMatrix_ && is(TokenKind::LeftBracket) &&
               ahead().is(TokenKind::LeftBracket)) {
      std::optional<NodeList> Arguments = parseMatrixAttributes();
      if (!Arguments)
        return NodeId::None;
      Ref.HasArguments = 1;
      Ref.Arguments = *Arguments;
    }
    const NodeId Node = add(Where, Ref);
    if (HalfShift || !is(TokenKind::ColonColon))
      return Node;
    advance();
    ReportedTemplate = accept(Name::template_);
    if (is(Name::operator_))
      return fail(Diagnostic::expected_name, {"identifier after '::'"});
    Qualifier = Node;
    Global = 0;
  }
}

std::optional<NodeList> Parser::parseTemplateArguments() {
  expect(TokenKind::Less, "");
  const bool Before = GreaterEnds;
  GreaterEnds = true;
  NodeVector Items;
  bool Good = true;
  if (!accept(TokenKind::Greater)) {
    do {
      const NodeId Item = parseTemplateArgument();
      Good = Item != NodeId::None;
      if (Good)
        Items.push_back(Item);
    } while (Good && accept(TokenKind::Comma));
    // Inner arguments took the first half of a `>>`; the second half ends these.
    if (Good && HalfShift)
      advance();
    else if (Good)
      Good = expect(TokenKind::Greater, "after template arguments");
  }
  GreaterEnds = Before;
  if (!Good)
    return std::nullopt;
  return list(Items);
}

// `[[__LinAlgMatrix_Attributes(component, rows, columns, use, scope)]]`: the type's arguments.
std::optional<NodeList> Parser::parseMatrixAttributes() {
  advance();
  advance();
  if (!accept(Name::__LinAlgMatrix_Attributes_)) {
    fail(Diagnostic::expected_name, {"the attribute __LinAlgMatrix_Attributes"});
    return std::nullopt;
  }
  if (!expect(TokenKind::LeftParen, "before the matrix's attributes"))
    return std::nullopt;
  std::optional<NodeList> Arguments = parseArguments(TokenKind::RightParen);
  if (!Arguments || !expect(TokenKind::RightBracket, "after attribute") ||
      !expect(TokenKind::RightBracket, "after attribute"))
    return std::nullopt;
  return Arguments;
}

/// Returns true if the name here is an operand, although it may be a type's: `is_same<T, U>::value
/// && B`.
bool Parser::beginsValue() const {
  switch (Source.All[endOfNameRef()].Kind) {
  case TokenKind::AmpAmp:
  case TokenKind::PipePipe:
  case TokenKind::EqualEqual:
  case TokenKind::ExclaimEqual:
  case TokenKind::LessEqual:
  case TokenKind::GreaterEqual:
  case TokenKind::Less:
  case TokenKind::Plus:
  case TokenKind::Minus:
  case TokenKind::Star:
  case TokenKind::Slash:
  case TokenKind::Percent:
  case TokenKind::Caret:
  case TokenKind::Amp:
  case TokenKind::Pipe:
  case TokenKind::LessLess:
  case TokenKind::Question: return true;
  default: return false;
  }
}

NodeId Parser::parseTemplateArgument() {
  if (atType() && !(isTypeName(current().name()) && ahead().is(TokenKind::LeftParen)) &&
      !beginsValue())
    return parseTypeOnly();
  return parseAssignment();
}

bool Parser::atType() const {
  if (!current().is(TokenKind::Name))
    return is(TokenKind::ColonColon);
  const Name Word = current().name();
  if (Word == Name::struct_ || Word == Name::class_ || Word == Name::enum_ ||
      Word == Name::typename_ || Word == Name::unsigned_ || Word == Name::signed_ ||
      Word == Name::const_ || Word == Name::volatile_ || Word == Name::auto_)
    return true;
  if (specifierHere() || atReservedModifier() ||
      (Word == Name::inout_ && ahead().is(TokenKind::Name)))
    return true;
  if (isKeyword(Word))
    return false;
  if (!ahead().is(TokenKind::ColonColon))
    return isTypeName(Word);
  // A qualified name is a type if its last word is declared as one anywhere.
  size_t I = Position;
  while (I + 2 < Source.All.size() && Source.All[I + 1].is(TokenKind::ColonColon))
    I += 2;
  const Name Last = Source.All[I].name();
  return Last != Name::None && AllTypes.contains(Last);
}

NodeId Parser::parseTypeRef(Specifiers &Flags) {
  Nested Level(*this);
  if (Level.tooDeep())
    return NodeId::None;
  std::optional<Specifier> Order = PackOrder;
  parseSpecifiers(Flags);
  const Location Where = here();
  NodeId Named = NodeId::None;
  const bool IsQualified = accept(Name::typename_);
  if (is(Name::struct_) || is(Name::class_) ||
      (is(Name::interface_) && ahead().is(TokenKind::Name)))
    Named = parseStruct({}, {});
  else if (is(Name::enum_))
    Named = parseEnum();
  else if (is(Name::unsigned_))
    Named = parseUnsigned();
  else if (is(Name::auto_))
    Named = parseAuto();
  else if (atName() || is(TokenKind::ColonColon))
    Named = parseNameRef();
  else
    return fail(Diagnostic::expected_type);
  if (Named == NodeId::None)
    return NodeId::None;
  if (IsQualified &&
      !(Out.is(Named, NodeKind::NameRef) &&
        (Out.get<NameRef>(Named).Qualifier != NodeId::None || Out.get<NameRef>(Named).Global)))
    Diags.report(Where, Diagnostic::typename_unqualified);
  // A `#pragma pack_matrix` among template arguments applies to the type with these arguments.
  if (Out.is(Named, NodeKind::NameRef) && Out.get<NameRef>(Named).Arguments.Count)
    Order = PackOrder;
  if (Order)
    Flags.add(*Order);
  parseSpecifiers(Flags, /*AfterType=*/true);
  if (!HalfShift && (is(TokenKind::Star) || is(TokenKind::Amp)) &&
      (ahead().is(TokenKind::Name) || ahead().is(TokenKind::Comma) ||
       ahead().is(TokenKind::RightParen)))
    return reportPointer();
  return add(Where, TypeRef{Named, Flags});
}

NodeId Parser::parseTypeOnly() {
  Specifiers Flags;
  const Location Where = here();
  NodeId Type = parseTypeRef(Flags);
  if (Type == NodeId::None)
    return Type;
  std::optional<NodeList> Dimensions = HalfShift ? NodeList() : parseDimensions();
  if (!Dimensions)
    return NodeId::None;
  // The last dimension is the innermost array's.
  for (size_t I = Dimensions->Count; I-- > 0;)
    Type = add(Where, ArrayType{Type, Out.item(*Dimensions, I)});
  return Type;
}

} // namespace dxil::frontend::syntax
