// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads a constant buffer in place of a local array that is a copy of it. A struct that holds such
// a copy, passed from function to function, is common; an array in it that is indexed at run time
// would otherwise be filled element by element in each invocation.

#include "Lanes.h"
#include "PointerAccess.h"
#include "dxil/lowering/passes/Memory.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/Local.h"

#include <vector>

using namespace llvm;

namespace dxil::lowering {

namespace {

/// No constant buffer is longer.
constexpr int64_t MostBytes = 1 << 16;
/// The largest number of pairs of a store and a load whose order is looked at.
constexpr size_t MostPairs = 1 << 16;

/// Returns true if \p V is the address of a constant buffer's first byte.
bool isConstantBuffer(const Value *V) {
  auto *Call = dyn_cast<IntrinsicInst>(V);
  return Call && Call->getIntrinsicID() == Intrinsic::dx_resource_getpointer &&
         isa<llvm::dxil::CBufferExtType>(Call->getArgOperand(0)->getType());
}

class ConstantCopy {
public:
  ConstantCopy(AllocaInst &A, const DominatorTree &DT, const DataLayout &DL)
      : A(A), DT(DT), DL(DL),
        Size(int64_t(DL.getTypeAllocSize(A.getAllocatedType()).getFixedValue())) {}

  bool run() {
    if (Size > MostBytes || !collect() || Stores.empty() || Loads.empty() || !mapStores() ||
        !storesComeFirst() || !all_of(Loads, [&](Read &R) { return findPlace(R); }))
      return false;
    for (const Read &R : Loads)
      replace(R);
    erase();
    return true;
  }

private:
  /// A load, its offset in the copy, and in the buffer: a constant and an index's multiple.
  struct Read {
    LoadInst *Load;
    int64_t Offset;
    Value *Index;
    int64_t Stride;
    int64_t BufferOffset = 0, BufferStride = 0;
  };
  /// An address in the copy; without an index it is a constant offset.
  struct Place {
    Instruction *Address;
    int64_t Offset;
    Value *Index;
    int64_t Stride;
  };

  bool collect();
  bool addAddress(GetElementPtrInst &Address, const Place &From);
  bool mapStores();
  bool mapElement(const Lane &Element, int64_t Offset, int64_t Bytes);
  bool storesComeFirst() const;
  bool findPlace(Read &R) const;
  void replace(const Read &R);
  void erase();

