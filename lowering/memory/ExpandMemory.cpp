// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PointerAccess.h"
#include "TypeWalk.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/passes/Memory.h"

#include "dxil/contract_names.h"
#include "llvm/Analysis/DXILResource.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// A copy of more pieces than this becomes a loop over i32 elements.
constexpr size_t MaxUnrolledPieces = 256;
/// The largest fill, copy or access that is split: no object that DXIL can have is longer.
constexpr uint64_t MaxBytes = 1 << 20;

/// Returns true if a type contains the padding of a constant buffer's layout.
bool hasBufferPadding(Type *Root) {
  return lowering::anyTypeIn(Root, [](Type *Ty) {
    auto *Target = dyn_cast<TargetExtType>(Ty);
    return Target && Target->getName() == "dx.Padding";
  });
}

/// Returns the type to which a handle's pointer points, or null if it is unknown. Offsets into a
/// constant buffer are those of memory, so a type with the buffer's own padding does not describe
/// them.
Type *elementType(Type *HandleTy) {
  auto *Handle = dyn_cast<llvm::dxil::AnyResourceExtType>(HandleTy);
  Type *Ty = Handle ? Handle->getResourceType() : nullptr;
  return Ty && isa<llvm::dxil::CBufferExtType>(HandleTy) && hasBufferPadding(Ty) ? nullptr : Ty;
}

/// Returns the pointee type of a library function's parameter, or null if it is unknown or has
/// vectors, which are longer in LLVM than they are there.
Type *sharedType(const Argument &Parameter) {
  Type *Ty = Parameter.getParamStructRetType();
  const MDNode *Types = Parameter.getParent()->getMetadata(contract::ParamTypes);
  if (!Ty && Types && Parameter.getArgNo() < Types->getNumOperands())
    if (auto *Number =
            mdconst::dyn_extract_or_null<Constant>(Types->getOperand(Parameter.getArgNo())))
      Ty = Number->getType();
  const bool HasVectors = Ty && lowering::anyTypeIn(Ty, [](Type *T) { return T->isVectorTy(); });
  return HasVectors ? nullptr : Ty;
}

/// Returns the type that the object at `Pointer` or the last address computation has, or null if
/// neither has one.
Type *statedType(Value *Pointer) {
  if (auto *Alloca = dyn_cast<AllocaInst>(Pointer))
    return Alloca->getAllocatedType();
  if (auto *GV = dyn_cast<GlobalVariable>(Pointer))
    return GV->getValueType();
  if (auto *GEP = dyn_cast<GEPOperator>(Pointer))
    return GEP->getResultElementType();
  if (auto *II = dyn_cast<IntrinsicInst>(Pointer))
    if (II->getIntrinsicID() == Intrinsic::dx_resource_getpointer)
      return elementType(II->getArgOperand(0)->getType());
  if (auto *Parameter = dyn_cast<Argument>(Pointer))
    return sharedType(*Parameter);
  return nullptr;
}

/// Returns the type of the object at `Pointer`, or null if it is unknown. An array of bytes does
/// not determine the type.
Type *pointeeType(Value *Pointer) {
  Type *Ty = statedType(Pointer);
  auto *Array = dyn_cast_or_null<ArrayType>(Ty);
  return Array && Array->getElementType()->isIntegerTy(8) ? nullptr : Ty;
}

/// Returns the scalars in the `Size` bytes at `Pointer`, with offsets from `Pointer`. Returns an
/// empty list if they are unknown, or if a scalar straddles either end.
SmallVector<TypeLeaf> leavesAt(const DataLayout &DL, Value *Pointer, uint64_t Size,
                               bool WholeVectors = false) {
  SmallVector<TypeLeaf> All, InRange;
  APInt Offset(DL.getIndexTypeSizeInBits(Pointer->getType()), 0);
  Value *Object = Pointer->stripAndAccumulateConstantOffsets(DL, Offset, /*AllowNonInbounds=*/true);
  int64_t Begin = Offset.getSExtValue();
  Type *Ty = pointeeType(Object);
  if (!Ty || !Ty->isSized() || Begin < 0 || uint64_t(Begin) + Size > DL.getTypeAllocSize(Ty)) {
    Ty = pointeeType(Pointer);
    Begin = 0;
    if (!Ty || !Ty->isSized() || DL.getTypeAllocSize(Ty) < Size)
      return {};
  }
  int64_t End = Begin + int64_t(Size);
  collectLeaves(DL, Ty, 0, {Begin, End}, All, WholeVectors);
  for (const TypeLeaf &L : All) {
    auto LeafEnd = L.Offset + int64_t(DL.getTypeStoreSize(L.Ty));
    if (L.Offset < Begin || LeafEnd > End)
      return {};
    InRange.push_back({L.Offset - Begin, L.Ty});
  }
  return InRange;
}

