// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Computes source sets of a function that neither reads memory nor calls functions: sweeps over the
// blocks grow the sets until nothing changes. In reverse post-order nearly all operands come before
// their users: without loops one sweep is enough, with loops the third mostly finds nothing new.
#include "Sources.h"

#include <algorithm>

namespace dxil::container {
namespace {

// A function that needs more sweeps is left to the general search, which visits each edge once.
constexpr unsigned MostSweeps = 8;

class SourceSweep : public Sources {
public:
  static std::unique_ptr<Sources> make(const Analysis &A, const SourcesOfOps &Ops,
                                       ir::FunctionId Id);

  std::optional<const uint64_t *> ofValue(ir::ValueId V) override { return sourceOf(V); }
  std::optional<const uint64_t *> ofControl(const ir::Instruction &I) override {
    return controlOf(M.parent(I) - F.Blocks.First);
  }

private:
  const ir::Module &M;
  const ir::Function &F;
  const ir::Graph &G;
  ir::ControlDependence Control;
  /// Words of a set, and a bit of the last word that no source has: the first sweep has not visited
  /// the set's instruction or block.
  size_t Words;
  uint64_t Unvisited;
  /// Sets of instructions, and of the control flow to blocks.
  std::vector<uint64_t> Values, Controls;
  /// Blocks that select constants of phis, and the index of each phi's first block, in the order of
  /// sweeps.
  std::vector<uint32_t> Choices, FirstChoice;

  SourceSweep(const Analysis &A, ir::FunctionId Id, ir::ControlDependence Control, uint32_t Sources)
      : M(A.M), F(A.M.Functions[Id]), G(A.graph(Id)), Control(std::move(Control)),
        Words(Sources / 64 + 1), Unvisited(uint64_t(1) << Sources % 64),
        Values(F.Instructions.Count * Words), Controls(F.Blocks.Count * Words) {
    for (std::vector<uint64_t> *Sets : {&Values, &Controls})
      for (size_t Last = Words - 1; Last < Sets->size(); Last += Words)
        (*Sets)[Last] = Unvisited;
  }

