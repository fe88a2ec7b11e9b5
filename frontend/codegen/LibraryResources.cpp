// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Methods of buffers and textures that need more than one op.
#include "../types/Layout.h"
#include "LibraryCalls.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::frontend {

/// Maximum number of objects in a local variable.
static constexpr uint32_t MostObjects = 4096;

using library::ObjectType;
using library::SpecialId;

Value *Generator::emitResourceCall(const LibraryCall &Call) {
  switch (Call.F.Special) {
  case SpecialId::TextureDimensions: return emitTextureDimensions(Call);
  case SpecialId::BufferDimensions:
    setArgument(
        Call, 0,
        B.CreateIntrinsic(B.getInt32Ty(), Intrinsic::dx_resource_getdimensions_x, {Call.Object}));
    return nullptr;
  case SpecialId::StructuredDimensions: {
    setArgument(
        Call, 0,
        B.CreateIntrinsic(B.getInt32Ty(), Intrinsic::dx_resource_getdimensions_x, {Call.Object}));
    SizeAndAlignment Size = layoutOf(Types, elementTypeOf(Call.ObjectType), LayoutRules::Buffer);
    setArgument(Call, 1, B.getInt32(uint32_t(alignTo(Size.Size, Size.Alignment))));
    return nullptr;
  }
  case SpecialId::BufferLoad: return emitBufferLoad(Call);
  case SpecialId::ByteLoad: return emitByteLoad(Call);
  case SpecialId::ByteStore: emitByteStore(Call); return nullptr;
  case SpecialId::IncrementCounter: return emitCounter(Call, 1);
  case SpecialId::DecrementCounter: return emitCounter(Call, -1);
  case SpecialId::Append: {
    TypeId Element = elementTypeOf(Call.ObjectType);
    Place At = elementOf(Call.ObjectType, Call.Object, emitCounter(Call, 1));
    if (isAggregate(Element))
      copy(At, memoryPlace(Element, Call.value(0)));
    else
      store(At, Call.value(0));
    return nullptr;
  }
  case SpecialId::TraceRayInline: emitTraceRayInline(Call); return nullptr;
  case SpecialId::Consume:
    return load(elementOf(Call.ObjectType, Call.Object, emitCounter(Call, -1)));
  default: return emitGatherFour(Call);
  }
}

Value *Generator::emitCounter(const LibraryCall &Call, int Change) {
  return B.CreateIntrinsic(B.getInt32Ty(), Intrinsic::dx_resource_updatecounter,
                           {Call.Object, ConstantInt::get(B.getInt8Ty(), uint64_t(Change), true)});
}

/// The sizes in order, then the number of mip levels or samples where the call requests it.
Value *Generator::emitTextureDimensions(const LibraryCall &Call) {
  const ObjectType &R = *Types.objectOf(Call.ObjectType).Record;
  const bool HasLevel = Call.F.Parameters.front().Flow == library::Direction::In;
  Value *None = UndefValue::get(B.getInt32Ty());
  Value *Level = HasLevel ? Call.value(0) : R.Writable || R.Multisampled ? None : B.getInt32(0);
  Value *Sizes = emitOp(OpCode::GetDimensions, nullptr, {opHandle(Call.Object), Level});
  constexpr unsigned LevelsOrSamples = 3;
  const uint32_t SizeCount = infoOf(R.Resource).Sizes;
  for (size_t I = HasLevel; I < Call.size(); ++I) {
    const uint64_t Place = I - HasLevel < SizeCount ? I - HasLevel : LevelsOrSamples;
    Value *Size = B.CreateExtractElement(Sizes, Place);
    setArgument(Call, I, convertNumber(Size, ScalarKind::UInt, elementKind(Call[I].Type)));
  }
  return nullptr;
}

