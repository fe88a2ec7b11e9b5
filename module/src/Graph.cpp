// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/Graph.h>

#include <algorithm>

namespace dxil::ir {

void Graph::Lists::fill(uint32_t Count, const std::vector<Edge> &Edges, uint32_t Edge::*Key,
                        uint32_t Edge::*Value) {
  Begin.assign(size_t(Count) + 1, 0);
  for (const Edge &E : Edges)
    ++Begin[E.*Key];
  uint32_t Sum = 0;
  for (uint32_t &N : Begin)
    N = Sum += N;
  Items.resize(Edges.size());
  // Visits edges from last to first, so that Begin of each list ends at its start.
  for (size_t I = Edges.size(); I-- > 0;)
    Items[--Begin[Edges[I].*Key]] = Edges[I].*Value;
}

Graph::Graph(const Module &M, const Function &F) {
  const uint32_t First = F.Blocks.First;
  std::vector<Edge> Edges;
  Edges.reserve(F.Blocks.Count);
  for (uint32_t B = 0; B < F.Blocks.Count; ++B) {
    const Block &Block = M.Blocks[First + B];
    if (!Block.Instructions.Count)
      continue;
    const Instruction &Last =
        M.Instructions[Block.Instructions.First + Block.Instructions.Count - 1];
    if (!isTerminator(Last.Op))
      continue;
    for (BlockId S : M.successors(Last))
      Edges.push_back({B, S - First});
  }
  analyze(F.Blocks.Count, Edges);
}

Graph Graph::backwards() const {
  Graph Out;
  std::vector<Edge> Edges;
  Edges.reserve(Successors.Items.size() + 1);
  const std::vector<bool> Leaves = blocksWithWayOut();
  for (uint32_t B = 0; B < size(); ++B) {
    if (successors(B).empty() || !Leaves[B])
      Edges.push_back({0, B + 1});
    for (uint32_t S : successors(B))
      Edges.push_back({S + 1, B + 1});
  }
  Out.analyze(size() + 1, Edges);
  return Out;
}

void Graph::analyze(uint32_t Count, const std::vector<Edge> &Edges) {
  Successors.fill(Count, Edges, &Edge::From, &Edge::To);
  Predecessors.fill(Count, Edges, &Edge::To, &Edge::From);
  number();
  buildDominators();
  numberTree();
}

void Graph::number() {
  Order.assign(size(), None);
  Preorder.assign(size(), None);
  ByPreorder.reserve(size());
  Parent.reserve(size());
  ByOrder.reserve(size());
  std::vector<std::pair<uint32_t, uint32_t>> Stack; // each block on the path, with its next edge
  auto enter = [&](uint32_t B, uint32_t From) {
    Preorder[B] = uint32_t(ByPreorder.size());
    ByPreorder.push_back(B);
    Parent.push_back(From);
    Stack.push_back({B, Successors.Begin[B]});
  };
  if (size())
    enter(0, 0);
  while (!Stack.empty()) {
    auto &[B, Next] = Stack.back();
    if (Next < Successors.Begin[B + 1]) {
      uint32_t S = Successors.Items[Next++];
      if (Preorder[S] == None)
        enter(S, Preorder[B]);
    } else {
      ByOrder.push_back(B); // post-order for now; reversed below
      Stack.pop_back();
    }
  }
  std::reverse(ByOrder.begin(), ByOrder.end());
  for (uint32_t I = 0; I < ByOrder.size(); ++I)
    Order[ByOrder[I]] = I;
}

namespace {

/// The forest of Lengauer and Tarjan's algorithm, over preorder numbers. Path compression keeps the
/// total time of all queries nearly linear for any graph.
class SemidominatorForest {
public:
  explicit SemidominatorForest(uint32_t Count)
      : Ancestor(Count, Graph::None), Label(Count), Semi(Count) {
    for (uint32_t I = 0; I < Count; ++I)
      Label[I] = Semi[I] = I;
  }

