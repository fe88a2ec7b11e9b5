// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/IR/PassManager.h"

namespace llvm {
class IntrinsicInst;
class Type;
} // namespace llvm

namespace dxil::lowering {

/// Whether vectors of \p M stay whole: flag `dx.nativevectors` and DXIL 1.9 or later.
bool hasNativeVectors(const llvm::Module &M);

/// Whether DXIL 1.9 has the vector type \p Ty: two or more numbers of a type that DXIL has.
bool isNativeVector(const llvm::Type *Ty);

/// Whether the op of \p Call takes whole vectors.
bool hasVectorOp(const llvm::IntrinsicInst &Call);

} // namespace dxil::lowering
