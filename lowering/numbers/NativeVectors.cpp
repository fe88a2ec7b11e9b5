// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From DXIL 1.9 on, vectors stay whole where an instruction or op takes them; others are split.
// Before 1.9 all vectors become scalars.
#include "NativeVectors.h"
#include "Legalize.h"
#include "dxil/contract/IntrinsicRows.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/OpBuilderBase.h"
#include "dxil/lowering/passes/Numbers.h"
#include "memory/DebugLanes.h"
#include "ops/OpLowering.h"

#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Scalar/Scalarizer.h"

using namespace llvm;

namespace dxil::lowering {

bool hasNativeVectors(const Module &M) {
  auto *Flag = mdconst::extract_or_null<ConstantInt>(M.getModuleFlag(contract::NativeVectorsFlag));
  return Flag && !Flag->isZero() && targetOf(M).DXIL >= Version{1, 9};
}

bool isNativeVector(const Type *Ty) {
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  if (!VT || VT->getNumElements() < 2)
    return false;
  const Type *Number = VT->getElementType();
  return Number->isHalfTy() || Number->isFloatTy() || Number->isDoubleTy() ||
         Number->isIntegerTy(1) || Number->isIntegerTy(16) || Number->isIntegerTy(32) ||
         Number->isIntegerTy(64);
}

bool hasVectorOp(const IntrinsicInst &Call) {
  std::span<const IntrinsicRow> Rows = contract::intrinsicRows();
  SmallVector<Value *, 8> Operands(Call.args());
  for (const IntrinsicRow &R : Rows) {
    if (R.Intrinsic != Call.getIntrinsicID())
      continue;
    Type *Overload = overloadOf(info(R.Op), 0, Call.getType(), Operands);
    if (!Overload || !isNativeVector(Overload))
      return false;
    const OverloadUse Use = classifyOverload(Overload);
    const IntrinsicRow *Row = selectRow(Rows, R.Intrinsic, Use);
    return Row && overloads(Row->Op, targetOf(*Call.getModule()).DXIL).contains(Use);
  }
  return false;
}

namespace {

/// Splits values and instructions without a vector form in DXIL: vectors of one number, vectors of
/// numbers that DXIL lacks, and elements with an index known only at run time.
class Splitter {
public:
  explicit Splitter(Function &F) : F(F) {}

  bool run() {
    SmallVector<Instruction *> Work;
    for (Instruction &I : instructions(F))
      Work.push_back(&I);
    for (Instruction *I : Work)
      split(*I);
    for (auto [Old, New] : Phis)
      for (unsigned P = 0; P != Old->getNumIncomingValues(); ++P) {
        BasicBlock *From = Old->getIncomingBlock(P);
        for (auto [E, Phi] : enumerate(New)) {
          IRBuilder<> B(From->getTerminator());
          Phi->addIncoming(element(B, Old->getIncomingValue(P), unsigned(E)), From);
        }
      }
    for (Instruction *I : reverse(Dead)) {
      I->replaceAllUsesWith(PoisonValue::get(I->getType()));
      I->eraseFromParent();
    }
    return !Dead.empty();
  }

private:
  /// Whether values of \p Ty have to be split.
  static bool isForeign(Type *Ty) { return Ty->isVectorTy() && !isNativeVector(Ty); }

  Value *element(IRBuilder<> &B, Value *V, unsigned I) {
    if (!V->getType()->isVectorTy())
      return V;
    if (auto Entry = Parts.find(V); Entry != Parts.end())
      return Entry->second[I];
    return B.CreateExtractElement(V, uint64_t(I));
  }

  void split(Instruction &I) {
    IRBuilder<> B(&I);
    if (isa<FPMathOperator>(I))
      B.setFastMathFlags(I.getFastMathFlags());
    if (auto *Extract = dyn_cast<ExtractElementInst>(&I))
      return splitExtract(B, *Extract);
    if (auto *Insert = dyn_cast<InsertElementInst>(&I))
      return splitInsert(B, *Insert);
    if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I))
      return splitShuffle(B, *Shuffle);
    bool Foreign = isForeign(I.getType());
    for (Value *V : I.operands())
      Foreign |= isForeign(V->getType());
    auto *Width = dyn_cast<FixedVectorType>(I.getType());
    // Other passes handle calls and memory; legalization turns casts of other shapes into shifts.
    const bool IsElementwise =
        isa<BinaryOperator, UnaryOperator, CmpInst, SelectInst, PHINode, FreezeInst>(I) ||
        (isa<CastInst>(I) && Width && cast<CastInst>(I).getSrcTy()->isVectorTy() &&
         cast<FixedVectorType>(cast<CastInst>(I).getSrcTy())->getNumElements() ==
             Width->getNumElements());
    if (!Foreign || !Width || !IsElementwise)
      return;
    SmallVector<Value *, 4> Elements;
    for (unsigned E = 0; E != Width->getNumElements(); ++E)
      Elements.push_back(scalar(B, I, E));
    if (auto *Phi = dyn_cast<PHINode>(&I)) {
      auto &New = Phis.emplace_back(Phi, SmallVector<PHINode *, 4>()).second;
      for (Value *V : Elements)
        New.push_back(cast<PHINode>(V));
    }
    replace(I, Elements);
  }

