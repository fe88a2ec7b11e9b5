// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_LOOPTEST_H
#define DXIL_LOWERING_LOOPTEST_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class BasicBlock;
class BranchInst;
class Instruction;
class Loop;
class LoopInfo;
class PHINode;
class Value;
} // namespace llvm

namespace dxil::lowering {

/// The branch at which the source's condition leaves \p L: that of the header, or of the latch
/// where the test stands behind the body. None if neither leaves the loop.
llvm::BranchInst *sourceTest(const llvm::Loop &L);

/// Computes what tests of a loop say turn by turn, as far as it is known when a shader is compiled:
/// values that run time gives stand for themselves.
class TurnCounter {
public:
  TurnCounter(llvm::Loop &L, const llvm::LoopInfo &LI);

  /// In which turn one of \p Tests leaves the loop for certain, at most \p MostTurns; 0 if that is
  /// not known.
  unsigned run(llvm::ArrayRef<llvm::BranchInst *> Tests, unsigned MostTurns);

private:
  void collectNeeded(llvm::ArrayRef<llvm::BranchInst *> Tests);
  void runTurn();
  bool isTaken(const llvm::BasicBlock *From, const llvm::BasicBlock *To) const;
  llvm::Value *valueOf(llvm::Value *V) const;
  llvm::Value *choice(llvm::PHINode &Phi) const;
  llvm::Value *compute(llvm::Instruction &I) const;

  llvm::Loop &L;
  llvm::SmallVector<llvm::BasicBlock *, 16> Order;
  llvm::DenseMap<const llvm::BasicBlock *, size_t> Position; ///< in Order
  llvm::SmallPtrSet<llvm::Instruction *, 32> Needed;
  llvm::DenseMap<llvm::PHINode *, llvm::Value *> Counters;
  llvm::DenseMap<llvm::Instruction *, llvm::Value *> Known; ///< in this turn
  llvm::SmallPtrSet<const llvm::BasicBlock *, 16> Reached;  ///< in this turn
};

} // namespace dxil::lowering

#endif // DXIL_LOWERING_LOOPTEST_H
