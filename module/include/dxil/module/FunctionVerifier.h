// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks of a function's body, block by block and instruction by instruction. checkModule() uses
// them, and so do callers that walk over the instructions anyway.
#pragma once

#include <dxil/module/Graph.h>
#include <dxil/module/ModuleCheck.h>

namespace dxil::ir {

class FunctionVerifier {
public:
  /// Makes a verifier of `F`. The module, the function's graph, and `Report` must outlive it.
  FunctionVerifier(const Module &M, const Function &F, const Graph &G,
                   const std::function<void(const ModuleProblem &)> &Report)
      : M(M), F(F), G(G), Report(Report) {}

  /// Starts the checks; call it before the first block. Returns false if the function has no block.
  bool begin();
  /// Enters block \p B, counted from the entry 0. Visits of its instructions follow, in their
  /// order.
  void enterBlock(uint32_t B) {
    Current = B;
    First = M.Blocks[F.Blocks.First + B].Instructions.First;
    IsReachable = G.isReachable(B);
    IsBehindPhis = false;
  }
  /// Checks everything except the instruction's operands.
  void visit(const Instruction &I) {
    if (I.Op == Opcode::Phi)
      return visitPhi(I);
    IsBehindPhis = true;
    if (I.Op == Opcode::Ret && IsReachable)
      visitReturn(I);
  }
  /// Checks that a definition dominates its use in an instruction other than a phi. `Self` and \p
  /// Definition are the numbers of the user and of the defining instruction in the module.
  void visitUse(InstId Self, InstId Definition) {
    // The common case: the definition precedes the use in the same block.
    if (Definition - First >= Self - First)
      visitOtherUse(Self, Definition);
  }

  bool isGood() const { return IsGood; }

private:
  const Module &M;
  const Function &F;
  const Graph &G;
  const std::function<void(const ModuleProblem &)> &Report;
  uint32_t Current = 0; ///< number of the current block
  InstId First = 0;     ///< first instruction of the current block
  bool IsReachable = false, IsBehindPhis = false, IsGood = true;
  std::vector<uint32_t> Predecessors; ///< sorted predecessors of the block SortedOf
  uint32_t SortedOf = Graph::None;
  std::vector<uint32_t> Incoming; ///< incoming blocks of the current phi

  void bad(const char *Message, const Instruction *Place);
  void visitPhi(const Instruction &I);
  void visitReturn(const Instruction &I);
  void visitOtherUse(InstId Self, InstId Definition);
  const std::vector<uint32_t> &sortedPredecessors(uint32_t B);
  bool isAvailable(const Instruction &Definition, uint32_t B) const;
};

/// Calls Report for each constant getelementptr whose indices do not fit its types. Returns true if
/// there was none.
bool checkConstantAddresses(const Module &M,
                            const std::function<void(const ModuleProblem &)> &Report);

} // namespace dxil::ir
