// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses the top level of a module. Has the helpers of all other files: tokens, errors, numbers,
// names.
#include "Layout.h"
#include "Parser.h"

#include <dxil/generated/MetadataNames.h>

#include "../assembly/Keywords.h"

#include <dxil/module/Assembly.h>
#include <dxil/module/ModuleCheck.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace dxil::ir::parser {

using namespace ir;
using namespace assembly;

Parser::Parser(std::string_view Text, const ParseOptions &Options)
    : L(Text), MaxNesting(std::min(Options.MaxNesting, 253u)) {
  Void = intern({.Kind = TypeKind::Void});
  I1 = integerType(1);
  I32 = integerType(32);
  MetadataType = intern({.Kind = TypeKind::Metadata});
  intern({.Kind = TypeKind::Label}); // branches need the label type, though no text mentions it
  for (std::string_view Kind : md::FixedKinds)
    addKind(Kind);
}

// ---- Errors and tokens --------------------------------------------------------------------------

bool Parser::fail(size_t Offset, ErrorCode Code, std::string Message, std::string Expected) {
  if (std::exchange(Failed, true))
    return false;
  const std::string_view Before = L.text().substr(0, Offset);
  const size_t LineBegin = Before.rfind('\n');
  Failure.Code = Code;
  Failure.Line = uint32_t(1 + std::ranges::count(Before, '\n'));
  Failure.Column = uint32_t(LineBegin == std::string_view::npos ? Offset + 1 : Offset - LineBegin);
  Failure.Message = std::move(Message);
  Failure.Expected = std::move(Expected);
  return false;
}

/// Returns the token at a position, in quotes.
std::string Parser::tokenAt(size_t Offset) const {
  constexpr size_t Most = 40;
  const std::string_view From = L.text().substr(Offset);
  const Token Next = Lexer(From).next();
  const size_t Size = size_t(Next.Text.data() - From.data()) + Next.Text.size() +
                      (Next.Quoted && Next.Kind != TokenKind::MetadataName);
  std::string Out = "'";
  for (char C : From.substr(0, std::min(Most, std::max<size_t>(Size, 1))))
    Out += C >= 0x20 && C < 0x7f ? C : '?';
  return Out + "'";
}

bool Parser::unexpected(std::string_view Expected) {
  if (is(TokenKind::End))
    return fail(T.Offset, ErrorCode::AssemblySyntax, "the text ends", std::string(Expected));
  if (is(TokenKind::Bad) && L.text()[T.Offset] == '"')
    return fail(T.Offset, ErrorCode::AssemblySyntax, "a string has no end", "'\"'");
  return fail(T.Offset, ErrorCode::AssemblySyntax, tokenAt(T.Offset), std::string(Expected));
}

bool Parser::expect(char C) {
  return accept(C) || unexpected(std::string("'") + C + "'");
}

bool Parser::expectWord(std::string_view W) {
  return acceptWord(W) || unexpected(std::string("'").append(W) + "'");
}

std::string Parser::typeName(TypeId Id) {
  constexpr size_t Most = 100;
  std::string Text = TypePrinter(D.M).text(Id);
  if (Text.size() > Most)
    Text.replace(Most, std::string::npos, "...");
  return Text;
}

std::string_view Parser::save(const Token &Name) {
  return D.M.Strings.save(Name.Quoted ? unescaped(Name.Text) : std::string(Name.Text));
}

bool Parser::parseString(std::string_view &Out) {
  if (!is(TokenKind::String))
    return unexpected("a string");
  Out = save(T);
  next();
  return true;
}

bool Parser::parseUnsigned(uint64_t Max, uint64_t &Out, std::string_view Subject) {
  if (!is(TokenKind::Number))
    return unexpected(Subject);
  const char *End = T.Text.data() + T.Text.size();
  auto [Stop, Problem] = std::from_chars(T.Text.data(), End, Out);
  if (Problem != std::errc() || Stop != End || Out > Max)
    return unexpected(std::string(Subject) + ", at most " + std::to_string(Max));
  next();
  return true;
}

