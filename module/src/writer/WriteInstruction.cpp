// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes instructions. The comment of each lists the fields of its record; an operand that is a
// forward reference is followed by its type.
#include "Writer.h"

namespace dxil::ir::writer {

using namespace ir;
using namespace function_code;

void Writer::writeInstruction(const Instruction &I) {
  const std::span<const ValueId> Ops = M.operands(I);
  if (isBinary(I.Op))
    return writeBinary(I);
  if (isCast(I.Op)) { // Record: [operand, result type, opcode]
    const bool IsForward = addTypedOperand(Ops[0]);
    add(type(I.Type));
    add(castField(I.Op));
    return emit(CastInst, IsForward ? 0 : Abbrevs.CastInst);
  }
  if (isTerminator(I.Op))
    return writeControl(I);
  switch (I.Op) {
  case Opcode::ICmp:
  case Opcode::FCmp: // Record: [left, right, predicate, flags]
    addTypedOperand(Ops[0]);
    addOperand(Ops[1]);
    add(I.Predicate);
    if (uint64_t Flags = flagsField(I.Op, I.Flags))
      add(Flags);
    return emit(Cmp2Inst);
  case Opcode::Select: // Record: [true value, false value, condition]
    addTypedOperand(Ops[1]);
    addOperand(Ops[2]);
    addTypedOperand(Ops[0]);
    return emit(VSelectInst);
  case Opcode::Phi: return writePhi(I);
  case Opcode::Call: return writeCall(I);
  case Opcode::ExtractElement:
  case Opcode::InsertElement:
  case Opcode::ShuffleVector:
  case Opcode::ExtractValue:
  case Opcode::InsertValue: return writeAggregate(I);
  case Opcode::VAArg: // Record: [type of the list, list, result type]
    add(typeOf(Ops[0]));
    addOperand(Ops[0]);
    add(type(I.Type));
    return emit(VaArgInst);
  case Opcode::LandingPad: return writeLandingPad(I);
  default: return writeMemory(I);
  }
}

// Record: [left, right, opcode, flags]
void Writer::writeBinary(const Instruction &I) {
  const std::span<const ValueId> Ops = M.operands(I);
  const bool IsForward = addTypedOperand(Ops[0]);
  addOperand(Ops[1]);
  add(binaryField(I.Op));
  const uint64_t Flags = flagsField(I.Op, I.Flags);
  if (Flags)
    add(Flags);
  emit(BinOpInst, IsForward ? 0 : Flags ? Abbrevs.BinaryFlags : Abbrevs.Binary);
}

void Writer::writeAggregate(const Instruction &I) {
  const std::span<const ValueId> Ops = M.operands(I);
  addTypedOperand(Ops[0]);
  switch (I.Op) {
  case Opcode::ExtractValue: // Record: [aggregate, index...]
    Fields.insert(Fields.end(), M.indices(I).begin(), M.indices(I).end());
    return emit(ExtractValInst);
  case Opcode::InsertValue: // Record: [aggregate, value, index...]
    addTypedOperand(Ops[1]);
    Fields.insert(Fields.end(), M.indices(I).begin(), M.indices(I).end());
    return emit(InsertValInst);
  case Opcode::ExtractElement: // Record: [vector, index]
    addTypedOperand(Ops[1]);
    return emit(ExtractEltInst);
  case Opcode::InsertElement: // Record: [vector, element, index]
    addOperand(Ops[1]);
    addTypedOperand(Ops[2]);
    return emit(InsertEltInst);
  default: // Record: [vector, vector, mask]
    addOperand(Ops[1]);
    addTypedOperand(Ops[2]);
    return emit(ShuffleVecInst);
  }
}

void Writer::writeMemory(const Instruction &I) {
  const std::span<const ValueId> Ops = M.operands(I);
  const uint64_t IsVolatile = I.Flags & Volatile ? 1 : 0;
  const bool IsAtomic = I.Ordering != Ordering::NotAtomic;
  switch (I.Op) {
  case Opcode::Alloca: { // Record: [type, type of the count, count, alignment and flags]; not
                         // relative
    constexpr uint64_t InAllocaBit = 1 << 5, ExplicitTypeBit = 1 << 6;
    add(type(M.elementType(I)));
    addTyped(Ops[0]);
    add(alignmentField(I.Alignment) | (I.Flags & InAlloca ? InAllocaBit : 0) | ExplicitTypeBit);
    return emit(AllocaInst);
  }
  case Opcode::GetElementPtr: // Record: [in bounds, source type, base, index...]
    Fields = {uint64_t(I.Flags & InBounds ? 1 : 0), type(M.elementType(I))};
    for (ValueId Op : Ops)
      addTypedOperand(Op);
    return emit(GepInst, Abbrevs.GetElementPtr);
  case Opcode::Load: { // Record: [pointer, type, alignment, volatile, (ordering, scope)]
    const bool IsForward = addTypedOperand(Ops[0]);
    add(type(I.Type));
    add(alignmentField(I.Alignment));
    add(IsVolatile);
    if (!IsAtomic)
      return emit(LoadInst, IsForward ? 0 : Abbrevs.Load);
    add(uint64_t(I.Ordering));
    add(!I.SingleThread);
    return emit(LoadAtomicInst);
  }
  case Opcode::Store: // Record: [pointer, value, alignment, volatile, (ordering, scope)]
    addTypedOperand(Ops[0]);
    addTypedOperand(Ops[1]);
    add(alignmentField(I.Alignment));
    add(IsVolatile);
    if (!IsAtomic)
      return emit(StoreInst);
    add(uint64_t(I.Ordering));
    add(!I.SingleThread);
    return emit(StoreAtomicInst);
  default: return writeAtomic(I);
  }
}

void Writer::writeAtomic(const Instruction &I) {
  const std::span<const ValueId> Ops = M.operands(I);
  const uint64_t IsVolatile = I.Flags & Volatile ? 1 : 0, Scope = I.SingleThread ? 0 : 1;
  switch (I.Op) {
  case Opcode::CmpXchg: // Record: [pointer, compare, new, volatile, ordering, scope, failure
                        // ordering, weak]
    addTypedOperand(Ops[0]);
    addTypedOperand(Ops[1]);
    addOperand(Ops[2]);
    Fields.insert(Fields.end(), {IsVolatile, uint64_t(I.Ordering), Scope,
                                 uint64_t(I.FailureOrdering), uint64_t(I.Flags & Weak ? 1 : 0)});
    return emit(CmpXchgInst);
  case Opcode::AtomicRmw: // Record: [pointer, value, operation, volatile, ordering, scope]
    addTypedOperand(Ops[0]);
    addOperand(Ops[1]);
    Fields.insert(Fields.end(), {I.Predicate, IsVolatile, uint64_t(I.Ordering), Scope});
    return emit(AtomicRmwInst);
  default: // fence: [ordering, scope]
    Fields = {uint64_t(I.Ordering), Scope};
    return emit(FenceInst);
  }
}

void Writer::writeControl(const Instruction &I) {
  const std::span<const ValueId> Ops = M.operands(I);
  switch (I.Op) {
  case Opcode::Ret: { // Record: [] or [value]
    if (Ops.empty())
      return emit(RetInst, Abbrevs.RetVoid);
    const bool IsForward = addTypedOperand(Ops[0]);
    return emit(RetInst, IsForward ? 0 : Abbrevs.Ret);
  }
  case Opcode::Br: // Record: [block] or [true block, false block, condition]
    for (BlockId B : M.successors(I))
      add(block(B));
    if (!Ops.empty())
      addOperand(Ops[0]);
    return emit(BrInst);
  case Opcode::Switch: return writeSwitch(I);
  case Opcode::IndirectBr: // Record: [type, address, block...]
    add(typeOf(Ops[0]));
    addOperand(Ops[0]);
    for (BlockId B : M.successors(I))
      add(block(B));
    return emit(IndirectBrInst);
  case Opcode::Invoke: return writeCall(I);
  case Opcode::Resume: addTypedOperand(Ops[0]); return emit(ResumeInst);
  default: return emit(UnreachableInst, Abbrevs.Unreachable);
  }
}

// Record: [type, condition, default block, then case value and block of each]; case values are not
// relative
void Writer::writeSwitch(const Instruction &I) {
  const std::span<const ValueId> Ops = M.operands(I);
  const std::span<const BlockId> Blocks = M.successors(I);
  add(typeOf(Ops[0]));
  addOperand(Ops[0]);
  add(block(Blocks[0]));
  for (size_t Case = 1; Case < Ops.size(); ++Case) {
    add(Numbers[Ops[Case]]);
    add(block(Blocks[Case]));
  }
  emit(SwitchInst);
}

// Record: [type, then value and block of each]; values are signed, as they may come later
void Writer::writePhi(const Instruction &I) {
  const std::span<const ValueId> Ops = M.operands(I);
  const std::span<const BlockId> Blocks = M.successors(I);
  add(type(I.Type));
  for (size_t K = 0; K < Ops.size(); ++K) {
    add(signedField(uint64_t(int64_t(int32_t(NextValue - Numbers[Ops[K]])))));
    add(block(Blocks[K]));
  }
  emit(PhiInst);
}

// Call: [attributes, convention and flags, function type, callee, arguments...].
// Invoke: [attributes, convention and flags, normal, unwind, function type, callee, arguments...].
void Writer::writeCall(const Instruction &I) {
  constexpr uint64_t CallExplicitType = 1 << 15, MustTail = 1 << 14, InvokeExplicitType = 1 << 13;
  const AttributeListId Attributes = M.attributeList(I);
  add(Attributes == None ? 0 : uint64_t(Attributes) + 1);
  if (I.Op == Opcode::Call) {
    add(uint64_t(I.CallingConvention) << 1 | (I.Flags & TailCall ? 1 : 0) |
        (I.Flags & MustTailCall ? MustTail : 0) | CallExplicitType);
  } else {
    add(I.CallingConvention | InvokeExplicitType);
    for (BlockId B : M.successors(I))
      add(block(B));
  }
  add(type(M.elementType(I)));
  addTypedOperand(M.callee(I));
  addArguments(I);
  emit(I.Op == Opcode::Call ? CallInst : InvokeInst);
}

/// Adds the arguments. Those beyond the parameters are followed by their type.
void Writer::addArguments(const Instruction &I) {
  const std::span<const ValueId> Ops = M.operands(I);
  const uint32_t Parameters = M.Types[M.elementType(I)].Fields.Count;
  for (size_t K = 0; K < Ops.size(); ++K)
    if (K < Parameters)
      addOperand(Ops[K]);
    else
      addTypedOperand(Ops[K]);
}

// Record: [type, cleanup, count, then kind and value of each clause]
void Writer::writeLandingPad(const Instruction &I) {
  const std::span<const ValueId> Ops = M.operands(I);
  Fields = {type(I.Type), uint64_t(I.Flags & Cleanup ? 1 : 0), Ops.size()};
  for (size_t K = 0; K < Ops.size(); ++K) {
    add(M.indices(I)[K]);
    addTypedOperand(Ops[K]);
  }
  emit(LandingPadInst);
}

} // namespace dxil::ir::writer
