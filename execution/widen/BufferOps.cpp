// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constant buffers, and raw and structured buffers with uniform handles.
#include "../Elements.h"
#include "Widener.h"

#include <bit>

#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace dxil::execution {

Value *FunctionWidener::viewField(Value *View, size_t Offset, Type *Ty) {
  Value *Table = waveField(offsetof(Wave, Views), B.getPtrTy());
  Value *Number = B.CreateAnd(View, ViewTable::Size - 1);
  Value *Place =
      B.CreateGEP(B.getInt8Ty(), Table, B.CreateMul(Number, B.getInt64(sizeof(struct View))));
  return B.CreateLoad(Ty, B.CreateConstInBoundsGEP1_64(B.getInt8Ty(), Place, Offset));
}

/// Returns true if a handle is known to belong to a raw or structured buffer.
bool FunctionWidener::isPlainBuffer(ir::ValueId Handle) const {
  const ir::Instruction *D = M.definition(Handle);
  const std::optional<ir::OpCall> Call = D ? ir::OpCall::of(M, *D) : std::nullopt;
  if (!Call)
    return false;
  ResourceKind Kind = ResourceKind::Invalid;
  uint64_t Class = 0, Id = 0;
  if (const auto Annotation = op::dyn_cast<op::AnnotateHandle>(*Call)) {
    if (const auto P = ir::structConstant<HandleProperties>(M, Annotation->props()))
      Kind = P->kind();
  } else if (const auto Created = op::dyn_cast<op::CreateHandle>(*Call);
             Created && M.constantInt(Created->resourceClass(), Class) &&
             M.constantInt(Created->rangeId(), Id)) {
    for (const DeclaredResource &R : P.Info.Resources)
      if (uint64_t(R.Class) == Class && R.Id == Id)
        Kind = R.Kind;
  }
  return Kind == ResourceKind::RawBuffer || Kind == ResourceKind::StructuredBuffer;
}

namespace {
constexpr uint8_t NoBytes[64] = {};
} // namespace

/// Reads a scalar at byte offsets in a view.
Value *FunctionWidener::readView(Value *View, Value *Offset, Value *Allowed, Type *Ty,
                                 Value **Outside) {
  const auto Size = uint32_t(Ty->getPrimitiveSizeInBits() / 8);
  Value *Bytes = viewField(View, offsetof(struct View, Bytes), B.getInt32Ty());
  Value *Data = viewField(View, offsetof(struct View, Data), B.getPtrTy());
  Value *Limit = B.CreateBinaryIntrinsic(Intrinsic::usub_sat, Bytes, B.getInt32(Size - 1));
  const bool Lanes = Offset->getType()->isVectorTy();
  Value *Inside = B.CreateICmpULT(Offset, Lanes ? splat(Limit) : Limit);
  if (Allowed)
    Inside = B.CreateAnd(Inside, Allowed);
  if (Outside)
    *Outside = *Outside ? B.CreateAnd(*Outside, Inside) : Inside;
  if (Lanes) {
    Value *Places = B.CreateGEP(B.getInt8Ty(), Data, Offset);
    return B.CreateMaskedGather(wide(Ty), Places, Align(1), B.CreateAnd(Mask, Inside),
                                Constant::getNullValue(wide(Ty)));
  }
  Value *Place =
      B.CreateSelect(Inside, B.CreateGEP(B.getInt8Ty(), Data, Offset), runtimePointer(NoBytes));
  return B.CreateAlignedLoad(Ty, Place, Align(1));
}

/// Converts a minimum-precision scalar from its 32 bits in memory.
Value *FunctionWidener::fromMinimum(Value *V, Type *Ty) {
  Type *To = V->getType()->getWithNewType(Ty);
  if (V->getType() == To)
    return V;
  if (Ty->isHalfTy())
    return B.CreateFPTrunc(B.CreateBitCast(V, V->getType()->getWithNewType(B.getFloatTy())), To);
  return B.CreateTrunc(V, To);
}

/// Converts a minimum-precision scalar to its 32 bits in memory.
Value *FunctionWidener::toMinimum(Value *V) {
  Type *Ty = V->getType(), *Word = Ty->getWithNewType(B.getInt32Ty());
  if (Ty->getScalarType()->isHalfTy())
    return B.CreateBitCast(B.CreateFPExt(V, Ty->getWithNewType(B.getFloatTy())), Word);
  return B.CreateSExt(V, Word);
}