/// Returns how many of the `Size` bytes at `Pointer` belong to the object. For clang a struct that
/// ends in a vector of three is longer than its data; the bytes after the data are the next element
/// of a buffer.
uint64_t withinObject(const DataLayout &DL, Value *Pointer, uint64_t Size) {
  constexpr uint64_t LongestTail = 16;
  APInt Offset(DL.getIndexTypeSizeInBits(Pointer->getType()), 0);
  Value *Object = Pointer->stripAndAccumulateConstantOffsets(DL, Offset, /*AllowNonInbounds=*/true);
  Type *Ty = pointeeType(Object);
  if (!Ty || !Ty->isSized() || !Ty->isAggregateType() || Offset.isNegative())
    return Size;
  const uint64_t TotalBytes = DL.getTypeAllocSize(Ty), Begin = Offset.getZExtValue();
  return Begin < TotalBytes && Size > TotalBytes - Begin &&
                 Size - (TotalBytes - Begin) < LongestTail
             ? TotalBytes - Begin
             : Size;
}

/// Appends bytes of an object (padding, or an unknown type) as integers: i32 if four of them are
/// aligned, else i16, else i8.
void appendBytes(LLVMContext &C, int64_t Begin, int64_t End, SmallVectorImpl<TypeLeaf> &Pieces) {
  while (Begin < End) {
    int64_t Width = Begin % 4 == 0 && End - Begin >= 4   ? 4
                    : Begin % 2 == 0 && End - Begin >= 2 ? 2
                                                         : 1;
    Pieces.push_back({Begin, IntegerType::get(C, unsigned(Width * 8))});
    Begin += Width;
  }
}

/// Joins runs of i8, which HLSL has only as padding, into wider integers.
SmallVector<TypeLeaf> joinBytes(LLVMContext &C, ArrayRef<TypeLeaf> Leaves) {
  SmallVector<TypeLeaf> Joined;
  for (size_t I = 0; I < Leaves.size();) {
    if (!Leaves[I].Ty->isIntegerTy(8)) {
      Joined.push_back(Leaves[I++]);
      continue;
    }
    int64_t Begin = Leaves[I].Offset, End = Begin;
    while (I < Leaves.size() && Leaves[I].Ty->isIntegerTy(8) && Leaves[I].Offset == End)
      ++End, ++I;
    appendBytes(C, Begin, End, Joined);
  }
  return Joined;
}

/// Returns true if `Pointer` leads to a resource, where one wide access costs less than many narrow
/// ones. (Local memory is split again anyway.)
bool isResourcePointer(const Value *Pointer) {
  auto *II = dyn_cast<IntrinsicInst>(getUnderlyingObject(Pointer));
  return II && II->getIntrinsicID() == Intrinsic::dx_resource_getpointer;
}

/// Joins up to four adjacent scalars of one type.
SmallVector<TypeLeaf> joinScalars(const DataLayout &DL, ArrayRef<TypeLeaf> Leaves) {
  constexpr size_t MaxJoined = 4;
  SmallVector<TypeLeaf> Joined;
  for (size_t I = 0; I < Leaves.size();) {
    Type *Ty = Leaves[I].Ty;
    auto Size = int64_t(DL.getTypeStoreSize(Ty));
    size_t N = 1;
    while (N < MaxJoined && I + N < Leaves.size() && Leaves[I + N].Ty == Ty &&
           Leaves[I + N].Offset == Leaves[I].Offset + int64_t(N) * Size)
      ++N;
    Joined.push_back({Leaves[I].Offset, N == 1 ? Ty : FixedVectorType::get(Ty, unsigned(N))});
    I += N;
  }
  return Joined;
}

