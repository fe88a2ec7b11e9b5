// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order in which resources without a register get registers, as in DXC: first single globals by
// declaration; then resources in structs and constant blocks, in the order in which DXC reaches
// them; then texture buffers.
#pragma once

#include "../check/Program.h"

#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace dxil::frontend {

enum class BindingGroup : uint32_t { Declared, InConstants, TextureBuffer };

/// \p Turn is the resource's number in its group.
inline uint32_t bindingOrder(BindingGroup Group, uint32_t Turn) {
  constexpr uint32_t MostTurns = uint32_t(1) << 30;
  return uint32_t(Group) << 30 | std::min(Turn, MostTurns - 1);
}

/// A resource in a struct or constant block.
struct ResourcePath {
  VariableId Variable = VariableId::None;
  /// Path to a member of a struct: 0 for the base, 1 + index for a field, an element's number for
  /// an array of structs.
  llvm::SmallVector<uint32_t, 4> Steps;
  uint32_t Element = 0; ///< element in an array of resources

  friend bool operator<(const ResourcePath &A, const ResourcePath &B) {
    return std::tie(A.Variable, A.Steps, A.Element) < std::tie(B.Variable, B.Steps, B.Element);
  }
};

/// Returns the resources in structs and constant blocks that the program uses, in DXC's order; each
/// is in the list once.
///
/// DXC reads all members of a block through one address for each function. It inlines functions,
/// the calls of one function from first to last, and lowers the addresses from the latest to the
/// earliest. At one address the order is: members of structs that methods and parameters reach,
/// members that the function itself names, resources directly in the block. In the entry point,
/// members of a struct are grouped by the operation that uses them.
std::vector<ResourcePath> resourceOrder(const Program &P, const TypeTable &Types);

} // namespace dxil::frontend
