// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses metadata: nodes, debug information, attachments.
#include "Parser.h"

#include "../assembly/DwarfNames.h"
#include "../assembly/Keywords.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace dxil::ir::parser {

using namespace ir;
using namespace assembly;

// ---- References ---------------------------------------------------------------------------------

MetadataId Parser::nodeOf(uint32_t Number, size_t Offset) {
  const NumberedNode Fresh{MetadataId(D.M.Metadata.size()), false, Offset};
  auto [Entry, New] = Nodes.emplace(Number, Fresh);
  if (New)
    D.M.Metadata.emplace_back();
  return Entry->second.Id;
}

MetadataId Parser::metadataString(std::string_view Text) {
  if (auto Entry = MetadataStrings.find(Text); Entry != MetadataStrings.end())
    return Entry->second;
  Metadata N;
  N.Kind = MetadataKind::String;
  N.Text = D.M.Strings.save(Text);
  const MetadataId Id = MetadataId(D.M.Metadata.size());
  MetadataStrings.emplace(N.Text, Id);
  D.M.Metadata.push_back(N);
  return Id;
}

MetadataId Parser::valueMetadata(ValueId V) {
  auto [Entry, New] = MetadataValues.emplace(V, MetadataId(D.M.Metadata.size()));
  if (New) {
    Metadata N;
    N.Kind = MetadataKind::Value;
    N.Value = V;
    D.M.Metadata.push_back(N);
  }
  return Entry->second;
}

/// Parses the number of a node after the `!`.
bool Parser::parseNodeReference(MetadataId &Out) {
  const size_t Start = T.Offset;
  uint32_t Number = 0;
  if (!parseNumber(Number, "a node's number"))
    return false;
  Out = nodeOf(Number, Start);
  return true;
}

bool Parser::parseMetadataOperand(MetadataId &Out) {
  if (acceptWord("null")) {
    Out = None;
    return true;
  }
  if (is(TokenKind::Exclaim)) {
    next();
    if (!is(TokenKind::String))
      return parseNodeReference(Out);
    Out = metadataString(T.Quoted ? unescaped(T.Text) : std::string(T.Text));
    next();
    return true;
  }
  if (is(TokenKind::MetadataName))
    return unexpected("!, and a node's number");
  TypeId Type;
  ValueId V;
  if (!elementType(Type))
    return false;
  // Only metadata has values of opaque types, which name the types.
  if (type(Type).Kind == TypeKind::Opaque && acceptWord("undef"))
    V = addConstant({.Kind = ConstantKind::Undef}, Type);
  else if (!parseValue(Type, V))
    return false;
  Out = valueMetadata(V);
  return true;
}

uint32_t Parser::metadataKind(std::string_view Name) {
  if (auto Entry = Kinds.find(Name); Entry != Kinds.end())
    return Entry->second;
  addKind(Name);
  return uint32_t(D.M.MetadataKinds.size() - 1);
}

void Parser::addKind(std::string_view Name) {
  const std::string_view Saved = D.M.Strings.save(Name);
  if (!Saved.empty())
    Kinds.emplace(Saved, uint32_t(D.M.MetadataKinds.size()));
  D.M.MetadataKinds.push_back(Saved);
}

// Parses !name, then a node.
bool Parser::parseAttachment(Attachment &A) {
  if (!is(TokenKind::MetadataName))
    return unexpected("metadata: '!name !5'");
  A.Kind = metadataKind(T.Quoted ? unescaped(T.Text) : std::string(T.Text));
  if (A.Kind > MostMetadataKinds)
    return fail(T.Offset, ErrorCode::LimitExceeded, "too many kinds of metadata",
                std::to_string(MostMetadataKinds));
  next();
  const size_t Start = T.Offset;
  if (!parseMetadataOperand(A.Node))
    return false;
  return A.Node != None || fail(Start, ErrorCode::AssemblySyntax, "null is attached", "a node");
}

// ---- Nodes --------------------------------------------------------------------------------------

// Parses !name = !{!5, ...}
bool Parser::parseNamedMetadata() {
  NamedMetadata N;
  std::vector<MetadataId> Operands;
  N.Name = save(T);
  next();
  if (!expect('=') || !is(TokenKind::Exclaim))
    return Failed ? false : unexpected("'!{'");
  next();
  if (!expect('{'))
    return false;
  while (!is('}')) {
    const size_t Start = T.Offset;
    MetadataId Id = None;
    if ((!Operands.empty() && !expect(',')) || !parseMetadataOperand(Id))
      return false;
    if (Id == None)
      return fail(Start, ErrorCode::MetadataReference, "a named node lists null", "a node");
    Operands.push_back(Id);
  }
  next();
  N.Nodes = {uint32_t(D.M.MetadataPool.size()), uint32_t(Operands.size())};
  D.M.MetadataPool.insert(D.M.MetadataPool.end(), Operands.begin(), Operands.end());
  D.M.NamedMetadata.push_back(N);
  return true;
}

