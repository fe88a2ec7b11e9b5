// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements of resources: places in memory for structured buffers and constants, ops for typed
// buffers and textures.
#include "Context.h"
#include "Expressions.h"
#include "LibraryCalls.h"
#include "Memory.h"
#include "Objects.h"
#include "Stages.h"
#include "Values.h"
#include "dxil/contract_names.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::frontend {

using library::ObjectType;

static llvm::Value *joinWords(CodegenContext &G, llvm::Value *Low, llvm::Value *High,
                              llvm::Type *Ty);

/// Number of coordinates of texture ops.
static constexpr unsigned TexelCoordinates = 3;

Value *bufferPointer(CodegenContext &G, Value *Handle, Value *Index) {
  return G.B.CreateIntrinsic(Intrinsic::dx_resource_getpointer, {G.B.getPtrTy(), Handle->getType()},
                             {Handle, Index});
}

TypeId elementTypeOf(const CodegenContext &G, TypeId Object) {
  const frontend::Object &O = G.Types.objectOf(Object);
  return O.Arguments.empty() ? TypeId::None : O.Arguments.front().Type;
}

Place elementOf(CodegenContext &G, TypeId Object, Value *Handle, Value *Index) {
  const ObjectType &R = *G.Types.objectOf(Object).Record;
  if (R.Kind == ObjectType::Sort::StructuredBuffer) {
    Place Lvalue = memoryPlace(G, elementTypeOf(G, Object),
                               bufferPointer(G, Handle, asScalar(G, Index)), MemoryLayout::Buffer);
    Lvalue.Volatile = R.Writable;
    Lvalue.IsReadOnly = !R.Writable;
    return Lvalue;
  }
  if (R.Kind == ObjectType::Sort::Patch)
    return pointOf(G, Object, Handle, asScalar(G, Index));
  if (R.Kind == ObjectType::Sort::NodeRecord)
    return recordOf(G, Object, Handle, asScalar(G, Index));
  Place Lvalue;
  Lvalue.Kind = Place::Sort::Buffer;
  Lvalue.Type = elementTypeOf(G, Object);
  Lvalue.Object = Object;
  Lvalue.Handle = Handle;
  Lvalue.Index = Index;
  Lvalue.IsReadOnly = !R.Writable;
  return Lvalue;
}

Place mipElementOf(CodegenContext &G, TypeId Object, Value *Handle, Value *Level, Value *Index,
                   bool IsSample) {
  Place Lvalue = elementOf(G, Object, Handle, Index);
  Lvalue.Level = asScalar(G, Level);
  Lvalue.IsSample = IsSample;
  return Lvalue;
}

Place contentsOf(CodegenContext &G, TypeId Object, Value *Handle) {
  Place Lvalue = memoryPlace(G, elementTypeOf(G, Object), bufferPointer(G, Handle, G.B.getInt32(0)),
                             MemoryLayout::Constants);
  Lvalue.IsReadOnly = true;
  return Lvalue;
}

SmallVector<Value *, 4> numbersOf(CodegenContext &G, Value *V) {
  SmallVector<Value *, 4> Numbers;
  auto *VT = dyn_cast<FixedVectorType>(V->getType());
  if (!VT)
    return {V};
  for (unsigned I = 0; I < VT->getNumElements(); ++I)
    Numbers.push_back(G.B.CreateExtractElement(V, uint64_t(I)));
  return Numbers;
}

Value *vectorOf(CodegenContext &G, ArrayRef<Value *> Numbers, llvm::Type *Ty) {
  if (!Ty->isVectorTy())
    return Numbers.front();
  Value *Result = PoisonValue::get(Ty);
  for (size_t I = 0; I < Numbers.size(); ++I)
    Result = G.B.CreateInsertElement(Result, Numbers[I], uint64_t(I));
  return Result;
}

/// Returns an element made of the first numbers of \p Loaded, a { T, T, T, T, i32 }. 64-bit numbers
/// are loaded as words.
Value *elementFromLoad(CodegenContext &G, Value *Loaded, TypeId Element) {
  const frontend::Type &T = G.Types.get(Element);
  const ScalarKind K = T.Element;
  llvm::Type *Scalar = memoryScalar(G, K, MemoryLayout::Local);
  if (Scalar->getScalarSizeInBits() != 64)
    Scalar = Loaded->getType()->getStructElementType(0);
  SmallVector<Value *, 4> Numbers;
  const uint32_t Count = std::min<uint32_t>(G.Types.elementCount(Element), 4);
  for (uint32_t I = 0; I < Count; ++I) {
    if (Scalar->getScalarSizeInBits() != 64) {
      Numbers.push_back(G.B.CreateExtractValue(Loaded, I));
      continue;
    }
    Value *Low = G.B.CreateExtractValue(Loaded, (2 * I) % 4),
          *High = G.B.CreateExtractValue(Loaded, (2 * I + 1) % 4);
    Numbers.push_back(joinWords(G, Low, High, Scalar));
  }
  llvm::Type *Ty = valueType(G, Element);
  Value *V = vectorOf(G, Numbers, Ty->isVectorTy() ? Ty->getWithNewType(Scalar) : Scalar);
  return fromMemory(G, V, K);
}

