// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_CONTROLDEPENDENCE_H
#define DXIL_TARGET_CONTROLDEPENDENCE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

namespace dxil {

/// The branches that decide whether each block of a function runs. A block depends on a branch one
/// of whose ways always leads through it, unless all do. Valid until the function changes.
class ControlDependence {
public:
  explicit ControlDependence(llvm::Function &F) {
    llvm::PostDominatorTree PostDominators(F);
    for (llvm::BasicBlock &B : F) {
      llvm::Instruction *Branch = B.getTerminator();
      if (Branch->getNumSuccessors() < 2)
        continue;
      auto *Node = PostDominators.getNode(&B);
      auto *Join = Node ? Node->getIDom() : nullptr;
      for (llvm::BasicBlock *Next : llvm::successors(&B))
        for (auto *At = PostDominators.getNode(Next); At && At != Join; At = At->getIDom())
          if (At->getBlock())
            Controllers[At->getBlock()].insert(Branch);
    }
  }

  /// The terminators that \p B depends on itself, not those that these depend on; in the order of
  /// their blocks. Empty for a block that always runs or that is not of the function.
  llvm::ArrayRef<llvm::Instruction *> controllers(const llvm::BasicBlock *B) const {
    auto Found = Controllers.find(B);
    if (Found == Controllers.end())
      return {};
    return Found->second.getArrayRef();
  }

private:
  llvm::DenseMap<const llvm::BasicBlock *, llvm::SmallSetVector<llvm::Instruction *, 4>>
      Controllers;
};

} // namespace dxil

#endif // DXIL_TARGET_CONTROLDEPENDENCE_H
