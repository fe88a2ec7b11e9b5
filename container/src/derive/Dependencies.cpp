// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which outputs depend on which inputs and on the view. The runtime takes it from PSV0, to see what
// view instancing may share.
#include <dxil/container/derive/SignatureUse.h>

#include "Functions.h"
#include "ValueFlow.h"

#include <algorithm>
#include <bit>

namespace dxil::container {
namespace {

using Node = ValueFlow::Node;

/// Sets of the things that an output can depend on, a bit each, in one table.
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
  void set(size_t Set, size_t Bit) { at(Set)[Bit / 64] |= uint64_t(1) << Bit % 64; }
  bool test(size_t Set, size_t Bit) { return at(Set)[Bit / 64] >> Bit % 64 & 1; }
  void merge(size_t Into, const uint64_t *From) {
    for (size_t W = 0; W < Words; ++W)
      at(Into)[W] |= From[W];
  }
  size_t words() const { return Words; }

private:
  size_t Words;
  std::vector<uint64_t> Bits;
};

/// What each node of a graph comes from. Each node and edge is visited once: nodes that depend on
/// each other have one set, as Tarjan's algorithm finds them.
class SourceSearch {
public:
  SourceSearch(ValueFlow &Flow, size_t NumBits)
      : Flow(Flow), Sets(NumBits), Gathered(NumBits), State(Flow.numNodes()) {
    // What code of one long chain takes; tables are not moved then.
    const size_t Likely = Flow.numNodes() / 8;
    Sets.reserve(Likely);
    Gathered.reserve(Likely);
    Frames.reserve(Likely);
    Stack.reserve(Likely);
    Edges.reserve(Likely);
  }
  virtual ~SourceSearch() = default;

  /// The set of \p Root, valid until the next call; null if the work is more than it may be.
  const uint64_t *find(Node Root);

protected:
  /// Sets the bits of what the instruction itself is.
  virtual void addSources(const ir::Instruction &I, SetTable &To, size_t Set) = 0;

private:
  struct Frame {
    Node At;
    uint32_t Index, Lowest;
    size_t FirstEdge;
  };
  // A node's number in the order of visits plus one while it is on the stack, the place of its set
  // with the top bit when it is done.
  static constexpr uint32_t Done = 1u << 31;

  ValueFlow &Flow;
  SetTable Sets, Gathered; ///< of what is done; of the frames
  std::vector<uint32_t> State;
  std::vector<Frame> Frames;
  std::vector<Node> Stack, Edges;
  uint32_t NextIndex = 1;

  bool enter(Node N);
  void leave();
};

bool SourceSearch::enter(Node N) {
  State[N] = NextIndex;
  Frames.push_back({N, NextIndex, NextIndex, Edges.size()});
  ++NextIndex;
  Stack.push_back(N);
  const size_t Set = Gathered.add();
  if (const ir::Instruction *I = Flow.instruction(N))
    addSources(*I, Gathered, Set);
  return Flow.addDependencies(N, Edges);
}

void SourceSearch::leave() {
  const Frame F = Frames.back();
  const size_t Set = Frames.size() - 1;
  Frames.pop_back();
  if (F.Lowest == F.Index) {
    const size_t Final = Sets.add();
    Sets.merge(Final, Gathered.at(Set));
    Node N;
    do {
      N = Stack.back();
      Stack.pop_back();
      State[N] = Done | uint32_t(Final);
    } while (N != F.At);
  }
  if (!Frames.empty()) {
    Frames.back().Lowest = std::min(Frames.back().Lowest, F.Lowest);
    Gathered.merge(Set - 1, Gathered.at(Set));
  }
  Gathered.pop();
}

const uint64_t *SourceSearch::find(Node Root) {
  if (!State[Root] && !enter(Root))
    return nullptr;
  while (!Frames.empty()) {
    Frame &F = Frames.back();
    if (Edges.size() == F.FirstEdge) {
      leave();
      continue;
    }
    const Node To = Edges.back();
    Edges.pop_back();
    if (!State[To]) {
      if (!enter(To))
        return nullptr;
    } else if (State[To] & Done) {
      Gathered.merge(Frames.size() - 1, Sets.at(State[To] & ~Done));
    } else {
      F.Lowest = std::min(F.Lowest, State[To]);
    }
  }
  return Sets.at(State[Root] & ~Done);
}

/// The numbers of components that outputs can depend on, as they stand one after the other in sets.
struct SourceBits {
  uint32_t Inputs, Patch, ControlPoints;