bool Parser::parseAlignment(uint32_t &Out) {
  const size_t Start = T.Offset;
  if (!parseNumber(Out, "an alignment"))
    return false;
  if (std::has_single_bit(Out) && Out <= 1u << 29)
    return true;
  return fail(Start, ErrorCode::AssemblySyntax, "alignment " + std::to_string(Out),
              "a power of two up to 2^29");
}

// ---- Top level ----------------------------------------------------------------------------------

bool Parser::run() {
  next();
  while (!is(TokenKind::End))
    if (!parseTopLevel())
      return false;
  return checkTypes() && checkGlobals() && checkGroups() && checkNodes();
}

bool Parser::parseTopLevel() {
  switch (T.Kind) {
  case TokenKind::Local: return parseTypeDefinition();
  case TokenKind::Global: return parseGlobalOrAlias();
  case TokenKind::Exclaim: return parseMetadata();
  case TokenKind::MetadataName: return parseNamedMetadata();
  case TokenKind::Word:
    if (acceptWord("target"))
      return parseTarget();
    if (acceptWord("module"))
      return parseModuleAsm();
    if (acceptWord("declare"))
      return parseFunction(true);
    if (acceptWord("define"))
      return parseFunction(false);
    if (acceptWord("attributes"))
      return parseGroup();
    [[fallthrough]];
  default:
    return unexpected("a definition: target, module asm, %type, @global, declare, define, "
                      "attributes or !metadata");
  }
}

bool Parser::parseTarget() {
  const bool IsLayout = isWord("datalayout");
  if (!IsLayout && !isWord("triple"))
    return unexpected("datalayout or triple");
  next();
  if (!expect('='))
    return false;
  const size_t LineEnd = size_t(T.Text.data() - L.text().data()) + T.Text.size() + 1;
  return parseString(IsLayout ? D.M.DataLayout : D.M.Triple) && (IsLayout || parseKinds(LineEnd));
}

// Parses the comment with the names of all metadata kinds in the line after the triple.
bool Parser::parseKinds(size_t Offset) {
  std::string_view Line = L.text().substr(std::min(Offset, L.text().size()));
  if (!Line.starts_with('\n') || !Line.substr(1).starts_with(KindsMark))
    return true;
  if (!D.M.Attachments.empty())
    return fail(Offset + 1, ErrorCode::AssemblySyntax, "kinds of metadata behind what has one",
                "them before all functions");
  Offset += 1 + KindsMark.size();
  Line = L.text().substr(0, L.text().find('\n', Offset));
  Lexer Words(Line, Offset);
  D.M.MetadataKinds.clear();
  Kinds.clear();
  for (Token Name = Words.next(); Name.Kind != TokenKind::End; Name = Words.next()) {
    if (Name.Kind != TokenKind::String)
      return fail(Name.Offset, ErrorCode::AssemblySyntax, tokenAt(Name.Offset),
                  "the name of a kind of metadata in quotes");
    addKind(unescaped(Name.Text));
    if (D.M.MetadataKinds.size() > MostMetadataKinds)
      return fail(Name.Offset, ErrorCode::LimitExceeded, "too many kinds of metadata",
                  std::to_string(MostMetadataKinds));
  }
  return true;
}

// Parses module-level assembly. Each occurrence is one line of a single text.
bool Parser::parseModuleAsm() {
  std::string_view Line;
  if (!expectWord("asm") || !parseString(Line))
    return false;
  std::string All(D.M.InlineAsm);
  if (!All.empty() && All.back() != '\n')
    All += '\n';
  D.M.InlineAsm = D.M.Strings.save(All.append(Line));
  return true;
}

// ---- Globals ------------------------------------------------------------------------------------

