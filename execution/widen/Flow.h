// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The blocks of a function in the order in which a wave executes them: each after its predecessors,
// except in loops, whose blocks are together. A loop is an SCC, natural or not. It repeats while
// lanes wait at its header; lanes that leave it wait after it.
#pragma once

#include <dxil/module/Error.h>
#include <dxil/module/Module.h>

#include <vector>

namespace dxil::execution {

struct FlowItem {
  bool IsLoop = false;
  uint32_t Index = 0; ///< index of the block in its function, or of the loop in Flow::Loops
};

struct FlowLoop {
  uint32_t Header = 0;
  uint32_t Parent = ir::None;    ///< the enclosing loop
  std::vector<FlowItem> Items;   ///< the header first
  std::vector<uint32_t> Entries; ///< blocks with predecessors outside
};

class Flow {
public:
  /// Fails if control flow exceeds a limit.
  Status build(const ir::Module &M, const ir::Function &F);

  const std::vector<FlowItem> &items() const { return Items; }
  const std::vector<FlowLoop> &loops() const { return Loops; }
  size_t blockCount() const { return Successors.size(); }
  const std::vector<uint32_t> &successors(uint32_t Block) const { return Successors[Block]; }
  /// Reachable blocks, in order.
  const std::vector<uint32_t> &order() const { return Order; }
  /// Index in order(), or None for an unreachable block.
  uint32_t position(uint32_t Block) const { return Position[Block]; }
  /// Returns the innermost loop of a block, or None.
  uint32_t loopOf(uint32_t Block) const { return LoopOf[Block]; }
  /// Returns true if a loop is `Outer` or inside it. Every loop is inside None.
  bool isInside(uint32_t Loop, uint32_t Outer) const;

private:
  Status arrange(const std::vector<uint32_t> &Blocks, uint32_t Loop, unsigned Depth);
  std::vector<std::vector<uint32_t>> components(const std::vector<uint32_t> &Blocks, uint32_t Loop);
  std::vector<FlowItem> &itemsOf(uint32_t Loop) {
    return Loop == ir::None ? Items : Loops[Loop].Items;
  }
  /// Returns true if an edge stays inside the loop and is not a back edge to its header.
  bool isInner(uint32_t To, uint32_t Loop) const {
    return LoopOf[To] == Loop && (Loop == ir::None || Loops[Loop].Header != To);
  }

  std::vector<std::vector<uint32_t>> Successors;
  std::vector<FlowItem> Items;
  std::vector<FlowLoop> Loops;
  std::vector<uint32_t> Order, Position, LoopOf;
};

} // namespace dxil::execution
