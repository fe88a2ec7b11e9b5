// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/IR/DerivedTypes.h"

namespace dxil::lowering {

/// Whether \p Ty is the type of a resource handle: `target("dx.*")` in LLVM.
inline bool isHandleType(const llvm::Type *Ty) {
  const auto *Target = llvm::dyn_cast<llvm::TargetExtType>(Ty);
  return Target && Target->getName().starts_with("dx.");
}

} // namespace dxil::lowering
