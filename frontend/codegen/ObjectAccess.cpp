// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements of resources: places in memory for structured buffers and constants, ops for typed
// buffers and textures.
#include "Generator.h"
#include "dxil/contract_names.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::frontend {

using library::ObjectType;

/// Number of coordinates of texture ops.
static constexpr unsigned TexelCoordinates = 3;

Value *Generator::bufferPointer(Value *Handle, Value *Index) {
  return B.CreateIntrinsic(Intrinsic::dx_resource_getpointer, {B.getPtrTy(), Handle->getType()},
                           {Handle, Index});
}

TypeId Generator::elementTypeOf(TypeId Object) const {
  const frontend::Object &O = Types.objectOf(Object);
  return O.Arguments.empty() ? TypeId::None : O.Arguments.front().Type;
}

Place Generator::elementOf(TypeId Object, Value *Handle, Value *Index) {
  const ObjectType &R = *Types.objectOf(Object).Record;
  if (R.Kind == ObjectType::Sort::StructuredBuffer) {
    Place At = memoryPlace(elementTypeOf(Object), bufferPointer(Handle, asScalar(Index)),
                           MemoryLayout::Buffer);
    At.Volatile = R.Writable;
    At.IsReadOnly = !R.Writable;
    return At;
  }
  if (R.Kind == ObjectType::Sort::Patch)
    return pointOf(Object, Handle, asScalar(Index));
  if (R.Kind == ObjectType::Sort::NodeRecord)
    return recordOf(Object, Handle, asScalar(Index));
  Place At;
  At.Kind = Place::Sort::Buffer;
  At.Type = elementTypeOf(Object);
  At.Object = Object;
  At.Handle = Handle;
  At.Index = Index;
  At.IsReadOnly = !R.Writable;
  return At;
}

Place Generator::mipElementOf(TypeId Object, Value *Handle, Value *Level, Value *Index,
                              bool IsSample) {
  Place At = elementOf(Object, Handle, Index);
  At.Level = asScalar(Level);
  At.IsSample = IsSample;
  return At;
}

Place Generator::contentsOf(TypeId Object, Value *Handle) {
  Place At = memoryPlace(elementTypeOf(Object), bufferPointer(Handle, B.getInt32(0)),
                         MemoryLayout::Constants);
  At.IsReadOnly = true;
  return At;
}

SmallVector<Value *, 4> Generator::numbersOf(Value *V) {
  SmallVector<Value *, 4> Numbers;
  auto *VT = dyn_cast<FixedVectorType>(V->getType());
  if (!VT)
    return {V};
  for (unsigned I = 0; I < VT->getNumElements(); ++I)
    Numbers.push_back(B.CreateExtractElement(V, uint64_t(I)));
  return Numbers;
}

Value *Generator::vectorOf(ArrayRef<Value *> Numbers, llvm::Type *Ty) {
  if (!Ty->isVectorTy())
    return Numbers.front();
  Value *Result = PoisonValue::get(Ty);
  for (size_t I = 0; I < Numbers.size(); ++I)
    Result = B.CreateInsertElement(Result, Numbers[I], uint64_t(I));
  return Result;
}

/// Returns an element made of the first numbers of \p Loaded, a { T, T, T, T, i32 }. 64-bit numbers
/// are loaded as words.
Value *Generator::elementFromLoad(Value *Loaded, TypeId Element) {
  const frontend::Type &T = Types.get(Element);
  const ScalarKind K = T.Element;
  llvm::Type *Scalar = memoryScalar(K, MemoryLayout::Local);
  if (Scalar->getScalarSizeInBits() != 64)
    Scalar = Loaded->getType()->getStructElementType(0);
  SmallVector<Value *, 4> Numbers;
  const uint32_t Count = std::min<uint32_t>(Types.elementCount(Element), 4);
  for (uint32_t I = 0; I < Count; ++I) {
    if (Scalar->getScalarSizeInBits() != 64) {
      Numbers.push_back(B.CreateExtractValue(Loaded, I));
      continue;
    }
    Value *Low = B.CreateExtractValue(Loaded, (2 * I) % 4),
          *High = B.CreateExtractValue(Loaded, (2 * I + 1) % 4);
    Numbers.push_back(joinWords(Low, High, Scalar));
  }
  llvm::Type *Ty = valueType(Element);
  Value *V = vectorOf(Numbers, Ty->isVectorTy() ? Ty->getWithNewType(Scalar) : Scalar);
  return fromMemory(V, K);
}