class MemoryExpander {
public:
  explicit MemoryExpander(Function &F) : F(F), DL(F.getDataLayout()), C(F.getContext()) {}
  bool run();
  bool expandCopies(function_ref<bool(const Value *)> IsWanted, uint64_t MaxSize);

private:
  SmallVector<TypeLeaf> piecesOf(Value *Dest, Value *Source, uint64_t Size);
  Value *addressOf(IRBuilder<> &B, Value *Pointer, int64_t Offset) {
    return Offset ? B.CreateConstInBoundsGEP1_64(B.getInt8Ty(), Pointer, uint64_t(Offset))
                  : Pointer;
  }
  bool expandTransfer(MemTransferInst &Copy);
  bool expandSet(MemSetInst &Set);
  bool expandLoad(LoadInst &Load);
  bool expandWordCopy(LoadInst &Load);
  bool expandBits(LoadInst &Load);
  bool expandStore(StoreInst &Store);
  bool reportLooseVectors();
  void copyByLoop(MemTransferInst &Copy, uint64_t Words);
  bool tooLarge(Instruction &Access, Type *Ty);

  Function &F;
  const DataLayout &DL;
  LLVMContext &C;
  bool BeforeOptimizer = false;
};

SmallVector<TypeLeaf> MemoryExpander::piecesOf(Value *Dest, Value *Source, uint64_t Size) {
  for (Value *Pointer : {Source, Dest})
    if (Pointer) {
      SmallVector<TypeLeaf> Leaves = leavesAt(DL, Pointer, Size, BeforeOptimizer);
      if (Leaves.empty())
        continue;
      if (!isResourcePointer(Dest) && !(Source && isResourcePointer(Source)))
        return joinBytes(C, Leaves);
      // Bytes between the members of a struct in a resource belong to other data.
      if (any_of(Leaves, [](const TypeLeaf &L) { return !L.Ty->isIntegerTy(8); }))
        erase_if(Leaves, [](const TypeLeaf &L) { return L.Ty->isIntegerTy(8); });
      // SROA needs the members as the program has them.
      return BeforeOptimizer ? Leaves : joinScalars(DL, joinBytes(C, Leaves));
    }
  SmallVector<TypeLeaf> Bytes;
  appendBytes(C, 0, int64_t(Size), Bytes);
  return Bytes;
}

/// Returns true if `Root` contains overlap padding: clang could not give its members HLSL's
/// offsets.
bool hasOverlapPadding(const DataLayout &DL, Type *Root) {
  return lowering::anyTypeIn(Root, [&](Type *Ty) {
    auto *ST = dyn_cast<StructType>(Ty);
    for (unsigned I = 0, E = ST ? ST->getNumElements() : 0; I != E; ++I)
      if (isOverlapPadding(DL, ST, I))
        return true;
    return false;
  });
}

/// Returns true if a struct in `Root` has a vector that is larger in LLVM than its elements, such
/// as a vector of five. The members of such a struct do not have HLSL's offsets.
bool hasLooseVector(const DataLayout &DL, Type *Root) {
  auto IsLoose = [&](Type *Field) {
    while (auto *Array = dyn_cast<ArrayType>(Field))
      Field = Array->getElementType();
    auto *Vector = dyn_cast<FixedVectorType>(Field);
    if (!Vector || Vector->getElementType()->isIntegerTy(1))
      return false;
    return DL.getTypeAllocSize(Vector).getFixedValue() !=
           Vector->getNumElements() * DL.getTypeStoreSize(Vector->getElementType()).getFixedValue();
  };
  return lowering::anyTypeIn(Root, [&](Type *Ty) {
    auto *ST = dyn_cast<StructType>(Ty);
    return ST && any_of(ST->elements(), IsLoose);
  });
}