/// Returns the status of a load of type \p T at \p Index: that of its last four words or 64-bit
/// numbers, as in DXC.
Value *Generator::emitStatus(const LibraryCall &Call, TypeId T, Value *Index, bool IsStructured) {
  constexpr unsigned Status = 4, FirstRawLoadMinor = 2, FirstWideLoadMinor = 3;
  constexpr uint64_t Word = 4, Most = 4;
  llvm::Type *Number = B.getInt32Ty();
  if (Opts.ShaderModelMinor >= FirstWideLoadMinor && Types.isNumeric(T) &&
      Types.bits(elementKind(T)) == 64)
    Number = isFloating(elementKind(T)) ? B.getDoubleTy() : B.getInt64Ty();
  const uint64_t Size = Number->getPrimitiveSizeInBits() / 8;
  const uint64_t All = std::max<uint64_t>(divideCeil(strideOf(T, MemoryLayout::Buffer), Size), 1);
  const uint64_t Count = std::min(All, Most);
  Value *First = B.getInt32(uint32_t((All - Count) * Size));
  Value *Offset = IsStructured ? First : UndefValue::get(B.getInt32Ty());
  if (!IsStructured)
    Index = B.CreateAdd(Index, First);
  Value *Loaded =
      Opts.ShaderModelMinor >= FirstRawLoadMinor
          ? emitOp(OpCode::RawBufferLoad, Number,
                   {opHandle(Call.Object), Index, Offset, B.getInt8(uint8_t((1u << Count) - 1)),
                    B.getInt32(Word)})
          : emitOp(OpCode::BufferLoad, B.getInt32Ty(), {opHandle(Call.Object), Index, Offset});
  return B.CreateExtractValue(Loaded, Status);
}

/// DXC's Load methods read a matrix row by row, even where `[]` and Store have it column by column.
/// A matrix in a struct has the order of its declaration.
TypeId Generator::byRows(TypeId T) {
  const frontend::Type Ty = Types.get(T);
  return Ty.Kind == TypeKind::Matrix
             ? Types.matrix(Ty.Element, Ty.Rows, Ty.Columns, MatrixOrder::RowMajor)
             : T;
}

Value *Generator::emitBufferLoad(const LibraryCall &Call) {
  const ObjectType &R = *Types.objectOf(Call.ObjectType).Record;
  Value *Index = asScalar(Call.value(0));
  if (R.Kind != ObjectType::Sort::TypedBuffer) {
    if (Call.F.HasStatus)
      setArgument(Call, 1,
                  fitNumber(emitStatus(Call, elementTypeOf(Call.ObjectType), Index, true),
                            valueType(Call[1].Type)));
    Place Element = elementOf(Call.ObjectType, Call.Object, Index);
    Element.Type = byRows(Element.Type);
    return load(Element);
  }
  if (!Call.F.HasStatus)
    return load(elementOf(Call.ObjectType, Call.Object, Index));
  constexpr unsigned Status = 4;
  Value *Loaded = emitOp(OpCode::BufferLoad, loadedType(Call.Result),
                         {opHandle(Call.Object), Index, UndefValue::get(B.getInt32Ty())});
  setArgument(Call, 1, fitNumber(B.CreateExtractValue(Loaded, Status), valueType(Call[1].Type)));
  return elementFromLoad(Loaded, Call.Result);
}

Value *Generator::emitByteLoad(const LibraryCall &Call) {
  Value *Offset = Call.value(0);
  TypeId T = Call.Result;
  if (Call.F.HasStatus)
    setArgument(Call, 1, fitNumber(emitStatus(Call, T, Offset, false), valueType(Call[1].Type)));
  T = byRows(T);
  return load(bytesAt(Call.ObjectType, Call.Object, Offset, T));
}

void Generator::emitByteStore(const LibraryCall &Call) {
  const TypeId T = Call.TemplateArgument != TypeId::None ? Call.TemplateArgument : Call[1].Type;
  Place At = bytesAt(Call.ObjectType, Call.Object, Call.value(0), T);
  if (isAggregate(At.Type))
    copy(At, memoryPlace(At.Type, Call.value(1)));
  else
    store(At, Call.value(1));
}

