// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 64-bit elements, which typed resources hold as two words each.
#pragma once

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"

namespace dxil::lowering {

/// Whether \p Ty is a 64-bit number or a vector of them.
bool is64Bit(llvm::Type *Ty);

/// Joins elements \p Low and \p Low + 1 of the vector \p Words into a number of type \p Ty, integer
/// or double.
llvm::Value *joinWords(llvm::IRBuilder<> &B, llvm::Value *Words, uint64_t Low, llvm::Type *Ty);

/// Returns the low and high word of each element of \p V, in memory order.
llvm::SmallVector<llvm::Value *, 8> splitWords(llvm::IRBuilder<> &B, llvm::Value *V);

} // namespace dxil::lowering
