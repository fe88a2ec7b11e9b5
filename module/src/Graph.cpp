// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/Graph.h>

#include <algorithm>

namespace dxil::ir {

Graph::Graph(const Module &M, const Function &F) {
  uint32_t First = F.Blocks.First, Count = F.Blocks.Count;
  Successors.resize(Count);
  Predecessors.resize(Count);
  for (uint32_t B = 0; B < Count; ++B) {
    const Block &Block = M.Blocks[First + B];
    if (!Block.Instructions.Count)
      continue;
    const Instruction &Last =
        M.Instructions[Block.Instructions.First + Block.Instructions.Count - 1];
    if (!isTerminator(Last.Op))
      continue;
    for (BlockId S : M.successors(Last)) {
      Successors[B].push_back(S - First);
      Predecessors[S - First].push_back(B);
    }
  }
  analyze();
}

Graph Graph::backwards() const {
  Graph Out;
  Out.Successors.resize(size_t(size()) + 1);
  Out.Predecessors.resize(size_t(size()) + 1);
  auto connect = [&](uint32_t From, uint32_t To) {
    Out.Successors[From].push_back(To);
    Out.Predecessors[To].push_back(From);
  };
  const std::vector<bool> Leaves = blocksWithWayOut();
  for (uint32_t B = 0; B < size(); ++B) {
    if (Successors[B].empty() || !Leaves[B])
      connect(0, B + 1);
    for (uint32_t S : Successors[B])
      connect(S + 1, B + 1);
  }
  Out.analyze();
  return Out;
}

void Graph::analyze() {
  number();
  buildDominators();
  numberTree();
}

void Graph::number() {
  Order.assign(size(), None);
  Preorder.assign(size(), None);
  std::vector<uint32_t> Post;
  std::vector<std::pair<uint32_t, size_t>> Stack;
  auto enter = [&](uint32_t B, uint32_t From) {
    Preorder[B] = uint32_t(ByPreorder.size());
    ByPreorder.push_back(B);
    Parent.push_back(From);
    Stack.push_back({B, 0});
  };
  if (size())
    enter(0, 0);
  while (!Stack.empty()) {
    auto &[B, Next] = Stack.back();
    if (Next < Successors[B].size()) {
      uint32_t S = Successors[B][Next++];
      if (Preorder[S] == None)
        enter(S, Preorder[B]);
    } else {
      Post.push_back(B);
      Stack.pop_back();
    }
  }
  ByOrder.assign(Post.rbegin(), Post.rend());
  for (uint32_t I = 0; I < ByOrder.size(); ++I)
    Order[ByOrder[I]] = I;
}

namespace {

/// The forest of Lengauer and Tarjan's algorithm, over numbers in preorder. Paths are compressed,
/// so that all questions together take near-linear time for any graph.
class SemidominatorForest {
public:
  explicit SemidominatorForest(uint32_t Count)
      : Ancestor(Count, Graph::None), Label(Count), Semi(Count) {
    for (uint32_t I = 0; I < Count; ++I)
      Label[I] = Semi[I] = I;
  }

  void link(uint32_t Parent, uint32_t Child) { Ancestor[Child] = Parent; }

  /// Of the nodes above V in its tree, without the root, and V, one with the least semidominator.
  uint32_t least(uint32_t V) {
    if (Ancestor[V] == Graph::None)
      return V;
    Path.clear();
    for (; Ancestor[Ancestor[V]] != Graph::None; V = Ancestor[V])
      Path.push_back(V);
    uint32_t Top = V;
    while (!Path.empty()) {
      V = Path.back();
      Path.pop_back();
      uint32_t Above = Ancestor[V];
      if (Semi[Label[Above]] < Semi[Label[V]])
        Label[V] = Label[Above];
      Ancestor[V] = Ancestor[Top];
    }
    return Label[V];
  }

  std::vector<uint32_t> Ancestor, Label, Semi;

private:
  std::vector<uint32_t> Path;
};

} // namespace

void Graph::buildDominators() {
  Idom.assign(size(), None);
  uint32_t Count = uint32_t(ByPreorder.size());
  if (!Count)
    return;
  SemidominatorForest Forest(Count);
  std::vector<std::vector<uint32_t>> Waiting(Count); // nodes by their semidominator
  std::vector<uint32_t> Dominator(Count, 0);
  for (uint32_t W = Count; W-- > 1;) {
    for (uint32_t P : Predecessors[ByPreorder[W]])
      if (Preorder[P] != None)
        Forest.Semi[W] = std::min(Forest.Semi[W], Forest.Semi[Forest.least(Preorder[P])]);
    Waiting[Forest.Semi[W]].push_back(W);
    Forest.link(Parent[W], W);
    for (uint32_t V : Waiting[Parent[W]]) {
      uint32_t U = Forest.least(V);
      Dominator[V] = Forest.Semi[U] < Forest.Semi[V] ? U : Parent[W];
    }
    Waiting[Parent[W]].clear();
  }
  Idom[0] = 0;
  for (uint32_t W = 1; W < Count; ++W) {
    if (Dominator[W] != Forest.Semi[W])
      Dominator[W] = Dominator[Dominator[W]];
    Idom[ByPreorder[W]] = ByPreorder[Dominator[W]];
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

std::vector<bool> Graph::blocksWithWayOut() const {
  std::vector<bool> Exits(size());
  std::vector<uint32_t> Work;
  for (uint32_t B = 0; B < size(); ++B)
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
  return Exits;
}

/// A block without a way out leads into a cycle.
bool Graph::hasDeadLoop() const {
  const std::vector<bool> Exits = blocksWithWayOut();
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

} // namespace dxil::ir
