// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract_names.h"
#include "dxil/lowering/passes/Numbers.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

/// Whether FXC expands a power of a vector of \p Elements into products. If that takes too many
/// products, it uses the logarithm.
bool isProduct(int32_t Exponent, uint32_t Elements) {
  const uint32_t Size = uint32_t(std::abs(int64_t(Exponent)));
  const uint32_t Most = Exponent < 0 ? Elements + 1 : 2 * Elements + 1;
  return !Size || uint32_t(Log2_32(Size)) + uint32_t(popcount(Size)) - 1 <= Most;
}

using KnownValues = SmallDenseMap<Value *, Constant *, 32>;
constexpr unsigned MostSteps = 256;

/// Returns the constant that \p V equals, or null. Vectors are still built element by element here.
Constant *known(Value *V, const DataLayout &Layout, KnownValues &Seen) {
  if (auto *C = dyn_cast<Constant>(V))
    return C;
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !isa<InsertElementInst, ExtractElementInst, ShuffleVectorInst, UnaryOperator>(I) ||
      Seen.size() > MostSteps)
    return nullptr;
  if (auto Before = Seen.find(V); Before != Seen.end())
    return Before->second;
  Seen[V] = nullptr;
  SmallVector<Constant *, 3> Operands;
  for (Value *Operand : I->operands())
    if (Constant *C = known(Operand, Layout, Seen))
      Operands.push_back(C);
  return Seen[V] = Operands.size() == I->getNumOperands()
                       ? ConstantFoldInstOperands(I, Operands, Layout)
                       : nullptr;
}

Value *product(IRBuilder<> &B, Value *Base, Value *Exponent) {
  KnownValues Seen;
  const DataLayout &Layout = B.GetInsertBlock()->getModule()->getDataLayout();
  Constant *Folded = known(Exponent, Layout, Seen);
  const APFloat *Number = nullptr;
  if (!Folded || !PatternMatch::match(Folded, PatternMatch::m_APFloat(Number)))
    return nullptr;
  auto *Shape = dyn_cast<FixedVectorType>(Exponent->getType());
  APSInt Integer(32, false);
  bool IsWhole = false;
  if (Number->convertToInteger(Integer, APFloat::rmTowardZero, &IsWhole) != APFloat::opOK ||
      !IsWhole || !isProduct(int32_t(Integer.getSExtValue()), Shape ? Shape->getNumElements() : 1))
    return nullptr;
  Value *Result = nullptr, *Square = Base;
  for (uint32_t Left = uint32_t(Integer.abs().getZExtValue()); Left; Left >>= 1) {
    if (Left & 1)
      Result = Result ? B.CreateFMul(Result, Square) : Square;
    if (Left > 1)
      Square = B.CreateFMul(Square, Square);
  }
  Constant *One = ConstantFP::get(Base->getType(), 1.0);
  return !Result ? One : Integer.isNegative() ? B.CreateFDiv(One, Result) : Result;
}

void expand(IntrinsicInst &Call) {
  IRBuilder<> B(&Call);
  B.setFastMathFlags(Call.getFastMathFlags());
  Value *Base = Call.getArgOperand(0), *Exponent = Call.getArgOperand(1);
  Value *Result = Call.hasFnAttr(contract::PowerByProducts) ? product(B, Base, Exponent) : nullptr;
  if (!Result && PatternMatch::match(Exponent, PatternMatch::m_SpecificFP(2.0))) {
    Result = B.CreateFMul(Base, Base);
  } else if (!Result) {
    Value *Log = B.CreateUnaryIntrinsic(Intrinsic::log2, Base);
    Result = B.CreateUnaryIntrinsic(Intrinsic::exp2, B.CreateFMul(Log, Exponent));
  }
  Call.replaceAllUsesWith(Result);
  Call.eraseFromParent();
}

} // namespace

PreservedAnalyses PowersPass::run(Function &F, FunctionAnalysisManager &) {
  SmallVector<IntrinsicInst *, 8> Calls;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<IntrinsicInst>(&I);
        Call && Call->getIntrinsicID() == Intrinsic::pow && !isa<Constant>(Call->getArgOperand(0)))
      Calls.push_back(Call);
  for (IntrinsicInst *Call : Calls)
    expand(*Call);
  return Calls.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}

} // namespace dxil::lowering
