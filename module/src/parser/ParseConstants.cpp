// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses values of a known type: names, numbers, aggregates. ParseExpressions.cpp parses constant
// expressions.
#include "Parser.h"

#include "../assembly/Keywords.h"

#include <algorithm>
#include <charconv>

namespace dxil::ir::parser {

using namespace ir;
using namespace assembly;

// ---- The table ----------------------------------------------------------------------------------

/// Returns the constant equal to C. Adds it if there is none.
ValueId Parser::addConstant(Constant C, TypeId Type, std::span<const ValueId> Ops,
                            std::span<const uint64_t> Words) {
  const ValueId Next = ValueId(D.M.Values.size());
  const bool IsSimple = C.Kind <= ConstantKind::Float && C.Kind != ConstantKind::WideInteger;
  if (IsSimple) {
    auto [Entry, New] = SimpleConstants.emplace(std::tuple(Type, uint8_t(C.Kind), C.Bits), Next);
    if (!New)
      return Entry->second;
  } else {
    std::string Key;
    addContent(Key, C, Type, Ops, Words);
    auto [Entry, New] = OtherConstants.emplace(std::move(Key), Next);
    if (!New)
      return Entry->second;
  }
  C.Self = Next;
  C.Operands = {uint32_t(D.M.OperandPool.size()), uint32_t(Ops.size())};
  C.Words = {uint32_t(D.M.WordPool.size()), uint32_t(Words.size())};
  D.M.OperandPool.insert(D.M.OperandPool.end(), Ops.begin(), Ops.end());
  D.M.WordPool.insert(D.M.WordPool.end(), Words.begin(), Words.end());
  D.M.Values.push_back({ValueKind::Constant, Type, uint32_t(D.M.Constants.size())});
  D.M.Constants.push_back(C);
  return Next;
}

ValueId Parser::integerConstant(TypeId Type, uint64_t Bits) {
  if (!Bits)
    return addConstant({.Kind = ConstantKind::Null}, Type);
  return addConstant({.Kind = ConstantKind::Integer, .Bits = Bits}, Type);
}

bool Parser::needsType(ValueId V, TypeId Type, size_t Offset) {
  return typeOf(V) == Type || fail(Offset, ErrorCode::TypeMismatch,
                                   "a value of type " + typeName(typeOf(V)), typeName(Type));
}

// ---- Values -------------------------------------------------------------------------------------

bool Parser::parseTypedValue(ValueId &Out) {
  TypeId Type;
  return elementType(Type) && parseValue(Type, Out);
}

bool Parser::parseValue(TypeId Type, ValueId &Out) {
  if (is(TokenKind::Global) || (is(TokenKind::Local) && InFunction)) {
    const Token Name = T;
    next();
    return Name.Kind == TokenKind::Global ? globalReference(Name, Type, Out)
                                          : localReference(Name, Type, Out);
  }
  const Nesting Level(Depth);
  if (tooDeep())
    return fail(T.Offset, ErrorCode::LimitExceeded, "constants are nested too deep",
                "at most " + std::to_string(MaxNesting));
  return parseConstant(Type, Out);
}

bool Parser::parseConstant(TypeId Type, ValueId &Out) {
  if (is(TokenKind::Number))
    return parseNumberConstant(Type, Out);
  if (is(TokenKind::ByteString))
    return parseByteString(Type, Out);
  if (is('[') || is('<') || is('{'))
    return parseAggregate(Type, Out);
  if (!is(TokenKind::Word))
    return unexpected("a value of type " + typeName(Type));
  const TypeKind K = type(Type).Kind;
  if (K == TypeKind::Opaque)
    return fail(T.Offset, ErrorCode::TypeMismatch, "a constant of an opaque type",
                "a type that values can have");
  if (isWord("true") || isWord("false")) {
    if (Type != I1)
      return fail(T.Offset, ErrorCode::TypeMismatch, "true or false of type " + typeName(Type),
                  "i1");
    Out = integerConstant(Type, isWord("true"));
  } else if (isWord("undef")) {
    Out = addConstant({.Kind = ConstantKind::Undef}, Type);
  } else if (isWord("null") || isWord("zeroinitializer")) {
    if (isWord("null") && K != TypeKind::Pointer)
      return fail(T.Offset, ErrorCode::TypeMismatch, "null of type " + typeName(Type), "a pointer");
    Out = addConstant({.Kind = ConstantKind::Null}, Type);
  } else if (isWord("asm")) {
    return parseInlineAsm(Type, Out);
  } else if (isWord("blockaddress")) {
    return parseBlockAddress(Type, Out);
  } else if (T.Text.starts_with("u0x") || T.Text.starts_with("s0x")) {
    return parseWideInteger(Type, Out);
  } else if (auto Op = opcodeOf(T.Text)) {
    return parseExpression(*Op, Type, Out);
  } else {
    return unexpected("a value of type " + typeName(Type));
  }
  next();
  return true;
}

// ---- Numbers ------------------------------------------------------------------------------------

bool Parser::parseNumberConstant(TypeId Type, ValueId &Out) {
  const ir::Type &Ty = type(Type);
  if (Ty.Kind == TypeKind::Integer)
    return parseInteger(Type, Out);
  if (Ty.Kind >= TypeKind::Half && Ty.Kind <= TypeKind::Double)
    return parseFloat(Type, Out);
  if (Ty.isFloat())
    return parseWideFloat(Type, Out);
  return fail(T.Offset, ErrorCode::TypeMismatch, "a number of type " + typeName(Type),
              "an integer or float type");
}

bool Parser::parseInteger(TypeId Type, ValueId &Out) {
  const uint32_t Width = type(Type).Width;
  const bool IsNegative = T.Text[0] == '-';
  const char *End = T.Text.data() + T.Text.size();
  const size_t Start = T.Offset;
  uint64_t V = 0;
  auto [Stop, Problem] = std::from_chars(T.Text.data() + (IsNegative ? 1 : 0), End, V);
  if (Problem == std::errc::result_out_of_range && Stop == End)
    return fail(Start, ErrorCode::LimitExceeded, "an integer of more than 64 bits",
                "u0x and hexadecimal digits");
  if (Problem != std::errc() || Stop != End)
    return unexpected("an integer");
  const uint64_t Mask = Width >= 64 ? ~uint64_t(0) : (uint64_t(1) << Width) - 1;
  // The smallest number's magnitude exceeds the largest number by one.
  if (IsNegative ? Width <= 64 && V > Mask / 2 + 1 : V > Mask)
    return fail(Start, ErrorCode::LimitExceeded, "the number does not fit " + typeName(Type),
                "at most " + std::to_string(IsNegative ? Mask / 2 + 1 : Mask));
  next();
  if (Width <= 64 || !V) {
    Out = integerConstant(Type, (IsNegative ? ~V + 1 : V) & Mask);
    return true;
  }
  std::vector<uint64_t> Words{IsNegative ? ~V + 1 : V};
  if (IsNegative) {
    Words.resize((Width + 63) / 64, ~uint64_t(0));
    if (Width % 64)
      Words.back() &= (uint64_t(1) << Width % 64) - 1;
  }
  Out = addConstant({.Kind = ConstantKind::WideInteger}, Type, {}, Words);
  return true;
}

// Parses hexadecimal digits after u0x into as many words as they need.
bool Parser::parseWideInteger(TypeId Type, ValueId &Out) {
  const ir::Type &Ty = type(Type);
  std::string_view Digits = T.Text.substr(3);
  if (Ty.Kind != TypeKind::Integer || Digits.empty() ||
      !std::ranges::all_of(Digits, [](char C) { return hexDigit(C) >= 0; }))
    return unexpected("a value of type " + typeName(Type));
  while (Digits.size() > 1 && Digits[0] == '0')
    Digits.remove_prefix(1);
  std::vector<uint64_t> Words((Digits.size() + 15) / 16);
  for (size_t I = 0; I < Digits.size(); ++I)
    Words[I / 16] |= uint64_t(hexDigit(Digits[Digits.size() - 1 - I])) << I % 16 * 4;
  const uint64_t Bits = (Words.size() - 1) * 64 + uint64_t(std::bit_width(Words.back()));
  if (Bits > Ty.Width)
    return fail(T.Offset, ErrorCode::LimitExceeded, "the number does not fit " + typeName(Type),
                "at most " + std::to_string(Ty.Width) + " bits");
  next();
  Out = addConstant({.Kind = ConstantKind::WideInteger}, Type, {}, Words);
  return true;
}

static bool hexNumber(std::string_view Digits, uint64_t &Out) {
  const char *End = Digits.data() + Digits.size();
  auto [Stop, Problem] = std::from_chars(Digits.data(), End, Out, 16);
  return Problem == std::errc() && Stop == End;
}

/// Converts the bits of a double to those of a float. Returns false if the value is not exact.
static bool narrow(uint64_t Double, uint64_t &Out) {
  if ((Double >> 52 & 0x7ff) == 0x7ff) { // NaNs keep their payload
    Out = (Double >> 63 << 31) | 0x7f800000u | (Double >> 29 & 0x7fffff);
    return (Double & 0x1fffffff) == 0;
  }
  const double Value = std::bit_cast<double>(Double);
  const float Narrow = float(Value);
  Out = std::bit_cast<uint32_t>(Narrow);
  return double(Narrow) == Value;
}

// Parses the bits of a double, or after H of a half, in hexadecimal; or decimals.
bool Parser::parseFloat(TypeId Type, ValueId &Out) {
  const TypeKind K = type(Type).Kind;
  const size_t Start = T.Offset;
  uint64_t Bits = 0;
  bool Fits = true;
  if (T.Text.starts_with("0xH")) {
    Fits = K == TypeKind::Half && hexNumber(T.Text.substr(3), Bits) && Bits <= 0xffff;
  } else if (T.Text.starts_with("0x")) {
    Fits = K != TypeKind::Half && hexNumber(T.Text.substr(2), Bits);
  } else {
    double Value = 0;
    const char *End = T.Text.data() + T.Text.size();
    auto [Stop, Problem] = std::from_chars(T.Text.data() + (T.Text[0] == '+'), End, Value);
    // Numbers too small for a double are reported like those that are too large.
    if (Problem != std::errc() || Stop != End || T.Text.find('.') == std::string_view::npos)
      return unexpected("a float: decimals with a point, or 0x and the bits of a double");
    Fits = K != TypeKind::Half;
    Bits = std::bit_cast<uint64_t>(Value);
  }
  if (!Fits || (K == TypeKind::Float && !narrow(Bits, Bits)))
    return fail(Start, ErrorCode::LimitExceeded, "the number is no " + typeName(Type),
                K == TypeKind::Half ? "0xH and four digits" : "one that it holds exactly");
  next();
  Out = Bits ? addConstant({.Kind = ConstantKind::Float, .Bits = Bits}, Type)
             : addConstant({.Kind = ConstantKind::Null}, Type);
  return true;
}

// Parses all bits in hexadecimal after a letter for the type. The first 64 of 128 bits come first.
bool Parser::parseWideFloat(TypeId Type, ValueId &Out) {
  const TypeKind K = type(Type).Kind;
  const bool Is80 = K == TypeKind::X86Fp80;
  const std::string_view Prefix = Is80 ? "0xK" : K == TypeKind::Fp128 ? "0xL" : "0xM";
  const size_t High = Is80 ? 4 : 16;
  uint64_t Words[2] = {};
  if (!T.Text.starts_with(Prefix) || T.Text.size() != 3 + High + 16 ||
      !hexNumber(T.Text.substr(3, High), Words[0]) || !hexNumber(T.Text.substr(3 + High), Words[1]))
    return unexpected(std::string(Prefix) + " and " + std::to_string(High + 16) + " digits");
  next();
  if (Is80) {
    Words[0] = Words[0] << 48 | Words[1] >> 16;
    Words[1] &= 0xffff;
  }
  Out = Words[0] || Words[1] ? addConstant({.Kind = ConstantKind::WideFloat}, Type, {}, Words)
                             : addConstant({.Kind = ConstantKind::Null}, Type);
  return true;
}

// ---- Aggregates ---------------------------------------------------------------------------------

bool Parser::parseByteString(TypeId Type, ValueId &Out) {
  const ir::Type &Ty = type(Type);
  const std::string Text = unescaped(T.Text);
  if (Ty.Kind != TypeKind::Array || !type(Ty.Element).isInteger(8) || Ty.Count != Text.size())
    return fail(T.Offset, ErrorCode::TypeMismatch,
                "a string of " + std::to_string(Text.size()) + " bytes", typeName(Type));
  std::vector<uint64_t> Words;
  Words.reserve(Text.size());
  for (char C : Text)
    Words.push_back(uint8_t(C));
  next();
  Out = addConstant({.Kind = ConstantKind::String}, Type, {}, Words);
  return true;
}

// Parses elements with their types, up to the closing bracket.
bool Parser::parseElements(TypeId Type, std::string_view Close, std::vector<ValueId> &Out) {
  const ir::Type Ty = type(Type);
  const size_t Start = T.Offset;
  const bool IsStruct = Ty.Kind == TypeKind::Struct;
  const uint64_t Count = IsStruct ? Ty.Fields.Count : Ty.Count;
  while (!is(Close[0])) {
    if (!Out.empty() && !expect(','))
      return false;
    if (Out.size() >= Count)
      return fail(T.Offset, ErrorCode::TypeMismatch, "too many elements",
                  std::to_string(Count) + " for " + typeName(Type));
    const size_t ElementAt = T.Offset;
    ValueId V;
    if (!parseTypedValue(V) ||
        !needsType(V, IsStruct ? D.M.TypePool[Ty.Fields.First + Out.size()] : Ty.Element,
                   ElementAt))
      return false;
    if (D.M.Values[V].Kind > ValueKind::Constant)
      return fail(ElementAt, ErrorCode::ValueReference,
                  "a constant is made of a value that is none", "a constant");
    Out.push_back(V);
  }
  if (Out.size() != Count)
    return fail(Start, ErrorCode::TypeMismatch, std::to_string(Out.size()) + " elements",
                std::to_string(Count) + " for " + typeName(Type));
  for (char C : Close)
    if (!expect(C))
      return false;
  return true;
}

bool Parser::parseAggregate(TypeId Type, ValueId &Out) {
  const ir::Type Ty = type(Type);
  const size_t Start = T.Offset;
  std::string_view Close;
  TypeKind Expected = TypeKind::Struct;
  bool IsPacked = false;
  if (accept('[')) {
    Close = "]";
    Expected = TypeKind::Array;
  } else if (accept('{')) {
    Close = "}";
  } else {
    next();
    IsPacked = accept('{');
    Expected = IsPacked ? TypeKind::Struct : TypeKind::Vector;
    Close = IsPacked ? "}>" : ">";
  }
  if (Ty.Kind != Expected || (Expected == TypeKind::Struct && Ty.Packed != IsPacked))
    return fail(Start, ErrorCode::TypeMismatch, "an aggregate with other brackets than its type",
                typeName(Type));
  std::vector<ValueId> Elements;
  if (!parseElements(Type, Close, Elements))
    return false;
  if (Elements.empty())
    Out = addConstant({.Kind = ConstantKind::Null}, Type);
  else if (Expected != TypeKind::Struct)
    Out = addData(Type, Elements);
  else
    Out = addConstant({.Kind = ConstantKind::Aggregate}, Type, Elements);
  return true;
}

/// Adds a Data or String constant if its element type allows it, else an aggregate.
ValueId Parser::addData(TypeId Type, std::span<const ValueId> Elements) {
  const ir::Type &Ty = type(Type), &Element = type(Ty.Element);
  const uint32_t W = Element.Width;
  // An array of bytes is a string.
  const bool IsData = Element.Kind == TypeKind::Float || Element.Kind == TypeKind::Double ||
                      (Element.Kind == TypeKind::Integer &&
                       ((W == 8 && Ty.Kind == TypeKind::Vector) || W == 16 || W == 32 || W == 64));
  std::vector<uint64_t> Words;
  for (ValueId V : Elements) {
    const Constant *C = D.M.constant(V);
    if (!IsData || !C || C->Kind == ConstantKind::Undef || C->Kind > ConstantKind::Float ||
        C->Kind == ConstantKind::WideInteger)
      return addConstant({.Kind = ConstantKind::Aggregate}, Type, Elements);
    Words.push_back(C->Bits);
  }
  return addConstant({.Kind = ConstantKind::Data}, Type, {}, Words);
}

// Parses asm sideeffect alignstack inteldialect "text", "constraints"
bool Parser::parseInlineAsm(TypeId Type, ValueId &Out) {
  Constant C{.Kind = ConstantKind::InlineAsm};
  const size_t Start = T.Offset;
  next();
  for (unsigned Bit : {1u, 2u, 4u})
    if (acceptWord(asmFlagName(Bit)))
      C.Bits |= Bit;
  if (!parseString(C.Text) || !expect(',') || !parseString(C.Constraint))
    return false;
  if (type(Type).Kind != TypeKind::Pointer || type(type(Type).Element).Kind != TypeKind::Function)
    return fail(Start, ErrorCode::TypeMismatch, "assembly of type " + typeName(Type),
                "a pointer to a function type");
  Out = addConstant(C, Type);
  return true;
}

// Parses blockaddress(@function, %number)
bool Parser::parseBlockAddress(TypeId Type, ValueId &Out) {
  Constant C{.Kind = ConstantKind::BlockAddress};
  next();
  if (!expect('(') || !is(TokenKind::Global))
    return Failed ? false : unexpected("a function");
  const Token Name = T;
  next();
  if (!expect(','))
    return false;
  if (!is(TokenKind::Local) || !T.isNumbered())
    return unexpected("a block's number");
  C.Bits = numberOf(T);
  next();
  // The type of the function is already known: its block addresses can only be used after its
  // definition.
  ValueId F;
  NamedValue *Symbol = nullptr;
  if (Name.isNumbered()) {
    if (auto Entry = Globals.ByNumber.find(numberOf(Name)); Entry != Globals.ByNumber.end())
      Symbol = &Entry->second;
  } else if (auto Entry = Globals.ByName.find(unescaped(Name.Text));
             Entry != Globals.ByName.end()) {
    Symbol = &Entry->second;
  }
  if (!Symbol)
    return fail(Name.Offset, ErrorCode::AssemblyName,
                "a blockaddress of a function that comes later", "one that was named before");
  F = Symbol->Id;
  if (!expect(')'))
    return false;
  const ValueId Ops[] = {F};
  Out = addConstant(C, Type, Ops);
  return true;
}

} // namespace dxil::ir::parser
