// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What makes a module well formed beyond what its reader guarantees: definitions dominate uses,
// phis fit their blocks, returns fit their function.
#include "Context.h"
#include "Graph.h"
#include "Groups.h"

#include <algorithm>

namespace dxil::validation {
namespace {

using ir::Opcode;

class FunctionVerifier {
public:
  FunctionVerifier(Context &Ctx, const ir::Function &F) : Ctx(Ctx), M(Ctx.M), F(F), G(M, F) {}

  bool verify() {
    if (!F.Blocks.Count)
      return bad("function " + Ctx.nameOf(F) + " has no block");
    if (!G.predecessors(0).empty())
      bad("the entry block of " + Ctx.nameOf(F) + " has a predecessor");
    for (uint32_t B = 0; B < F.Blocks.Count; ++B)
      verifyBlock(B);
    return Good;
  }

private:
  Context &Ctx;
  const ir::Module &M;
  const ir::Function &F;
  Graph G;
  bool Good = true;
  std::vector<uint32_t> Predecessors; ///< sorted, of the block SortedOf
  uint32_t SortedOf = Graph::None;

  bool bad(const std::string &What) {
    Ctx.report(rule::BitcodeValid(What), F);
    return Good = false;
  }
  bool bad(const std::string &What, const ir::Instruction &I) {
    Ctx.report(rule::BitcodeValid(What), I);
    return Good = false;
  }

  void verifyBlock(uint32_t B) {
    const ir::Block &Block = M.Blocks[F.Blocks.First + B];
    bool PhisOver = false, Reachable = G.isReachable(B);
    const ir::Instruction *First = M.Instructions.data() + Block.Instructions.First;
    for (const ir::Instruction &I : M.instructions(Block)) {
      if (I.Op == Opcode::Phi && PhisOver)
        bad("a phi stands after other instructions", I);
      PhisOver |= I.Op != Opcode::Phi;
      if (I.Op == Opcode::Phi)
        verifyPhi(I, B);
      if (!Reachable)
        continue;
      if (I.Op != Opcode::Phi)
        for (ir::ValueId V : M.operands(I))
          if (const ir::Instruction *Def = definition(V); Def && !(Def >= First && Def < &I)) [[unlikely]]
            verifyUse(I, *Def, B);
      if (I.Op == Opcode::Ret)
        verifyReturn(I);
    }
  }

  /// Sorted once for all phis of a block, which may be many that name few.
  const std::vector<uint32_t> &sortedPredecessors(uint32_t B) {
    if (SortedOf != B) {
      SortedOf = B;
      Predecessors = G.predecessors(B);
      std::sort(Predecessors.begin(), Predecessors.end());
    }
    return Predecessors;
  }

  /// One incoming value for each predecessor, available at its end.
  void verifyPhi(const ir::Instruction &I, uint32_t B) {
    std::vector<uint32_t> Incoming;
    for (ir::BlockId Id : M.successors(I))
      Incoming.push_back(Id - F.Blocks.First);
    std::vector<uint32_t> Sorted = Incoming;
    std::sort(Sorted.begin(), Sorted.end());
    if (Sorted != sortedPredecessors(B))
      bad("the incoming blocks of a phi are not the predecessors of its block", I);
    for (size_t N = 0; N < Incoming.size() && N < I.Operands.Count; ++N) {
      const ir::Instruction *Def = definition(M.operands(I)[N]);
      if (M.Values[M.operands(I)[N]].Type != I.Type)
        bad("an incoming value of a phi has another type", I);
      if (Def && G.isReachable(B) && Incoming[N] < G.size() && G.isReachable(Incoming[N]) && !available(*Def, Incoming[N]))
        bad("an incoming value of a phi is not available in its block", I);
    }
  }

  const ir::Instruction *definition(ir::ValueId V) const {
    return ir::isMetadataOperand(V) ? nullptr : M.definition(V);
  }
  uint32_t blockOf(const ir::Instruction &I) const { return I.Parent - F.Blocks.First; }
  /// Never so if it is another function's: a module that was not read from bitcode may have that.
  bool available(const ir::Instruction &Def, uint32_t B) const {
    return blockOf(Def) < G.size() && G.dominates(blockOf(Def), B);
  }

  /// The definition is not in the block before the use.
  void verifyUse(const ir::Instruction &I, const ir::Instruction &Def, uint32_t B) {
    bool Before = blockOf(Def) != B && available(Def, B);
    if (!Before)
      bad("an operand is used where its definition has not run", I);
  }

  void verifyReturn(const ir::Instruction &I) {
    ir::TypeId Result = M.type(F.FunctionType).Element;
    bool Void = M.type(Result).Kind == ir::TypeKind::Void;
    if (Void ? I.Operands.Count != 0
             : I.Operands.Count != 1 || M.Values[M.operands(I)[0]].Type != Result)
      bad("the value returned is not of the function's result type", I);
  }
};

} // namespace

bool checkWellFormed(Context &Ctx) {
  bool Good = true;
  for (const ir::Function &F : Ctx.M.Functions)
    if (!F.IsDeclaration)
      Good = FunctionVerifier(Ctx, F).verify() && Good;
  return Good;
}

} // namespace dxil::validation
