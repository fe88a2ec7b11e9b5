// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parses memory instructions.
#include "Parser.h"

#include "../assembly/Keywords.h"

namespace dxil::ir::parser {

using namespace ir;
using namespace assembly;

bool Parser::parseMemory(Instruction &I) {
  switch (I.Op) {
  case Opcode::GetElementPtr: return parseGetElementPtr(I);
  case Opcode::Alloca: return parseAlloca(I);
  case Opcode::Load: return parseLoad(I);
  case Opcode::Store: return parseStore(I);
  case Opcode::CmpXchg: return parseCmpXchg(I);
  case Opcode::AtomicRmw: return parseAtomicRmw(I);
  default: return parseScopeAndOrdering(I); // fence
  }
}

bool Parser::parseOrdering(Ordering &Out) {
  constexpr unsigned Count = unsigned(Ordering::SequentiallyConsistent) + 1;
  auto Value = is(TokenKind::Word) ? valueOf<Ordering>(T.Text, Count, orderingName) : std::nullopt;
  if (!Value)
    return unexpected("a memory ordering");
  Out = *Value;
  next();
  return true;
}

bool Parser::parseScopeAndOrdering(Instruction &I) {
  I.SingleThread = acceptWord("singlethread");
  Ordering O;
  if (!parseOrdering(O))
    return false;
  I.Ordering = O;
  return true;
}

bool Parser::parseAlignmentOf(Instruction &I) {
  if (!is(',') || attachmentFollows())
    return true;
  uint32_t Bytes = 0;
  next();
  if (!expectWord("align") || !parseAlignment(Bytes))
    return false;
  I.Alignment = Alignment(Bytes);
  return true;
}

/// Computes the type of an address. Operands are the base and the indices; the first index steps
/// over the base itself.
bool Parser::gepType(TypeId Source, std::span<const ValueId> Ops, size_t Offset, TypeId &Out) {
  const Type Base = D.M.typeOf(Ops[0]);
  const Type Pointer = Base.Kind == TypeKind::Vector ? type(Base.Element) : Base;
  if (Pointer.Kind != TypeKind::Pointer || Pointer.Element != Source)
    return fail(Offset, ErrorCode::TypeMismatch, "an address of type " + typeName(typeOf(Ops[0])),
                "a pointer to " + typeName(Source));
  Out = Source;
  for (size_t K = 1; K < Ops.size(); ++K) {
    if (!isIntOrVector(typeOf(Ops[K])))
      return fail(Offset, ErrorCode::TypeMismatch, "an index of type " + typeName(typeOf(Ops[K])),
                  "an integer");
    if (K == 1)
      continue;
    const Type &Ty = type(Out);
    uint64_t Field = 0;
    if (Ty.Kind == TypeKind::Array || Ty.Kind == TypeKind::Vector) {
      Out = Ty.Element;
    } else if (Ty.Kind != TypeKind::Struct) {
      return fail(Offset, ErrorCode::TypeMismatch, "an index into " + typeName(Out),
                  "a struct, array or vector");
    } else if (!D.M.constantInt(Ops[K], Field) || Field >= Ty.Fields.Count) {
      return fail(Offset, ErrorCode::TypeMismatch,
                  "an index into " + typeName(Out) + " is not a field of it",
                  "a constant less than " + std::to_string(Ty.Fields.Count));
    } else {
      Out = D.M.TypePool[Ty.Fields.First + Field];
    }
  }
  Out = pointerTo(Out, Pointer.AddressSpace);
  if (Base.Kind == TypeKind::Vector)
    Out = vectorOf(Out, Base.Count);
  return true;
}

// Parses inbounds TYPE, base, indices
bool Parser::parseGetElementPtr(Instruction &I) {
  std::vector<ValueId> Ops;
  I.Flags = acceptWord("inbounds") ? uint16_t(InBounds) : 0;
  TypeId Source;
  if (!elementType(Source))
    return false;
  const size_t Start = T.Offset;
  while (is(',') && !attachmentFollows()) {
    ValueId V;
    if (!parseNext(V))
      return false;
    Ops.push_back(V);
  }
  if (Ops.empty())
    return unexpected("',' and a pointer");
  setOperands(I, Ops);
  return gepType(Source, Ops, Start, I.Type);
}

// Parses inalloca TYPE, count, align N
bool Parser::parseAlloca(Instruction &I) {
  ValueId Count = None;
  I.Flags = acceptWord("inalloca") ? uint16_t(InAlloca) : 0;
  TypeId Allocated;
  if (!elementType(Allocated))
    return false;
  Lexer Ahead = L;
  if (is(',') && !attachmentFollows() && Ahead.next().Text != "align" && !parseNext(Count))
    return false;
  if (Count == None)
    Count = integerConstant(I32, 1);
  I.Type = pointerTo(Allocated, 0);
  setOperands(I, {&Count, 1});
  return parseAlignmentOf(I);
}

// Parses atomic volatile TYPE, pointer scope ordering, align N
bool Parser::parseLoad(Instruction &I) {
  ValueId Pointer;
  TypeId Pointee;
  const bool IsAtomic = acceptWord("atomic");
  I.Flags = acceptWord("volatile") ? uint16_t(Volatile) : 0;
  const size_t Start = T.Offset;
  if (!elementType(I.Type) || !expect(','))
    return false;
  const size_t PointerAt = T.Offset;
  if (!parseTypedValue(Pointer) || !pointee(Pointer, PointerAt, Pointee))
    return false;
  const TypeKind K = type(I.Type).Kind;
  if (Pointee != I.Type || K == TypeKind::Opaque)
    return fail(Start, ErrorCode::TypeMismatch, "a load of " + typeName(I.Type),
                K == TypeKind::Opaque ? "a type of values" : typeName(Pointee));
  setOperands(I, {&Pointer, 1});
  return (!IsAtomic || parseScopeAndOrdering(I)) && parseAlignmentOf(I);
}

// Parses atomic volatile value, pointer scope ordering, align N
bool Parser::parseStore(Instruction &I) {
  ValueId Ops[2];
  TypeId Pointee;
  const bool IsAtomic = acceptWord("atomic");
  I.Flags = acceptWord("volatile") ? uint16_t(Volatile) : 0;
  const size_t Start = T.Offset;
  if (!parseTypedValue(Ops[1]) || !expect(','))
    return false;
  const size_t PointerAt = T.Offset;
  if (!parseTypedValue(Ops[0]) || !pointee(Ops[0], PointerAt, Pointee) ||
      !needsType(Ops[1], Pointee, Start))
    return false;
  setOperands(I, Ops);
  return (!IsAtomic || parseScopeAndOrdering(I)) && parseAlignmentOf(I);
}

// Parses weak volatile pointer, compare, new scope ordering ordering
bool Parser::parseCmpXchg(Instruction &I) {
  ValueId Ops[3];
  TypeId Pointee;
  if (acceptWord("weak"))
    I.Flags |= Weak;
  if (acceptWord("volatile"))
    I.Flags |= Volatile;
  const size_t Start = T.Offset;
  if (!parseTypedValue(Ops[0]) || !pointee(Ops[0], Start, Pointee) || !parseNext(Ops[1]) ||
      !parseNext(Ops[2]) || !needsType(Ops[1], Pointee, Start) ||
      !needsType(Ops[2], Pointee, Start))
    return false;
  const Range Fields{uint32_t(D.M.TypePool.size()), 2};
  D.M.TypePool.insert(D.M.TypePool.end(), {Pointee, I1});
  I.Type = intern({.Kind = TypeKind::Struct, .Fields = Fields});
  setOperands(I, Ops);
  Ordering Failure;
  if (!parseScopeAndOrdering(I) || !parseOrdering(Failure))
    return false;
  I.FailureOrdering = Failure;
  return true;
}

// Parses volatile operation pointer, value scope ordering
bool Parser::parseAtomicRmw(Instruction &I) {
  ValueId Ops[2];
  I.Flags = acceptWord("volatile") ? uint16_t(Volatile) : 0;
  constexpr unsigned Count = unsigned(RmwOperation::UMin) + 1;
  auto Operation =
      is(TokenKind::Word) ? valueOf<RmwOperation>(T.Text, Count, rmwName) : std::nullopt;
  if (!Operation)
    return unexpected("an operation of atomicrmw");
  I.Predicate = uint8_t(*Operation);
  next();
  const size_t Start = T.Offset;
  if (!parseTypedValue(Ops[0]) || !pointee(Ops[0], Start, I.Type) || !parseNext(Ops[1]) ||
      !needsType(Ops[1], I.Type, Start))
    return false;
  setOperands(I, Ops);
  return parseScopeAndOrdering(I);
}

} // namespace dxil::ir::parser
