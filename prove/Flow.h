// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops of a function, in the form in which symbolic execution visits them.
#pragma once

#include <dxil/module/Graph.h>

#include <vector>

namespace dxil::prove {

/// The nest of loops. Level 0 is the function itself; level N + 1 is loop N.
class Flow {
public:
  static constexpr uint32_t None = ~0u;

  Flow(const ir::Module &M, const ir::Function &F);

  struct Level {
    uint32_t Header = 0, Outer = 0;
    /// The header's only successor in the loop, if the header is an exit and no latch is; else
    /// None.
    uint32_t Body = None;
    std::vector<uint32_t> Order;   ///< the level's own blocks, and the headers of its inner loops
    std::vector<ir::ValueId> Live; ///< values that the loop defines and blocks after it use
  };

  bool isReducible() const { return Reducible; }
  const std::vector<Level> &levels() const { return Levels; }
  /// The level of a block: that of the innermost loop around it.
  uint32_t levelOf(uint32_t Block) const { return LevelOf[Block]; }
  bool contains(uint32_t Level, uint32_t Block) const;
  /// Returns an earlier block of the same level that leads to this one on every path, in the same
  /// iteration; None if there is no such block.
  uint32_t equivalent(uint32_t Block) const { return Equivalents[Block]; }

private:
  void findLoops(const ir::Graph &G);
  uint32_t bodyOf(const ir::Graph &G, uint32_t Loop) const;
  uint32_t equivalentOf(const ir::Graph &G, uint32_t Block) const;
  void findLive(const ir::Module &M, const ir::Function &F);

  std::vector<Level> Levels;
  std::vector<uint32_t> LevelOf, Equivalents;
  bool Reducible = true;
};

} // namespace dxil::prove
