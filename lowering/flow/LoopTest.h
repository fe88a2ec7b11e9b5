// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

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

/// Returns the branch by which the source's condition leaves \p L: that of the header, or that of
/// the latch if the test follows the body. Returns null if neither leaves the loop.
llvm::BranchInst *sourceTest(const llvm::Loop &L);

/// Computes the tests of a loop iteration by iteration, as far as they are known at compile time.
/// Values that are known only at run time represent themselves.
class TurnCounter {
public:
  TurnCounter(llvm::Loop &L, const llvm::LoopInfo &LI);

  /// Returns the first iteration in which one of \p Tests certainly leaves the loop, or 0 if it is
  /// unknown or beyond \p MostTurns.
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
  llvm::DenseMap<const llvm::BasicBlock *, size_t> Position; ///< index in Order
  llvm::SmallPtrSet<llvm::Instruction *, 32> Needed;
  llvm::DenseMap<llvm::PHINode *, llvm::Value *> Counters;
  llvm::DenseMap<llvm::Instruction *, llvm::Value *> Values; ///< values known in this iteration
  llvm::SmallPtrSet<const llvm::BasicBlock *, 16> Reached;   ///< blocks reached in this iteration
};

} // namespace dxil::lowering