bool Parser::parseLinkage(Linkage &Out, uint8_t &Visibility, uint8_t &Storage, bool &IsExternal) {
  constexpr unsigned Linkages = unsigned(Linkage::AvailableExternally) + 1;
  IsExternal = false;
  for (; is(TokenKind::Word); next()) {
    if (T.Text == "external" || T.Text == "default")
      IsExternal |= T.Text == "external";
    else if (auto Value = valueOf<Linkage>(T.Text, Linkages, linkageName))
      Out = *Value;
    else if (auto Seen = valueOf<uint8_t>(T.Text, 3, visibilityName))
      Visibility = *Seen;
    else if (auto Class = valueOf<uint8_t>(T.Text, 3, storageName))
      Storage = *Class;
    else
      break;
  }
  return true;
}

// Parses @name = linkage visibility storage, then `alias`, or words of a global and `constant` or
// `global`
bool Parser::parseGlobalOrAlias() {
  const Token Name = T;
  Global G;
  bool IsExternal = false;
  next();
  if (!expect('=') || !parseLinkage(G.Linkage, G.Visibility, G.DllStorage, IsExternal))
    return false;
  if (acceptWord("alias"))
    return parseAlias(Name, G);
  if (acceptWord("thread_local")) {
    G.ThreadLocal = 1;
    if (accept('(')) {
      auto Model =
          is(TokenKind::Word) ? valueOf<uint8_t>(T.Text, 5, threadModelName) : std::nullopt;
      if (!Model)
        return unexpected("localdynamic, initialexec or localexec");
      G.ThreadLocal = *Model;
      next();
      if (!expect(')'))
        return false;
    }
  }
  G.UnnamedAddr = acceptWord("unnamed_addr");
  if (acceptWord("addrspace") &&
      (!expect('(') || !parseNumber(G.AddressSpace, "an address space") || !expect(')')))
    return false;
  G.ExternallyInitialized = acceptWord("externally_initialized");
  G.IsConstant = isWord("constant");
  if (!G.IsConstant && !isWord("global"))
    return unexpected("constant, global or alias, or a word before it");
  next();
  return parseGlobal(IsExternal ? None : 0, Name, G);
}

// Returns true if a global's initializer follows, false if the next definition does.
bool Parser::beginsInitializer() {
  switch (T.Kind) {
  case TokenKind::Word:
    return T.Text != "declare" && T.Text != "define" && T.Text != "attributes" &&
           T.Text != "target" && T.Text != "module";
  case TokenKind::Global: {
    Lexer Ahead = L;
    const Token Next = Ahead.next();
    return Next.Kind != TokenKind::Punctuation || Next.Text != "=";
  }
  case TokenKind::ByteString:
  case TokenKind::Number: return true;
  default: return is('[') || is('<') || is('{');
  }
}

bool Parser::parseGlobal(ValueId Initialized, const Token &Name, Global G) {
  if (!elementType(G.ValueType))
    return false;
  const TypeId Pointer = pointerTo(G.ValueType, G.AddressSpace);
  if (!defineGlobal(Name, ValueKind::Global, Pointer, D.M.Globals.size(), G.Self))
    return false;
  if (Initialized != None && beginsInitializer() && !parseValue(G.ValueType, G.Initializer))
    return false;
  while (accept(','))
    if (!parseGlobalTail(G))
      return false;
  D.M.Globals.push_back(G);
  return true;
}

bool Parser::parseGlobalTail(Global &G) {
  if (acceptWord("section"))
    return parseString(G.Section);
  if (acceptWord("align"))
    return parseAlignment(G.Alignment);
  return unexpected("section or align");
}

bool Parser::parseAlias(const Token &Name, const Global &Words) {
  Alias A{.Visibility = Words.Visibility, .Linkage = Words.Linkage};
  const size_t Start = T.Offset;
  if (!parseTypedValue(A.Aliasee))
    return false;
  const TypeId Pointer = typeOf(A.Aliasee);
  if (type(Pointer).Kind != TypeKind::Pointer)
    return fail(Start, ErrorCode::TypeMismatch, "an alias of " + typeName(Pointer), "a pointer");
  A.AddressSpace = type(Pointer).AddressSpace;
  if (!defineGlobal(Name, ValueKind::Alias, Pointer, D.M.Aliases.size(), A.Self))
    return false;
  D.M.Aliases.push_back(A);
  return true;
}