Value *Generator::joinWords(Value *Low, Value *High, llvm::Type *Ty) {
  if (Ty->isDoubleTy())
    return B.CreateIntrinsic(Ty, Intrinsic::dx_asdouble, {Low, High});
  Value *Wide = B.CreateShl(B.CreateZExt(High, B.getInt64Ty()), uint64_t(32));
  return B.CreateOr(Wide, B.CreateZExt(Low, B.getInt64Ty()));
}

/// Returns the words of a 64-bit number, the low one first.
std::pair<Value *, Value *> Generator::splitWords(Value *V) {
  if (V->getType()->isDoubleTy()) {
    Value *Pair = B.CreateIntrinsic(StructType::get(B.getInt32Ty(), B.getInt32Ty()),
                                    Intrinsic::dx_splitdouble, {V});
    return {B.CreateExtractValue(Pair, 0), B.CreateExtractValue(Pair, 1)};
  }
  return {B.CreateTrunc(V, B.getInt32Ty()),
          B.CreateTrunc(B.CreateLShr(V, uint64_t(32)), B.getInt32Ty())};
}

/// Returns the type of the numbers that an op moves for \p Element: words for 64-bit numbers.
llvm::Type *Generator::movedType(TypeId Element) {
  llvm::Type *Scalar = memoryScalar(Types.get(Element).Element, MemoryLayout::Local);
  return Scalar->getScalarSizeInBits() == 64 ? B.getInt32Ty() : Scalar;
}

/// Ops that sample and store have minimum precision; those that load do not, as in DXC.
llvm::Type *Generator::loadedType(TypeId Element) {
  const ScalarKind K = Types.get(Element).Element;
  return Types.memoryBits(K) == Types.bits(K) ? movedType(Element)
                                              : memoryScalar(K, MemoryLayout::Buffer);
}

Value *Generator::emitTexelLoad(TypeId Object, Value *Handle, Value *Index, Value *Level,
                                ArrayRef<Value *> Offsets) {
  const ObjectType &R = *Types.objectOf(Object).Record;
  Value *None = UndefValue::get(B.getInt32Ty());
  if (!Level)
    Level = R.Multisampled || !R.Writable ? B.getInt32(0) : None;
  SmallVector<Value *, 8> Operands{opHandle(Handle), Level};
  SmallVector<Value *, 4> Coordinates = numbersOf(Index);
  for (unsigned I = 0; I < TexelCoordinates; ++I)
    Operands.push_back(I < Coordinates.size() && I < R.Coordinates ? Coordinates[I] : None);
  for (unsigned I = 0; I < TexelCoordinates; ++I)
    Operands.push_back(I < Offsets.size() ? Offsets[I] : None);
  return emitOp(OpCode::TextureLoad, loadedType(elementTypeOf(Object)), Operands);
}

Value *Generator::loadElement(const Place &At) {
  const ObjectType &R = *Types.objectOf(At.Object).Record;
  const TypeId Element = elementTypeOf(At.Object);
  if (isAggregate(Element)) {
    unsupported(Location::None, "a struct as an element of a typed resource");
    return UndefValue::get(valueType(Element));
  }
  if (R.Kind != ObjectType::Sort::TypedBuffer)
    return elementFromLoad(emitTexelLoad(At.Object, At.Handle, At.Index, At.Level, {}), Element);
  llvm::Type *Held = cast<TargetExtType>(At.Handle->getType())->getTypeParameter(0);
  if (Held->getScalarSizeInBits() == 16)
    Held = Held->getWithNewType(loadedType(Element));
  Value *Pair =
      B.CreateIntrinsic(StructType::get(Held, B.getInt1Ty()),
                        Intrinsic::dx_resource_load_typedbuffer, {At.Handle, asScalar(At.Index)});
  return fromMemory(B.CreateExtractValue(Pair, 0), Types.get(Element).Element);
}

