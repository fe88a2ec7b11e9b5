// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PointerAccess.h"
#include "dxil/lowering/Diagnostics.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/DXILResource.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/MathExtras.h"

#include <utility>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace dxil::lowering {

bool isIntrinsicCall(const Value *V, Intrinsic::ID Id) {
  auto *Call = dyn_cast<IntrinsicInst>(V);
  return Call && Call->getIntrinsicID() == Id;
}

SmallVector<Value *, 4> choicesOf(const Instruction &Choice) {
  if (auto *Phi = dyn_cast<PHINode>(&Choice))
    return SmallVector<Value *, 4>(Phi->incoming_values());
  auto &Select = cast<SelectInst>(Choice);
  return {Select.getOperand(1), Select.getOperand(2)};
}

bool isOverlapPadding(const DataLayout &DL, StructType *ST, unsigned Index) {
  auto *Bytes = dyn_cast<ArrayType>(ST->getElementType(Index));
  return Bytes && Bytes->getElementType()->isIntegerTy(8) &&
         Bytes->getNumElements() > DL.getTypeAllocSize(ST).getFixedValue();
}

void collectLeaves(const DataLayout &DL, Type *Ty, int64_t Base, ByteRange Range,
                   SmallVectorImpl<TypeLeaf> &Leaves, bool WholeVectors) {
  if (isa<llvm::dxil::PaddingExtType>(Ty))
    return;
  if (auto *ST = dyn_cast<StructType>(Ty)) {
    const StructLayout *Layout = DL.getStructLayout(ST);
    for (unsigned I = 0, E = ST->getNumElements(); I != E; ++I)
      if (!isOverlapPadding(DL, ST, I))
        collectLeaves(DL, ST->getElementType(I), Base + int64_t(Layout->getElementOffset(I)), Range,
                      Leaves, WholeVectors);
    return;
  }
  Type *Element = nullptr;
  uint64_t Count = 0, Stride = 0;
  if (auto *AT = dyn_cast<ArrayType>(Ty)) {
    Element = AT->getElementType();
    Count = AT->getNumElements();
    Stride = DL.getTypeAllocSize(Element);
  } else if (auto *VT = dyn_cast<FixedVectorType>(Ty);
             VT && !(WholeVectors && !VT->getElementType()->isIntegerTy(1))) {
    Element = VT->getElementType();
    Count = VT->getNumElements();
    // The elements of a vector are packed; those of a vector of i1 have no
    // address of their own.
    Stride = divideCeil(DL.getTypeSizeInBits(Element).getFixedValue(), 8);
  } else {
    if (Base < Range.End && Base + int64_t(DL.getTypeStoreSize(Ty)) > Range.Begin)
      Leaves.push_back({Base, Ty});
    return;
  }
  if (Stride == 0 || Range.End <= Base)
    return;
  // Visit only the elements that touch the range, so that the work depends on its size.
  uint64_t First = Range.Begin > Base ? uint64_t(Range.Begin - Base) / Stride : 0;
  Count = std::min(Count, divideCeil(uint64_t(Range.End - Base), Stride));
  for (uint64_t I = First; I < Count; ++I)
    collectLeaves(DL, Element, Base + int64_t(I * Stride), Range, Leaves, WholeVectors);
}

//===-- LinearOffset ------------------------------------------------------===//

void LinearOffset::addTerm(Value *V, int64_t Scale) {
  if (auto *C = dyn_cast<ConstantInt>(V)) {
    Constant += C->getSExtValue() * Scale;
    return;
  }
  if (!Scale)
    return;
  for (auto &[Existing, ExistingScale] : Terms)
    if (Existing == V) {
      ExistingScale += Scale;
      return;
    }
  Terms.emplace_back(V, Scale);
}

void LinearOffset::takeFactors() {
  constexpr int64_t Largest = int64_t(1) << 31; // addresses have 32 bits
  auto Old = std::exchange(Terms, {});
  for (auto &[Term, Scale] : Old) {
    Value *V = Term;
    const APInt *True = nullptr, *False = nullptr;
    Value *Condition = nullptr;
    if (match(V, m_Select(m_Value(Condition), m_APInt(True), m_APInt(False))) &&
        Condition->getType()->isIntegerTy(1) && True->isSignedIntN(31) && False->isSignedIntN(31) &&
        Scale < Largest && Scale > -Largest) {
      // A term's value is signed: a condition that holds is -1.
      Constant += Scale * False->getSExtValue();
      addTerm(Condition, -Scale * (True->getSExtValue() - False->getSExtValue()));
      continue;
    }
    auto *I = dyn_cast<BinaryOperator>(V);
    auto *Factor = I ? dyn_cast<ConstantInt>(I->getOperand(1)) : nullptr;
    bool IsShift = I && I->getOpcode() == Instruction::Shl;
    bool Takes = Factor && (IsShift || I->getOpcode() == Instruction::Mul) &&
                 I->getType()->isIntegerTy(32) &&
                 Factor->getZExtValue() < (IsShift ? 31 : uint64_t(Largest)) && Scale < Largest &&
                 Scale > -Largest;
    if (Takes)
      addTerm(I->getOperand(0), Scale * int64_t(IsShift ? uint64_t(1) << Factor->getZExtValue()
                                                        : Factor->getZExtValue()));
    else
      addTerm(V, Scale);
  }
}

