// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debug records of vector variables while vectors are split into scalars.
#pragma once

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

/// Keeps the debug records of \p F's vector variables while its vectors are split. Until finish(),
/// a call uses each element of a split vector that a record describes.
class DebugLaneKeeper {
public:
  /// Does nothing if no variable is a vector.
  explicit DebugLaneKeeper(llvm::Function &F);
  /// Makes the records describe the scalars that their vectors have become, and erases the calls.
  /// \p Tree is the function's, whose blocks must not have changed.
  void finish(const llvm::DominatorTree &Tree);

private:
  void keep(llvm::DbgVariableRecord &Record, llvm::Value &Vector, unsigned Index);

  struct OfWhole {
    llvm::DbgVariableRecord *Record;
    llvm::WeakVH Vector; ///< a vector that is not split
    unsigned Index;
  };
  llvm::SmallVector<OfWhole, 16> Whole;
  llvm::SmallVector<std::pair<llvm::DbgVariableRecord *, llvm::CallInst *>, 16> HeldRecords;
};

} // namespace dxil::lowering
