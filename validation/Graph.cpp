// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Graph.h"

#include <algorithm>

namespace dxil::validation {

Graph::Graph(const ir::Module &M, const ir::Function &F) {
  uint32_t First = F.Blocks.First, Count = F.Blocks.Count;
  Successors.resize(Count);
  Predecessors.resize(Count);
  for (uint32_t B = 0; B < Count; ++B) {
    const ir::Block &Block = M.Blocks[First + B];
    if (!Block.Instructions.Count)
      continue;
    const ir::Instruction &Last =
        M.Instructions[Block.Instructions.First + Block.Instructions.Count - 1];
    if (!ir::isTerminator(Last.Op))
      continue;
    for (ir::BlockId S : M.successors(Last)) {
      Successors[B].push_back(S - First);
      Predecessors[S - First].push_back(B);
    }
  }
  number();
  buildDominators();
  numberTree();
}

void Graph::number() {
  Order.assign(size(), None);
  std::vector<uint32_t> Post;
  std::vector<bool> Seen(size());
  std::vector<std::pair<uint32_t, size_t>> Stack;
  if (size()) {
    Stack.push_back({0, 0});
    Seen[0] = true;
  }
  while (!Stack.empty()) {
    auto &[B, Next] = Stack.back();
    if (Next < Successors[B].size()) {
      uint32_t S = Successors[B][Next++];
      if (!Seen[S]) {
        Seen[S] = true;
        Stack.push_back({S, 0});
      }
    } else {
      Post.push_back(B);
      Stack.pop_back();
    }
  }
  ByOrder.assign(Post.rbegin(), Post.rend());
  for (uint32_t I = 0; I < ByOrder.size(); ++I)
    Order[ByOrder[I]] = I;
}

/// The iterative algorithm over reverse post-order; a reducible graph takes two rounds.
void Graph::buildDominators() {
  Idom.assign(size(), None);
  if (ByOrder.empty())
    return;
  Idom[0] = 0;
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (size_t I = 1; I < ByOrder.size(); ++I) {
      uint32_t B = ByOrder[I], New = None;
      for (uint32_t P : Predecessors[B]) {
        if (Order[P] == None || Idom[P] == None)
          continue;
        uint32_t Other = P;
        while (New != None && New != Other)
          if (Order[New] > Order[Other])
            New = Idom[New];
          else
            Other = Idom[Other];
        New = Other;
      }
      if (Idom[B] != New) {
        Idom[B] = New;
        Changed = true;
      }
    }
  }
}

void Graph::numberTree() {
  Enter.assign(size(), 0);
  Leave.assign(size(), 0);
  if (ByOrder.empty())
    return;
  std::vector<std::vector<uint32_t>> Children(size());
  for (uint32_t B : ByOrder)
    if (B != 0)
      Children[Idom[B]].push_back(B);
  uint32_t Clock = 0;
  std::vector<std::pair<uint32_t, size_t>> Stack = {{0, 0}};
  Enter[0] = Clock++;
  while (!Stack.empty()) {
    auto &[B, Next] = Stack.back();
    if (Next < Children[B].size()) {
      uint32_t C = Children[B][Next++];
      Enter[C] = Clock++;
      Stack.push_back({C, 0});
    } else {
      Leave[B] = Clock++;
      Stack.pop_back();
    }
  }
}

bool Graph::dominates(uint32_t A, uint32_t B) const {
  if (!isReachable(B))
    return true;
  return isReachable(A) && Enter[A] <= Enter[B] && Leave[B] <= Leave[A];
}

/// A graph is reducible if each edge that goes back in reverse post-order goes to a dominator.
bool Graph::isReducible() const {
  for (uint32_t B : ByOrder)
    for (uint32_t S : Successors[B])
      if (Order[S] <= Order[B] && !dominates(S, B))
        return false;
  return true;
}

/// Blocks from which an exit can be reached, found backwards; a cycle outside them is dead.
bool Graph::hasDeadLoop() const {
  std::vector<bool> Exits(size());
  std::vector<uint32_t> Work;
  for (uint32_t B : ByOrder)
    if (Successors[B].empty()) {
      Exits[B] = true;
      Work.push_back(B);
    }
  while (!Work.empty()) {
    uint32_t B = Work.back();
    Work.pop_back();
    for (uint32_t P : Predecessors[B])
      if (!Exits[P]) {
        Exits[P] = true;
        Work.push_back(P);
      }
  }
  // A block without a way out leads into a cycle.
  return std::any_of(ByOrder.begin(), ByOrder.end(), [&](uint32_t B) { return !Exits[B]; });
}

bool Graph::postDominatesEntry(uint32_t Through) const {
  std::vector<bool> Seen(size());
  std::vector<uint32_t> Work;
  if (Through == 0 || !size())
    return true;
  Work.push_back(0);
  Seen[0] = true;
  while (!Work.empty()) {
    uint32_t B = Work.back();
    Work.pop_back();
    if (Successors[B].empty())
      return false;
    for (uint32_t S : Successors[B])
      if (S != Through && !Seen[S]) {
        Seen[S] = true;
        Work.push_back(S);
      }
  }
  return true;
}

} // namespace dxil::validation