  uint32_t input(uint32_t I) const { return I; }
  uint32_t patch(uint32_t I) const { return Inputs + I; }
  uint32_t controlPoint(uint32_t I) const { return Inputs + Patch + I; }
  uint32_t view() const { return Inputs + Patch + ControlPoints; }
  uint32_t count() const { return view() + 1; }
};

class ShaderSources : public SourceSearch {
public:
  ShaderSources(const Analysis &A, const EntryPoint &E, ValueFlow &Flow, SourceBits Bits)
      : SourceSearch(Flow, Bits.count()), A(A), E(E), Bits(Bits) {}

private:
  const Analysis &A;
  const EntryPoint &E;
  SourceBits Bits;

  void addSources(const ir::Instruction &I, SetTable &To, size_t Set) override {
    const OpInfo *Op =
        I.Op == ir::Opcode::Call ? A.opAt(ir::InstId(&I - A.M.Instructions.data())) : nullptr;
    if (!Op)
      return;
    if (Op->Code == OpCode::ViewID)
      return To.set(Set, Bits.view());
    const bool Loads = Op->Code == OpCode::LoadInput || Op->Code == OpCode::LoadPatchConstant ||
                       Op->Code == OpCode::LoadOutputControlPoint;
    const auto Access = Loads ? signatureAccess(A.M, E, I, Op->Code) : std::nullopt;
    if (!Access || !isInRegisters(*Access->Element))
      return;
    for (uint64_t R = 0; R < Access->NumRows; ++R) {
      const uint32_t Scalar = scalarOf(*Access->Element, Access->FirstRow + R, Access->Column);
      auto Add = [&](uint32_t Count, size_t Bit) {
        if (Scalar < Count) // else an operation of another stage
          To.set(Set, Bit);
      };
      switch (Access->Kind) {
      case SignatureKind::Input: Add(Bits.Inputs, Bits.input(Scalar)); break;
      case SignatureKind::PatchOrPrimitive: Add(Bits.Patch, Bits.patch(Scalar)); break;
      case SignatureKind::Output: Add(Bits.ControlPoints, Bits.controlPoint(Scalar)); break;
      }
    }
  }
};

class DependencyAnalysis {
public:
  DependencyAnalysis(const Analysis &A, const EntryPoint &E)
      : A(A), E(E), Bits{numScalars(E.Input), numScalars(E.PatchOrPrimitive),
                         E.Kind == Stage::Hull ? numScalars(E.Output) : 0} {
    for (uint32_t S = 0; S < NumStreams; ++S)
      makeSets(Outputs[S], numScalars(E.Output, S));
    makeSets(PatchOutputs, Bits.Patch);
  }

  bool run() {
    if (!hasOutputs())
      return true; // nothing that could depend on anything
    std::optional<ValueFlow> Flow = ValueFlow::make(A, functionsOf(A, E));
    if (!Flow)
      return false;
    ShaderSources Sources(A, E, *Flow, Bits);
    for (ir::FunctionId F : Flow->functions())
      for (const Analysis::KnownCall &Call : A.opCalls(F))
        if (!followStore(A.M.Instructions[Call.Instruction], Call.op().Code, *Flow, Sources))
          return false;
    if (E.Kind == Stage::Hull)
      followControlPoints();
    return true;
  }

  /// Makes all depend on all.
  void fill() {
    for (OutputSets *Of : {&Outputs[0], &Outputs[1], &Outputs[2], &Outputs[3], &PatchOutputs})
      for (std::vector<uint64_t> &Set : Of->Sets)
        Set.assign(Set.size(), ~uint64_t(0));
  }

  std::vector<uint32_t> numbers(bool UsesViewId) const;

private:
  /// A set for each component of an output signature.
  struct OutputSets {
    uint32_t Count = 0;
    std::vector<std::vector<uint64_t>> Sets;
  };

  const Analysis &A;
  const EntryPoint &E;
  SourceBits Bits;
  OutputSets Outputs[NumStreams], PatchOutputs;