void LinearOffset::addGEP(const DataLayout &DL, const GEPOperator &GEP) {
  unsigned Width = DL.getIndexTypeSizeInBits(GEP.getType());
  SmallMapVector<Value *, APInt, 4> Variable;
  APInt Fixed(Width, 0);
  GEP.collectOffset(DL, Width, Variable, Fixed);
  Constant += Fixed.getSExtValue();
  for (auto &[V, Scale] : Variable)
    addTerm(V, Scale.getSExtValue());
}

bool LinearOffset::termsAreMultiplesOf(int64_t Unit) const {
  return all_of(Terms, [&](const auto &T) { return T.second % Unit == 0; });
}

Value *LinearOffset::emit(IRBuilderBase &B, int64_t Unit) const {
  bool Exact = Constant % Unit == 0 && termsAreMultiplesOf(Unit);
  int64_t Divisor = Exact ? Unit : 1;
  Value *Sum = nullptr;
  for (auto &[V, Scale] : Terms) {
    Value *Term = B.CreateSExtOrTrunc(V, B.getInt32Ty());
    int64_t Factor = Scale / Divisor;
    if (Factor > 0 && isPowerOf2_64(uint64_t(Factor)))
      Term = Factor == 1 ? Term : B.CreateShl(Term, Log2_64(uint64_t(Factor)));
    else
      Term = B.CreateMul(Term, B.getInt32(uint32_t(Factor)));
    Sum = Sum ? B.CreateAdd(Sum, Term) : Term;
  }
  Value *Fixed = B.getInt32(uint32_t(Constant / Divisor));
  if (!Sum)
    Sum = Fixed;
  else if (Constant)
    Sum = B.CreateAdd(Sum, Fixed);
  if (Divisor != Unit)
    Sum = B.CreateLShr(Sum, Log2_64(uint64_t(Unit)));
  return Sum;
}

LinearOffset LinearOffset::splitAt(int64_t Size) {
  LinearOffset Index, Rest;
  for (auto &[V, Scale] : Terms) {
    // One value may index these elements and also the parts of them: `a[i].b[i]`.
    const int64_t Within = Scale > Size || Scale % Size == 0 ? Scale % Size : Scale;
    if (Within != Scale)
      Index.Terms.emplace_back(V, Scale - Within);
    if (Within)
      Rest.Terms.emplace_back(V, Within);
  }
  Rest.Constant = Constant % Size;
  if (Rest.Constant < 0)
    Rest.Constant += Size;
  Index.Constant = Constant - Rest.Constant;
  *this = Rest;
  return Index;
}

Value *LinearOffset::takeIndex(IRBuilderBase &B, int64_t Size) {
  return splitAt(Size).emit(B, Size);
}

//===-- PointerUses -------------------------------------------------------===//

bool PointerUses::collect(Value &R) {
  Root = &R;
  bool Ok = visit(R, LinearOffset());
  fillMerges();
  return Ok;
}

bool PointerUses::visit(Value &Pointer, const LinearOffset &Offset) {
  Offsets[&Pointer] = Offset;
  SmallVector<Instruction *, 8> Users;
  SmallPtrSet<Instruction *, 8> Seen;
  for (User *U : Pointer.users())
    if (auto *I = dyn_cast<Instruction>(U); I && Seen.insert(I).second)
      Users.push_back(I);
  // A use list runs backwards; access in program order keeps output stable.
  bool Ok = true;
  for (Instruction *I : reverse(Users))
    Ok &= visitUser(*I, Pointer, Offset);
  return Ok;
}

bool PointerUses::visitUser(Instruction &User, Value &Pointer, const LinearOffset &Offset) {
  if (auto *GEP = dyn_cast<GEPOperator>(&User)) {
    LinearOffset Sum = Offset;
    Sum.addGEP(DL, *GEP);
    Addresses.push_back(&User);
    return visit(User, Sum);
  }
  if (isa<AddrSpaceCastInst, BitCastInst>(User)) {
    Addresses.push_back(&User);
    return visit(User, Offset);
  }
  if (isa<PHINode, SelectInst>(User))
    return Offsets.contains(&User) || visitMerge(User);
  if (auto *II = dyn_cast<IntrinsicInst>(&User)) {
    if (II->isLifetimeStartOrEnd() || II->isAssumeLikeIntrinsic()) {
      II->eraseFromParent();
      return true;
    }
  }
  if (auto *SI = dyn_cast<StoreInst>(&User))
    if (SI->getValueOperand() == &Pointer) {
      reportError(User, "cannot store a pointer in memory: DXIL has no pointer values");
      return false;
    }
  if (isa<LoadInst, StoreInst, AtomicRMWInst, AtomicCmpXchgInst>(User)) {
    Accesses.push_back({&User, Offset});
    return true;
  }
  // Addresses in one object compare as their offsets do.
  if (isa<ICmpInst>(User) && derivesFromRootOnly(*User.getOperand(0)) &&
      derivesFromRootOnly(*User.getOperand(1))) {
    Compares.insert(&User);
    return true;
  }
  if (CallsAllowed && isa<CallBase>(User) && &Pointer == Root)
    return true;
  if (isa<CallBase>(User))
    reportError(User, "cannot pass a pointer to a call that is not inlined");
  else
    reportError(User, Twine("unsupported use of a pointer by '") + User.getOpcodeName() + "'");
  return false;
}

