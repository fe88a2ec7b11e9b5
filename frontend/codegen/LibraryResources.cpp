// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Methods of buffers and textures that need more than one op.
#include "../types/Layout.h"
#include "Context.h"
#include "Expressions.h"
#include "LibraryCalls.h"
#include "Memory.h"
#include "Objects.h"
#include "Stages.h"
#include "Values.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::frontend {

static llvm::Value *emitTextureDimensions(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitBufferLoad(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitByteLoad(CodegenContext &G, const LibraryCall &Call);
static void emitByteStore(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitCounter(CodegenContext &G, const LibraryCall &Call, int Change);
static llvm::Value *emitGatherFour(CodegenContext &G, const LibraryCall &Call);
static void emitTraceRayInline(CodegenContext &G, const LibraryCall &Call);

/// Maximum number of objects in a local variable.
static constexpr uint32_t MostObjects = 4096;

using library::ObjectType;
using library::SpecialId;

Value *emitResourceCall(CodegenContext &G, const LibraryCall &Call) {
  switch (Call.F.Special) {
  case SpecialId::TextureDimensions: return emitTextureDimensions(G, Call);
  case SpecialId::BufferDimensions:
    setArgument(G, Call, 0,
                G.B.CreateIntrinsic(G.B.getInt32Ty(), Intrinsic::dx_resource_getdimensions_x,
                                    {Call.Object}));
    return nullptr;
  case SpecialId::StructuredDimensions: {
    setArgument(G, Call, 0,
                G.B.CreateIntrinsic(G.B.getInt32Ty(), Intrinsic::dx_resource_getdimensions_x,
                                    {Call.Object}));
    SizeAndAlignment Size =
        layoutOf(G.Types, elementTypeOf(G, Call.ObjectType), LayoutRules::Buffer);
    setArgument(G, Call, 1, G.B.getInt32(uint32_t(alignTo(Size.Size, Size.Alignment))));
    return nullptr;
  }
  case SpecialId::BufferLoad: return emitBufferLoad(G, Call);
  case SpecialId::ByteLoad: return emitByteLoad(G, Call);
  case SpecialId::ByteStore: emitByteStore(G, Call); return nullptr;
  case SpecialId::IncrementCounter: return emitCounter(G, Call, 1);
  case SpecialId::DecrementCounter: return emitCounter(G, Call, -1);
  case SpecialId::Append: {
    TypeId Element = elementTypeOf(G, Call.ObjectType);
    Place Lvalue = elementOf(G, Call.ObjectType, Call.Object, emitCounter(G, Call, 1));
    if (isAggregate(G, Element))
      copy(G, Lvalue, memoryPlace(G, Element, Call.value(0)));
    else
      store(G, Lvalue, Call.value(0));
    return nullptr;
  }
  case SpecialId::TraceRayInline: emitTraceRayInline(G, Call); return nullptr;
  case SpecialId::Consume:
    return load(G, elementOf(G, Call.ObjectType, Call.Object, emitCounter(G, Call, -1)));
  default: return emitGatherFour(G, Call);
  }
}

static Value *emitCounter(CodegenContext &G, const LibraryCall &Call, int Change) {
  return G.B.CreateIntrinsic(
      G.B.getInt32Ty(), Intrinsic::dx_resource_updatecounter,
      {Call.Object, ConstantInt::get(G.B.getInt8Ty(), uint64_t(Change), true)});
}

/// The sizes in order, then the number of mip levels or samples where the call requests it.
static Value *emitTextureDimensions(CodegenContext &G, const LibraryCall &Call) {
  const ObjectType &R = *G.Types.objectOf(Call.ObjectType).Record;
  const bool HasLevel = Call.F.Parameters.front().Flow == library::Direction::In;
  Value *None = UndefValue::get(G.B.getInt32Ty());
  Value *Level = HasLevel ? Call.value(0) : R.Writable || R.Multisampled ? None : G.B.getInt32(0);
  Value *Sizes = emitOp(G, OpCode::GetDimensions, nullptr, {opHandle(G, Call.Object), Level});
  constexpr unsigned LevelsOrSamples = 3;
  const uint32_t SizeCount = infoOf(R.Resource).Sizes;
  for (size_t I = HasLevel; I < Call.size(); ++I) {
    const uint64_t Place = I - HasLevel < SizeCount ? I - HasLevel : LevelsOrSamples;
    Value *Size = G.B.CreateExtractElement(Sizes, Place);
    setArgument(G, Call, I, convertNumber(G, Size, ScalarKind::UInt, elementKind(G, Call[I].Type)));
  }
  return nullptr;
}

/// Returns the status of a load of type \p T at \p Index: that of its last four words or 64-bit
/// numbers, as in DXC.
static Value *emitStatus(CodegenContext &G, const LibraryCall &Call, TypeId T, Value *Index,
                         bool IsStructured) {
  constexpr unsigned Status = 4, FirstRawLoadMinor = 2, FirstWideLoadMinor = 3;
  constexpr uint64_t Word = 4, Most = 4;
  llvm::Type *Number = G.B.getInt32Ty();
  if (G.Opts.ShaderModelMinor >= FirstWideLoadMinor && G.Types.isNumeric(T) &&
      G.Types.bits(elementKind(G, T)) == 64)
    Number = isFloating(elementKind(G, T)) ? G.B.getDoubleTy() : G.B.getInt64Ty();
  const uint64_t Size = Number->getPrimitiveSizeInBits() / 8;
  const uint64_t All =
      std::max<uint64_t>(divideCeil(strideOf(G, T, MemoryLayout::Buffer), Size), 1);
  const uint64_t Count = std::min(All, Most);
  Value *First = G.B.getInt32(uint32_t((All - Count) * Size));
  Value *Offset = IsStructured ? First : UndefValue::get(G.B.getInt32Ty());
  if (!IsStructured)
    Index = G.B.CreateAdd(Index, First);
  Value *Loaded = G.Opts.ShaderModelMinor >= FirstRawLoadMinor
                      ? emitOp(G, OpCode::RawBufferLoad, Number,
                               {opHandle(G, Call.Object), Index, Offset,
                                G.B.getInt8(uint8_t((1u << Count) - 1)), G.B.getInt32(Word)})
                      : emitOp(G, OpCode::BufferLoad, G.B.getInt32Ty(),
                               {opHandle(G, Call.Object), Index, Offset});
  return G.B.CreateExtractValue(Loaded, Status);
}

/// DXC's Load methods read a matrix row by row, even where `[]` and Store have it column by column.
/// A matrix in a struct has the order of its declaration.
static TypeId byRows(CodegenContext &G, TypeId T) {
  const frontend::Type Ty = G.Types.get(T);
  return Ty.Kind == TypeKind::Matrix
             ? G.Types.matrix(Ty.Element, Ty.Rows, Ty.Columns, MatrixOrder::RowMajor)
             : T;
}

static Value *emitBufferLoad(CodegenContext &G, const LibraryCall &Call) {
  const ObjectType &R = *G.Types.objectOf(Call.ObjectType).Record;
  Value *Index = asScalar(G, Call.value(0));
  if (R.Kind != ObjectType::Sort::TypedBuffer) {
    if (Call.F.HasStatus)
      setArgument(G, Call, 1,
                  fitNumber(G, emitStatus(G, Call, elementTypeOf(G, Call.ObjectType), Index, true),
                            valueType(G, Call[1].Type)));
    Place Element = elementOf(G, Call.ObjectType, Call.Object, Index);
    Element.Type = byRows(G, Element.Type);
    return load(G, Element);
  }
  if (!Call.F.HasStatus)
    return load(G, elementOf(G, Call.ObjectType, Call.Object, Index));
  constexpr unsigned Status = 4;
  Value *Loaded = emitOp(G, OpCode::BufferLoad, loadedType(G, Call.Result),
                         {opHandle(G, Call.Object), Index, UndefValue::get(G.B.getInt32Ty())});
  setArgument(G, Call, 1,
              fitNumber(G, G.B.CreateExtractValue(Loaded, Status), valueType(G, Call[1].Type)));
  return elementFromLoad(G, Loaded, Call.Result);
}

static Value *emitByteLoad(CodegenContext &G, const LibraryCall &Call) {
  Value *Offset = Call.value(0);
  TypeId T = Call.Result;
  if (Call.F.HasStatus)
    setArgument(G, Call, 1,
                fitNumber(G, emitStatus(G, Call, T, Offset, false), valueType(G, Call[1].Type)));
  T = byRows(G, T);
  return load(G, bytesAt(G, Call.ObjectType, Call.Object, Offset, T));
}

static void emitByteStore(CodegenContext &G, const LibraryCall &Call) {
  const TypeId T = Call.TemplateArgument != TypeId::None ? Call.TemplateArgument : Call[1].Type;
  Place Lvalue = bytesAt(G, Call.ObjectType, Call.Object, Call.value(0), T);
  if (isAggregate(G, Lvalue.Type))
    copy(G, Lvalue, memoryPlace(G, Lvalue.Type, Call.value(1)));
  else
    store(G, Lvalue, Call.value(1));
}

/// Allocates the query of a variable of type \p T.
static Value *newRayQuery(CodegenContext &G, TypeId T) {
  const Object &O = G.Types.objectOf(T);
  Value *Flags = G.B.getInt32(O.Arguments.empty() ? 0 : O.Arguments[0].Value);
  if (O.Arguments.size() > 1 && O.Arguments[1].Value)
    return emitOp(G, OpCode::AllocateRayQuery2, nullptr,
                  {Flags, G.B.getInt32(O.Arguments[1].Value)});
  return emitOp(G, OpCode::AllocateRayQuery, nullptr, {Flags});
}

/// Allocates a query for each RayQuery in \p Lvalue, which may be an array or struct. Counts
/// objects down from \p Left and returns false if there are more.
static bool allocateRayQueries(CodegenContext &G, const Place &Lvalue, uint32_t &Left) {
  const Type &T = G.Types.get(Lvalue.Type);
  if (!G.Types.hasObject(Lvalue.Type))
    return true;
  if (T.Kind == TypeKind::Object) {
    if (!Left)
      return false;
    --Left;
    if (G.Types.objectOf(Lvalue.Type).Record->Kind == library::ObjectType::Sort::RayQuery)
      store(G, Lvalue, newRayQuery(G, Lvalue.Type));
    if (G.Types.objectOf(Lvalue.Type).Record->Kind == library::ObjectType::Sort::HitObject)
      store(G, Lvalue, emitOp(G, OpCode::HitObject_MakeNop, nullptr, {}));
    return true;
  }
  if (T.Kind == TypeKind::Array) {
    const uint32_t Count = T.Rows;
    for (uint32_t I = 0; I < Count; ++I)
      if (!allocateRayQueries(G, elementAt(G, Lvalue, G.B.getInt32(I)), Left))
        return false;
    return true;
  }
  if (T.Kind == TypeKind::Struct) {
    const Struct &S = G.Types.structOf(Lvalue.Type);
    if (S.Base != TypeId::None && !allocateRayQueries(G, baseOf(G, Lvalue), Left))
      return false;
    for (uint32_t I = 0; I < S.Fields.size(); ++I)
      if (!allocateRayQueries(G, fieldOf(G, Lvalue, I), Left))
        return false;
  }
  return true;
}

void allocateRayQueries(CodegenContext &G, const Place &Lvalue, Location Where) {
  uint32_t Left = MostObjects;
  if (!allocateRayQueries(G, Lvalue, Left))
    unsupported(G, Where, "a variable of more than " + std::to_string(MostObjects) + " objects");
}

/// The op takes the numbers of a RayDesc in their order.
static void emitTraceRayInline(CodegenContext &G, const LibraryCall &Call) {
  SmallVector<Value *, 12> Operands{Call.Object, opHandle(G, Call.value(0)), Call.value(1),
                                    Call.value(2)};
  addRay(G, Call, 3, Operands);
  emitOp(G, OpCode::RayQuery_TraceRayInline, nullptr, Operands);
}

/// Emits an op for each component of the result, each with its own offset.
static Value *emitGatherFour(CodegenContext &G, const LibraryCall &Call) {
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
      Operands.push_back(
          emitOperand(G, Call, O, opType(G, Info.Args[I].Type, G.B.getFloatTy()), 0));
    }
    Value *Loaded = emitOp(G, Call.F.Op, movedType(G, Call.Result), Operands);
    if (!Component && Call.F.HasStatus)
      setArgument(G, Call, Call.size() - 1,
                  fitNumber(G, G.B.CreateExtractValue(Loaded, Status),
                            valueType(G, Call.Arguments.back().Type)));
    Numbers.push_back(G.B.CreateExtractValue(Loaded, Component));
  }
  return fromMemory(G, vectorOf(G, Numbers, valueType(G, Call.Result)), ScalarKind::Float);
}

} // namespace dxil::frontend
