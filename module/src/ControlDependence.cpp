// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/ControlDependence.h>

namespace dxil::ir {
namespace {

/// Calls Visit(block, branch) for each pair. In the tree of post-dominators, the blocks that depend
/// on a branch lie on the paths from its successors up to the branch's parent, without the parent.
template <typename Fn> bool forEachPair(const Graph &G, const Graph &Backwards, Fn Visit) {
  std::vector<uint32_t> Last(G.size(), Graph::None); // branch for which a block was visited last
  for (uint32_t Branch = 0; Branch < G.size(); ++Branch) {
    if (G.successors(Branch).size() < 2)
      continue;
    const uint32_t Join = Backwards.immediateDominator(Branch + 1);
    for (uint32_t S : G.successors(Branch))
      for (uint32_t Block = S + 1; Block != Join && Block != 0;
           Block = Backwards.immediateDominator(Block)) {
        if (Last[Block - 1] == Branch)
          break; // the blocks above were visited too
        Last[Block - 1] = Branch;
        if (!Visit(Block - 1, Branch))
          return false;
      }
  }
  return true;
}

} // namespace

std::optional<ControlDependence> ControlDependence::compute(const Graph &G, size_t MostPairs) {
  const Graph Backwards = G.backwards();
  ControlDependence Out;
  Out.Begin.assign(size_t(G.size()) + 1, 0);
  size_t Pairs = 0;
  if (!forEachPair(G, Backwards, [&](uint32_t Block, uint32_t) {
        ++Out.Begin[Block];
        return ++Pairs <= MostPairs;
      }))
    return std::nullopt;
  uint32_t Sum = 0;
  for (uint32_t &N : Out.Begin) {
    const uint32_t Count = N;
    N = Sum;
    Sum += Count;
  }
  Out.Controllers.resize(Pairs);
  std::vector<uint32_t> Next(Out.Begin.begin(), Out.Begin.end());
  forEachPair(G, Backwards, [&](uint32_t Block, uint32_t Branch) {
    Out.Controllers[Next[Block]++] = Branch;
    return true;
  });
  return Out;
}

} // namespace dxil::ir
