// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The result of FloatRemainder.h for LLVM constants.
#pragma once

#include "dxil/contract/FloatRemainder.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"

namespace dxil::contract {

/// Returns the remainder of two numbers or vectors, or null if an operand is not constant.
inline llvm::Constant *knownRemainder(llvm::Value *Number, llvm::Value *Divisor) {
  auto *X = llvm::dyn_cast<llvm::Constant>(Number), *Y = llvm::dyn_cast<llvm::Constant>(Divisor);
  if (!X || !Y)
    return nullptr;
  auto *Vector = llvm::dyn_cast<llvm::FixedVectorType>(X->getType());
  llvm::SmallVector<llvm::Constant *, 4> Lanes;
  for (unsigned I = 0, N = Vector ? Vector->getNumElements() : 1; I < N; ++I) {
    auto *A = llvm::dyn_cast_or_null<llvm::ConstantFP>(Vector ? X->getAggregateElement(I) : X);
    auto *B = llvm::dyn_cast_or_null<llvm::ConstantFP>(Vector ? Y->getAggregateElement(I) : Y);
    if (!A || !B)
      return nullptr;
    Lanes.push_back(
        llvm::ConstantFP::get(X->getContext(), floatRemainder(A->getValueAPF(), B->getValueAPF())));
  }
  return Vector ? llvm::ConstantVector::get(Lanes) : Lanes.front();
}

} // namespace dxil::contract
