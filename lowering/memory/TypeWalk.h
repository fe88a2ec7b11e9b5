// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Questions about what a type contains. A struct may contain another on more
// paths than anybody can walk, so each type is asked once.
#ifndef DXIL_LOWERING_TYPEWALK_H
#define DXIL_LOWERING_TYPEWALK_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DerivedTypes.h"

namespace dxil::lowering {

/// Whether \p Wanted accepts \p Root or a type in it: elements of arrays and
/// vectors, fields of structs, parameters and results of functions. Types of
/// targets are not looked into.
inline bool anyTypeIn(llvm::Type *Root, llvm::function_ref<bool(llvm::Type *)> Wanted) {
  llvm::SmallPtrSet<llvm::Type *, 8> Seen;
  llvm::SmallVector<llvm::Type *, 8> Work = {Root};
  while (!Work.empty()) {
    llvm::Type *Ty = Work.pop_back_val();
    if (!Seen.insert(Ty).second)
      continue;
    if (Wanted(Ty))
      return true;
    if (!llvm::isa<llvm::TargetExtType>(Ty))
      Work.append(Ty->subtype_begin(), Ty->subtype_end());
  }
  return false;
}

} // namespace dxil::lowering

#endif // DXIL_LOWERING_TYPEWALK_H
