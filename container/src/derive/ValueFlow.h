// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the values of a shader's functions are computed from, as a graph whose edges are made when
// asked for.
#pragma once

#include <dxil/container/derive/Analysis.h>
#include <dxil/module/ControlDependence.h>

#include <memory>
#include <optional>
#include <vector>

namespace dxil::container {

/// The most pairs of a block and a branch that decides whether it runs, and dominators that phis
/// look at, which are followed. Both can grow with the square of a function's blocks.
inline constexpr size_t MostPairs = size_t(1) << 23, MostSteps = size_t(1) << 26;

inline bool readsMemory(ir::Opcode O) {
  return O == ir::Opcode::Load || O == ir::Opcode::AtomicRmw || O == ir::Opcode::CmpXchg;
}

/// Where the constants that phis take are chosen.
class PhiChoices {
public:
  PhiChoices(const ir::Module &M, const ir::Function &F, const ir::Graph &G);

  /// Adds the blocks (numbered in the function) that choose the constants of \p Phi: for each the
  /// highest dominator of its way in from which no other value reaches the phi. Takes one of
  /// \p Steps for each dominator that it looks at; stops at none.
  void choose(const ir::Instruction &Phi, size_t &Steps, std::vector<uint32_t> &Blocks);

private:
  const ir::Module &M;
  const ir::Function &F;
  const ir::Graph &G;
  // The one value that leaves a block for the phi at hand; ir::None if several do.
  struct Leaving {
    uint32_t Phi = 0;
    ir::ValueId Value = ir::None;
  };
  std::vector<Leaving> Leaves;
  uint32_t PhiNumber = 0;

  bool isConstant(ir::ValueId V) const { return M.Values[V].Kind < ir::ValueKind::Argument; }
  bool tryLeave(uint32_t Block, ir::ValueId V);
  void markWays(const ir::Instruction &Phi, size_t &Steps);
};

/// Nodes are instructions, what decides whether a block runs, what is written behind a pointer,
/// what writes through a pointer or one made of it, arguments, and what functions return.
class ValueFlow {
public:
  using Node = uint32_t;

  /// Nothing if the functions' control flow nests too deep to be followed.
  static std::optional<ValueFlow> make(const Analysis &A, std::vector<ir::FunctionId> Functions);

  size_t numNodes() const { return FirstReturn + A->M.Functions.size(); }
  /// The node that stands for a value; nothing for constants and the like.
  std::optional<Node> nodeOf(ir::ValueId V) const;
  Node controlOf(ir::BlockId B) const { return FirstControl + B; }
  /// What decides whether an instruction runs.
  Node controlOf(const ir::Instruction &I) const { return controlOf(BlockOf[A->M.idOf(I)]); }
  /// The instruction that a node is, or null.
  const ir::Instruction *instruction(Node N) const {
    return N < FirstControl ? &A->M.Instructions[N] : nullptr;
  }
  const std::vector<ir::FunctionId> &functions() const { return Functions; }

  /// Adds what \p N depends on. False if the work is more than it may be.
  bool addDependencies(Node N, std::vector<Node> &Out);

private:
  ValueFlow(const Analysis &A, std::vector<ir::FunctionId> Functions);

  const Analysis *A;
  std::vector<ir::FunctionId> Functions;
  Node FirstControl, FirstBehind, FirstWriters, FirstArgument, FirstReturn;
  struct FunctionFlow {
    ir::Graph Graph;
    ir::ControlDependence Control;
    std::optional<PhiChoices> Choices;
    std::vector<ir::InstId> Calls; ///< of the function, in all of them
    std::vector<ir::InstId> Returns;
  };
  std::vector<std::unique_ptr<FunctionFlow>> Flows; ///< by function; null for others
  size_t Steps;
  std::vector<ir::BlockId> BlockOf;        ///< by instruction
  std::vector<ir::FunctionId> ByArguments; ///< in the order of their first arguments

  FunctionFlow *flowOf(ir::BlockId B) const { return Flows[A->M.Blocks[B].Parent].get(); }
  void noteCallsAndReturns();
  bool addOfInstruction(const ir::Instruction &I, std::vector<Node> &Out);
  bool addChoices(const ir::Instruction &Phi, ir::BlockId Block, std::vector<Node> &Out);
  void addOfCall(const ir::Instruction &Call, std::vector<Node> &Out) const;
  void addOfControl(ir::BlockId B, std::vector<Node> &Out) const;
  void addBehind(ir::ValueId Pointer, std::vector<Node> &Out) const;
  void addWriters(ir::ValueId Pointer, std::vector<Node> &Out) const;
  void addWritersInCall(const ir::Instruction &Call, ir::ValueId Pointer,
                        std::vector<Node> &Out) const;
  template <typename Fn> void forEachPassed(ir::ValueId Argument, Fn Visit) const;
  void addOfArgument(ir::ValueId V, std::vector<Node> &Out) const;
  void addValue(ir::ValueId V, std::vector<Node> &Out) const {
    if (std::optional<Node> N = nodeOf(V))
      Out.push_back(*N);
  }
};

} // namespace dxil::container
