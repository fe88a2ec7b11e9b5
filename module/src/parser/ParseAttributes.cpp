// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses attributes and their groups.
#include "Parser.h"

#include "../assembly/Keywords.h"

namespace dxil::ir::parser {

using namespace ir;
using namespace assembly;

// Parses "key", "key"="value", or a keyword. A number follows the keyword as word=N in a group, and
// as word(N) or align N elsewhere.
bool Parser::parseAttribute(Attribute &A, bool InGroup, bool &IsFound) {
  IsFound = true;
  if (is(TokenKind::String)) {
    if (!parseString(A.Key))
      return false;
    A.HasValue = accept('=');
    return !A.HasValue || parseString(A.Text);
  }
  A.Kind = is(TokenKind::Word) ? attributeOf(T.Text) : 0;
  if (!A.Kind) {
    IsFound = false;
    return true;
  }
  const bool IsAlign = T.Text == "align";
  next();
  const bool InBrackets = !InGroup && !IsAlign;
  A.HasValue = InGroup ? accept('=') : IsAlign || accept('(');
  return !A.HasValue ||
         (parseNumber(A.Value, "an attribute's number") && (!InBrackets || expect(')')));
}

/// Parses the attributes at this place, and `#5` for those of a function.
bool Parser::parseAttributes(uint32_t Parameter, AttributeUse &Use) {
  AttributeUse::Place P{Parameter, {uint32_t(D.M.Attributes.size()), 0}};
  while (true) {
    if (Parameter == FunctionIndex && is(TokenKind::Group)) {
      if (Use.Group != None)
        return unexpected("one group of attributes");
      Use.GroupAt = T.Offset;
      const uint64_t Number = numberOf(T);
      if (Number >= None)
        return unexpected("the number of a group");
      Use.Group = uint32_t(Number);
      next();
      continue;
    }
    // A function's alignment is no attribute.
    if (Parameter == FunctionIndex && isWord("align"))
      break;
    Attribute A;
    bool IsFound = false;
    if (!parseAttribute(A, /*InGroup=*/false, IsFound))
      return false;
    if (!IsFound)
      break;
    D.M.Attributes.push_back(A);
    ++P.Attributes.Count;
  }
  if (P.Attributes.Count)
    Use.Places.push_back(P);
  return true;
}

// Parses attributes #5 = { ... }
bool Parser::parseGroup() {
  if (!is(TokenKind::Group) || numberOf(T) >= None)
    return unexpected("the number of a group");
  const Token Name = T;
  Range Added{uint32_t(D.M.Attributes.size()), 0};
  next();
  if (!expect('=') || !expect('{'))
    return false;
  while (!is('}')) {
    Attribute A;
    bool IsFound = false;
    if (!parseAttribute(A, /*InGroup=*/true, IsFound))
      return false;
    if (!IsFound)
      return unexpected("an attribute");
    D.M.Attributes.push_back(A);
    ++Added.Count;
  }
  next();
  if (D.Groups.emplace(uint32_t(numberOf(Name)), Added).second)
    return true;
  return fail(Name.Offset, ErrorCode::AssemblyName, tokenAt(Name.Offset) + " is defined twice");
}

bool Parser::checkGroups() {
  for (const AttributeUse &Use : D.AttributeUses)
    if (Use.Group != None && !D.Groups.contains(Use.Group))
      return fail(Use.GroupAt, ErrorCode::AssemblyName, tokenAt(Use.GroupAt) + " is not defined",
                  "'attributes #" + std::to_string(Use.Group) + " = { ... }'");
  return true;
}

/// Returns the index of an equal use, or None if there are no attributes.
uint32_t Parser::addUse(AttributeUse Use) {
  if (Use.empty())
    return None;
  std::string Key = std::to_string(Use.Group);
  for (const AttributeUse::Place &P : Use.Places) {
    Key.append("/").append(std::to_string(P.Parameter));
    for (uint32_t I = 0; I < P.Attributes.Count; ++I)
      addContent(Key, D.M.Attributes[P.Attributes.First + I]);
  }
  auto [Entry, New] = UsesByContent.emplace(std::move(Key), uint32_t(D.AttributeUses.size()));
  if (New)
    D.AttributeUses.push_back(std::move(Use));
  return Entry->second;
}

} // namespace dxil::ir::parser