/// Reports each object with such a struct at its first access in the function. Returns true if
/// there is one.
bool MemoryExpander::reportLooseVectors() {
  SmallPtrSet<const Value *, 8> Reported;
  for (Instruction &I : instructions(F)) {
    if (!isa<LoadInst, StoreInst, MemIntrinsic>(I))
      continue;
    for (Value *Operand : I.operands()) {
      if (!Operand->getType()->isPointerTy())
        continue;
      Value *Object = getUnderlyingObject(Operand);
      Type *Ty = pointeeType(Object);
      if (Ty && Ty->isSized() && hasLooseVector(DL, Ty) && Reported.insert(Object).second)
        reportError(I,
                    "struct contains a vector whose size in LLVM differs from HLSL; use an array "
                    "instead");
    }
  }
  return !Reported.empty();
}

void MemoryExpander::copyByLoop(MemTransferInst &Copy, uint64_t Words) {
  BasicBlock *Before = Copy.getParent();
  BasicBlock *After = Before->splitBasicBlock(Copy.getIterator(), "copy.end");
  BasicBlock *Body = BasicBlock::Create(C, "copy", &F, After);
  Before->getTerminator()->setSuccessor(0, Body);
  IRBuilder<> B(Body);
  B.SetCurrentDebugLocation(Copy.getDebugLoc());
  PHINode *I = B.CreatePHI(B.getInt32Ty(), 2);
  I->addIncoming(B.getInt32(0), Before);
  Value *From = B.CreateInBoundsGEP(B.getInt32Ty(), Copy.getSource(), I);
  Value *To = B.CreateInBoundsGEP(B.getInt32Ty(), Copy.getDest(), I);
  B.CreateStore(B.CreateLoad(B.getInt32Ty(), From), To);
  Value *Next = B.CreateAdd(I, B.getInt32(1));
  I->addIncoming(Next, Body);
  B.CreateCondBr(B.CreateICmpULT(Next, B.getInt32(uint32_t(Words))), Body, After);
}

bool MemoryExpander::expandTransfer(MemTransferInst &Copy) {
  auto *Length = dyn_cast<ConstantInt>(Copy.getLength());
  if (!Length) {
    reportError(Copy, "size of a memory copy is not a constant");
    return false;
  }
  Value *Source = Copy.getSource(), *Dest = Copy.getDest();
  const uint64_t Size = withinObject(DL, Dest, withinObject(DL, Source, Length->getZExtValue()));
  for (Value *Pointer : {Source, Dest})
    if (Type *Ty = pointeeType(getUnderlyingObject(Pointer)); Ty && hasOverlapPadding(DL, Ty)) {
      reportError(Copy, "cannot copy a struct with a member after a vector whose size in LLVM "
                        "differs from HLSL; move the vector to the end or use an array");
      return false;
    }
  // (A loop copies any object that 32-bit addresses reach.)
  if (Size % 4 == 0 && Size / 4 > MaxUnrolledPieces && Size <= UINT32_MAX &&
      !isa<MemMoveInst>(Copy)) {
    copyByLoop(Copy, Size / 4);
    return true;
  }
  if (Size > MaxBytes) {
    reportError(Copy, "memory copy of " + Twine(Size) + " bytes (expected at most " +
                          Twine(MaxBytes) + ")");
    return false;
  }
  IRBuilder<> B(&Copy);
  SmallVector<TypeLeaf> Pieces = piecesOf(Dest, Source, Size);
  // All loads come before all stores, so the objects may overlap.
  SmallVector<Value *> Loaded;
  for (const TypeLeaf &P : Pieces)
    Loaded.push_back(B.CreateAlignedLoad(
        P.Ty, addressOf(B, Source, P.Offset),
        commonAlignment(Copy.getSourceAlign().valueOrOne(), uint64_t(P.Offset))));
  for (auto [P, V] : zip(Pieces, Loaded))
    B.CreateAlignedStore(V, addressOf(B, Dest, P.Offset),
                         commonAlignment(Copy.getDestAlign().valueOrOne(), uint64_t(P.Offset)));
  return true;
}