// Parses !5 = distinct !{...} or !DIName(...)
bool Parser::parseMetadata() {
  const size_t Start = T.Offset;
  uint32_t Number = 0;
  next();
  if (!parseNumber(Number, "a node's number") || !expect('='))
    return false;
  const MetadataId Id = nodeOf(Number, Start);
  if (std::exchange(Nodes.find(Number)->second.IsDefined, true))
    return fail(Start, ErrorCode::AssemblyName, "!" + std::to_string(Number) + " is defined twice");
  const bool IsDistinct = acceptWord("distinct");
  return parseNode(Id, IsDistinct);
}

bool Parser::parseNode(MetadataId Id, bool IsDistinct) {
  Metadata N;
  N.Distinct = IsDistinct;
  if (is(TokenKind::MetadataName)) {
    if (!parseDebugNode(N))
      return false;
  } else {
    if (!is(TokenKind::Exclaim))
      return unexpected("'!{' or '!' and the name of a debug node");
    next();
    if (!parseNodeOperands(N.Operands))
      return false;
  }
  D.M.Metadata[Id] = N;
  return true;
}

bool Parser::parseNodeOperands(Range &Out) {
  std::vector<MetadataId> Ops;
  if (!expect('{'))
    return false;
  while (!is('}')) {
    MetadataId Op = None;
    if ((!Ops.empty() && !expect(',')) || !parseMetadataOperand(Op))
      return false;
    Ops.push_back(Op);
  }
  next();
  Out = {uint32_t(D.M.MetadataPool.size()), uint32_t(Ops.size())};
  D.M.MetadataPool.insert(D.M.MetadataPool.end(), Ops.begin(), Ops.end());
  return true;
}

bool Parser::checkNodes() {
  const std::pair<const uint32_t, NumberedNode> *First = nullptr;
  for (const auto &Entry : Nodes)
    if (!Entry.second.IsDefined && (!First || Entry.second.Offset < First->second.Offset))
      First = &Entry;
  if (First)
    return fail(First->second.Offset, ErrorCode::AssemblyName,
                "!" + std::to_string(First->first) + " is not defined");
  for (const LocationUse &Use : LocationUses)
    if (D.M.Metadata[Use.Node].Kind != MetadataKind::Location)
      return fail(Use.Offset, ErrorCode::MetadataReference, "!dbg of a node that is no location",
                  "a DILocation");
  return true;
}

// ---- Debug information --------------------------------------------------------------------------

static std::optional<MetadataKind> debugKind(std::string_view Name) {
  static const auto ByName = [] {
    std::map<std::string_view, MetadataKind> Map;
    Map.emplace(debugLayout(MetadataKind::Location).Name, MetadataKind::Location);
    for (auto K = uint8_t(MetadataKind::GenericDebug); K <= uint8_t(MetadataKind::Module); ++K)
      Map.emplace(debugLayout(MetadataKind(K)).Name, MetadataKind(K));
    return Map;
  }();
  auto Entry = ByName.find(Name);
  return Entry == ByName.end() ? std::nullopt : std::optional(Entry->second);
}

bool Parser::parseDebugNode(Metadata &N) {
  const auto Kind = T.Quoted ? std::nullopt : debugKind(T.Text);
  if (!Kind)
    return unexpected("the name of a debug node");
  N.Kind = *Kind;
  next();
  std::vector<uint64_t> Fields;
  if (!expect('('))
    return false;
  if (N.Kind == MetadataKind::Expression ? !parseDebugExpression(Fields)
                                         : !parseDebugFields(debugLayout(N.Kind), Fields))
    return false;
  next(); // skip the bracket
  N.Fields = {uint32_t(D.M.FieldPool.size()), uint32_t(Fields.size())};
  D.M.FieldPool.insert(D.M.FieldPool.end(), Fields.begin(), Fields.end());
  return true;
}

