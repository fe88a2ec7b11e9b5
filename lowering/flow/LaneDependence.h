// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_LANEDEPENDENCE_H
#define DXIL_LOWERING_LANEDEPENDENCE_H

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class BasicBlock;
class CallBase;
class Function;
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Which functions of a module depend on the lanes that call them, themselves or by what they call.
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

/// LLVM keeps convergent calls where they are; clang calls every function of HLSL convergent, and
/// LLVM 22 has derivatives that are not.
void markConvergentCalls(llvm::Module &M, const LaneDependence &Lanes);

/// Breaks of \p F that keep nothing in their loop are the plain ones that they stand for.
/// \returns whether there were any.
bool foldLoopBreaks(llvm::Function &F, const LaneDependence &Lanes);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_LANEDEPENDENCE_H
