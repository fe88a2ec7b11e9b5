// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Computes the branches that decide whether a block runs.
#pragma once

#include <dxil/module/Graph.h>

#include <optional>
#include <span>

namespace dxil::ir {

/// Control dependence: a block depends on a branch if some successor of the branch always leads to
/// the block and another does not. Blocks are numbered as in the Graph.
class ControlDependence {
public:
  /// Returns nothing if there are more than \p MostPairs pairs of a block and a branch. Their
  /// number can grow with the square of the number of blocks.
  static std::optional<ControlDependence> compute(const Graph &G, size_t MostPairs);

  /// Returns the blocks on whose terminators \p B depends directly, in ascending order.
  std::span<const uint32_t> controllers(uint32_t B) const {
    return std::span(Controllers).subspan(Begin[B], Begin[B + 1] - Begin[B]);
  }
  size_t pairs() const { return Controllers.size(); }

private:
  std::vector<uint32_t> Begin, Controllers;
};

} // namespace dxil::ir
