// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_NATIVEVECTORS_H
#define DXIL_LOWERING_NATIVEVECTORS_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class IntrinsicInst;
class Type;
} // namespace llvm

namespace dxil::lowering {

/// Whether vectors of \p M stay whole: its flag `dx.nativevectors`, from DXIL 1.9 on.
bool hasNativeVectors(const llvm::Module &M);

/// Whether \p Ty is a vector that DXIL 1.9 has: of two or more of its numbers.
bool isNativeVector(const llvm::Type *Ty);

/// Whether the op of \p Call takes its vectors whole.
bool hasVectorOp(const llvm::IntrinsicInst &Call);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_NATIVEVECTORS_H
