// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Sources.h"

#include <algorithm>

namespace dxil::container {

void SourcesOfOps::add(const ir::Instruction &I, uint64_t *Set) const {
  auto setBit = [&](size_t Bit) { Set[Bit / 64] |= uint64_t(1) << Bit % 64; };
  const OpInfo *Op =
      I.Op == ir::Opcode::Call ? A.opAt(ir::InstId(&I - A.M.Instructions.data())) : nullptr;
  if (!Op)
    return;
  if (Op->Code == OpCode::ViewID)
    return setBit(Bits.view());
  const bool Loads = Op->Code == OpCode::LoadInput || Op->Code == OpCode::LoadPatchConstant ||
                     Op->Code == OpCode::LoadOutputControlPoint;
  const auto Access = Loads ? signatureAccess(A.M, E, I, Op->Code) : std::nullopt;
  if (!Access || !isInRegisters(*Access->Element))
    return;
  for (uint64_t R = 0; R < Access->NumRows; ++R) {
    const uint32_t Scalar = scalarOf(*Access->Element, Access->FirstRow + R, Access->Column);
    auto Add = [&](uint32_t Count, size_t Bit) {
      if (Scalar < Count) // otherwise an op of another stage
        setBit(Bit);
    };
    switch (Access->Kind) {
    case SignatureKind::Input: Add(Bits.Inputs, Bits.input(Scalar)); break;
    case SignatureKind::PatchOrPrimitive: Add(Bits.Patch, Bits.patch(Scalar)); break;
    case SignatureKind::Output: Add(Bits.ControlPoints, Bits.controlPoint(Scalar)); break;
    }
  }
}

namespace {

using FlowNode = ValueFlow::Node;

/// Source sets in one table, one bit for each source.
class SetTable {
public:
  explicit SetTable(size_t NumBits) : Words((NumBits + 63) / 64) {}

  void reserve(size_t Sets) { Bits.reserve(Sets * Words); }
  size_t add() {
    Bits.resize(Bits.size() + Words);
    return Bits.size() / Words - 1;
  }
  void pop() { Bits.resize(Bits.size() - Words); }
  uint64_t *at(size_t Set) { return Bits.data() + Set * Words; }
  void merge(size_t Into, const uint64_t *From) {
    for (size_t W = 0; W < Words; ++W)
      at(Into)[W] |= From[W];
  }

private:
  size_t Words;
  std::vector<uint64_t> Bits;
};

/// Computes source sets of graph nodes with Tarjan's algorithm: each node and edge is visited once,
/// and the nodes of an SCC share one set.
class SourceSearch : public Sources {
public:
  SourceSearch(ValueFlow Graph, const SourcesOfOps &Ops)
      : Flow(std::move(Graph)), Ops(Ops), Sets(Ops.count()), Gathered(Ops.count()),
        State(Flow.numNodes()) {
    // The size for one long dependency chain, so that the tables are not reallocated.
    const size_t Likely = Flow.numNodes() / 8;
    Sets.reserve(Likely);
    Gathered.reserve(Likely);
    Frames.reserve(Likely);
    Stack.reserve(Likely);
    Edges.reserve(Likely);
  }
  std::optional<const uint64_t *> ofValue(ir::ValueId V) override {
    const std::optional<FlowNode> N = Flow.nodeOf(V);
    return N ? find(*N) : nullptr;
  }
  std::optional<const uint64_t *> ofControl(const ir::Instruction &I) override {
    return find(Flow.controlOf(I));
  }

private:
  struct Frame {
    FlowNode Node;
    uint32_t Index, Lowest;
    size_t FirstEdge;
  };
  // While a node is on the stack: its number in the order of visits plus one. When it is done: the
  // index of its set with the top bit set.
  static constexpr uint32_t Done = 1u << 31;

  ValueFlow Flow;
  const SourcesOfOps &Ops;
  SetTable Sets, Gathered; ///< Sets: source sets of finished SCCs. Gathered: sets under
                           ///< construction, one per frame.
  std::vector<uint32_t> State;
  std::vector<Frame> Frames;
  std::vector<FlowNode> Stack, Edges;
  uint32_t NextIndex = 1;

  std::optional<const uint64_t *> find(FlowNode Root);
  bool enter(FlowNode N);
  void leave();
};

bool SourceSearch::enter(FlowNode N) {
  State[N] = NextIndex;
  Frames.push_back({N, NextIndex, NextIndex, Edges.size()});
  ++NextIndex;
  Stack.push_back(N);
  const size_t Set = Gathered.add();
  if (const ir::Instruction *I = Flow.instruction(N))
    Ops.add(*I, Gathered.at(Set));
  return Flow.addDependencies(N, Edges);
}

void SourceSearch::leave() {
  const Frame F = Frames.back();
  const size_t Set = Frames.size() - 1;
  Frames.pop_back();
  if (F.Lowest == F.Index) {
    const size_t Final = Sets.add();
    Sets.merge(Final, Gathered.at(Set));
    FlowNode N;
    do {
      N = Stack.back();
      Stack.pop_back();
      State[N] = Done | uint32_t(Final);
    } while (N != F.Node);
  }
  if (!Frames.empty()) {
    Frames.back().Lowest = std::min(Frames.back().Lowest, F.Lowest);
    Gathered.merge(Set - 1, Gathered.at(Set));
  }
  Gathered.pop();
}

// Returns the set of \p Root, valid until the next call, or nothing if the work exceeds its limit.
std::optional<const uint64_t *> SourceSearch::find(FlowNode Root) {
  if (!State[Root] && !enter(Root))
    return std::nullopt;
  while (!Frames.empty()) {
    Frame &F = Frames.back();
    if (Edges.size() == F.FirstEdge) {
      leave();
      continue;
    }
    const FlowNode To = Edges.back();
    Edges.pop_back();
    if (!State[To]) {
      if (!enter(To))
        return std::nullopt;
    } else if (State[To] & Done) {
      Gathered.merge(Frames.size() - 1, Sets.at(State[To] & ~Done));
    } else {
      F.Lowest = std::min(F.Lowest, State[To]);
    }
  }
  return Sets.at(State[Root] & ~Done);
}

} // namespace

std::unique_ptr<Sources> searchSources(const Analysis &A, const SourcesOfOps &Ops,
                                       std::vector<ir::FunctionId> Functions) {
  std::optional<ValueFlow> Flow = ValueFlow::make(A, std::move(Functions));
  return Flow ? std::make_unique<SourceSearch>(std::move(*Flow), Ops) : nullptr;
}

} // namespace dxil::container