static Value *joinWords(CodegenContext &G, Value *Low, Value *High, llvm::Type *Ty) {
  if (Ty->isDoubleTy())
    return G.B.CreateIntrinsic(Ty, Intrinsic::dx_asdouble, {Low, High});
  Value *Wide = G.B.CreateShl(G.B.CreateZExt(High, G.B.getInt64Ty()), uint64_t(32));
  return G.B.CreateOr(Wide, G.B.CreateZExt(Low, G.B.getInt64Ty()));
}

/// Returns the words of a 64-bit number, the low one first.
static std::pair<Value *, Value *> splitWords(CodegenContext &G, Value *V) {
  if (V->getType()->isDoubleTy()) {
    Value *Pair = G.B.CreateIntrinsic(StructType::get(G.B.getInt32Ty(), G.B.getInt32Ty()),
                                      Intrinsic::dx_splitdouble, {V});
    return {G.B.CreateExtractValue(Pair, 0), G.B.CreateExtractValue(Pair, 1)};
  }
  return {G.B.CreateTrunc(V, G.B.getInt32Ty()),
          G.B.CreateTrunc(G.B.CreateLShr(V, uint64_t(32)), G.B.getInt32Ty())};
}

/// Returns the type of the numbers that an op moves for \p Element: words for 64-bit numbers.
llvm::Type *movedType(CodegenContext &G, TypeId Element) {
  llvm::Type *Scalar = memoryScalar(G, G.Types.get(Element).Element, MemoryLayout::Local);
  return Scalar->getScalarSizeInBits() == 64 ? G.B.getInt32Ty() : Scalar;
}

/// Ops that sample and store have minimum precision; those that load do not, as in DXC.
llvm::Type *loadedType(CodegenContext &G, TypeId Element) {
  const ScalarKind K = G.Types.get(Element).Element;
  return G.Types.memoryBits(K) == G.Types.bits(K) ? movedType(G, Element)
                                                  : memoryScalar(G, K, MemoryLayout::Buffer);
}

static Value *emitTexelLoad(CodegenContext &G, TypeId Object, Value *Handle, Value *Index,
                            Value *Level, ArrayRef<Value *> Offsets) {
  const ObjectType &R = *G.Types.objectOf(Object).Record;
  Value *None = UndefValue::get(G.B.getInt32Ty());
  if (!Level)
    Level = R.Multisampled || !R.Writable ? G.B.getInt32(0) : None;
  SmallVector<Value *, 8> Operands{opHandle(G, Handle), Level};
  SmallVector<Value *, 4> Coordinates = numbersOf(G, Index);
  for (unsigned I = 0; I < TexelCoordinates; ++I)
    Operands.push_back(I < Coordinates.size() && I < R.Coordinates ? Coordinates[I] : None);
  for (unsigned I = 0; I < TexelCoordinates; ++I)
    Operands.push_back(I < Offsets.size() ? Offsets[I] : None);
  return emitOp(G, OpCode::TextureLoad, loadedType(G, elementTypeOf(G, Object)), Operands);
}

Value *loadElement(CodegenContext &G, const Place &Lvalue) {
  const ObjectType &R = *G.Types.objectOf(Lvalue.Object).Record;
  const TypeId Element = elementTypeOf(G, Lvalue.Object);
  if (isAggregate(G, Element)) {
    unsupported(G, Location::None, "a struct as an element of a typed resource");
    return UndefValue::get(valueType(G, Element));
  }
  if (R.Kind != ObjectType::Sort::TypedBuffer)
    return elementFromLoad(
        G, emitTexelLoad(G, Lvalue.Object, Lvalue.Handle, Lvalue.Index, Lvalue.Level, {}), Element);
  llvm::Type *Held = cast<TargetExtType>(Lvalue.Handle->getType())->getTypeParameter(0);
  if (Held->getScalarSizeInBits() == 16)
    Held = Held->getWithNewType(loadedType(G, Element));
  Value *Pair = G.B.CreateIntrinsic(StructType::get(Held, G.B.getInt1Ty()),
                                    Intrinsic::dx_resource_load_typedbuffer,
                                    {Lvalue.Handle, asScalar(G, Lvalue.Index)});
  return fromMemory(G, G.B.CreateExtractValue(Pair, 0), G.Types.get(Element).Element);
}

