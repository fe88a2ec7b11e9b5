// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomic operations, and barriers.
#include "Lowering.h"

namespace dxil::spirv {
namespace {

/// Returns coordinate \p N of a texel; undef if the texel has fewer coordinates.
ValueRef coordinate(const Place &P, size_t N) {
  return N < P.Coordinates.size() ? P.Coordinates[N] : ir::UndefOperand;
}

} // namespace

/// Returns the address of a scalar in a variable.
ValueRef Lowering::memoryAddress(const Place &P) {
  const Variable::Part *Part = nullptr;
  return address(P, {}, Part);
}

/// Returns a value operand of an atomic operation as an integer.
ValueRef Lowering::atomicOperand(const Instruction &I, const Place &To, AtomicValue Kind) {
  const uint32_t Width = T[To.Type].Width;
  const ir::TypeId Type = module().integerType(Width);
  switch (Kind) {
  case AtomicValue::Value: {
    const ValueRef V = scalar(M.operands(I).back());
    return typeOf(V) == Type ? V : B.cast(ir::Opcode::BitCast, V, Type);
  }
  case AtomicValue::Negated:
    return B.binary(ir::Opcode::Sub, module().null(Type), scalar(M.operands(I).back()));
  case AtomicValue::One: return module().integer(Type, 1);
  case AtomicValue::MinusOne:
    return module().integer(Type, Width == 64 ? ~uint64_t(0) : (uint64_t(1) << Width) - 1);
  case AtomicValue::Zero: return module().null(Type);
  }
  return {};
}

void Lowering::atomic(const Instruction &I, const AtomicMapping &A) {
  const Place &To = pointer(M.operands(I)[0]);
  if (failed())
    return;
  const bool IsFloat = T[To.Type].Kind == Shape::Float;
  const bool IsLoad = A.Value == AtomicValue::Zero;
  if ((T[To.Type].Kind != Shape::Integer || T[To.Type].Width == 8) &&
      !(IsFloat && (IsLoad || A.Operation == AtomicBinOpKind::Exchange)))
    return fail("atomic operations on this type are not translated");
  const bool IsMemory = To.Is == Place::Kind::Memory;
  if (IsMemory && To.Target && To.Target->Storage != StorageClass::Workgroup)
    return fail("atomic operations on variables of one invocation are not translated");
  const bool IsReadOnly = !IsMemory && (!To.Binding || !To.Binding->IsUAV);
  if (IsLoad && ((IsMemory && IsFloat) || IsReadOnly))
    return define(I, load(To));
  if (IsReadOnly)
    return fail("an atomic operation on something that cannot be written");
  const ValueRef V = atomicOperand(I, To, A.Value);
  ValueRef Old;
  if (IsMemory) {
    ValueRef Address = memoryAddress(To);
    // Exchanges a float as an integer with the same bits.
    if (IsFloat && !failed())
      Address = B.cast(ir::Opcode::BitCast, Address, module().pointerType(typeOf(V), 3));
    Old = B.atomicRmw(A.Rmw, Address, V);
  } else {
    Old = B.atomicBinOp(
        {.handle = handleOf(To),
         .atomicOp = module().i32(uint32_t(A.Operation)),
         .offset0 = To.Is == Place::Kind::Texel ? at(To.Coordinates, 0) : total(To.Bytes),
         .offset1 = coordinate(To, 1),
         .offset2 = coordinate(To, 2),
         .newValue = V});
  }
  if (!I.Result)
    return;
  if (IsFloat)
    Old = B.cast(ir::Opcode::BitCast, Old, scalarType(I.Type));
  // SPIR-V's increment and decrement return the former value.
  define(I, List{Old});
}

void Lowering::compareExchange(const Instruction &I) {
  const auto V = M.as<inst::AtomicCompareExchange>(I);
  const Place &To = pointer(V.pointer());
  if (failed())
    return;
  const ValueRef New = scalar(V.value()), Compare = scalar(V.comparator());
  if (To.Is == Place::Kind::Memory) {
    if (To.Target && To.Target->Storage != StorageClass::Workgroup)
      return fail("atomic operations on variables of one invocation are not translated");
    return define(I, List{B.extractValue(B.compareExchange(memoryAddress(To), Compare, New), 0)});
  }
  if (!To.Binding || !To.Binding->IsUAV)
    return fail("an atomic operation on something that cannot be written");
  define(I, List{B.atomicCompareExchange(
                {.handle = handleOf(To),
                 .offset0 = To.Is == Place::Kind::Texel ? at(To.Coordinates, 0) : total(To.Bytes),
                 .offset1 = coordinate(To, 1),
                 .offset2 = coordinate(To, 2),
                 .compareValue = Compare,
                 .newValue = New})});
}

void Lowering::barrier(const Instruction &I) {
  const bool IsControl = I.op() == Op::ControlBarrier;
  if (IsControl && stage() == Stage::Hull)
    return fail("a barrier of a hull shader outside of its main function is not translated");
  const std::span<const uint32_t> O = M.operands(I);
  auto Number = [&](Id Operand) -> uint32_t {
    const std::optional<uint64_t> V = module().constantInt(scalar(Operand));
    if (!V)
      fail("the scope or semantics of a barrier is no constant");
    return uint32_t(V.value_or(0));
  };
  const uint32_t Memory = Number(O[IsControl ? 1 : 0]), Semantics = Number(O.back());
  const uint32_t Execution = IsControl ? Number(O[0]) : uint32_t(Scope::Invocation);
  const Stage Kind = P.module().target().Shader;
  const bool HasGroup =
      Kind == Stage::Compute || Kind == Stage::Mesh || Kind == Stage::Amplification;
  uint32_t Mode = 0;
  if (IsControl && Execution <= uint32_t(Scope::Workgroup) && HasGroup)
    Mode |= uint32_t(BarrierMode::SyncThreadGroup);
  if (has(Semantics, MemorySemantics::WorkgroupMemory) && HasGroup)
    Mode |= uint32_t(BarrierMode::TGSMFence);
  if (has(Semantics, MemorySemantics::UniformMemory) ||
      has(Semantics, MemorySemantics::ImageMemory) ||
      has(Semantics, MemorySemantics::AtomicCounterMemory))
    Mode |= uint32_t(Memory >= uint32_t(Scope::Workgroup) &&
                             Memory != uint32_t(Scope::QueueFamily) && HasGroup
                         ? BarrierMode::UAVFenceThreadGroup
                         : BarrierMode::UAVFenceGlobal);
  // DXIL has no barrier without a fence, and none for a wave.
  if (Mode == uint32_t(BarrierMode::SyncThreadGroup))
    Mode |= uint32_t(BarrierMode::TGSMFence);
  if (Mode && !failed())
    B.barrier({.barrierMode = BarrierMode(Mode)});
}

} // namespace dxil::spirv
