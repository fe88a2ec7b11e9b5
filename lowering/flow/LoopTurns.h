// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops written out turn by turn, for passes that need what a counter is in each of them.
#ifndef DXIL_LOWERING_LOOP_TURNS_H
#define DXIL_LOWERING_LOOP_TURNS_H

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

/// Instructions of all blocks of \p L, those of loops in it too.
uint64_t instructionCount(const llvm::Loop &L);

/// Unrolls \p L of \p F by \p Turns, unless the result would exceed MaxUnrolledInstructions. If the
/// result is not Unmodified, simplifyAfterUnrolling() has to follow.
llvm::LoopUnrollResult unrollTurns(llvm::Loop &L, unsigned Turns, llvm::Function &F,
                                   llvm::FunctionAnalysisManager &FAM);

/// Makes constants of the counters, and of what depends on them. Updates the analyses of \p F.
void simplifyAfterUnrolling(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);

/// What turns compute alike is computed once, and what they load is what they stored: before loops
/// that depend on it are looked at. The first that an optimizer does as well.
void shareAfterUnrolling(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_LOOP_TURNS_H