  void link(uint32_t Parent, uint32_t Child) { Ancestor[Child] = Parent; }

  /// Returns the node with the least semidominator on the path from V to its root, without the
  /// root.
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
  // Lists of nodes by semidominator: the first node of each list, and the next of each node.
  std::vector<uint32_t> Waiting(Count, None), NextWaiting(Count, None);
  std::vector<uint32_t> Dominator(Count, 0);
  for (uint32_t W = Count; W-- > 1;) {
    for (uint32_t P : predecessors(ByPreorder[W]))
      if (Preorder[P] != None)
        Forest.Semi[W] = std::min(Forest.Semi[W], Forest.Semi[Forest.least(Preorder[P])]);
    NextWaiting[W] = Waiting[Forest.Semi[W]];
    Waiting[Forest.Semi[W]] = W;
    Forest.link(Parent[W], W);
    for (uint32_t V = Waiting[Parent[W]]; V != None; V = NextWaiting[V]) {
      uint32_t U = Forest.least(V);
      Dominator[V] = Forest.Semi[U] < Forest.Semi[V] ? U : Parent[W];
    }
    Waiting[Parent[W]] = None;
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
  // The tree of children: the first child of each block, and the next sibling of each.
  std::vector<uint32_t> Child(size(), None), Sibling(size(), None);
  for (uint32_t B : ByOrder)
    if (B != 0) {
      Sibling[B] = Child[Idom[B]];
      Child[Idom[B]] = B;
    }
  uint32_t Clock = 0;
  for (uint32_t B = 0; B != None;) {
    Enter[B] = Clock++;
    if (Child[B] != None) {
      B = Child[B];
      continue;
    }
    // Leaves B, and each ancestor whose last child was just left.
    for (;; B = Idom[B]) {
      Leave[B] = Clock++;
      if (B == 0 || Sibling[B] != None)
        break;
    }
    B = B == 0 ? None : Sibling[B];
  }
}

bool Graph::dominates(uint32_t A, uint32_t B) const {
  if (!isReachable(B))
    return true;
  return isReachable(A) && Enter[A] <= Enter[B] && Leave[B] <= Leave[A];
}

/// A graph is reducible if each retreating edge of the reverse post-order leads to a dominator.
bool Graph::isReducible() const {
  for (uint32_t B : ByOrder)
    for (uint32_t S : successors(B))
      if (Order[S] <= Order[B] && !dominates(S, B))
        return false;
  return true;
}

std::vector<bool> Graph::blocksWithWayOut() const {
  std::vector<bool> Exits(size());
  std::vector<uint32_t> Work;
  for (uint32_t B = 0; B < size(); ++B)
    if (successors(B).empty()) {
      Exits[B] = true;
      Work.push_back(B);
    }
  while (!Work.empty()) {
    uint32_t B = Work.back();
    Work.pop_back();
    for (uint32_t P : predecessors(B))
      if (!Exits[P]) {
        Exits[P] = true;
        Work.push_back(P);
      }
  }
  return Exits;
}

/// A block that reaches no exit leads into a cycle.
bool Graph::hasDeadLoop() const {
  const std::vector<bool> Exits = blocksWithWayOut();
  return std::any_of(ByOrder.begin(), ByOrder.end(), [&](uint32_t B) { return !Exits[B]; });
}

[[gnu::cold]] bool Graph::postDominatesEntry(uint32_t Through) const {
  std::vector<bool> Seen(size());
  std::vector<uint32_t> Work;
  if (Through == 0 || !size())
    return true;
  Work.push_back(0);
  Seen[0] = true;
  while (!Work.empty()) {
    uint32_t B = Work.back();
    Work.pop_back();
    if (successors(B).empty())
      return false;
    for (uint32_t S : successors(B))
      if (S != Through && !Seen[S]) {
        Seen[S] = true;
        Work.push_back(S);
      }
  }
  return true;
}

} // namespace dxil::ir
