// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses instructions that compute: arithmetic, casts, vectors, aggregates. ParseMemory.cpp and
// ParseControl.cpp parse the others.
#include "Parser.h"

#include "../TypeRules.h"
#include "../assembly/Keywords.h"

namespace dxil::ir::parser {

using namespace ir;
using namespace assembly;

void Parser::setOperands(Instruction &I, std::span<const ValueId> Ops) {
  I.Operands = {uint32_t(D.M.OperandPool.size()), uint32_t(Ops.size())};
  D.M.OperandPool.insert(D.M.OperandPool.end(), Ops.begin(), Ops.end());
}

bool Parser::parseNext(ValueId &Out) {
  return expect(',') && parseTypedValue(Out);
}

bool Parser::pointee(ValueId V, size_t Offset, TypeId &Out) {
  const Type &Ty = D.M.typeOf(V);
  if (Ty.Kind != TypeKind::Pointer)
    return fail(Offset, ErrorCode::TypeMismatch, "a value of type " + typeName(typeOf(V)),
                "a pointer");
  Out = Ty.Element;
  return true;
}

bool Parser::parseInstruction(Instruction &I) {
  static constexpr std::string_view TailWords[] = {"tail", "musttail"};
  for (std::string_view Word : TailWords)
    if (acceptWord(Word)) {
      I.Flags |= Word == "tail" ? TailCall : MustTailCall;
      if (!isWord("call"))
        return unexpected("'call'");
    }
  const auto Op = is(TokenKind::Word) ? opcodeOf(T.Text) : std::nullopt;
  if (!Op)
    return unexpected("an instruction");
  I.Op = *Op;
  I.Type = Void;
  next();
  if (isBinary(I.Op))
    return parseArithmetic(I);
  if (isCast(I.Op))
    return parseCast(I);
  switch (I.Op) {
  case Opcode::ICmp:
  case Opcode::FCmp: return parseCompare(I);
  case Opcode::Select: return parseSelect(I);
  case Opcode::ExtractElement:
  case Opcode::InsertElement:
  case Opcode::ShuffleVector: return parseVector(I);
  case Opcode::ExtractValue:
  case Opcode::InsertValue: return parseMember(I);
  case Opcode::Phi: return parsePhi(I);
  case Opcode::VAArg: return parseVaArg(I);
  case Opcode::Call:
  case Opcode::Invoke: return parseCall(I);
  case Opcode::LandingPad: return parseLandingPad(I);
  default: return isTerminator(I.Op) ? parseControl(I) : parseMemory(I);
  }
}

// Parses flags TYPE left, right
bool Parser::parseArithmetic(Instruction &I) {
  ValueId Ops[2];
  if (!parseFlags(I.Flags))
    return false;
  const size_t Start = T.Offset;
  if (!elementType(I.Type) || !binaryFits(I.Op, I.Type, Start) || !parseValue(I.Type, Ops[0]) ||
      !expect(',') || !parseValue(I.Type, Ops[1]))
    return false;
  setOperands(I, Ops);
  return true;
}

// Parses TYPE value to TYPE
bool Parser::parseCast(Instruction &I) {
  const size_t Start = T.Offset;
  ValueId V;
  if (!parseTypedValue(V) || !expectWord("to") || !elementType(I.Type))
    return false;
  if (!castFits(D.M, I.Op, typeOf(V), I.Type))
    return fail(Start, ErrorCode::TypeMismatch,
                std::string(opcodeName(I.Op)) + " of " + typeName(typeOf(V)) + " to " +
                    typeName(I.Type),
                "types that it converts between");
  setOperands(I, {&V, 1});
  return true;
}

bool Parser::parsePredicate(Opcode Op, uint8_t &Out) {
  const unsigned First = Op == Opcode::FCmp ? unsigned(FcmpFalse) : unsigned(IcmpEq);
  const unsigned Last = Op == Opcode::FCmp ? unsigned(FcmpTrue) : unsigned(IcmpSle);
  for (unsigned P = First; P <= Last; ++P)
    if (isWord(predicateName(uint8_t(P)))) {
      Out = uint8_t(P);
      next();
      return true;
    }
  return unexpected(Op == Opcode::FCmp ? "a predicate of floats" : "a predicate of integers");
}

// Parses flags predicate TYPE left, right
bool Parser::parseCompare(Instruction &I) {
  ValueId Ops[2];
  TypeId Type;
  if (!parseFlags(I.Flags) || !parsePredicate(I.Op, I.Predicate))
    return false;
  const size_t Start = T.Offset;
  if (!elementType(Type) || !parseValue(Type, Ops[0]) || !expect(',') || !parseValue(Type, Ops[1]))
    return false;
  if (isFloatOrVector(Type) != (I.Op == Opcode::FCmp))
    return fail(Start, ErrorCode::TypeMismatch,
                std::string(opcodeName(I.Op)) + " of type " + typeName(Type),
                I.Op == Opcode::FCmp ? "floats or vectors of them" : "integers or pointers");
  I.Type = boolLike(Type);
  setOperands(I, Ops);
  return true;
}

bool Parser::parseSelect(Instruction &I) {
  ValueId Ops[3];
  const size_t Start = T.Offset;
  if (!parseTypedValue(Ops[0]) || !parseNext(Ops[1]))
    return false;
  I.Type = typeOf(Ops[1]);
  if (typeOf(Ops[0]) != I1 && typeOf(Ops[0]) != boolLike(I.Type))
    return fail(Start, ErrorCode::TypeMismatch, "a select on " + typeName(typeOf(Ops[0])), "i1");
  const size_t LastAt = T.Offset;
  if (!parseNext(Ops[2]) || !needsType(Ops[2], I.Type, LastAt))
    return false;
  setOperands(I, Ops);
  return true;
}

// Parses operands with their types: vector and index; vector, element and index; two vectors and a
// mask.
bool Parser::parseVector(Instruction &I) {
  ValueId Ops[3];
  const size_t Start = T.Offset;
  const bool IsExtract = I.Op == Opcode::ExtractElement;
  if (!parseTypedValue(Ops[0]) || !parseNext(Ops[1]) || (!IsExtract && !parseNext(Ops[2])))
    return false;
  const Type Vector = D.M.typeOf(Ops[0]);
  const ValueId Last = Ops[IsExtract ? 1 : 2];
  bool Fits = Vector.Kind == TypeKind::Vector;
  if (I.Op == Opcode::ShuffleVector) {
    const Type Mask = D.M.typeOf(Last);
    Fits = Fits && typeOf(Ops[1]) == typeOf(Ops[0]) && Mask.Kind == TypeKind::Vector;
    if (Fits)
      I.Type = vectorOf(Vector.Element, Mask.Count);
  } else if (IsExtract) {
    I.Type = Vector.Element;
  } else {
    Fits = Fits && typeOf(Ops[1]) == Vector.Element;
    I.Type = typeOf(Ops[0]);
  }
  if (!Fits)
    return fail(Start, ErrorCode::TypeMismatch,
                "operands of " + std::string(opcodeName(I.Op)) + " that do not fit",
                "a vector, and operands of its type");
  setOperands(I, std::span(Ops).first(IsExtract ? 2 : 3));
  return true;
}

// Parses an aggregate, a value for insertvalue, and constant indices, which must be in range.
bool Parser::parseMember(Instruction &I) {
  ValueId Ops[2];
  size_t Start = T.Offset;
  const bool IsInsert = I.Op == Opcode::InsertValue;
  if (!parseTypedValue(Ops[0]) || (IsInsert && !parseNext(Ops[1])))
    return false;
  TypeId Member = typeOf(Ops[0]);
  std::vector<uint32_t> Indices;
  do {
    if (!expect(','))
      return false;
    const Type Ty = type(Member);
    const bool IsStruct = Ty.Kind == TypeKind::Struct;
    if (!IsStruct && Ty.Kind != TypeKind::Array)
      return fail(Start, ErrorCode::TypeMismatch, "an index into " + typeName(Member),
                  "a struct or array");
    Start = T.Offset;
    uint32_t Index = 0;
    const uint64_t Count = IsStruct ? Ty.Fields.Count : Ty.Count;
    if (!parseNumber(Index, "an index"))
      return false;
    if (Index >= Count)
      return fail(Start, ErrorCode::TypeMismatch, "index " + std::to_string(Index),
                  "less than " + std::to_string(Count));
    Member = IsStruct ? D.M.TypePool[Ty.Fields.First + Index] : Ty.Element;
    Indices.push_back(Index);
  } while (is(',') && !attachmentFollows());
  if (IsInsert && !needsType(Ops[1], Member, Start))
    return false;
  I.Type = IsInsert ? typeOf(Ops[0]) : Member;
  setOperands(I, std::span(Ops).first(IsInsert ? 2 : 1));
  D.M.setTargets(I, Indices);
  return true;
}

// Parses TYPE [ value, %block ], ...
bool Parser::parsePhi(Instruction &I) {
  std::vector<ValueId> Values;
  std::vector<uint32_t> From;
  if (!elementType(I.Type))
    return false;
  if (is('[')) {
    do {
      ValueId V;
      uint32_t Block;
      if (!Values.empty())
        next(); // skip the comma
      if (!expect('[') || !parseValue(I.Type, V) || !expect(',') || !blockReference(Block) ||
          !expect(']'))
        return false;
      Values.push_back(V);
      From.push_back(Block);
    } while (is(',') && !attachmentFollows());
  }
  setOperands(I, Values);
  D.M.setTargets(I, From);
  return true;
}

bool Parser::parseVaArg(Instruction &I) {
  ValueId List;
  if (!parseTypedValue(List) || !expect(',') || !elementType(I.Type))
    return false;
  setOperands(I, {&List, 1});
  return true;
}

/// At a comma: returns true if metadata follows it, false if an operand does.
bool Parser::attachmentFollows() const {
  Lexer Ahead = L;
  return Ahead.next().Kind == TokenKind::MetadataName;
}

} // namespace dxil::ir::parser
