// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A front end wraps a value that must be exact in `dxil.exact.<type>`: one stored in a `precise`
// variable or returned as such. As in DXC, every value on which it depends must be exact too, also
// through memory, choices and inlined calls. This pass clears the fast-math flags of these values
// and removes the marks.
#include "dxil/contract_names.h"
#include "dxil/lowering/Passes.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

constexpr StringRef MarkPrefix = contract::ExactPrefix;

/// The values of one function on which marked values depend.
class PrecisionMarker {
public:
  explicit PrecisionMarker(Function &F) : F(F) {}

  void add(Value *V) {
    if (auto *I = dyn_cast<Instruction>(V); I && Seen.insert(I))
      Work.push_back(I);
  }

  void run() {
    while (!Work.empty()) {
      Instruction *I = Work.pop_back_val();
      if (isa<FPMathOperator>(I))
        I->copyFastMathFlags(FastMathFlags());
      if (auto *Load = dyn_cast<LoadInst>(I)) {
        addStores(getUnderlyingObject(Load->getPointerOperand()));
        continue;
      }
      if (auto *Phi = dyn_cast<PHINode>(I))
        for (BasicBlock *From : Phi->blocks())
          addCondition(*From);
      for (Value *Operand : I->operands())
        add(Operand);
    }
  }

private:
  /// A phi also depends on the conditions that choose among its values.
  void addCondition(BasicBlock &From) {
    if (auto *Branch = dyn_cast<BranchInst>(From.getTerminator());
        Branch && Branch->isConditional())
      add(Branch->getCondition());
  }

  void addStores(Value *Object) {
    if (!isa<AllocaInst, GlobalVariable>(Object) || !Objects.insert(Object))
      return;
    if (Stores.empty())
      for (Instruction &I : instructions(F))
        if (auto *S = dyn_cast<StoreInst>(&I))
          Stores.push_back({getUnderlyingObject(S->getPointerOperand()), S});
    for (auto [Stored, S] : Stores)
      if (Stored == Object)
        add(S->getValueOperand());
  }

  Function &F;
  SetVector<Instruction *> Seen;
  SetVector<Value *> Objects;
  SmallVector<Instruction *> Work;
  SmallVector<std::pair<Value *, StoreInst *>> Stores;
};

} // namespace

PreservedAnalyses PreciseValuesPass::run(Module &M, ModuleAnalysisManager &) {
  SmallVector<Function *, 4> Marks;
  MapVector<Function *, SmallVector<CallInst *>> Calls;
  for (Function &F : M) {
    if (!F.isDeclaration() || !F.getName().starts_with(MarkPrefix))
      continue;
    Marks.push_back(&F);
    for (User *U : F.users())
      if (auto *Call = dyn_cast<CallInst>(U))
        Calls[Call->getFunction()].push_back(Call);
  }
  for (auto &[F, Marked] : Calls) {
    PrecisionMarker Exact(*F);
    for (CallInst *Call : Marked)
      Exact.add(Call);
    Exact.run();
    for (CallInst *Call : Marked) {
      Call->replaceAllUsesWith(Call->getArgOperand(0));
      Call->eraseFromParent();
    }
  }
  for (Function *F : Marks)
    if (F->use_empty())
      F->eraseFromParent();
  return Marks.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}

} // namespace dxil::lowering
