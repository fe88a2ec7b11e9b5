// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A dependency graph of the values of a shader's functions. Its edges are computed on demand.
#pragma once

#include <dxil/container/derive/Analysis.h>
#include <dxil/module/ControlDependence.h>

#include <memory>
#include <optional>
#include <vector>

namespace dxil::container {

/// Limits: MostPairs of blocks and the branches that control them, MostSteps of dominators that
/// phis visit. Both can grow with the square of the number of blocks.
inline constexpr size_t MostPairs = size_t(1) << 23, MostSteps = size_t(1) << 26;

inline bool readsMemory(ir::Opcode O) {
  return O == ir::Opcode::Load || O == ir::Opcode::AtomicRmw || O == ir::Opcode::CmpXchg;
}

/// Finds the blocks that select constants of phis.
class PhiChoices {
public:
  PhiChoices(const ir::Module &M, const ir::Function &F, const ir::Graph &G);

  /// Adds the blocks (numbered in the function) that select the constants of \p Phi: for each
  /// constant, the highest dominator of its incoming block from which no other value reaches the
  /// phi. Uses one of \p Steps for each dominator visited; stops at zero.
  void choose(const ir::Instruction &Phi, size_t &Steps, std::vector<uint32_t> &Blocks);

private:
  const ir::Module &M;
  const ir::Function &F;
  const ir::Graph &G;
  // The only value that reaches the current phi from a block. ir::None if there are several.
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

/// A graph of dependencies. Its nodes are instructions, the control dependence of a block, the
/// memory behind a pointer, the writers through a pointer or one derived from it, arguments, and
/// results of functions.
class ValueFlow {
public:
  using Node = uint32_t;

  /// Makes the graph for the functions. Returns nothing if the control flow nests too deeply.
  static std::optional<ValueFlow> make(const Analysis &A, std::vector<ir::FunctionId> Functions);

  size_t numNodes() const { return FirstReturn + A->M.Functions.size(); }
  /// Returns the node of a value. Returns nothing for constants and similar values, which depend on
  /// nothing.
  std::optional<Node> nodeOf(ir::ValueId V) const;
  Node controlOf(ir::BlockId B) const { return FirstControl + B; }
  /// Returns the node of the control flow to an instruction.
  Node controlOf(const ir::Instruction &I) const { return controlOf(BlockOf[A->M.idOf(I)]); }
  /// Returns the instruction of a node, or null if the node is of another kind.
  const ir::Instruction *instruction(Node N) const {
    return N < FirstControl ? &A->M.Instructions[N] : nullptr;
  }
  const std::vector<ir::FunctionId> &functions() const { return Functions; }

  /// Appends the nodes on which \p N depends. Returns false if the work exceeds its limit.
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
    std::vector<ir::InstId> Calls; ///< calls of one function, in all functions
    std::vector<ir::InstId> Returns;
  };
  std::vector<std::unique_ptr<FunctionFlow>> Flows; ///< indexed by function; null for functions
                                                    ///< outside the graph
  size_t Steps;
  std::vector<ir::BlockId> BlockOf;        ///< indexed by instruction
  std::vector<ir::FunctionId> ByArguments; ///< the functions, in the order of their first arguments

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
