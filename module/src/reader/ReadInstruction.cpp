// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads the records of arithmetic, casts, aggregates and vectors in function bodies.
// ReadMemoryAndControl.cpp reads memory, control flow and calls.
#include "../TypeRules.h"
#include "Reader.h"

namespace dxil::ir::reader {

using namespace ir;
using namespace function_code;

// ---- Operands -----------------------------------------------------------------------------------

// Decodes an operand, which counts back from the instruction's number in 32 bits with wrap-around.
uint64_t Reader::operandNumber(uint64_t Raw, bool Signed) const {
  if (!RelativeIds)
    return Raw;
  if (Signed) {
    int64_t Distance = Raw & 1 ? -int64_t(Raw >> 1) : int64_t(Raw >> 1);
    return uint32_t(NextNumber - uint64_t(Distance));
  }
  return uint32_t(NextNumber - Raw);
}

bool Reader::valueAndType(size_t &Index, ValueId &V, TypeId &T) {
  if (knownValue(Index, V)) [[likely]] {
    ++Index;
    T = M.Values[V].Type;
    return true;
  }
  if (Index >= R.size())
    return fail(ErrorCode::RecordLength, "the record ends before an operand",
                "at least " + std::to_string(Index + 1) + " operands");
  uint64_t Number = operandNumber(R[Index++], false);
  if (Number < NextNumber) {
    if (!reference(Number, None, V))
      return false;
    T = M.Values[V].Type;
    return true;
  }
  // The type of a forward reference follows.
  if (Index >= R.size())
    return fail(ErrorCode::RecordLength, "a forward reference without its type");
  return type(R[Index++], T) && reference(Number, T, V);
}

bool Reader::valueOf(size_t &Index, TypeId T, ValueId &V, bool Signed) {
  if (Index >= R.size())
    return fail(ErrorCode::RecordLength, "the record ends before an operand",
                "at least " + std::to_string(Index + 1) + " operands");
  uint64_t Number = operandNumber(R[Index++], Signed);
  if (M.Types[T].Kind != TypeKind::Metadata)
    return reference(Number, T, V);
  MetadataId N = metadataId(Number);
  if (N >= M.Metadata.size())
    return fail(ErrorCode::MetadataReference, "metadata " + std::to_string(Number),
                "less than " + std::to_string(M.Metadata.size()));
  V = N | MetadataOperandBit;
  return true;
}

bool Reader::pushOtherValueAndType(size_t &Index, TypeId &T) {
  ValueId V;
  if (!valueAndType(Index, V, T))
    return false;
  M.OperandPool.push_back(V);
  return true;
}

bool Reader::pushOtherValueOf(size_t &Index, TypeId T) {
  ValueId V;
  if (!valueOf(Index, T, V))
    return false;
  M.OperandPool.push_back(V);
  return true;
}

// Pushes two operands of one type. Nearly all are defined values.
inline bool Reader::pushPair(size_t &Index, TypeId &T) {
  ValueId Left, Right;
  if (!knownValue(0, Left) || !knownValue(1, Right) || M.Values[Left].Type != M.Values[Right].Type)
      [[unlikely]]
    return pushValueAndType(Index, T) && pushValueOf(Index, T);
  Index = 2;
  T = M.Values[Left].Type;
  M.OperandPool.push_back(Left);
  M.OperandPool.push_back(Right);
  return true;
}

// ---- Numbers of operations ----------------------------------------------------------------------

bool Reader::isFloatOrVector(TypeId T) const {
  return hasFloats(M, T);
}

bool Reader::isIntOrVector(TypeId T) const {
  const Type &Ty = M.Types[T];
  return Ty.Kind == TypeKind::Integer ||
         (Ty.Kind == TypeKind::Vector && M.Types[Ty.Element].Kind == TypeKind::Integer);
}

Reader::NumberKind Reader::findNumberKind(TypeId T) {
  while (NumberKinds.size() <= T) {
    const auto Id = TypeId(NumberKinds.size());
    NumberKinds.push_back(isFloatOrVector(Id) ? Floats : isIntOrVector(Id) ? Ints : NoNumbers);
  }
  return NumberKinds[T];
}

bool Reader::badBinaryOpcode(uint64_t Code, TypeId T) {
  if (numberKind(T) == NoNumbers)
    return fail(ErrorCode::TypeMismatch, "a binary operation on " + typeName(T),
                "integers, floats or vectors of them");
  return fail(ErrorCode::RecordField,
              "binary operation " + std::to_string(Code) + " on " + typeName(T),
              "an operation for that type");
}

bool Reader::binaryOpcode(uint64_t Code, TypeId T, Opcode &Out) {
  constexpr Opcode No = Opcode::Unreachable;
  // Indexed by NumberKind and the record's code, at most AShr's.
  static constexpr Opcode Operations[3][16] = {
      {No, No, No, No, No, No, No, No, No, No, No, No, No, No, No, No},
      {Opcode::Add, Opcode::Sub, Opcode::Mul, Opcode::UDiv, Opcode::SDiv, Opcode::URem,
       Opcode::SRem, Opcode::Shl, Opcode::LShr, Opcode::AShr, Opcode::And, Opcode::Or, Opcode::Xor,
       No, No, No},
      {Opcode::FAdd, Opcode::FSub, Opcode::FMul, No, Opcode::FDiv, No, Opcode::FRem, No, No, No, No,
       No, No, No, No, No}};
  Out = Code < 16 ? Operations[numberKind(T)][Code] : No;
  return Out != No || badBinaryOpcode(Code, T);
}

uint16_t Reader::binaryFlags(Opcode Op, uint64_t Raw) {
  switch (Op) {
  case Opcode::Add:
  case Opcode::Sub:
  case Opcode::Mul:
  case Opcode::Shl: return uint16_t((Raw & 1 ? NoUnsignedWrap : 0) | (Raw & 2 ? NoSignedWrap : 0));
  case Opcode::SDiv:
  case Opcode::UDiv:
  case Opcode::LShr:
  case Opcode::AShr: return Raw & 1 ? uint16_t(Exact) : 0;
  case Opcode::FAdd:
  case Opcode::FSub:
  case Opcode::FMul:
  case Opcode::FDiv:
  case Opcode::FRem: return fastMathFlags(Raw);
  default: return 0;
  }
}

bool Reader::predicate(uint64_t Raw, TypeId Operand, uint8_t &Out) {
  bool Float = numberKind(Operand) == Floats;
  if (Float ? Raw > FcmpTrue : Raw < IcmpEq || Raw > IcmpSle)
    return fail(ErrorCode::RecordField,
                "predicate " + std::to_string(Raw) + " on " + typeName(Operand),
                Float ? "0 to 15" : "32 to 41");
  Out = uint8_t(Raw);
  return true;
}

// ---- Arithmetic ---------------------------------------------------------------------------------

// Record: [left, right, opcode, flags]
bool Reader::binary() {
  Instruction &I = newInstruction();
  size_t Index = 0;
  beginOperands(I);
  if (!pushPair(Index, I.Type) || !has(Index + 1, "a binary operation") ||
      !binaryOpcode(R[Index++], I.Type, I.Op))
    return false;
  endOperands(I);
  if (Index < R.size())
    I.Flags = binaryFlags(I.Op, R[Index]);
  return addInstruction(I);
}

// Record: [left, right, predicate, flags]
bool Reader::compare() {
  Instruction &I = newInstruction();
  size_t Index = 0;
  TypeId T;
  beginOperands(I);
  if (!pushPair(Index, T) || !has(Index + 1, "a comparison") ||
      !predicate(R[Index++], T, I.Predicate))
    return false;
  endOperands(I);
  I.Op = numberKind(T) == Floats ? Opcode::FCmp : Opcode::ICmp;
  if (I.Op == Opcode::FCmp && Index < R.size())
    I.Flags = fastMathFlags(R[Index]);
  I.Type = boolLike(T);
  return addInstruction(I);
}

// Record: [true value, false value, condition]; the older record has a condition of i1 only
bool Reader::select(bool Vector) {
  Instruction &I = newInstruction();
  size_t Index = 0;
  ValueId True, False, Condition;
  TypeId ConditionType = boolType();
  if (!valueAndType(Index, True, I.Type) || !valueOf(Index, I.Type, False))
    return false;
  if (Vector ? !valueAndType(Index, Condition, ConditionType)
             : !valueOf(Index, ConditionType, Condition))
    return false;
  if (ConditionType != boolType() && ConditionType != boolLike(I.Type))
    return fail(ErrorCode::TypeMismatch, "a select on " + typeName(ConditionType), "i1");
  I.Op = Opcode::Select;
  beginOperands(I);
  for (ValueId V : {Condition, True, False})
    M.OperandPool.push_back(V);
  endOperands(I);
  return addInstruction(I);
}

// ---- Aggregates and vectors ---------------------------------------------------------------------

// Returns the type that constant indices lead to. Each index must be in range.
bool Reader::aggregateIndices(TypeId Aggregate, size_t From, Instruction &I, TypeId &Out) {
  if (From >= R.size())
    return fail(ErrorCode::RecordLength, "no index into an aggregate", "one or more");
  Module::setTargets(I, Range{uint32_t(M.IndexPool.size()), uint32_t(R.size() - From)});
  Out = Aggregate;
  for (size_t K = From; K < R.size(); ++K) {
    const Type &T = M.Types[Out];
    uint64_t Count = T.Kind == TypeKind::Struct ? T.Fields.Count : T.Count;
    if (T.Kind != TypeKind::Struct && T.Kind != TypeKind::Array)
      return fail(ErrorCode::TypeMismatch, "an index into " + typeName(Out), "a struct or array");
    if (R[K] >= Count || R[K] > ~0u)
      return fail(ErrorCode::RecordField, "index " + std::to_string(R[K]),
                  "less than " + std::to_string(Count));
    M.IndexPool.push_back(uint32_t(R[K]));
    Out = T.Kind == TypeKind::Struct ? M.TypePool[T.Fields.First + R[K]] : T.Element;
  }
  return true;
}

bool Reader::extractValue() {
  Instruction &I = newInstruction();
  I.Op = Opcode::ExtractValue;
  size_t Index = 0;
  TypeId T;
  beginOperands(I);
  if (!pushValueAndType(Index, T))
    return false;
  endOperands(I);
  return aggregateIndices(T, Index, I, I.Type) && addInstruction(I);
}

[[gnu::cold]] bool Reader::insertValue() {
  Instruction &I = newInstruction();
  I.Op = Opcode::InsertValue;
  size_t Index = 0;
  TypeId Value, Field;
  beginOperands(I);
  if (!pushValueAndType(Index, I.Type) || !pushValueAndType(Index, Value))
    return false;
  endOperands(I);
  if (!aggregateIndices(I.Type, Index, I, Field))
    return false;
  if (Field != Value)
    return fail(ErrorCode::TypeMismatch, "a value of type " + typeName(Value) + " is inserted",
                typeName(Field));
  return addInstruction(I);
}

bool Reader::isVector(TypeId T) {
  return M.Types[T].Kind == TypeKind::Vector ||
         fail(ErrorCode::TypeMismatch, "an operand of type " + typeName(T), "a vector");
}

bool Reader::extractElement() {
  Instruction &I = newInstruction();
  I.Op = Opcode::ExtractElement;
  size_t Operand = 0;
  TypeId T, Index;
  beginOperands(I);
  if (!pushValueAndType(Operand, T) || !isVector(T) || !pushValueAndType(Operand, Index))
    return false;
  endOperands(I);
  I.Type = M.Types[T].Element;
  return addInstruction(I);
}

bool Reader::insertElement() {
  Instruction &I = newInstruction();
  I.Op = Opcode::InsertElement;
  size_t Operand = 0;
  TypeId Index;
  beginOperands(I);
  if (!pushValueAndType(Operand, I.Type) || !isVector(I.Type) ||
      !pushValueOf(Operand, M.Types[I.Type].Element) || !pushValueAndType(Operand, Index))
    return false;
  endOperands(I);
  return addInstruction(I);
}

bool Reader::shuffleVector() {
  Instruction &I = newInstruction();
  I.Op = Opcode::ShuffleVector;
  size_t Index = 0;
  TypeId T, Mask;
  beginOperands(I);
  if (!pushValueAndType(Index, T) || !isVector(T) || !pushValueOf(Index, T) ||
      !pushValueAndType(Index, Mask) || !isVector(Mask))
    return false;
  endOperands(I);
  I.Type = internType(
      {.Kind = TypeKind::Vector, .Element = M.Types[T].Element, .Count = M.Types[Mask].Count});
  return addInstruction(I);
}

} // namespace dxil::ir::reader
