// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dominators and loops of one function's control-flow graph.
#pragma once

#include <dxil/module/Module.h>

#include <cstdint>
#include <span>
#include <vector>

namespace dxil::ir {

/// Blocks are numbered within the function, the entry 0. Work is near-linear in blocks and edges.
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
  /// Whether every path from the entry to B goes through A. Unreachable blocks are dominated by
  /// all.
  bool dominates(uint32_t A, uint32_t B) const;
  /// Every cycle is entered at a block that dominates it.
  bool isReducible() const;
  /// A cycle of reachable blocks that control cannot leave exists.
  bool hasDeadLoop() const;
  /// Whether every path from the entry to an exit goes through B.
  bool postDominatesEntry(uint32_t B) const;
  /// The block that dominates B and is dominated by all others that do, besides B itself; None for
  /// the entry and for unreachable blocks.
  uint32_t immediateDominator(uint32_t B) const { return B && isReachable(B) ? Idom[B] : None; }
  /// The same edges the other way round: block B is B + 1, and 0 is a new exit that all exits lead
  /// to, and all blocks from which there is no way out. All blocks are reachable in it, and its
  /// dominators are this graph's post-dominators.
  Graph backwards() const;

private:
  struct Edge {
    uint32_t From, To;
  };
  /// A list for each block, all in one table.
  struct Lists {
    std::vector<uint32_t> Begin, Items;

    uint32_t size() const { return uint32_t(Begin.size()) - 1; }
    std::span<const uint32_t> of(uint32_t B) const {
      return std::span(Items).subspan(Begin[B], Begin[B + 1] - Begin[B]);
    }
    /// Lists of `Value` by `Key`, each in the order of the edges.
    void fill(uint32_t Count, const std::vector<Edge> &Edges, uint32_t Edge::*Key,
              uint32_t Edge::*Value);
  };

  Graph() = default;
  /// Of that many blocks.
  void analyze(uint32_t Count, const std::vector<Edge> &Edges);
  /// Blocks from which an exit can be reached.
  std::vector<bool> blocksWithWayOut() const;

  Lists Successors, Predecessors;
  std::vector<uint32_t> Order;   ///< reverse post-order number; None if unreachable
  std::vector<uint32_t> ByOrder; ///< the reverse
  std::vector<uint32_t>
      Preorder; ///< number in preorder of the depth-first tree; None if unreachable
  std::vector<uint32_t> ByPreorder;   ///< the reverse
  std::vector<uint32_t> Parent;       ///< in that tree, both by preorder
  std::vector<uint32_t> Idom;         ///< immediate dominator
  std::vector<uint32_t> Enter, Leave; ///< of the dominator tree, for constant-time queries

  void number();
  void buildDominators();
  void numberTree();
};

} // namespace dxil::ir