Value *Generator::newRayQuery(TypeId T) {
  const Object &O = Types.objectOf(T);
  Value *Flags = B.getInt32(O.Arguments.empty() ? 0 : O.Arguments[0].Value);
  if (O.Arguments.size() > 1 && O.Arguments[1].Value)
    return emitOp(OpCode::AllocateRayQuery2, nullptr, {Flags, B.getInt32(O.Arguments[1].Value)});
  return emitOp(OpCode::AllocateRayQuery, nullptr, {Flags});
}

/// Allocates a query for each RayQuery in \p At, which may be an array or struct. Counts objects
/// down from \p Left and returns false if there are more.
bool Generator::allocateRayQueries(const Place &At, uint32_t &Left) {
  const Type &T = Types.get(At.Type);
  if (!Types.hasObject(At.Type))
    return true;
  if (T.Kind == TypeKind::Object) {
    if (!Left)
      return false;
    --Left;
    if (Types.objectOf(At.Type).Record->Kind == library::ObjectType::Sort::RayQuery)
      store(At, newRayQuery(At.Type));
    if (Types.objectOf(At.Type).Record->Kind == library::ObjectType::Sort::HitObject)
      store(At, emitOp(OpCode::HitObject_MakeNop, nullptr, {}));
    return true;
  }
  if (T.Kind == TypeKind::Array) {
    const uint32_t Count = T.Rows;
    for (uint32_t I = 0; I < Count; ++I)
      if (!allocateRayQueries(elementAt(At, B.getInt32(I)), Left))
        return false;
    return true;
  }
  if (T.Kind == TypeKind::Struct) {
    const Struct &S = Types.structOf(At.Type);
    if (S.Base != TypeId::None && !allocateRayQueries(baseOf(At), Left))
      return false;
    for (uint32_t I = 0; I < S.Fields.size(); ++I)
      if (!allocateRayQueries(fieldOf(At, I), Left))
        return false;
  }
  return true;
}

void Generator::allocateRayQueries(const Place &At, Location Where) {
  uint32_t Left = MostObjects;
  if (!allocateRayQueries(At, Left))
    unsupported(Where, "a variable of more than " + std::to_string(MostObjects) + " objects");
}

/// The op takes the numbers of a RayDesc in their order.
void Generator::emitTraceRayInline(const LibraryCall &Call) {
  SmallVector<Value *, 12> Operands{Call.Object, opHandle(Call.value(0)), Call.value(1),
                                    Call.value(2)};
  addRay(Call, 3, Operands);
  emitOp(OpCode::RayQuery_TraceRayInline, nullptr, Operands);
}

/// Emits an op for each component of the result, each with its own offset.
Value *Generator::emitGatherFour(const LibraryCall &Call) {
  const OpInfo &Info = info(Call.F.Op);
  size_t FirstOffset = 0;
  while (FirstOffset < Call.size() && Call.F.Parameters[FirstOffset].Word != "offset0")
    ++FirstOffset;
  SmallVector<Value *, 4> Numbers;
  constexpr unsigned Status = 4;
  for (unsigned Component = 0; Component < 4; ++Component) {
    SmallVector<Value *, 12> Operands;
    for (size_t I = 0; I < Call.F.Operands.size(); ++I) {
      library::Operand O = Call.F.Operands[I];
      if (O.Kind == library::Operand::Sort::Component && O.Index == FirstOffset)
        O.Index = uint8_t(O.Index + Component);
      Operands.push_back(emitOperand(Call, O, opType(Info.Args[I].Type, B.getFloatTy()), 0));
    }
    Value *Loaded = emitOp(Call.F.Op, movedType(Call.Result), Operands);
    if (!Component && Call.F.HasStatus)
      setArgument(
          Call, Call.size() - 1,
          fitNumber(B.CreateExtractValue(Loaded, Status), valueType(Call.Arguments.back().Type)));
    Numbers.push_back(B.CreateExtractValue(Loaded, Component));
  }
  return fromMemory(vectorOf(Numbers, valueType(Call.Result)), ScalarKind::Float);
}

} // namespace dxil::frontend