bool MemoryExpander::expandSet(MemSetInst &Set) {
  auto *Length = dyn_cast<ConstantInt>(Set.getLength());
  auto *Byte = dyn_cast<ConstantInt>(Set.getValue());
  if (!Length || !Byte) {
    reportError(Set, "size or value of a memory fill is not a constant");
    return false;
  }
  if (Length->getZExtValue() > MaxBytes) {
    reportError(Set, "memory fill of " + Twine(Length->getZExtValue()) +
                         " bytes (expected at most " + Twine(MaxBytes) + ")");
    return false;
  }
  IRBuilder<> B(&Set);
  for (const TypeLeaf &P :
       piecesOf(Set.getDest(), nullptr, withinObject(DL, Set.getDest(), Length->getZExtValue()))) {
    auto Bits = unsigned(DL.getTypeSizeInBits(P.Ty));
    Constant *Value = Byte->isZero()
                          ? Constant::getNullValue(P.Ty)
                          : ConstantExpr::getBitCast(
                                ConstantInt::get(C, APInt::getSplat(Bits, Byte->getValue())), P.Ty);
    B.CreateAlignedStore(Value, addressOf(B, Set.getDest(), P.Offset),
                         commonAlignment(Set.getDestAlign().valueOrOne(), uint64_t(P.Offset)));
  }
  return true;
}

/// Calls `Visit` with each non-aggregate part of `Ty`, its byte offset and its insertvalue indices.
template <typename Fn>
void forEachPart(const DataLayout &DL, Type *Ty, int64_t Offset, SmallVectorImpl<unsigned> &Path,
                 Fn Visit) {
  if (auto *ST = dyn_cast<StructType>(Ty)) {
    for (unsigned I = 0, E = ST->getNumElements(); I != E; ++I) {
      if (isOverlapPadding(DL, ST, I))
        continue;
      Path.push_back(I);
      forEachPart(DL, ST->getElementType(I),
                  Offset + int64_t(DL.getStructLayout(ST)->getElementOffset(I)), Path, Visit);
      Path.pop_back();
    }
  } else if (auto *AT = dyn_cast<ArrayType>(Ty)) {
    auto Stride = int64_t(DL.getTypeAllocSize(AT->getElementType()));
    for (unsigned I = 0, E = unsigned(AT->getNumElements()); I != E; ++I) {
      Path.push_back(I);
      forEachPart(DL, AT->getElementType(), Offset + I * Stride, Path, Visit);
      Path.pop_back();
    }
  } else if (!isa<llvm::dxil::PaddingExtType>(Ty)) {
    Visit(Ty, Offset, ArrayRef<unsigned>(Path));
  }
}

bool MemoryExpander::tooLarge(Instruction &Access, Type *Ty) {
  uint64_t Size = DL.getTypeAllocSize(Ty).getFixedValue();
  if (Size <= MaxBytes)
    return false;
  reportError(Access, "access to a value of " + Twine(Size) + " bytes (expected at most " +
                          Twine(MaxBytes) + ")");
  return true;
}

bool MemoryExpander::expandLoad(LoadInst &Load) {
  if (tooLarge(Load, Load.getType()))
    return false;
  IRBuilder<> B(&Load);
  Value *Aggregate = PoisonValue::get(Load.getType());
  SmallVector<unsigned> Path;
  forEachPart(
      DL, Load.getType(), 0, Path, [&](Type *Ty, int64_t Offset, ArrayRef<unsigned> Indices) {
        Value *Part = B.CreateAlignedLoad(Ty, addressOf(B, Load.getPointerOperand(), Offset),
                                          commonAlignment(Load.getAlign(), uint64_t(Offset)));
        Aggregate = B.CreateInsertValue(Aggregate, Part, Indices);
      });
  Load.replaceAllUsesWith(Aggregate);
  return true;
}