  Value *scalar(IRBuilder<> &B, Instruction &I, unsigned E) {
    if (isa<PHINode>(I))
      return B.CreatePHI(I.getType()->getScalarType(), cast<PHINode>(I).getNumIncomingValues());
    SmallVector<Value *, 3> Operands;
    for (Value *V : I.operands())
      Operands.push_back(element(B, V, E));
    if (auto *Cast = dyn_cast<CastInst>(&I))
      return B.CreateCast(Cast->getOpcode(), Operands[0], I.getType()->getScalarType());
    if (auto *Compare = dyn_cast<CmpInst>(&I))
      return B.CreateCmp(Compare->getPredicate(), Operands[0], Operands[1]);
    if (isa<SelectInst>(I))
      return B.CreateSelect(Operands[0], Operands[1], Operands[2]);
    if (isa<FreezeInst>(I))
      return B.CreateFreeze(Operands[0]);
    if (auto *Unary = dyn_cast<UnaryOperator>(&I))
      return B.CreateUnOp(Unary->getOpcode(), Operands[0]);
    return B.CreateBinOp(cast<BinaryOperator>(I).getOpcode(), Operands[0], Operands[1]);
  }

  void splitExtract(IRBuilder<> &B, ExtractElementInst &I) {
    Value *Vector = I.getVectorOperand();
    const unsigned Count = I.getVectorOperandType()->getElementCount().getFixedValue();
    auto *Number = dyn_cast<ConstantInt>(I.getIndexOperand());
    if (Number && !Parts.contains(Vector))
      return;
    Value *Result = nullptr;
    if (Number) {
      const uint64_t Element = Number->getZExtValue();
      Result =
          Element < Count ? element(B, Vector, unsigned(Element)) : PoisonValue::get(I.getType());
    } else {
      Result = element(B, Vector, 0);
      for (unsigned E = 1; E != Count; ++E) {
        Value *IsElement = B.CreateICmpEQ(I.getIndexOperand(),
                                          ConstantInt::get(I.getIndexOperand()->getType(), E));
        Result = B.CreateSelect(IsElement, element(B, Vector, E), Result);
      }
    }
    I.replaceAllUsesWith(Result);
    Dead.push_back(&I);
  }

  void splitInsert(IRBuilder<> &B, InsertElementInst &I) {
    Value *Vector = I.getOperand(0), *Number = I.getOperand(1), *Index = I.getOperand(2);
    auto *Element = dyn_cast<ConstantInt>(Index);
    auto *Ty = cast<FixedVectorType>(I.getType());
    if (isForeign(Ty)) {
      SmallVector<Value *, 4> Elements;
      for (unsigned E = 0; E != Ty->getNumElements(); ++E) {
        Value *Old = element(B, Vector, E);
        if (Element)
          Elements.push_back(Element->getZExtValue() == E ? Number : Old);
        else
          Elements.push_back(B.CreateSelect(
              B.CreateICmpEQ(Index, ConstantInt::get(Index->getType(), E)), Number, Old));
      }
      return replace(I, Elements);
    }
    if (Element)
      return;
    SmallVector<Constant *, 16> Places;
    for (unsigned E = 0; E != Ty->getNumElements(); ++E)
      Places.push_back(B.getInt32(E));
    Value *IndexVector =
        B.CreateVectorSplat(Ty->getNumElements(), B.CreateZExtOrTrunc(Index, B.getInt32Ty()));
    Value *IsElement = B.CreateICmpEQ(IndexVector, ConstantVector::get(Places));
    I.replaceAllUsesWith(
        B.CreateSelect(IsElement, B.CreateVectorSplat(Ty->getNumElements(), Number), Vector));
    Dead.push_back(&I);
  }

  void splitShuffle(IRBuilder<> &B, ShuffleVectorInst &I) {
    Value *X = I.getOperand(0), *Y = I.getOperand(1);
    if (!isForeign(I.getType()) && !isForeign(X->getType()))
      return;
    const int Count = int(cast<FixedVectorType>(X->getType())->getNumElements());
    auto *Ty = cast<FixedVectorType>(I.getType());
    SmallVector<Value *, 4> Elements;
    for (int From : I.getShuffleMask())
      Elements.push_back(From < 0 ? PoisonValue::get(Ty->getElementType())
                                  : element(B, From < Count ? X : Y, unsigned(From % Count)));
    replace(I, Elements);
  }

  /// Replaces \p I by its elements. Users that need the vector get one built from them.
  void replace(Instruction &I, ArrayRef<Value *> Elements) {
    if (isForeign(I.getType()))
      Parts[&I].assign(Elements.begin(), Elements.end());
    IRBuilder<> B(isa<PHINode>(I) ? &*I.getParent()->getFirstInsertionPt() : &I);
    Value *Result = PoisonValue::get(I.getType());
    for (auto [E, V] : enumerate(Elements))
      Result = B.CreateInsertElement(Result, V, uint64_t(E));
    if (isForeign(I.getType()))
      if (auto *New = dyn_cast<Instruction>(Result))
        Parts[New].assign(Elements.begin(), Elements.end());
    I.replaceAllUsesWith(Result);
    Dead.push_back(&I);
  }

  Function &F;
  DenseMap<Value *, SmallVector<Value *, 4>> Parts;
  SmallVector<std::pair<PHINode *, SmallVector<PHINode *, 4>>> Phis;
  SmallVector<Instruction *> Dead;
};

} // namespace

PreservedAnalyses SplitVectorsPass::run(Function &F, FunctionAnalysisManager &AM) {
  const bool Changed = splitAggregateChoices(F);
  if (hasNativeVectors(*F.getParent()))
    return keptAfter(Splitter(F).run() || Changed);
  if (Changed)
    AM.invalidate(F, PreservedAnalyses::none());
  ScalarizerPassOptions Options;
  Options.ScalarizeLoadStore = true;
  DebugLaneKeeper Lanes(F);
  PreservedAnalyses Preserved = ScalarizerPass(Options).run(F, AM);
  Lanes.finish(AM.getResult<DominatorTreeAnalysis>(F));
  return Changed ? PreservedAnalyses::none() : Preserved;
}

} // namespace dxil::lowering