/// Returns true if a 16-bit scalar type \p Ty has 32 bits in memory.
bool FunctionWidener::isMinimum(Type *Ty) const {
  return Ty->getScalarSizeInBits() == 16 && !P.Options.NativeHalf;
}

Parts FunctionWidener::loadConstants(const OpCall &C, ir::ValueId Buffer, ir::ValueId Place,
                                     bool IsRow) {
  Parts Result;
  SmallVector<Type *> Types;
  if (!P.flatten(C.I.Type, Types) || Types.empty()) {
    fail("a constant has a type without a meaning here");
    return Result;
  }
  Value *View = getOne(Buffer, true);
  Value *Offset = getOne(Place, C.Uniform);
  if (!View || !Offset || !Offset->getType()->getScalarType()->isIntegerTy(32)) {
    fail("an index into a constant buffer is no i32");
    return Result;
  }
  Value *Allowed = nullptr;
  if (IsRow) {
    Allowed = B.CreateICmpULT(Offset, ConstantInt::get(Offset->getType(), 1u << 20));
    Offset = B.CreateMul(Offset, ConstantInt::get(Offset->getType(), 16));
  }
  uint32_t Position = 0;
  Value *Inside = nullptr;
  for (Type *Ty : Types) {
    Type *InMemory = isMinimum(Ty) ? B.getInt32Ty() : Ty;
    Value *Byte = B.CreateAdd(Offset, ConstantInt::get(Offset->getType(), Position));
    Result.push_back(fromMinimum(readView(View, Byte, Allowed, InMemory, &Inside), Ty));
    Position += uint32_t(InMemory->getPrimitiveSizeInBits() / 8);
  }
  return Result;
}

/// Returns the byte offset of an index and an offset; sets `Allowed` to whether the index is in
/// range.
Value *FunctionWidener::viewOffset(const BufferPlace &Place, bool Uniform, Value *View,
                                   Value *&Allowed) {
  Value *Index = getOne(Place.Index, Uniform), *Offset = getOne(Place.Offset, Uniform);
  Type *Int = B.getInt32Ty();
  if (!Index || !Offset || !Index->getType()->getScalarType()->isIntegerTy(32) ||
      Index->getType() != Offset->getType()) {
    fail("an index into a buffer is no i32");
    return nullptr;
  }
  auto Field = [&](size_t Start) {
    Value *V = viewField(View, Start, Int);
    return Index->getType()->isVectorTy() ? splat(V) : V;
  };
  Allowed = B.CreateICmpULT(Index, Field(offsetof(struct View, Elements)));
  Value *Element = B.CreateMul(Index, Field(offsetof(struct View, Step)));
  return B.CreateAdd(Element, B.CreateMul(Offset, Field(offsetof(struct View, OffsetStep))));
}

Parts FunctionWidener::loadRaw(const OpCall &C, const BufferPlace &Start, unsigned Asked) {
  Parts Result;
  SmallVector<Type *> Types;
  if (!P.flatten(C.I.Type, Types) || Types.size() < 2) {
    fail("a buffer's element has a type without a meaning here");
    return Result;
  }
  Value *View = getOne(Start.Buffer, true), *Allowed = nullptr;
  Value *Offset = View ? viewOffset(Start, C.Uniform, View, Allowed) : nullptr;
  if (!Offset)
    return Result;
  Type *InMemory = isMinimum(Types[0]) ? B.getInt32Ty() : Types[0];
  const auto Size = uint32_t(InMemory->getPrimitiveSizeInBits() / 8);
  Value *Inside = nullptr;
  for (unsigned I = 0; I + 1 < Types.size(); ++I) {
    if (I >= Asked) {
      Result.push_back(Constant::getNullValue(Offset->getType()->getWithNewType(Types[I])));
      continue;
    }
    Value *Place = B.CreateAdd(Offset, ConstantInt::get(Offset->getType(), I * Size));
    Result.push_back(fromMinimum(
        readView(View, Place, Allowed, InMemory, I < Asked ? &Inside : nullptr), Types[I]));
  }
  // The status: whether the requested bytes are backed by memory.
  Value *Mapped = viewField(View, offsetof(struct View, MappedBytes), B.getInt32Ty());
  Value *All = B.CreateICmpEQ(Mapped, B.getInt32(~0u));
  if (Offset->getType()->isVectorTy()) {
    Mapped = splat(Mapped);
    All = splat(All);
  }
  Value *End = B.CreateAdd(Offset, ConstantInt::get(Offset->getType(), Asked * Size));
  Value *Status = B.CreateOr(All, B.CreateICmpULE(End, Mapped));
  Result.push_back(B.CreateZExt(Status, Offset->getType()->getWithNewType(B.getInt32Ty())));
  reportOutside(C.I, Inside, FaultKind::ReadOutOfBounds);
  return Result;
}