  uint64_t *setOf(ir::InstId I) { return &Values[(I - F.Instructions.First) * Words]; }
  uint64_t *controlOf(uint32_t Block) { return &Controls[Block * Words]; }
  /// Returns the set of an instruction. Null for values that are not instructions of the function.
  const uint64_t *sourceOf(ir::ValueId V) {
    if (V >= M.Values.size() || M.Values[V].Kind != ir::ValueKind::Instruction ||
        M.Values[V].Index - F.Instructions.First >= F.Instructions.Count)
      return nullptr;
    return setOf(M.Values[V].Index);
  }
  void merge(uint64_t *Into, const uint64_t *From) const {
    for (size_t W = 0; W < Words; ++W)
      Into[W] |= From[W];
  }
  template <typename Fn> void forEachBlock(Fn Visit) const {
    for (uint32_t B : G.order())
      Visit(B);
    for (uint32_t B = 0; B < F.Blocks.Count; ++B)
      if (!G.isReachable(B))
        Visit(B);
  }
  bool chooseConstants();
  void addOps(const SourcesOfOps &Ops);
  struct SweepResult {
    bool HasGrown = false, ReadsUnvisited = false;
    size_t Phi = 0; ///< number of the next phi
  };
  bool sweep(bool IsFirst);
  template <bool IsOneWord> void sweepBlock(uint32_t B, uint64_t *Many, SweepResult &Result);
  bool sweepControl(uint32_t Block);
  /// Marks the set as visited. Returns true if it was not.
  bool visit(uint64_t *Set) const {
    const bool IsNew = Set[Words - 1] & Unvisited;
    Set[Words - 1] &= ~Unvisited;
    return IsNew;
  }
};

/// Returns false if the work exceeds its limit.
bool SourceSweep::chooseConstants() {
  PhiChoices Chooser(M, F, G);
  size_t Steps = MostSteps;
  forEachBlock([&](uint32_t B) {
    for (const ir::Instruction &I : M.instructions(M.Blocks[F.Blocks.First + B]))
      if (I.Op == ir::Opcode::Phi) {
        FirstChoice.push_back(uint32_t(Choices.size()));
        Chooser.choose(I, Steps, Choices);
      }
  });
  FirstChoice.push_back(uint32_t(Choices.size()));
  return Steps != 0;
}

void SourceSweep::addOps(const SourcesOfOps &Ops) {
  for (const ir::Instruction &I : M.instructions(F))
    if (I.Op == ir::Opcode::Call)
      Ops.add(I, setOf(M.idOf(I)));
}

/// Returns true if a branch has not been visited.
bool SourceSweep::sweepControl(uint32_t Block) {
  uint64_t *const Set = controlOf(Block);
  visit(Set);
  for (uint32_t Branch : Control.controllers(Block)) {
    const ir::Range &InBranch = M.Blocks[F.Blocks.First + Branch].Instructions;
    merge(Set, setOf(InBranch.First + InBranch.Count - 1));
  }
  return visit(Set);
}

/// Sweeps over the instructions of a block. `Many` has room for a set of several words. Copies
/// members, as the compiler assumes that writing a set changes them.
template <bool IsOneWord>
void SourceSweep::sweepBlock(uint32_t B, uint64_t *Many, SweepResult &Result) {
  const size_t Count = IsOneWord ? 1 : Words;
  const std::span<const ir::Value> All = M.Values;
  const ir::Range Own = F.Instructions;
  const uint64_t Mark = Unvisited, *const Decides = controlOf(B);
  uint64_t *const Sets = Values.data(), One, *const New = IsOneWord ? &One : Many;
  auto add = [=](const uint64_t *From) {
    for (size_t W = 0; W < Count; ++W)
      New[W] |= From[W];
  };
  const ir::Block &Block = M.Blocks[F.Blocks.First + B];
  uint64_t *Set = setOf(Block.Instructions.First), Grown = 0, Unread = 0;
  for (const ir::Instruction &I : M.instructions(Block)) {
    std::copy_n(Decides, Count, New);
    for (ir::ValueId V : M.operands(I))
      if (V < All.size() && All[V].Kind == ir::ValueKind::Instruction &&
          All[V].Index - Own.First < Own.Count)
        add(Sets + (All[V].Index - Own.First) * Count);
    if (I.Op == ir::Opcode::Phi) {
      for (uint32_t C = FirstChoice[Result.Phi]; C < FirstChoice[Result.Phi + 1]; ++C)
        add(controlOf(Choices[C]));
      ++Result.Phi;
    }
    Unread |= New[Count - 1] & Mark;
    New[Count - 1] &= ~Mark;
    Set[Count - 1] &= ~Mark;
    for (size_t W = 0; W < Count; ++W) {
      Grown |= New[W] & ~Set[W];
      Set[W] |= New[W];
    }
    Set += Count;
  }
  Result.HasGrown |= Grown != 0;
  Result.ReadsUnvisited |= Unread != 0;
}

/// Returns true if another sweep is needed: the first has read a set before its visit, a later one
/// has grown a set. Nearly all sets are one word, as shaders read few components.
bool SourceSweep::sweep(bool IsFirst) {
  SweepResult Result;
  std::vector<uint64_t> Many(Words);
  forEachBlock([&](uint32_t B) {
    Result.ReadsUnvisited |= sweepControl(B);
    Words == 1 ? sweepBlock<true>(B, Many.data(), Result)
               : sweepBlock<false>(B, Many.data(), Result);
  });
  return IsFirst ? Result.ReadsUnvisited : Result.HasGrown;
}

std::unique_ptr<Sources> SourceSweep::make(const Analysis &A, const SourcesOfOps &Ops,
                                           ir::FunctionId Id) {
  std::optional<ir::ControlDependence> Control =
      ir::ControlDependence::compute(A.graph(Id), MostPairs);
  if (!Control)
    return nullptr;
  std::unique_ptr<SourceSweep> Out(new SourceSweep(A, Id, std::move(*Control), Ops.count()));
  if (!Out->chooseConstants())
    return nullptr;
  Out->addOps(Ops);
  for (unsigned Sweep = 0; Sweep < MostSweeps; ++Sweep)
    if (!Out->sweep(/*IsFirst=*/!Sweep))
      return Out;
  return nullptr;
}

/// Returns true if an instruction's sources are only its own, its operands' and its block's.
bool isPlain(const ir::Module &M, const ir::Instruction &I) {
  if (readsMemory(I.Op))
    return false;
  if (I.Op != ir::Opcode::Call)
    return I.Op != ir::Opcode::Invoke;
  const ir::Function *Callee = M.calledFunction(I);
  return !Callee || Callee->IsDeclaration;
}

} // namespace

std::unique_ptr<Sources> sweepSources(const Analysis &A, const SourcesOfOps &Ops,
                                      std::span<const ir::FunctionId> Functions) {
  if (Functions.size() != 1)
    return nullptr;
  for (const ir::Instruction &I : A.M.instructions(A.M.Functions[Functions[0]]))
    if (!isPlain(A.M, I))
      return nullptr;
  return SourceSweep::make(A, Ops, Functions[0]);
}

} // namespace dxil::container
