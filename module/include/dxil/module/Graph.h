// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dominators and loops of one function's control-flow graph.
#pragma once

#include <dxil/module/Module.h>

#include <cstdint>
#include <span>
#include <vector>

namespace dxil::ir {

/// Control flow graph of a function. Block 0 is the entry. Time is nearly linear in blocks and
/// edges.
class Graph {
public:
  static constexpr uint32_t None = ~0u;

  Graph(const Module &M, const Function &F);

  uint32_t size() const { return Successors.size(); }
  std::span<const uint32_t> successors(uint32_t B) const { return Successors.of(B); }
  std::span<const uint32_t> predecessors(uint32_t B) const { return Predecessors.of(B); }
  bool isReachable(uint32_t B) const { return Order[B] != None; }
  /// The reachable blocks in reverse post-order.
  std::span<const uint32_t> order() const { return ByOrder; }
  /// Returns true if every path from the entry to B passes A. All blocks dominate an unreachable
  /// block.
  bool dominates(uint32_t A, uint32_t B) const;
  /// Returns true if the header of every cycle dominates it.
  bool isReducible() const;
  /// Returns true if control cannot leave some cycle of reachable blocks.
  bool hasDeadLoop() const;
  /// Returns true if every path from the entry to an exit passes B.
  bool postDominatesEntry(uint32_t B) const;
  /// Returns the immediate dominator of B; None for the entry and for unreachable blocks.
  uint32_t immediateDominator(uint32_t B) const { return B && isReachable(B) ? Idom[B] : None; }
  /// Returns the graph with all edges reversed. Block B becomes B + 1. Block 0 is a new exit, to
  /// which all exits lead, and all blocks that reach no exit. All blocks are reachable in the
  /// result, and its dominators are the post-dominators of this graph.
  Graph backwards() const;

private:
  struct Edge {
    uint32_t From, To;
  };
  /// One list for each block, stored in one table.
  struct Lists {
    std::vector<uint32_t> Begin, Items;

    uint32_t size() const { return uint32_t(Begin.size()) - 1; }
    std::span<const uint32_t> of(uint32_t B) const {
      return std::span(Items).subspan(Begin[B], Begin[B + 1] - Begin[B]);
    }
    /// Fills the lists with each edge's `Value` under its `Key`, in the order of edges.
    void fill(uint32_t Count, const std::vector<Edge> &Edges, uint32_t Edge::*Key,
              uint32_t Edge::*Value);
  };

  Graph() = default;
  /// Analyzes a graph of `Count` blocks.
  void analyze(uint32_t Count, const std::vector<Edge> &Edges);
  /// Returns true for each block from which an exit is reachable.
  std::vector<bool> blocksWithWayOut() const;

  Lists Successors, Predecessors;
  std::vector<uint32_t> Order;   ///< reverse post-order number of each block; None if unreachable
  std::vector<uint32_t> ByOrder; ///< blocks in reverse post-order
  std::vector<uint32_t>
      Preorder; ///< preorder number of each block in the depth-first tree; None if unreachable
  std::vector<uint32_t> ByPreorder;   ///< blocks in preorder
  std::vector<uint32_t> Parent;       ///< parent in the depth-first tree; index and value are
                                      ///< preorder numbers
  std::vector<uint32_t> Idom;         ///< immediate dominator of each block
  std::vector<uint32_t> Enter, Leave; ///< times of entering and leaving each block in a walk of the
                                      ///< dominator tree, for constant-time queries

  void number();
  void buildDominators();
  void numberTree();
};

} // namespace dxil::ir
