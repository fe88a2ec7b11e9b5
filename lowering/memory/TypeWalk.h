// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Searches of the types that a type contains. The paths between types may be exponentially many, so
// each type is visited once.
#pragma once

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DerivedTypes.h"

namespace dxil::lowering {

/// Returns true if \p Accepts returns true for \p Root or a type in it: elements of arrays and
/// vectors, fields of structs, parameters and results of functions. Does not search target types.
inline bool anyTypeIn(llvm::Type *Root, llvm::function_ref<bool(llvm::Type *)> Accepts) {
  llvm::SmallPtrSet<llvm::Type *, 8> Seen;
  llvm::SmallVector<llvm::Type *, 8> Work = {Root};
  while (!Work.empty()) {
    llvm::Type *Ty = Work.pop_back_val();
    if (!Seen.insert(Ty).second)
      continue;
    if (Accepts(Ty))
      return true;
    if (!llvm::isa<llvm::TargetExtType>(Ty))
      Work.append(Ty->subtype_begin(), Ty->subtype_end());
  }
  return false;
}

} // namespace dxil::lowering