void storeElement(CodegenContext &G, const Place &Lvalue, Value *V) {
  const ObjectType &R = *G.Types.objectOf(Lvalue.Object).Record;
  const TypeId Element = elementTypeOf(G, Lvalue.Object);
  if (isAggregate(G, Element))
    return unsupported(G, Location::None, "a struct as an element of a typed resource");
  if (Lvalue.Precise)
    V = exact(G, V);
  V = toMemory(G, V, G.Types.get(Element).Element);
  if (R.Kind == ObjectType::Sort::TypedBuffer) {
    G.B.CreateIntrinsic(G.B.getVoidTy(), Intrinsic::dx_resource_store_typedbuffer,
                        {Lvalue.Handle, asScalar(G, Lvalue.Index), V});
    return;
  }
  SmallVector<Value *, 8> Numbers;
  for (Value *Number : numbersOf(G, V))
    if (Number->getType()->getScalarSizeInBits() == 64) {
      auto [Low, High] = splitWords(G, Number);
      Numbers.append({Low, High});
    } else {
      Numbers.push_back(Number);
    }
  // As with a typed buffer, the format drops the components that it lacks.
  const size_t Given = Numbers.size();
  for (size_t I = Given; I < 4; ++I)
    Numbers.push_back(Numbers[Given == 2 && V->getType()->getScalarSizeInBits() == 64 ? I - 2 : 0]);
  Value *None = UndefValue::get(G.B.getInt32Ty());
  SmallVector<Value *, 10> Operands{opHandle(G, Lvalue.Handle)};
  SmallVector<Value *, 4> Coordinates = numbersOf(G, Lvalue.Index);
  for (unsigned I = 0; I < TexelCoordinates; ++I)
    Operands.push_back(I < Coordinates.size() ? Coordinates[I] : None);
  Operands.append(Numbers.begin(), Numbers.begin() + 4);
  constexpr uint8_t AllComponents = 0xf;
  Operands.push_back(G.B.getInt8(AllComponents));
  if (R.Multisampled)
    Operands.push_back(Lvalue.Level ? Lvalue.Level : G.B.getInt32(0));
  emitOp(G, R.Multisampled ? OpCode::TextureStoreSample : OpCode::TextureStore,
         movedType(G, Element), Operands);
}

Value *atomicAddress(CodegenContext &G, const Place &Lvalue) {
  if (Lvalue.Kind == Place::Sort::Memory && !Lvalue.BitWidth)
    return Lvalue.Offsets.empty() ? Lvalue.Address
                                  : offsetBy(G, Lvalue.Address, Lvalue.Offsets.front());
  // A number with the swizzle `.x` is the number.
  const bool IsAll = Lvalue.Kind == Place::Sort::Part && !Lvalue.DynamicElement &&
                     G.Types.elementCount(Lvalue.Inner->Type) == 1;
  if (Lvalue.Kind == Place::Sort::Converted || IsAll)
    return atomicAddress(G, *Lvalue.Inner);
  if (Lvalue.Kind != Place::Sort::Buffer)
    return nullptr;
  const ObjectType &R = *G.Types.objectOf(Lvalue.Object).Record;
  if (R.Kind == ObjectType::Sort::TypedBuffer)
    return bufferPointer(G, Lvalue.Handle, asScalar(G, Lvalue.Index));
  // The place of a texel has no memory; see lowering/resources/TextureAccess.cpp.
  SmallVector<Value *, 4> Coordinates = numbersOf(G, Lvalue.Index);
  Value *None = UndefValue::get(G.B.getInt32Ty());
  while (Coordinates.size() < TexelCoordinates)
    Coordinates.push_back(None);
  if (R.Multisampled)
    Coordinates.push_back(Lvalue.Level ? Lvalue.Level : G.B.getInt32(0));
  SmallVector<llvm::Type *, 4> Parameters(Coordinates.size(), G.B.getInt32Ty());
  FunctionCallee Texel =
      G.M.getOrInsertFunction(R.Multisampled ? contract::TexelOfSample : contract::Texel,
                              FunctionType::get(G.B.getInt32Ty(), Parameters, false));
  auto *F = cast<llvm::Function>(Texel.getCallee());
  F->setDoesNotThrow();
  F->setWillReturn();
  F->setDoesNotAccessMemory();
  return bufferPointer(G, Lvalue.Handle, G.B.CreateCall(Texel, Coordinates));
}

//===-- Byte-address buffers -----------------------------------------------------------------===//

Place bytesAt(CodegenContext &G, TypeId Object, Value *Handle, Value *Offset, TypeId T) {
  Place Lvalue = memoryPlace(G, T, bufferPointer(G, Handle, Offset), MemoryLayout::Buffer);
  Lvalue.Volatile = G.Types.objectOf(Object).Record->Writable;
  Lvalue.IsReadOnly = !Lvalue.Volatile;
  return Lvalue;
}

} // namespace dxil::frontend
