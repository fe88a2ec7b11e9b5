// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Flow.h"

#include <algorithm>

namespace dxil::execution {

using ir::None;

constexpr unsigned MaxLoopDepth = 128;
constexpr uint64_t MaxEdges = 1u << 22;

bool Flow::isInside(uint32_t Loop, uint32_t Outer) const {
  while (Loop != Outer && Loop != None)
    Loop = Loops[Loop].Parent;
  return Loop == Outer;
}

/// Returns the SCCs of the blocks without the back edges to the loop's header, in topological
/// order.
std::vector<std::vector<uint32_t>> Flow::components(const std::vector<uint32_t> &Blocks,
                                                    uint32_t Loop) {
  struct Frame {
    uint32_t Block;
    size_t Next; ///< successors are visited from the last to the first
  };
  static thread_local std::vector<uint32_t> Number, Low;
  Number.assign(Successors.size(), 0);
  Low.assign(Successors.size(), 0);
  std::vector<bool> Open(Successors.size());
  std::vector<uint32_t> Stack;
  std::vector<std::vector<uint32_t>> Matches;
  uint32_t Count = 0;
  auto Enter = [&](std::vector<Frame> &Frames, uint32_t B) {
    Number[B] = Low[B] = ++Count;
    Open[B] = true;
    Stack.push_back(B);
    Frames.push_back({B, Successors[B].size()});
  };
  // The header (or the entry) comes first, and so last among the components.
  std::vector<Frame> Frames;
  for (uint32_t Root : Blocks) {
    if (Number[Root])
      continue;
    Enter(Frames, Root);
    while (!Frames.empty()) {
      Frame &F = Frames.back();
      if (F.Next > 0) {
        const uint32_t To = Successors[F.Block][--F.Next];
        if (!isInner(To, Loop))
          continue;
        if (!Number[To])
          Enter(Frames, To);
        else if (Open[To])
          Low[F.Block] = std::min(Low[F.Block], Number[To]);
        continue;
      }
      const uint32_t B = F.Block;
      Frames.pop_back();
      if (!Frames.empty())
        Low[Frames.back().Block] = std::min(Low[Frames.back().Block], Low[B]);
      if (Low[B] != Number[B])
        continue;
      auto &Component = Matches.emplace_back();
      uint32_t Member;
      do {
        Member = Stack.back();
        Stack.pop_back();
        Open[Member] = false;
        Component.push_back(Member);
      } while (Member != B);
      std::ranges::reverse(Component); // the first visited block is first
    }
  }
  std::ranges::reverse(Matches);
  return Matches;
}

Status Flow::arrange(const std::vector<uint32_t> &Blocks, uint32_t Loop, unsigned Depth) {
  if (Depth > MaxLoopDepth)
    return failure("loops nest more than " + std::to_string(MaxLoopDepth) + " deep");
  for (auto &Component : components(Blocks, Loop)) {
    const uint32_t First = Component.front();
    const bool IsLoop = Component.size() > 1 ||
                        (std::ranges::find(Successors[First], First) != Successors[First].end() &&
                         isInner(First, Loop));
    if (!IsLoop) {
      itemsOf(Loop).push_back({false, First});
      Position[First] = uint32_t(Order.size());
      Order.push_back(First);
      continue;
    }
    const auto Inner = uint32_t(Loops.size());
    itemsOf(Loop).push_back({true, Inner});
    Loops.push_back({First, Loop, {}, {}});
    for (uint32_t B : Component)
      LoopOf[B] = Inner;
    if (Status Done = arrange(Component, Inner, Depth + 1); !Done)
      return Done;
  }
  return {};
}

Status Flow::build(const ir::Module &M, const ir::Function &F) {
  const auto Blocks = M.blocks(F);
  Successors.resize(Blocks.size());
  uint64_t Edges = 0;
  for (size_t I = 0; I < Blocks.size(); ++I) {
    if (!Blocks[I].Instructions.Count)
      return failure("a block has no instruction");
    const ir::Instruction &Last = M.instructions(Blocks[I]).back();
    for (ir::BlockId To : M.successors(Last))
      Successors[I].push_back(To - F.Blocks.First);
    Edges += Successors[I].size();
  }
  if (Edges > MaxEdges)
    return failure("the function has more than " + std::to_string(MaxEdges) + " edges");
  Position.assign(Blocks.size(), None);
  LoopOf.assign(Blocks.size(), None);
  // Only reachable blocks take part.
  std::vector<uint32_t> Reached = {0};
  std::vector<bool> Seen(Blocks.size());
  Seen[0] = true;
  for (size_t I = 0; I < Reached.size(); ++I)
    for (uint32_t To : Successors[Reached[I]])
      if (!Seen[To]) {
        Seen[To] = true;
        Reached.push_back(To);
      }
  if (Status Done = arrange(Reached, None, 0); !Done)
    return Done;
  for (uint32_t From : Order)
    for (uint32_t To : Successors[From])
      for (uint32_t L = LoopOf[To]; L != None && !isInside(LoopOf[From], L); L = Loops[L].Parent)
        if (std::ranges::find(Loops[L].Entries, To) == Loops[L].Entries.end())
          Loops[L].Entries.push_back(To);
  for (FlowLoop &L : Loops)
    if (L.Entries.empty() || Position[L.Header] == 0)
      L.Entries.push_back(L.Header);
  return {};
}

} // namespace dxil::execution
