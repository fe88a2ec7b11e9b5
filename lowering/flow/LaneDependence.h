// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class BasicBlock;
class CallBase;
class Function;
class Module;
} // namespace llvm

namespace dxil::lowering {

/// The functions of a module that depend on the calling lanes, directly or through callees.
class LaneDependence {
public:
  explicit LaneDependence(llvm::Module &M);

  bool contains(const llvm::Function &F) const { return Dependent.contains(&F); }
  bool contains(const llvm::CallBase &Call) const;
  bool contains(const llvm::BasicBlock &BB) const;

private:
  void add(llvm::Function &F, llvm::SmallVectorImpl<llvm::Function *> &Work);

  llvm::DenseSet<const llvm::Function *> Dependent;
};

/// Marks the lane-dependent functions and calls as convergent, so that LLVM does not move them, and
/// no others: clang marks every HLSL function, and derivatives of LLVM 22 lack the mark.
void markConvergentCalls(llvm::Module &M, const LaneDependence &Lanes);

/// Makes the `dxil.loop.break` branches of \p F plain breaks in loops that do not need them.
/// Returns true if there were any.
bool foldLoopBreaks(llvm::Function &F, const LaneDependence &Lanes);

} // namespace dxil::lowering