  AllocaInst &A;
  const DominatorTree &DT;
  const DataLayout &DL;
  const int64_t Size;
  SmallVector<Place, 16> Work;
  SmallVector<Instruction *, 16> Addresses; ///< address computations, and other users that are
                                            ///< erased with the copy
  SmallVector<std::pair<StoreInst *, int64_t>, 16> Stores;
  SmallVector<Read, 16> Loads;
  Value *Buffer = nullptr;
  std::vector<int32_t> Source; ///< the buffer's offset of each byte, or -1
};

/// Returns false if a user is no plain load, or no store at a constant offset.
bool ConstantCopy::collect() {
  Work.push_back({&A, 0, nullptr, 0});
  while (!Work.empty()) {
    const Place From = Work.pop_back_val();
    for (User *U : From.Address->users()) {
      auto *I = cast<Instruction>(U);
      if (auto *Address = dyn_cast<GetElementPtrInst>(I)) {
        if (!addAddress(*Address, From))
          return false;
      } else if (auto *Load = dyn_cast<LoadInst>(I); Load && Load->isSimple()) {
        Loads.push_back({Load, From.Offset, From.Index, From.Stride});
      } else if (auto *Store = dyn_cast<StoreInst>(I);
                 Store && Store->isSimple() && Store->getPointerOperand() == From.Address &&
                 Store->getValueOperand() != From.Address && !From.Index) {
        Stores.emplace_back(Store, From.Offset);
      } else if (I->isLifetimeStartOrEnd()) {
        Addresses.push_back(I);
      } else {
        return false;
      }
    }
  }
  return Loads.size() * Stores.size() <= MostPairs;
}

bool ConstantCopy::addAddress(GetElementPtrInst &Address, const Place &From) {
  SmallMapVector<Value *, APInt, 4> Unknown;
  APInt Constant(DL.getIndexTypeSizeInBits(Address.getType()), 0);
  if (!Address.getType()->isPointerTy() ||
      !cast<GEPOperator>(Address).collectOffset(DL, Constant.getBitWidth(), Unknown, Constant) ||
      Unknown.size() + (From.Index ? 1 : 0) > 1)
    return false;
  Place To = {&Address, From.Offset + Constant.getSExtValue(), From.Index, From.Stride};
  if (!Unknown.empty()) {
    To.Index = Unknown.front().first;
    To.Stride = Unknown.front().second.getSExtValue();
  }
  Work.push_back(To);
  Addresses.push_back(&Address);
  return true;
}

/// Finds the buffer's offset of each byte. Returns false if a value is not a constant of the one
/// buffer.
bool ConstantCopy::mapStores() {
  Source.assign(size_t(Size), -1);
  for (auto [Store, Offset] : Stores) {
    Value *Stored = Store->getValueOperand();
    auto *Vector = dyn_cast<FixedVectorType>(Stored->getType());
    const unsigned Count = Vector ? Vector->getNumElements() : 1;
    const auto Bytes = int64_t(DL.getTypeStoreSize(Stored->getType()->getScalarType()));
    for (unsigned Element = 0; Element != Count; ++Element)
      if (!mapElement(laneOf(Stored, Element), Offset + Element * Bytes, Bytes))
        return false;
  }
  return true;
}

bool ConstantCopy::mapElement(const Lane &Element, int64_t Offset, int64_t Bytes) {
  auto *Load = dyn_cast_or_null<LoadInst>(Element.V);
  if (!Load || !Load->isSimple() || Offset < 0 || Offset > Size - Bytes)
    return false;
  APInt From(DL.getIndexTypeSizeInBits(Load->getPointerOperandType()), 0);
  Value *Base = Load->getPointerOperand()->stripAndAccumulateConstantOffsets(
      DL, From, /*AllowNonInbounds=*/true);
  if (!isConstantBuffer(Base) || (Buffer && Buffer != Base) || From.isNegative() ||
      From.sgt(MostBytes))
    return false;
  Buffer = Base;
  const int64_t First = From.getSExtValue() + int64_t(Element.Index.value_or(0)) * Bytes;
  for (int64_t Byte = 0; Byte != Bytes; ++Byte) {
    int32_t &ByteSource = Source[size_t(Offset + Byte)];
    if (ByteSource != -1 && ByteSource != First + Byte)
      return false;
    ByteSource = int32_t(First + Byte);
  }
  return true;
}

bool ConstantCopy::storesComeFirst() const {
  return all_of(Stores, [&](const auto &Store) {
    return all_of(Loads, [&](const Read &R) { return DT.dominates(Store.first, R.Load); });
  });
}

/// Finds a load's place in the buffer. Returns false if the elements that its index may select have
/// no common distance there.
bool ConstantCopy::findPlace(Read &R) const {
  const auto Bytes = int64_t(DL.getTypeStoreSize(R.Load->getType()));
  int64_t First = R.Offset;
  if (R.Index) {
    if (R.Stride <= 0)
      return false;
    // The element with the lowest offset, of an index that may be negative.
    First = R.Offset >= 0 ? R.Offset % R.Stride
                          : R.Offset + (-R.Offset + R.Stride - 1) / R.Stride * R.Stride;
  }
  if (First < 0 || First > Size - Bytes || Source[size_t(First)] < 0)
    return false;
  const int64_t Start = Source[size_t(First)];
  const int64_t Next = First + R.Stride;
  if (R.Index)
    R.BufferStride =
        Next <= Size - Bytes && Source[size_t(Next)] >= 0 ? Source[size_t(Next)] - Start : R.Stride;
  if (R.BufferStride < 0)
    return false;
  for (int64_t Element = First, Expected = Start; Element <= Size - Bytes;
       Element += R.Stride, Expected += R.BufferStride) {
    for (int64_t Byte = 0; Byte != Bytes; ++Byte)
      if (Source[size_t(Element + Byte)] != Expected + Byte)
        return false;
    if (!R.Index)
      break;
  }
  R.BufferOffset = R.Index ? Start + (R.Offset - First) / R.Stride * R.BufferStride : Start;
  return true;
}

void ConstantCopy::replace(const Read &R) {
  IRBuilder<> B(R.Load);
  Value *Address = B.CreatePtrAdd(Buffer, B.getInt32(uint32_t(R.BufferOffset)));
  if (R.Index)
    Address =
        B.CreateGEP(ArrayType::get(B.getInt8Ty(), uint64_t(R.BufferStride)), Address, R.Index);
  const Align Alignment = commonAlignment(commonAlignment(Align(16), uint64_t(R.BufferOffset)),
                                          uint64_t(R.BufferStride));
  LoadInst *New = B.CreateAlignedLoad(R.Load->getType(), Address, Alignment);
  New->takeName(R.Load);
  R.Load->replaceAllUsesWith(New);
  R.Load->eraseFromParent();
}

void ConstantCopy::erase() {
  SmallVector<WeakTrackingVH> Dead;
  for (auto [Store, Offset] : Stores) {
    Dead.emplace_back(Store->getValueOperand());
    Store->eraseFromParent();
  }
  for (Instruction *I : reverse(Addresses))
    I->eraseFromParent();
  A.eraseFromParent();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
}

} // namespace

PreservedAnalyses ConstantCopiesPass::run(Function &F, FunctionAnalysisManager &FAM) {
  const SmallVector<AllocaInst *, 16> Variables = aggregateVariables(F);
  if (Variables.empty())
    return PreservedAnalyses::all();
  const DominatorTree &DT = FAM.getResult<DominatorTreeAnalysis>(F);
  bool Changed = false;
  for (AllocaInst *A : Variables)
    Changed |= ConstantCopy(*A, DT, F.getDataLayout()).run();
  return keptAfterInstructions(Changed);
}

} // namespace dxil::lowering
