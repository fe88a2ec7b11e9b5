// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Variables that are vectors, while these become numbers.
#ifndef DXIL_LOWERING_DEBUGLANES_H
#define DXIL_LOWERING_DEBUGLANES_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ValueHandle.h"

namespace llvm {
class CallInst;
class DbgVariableRecord;
class DominatorTree;
class Function;
class Value;
} // namespace llvm

namespace dxil::lowering {

/// Keeps the numbers of \p F's variables while its vectors are split: what a variable has of a
/// vector that is taken apart is used by a call until finish().
class DebugLaneKeeper {
public:
  /// Does nothing where no variable is a vector.
  explicit DebugLaneKeeper(llvm::Function &F);
  /// Lets variables have what their vectors have become. No trace of the calls is left. \p Tree: of
  /// the function, which has the blocks that it had.
  void finish(const llvm::DominatorTree &Tree);

private:
  void keep(llvm::DbgVariableRecord &Record, llvm::Value &Vector, unsigned Index);

  struct OfWhole {
    llvm::DbgVariableRecord *Record;
    llvm::WeakVH Vector; ///< one that is not taken apart
    unsigned Index;
  };
  llvm::SmallVector<OfWhole, 16> Whole;
  llvm::SmallVector<std::pair<llvm::DbgVariableRecord *, llvm::CallInst *>, 16> Kept;
};

} // namespace dxil::lowering

#endif // DXIL_LOWERING_DEBUGLANES_H
