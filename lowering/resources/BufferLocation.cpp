// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ConstantAccess.h"
#include "ConstantHandles.h"
#include "ResourceAccess.h"
#include "dxil/generated/Limits.h"
#include "dxil/lowering/Diagnostics.h"
#include "numbers/NativeVectors.h"
#include "numbers/WideElements.h"

#include <dxil/generated/OpCodes.h>

#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

#include <dxil/generated/OpBuilder.h>

using namespace llvm;

namespace dxil::lowering {

StructType *getHandleType(LLVMContext &C) {
  if (StructType *Ty = StructType::getTypeByName(C, HandleTypeName))
    return Ty;
  return StructType::create(C, {PointerType::get(C, 0)}, HandleTypeName);
}

namespace {

unsigned elementCount(Type *Ty) {
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  return VT ? VT->getNumElements() : 1;
}

Type *withCount(Type *Scalar, unsigned Count) {
  return Count == 1 ? Scalar : FixedVectorType::get(Scalar, Count);
}

/// Buffers hold scalars of 16, 32 and 64 bits. Other shapes that the optimizer has formed (i96, <96
/// x i1>, ...) are read and written as 32-bit words.
Type *memoryType(Type *Ty, const DataLayout &DL) {
  unsigned Bits = Ty->getScalarSizeInBits();
  if (Ty->isFPOrFPVectorTy() || Bits == 16 || Bits == 32 || Bits == 64)
    return Ty;
  uint64_t Total = DL.getTypeSizeInBits(Ty);
  if (!Ty->isIntOrIntVectorTy() || Total == 0)
    return nullptr;
  if (Total % 32 == 0)
    return withCount(Type::getInt32Ty(Ty->getContext()), unsigned(Total / 32));
  if (Total % 16 == 0)
    return withCount(Type::getInt16Ty(Ty->getContext()), unsigned(Total / 16));
  return nullptr;
}

Value *element(IRBuilder<> &B, Value *V, unsigned I) {
  return V->getType()->isVectorTy() ? B.CreateExtractElement(V, uint64_t(I)) : V;
}

/// Returns the operand `atomicOp` of AtomicBinOp for an atomicrmw. A subtraction adds the negated
/// operand.
std::optional<AtomicBinOpKind> atomicOpOf(AtomicRMWInst::BinOp Op) {
  switch (Op) {
  case AtomicRMWInst::Add:
  case AtomicRMWInst::Sub: return AtomicBinOpKind::Add;
  case AtomicRMWInst::And: return AtomicBinOpKind::And;
  case AtomicRMWInst::Or: return AtomicBinOpKind::Or;
  case AtomicRMWInst::Xor: return AtomicBinOpKind::Xor;
  case AtomicRMWInst::Min: return AtomicBinOpKind::IMin;
  case AtomicRMWInst::Max: return AtomicBinOpKind::IMax;
  case AtomicRMWInst::UMin: return AtomicBinOpKind::UMin;
  case AtomicRMWInst::UMax: return AtomicBinOpKind::UMax;
  case AtomicRMWInst::Xchg: return AtomicBinOpKind::Exchange;
  default: return std::nullopt;
  }
}

} // namespace

BufferLocation::Kind BufferLocation::kind() const {
  Type *Ty = Handle->getType();
  if (holdsConstants(Ty))
    return Kind::Constant;
  if (isa<llvm::dxil::TypedBufferExtType>(Ty))
    return Kind::Typed;
  if (auto *Texture = dyn_cast<llvm::dxil::TextureExtType>(Ty))
    return Texture->isWriteable() ? Kind::Texture : Kind::Unsupported;
  if (auto *Texture = dyn_cast<llvm::dxil::MSTextureExtType>(Ty))
    return Texture->isWriteable() ? Kind::Texture : Kind::Unsupported;
  if (auto *Raw = dyn_cast<llvm::dxil::RawBufferExtType>(Ty))
    return Raw->isStructured() ? Kind::Structured : Kind::Raw;
  return Kind::Unsupported;
}

bool BufferLocation::replace(Instruction &I, const LinearOffset &Offset) {
  Kind K = kind();
  if (K == Kind::Unsupported) {
    reportError(I, "cannot access a resource of this kind through a pointer");
    return false;
  }
  IRBuilder<> B(&I);
  if (K == Kind::Texture && !texelCoordinates(B, Index)) {
    reportError(I, "cannot access a texture through a pointer that is not to a texel");
    return false;
  }
  bool IsTyped = K == Kind::Typed || K == Kind::Texture;
  if (auto *Load = dyn_cast<LoadInst>(&I)) {
    if (K == Kind::Constant)
      return replaceConstantLoad(*Load, Handle, Offset);
    Type *Ty = memoryType(Load->getType(), I.getDataLayout());
    if (!Ty) {
      reportError(I, "cannot load a value of this type from a buffer");
      return false;
    }
    Value *V = IsTyped ? loadTyped(B, Ty, Offset) : loadRaw(B, Ty, Offset);
    Load->replaceAllUsesWith(B.CreateBitCast(V, Load->getType()));
    Load->eraseFromParent();
    return true;
  }
  if (K == Kind::Constant) {
    reportError(I, "cannot write to a constant buffer");
    return false;
  }
  if (auto *Store = dyn_cast<StoreInst>(&I)) {
    Value *V = Store->getValueOperand();
    Type *Ty = memoryType(V->getType(), I.getDataLayout());
    if (!Ty) {
      reportError(I, "cannot store a value of this type to a buffer");
      return false;
    }
    V = B.CreateBitCast(V, Ty);
    if (IsTyped)
      storeTyped(B, V, Offset);
    else
      storeRaw(B, V, Offset);
    Store->eraseFromParent();
    return true;
  }
  if (auto *RMW = dyn_cast<AtomicRMWInst>(&I))
    return replaceAtomic(*RMW, Offset);
  return replaceAtomic(cast<AtomicCmpXchgInst>(I), Offset);
}

//===-- Typed buffers -----------------------------------------------------===//

Type *BufferLocation::elementType() const {
  return cast<llvm::dxil::AnyResourceExtType>(Handle->getType())->getResourceType();
}

Type *BufferLocation::elementType(Type *Accessed) const {
  Type *Ty = elementType();
  if (!is64Bit(Ty) || Accessed->getScalarSizeInBits() != 32)
    return Ty;
  return FixedVectorType::get(Type::getInt32Ty(Ty->getContext()), 2 * elementCount(Ty));
}

Value *BufferLocation::wholeElement(IRBuilder<> &B, Type *Ty) const {
  if (kind() == Kind::Texture) {
    Value *Buffer = opHandle(B);
    return loadTexel(B, Buffer, *texelCoordinates(B, Index), Ty);
  }
  Value *Pair = B.CreateIntrinsic(StructType::get(Ty, B.getInt1Ty()),
                                  Intrinsic::dx_resource_load_typedbuffer, {Handle, Index});
  return B.CreateExtractValue(Pair, 0);
}

void BufferLocation::setWholeElement(IRBuilder<> &B, Value *Element) const {
  if (kind() == Kind::Texture) {
    Value *Buffer = opHandle(B);
    storeTexel(B, Buffer, *texelCoordinates(B, Index), Element);
  } else {
    B.CreateIntrinsic(B.getVoidTy(), Intrinsic::dx_resource_store_typedbuffer,
                      {Handle, Index, Element});
  }
}

Value *BufferLocation::loadTyped(IRBuilder<> &B, Type *Ty, const LinearOffset &Offset) {
  Value *Loaded = wholeElement(B, elementType(Ty));
  Type *Scalar = Ty->getScalarType();
  int64_t Size = int64_t(Scalar->getPrimitiveSizeInBits() / 8);
  Type *Element = Loaded->getType();
  if (Element == Ty && Offset.Terms.empty() && Offset.Constant == 0)
    return Loaded;
  auto Component = [&](const LinearOffset &Position) -> Value * {
    Value *V = Loaded;
    if (auto *Components = dyn_cast<FixedVectorType>(Element)) {
      // clang reads a 3-element vector as 4 elements; the last is unused.
      if (Position.Terms.empty() &&
          Position.Constant >= int64_t(Components->getNumElements()) * Size)
        return Constant::getNullValue(Scalar);
      V = B.CreateExtractElement(Loaded, Position.emit(B, Size));
    }
    return B.CreateBitCast(V, Scalar);
  };
  if (!Ty->isVectorTy())
    return Component(Offset);
  Value *Result = PoisonValue::get(Ty);
  LinearOffset Position = Offset;
  for (unsigned I = 0; I != elementCount(Ty); ++I, Position.Constant += Size)
    Result = B.CreateInsertElement(Result, Component(Position), I);
  return Result;
}

void BufferLocation::storeTyped(IRBuilder<> &B, Value *V, const LinearOffset &Offset) {
  Type *Element = elementType(V->getType());
  Type *Scalar = V->getType()->getScalarType();
  int64_t Size = int64_t(Scalar->getPrimitiveSizeInBits() / 8);
  Value *Stored;
  if (Element == V->getType()) {
    Stored = V;
  } else if (!Element->isVectorTy()) {
    Stored = B.CreateBitCast(element(B, V, 0), Element);
  } else {
    // A store to a typed buffer writes all components. Unless the store covers all of them, the
    // others are read first.
    unsigned Count = elementCount(V->getType());
    Stored = Count == elementCount(Element) ? PoisonValue::get(Element) : wholeElement(B, Element);
    LinearOffset Position = Offset;
    for (unsigned I = 0; I != Count; ++I, Position.Constant += Size) {
      Value *Component = B.CreateBitCast(element(B, V, I), Element->getScalarType());
      Stored = B.CreateInsertElement(Stored, Component, Position.emit(B, Size));
    }
  }
  setWholeElement(B, Stored);
}

//===-- Structured and byte-address buffers -------------------------------===//

std::pair<Value *, Value *> BufferLocation::rawAddress(IRBuilder<> &B,
                                                       const LinearOffset &Offset) const {
  Value *Bytes = Offset.emit(B);
  if (kind() == Kind::Structured)
    return {Index, Bytes};
  // A byte-address buffer has one coordinate, the byte.
  return {B.CreateAdd(Index, Bytes), PoisonValue::get(B.getInt32Ty())};
}

/// Returns how many numbers of type \p Ty one operation moves.
static unsigned mostMoved(const IRBuilder<> &B, const Type *Ty) {
  constexpr unsigned MostOfScalars = 4;
  const bool IsWhole = isNativeVector(Ty) && hasNativeVectors(*B.GetInsertBlock()->getModule());
  return IsWhole ? cast<FixedVectorType>(Ty)->getNumElements() : MostOfScalars;
}

Value *BufferLocation::loadRaw(IRBuilder<> &B, Type *Ty, const LinearOffset &Offset) {
  Type *Scalar = Ty->getScalarType();
  int64_t Size = int64_t(Scalar->getPrimitiveSizeInBits() / 8);
  unsigned Count = elementCount(Ty);
  const unsigned Most = mostMoved(B, Ty);
  Value *Result = PoisonValue::get(Ty);
  LinearOffset Position = Offset;
  for (unsigned First = 0; First < Count; First += Most, Position.Constant += Most * Size) {
    unsigned N = std::min(Most, Count - First);
    auto [Index0, Index1] = rawAddress(B, Position);
    Type *PieceTy = N == Count ? Ty : withCount(Scalar, N);
    Value *Pair =
        B.CreateIntrinsic(StructType::get(PieceTy, B.getInt1Ty()),
                          Intrinsic::dx_resource_load_rawbuffer, {Handle, Index0, Index1});
    Value *Piece = B.CreateExtractValue(Pair, 0);
    if (N == Count)
      return Piece;
    for (unsigned I = 0; I != N; ++I)
      Result = B.CreateInsertElement(Result, element(B, Piece, I), First + I);
  }
  return Result;
}

void BufferLocation::storeRaw(IRBuilder<> &B, Value *V, const LinearOffset &Offset) {
  Type *Scalar = V->getType()->getScalarType();
  int64_t Size = int64_t(Scalar->getPrimitiveSizeInBits() / 8);
  unsigned Count = elementCount(V->getType());
  const unsigned Most = mostMoved(B, V->getType());
  LinearOffset Position = Offset;
  for (unsigned First = 0; First < Count; First += Most, Position.Constant += Most * Size) {
    unsigned N = std::min(Most, Count - First);
    Value *Piece = V;
    if (N != Count) {
      Piece = PoisonValue::get(withCount(Scalar, N));
      for (unsigned I = 0; I != N; ++I)
        Piece = N == 1 ? element(B, V, First)
                       : B.CreateInsertElement(Piece, element(B, V, First + I), I);
    }
    auto [Index0, Index1] = rawAddress(B, Position);
    B.CreateIntrinsic(B.getVoidTy(), Intrinsic::dx_resource_store_rawbuffer,
                      {Handle, Index0, Index1, Piece});
  }
}

//===-- Atomics -----------------------------------------------------------===//

Value *castHandle(IRBuilder<> &B, Value *Handle) {
  CallInst *Cast =
      B.CreateIntrinsic(getHandleType(B.getContext()), Intrinsic::dx_resource_casthandle, {Handle});
  // LLVM does not mark this intrinsic; unmarked, it would keep a resource that has no other use.
  Cast->setDoesNotAccessMemory();
  Cast->addFnAttr(llvm::Attribute::WillReturn);
  return Cast;
}

Value *BufferLocation::opHandle(IRBuilder<> &B) const {
  return castHandle(B, Handle);
}

SmallVector<Value *, 3> BufferLocation::coordinates(IRBuilder<> &B,
                                                    const LinearOffset &Offset) const {
  Value *None = PoisonValue::get(B.getInt32Ty());
  if (kind() == Kind::Typed)
    return {Index, None, None};
  if (kind() == Kind::Texture)
    return *texelCoordinates(B, Index);
  auto [Index0, Index1] = rawAddress(B, Offset);
  return {Index0, Index1, None};
}

bool BufferLocation::reportPart(const Instruction &I, const LinearOffset &Offset) const {
  bool IsTyped = kind() == Kind::Typed || kind() == Kind::Texture;
  if (!IsTyped || (!elementType()->isVectorTy() && Offset.Constant == 0 && Offset.Terms.empty()))
    return false;
  reportError(I, "cannot perform an atomic operation on a component of a typed resource whose "
                 "elements are vectors");
  return true;
}

bool BufferLocation::replaceAtomic(AtomicRMWInst &I, const LinearOffset &Offset) {
  if (reportPart(I, Offset))
    return false;
  std::optional<AtomicBinOpKind> Op = atomicOpOf(I.getOperation());
  if (!Op) {
    reportError(I, Twine("unsupported atomic operation '") +
                       AtomicRMWInst::getOperationName(I.getOperation()) + "' on a buffer");
    return false;
  }
  IRBuilder<> B(&I);
  Value *V = I.getValOperand();
  Type *IntTy = B.getIntNTy(unsigned(V->getType()->getPrimitiveSizeInBits()));
  V = B.CreateBitCast(V, IntTy);
  if (I.getOperation() == AtomicRMWInst::Sub)
    V = B.CreateNeg(V);
  Value *Buffer = opHandle(B);
  const auto Coordinates = coordinates(B, Offset);
  Value *Old = ExtensionBuilder(B).atomicBinOp(Buffer, B.getInt32(uint32_t(*Op)), Coordinates[0],
                                               Coordinates[1], Coordinates[2], V);
  I.replaceAllUsesWith(B.CreateBitCast(Old, I.getType()));
  I.eraseFromParent();
  return true;
}

bool BufferLocation::replaceAtomic(AtomicCmpXchgInst &I, const LinearOffset &Offset) {
  if (reportPart(I, Offset))
    return false;
  IRBuilder<> B(&I);
  Type *Ty = I.getCompareOperand()->getType();
  Type *IntTy = B.getIntNTy(unsigned(Ty->getPrimitiveSizeInBits()));
  Value *Expected = B.CreateBitCast(I.getCompareOperand(), IntTy);
  Value *Buffer = opHandle(B);
  const auto Coordinates = coordinates(B, Offset);
  Value *New = B.CreateBitCast(I.getNewValOperand(), IntTy);
  Value *Old = ExtensionBuilder(B).atomicCompareExchange(Buffer, Coordinates[0], Coordinates[1],
                                                         Coordinates[2], Expected, New);
  Value *Pair = PoisonValue::get(I.getType());
  Pair = B.CreateInsertValue(Pair, B.CreateBitCast(Old, Ty), 0);
  Pair = B.CreateInsertValue(Pair, B.CreateICmpEQ(Old, Expected), 1);
  I.replaceAllUsesWith(Pair);
  I.eraseFromParent();
  return true;
}

} // namespace dxil::lowering