  bool hasOutputs() const {
    return PatchOutputs.Count || std::ranges::any_of(Outputs, &OutputSets::Count);
  }
  void makeSets(OutputSets &To, uint32_t Count) const {
    To.Count = Count;
    To.Sets.assign(Count, std::vector<uint64_t>((Bits.count() + 63) / 64));
  }
  static bool test(const std::vector<uint64_t> &Set, uint32_t Bit) {
    return Set[Bit / 64] >> Bit % 64 & 1;
  }
  bool followStore(const ir::Instruction &I, OpCode Op, ValueFlow &Flow, SourceSearch &Sources);
  void followControlPoints();
  static void addMask(const OutputSets &Of, uint32_t Bit, std::vector<uint32_t> &To);
};

bool DependencyAnalysis::followStore(const ir::Instruction &I, OpCode Op, ValueFlow &Flow,
                                     SourceSearch &Sources) {
  constexpr uint32_t StoredValue = 4; // the operand, of each of these ops
  const bool Stores = Op == OpCode::StoreOutput || Op == OpCode::StoreVertexOutput ||
                      Op == OpCode::StorePrimitiveOutput || Op == OpCode::StorePatchConstant;
  const auto Access = Stores ? signatureAccess(A.M, E, I, Op) : std::nullopt;
  if (!Access || !isInRegisters(*Access->Element) || I.Operands.Count <= StoredValue)
    return true;
  OutputSets &To = Access->Kind == SignatureKind::Output
                       ? Outputs[Access->Element->Stream % NumStreams]
                       : PatchOutputs;
  const std::optional<Node> Roots[] = {Flow.nodeOf(A.M.operands(I)[StoredValue]),
                                       Flow.controlOf(I)};
  for (const std::optional<Node> &Root : Roots) {
    if (!Root)
      continue;
    const uint64_t *Found = Sources.find(*Root);
    if (!Found)
      return false;
    for (uint64_t R = 0; R < Access->NumRows; ++R) {
      const uint64_t Component = scalarOf(*Access->Element, Access->FirstRow + R, Access->Column);
      if (Component >= To.Sets.size())
        continue; // an operation of another stage: these elements are no output here
      for (size_t W = 0; W < To.Sets[Component].size(); ++W)
        To.Sets[Component][W] |= Found[W];
    }
  }
  return true;
}

/// What a patch constant function reads of the control points depends on what these depend on.
void DependencyAnalysis::followControlPoints() {
  for (std::vector<uint64_t> &Set : PatchOutputs.Sets)
    for (uint32_t C = 0; C < Bits.ControlPoints; ++C)
      if (test(Set, Bits.controlPoint(C))) {
        const std::vector<uint64_t> &From = Outputs[0].Sets[C];
        for (uint32_t Bit = 0; Bit < Bits.count(); ++Bit)
          if ((Bit < Bits.Inputs || Bit == Bits.view()) && test(From, Bit))
            Set[Bit / 64] |= uint64_t(1) << Bit % 64;
      }
}

void DependencyAnalysis::addMask(const OutputSets &Of, uint32_t Bit, std::vector<uint32_t> &To) {
  const size_t First = To.size();
  To.resize(First + (Of.Count + 31) / 32);
  for (uint32_t I = 0; I < Of.Count; ++I)
    To[First + I / 32] |= uint32_t(test(Of.Sets[I], Bit)) << I % 32;
}

std::vector<uint32_t> DependencyAnalysis::numbers(bool UsesViewId) const {
  std::vector<uint32_t> Out = {Bits.Inputs};
  auto addList = [&](const OutputSets &Of) {
    Out.push_back(Of.Count);
    if (UsesViewId)
      addMask(Of, Bits.view(), Out);
    for (uint32_t I = 0; I < Bits.Inputs; ++I)
      addMask(Of, Bits.input(I), Out);
  };
  for (uint32_t S = 0; S < (E.Kind == Stage::Geometry ? NumStreams : 1); ++S)
    addList(Outputs[S]);
  if (E.Kind == Stage::Hull || E.Kind == Stage::Mesh)
    addList(PatchOutputs);
  if (E.Kind == Stage::Domain) {
    Out.push_back(Bits.Patch);
    for (uint32_t I = 0; I < Bits.Patch; ++I)
      addMask(Outputs[0], Bits.patch(I), Out);
  }
  return Out;
}

} // namespace

std::optional<std::vector<uint32_t>> viewIdState(const Analysis &A, const EntryPoint &E,
                                                 bool UsesViewId) {
  DependencyAnalysis Dependencies(A, E);
  if (!Dependencies.run())
    return std::nullopt;
  return Dependencies.numbers(UsesViewId);
}

std::vector<uint32_t> fullViewIdState(const Analysis &A, const EntryPoint &E, bool UsesViewId) {
  DependencyAnalysis Dependencies(A, E);
  Dependencies.fill();
  return Dependencies.numbers(UsesViewId);
}

} // namespace dxil::container
