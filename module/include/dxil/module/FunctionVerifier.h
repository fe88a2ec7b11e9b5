// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What checkModule() asks of a function's body, block by block and instruction by instruction, for
// those who walk over the instructions for other reasons too.
#pragma once

#include <dxil/module/Graph.h>
#include <dxil/module/ModuleCheck.h>

namespace dxil::ir {

class FunctionVerifier {
public:
  /// The module, the graph, which is the function's, and `Report` have to outlive it.
  FunctionVerifier(const Module &M, const Function &F, const Graph &G,
                   const std::function<void(const ModuleProblem &)> &Report)
      : M(M), F(F), G(G), Report(Report) {}

  /// Before the first block. False if there is none.
  bool begin();
  /// Of the function, the entry 0. Visits of its instructions, in their order, come next.
  void enterBlock(uint32_t B) {
    Current = B;
    First = M.Blocks[F.Blocks.First + B].Instructions.First;
    IsReachable = G.isReachable(B);
    IsBehindPhis = false;
  }
  /// All but the instruction's operands.
  void visit(const Instruction &I) {
    if (I.Op == Opcode::Phi)
      return visitPhi(I);
    IsBehindPhis = true;
    if (I.Op == Opcode::Ret && IsReachable)
      visitReturn(I);
  }
  /// The operand of an instruction that is no phi, number `Self` in the module: \p Definition is
  /// the number of the instruction that defines it.
  void visitUse(InstId Self, InstId Definition) {
    // Mostly it stands before in the same block.
    if (Definition - First >= Self - First)
      visitOtherUse(Self, Definition);
  }

  bool isGood() const { return IsGood; }

private:
  const Module &M;
  const Function &F;
  const Graph &G;
  const std::function<void(const ModuleProblem &)> &Report;
  uint32_t Current = 0; ///< the block
  InstId First = 0;     ///< its first instruction
  bool IsReachable = false, IsBehindPhis = false, IsGood = true;
  std::vector<uint32_t> Predecessors; ///< sorted, of the block SortedOf
  uint32_t SortedOf = Graph::None;
  std::vector<uint32_t> Incoming; ///< of a phi

  void bad(const char *What, const Instruction *At);
  void visitPhi(const Instruction &I);
  void visitReturn(const Instruction &I);
  void visitOtherUse(InstId Self, InstId Definition);
  const std::vector<uint32_t> &sortedPredecessors(uint32_t B);
  bool isAvailable(const Instruction &Definition, uint32_t B) const;
};

/// Calls Report for each constant address that does not lead where it says; returns whether there
/// was none.
bool checkConstantAddresses(const Module &M,
                            const std::function<void(const ModuleProblem &)> &Report);

} // namespace dxil::ir