// ---- Names of globals ---------------------------------------------------------------------------

// Returns the number of a name. Returns the largest number, which is never defined, if it is too
// large.
uint64_t Parser::numberOf(const Token &Name) {
  uint64_t Number = ~uint64_t(0);
  std::from_chars(Name.Text.data(), Name.Text.data() + Name.Text.size(), Number);
  return Number;
}

// Returns the symbol table entry of a name. Creates a forward reference of this type if the name is
// not defined yet.
Parser::NamedValue &Parser::entryOf(Scope &In, const Token &Name, TypeId Type, ValueKind Kind) {
  NamedValue Fresh{ValueId(D.M.Values.size()), {}, false, Name.Offset};
  NamedValue *Entry = nullptr;
  bool New = false;
  if (Name.isNumbered()) {
    auto [Inserted, Added] = In.ByNumber.emplace(numberOf(Name), Fresh);
    Entry = &Inserted->second;
    New = Added;
  } else {
    const std::string Text = Name.Quoted ? unescaped(Name.Text) : std::string();
    auto Existing = In.ByName.find(Name.Quoted ? std::string_view(Text) : Name.Text);
    New = Existing == In.ByName.end();
    if (New) {
      Fresh.Name = save(Name);
      Existing = In.ByName.emplace(Fresh.Name, Fresh).first;
    }
    Entry = &Existing->second;
  }
  if (New)
    D.M.Values.push_back({Kind, Type, None});
  return *Entry;
}

bool Parser::globalReference(const Token &Name, TypeId Type, ValueId &Out) {
  Out = entryOf(Globals, Name, Type, ValueKind::Global).Id;
  return needsType(Out, Type, Name.Offset);
}

bool Parser::defineGlobal(const Token &Name, ValueKind Kind, TypeId Type, size_t Index,
                          ValueId &Out) {
  if (Name.isNumbered() && numberOf(Name) != Globals.Next++)
    return fail(Name.Offset, ErrorCode::AssemblyName, "@" + std::string(Name.Text.substr(0, 20)),
                "@" + std::to_string(Globals.Next - 1) + ", the next number");
  NamedValue &Entry = entryOf(Globals, Name, Type, Kind);
  Out = Entry.Id;
  if (std::exchange(Entry.IsDefined, true))
    return fail(Name.Offset, ErrorCode::AssemblyName, tokenAt(Name.Offset) + " is defined twice");
  if (!needsType(Out, Type, Entry.Offset))
    return false;
  D.M.Values[Out].Kind = Kind;
  D.M.Values[Out].Index = uint32_t(Index);
  if (!Entry.Name.empty())
    D.M.setName(Out, Entry.Name);
  return true;
}

bool Parser::checkGlobals() {
  const NamedValue *First = firstUndefined(Globals.ByName, Globals.ByNumber);
  return !First ||
         fail(First->Offset, ErrorCode::AssemblyName, tokenAt(First->Offset) + " is not defined");
}

} // namespace dxil::ir::parser

namespace dxil::ir {

Result<ir::Module> parseAssembly(std::string_view Text, const ParseOptions &Options) {
  const uint64_t Most = std::min(Options.MaxBytes, uint64_t(1) << 31);
  if (Text.size() > Most) {
    Error E;
    E.Code = ErrorCode::LimitExceeded;
    E.Line = E.Column = 1;
    E.Message = "the text has " + std::to_string(Text.size()) + " bytes";
    E.Expected = "at most " + std::to_string(Most);
    return E;
  }
  parser::Parser P(Text, Options);
  if (!P.run())
    return P.error();
  return parser::layOut(P.take());
}

} // namespace dxil::ir
