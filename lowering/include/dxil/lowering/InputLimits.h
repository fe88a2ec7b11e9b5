// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Limits of the size of an input module. Passes split variables and copies and inline all calls, so
// without limits a kilobyte of IR could need more memory than there is.
#pragma once

#include "llvm/ADT/MapVector.h"
#include "llvm/Support/Error.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Fails with the limit that \p M exceeds, as in "a variable of more than N numbers". Linear in the
/// module's size.
llvm::Error checkInputLimits(const llvm::Module &M);

/// Returns the number of instructions of each defined function of \p M once all its calls are
/// inlined, at most 2^62. Callees come before callers; a recursive call counts once.
llvm::MapVector<const llvm::Function *, uint64_t> inlinedSizes(const llvm::Module &M);

} // namespace dxil::lowering