// Parses name: value, ... in any order. Missing fields are zero. Nameless fields at the end, which
// later writers omit, are left out.
bool Parser::parseDebugFields(const DebugLayout &Layout, std::vector<uint64_t> &Fields) {
  const size_t Start = T.Offset;
  size_t Count = Layout.Fields.size();
  while (Count > Layout.Required && Layout.Fields[Count - 1].Name.empty())
    --Count;
  const size_t Single = Layout.Repeats ? Count - 1 : Count;
  std::vector<bool> IsSaid(Count);
  Fields.assign(Single, 0);
  while (!is(')')) {
    if (std::ranges::find(IsSaid, true) != IsSaid.end() && !expect(','))
      return false;
    size_t K = 0;
    while (K < Count && (!is(TokenKind::Label) || Layout.Fields[K].Name != T.Text))
      ++K;
    if (K == Count || IsSaid[K])
      return unexpected("a field of " + std::string(Layout.Name) +
                        (K == Count ? "" : " that was not there before"));
    IsSaid[K] = true;
    next();
    if (K < Single ? !parseDebugField(Layout.Fields[K], Fields[K]) : !parseDebugList(Fields))
      return false;
  }
  for (size_t K = 0; K < Single; ++K)
    if (Layout.Fields[K].Kind == FieldKind::RequiredNode && !Fields[K])
      return fail(Start, ErrorCode::MetadataRecord,
                  std::string(Layout.Name) + " without " + std::string(Layout.Fields[K].Name),
                  "'" + std::string(Layout.Fields[K].Name) + ": !5'");
  return true;
}

// Parses {!5, ...}
bool Parser::parseDebugList(std::vector<uint64_t> &Fields) {
  bool IsFirst = true;
  if (!expect('{'))
    return false;
  while (!is('}')) {
    MetadataId Op = None;
    if ((!std::exchange(IsFirst, false) && !expect(',')) || !parseMetadataOperand(Op))
      return false;
    Fields.push_back(uint64_t(Op == None ? 0 : uint64_t(Op) + 1));
  }
  next();
  return true;
}

bool Parser::parseDebugField(const DebugField &F, uint64_t &Out) {
  switch (F.Kind) {
  case FieldKind::Bool:
    Out = isWord("true");
    if (!Out && !isWord("false"))
      return unexpected("true or false");
    next();
    return true;
  case FieldKind::String: {
    if (!is(TokenKind::String))
      return unexpected("a string");
    const std::string Text = unescaped(T.Text);
    // An empty text stands for null in fields that are always printed.
    Out = Text.empty() && F.Always ? 0 : uint64_t(metadataString(Text)) + 1;
    next();
    return true;
  }
  case FieldKind::Node:
  case FieldKind::RequiredNode: {
    MetadataId Op = None;
    if (!parseMetadataOperand(Op))
      return false;
    Out = Op == None ? 0 : uint64_t(Op) + 1;
    return true;
  }
  case FieldKind::Flags: return parseDebugFlags(Out);
  default: return parseDebugNumber(F, Out);
  }
}

// Parses DIFlagA | DIFlagB | 64
bool Parser::parseDebugFlags(uint64_t &Out) {
  constexpr DebugField One{"flags", FieldKind::Flags};
  do {
    uint64_t Flag = 0;
    if (!parseDebugNumber(One, Flag))
      return false;
    Out |= Flag;
  } while (accept('|'));
  return true;
}

// Parses a number, or the name of one.
bool Parser::parseDebugNumber(const DebugField &F, uint64_t &Out) {
  if (is(TokenKind::Word)) {
    const auto Number = dwarfNumber(F.Kind, T.Text);
    if (!Number)
      return unexpected("a value of '" + std::string(F.Name) + "'");
    Out = *Number;
    next();
    return true;
  }
  if (!is(TokenKind::Number) || T.Text[0] != '-')
    return parseUnsigned(~uint64_t(0) >> (F.Kind == FieldKind::Signed), Out, "a number") &&
           (F.Kind != FieldKind::Signed || ((Out <<= 1), true));
  int64_t V = 0;
  const char *End = T.Text.data() + T.Text.size();
  auto [Stop, Problem] = std::from_chars(T.Text.data(), End, V);
  // A count with all bits set means "unknown"; assembly writes -1.
  if (Problem != std::errc() || Stop != End || (F.Kind != FieldKind::Signed && V != -1))
    return unexpected("a number");
  Out = F.Kind != FieldKind::Signed ? ~uint64_t(0) : uint64_t(~V) << 1 | 1;
  next();
  return true;
}

bool Parser::parseDebugExpression(std::vector<uint64_t> &Fields) {
  constexpr DebugField One{"expression", FieldKind::Expression};
  while (!is(')')) {
    uint64_t Word = 0;
    if ((!Fields.empty() && !expect(',')) || !parseDebugNumber(One, Word))
      return false;
    Fields.push_back(Word);
  }
  return true;
}

} // namespace dxil::ir::parser
