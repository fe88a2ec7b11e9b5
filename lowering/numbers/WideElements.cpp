// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "WideElements.h"

#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::lowering {

bool is64Bit(Type *Ty) {
  return Ty->getScalarType()->getPrimitiveSizeInBits() == 64;
}

Value *joinWords(IRBuilder<> &B, Value *Words, uint64_t Low, Type *Ty) {
  Value *LowWord = B.CreateExtractElement(Words, Low);
  Value *HighWord = B.CreateExtractElement(Words, Low + 1);
  if (Ty->isDoubleTy())
    return B.CreateIntrinsic(Ty, Intrinsic::dx_asdouble, {LowWord, HighWord});
  LowWord = B.CreateZExt(LowWord, Ty);
  return B.CreateOr(LowWord, B.CreateShl(B.CreateZExt(HighWord, Ty), 32));
}

SmallVector<Value *, 8> splitWords(IRBuilder<> &B, Value *V) {
  SmallVector<Value *, 8> Words;
  auto *Vector = dyn_cast<FixedVectorType>(V->getType());
  for (unsigned I = 0, E = Vector ? Vector->getNumElements() : 1; I != E; ++I) {
    Value *Element = Vector ? B.CreateExtractElement(V, uint64_t(I)) : V;
    if (Element->getType()->isDoubleTy()) {
      Type *Pair = StructType::get(B.getInt32Ty(), B.getInt32Ty());
      Value *Split = B.CreateIntrinsic(Pair, Intrinsic::dx_splitdouble, {Element});
      Words.push_back(B.CreateExtractValue(Split, 0));
      Words.push_back(B.CreateExtractValue(Split, 1));
    } else {
      Words.push_back(B.CreateTrunc(Element, B.getInt32Ty()));
      Words.push_back(B.CreateTrunc(B.CreateLShr(Element, 32), B.getInt32Ty()));
    }
  }
  return Words;
}

} // namespace dxil::lowering
