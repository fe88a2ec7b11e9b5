// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements of 64 bits, which typed resources hold as two words each.
#ifndef DXIL_LOWERING_WIDEELEMENTS_H
#define DXIL_LOWERING_WIDEELEMENTS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"

namespace dxil::lowering {

/// Whether \p Ty is, or is a vector of, numbers of 64 bits.
bool is64Bit(llvm::Type *Ty);

/// The number of type \p Ty, integer or double, that two words are.
llvm::Value *joinWords(llvm::IRBuilder<> &B, llvm::Value *Low, llvm::Value *High, llvm::Type *Ty);

/// Low and high words of each element of \p V, in memory order.
llvm::SmallVector<llvm::Value *, 8> splitWords(llvm::IRBuilder<> &B, llvm::Value *V);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_WIDEELEMENTS_H