bool PointerUses::derivesFromRootOnly(Value &Pointer) {
  SmallVector<Value *, 8> Work{&Pointer};
  SmallPtrSet<Value *, 8> Seen;
  while (!Work.empty()) {
    Value *V = Work.pop_back_val();
    if (V == Root || isa<UndefValue>(V) || !Seen.insert(V).second)
      continue;
    if (auto *GEP = dyn_cast<GEPOperator>(V))
      Work.push_back(GEP->getPointerOperand());
    else if (isa<AddrSpaceCastInst, BitCastInst>(V))
      Work.push_back(cast<Instruction>(V)->getOperand(0));
    else if (isa<PHINode, SelectInst>(V))
      append_range(Work, choicesOf(*cast<Instruction>(V)));
    else
      return false;
  }
  return true;
}

bool PointerUses::visitMerge(Instruction &Merge) {
  if (!derivesFromRootOnly(Merge)) {
    reportError(Merge, "pointer is selected from different objects");
    return false;
  }
  IRBuilder<> B(&Merge);
  Type *I32 = B.getInt32Ty();
  Instruction *Offset;
  if (auto *Phi = dyn_cast<PHINode>(&Merge)) {
    Offset = B.CreatePHI(I32, Phi->getNumIncomingValues(), Phi->getName() + ".offset");
  } else {
    Value *Undef = PoisonValue::get(I32);
    Offset = SelectInst::Create(cast<SelectInst>(Merge).getCondition(), Undef, Undef,
                                Merge.getName() + ".offset", Merge.getIterator());
  }
  Merges.emplace_back(&Merge, Offset);
  Addresses.push_back(&Merge);
  LinearOffset Chosen;
  Chosen.addTerm(Offset, 1);
  return visit(Merge, Chosen);
}

void PointerUses::fillMerges() {
  auto OffsetOf = [&](Value *Pointer, Instruction *Before) -> Value * {
    auto Entry = Offsets.find(Pointer);
    IRBuilder<> B(Before);
    return Entry == Offsets.end() ? PoisonValue::get(B.getInt32Ty()) : Entry->second.emit(B);
  };
  for (auto [Merge, Offset] : Merges) {
    if (auto *Phi = dyn_cast<PHINode>(Merge)) {
      for (unsigned I = 0, E = Phi->getNumIncomingValues(); I != E; ++I) {
        BasicBlock *From = Phi->getIncomingBlock(I);
        cast<PHINode>(Offset)->addIncoming(
            OffsetOf(Phi->getIncomingValue(I), From->getTerminator()), From);
      }
    } else {
      auto *Select = cast<SelectInst>(Merge);
      Offset->setOperand(1, OffsetOf(Select->getTrueValue(), Offset));
      Offset->setOperand(2, OffsetOf(Select->getFalseValue(), Offset));
    }
  }
  for (Instruction *Compare : Compares) {
    IRBuilder<> B(Compare);
    Value *Left = OffsetOf(Compare->getOperand(0), Compare);
    Value *Right = OffsetOf(Compare->getOperand(1), Compare);
    Compare->replaceAllUsesWith(B.CreateICmp(cast<ICmpInst>(Compare)->getPredicate(), Left, Right));
    Compare->eraseFromParent();
  }
}

void PointerUses::eraseAddresses() {
  for (Instruction *I : reverse(Addresses)) {
    // Phis may form cycles; their remaining uses are dead too.
    if (!I->use_empty())
      I->replaceAllUsesWith(PoisonValue::get(I->getType()));
    I->eraseFromParent();
  }
  Addresses.clear();
}

SmallVector<AllocaInst *, 16> aggregateVariables(Function &F) {
  SmallVector<AllocaInst *, 16> Variables;
  for (Instruction &I : F.getEntryBlock())
    if (auto *A = dyn_cast<AllocaInst>(&I); A && A->isStaticAlloca() && !A->isArrayAllocation() &&
                                            A->getAllocatedType()->isSized() &&
                                            A->getAllocatedType()->isAggregateType())
      Variables.push_back(A);
  return Variables;
}

} // namespace dxil::lowering
