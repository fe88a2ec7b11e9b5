// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Flow.h"

#include <algorithm>
#include <map>
#include <set>

namespace dxil::prove {

Flow::Flow(const ir::Module &M, const ir::Function &F) {
  const ir::Graph G(M, F);
  Levels.emplace_back();
  LevelOf.assign(G.size(), 0);
  Equivalents.assign(G.size(), None);
  Reducible = G.isReducible();
  if (!Reducible)
    return;
  findLoops(G);
  for (uint32_t B : G.order())
    Equivalents[B] = equivalentOf(G, B);
  findLive(M, F);
}

bool Flow::contains(uint32_t Level, uint32_t Block) const {
  for (uint32_t L = LevelOf[Block];; L = Levels[L].Outer) {
    if (L == Level)
      return true;
    if (L == 0)
      return false;
  }
}

void Flow::findLoops(const ir::Graph &G) {
  // Visits headers from outer to inner loops, so that an inner loop overwrites the level of its
  // blocks.
  std::vector<std::vector<uint32_t>> Latches(G.size());
  for (uint32_t B : G.order())
    for (uint32_t To : G.successors(B))
      if (G.dominates(To, B))
        Latches[To].push_back(B);
  for (uint32_t Header : G.order()) {
    if (Latches[Header].empty())
      continue;
    const auto Number = uint32_t(Levels.size());
    Levels.push_back({Header, LevelOf[Header], None, {}, {}});
    std::set<uint32_t> Inside = {Header};
    std::vector<uint32_t> Work;
    for (uint32_t B : Latches[Header])
      if (Inside.insert(B).second)
        Work.push_back(B);
    while (!Work.empty()) {
      const uint32_t B = Work.back();
      Work.pop_back();
      for (uint32_t P : G.predecessors(B))
        if (G.isReachable(P) && Inside.insert(P).second)
          Work.push_back(P);
    }
    for (uint32_t B : Inside)
      LevelOf[B] = Number;
  }
  for (uint32_t B : G.order()) {
    Levels[LevelOf[B]].Order.push_back(B);
    if (LevelOf[B] && Levels[LevelOf[B]].Header == B)
      Levels[Levels[LevelOf[B]].Outer].Order.push_back(B);
  }
  for (uint32_t L = 1; L < Levels.size(); ++L)
    Levels[L].Body = bodyOf(G, L);
}

uint32_t Flow::bodyOf(const ir::Graph &G, uint32_t Loop) const {
  const uint32_t Header = Levels[Loop].Header;
  auto LeadsOut = [&](uint32_t B) {
    return std::any_of(G.successors(B).begin(), G.successors(B).end(),
                       [&](uint32_t To) { return !contains(Loop, To); });
  };
  for (uint32_t B : G.predecessors(Header)) // the latches
    if (contains(Loop, B) && LeadsOut(B))
      return None;
  uint32_t Body = None;
  for (uint32_t To : G.successors(Header))
    if (contains(Loop, To)) {
      if (Body != None && Body != To)
        return None;
      Body = To;
    }
  return LeadsOut(Header) && Body != Header ? Body : None;
}

uint32_t Flow::equivalentOf(const ir::Graph &G, uint32_t Block) const {
  const uint32_t Level = LevelOf[Block];
  uint32_t First = Levels[Level].Header == Block ? None : G.immediateDominator(Block);
  while (First != None &&
         LevelOf[First] != Level) // Skips from a loop in this level to the block before that loop.
    First = G.immediateDominator(First);
  if (First == None || !contains(Level, First))
    return None;
  // From these blocks no path leads around the block: to an exit, out of the level or to the next
  // iteration.
  std::vector<bool> Visited(G.size());
  std::vector<uint32_t> Work = {First};
  while (!Work.empty()) {
    const uint32_t B = Work.back();
    Work.pop_back();
    if (G.successors(B).empty())
      return None;
    for (uint32_t To : G.successors(B)) {
      if (!contains(Level, To) || (Level && To == Levels[Level].Header))
        return None;
      if (To != Block && !Visited[To]) {
        Visited[To] = true;
        Work.push_back(To);
      }
    }
  }
  return First;
}

void Flow::findLive(const ir::Module &M, const ir::Function &F) {
  std::map<ir::ValueId, uint32_t> DefinedIn; // the level that defines a value, for values in loops
  const auto Blocks = M.blocks(F);
  for (uint32_t B = 0; B < Blocks.size(); ++B)
    for (const ir::Instruction &I : M.instructions(Blocks[B]))
      if (I.Result != ir::None && LevelOf[B])
        DefinedIn[I.Result] = LevelOf[B];
  std::vector<std::set<ir::ValueId>> Live(Levels.size());
  for (uint32_t B = 0; B < Blocks.size(); ++B)
    for (const ir::Instruction &I : M.instructions(Blocks[B]))
      for (ir::ValueId V : M.operands(I))
        if (const auto Definition = DefinedIn.find(V); Definition != DefinedIn.end())
          for (uint32_t L = Definition->second; L && !contains(L, B); L = Levels[L].Outer)
            Live[L].insert(V);
  for (size_t L = 0; L < Levels.size(); ++L)
    Levels[L].Live.assign(Live[L].begin(), Live[L].end());
}

} // namespace dxil::prove