bool MemoryExpander::expandStore(StoreInst &Store) {
  IRBuilder<> B(&Store);
  Value *Aggregate = Store.getValueOperand();
  if (tooLarge(Store, Aggregate->getType()))
    return false;
  SmallVector<unsigned> Path;
  forEachPart(DL, Aggregate->getType(), 0, Path,
              [&](Type *Ty, int64_t Offset, ArrayRef<unsigned> Indices) {
                Value *Part = B.CreateExtractValue(Aggregate, Indices);
                B.CreateAlignedStore(Part, addressOf(B, Store.getPointerOperand(), Offset),
                                     commonAlignment(Store.getAlign(), uint64_t(Offset)));
              });
  return true;
}

/// LLVM's optimizer copies eight bytes as an i64, a type that the shader need not use. If the
/// memory has shorter scalars there, copies those.
bool MemoryExpander::expandWordCopy(LoadInst &Load) {
  constexpr uint64_t Size = 8;
  SmallVector<StoreInst *> Stores;
  for (User *U : Load.users()) {
    auto *Store = dyn_cast<StoreInst>(U);
    if (!Store || !Store->isSimple() || Store->getValueOperand() != &Load)
      return false;
    Stores.push_back(Store);
  }
  if (Stores.empty() || !Load.isSimple())
    return false;
  Value *Source = Load.getPointerOperand();
  SmallVector<TypeLeaf> Pieces = leavesAt(DL, Source, Size);
  bool Wide = isResourcePointer(Source);
  for (StoreInst *Store : Stores) {
    if (Pieces.empty())
      Pieces = leavesAt(DL, Store->getPointerOperand(), Size);
    Wide |= isResourcePointer(Store->getPointerOperand());
  }
  if (Pieces.size() < 2)
    return false;
  Pieces = joinBytes(C, Pieces);
  if (Wide)
    Pieces = joinScalars(DL, Pieces);
  IRBuilder<> B(&Load);
  SmallVector<Value *> Loaded;
  for (const TypeLeaf &P : Pieces)
    Loaded.push_back(B.CreateAlignedLoad(P.Ty, addressOf(B, Source, P.Offset),
                                         commonAlignment(Load.getAlign(), uint64_t(P.Offset))));
  for (StoreInst *Store : Stores) {
    B.SetInsertPoint(Store);
    for (auto [P, V] : zip(Pieces, Loaded))
      B.CreateAlignedStore(V, addressOf(B, Store->getPointerOperand(), P.Offset),
                           commonAlignment(Store->getAlign(), uint64_t(P.Offset)));
    Store->eraseFromParent();
  }
  return true;
}

/// Returns true if `Ty` is a vector of elements shorter than a byte, which are packed bit by bit in
/// memory.
bool hasBitElements(Type *Ty) {
  auto *Vector = dyn_cast<FixedVectorType>(Ty);
  return Vector && Vector->getElementType()->isIntegerTy() && Vector->getScalarSizeInBits() < 8;
}

/// LLVM's optimizer tests a bit of a number by loading a vector of bits and extracting one. Loads
/// the numbers that the memory has instead, and shifts them.
bool MemoryExpander::expandBits(LoadInst &Load) {
  const auto *Bits = cast<FixedVectorType>(Load.getType());
  const unsigned Total = Bits->getNumElements() * Bits->getScalarSizeInBits();
  if (!Load.isSimple() || Total % 8)
    return false;
  const SmallVector<TypeLeaf> Leaves = leavesAt(DL, Load.getPointerOperand(), Total / 8);
  unsigned Width = Leaves.empty() ? 32 : unsigned(Leaves.front().Ty->getScalarSizeInBits());
  while (Width > 8 && Total % Width)
    Width /= 2;
  IRBuilder<> B(&Load);
  auto *Words = FixedVectorType::get(B.getIntNTy(Width), Total / Width);
  Value *Loaded = B.CreateAlignedLoad(Words, Load.getPointerOperand(), Load.getAlign());
  for (User *U : make_early_inc_range(Load.users())) {
    auto *Pick = dyn_cast<ExtractElementInst>(U);
    auto *Index = Pick ? dyn_cast<ConstantInt>(Pick->getIndexOperand()) : nullptr;
    if (!Index || Index->getValue().uge(Bits->getNumElements()))
      continue;
    const uint64_t FirstBit = Index->getZExtValue() * Bits->getScalarSizeInBits();
    B.SetInsertPoint(Pick);
    Value *Word = B.CreateExtractElement(Loaded, FirstBit / Width);
    Pick->replaceAllUsesWith(B.CreateTrunc(B.CreateLShr(Word, FirstBit % Width), Pick->getType()));
    Pick->eraseFromParent();
  }
  if (!Load.use_empty()) {
    B.SetInsertPoint(&Load);
    Load.replaceAllUsesWith(B.CreateBitCast(Loaded, Load.getType()));
  }
  return true;
}

