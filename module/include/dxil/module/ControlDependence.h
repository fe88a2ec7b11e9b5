// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which branches decide whether a block runs.
#pragma once

#include <dxil/module/Graph.h>

#include <optional>
#include <span>

namespace dxil::ir {

/// A block depends on the branch of another if one of that branch's ways always leads through it
/// and not all do. Blocks are numbered as in the Graph.
class ControlDependence {
public:
  /// Nothing if there were more than \p MostPairs pairs of a block and a branch, which can be as
  /// many as the square of the blocks.
  static std::optional<ControlDependence> compute(const Graph &G, size_t MostPairs);

  /// The blocks whose terminators \p B depends on itself, not those that these depend on, in
  /// ascending order.
  std::span<const uint32_t> controllers(uint32_t B) const {
    return std::span(Controllers).subspan(Begin[B], Begin[B + 1] - Begin[B]);
  }
  size_t pairs() const { return Controllers.size(); }

private:
  std::vector<uint32_t> Begin, Controllers;
};

} // namespace dxil::ir
