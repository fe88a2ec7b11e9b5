// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Complete unrolling, for passes that need a counter's value in each iteration.
#pragma once

#include "llvm/IR/PassManager.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

namespace llvm {
class Loop;
} // namespace llvm

namespace dxil::lowering {

/// Limits of a pass that unrolls loops: rounds over nested loops, from the inside out, and
/// instructions of one unrolled loop.
constexpr unsigned MaxUnrollRounds = 64;
constexpr uint64_t MaxUnrolledInstructions = 1 << 16;

/// Returns the number of instructions of \p L, inner loops included.
uint64_t instructionCount(const llvm::Loop &L);

/// Unrolls \p L of \p F by \p Turns, unless the result would exceed MaxUnrolledInstructions. After
/// any result but Unmodified, simplifyAfterUnrolling() must follow.
llvm::LoopUnrollResult unrollTurns(llvm::Loop &L, unsigned Turns, llvm::Function &F,
                                   llvm::FunctionAnalysisManager &FAM);

/// Folds the counters and the values that depend on them. Updates the analyses of \p F.
void simplifyAfterUnrolling(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);

/// Merges equal computations of iterations and forwards stores to loads, before loops that depend
/// on them are examined. The optimizer also does this first.
void shareAfterUnrolling(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);

} // namespace dxil::lowering
