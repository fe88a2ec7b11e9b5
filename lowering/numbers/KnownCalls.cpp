// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds mathematical functions of constants that LLVM does not fold, with DXC's results: computed
// in double and rounded to the type; dot products are summed product by product.

#include "dxil/lowering/passes/Numbers.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"

#include <cmath>

using namespace llvm;

namespace dxil::lowering {
namespace {

using Unary = double (*)(double);

Unary functionOf(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::acos: return std::acos;
  case Intrinsic::asin: return std::asin;
  case Intrinsic::atan: return std::atan;
  case Intrinsic::cosh: return std::cosh;
  case Intrinsic::sinh: return std::sinh;
  case Intrinsic::tan: return std::tan;
  case Intrinsic::tanh: return std::tanh;
  case Intrinsic::dx_frac: return [](double X) { return X - std::floor(X); };
  case Intrinsic::dx_rsqrt: return [](double X) { return 1 / std::sqrt(X); };
  case Intrinsic::dx_saturate: return [](double X) { return std::fmax(std::fmin(X, 1), 0); };
  default: return nullptr;
  }
}

const APFloat *finiteOf(const Value *V) {
  auto *C = dyn_cast<ConstantFP>(V);
  return C && C->getValueAPF().isFinite() ? &C->getValueAPF() : nullptr;
}

Constant *foldUnary(const IntrinsicInst &Call, Unary Apply) {
  const APFloat *X = finiteOf(Call.getArgOperand(0));
  if (!X)
    return nullptr;
  bool Lossy = false;
  APFloat Number = *X;
  Number.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &Lossy);
  const double Value = Apply(Number.convertToDouble());
  if (!std::isfinite(Value))
    return nullptr;
  APFloat Result(Value);
  Result.convert(X->getSemantics(), APFloat::rmNearestTiesToEven, &Lossy);
  return ConstantFP::get(Call.getContext(), Result);
}

/// Folds the dot product of the first \p Count arguments with the next \p Count.
Constant *foldDot(const IntrinsicInst &Call, unsigned Count) {
  const APFloat *First = finiteOf(Call.getArgOperand(0));
  if (!First)
    return nullptr;
  APFloat Sum = APFloat::getZero(First->getSemantics());
  for (unsigned I = 0; I < Count; ++I) {
    const APFloat *X = finiteOf(Call.getArgOperand(I)),
                  *Y = finiteOf(Call.getArgOperand(Count + I));
    if (!X || !Y)
      return nullptr;
    APFloat Product = *X;
    Product.multiply(*Y, APFloat::rmNearestTiesToEven);
    Sum.add(Product, APFloat::rmNearestTiesToEven);
  }
  return ConstantFP::get(Call.getContext(), Sum);
}

Constant *fold(Instruction &I, const DataLayout &Layout) {
  if (auto *Call = dyn_cast<IntrinsicInst>(&I)) {
    if (!Call->getType()->isFloatingPointTy())
      return nullptr;
    switch (Call->getIntrinsicID()) {
    case Intrinsic::dx_dot2: return foldDot(*Call, 2);
    case Intrinsic::dx_dot3: return foldDot(*Call, 3);
    case Intrinsic::dx_dot4: return foldDot(*Call, 4);
    default: break;
    }
    if (const Unary Apply = functionOf(Call->getIntrinsicID()))
      return foldUnary(*Call, Apply);
  } else if (!isa<BinaryOperator, UnaryOperator, CmpInst, SelectInst, CastInst>(I)) {
    return nullptr;
  }
  if (!all_of(I.operands(), [](const Use &U) { return isa<Constant>(U); }))
    return nullptr;
  Constant *Result = ConstantFoldInstruction(&I, Layout);
  return Result && !isa<UndefValue>(Result) ? Result : nullptr;
}

} // namespace

PreservedAnalyses KnownCallsPass::run(Function &F, FunctionAnalysisManager &) {
  const DataLayout &Layout = F.getDataLayout();
  bool Changed = false;
  for (BasicBlock *Block : ReversePostOrderTraversal<Function *>(&F))
    for (Instruction &I : make_early_inc_range(*Block))
      if (Constant *Folded = fold(I, Layout)) {
        I.replaceAllUsesWith(Folded);
        I.eraseFromParent();
        Changed = true;
      }
  return keptAfterInstructions(Changed);
}

} // namespace dxil::lowering