void FunctionWidener::storeRaw(const OpCall &C, const BufferPlace &P,
                               const std::array<ir::ValueId, 4> &Values,
                               ir::ValueId ComponentMask) {
  uint64_t Components = 0;
  if (!M.constantInt(ComponentMask, Components))
    return fail("a store has no constant mask");
  Value *View = getOne(P.Buffer, true), *Allowed = nullptr;
  Value *Offset = View ? viewOffset(P, /*Uniform=*/false, View, Allowed) : nullptr;
  if (!Offset)
    return;
  Value *Bytes = viewField(View, offsetof(struct View, Bytes), B.getInt32Ty());
  Value *Data = viewField(View, offsetof(struct View, Data), B.getPtrTy());
  Value *Active = sideEffectMask(), *All = nullptr;
  for (unsigned I = 0; I < 4; ++I) {
    if (!(Components >> I & 1))
      continue;
    Value *V = getOne(Values[I], false);
    if (!V)
      return;
    if (isMinimum(V->getType()))
      V = toMinimum(V);
    const auto Size = uint32_t(V->getType()->getScalarSizeInBits() / 8);
    if (!Size)
      return fail("a buffer's element has a type without a meaning here");
    Value *Limit = B.CreateBinaryIntrinsic(Intrinsic::usub_sat, Bytes, B.getInt32(Size - 1));
    Value *Place = B.CreateAdd(Offset, ConstantInt::get(Offset->getType(), I * Size));
    Value *Inside = B.CreateAnd(Allowed, B.CreateICmpULT(Place, splat(Limit)));
    All = All ? B.CreateAnd(All, Inside) : Inside;
    Value *Places = B.CreateGEP(B.getInt8Ty(), Data, Place);
    B.CreateMaskedScatter(V, Places, Align(1), B.CreateAnd(Active, Inside));
  }
  reportOutside(C.I, All, FaultKind::WriteOutOfBounds);
}

bool FunctionWidener::emitBuffer(const OpCall &C, Parts &Result) {
  auto Constants = [&](ir::ValueId Buffer, ir::ValueId Place, bool IsRow) {
    if (!uniform(Buffer))
      return false;
    Result = loadConstants(C, Buffer, Place, IsRow);
    return true;
  };
  // Races: the runtime must see each access.
  auto IsSimple = [&](ir::ValueId Buffer) { return uniform(Buffer) && !P.Options.FindRaces; };
  auto Store = [&](const auto &View, const BufferPlace &Start) {
    storeRaw(C, Start, {View.value0(), View.value1(), View.value2(), View.value3()}, View.mask());
    return true;
  };
  switch (C.Op) {
  case OpCode::CBufferLoadLegacy: {
    const op::CBufferLoadLegacy Load(C);
    return Constants(Load.handle(), Load.regIndex(), true);
  }
  case OpCode::CBufferLoad: {
    const op::CBufferLoad Load(C);
    return Constants(Load.handle(), Load.byteOffset(), false);
  }
  case OpCode::BufferLoad: {
    const op::BufferLoad Load(C);
    if (!IsSimple(Load.srv()) || !isPlainBuffer(Load.srv()))
      return false;
    // The status is part 4.
    Result = loadRaw(C, {Load.srv(), Load.index(), Load.wot()},
                     std::min(4u, UsedParts.lookup(C.I.Result)));
    return true;
  }
  case OpCode::RawBufferLoad: {
    const op::RawBufferLoad Load(C);
    uint64_t Components = 0;
    if (!IsSimple(Load.srv()) || !M.constantInt(Load.mask(), Components))
      return false;
    Result = loadRaw(C, {Load.srv(), Load.index(), Load.elementOffset()},
                     unsigned(std::bit_width(Components & 15)));
    return true;
  }
  case OpCode::BufferStore: {
    const op::BufferStore View(C);
    return IsSimple(View.uav()) && isPlainBuffer(View.uav()) &&
           Store(View, {View.uav(), View.coord0(), View.coord1()});
  }
  case OpCode::RawBufferStore: {
    const op::RawBufferStore View(C);
    return IsSimple(View.uav()) && Store(View, {View.uav(), View.index(), View.elementOffset()});
  }
  default: return false;
  }
}

} // namespace dxil::execution