void Generator::storeElement(const Place &At, Value *V) {
  const ObjectType &R = *Types.objectOf(At.Object).Record;
  const TypeId Element = elementTypeOf(At.Object);
  if (isAggregate(Element))
    return unsupported(Location::None, "a struct as an element of a typed resource");
  if (At.Precise)
    V = exact(V);
  V = toMemory(V, Types.get(Element).Element);
  if (R.Kind == ObjectType::Sort::TypedBuffer) {
    B.CreateIntrinsic(B.getVoidTy(), Intrinsic::dx_resource_store_typedbuffer,
                      {At.Handle, asScalar(At.Index), V});
    return;
  }
  SmallVector<Value *, 8> Numbers;
  for (Value *Number : numbersOf(V))
    if (Number->getType()->getScalarSizeInBits() == 64) {
      auto [Low, High] = splitWords(Number);
      Numbers.append({Low, High});
    } else {
      Numbers.push_back(Number);
    }
  // As with a typed buffer, the format drops the components that it lacks.
  const size_t Given = Numbers.size();
  for (size_t I = Given; I < 4; ++I)
    Numbers.push_back(Numbers[Given == 2 && V->getType()->getScalarSizeInBits() == 64 ? I - 2 : 0]);
  Value *None = UndefValue::get(B.getInt32Ty());
  SmallVector<Value *, 10> Operands{opHandle(At.Handle)};
  SmallVector<Value *, 4> Coordinates = numbersOf(At.Index);
  for (unsigned I = 0; I < TexelCoordinates; ++I)
    Operands.push_back(I < Coordinates.size() ? Coordinates[I] : None);
  Operands.append(Numbers.begin(), Numbers.begin() + 4);
  constexpr uint8_t AllComponents = 0xf;
  Operands.push_back(B.getInt8(AllComponents));
  if (R.Multisampled)
    Operands.push_back(At.Level ? At.Level : B.getInt32(0));
  emitOp(R.Multisampled ? OpCode::TextureStoreSample : OpCode::TextureStore, movedType(Element),
         Operands);
}

Value *Generator::atomicAddress(const Place &At) {
  if (At.Kind == Place::Sort::Memory && !At.BitWidth)
    return At.Offsets.empty() ? At.Address : offsetBy(At.Address, At.Offsets.front());
  // `.x` of a number is the number.
  const bool IsAll =
      At.Kind == Place::Sort::Part && !At.DynamicElement && Types.elementCount(At.Inner->Type) == 1;
  if (At.Kind == Place::Sort::Converted || IsAll)
    return atomicAddress(*At.Inner);
  if (At.Kind != Place::Sort::Buffer)
    return nullptr;
  const ObjectType &R = *Types.objectOf(At.Object).Record;
  if (R.Kind == ObjectType::Sort::TypedBuffer)
    return bufferPointer(At.Handle, asScalar(At.Index));
  // The place of a texel: lowering/resources/TextureAccess.cpp.
  SmallVector<Value *, 4> Coordinates = numbersOf(At.Index);
  Value *None = UndefValue::get(B.getInt32Ty());
  while (Coordinates.size() < TexelCoordinates)
    Coordinates.push_back(None);
  if (R.Multisampled)
    Coordinates.push_back(At.Level ? At.Level : B.getInt32(0));
  SmallVector<llvm::Type *, 4> Parameters(Coordinates.size(), B.getInt32Ty());
  FunctionCallee Texel =
      M.getOrInsertFunction(R.Multisampled ? contract::TexelOfSample : contract::Texel,
                            FunctionType::get(B.getInt32Ty(), Parameters, false));
  auto *F = cast<llvm::Function>(Texel.getCallee());
  F->setDoesNotThrow();
  F->setWillReturn();
  F->setDoesNotAccessMemory();
  return bufferPointer(At.Handle, B.CreateCall(Texel, Coordinates));
}

//===-- Byte-address buffers
//--------------------------------------------------------------------------------------===//

Place Generator::bytesAt(TypeId Object, Value *Handle, Value *Offset, TypeId T) {
  Place At = memoryPlace(T, bufferPointer(Handle, Offset), MemoryLayout::Buffer);
  At.Volatile = Types.objectOf(Object).Record->Writable;
  At.IsReadOnly = !At.Volatile;
  return At;
}

} // namespace dxil::frontend
