// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract_names.h"
#include "dxil/lowering/passes/Flow.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

constexpr unsigned ConstantSpace = 2;
constexpr uint64_t MostInTest = 16; ///< DXC's instructions in a test that it moves
constexpr uint64_t TooLarge = MostInTest + 1;
constexpr uint64_t HandleCost = 9;  ///< cost of loading a resource and creating its handle
constexpr uint64_t BufferCost = 12; ///< cost of a constant buffer in a function that reads it
constexpr uint64_t TruthCost = 2;   ///< cost of converting a compared number to a condition

/// Returns true if \p I initializes a function's result.
bool isResultSetUp(const Instruction &I) {
  auto *Store = dyn_cast<StoreInst>(&I);
  return Store && isa<FreezeInst>(Store->getValueOperand());
}

/// Estimates how many instructions DXC has for a block before its optimizer.
class TestSizes {
public:
  uint64_t of(const BasicBlock &BB) {
    uint64_t Size = TruthCost;
    for (const Instruction &I : BB)
      Size += of(I);
    return Size;
  }

private:
  uint64_t of(const Instruction &I) {
    if (isa<GetElementPtrInst, AllocaInst, DbgInfoIntrinsic>(I) || isResultSetUp(I))
      return 0;
    auto *Call = dyn_cast<CallInst>(&I);
    if (!Call)
      return 1;
    const Function *Callee = Call->getCalledFunction();
    if (Callee && !Callee->isDeclaration())
      return ofFunction(*Callee);
    const bool HasHandle =
        any_of(Call->args(), [](const Use &U) { return isa<TargetExtType>(U->getType()); });
    return Call->arg_size() + 2 + (HasHandle ? HandleCost : 0);
  }

  uint64_t ofFunction(const Function &F) {
    auto [Entry, IsNew] = Functions.try_emplace(&F, TooLarge);
    if (!IsNew)
      return Entry->second;
    uint64_t Size = 0;
    bool ReadsConstants = false;
    for (const Instruction &I : instructions(F)) {
      // A callee with branches splits the test into blocks.
      if (Size >= TooLarge || (I.isTerminator() && I.getNumSuccessors() > 1))
        return TooLarge;
      // DXC's IR lacks the instructions that begin and end a function in this project's IR.
      Size += isa<FreezeInst, BranchInst, ReturnInst>(I) ? 0 : of(I);
      if (auto *Load = dyn_cast<LoadInst>(&I))
        ReadsConstants |= Load->getPointerAddressSpace() == ConstantSpace;
    }
    return Functions[&F] = std::min(TooLarge, Size + (ReadsConstants ? BufferCost : 0));
  }

  DenseMap<const Function *, uint64_t> Functions;
};

/// Returns true if a `continue` jumps to the test. DXC drops the attributes of a loop with more
/// than one jump back. An empty latch is the missing increment of a `for`.
bool hasJumpsToTest(const BasicBlock &Latch) {
  return Latch.sizeWithoutDebug() == 1 && Latch.hasNPredecessorsOrMore(2);
}

bool isBinding(const Loop &L, TestSizes &Sizes) {
  const BasicBlock *Header = L.getHeader(), *Latch = L.getLoopLatch();
  if (!Latch)
    return false;
  auto *Back = dyn_cast<BranchInst>(Latch->getTerminator());
  if (Back && Back->isConditional())
    return true;
  return !hasJumpsToTest(*Latch) && L.isLoopExiting(Header) && Sizes.of(*Header) <= MostInTest;
}

} // namespace

PreservedAnalyses UnrollRequestsPass::run(Module &M, ModuleAnalysisManager &MAM) {
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  TestSizes Sizes;
  for (Function &F : M) {
    auto IsRequired = [](const BasicBlock &BB) {
      MDNode *Loop = BB.getTerminator()->getMetadata(LLVMContext::MD_loop);
      return Loop && findOptionMDForLoopID(Loop, contract::MustUnroll);
    };
    if (none_of(F, IsRequired))
      continue;
    for (Loop *L : FAM.getResult<LoopAnalysis>(F).getLoopsInPreorder()) {
      MDNode *ID = L->getLoopID();
      if (!ID || !findOptionMDForLoop(L, contract::MustUnroll) || isBinding(*L, Sizes))
        continue;
      L->setLoopID(makePostTransformationMetadata(M.getContext(), ID, {contract::MustUnroll}, {}));
    }
  }
  return PreservedAnalyses::all();
}

} // namespace dxil::lowering