/// Moves variables that inlining has left in the middle of the function to its entry block, where
/// SROA looks for them.
bool hoistVariables(Function &F) {
  SmallVector<AllocaInst *, 4> Late;
  for (Instruction &I : instructions(F))
    if (auto *A = dyn_cast<AllocaInst>(&I);
        A && !A->isStaticAlloca() && isa<ConstantInt>(A->getArraySize()))
      Late.push_back(A);
  for (AllocaInst *A : Late)
    A->moveBefore(F.getEntryBlock().getFirstInsertionPt());
  return !Late.empty();
}

bool MemoryExpander::run() {
  if (reportLooseVectors())
    return false;
  bool Hoisted = hoistVariables(F);
  SmallVector<Instruction *> Work;
  for (Instruction &I : instructions(F)) {
    if (isa<MemIntrinsic>(I))
      Work.push_back(&I);
    else if (auto *L = dyn_cast<LoadInst>(&I);
             L && (L->getType()->isAggregateType() || L->getType()->isIntegerTy(64) ||
                   hasBitElements(L->getType())))
      Work.push_back(L);
    else if (auto *S = dyn_cast<StoreInst>(&I);
             S && S->getValueOperand()->getType()->isAggregateType())
      Work.push_back(S);
  }
  for (Instruction *I : Work) {
    bool Done = true;
    if (auto *Copy = dyn_cast<MemTransferInst>(I))
      Done = expandTransfer(*Copy);
    else if (auto *Set = dyn_cast<MemSetInst>(I))
      Done = expandSet(*Set);
    else if (auto *L = dyn_cast<LoadInst>(I))
      Done = L->getType()->isIntegerTy()    ? expandWordCopy(*L)
             : hasBitElements(L->getType()) ? expandBits(*L)
                                            : expandLoad(*L);
    else
      Done = expandStore(*cast<StoreInst>(I));
    if (Done)
      I->eraseFromParent();
  }
  return Hoisted || !Work.empty();
}

/// Expands copies of at most `MaxSize` bytes from or to an address that `IsWanted` accepts.
bool MemoryExpander::expandCopies(function_ref<bool(const Value *)> IsWanted, uint64_t MaxSize) {
  BeforeOptimizer = true;
  SmallVector<MemTransferInst *> Copies;
  for (Instruction &I : instructions(F))
    if (auto *Copy = dyn_cast<MemTransferInst>(&I)) {
      auto *Length = dyn_cast<ConstantInt>(Copy->getLength());
      if (Length && Length->getZExtValue() <= MaxSize &&
          (IsWanted(Copy->getSource()) || IsWanted(Copy->getDest())))
        Copies.push_back(Copy);
    }
  bool Changed = false;
  for (MemTransferInst *Copy : Copies)
    if (expandTransfer(*Copy)) {
      Copy->eraseFromParent();
      Changed = true;
    }
  return Changed;
}

} // namespace

bool expandResourceCopies(Function &F) {
  // (dxil-expand-memory handles longer copies, as loops or errors.)
  return MemoryExpander(F).expandCopies(keepsAccesses, MaxUnrolledPieces * 4);
}

bool expandCopiesOf(const GlobalVariable &Global, Function &F) {
  return MemoryExpander(F).expandCopies(
      [&](const Value *Pointer) { return getUnderlyingObject(Pointer) == &Global; }, MaxBytes);
}

PreservedAnalyses ExpandMemoryPass::run(Module &M, ModuleAnalysisManager &) {
  return changeDefinitions(M, [](Function &F) { return MemoryExpander(F).run(); });
}

} // namespace dxil::lowering
