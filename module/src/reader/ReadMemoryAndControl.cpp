// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads the records of memory instructions, calls and terminators.
#include "Reader.h"

namespace dxil::ir::reader {

using namespace ir;
using namespace function_code;

// ---- Memory -------------------------------------------------------------------------------------

// Computes the type to which a getelementptr leads. The first index steps over the base itself.
bool Reader::gepResult(TypeId Source, size_t FirstIndex, TypeId &Out) {
  Out = Source;
  for (size_t K = FirstIndex + 1; K < M.OperandPool.size(); ++K) {
    const Type &T = M.Types[Out];
    if (T.Kind == TypeKind::Array || T.Kind == TypeKind::Vector) {
      Out = T.Element;
      continue;
    }
    uint64_t Field = 0;
    if (T.Kind != TypeKind::Struct)
      return fail(ErrorCode::TypeMismatch, "an index into " + typeName(Out),
                  "a struct, array or vector");
    if (!M.constantInt(M.OperandPool[K], Field) || Field >= T.Fields.Count)
      return fail(ErrorCode::RecordField,
                  "an index into " + typeName(Out) + " is not a field of it",
                  "a constant less than " + std::to_string(T.Fields.Count));
    Out = M.TypePool[T.Fields.First + Field];
  }
  return true;
}

// Record: [in bounds, source type, base, index...]; the older records have neither flag nor type
bool Reader::getElementPtr() {
  Instruction &I = newInstruction();
  I.Op = Opcode::GetElementPtr;
  size_t Operand = 0;
  bool Explicit = R.Code == GepInst;
  I.Flags = R.Code == InBoundsGepOldInst ? uint16_t(InBounds) : 0;
  TypeId Base, Index, Pointee, Target, Source = None;
  if (Explicit) {
    if (!has(2, "a getelementptr") || !type(R[1], Source))
      return false;
    I.Flags = R[0] ? uint16_t(InBounds) : 0;
    Operand = 2;
  }
  beginOperands(I);
  if (!pushValueAndType(Operand, Base))
    return false;
  TypeId Pointer = M.Types[Base].Kind == TypeKind::Vector ? M.Types[Base].Element : Base;
  if (!isPointerTo(Pointer, Pointee))
    return false;
  if (Explicit && Source != Pointee)
    return fail(ErrorCode::TypeMismatch, "the source element type is " + typeName(Source),
                typeName(Pointee));
  while (Operand < R.size()) {
    if (!pushValueAndType(Operand, Index))
      return false;
    if (!isIntOrVector(Index))
      return fail(ErrorCode::TypeMismatch, "an index of type " + typeName(Index), "an integer");
  }
  endOperands(I);
  if (!gepResult(Pointee, I.Operands.First + 1, Target))
    return false;
  I.Type = pointerTo(Target, M.Types[Pointer].AddressSpace);
  if (Pointer != Base)
    I.Type =
        internType({.Kind = TypeKind::Vector, .Element = I.Type, .Count = M.Types[Base].Count});
  return addInstruction(I);
}

// Record: [type, type of the count, count, alignment and flags]; the count is not relative
bool Reader::alloca_() {
  Instruction &I = newInstruction();
  I.Op = Opcode::Alloca;
  TypeId T, CountType;
  if (!exactly(4, "an alloca") || !type(R[0], T) || !type(R[1], CountType))
    return false;
  constexpr uint64_t InAllocaBit = 1 << 5, ExplicitTypeBit = 1 << 6;
  if (!(R[3] & ExplicitTypeBit) && !isPointerTo(T, T))
    return false;
  I.Flags = R[3] & InAllocaBit ? uint16_t(InAlloca) : 0;
  uint32_t Align = 0;
  if (!alignment(R[3] & ~(InAllocaBit | ExplicitTypeBit), Align))
    return false;
  I.Alignment = Alignment(Align);
  ValueId Count;
  if (!reference(R[2], CountType, Count))
    return false;
  beginOperands(I);
  M.OperandPool.push_back(Count);
  endOperands(I);
  I.Type = pointerTo(T, 0);
  return addInstruction(I);
}

bool Reader::isOrdering(uint64_t V) {
  return V <= uint64_t(Ordering::SequentiallyConsistent) ||
         fail(ErrorCode::RecordField, "memory ordering " + std::to_string(V), "0 to 6");
}

// Record: [ordering, scope], from the field there on
bool Reader::scopeAndOrdering(size_t Index, Instruction &I) {
  if (!isOrdering(R[Index]))
    return false;
  I.Ordering = Ordering(R[Index]);
  I.SingleThread = R[Index + 1] == 0;
  return true;
}

// Record: [pointer, type, alignment, volatile, (ordering, scope)]
bool Reader::load(bool Atomic) {
  Instruction &I = newInstruction();
  I.Op = Opcode::Load;
  size_t Index = 0, Tail = Atomic ? 4 : 2;
  TypeId Pointer, Pointee;
  beginOperands(I);
  if (!pushValueAndType(Index, Pointer) || !isPointerTo(Pointer, Pointee))
    return false;
  endOperands(I);
  I.Type = Pointee;
  if (R.size() == Index + Tail + 1) {
    if (!type(R[Index++], I.Type))
      return false;
    if (I.Type != Pointee)
      return fail(ErrorCode::TypeMismatch, "a load of " + typeName(I.Type), typeName(Pointee));
  }
  TypeKind K = M.Types[I.Type].Kind;
  if (K == TypeKind::Function || K == TypeKind::Opaque)
    return fail(ErrorCode::TypeMismatch, "a load of " + typeName(I.Type), "a type of values");
  return exactly(Index + Tail, "a load") && accessTail(Index, Atomic, I) && addInstruction(I);
}

// Fields: [alignment, volatile, (ordering, scope)]
bool Reader::accessTail(size_t Index, bool Atomic, Instruction &I) {
  uint32_t Align = 0;
  if (!alignment(R[Index], Align))
    return false;
  I.Alignment = Alignment(Align);
  I.Flags = R[Index + 1] ? uint16_t(Volatile) : 0;
  return !Atomic || scopeAndOrdering(Index + 2, I);
}

// Record: [pointer, value, alignment, volatile, (ordering, scope)]
bool Reader::store(bool Atomic, bool Old) {
  Instruction &I = newInstruction();
  I.Op = Opcode::Store;
  I.Type = voidType();
  size_t Index = 0;
  TypeId Pointer, Pointee, Value;
  beginOperands(I);
  if (!pushValueAndType(Index, Pointer) || !isPointerTo(Pointer, Pointee))
    return false;
  Value = Pointee;
  if (Old ? !pushValueOf(Index, Value) : !pushValueAndType(Index, Value))
    return false;
  endOperands(I);
  if (Value != Pointee)
    return fail(ErrorCode::TypeMismatch, "a store of " + typeName(Value), typeName(Pointee));
  return exactly(Index + (Atomic ? 4 : 2), "a store") && accessTail(Index, Atomic, I) &&
         addInstruction(I);
}

// Record: [pointer, compare, new, volatile, ordering, scope, failure ordering, weak]
[[gnu::cold]] bool Reader::cmpXchg(bool Old) {
  Instruction &I = newInstruction();
  I.Op = Opcode::CmpXchg;
  size_t Index = 0;
  TypeId Pointer, Pointee, Value;
  beginOperands(I);
  if (!pushValueAndType(Index, Pointer) || !isPointerTo(Pointer, Pointee))
    return false;
  Value = Pointee;
  if ((Old ? !pushValueOf(Index, Value) : !pushValueAndType(Index, Value)) ||
      !pushValueOf(Index, Value))
    return false;
  endOperands(I);
  if (Value != Pointee)
    return fail(ErrorCode::TypeMismatch, "a cmpxchg of " + typeName(Value), typeName(Pointee));
  if (!exactly(Index + 5, "a cmpxchg") || !scopeAndOrdering(Index + 1, I) ||
      !isOrdering(R[Index + 3]))
    return false;
  I.FailureOrdering = Ordering(R[Index + 3]);
  I.Flags = uint16_t((R[Index] ? Volatile : 0) | (R[Index + 4] ? Weak : 0));
  const TypeId Result[] = {Value, boolType()};
  Range Fields{uint32_t(M.TypePool.size()), 2};
  M.TypePool.insert(M.TypePool.end(), std::begin(Result), std::end(Result));
  I.Type = internType({.Kind = TypeKind::Struct, .Fields = Fields});
  return addInstruction(I);
}

// Record: [pointer, value, operation, volatile, ordering, scope]
bool Reader::atomicRmw() {
  Instruction &I = newInstruction();
  I.Op = Opcode::AtomicRmw;
  size_t Index = 0;
  TypeId Pointer;
  beginOperands(I);
  if (!pushValueAndType(Index, Pointer) || !isPointerTo(Pointer, I.Type) ||
      !pushValueOf(Index, I.Type))
    return false;
  endOperands(I);
  if (!exactly(Index + 4, "an atomicrmw") || !scopeAndOrdering(Index + 2, I))
    return false;
  if (R[Index] > uint64_t(RmwOperation::UMin))
    return fail(ErrorCode::RecordField, "atomicrmw operation " + std::to_string(R[Index]),
                "0 to 10");
  I.Predicate = uint8_t(R[Index]);
  I.Flags = R[Index + 1] ? uint16_t(Volatile) : 0;
  return addInstruction(I);
}

[[gnu::cold]] bool Reader::fence() {
  Instruction &I = newInstruction();
  I.Op = Opcode::Fence;
  I.Type = voidType();
  if (!exactly(2, "a fence") || !scopeAndOrdering(0, I))
    return false;
  return addInstruction(I);
}

bool Reader::vaArg() {
  Instruction &I = newInstruction();
  I.Op = Opcode::VAArg;
  TypeId List;
  size_t Index = 1;
  if (!has(3, "a va_arg") || !type(R[0], List))
    return false;
  beginOperands(I);
  if (!pushValueOf(Index, List) || !type(R[2], I.Type))
    return false;
  endOperands(I);
  return addInstruction(I);
}

// ---- Calls --------------------------------------------------------------------------------------

bool Reader::callee(bool Explicit, size_t &Index, ValueId &Callee, TypeId &FunctionType) {
  TypeId T, Given = None;
  if (Explicit && (!has(Index + 1, "a call") || !type(R[Index++], Given)))
    return false;
  if (!valueAndType(Index, Callee, T) || !isPointerTo(T, FunctionType))
    return false;
  if (M.Types[FunctionType].Kind != TypeKind::Function)
    return fail(ErrorCode::TypeMismatch, "a call of " + typeName(T), "a pointer to a function");
  if (Explicit && Given != FunctionType)
    return fail(ErrorCode::TypeMismatch, "the call's type is not the callee's");
  return true;
}

bool Reader::callArguments(Instruction &I, TypeId FunctionType, size_t Index) {
  I.Type = M.Types[FunctionType].Element;
  const Range Parameters = M.Types[FunctionType].Fields;
  const bool VarArg = M.Types[FunctionType].VarArg;
  beginOperands(I);
  for (uint32_t K = 0; K < Parameters.Count; ++K)
    if (!pushValueOf(Index, M.TypePool[Parameters.First + K]))
      return false;
  if (!VarArg && !exactly(Index, "a call"))
    return false;
  TypeId T;
  while (Index < R.size())
    if (!pushValueAndType(Index, T))
      return false;
  endOperands(I);
  return true;
}

// Record: [attributes, convention and flags, (function type,) callee, arguments...]
bool Reader::call() {
  Instruction &I = newInstruction();
  I.Op = Opcode::Call;
  ValueId Callee;
  TypeId FunctionType;
  AttributeListId Attributes;
  if (!has(3, "a call") || !attributes(R[0], Attributes))
    return false;
  uint64_t Info = R[1];
  size_t Index = 2;
  if (!callee(Info >> 15 & 1, Index, Callee, FunctionType) ||
      !callArguments(I, FunctionType, Index))
    return false;
  M.setCall(I, Callee, Attributes);
  I.CallingConvention = uint16_t((Info & 0x3fff) >> 1);
  I.Flags = uint16_t((Info & 1 ? TailCall : 0) | (Info >> 14 & 1 ? MustTailCall : 0));
  return addInstruction(I);
}

// Record: [attributes, convention, normal, unwind, (function type,) callee, arguments...]
bool Reader::invoke() {
  Instruction &I = newInstruction();
  I.Op = Opcode::Invoke;
  BlockId To[2];
  ValueId Callee;
  TypeId FunctionType;
  AttributeListId Attributes;
  if (!has(4, "an invoke") || !attributes(R[0], Attributes) || !blockReference(R[2], To[0]) ||
      !blockReference(R[3], To[1]))
    return false;
  I.CallingConvention = uint16_t(R[1] & 0x1fff);
  size_t Index = 4;
  if (!callee(R[1] >> 13 & 1, Index, Callee, FunctionType) ||
      !callArguments(I, FunctionType, Index))
    return false;
  M.setCall(I, Callee, Attributes, To);
  return addInstruction(I);
}

// Record: [type, (personality,) cleanup, count, then kind and value of each clause]
[[gnu::cold]] bool Reader::landingPad(bool Old) {
  Instruction &I = newInstruction();
  I.Op = Opcode::LandingPad;
  size_t Index = 1;
  TypeId T;
  ValueId Personality;
  if (!has(3, "a landingpad") || !type(R[0], I.Type) ||
      (Old && !valueAndType(Index, Personality, T)) || !has(Index + 2, "a landingpad"))
    return false;
  if (R[Index++])
    I.Flags |= Cleanup;
  uint64_t Clauses = R[Index++];
  beginOperands(I);
  const uint32_t FirstTarget = uint32_t(M.IndexPool.size());
  for (uint64_t K = 0; K < Clauses; ++K) {
    if (!has(Index + 2, "a landingpad"))
      return false;
    M.IndexPool.push_back(R[Index++] ? 1 : 0); // 0 for catch, 1 for filter
    if (!pushValueAndType(Index, T))
      return false;
  }
  endOperands(I);
  Module::setTargets(I, Range{FirstTarget, I.Operands.Count});
  return addInstruction(I);
}

// ---- Control flow -------------------------------------------------------------------------------

// Record: [type, then value and block of each]; values are signed, as they may come later
bool Reader::phi() {
  Instruction &I = newInstruction();
  I.Op = Opcode::Phi;
  if (!has(1, "a phi") || !type(R[0], I.Type))
    return false;
  if (M.Types[I.Type].Kind == TypeKind::Void)
    return fail(ErrorCode::TypeMismatch, "a phi of void", "a type of values");
  if (R.size() % 2 == 0)
    return fail(ErrorCode::RecordLength, "a phi has " + std::to_string(R.size()) + " operands",
                "its type, then pairs");
  beginOperands(I);
  const uint32_t FirstTarget = uint32_t(M.IndexPool.size());
  for (size_t Index = 1; Index < R.size();) {
    ValueId V;
    BlockId B;
    if (!valueOf(Index, I.Type, V, true) || !blockReference(R[Index++], B))
      return false;
    M.OperandPool.push_back(V);
    M.IndexPool.push_back(B);
  }
  endOperands(I);
  Module::setTargets(I, Range{FirstTarget, I.Operands.Count});
  return addInstruction(I);
}

bool Reader::ret() {
  Instruction &I = newInstruction();
  I.Op = Opcode::Ret;
  I.Type = voidType();
  size_t Index = 0;
  TypeId T = I.Type;
  beginOperands(I);
  if (R.size() && (!pushValueAndType(Index, T) || !exactly(Index, "a ret")))
    return false;
  endOperands(I);
  TypeId Result = M.Types[M.Functions[Current].FunctionType].Element;
  if (T != Result)
    return fail(ErrorCode::TypeMismatch, "a ret of " + typeName(T), typeName(Result));
  return addInstruction(I);
}

// Record: [block] or [true block, false block, condition]
bool Reader::br() {
  Instruction &I = newInstruction();
  I.Op = Opcode::Br;
  I.Type = voidType();
  if (R.size() != 1 && R.size() != 3)
    return fail(ErrorCode::RecordLength, "a br has " + std::to_string(R.size()) + " operands",
                "1 or 3");
  BlockId To[2];
  const size_t Count = R.size() == 3 ? 2 : 1;
  for (size_t K = 0; K < Count; ++K)
    if (!blockReference(R[K], To[K]))
      return false;
  M.setTargets(I, std::span(To, Count));
  beginOperands(I);
  size_t Index = 2;
  if (R.size() == 3 && !pushValueOf(Index, boolType()))
    return false;
  endOperands(I);
  return addInstruction(I);
}

// Record: [type, condition, default block, then case value and block of each]; case values are not
// relative
[[gnu::cold]] bool Reader::switch_() {
  Instruction &I = newInstruction();
  I.Op = Opcode::Switch;
  I.Type = voidType();
  TypeId T;
  if (!has(3, "a switch") || R.size() % 2 == 0)
    return fail(ErrorCode::RecordLength, "a switch has " + std::to_string(R.size()) + " operands",
                "type, condition, default and pairs");
  if (!type(R[0], T))
    return false;
  if (M.Types[T].Kind != TypeKind::Integer)
    return fail(ErrorCode::TypeMismatch, "a switch on " + typeName(T), "an integer");
  size_t Index = 1;
  beginOperands(I);
  if (!pushValueOf(Index, T))
    return false;
  Module::setTargets(I, Range{uint32_t(M.IndexPool.size()), uint32_t((R.size() - 1) / 2)});
  for (size_t K = 2; K < R.size(); K += 2) {
    BlockId B;
    if (!blockReference(R[K], B))
      return false;
    M.IndexPool.push_back(B);
    if (K + 1 >= R.size())
      break;
    ValueId Case;
    if (!reference(R[K + 1], T, Case))
      return false;
    if (!M.constant(Case))
      return fail(ErrorCode::ValueReference, "a switch case is not a constant", "an integer");
    M.OperandPool.push_back(Case);
    // A case has its value, then its block.
  }
  endOperands(I);
  return addInstruction(I);
}

// Record: [type, address, block...]
[[gnu::cold]] bool Reader::indirectBr() {
  Instruction &I = newInstruction();
  I.Op = Opcode::IndirectBr;
  I.Type = voidType();
  TypeId T;
  size_t Index = 1;
  if (!has(2, "an indirectbr") || !type(R[0], T))
    return false;
  beginOperands(I);
  if (!pushValueOf(Index, T))
    return false;
  endOperands(I);
  Module::setTargets(I, Range{uint32_t(M.IndexPool.size()), uint32_t(R.size() - Index)});
  for (; Index < R.size(); ++Index) {
    BlockId B;
    if (!blockReference(R[Index], B))
      return false;
    M.IndexPool.push_back(B);
  }
  return addInstruction(I);
}

bool Reader::unreachable() {
  Instruction &I = newInstruction();
  I.Op = Opcode::Unreachable;
  I.Type = voidType();
  return addInstruction(I);
}

[[gnu::cold]] bool Reader::resume() {
  Instruction &I = newInstruction();
  I.Op = Opcode::Resume;
  I.Type = voidType();
  size_t Index = 0;
  TypeId T;
  beginOperands(I);
  if (!pushValueAndType(Index, T))
    return false;
  endOperands(I);
  return addInstruction(I);
}

} // namespace dxil::ir::reader
