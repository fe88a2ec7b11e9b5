// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses types.
#include "Parser.h"

#include "../assembly/Keywords.h"

#include <algorithm>
#include <charconv>

namespace dxil::ir::parser {

using namespace ir;
using namespace assembly;

TypeId Parser::intern(const Type &Ty) {
  const TypeId Id = Shapes.intern(D.M, Ty);
  noteHeights();
  return Id;
}

// Records the nesting depth of new types. Their components precede them or have a name.
void Parser::noteHeights() {
  for (TypeId Id = TypeId(Heights.size()); Id < D.M.Types.size(); ++Id) {
    const Type &Ty = type(Id);
    uint16_t Height = 0;
    if (!Ty.Named) {
      if (Ty.Element != None)
        Height = Heights[Ty.Element];
      for (TypeId Field : D.M.fields(Ty))
        Height = std::max(Height, Heights[Field]);
    }
    Heights.push_back(uint16_t(Height + 1));
  }
}

TypeId Parser::boolLike(TypeId Id) {
  return type(Id).Kind == TypeKind::Vector ? vectorOf(I1, type(Id).Count) : I1;
}

bool Parser::isFloatOrVector(TypeId Id) const {
  const Type &Ty = type(Id);
  return Ty.isFloat() || (Ty.Kind == TypeKind::Vector && type(Ty.Element).isFloat());
}

bool Parser::isIntOrVector(TypeId Id) const {
  const Type &Ty = type(Id);
  return Ty.Kind == TypeKind::Integer ||
         (Ty.Kind == TypeKind::Vector && type(Ty.Element).Kind == TypeKind::Integer);
}

TypeId Parser::functionType(TypeId Result, std::span<const TypeId> Parameters, bool VarArg) {
  const Range Fields{uint32_t(D.M.TypePool.size()), uint32_t(Parameters.size())};
  D.M.TypePool.insert(D.M.TypePool.end(), Parameters.begin(), Parameters.end());
  return intern(
      {.Kind = TypeKind::Function, .VarArg = VarArg, .Element = Result, .Fields = Fields});
}

/// Parses a type that values can have, or metadata where it is allowed.
bool Parser::elementType(TypeId &Out, bool Metadata) {
  const size_t Start = T.Offset;
  if (!parseType(Out))
    return false;
  switch (type(Out).Kind) {
  case TypeKind::Metadata:
  case TypeKind::Label:
    if (Metadata)
      return true;
    [[fallthrough]];
  case TypeKind::Void:
  case TypeKind::Function:
    return fail(Start, ErrorCode::TypeMismatch, "a value of type " + typeName(Out),
                "a type that values can have");
  default: return true;
  }
}

// Parses a type and its suffixes: addrspace(N) and *, or parameters.
bool Parser::parseType(TypeId &Out) {
  const Nesting Level(Depth);
  if (tooDeep())
    return fail(T.Offset, ErrorCode::LimitExceeded, "types are nested too deep",
                "at most " + std::to_string(MaxNesting));
  const size_t Start = T.Offset;
  if (!parseSimpleType(Out))
    return false;
  while (true) {
    if (Heights[Out] > MaxNesting)
      return fail(Start, ErrorCode::LimitExceeded, "types are nested too deep",
                  "at most " + std::to_string(MaxNesting));
    uint32_t Space = 0;
    if (acceptWord("addrspace")) {
      if (!expect('(') || !parseNumber(Space, "an address space") || !expect(')') || !is('*'))
        return Failed ? false : unexpected("'*'");
    } else if (is('(')) {
      if (!parseFunctionType(Out, Out))
        return false;
      continue;
    } else if (!is('*')) {
      return true;
    }
    const TypeKind K = type(Out).Kind;
    if (K == TypeKind::Void || K == TypeKind::Label || K == TypeKind::Metadata)
      return fail(Start, ErrorCode::TypeMismatch, "a pointer to " + typeName(Out),
                  "a type that memory can hold");
    next();
    Out = pointerTo(Out, Space);
  }
}

bool Parser::parseSimpleType(TypeId &Out) {
  if (is(TokenKind::Local)) {
    Out = namedType(T);
    next();
    return true;
  }
  if (accept('['))
    return parseSequence(TypeKind::Array, ']', Out);
  if (accept('<')) {
    if (!is('{'))
      return parseSequence(TypeKind::Vector, '>', Out);
    Type S{.Kind = TypeKind::Struct, .Packed = true};
    if (!parseStruct(S) || !expect('>'))
      return false;
    Out = intern(S);
    return true;
  }
  if (is('{')) {
    Type S{.Kind = TypeKind::Struct};
    if (!parseStruct(S))
      return false;
    Out = intern(S);
    return true;
  }
  if (!is(TokenKind::Word))
    return unexpected("a type");
  constexpr unsigned Simple = unsigned(TypeKind::Metadata) + 1;
  if (auto Kind = valueOf<TypeKind>(T.Text, Simple, simpleTypeName)) {
    Out = intern({.Kind = *Kind});
  } else {
    uint32_t Width = 0;
    const char *End = T.Text.data() + T.Text.size();
    auto [Stop, Problem] = std::from_chars(T.Text.data() + 1, End, Width);
    if (T.Text[0] != 'i' || Problem != std::errc() || Stop != End)
      return unexpected("a type");
    if (Width < 1 || Width > (1u << 23) - 1)
      return unexpected("an integer of 1 to 8388607 bits");
    Out = integerType(Width);
  }
  next();
  return true;
}

// Parses count, x, element, and the closing bracket.
bool Parser::parseSequence(TypeKind Kind, char Close, TypeId &Out) {
  const size_t Start = T.Offset;
  Type S{.Kind = Kind};
  if (!parseNumber(S.Count, "a number of elements") || !expectWord("x") ||
      !elementType(S.Element) || !expect(Close))
    return false;
  if (Kind == TypeKind::Vector && (S.Count == 0 || S.Count > ~0u))
    return fail(Start, ErrorCode::TypeMismatch,
                "a vector of " + std::to_string(S.Count) + " elements", "1 to 4294967295");
  Out = intern(S);
  return true;
}

// Parses a struct from the brace on. Fields are added to the pool together, since their types may
// have fields too.
bool Parser::parseStruct(Type &Out) {
  std::vector<TypeId> Fields;
  if (!expect('{'))
    return false;
  while (!is('}')) {
    TypeId Field;
    if ((!Fields.empty() && !expect(',')) || !elementType(Field))
      return false;
    Fields.push_back(Field);
  }
  next();
  Out.Fields = {uint32_t(D.M.TypePool.size()), uint32_t(Fields.size())};
  D.M.TypePool.insert(D.M.TypePool.end(), Fields.begin(), Fields.end());
  return true;
}

bool Parser::parseFunctionType(TypeId Result, TypeId &Out) {
  const TypeKind K = type(Result).Kind;
  if (K == TypeKind::Function || K == TypeKind::Label || K == TypeKind::Metadata)
    return fail(T.Offset, ErrorCode::TypeMismatch, "a function that returns " + typeName(Result),
                "void or a type that values can have");
  std::vector<TypeId> Parameters;
  bool VarArg = false;
  for (next(); !is(')');) {
    if (!Parameters.empty() && !expect(','))
      return false;
    if (is(TokenKind::Dots)) {
      VarArg = true;
      next();
      break;
    }
    TypeId Parameter;
    if (!elementType(Parameter, /*Metadata=*/true))
      return false;
    Parameters.push_back(Parameter);
  }
  if (!expect(')'))
    return false;
  Out = functionType(Result, Parameters, VarArg);
  return true;
}

// ---- Types with names ---------------------------------------------------------------------------

TypeId Parser::namedType(const Token &Name) {
  const NamedType Fresh{TypeId(D.M.Types.size()), false, Name.Offset};
  bool New = false;
  TypeId Out = Fresh.Id;
  std::string_view Text;
  if (Name.isNumbered()) {
    auto [Entry, Added] = TypesByNumber.emplace(numberOf(Name), Fresh);
    Out = Entry->second.Id;
    New = Added;
  } else {
    const std::string Plain = Name.Quoted ? unescaped(Name.Text) : std::string();
    auto Entry = TypesByName.find(Name.Quoted ? std::string_view(Plain) : Name.Text);
    New = Entry == TypesByName.end();
    if (New) {
      Text = save(Name);
      TypesByName.emplace(Text, Fresh);
    } else {
      Out = Entry->second.Id;
    }
  }
  if (New)
    D.M.Types.push_back({.Kind = TypeKind::Opaque, .Named = true, .Name = Text});
  noteHeights();
  return Out;
}

// Parses %name = type { ... }, <{ ... }> or opaque
bool Parser::parseTypeDefinition() {
  const Token Name = T;
  const TypeId Id = namedType(Name);
  NamedType &Entry = Name.isNumbered() ? TypesByNumber.find(numberOf(Name))->second
                                       : TypesByName.find(type(Id).Name)->second;
  if (Entry.IsDefined)
    return fail(Name.Offset, ErrorCode::AssemblyName, tokenAt(Name.Offset) + " is defined twice");
  Entry.IsDefined = true;
  Entry.Offset = Name.Offset;
  D.NamedTypes.push_back(Id);
  next();
  if (!expect('=') || !expectWord("type"))
    return false;
  if (acceptWord("opaque"))
    return true;
  Type S{.Kind = TypeKind::Struct, .Named = true, .Name = type(Id).Name};
  S.Packed = accept('<');
  if (!is('{'))
    return unexpected("a struct or opaque");
  if (!parseStruct(S) || (S.Packed && !expect('>')))
    return false;
  D.M.Types[Id] = S;
  return true;
}

bool Parser::checkTypes() {
  if (const NamedType *First = firstUndefined(TypesByName, TypesByNumber))
    return fail(First->Offset, ErrorCode::AssemblyName, tokenAt(First->Offset) + " is not defined",
                "'%name = type ...'");
  const auto Problem = reader::containmentProblem(D.M, MaxNesting);
  if (!Problem)
    return true;
  // Reports the first definition that is part of a cycle or nested too deeply; there is one.
  size_t Offset = 0;
  auto Find = [&](const auto &Table) {
    for (const auto &[Name, Entry] : Table)
      if (Entry.Id == Problem->Contained)
        Offset = Entry.Offset;
  };
  Find(TypesByName);
  Find(TypesByNumber);
  if (Problem->IsDepth)
    return fail(Offset, ErrorCode::LimitExceeded, "types are nested too deep",
                "at most " + std::to_string(MaxNesting));
  return fail(Offset, ErrorCode::TypeTable, "a type contains itself", "a pointer between");
}

} // namespace dxil::ir::parser
