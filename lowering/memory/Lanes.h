// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Follows an element of a vector to the scalar or vector that it was copied from.
#pragma once

#include <optional>

namespace llvm {
class Value;
} // namespace llvm

namespace dxil::lowering {

/// A scalar: V itself, or element Index of the vector V. V is null if nothing is known.
struct Lane {
  llvm::Value *V = nullptr;
  std::optional<unsigned> Index;
};

/// Returns what element \p I of \p V copies, through insertions, shuffles and casts.
Lane laneOf(llvm::Value *V, unsigned I);

} // namespace dxil::lowering
