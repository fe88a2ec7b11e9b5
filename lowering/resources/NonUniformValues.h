// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class Function;
class Value;
} // namespace llvm

namespace dxil::lowering {

/// The values of one function that depend on a value marked with NonUniformResourceIndex, also
/// through phis, loops and local variables.
class NonUniformValues {
public:
  NonUniformValues() = default;
  /// Takes time linear in the number of dependent values.
  explicit NonUniformValues(const llvm::Function &F);

  bool contains(const llvm::Value *V) const { return Marked.contains(V); }

private:
  llvm::SmallPtrSet<const llvm::Value *, 16> Marked;
};

} // namespace dxil::lowering
