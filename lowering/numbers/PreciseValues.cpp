// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A front end wraps a value that must be exact in `dxil.exact.<type>`: one stored in a `precise`
// variable or returned as such. As in DXC, every value on which it depends must be exact too, also
// through memory, choices and inlined calls. Which values these are is known after inlining and
// promotion of variables. Both simplify instructions, so that HoldFastFlagsPass moves the fast-math
// flags to metadata first. PreciseValuesPass restores the flags of all other values, and removes
// the marks.
#include "dxil/contract_names.h"
#include "dxil/lowering/passes/Numbers.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

constexpr StringRef MarkPrefix = contract::ExactPrefix;
constexpr StringRef HeldFlags = contract::HeldFlags;

bool isMark(const Function &F) {
  return F.isDeclaration() && F.getName().starts_with(MarkPrefix);
}

/// The flags in the order of their bits in `!dxil.fast`.
struct FlagBit {
  bool (FastMathFlags::*Has)() const;
  void (FastMathFlags::*Set)(bool);
};
constexpr FlagBit FlagBits[] = {
    {&FastMathFlags::allowReassoc, &FastMathFlags::setAllowReassoc},
    {&FastMathFlags::noNaNs, &FastMathFlags::setNoNaNs},
    {&FastMathFlags::noInfs, &FastMathFlags::setNoInfs},
    {&FastMathFlags::noSignedZeros, &FastMathFlags::setNoSignedZeros},
    {&FastMathFlags::allowReciprocal, &FastMathFlags::setAllowReciprocal},
    {&FastMathFlags::allowContract, &FastMathFlags::setAllowContract},
    {&FastMathFlags::approxFunc, &FastMathFlags::setApproxFunc},
};

void holdFlags(Instruction &I) {
  const FastMathFlags Flags = I.getFastMathFlags();
  uint32_t Bits = 0;
  for (const auto [Bit, Flag] : enumerate(FlagBits))
    Bits |= uint32_t((Flags.*Flag.Has)()) << Bit;
  if (!Bits)
    return;
  auto *Held = ConstantInt::get(Type::getInt32Ty(I.getContext()), Bits);
  I.setMetadata(HeldFlags, MDNode::get(I.getContext(), ConstantAsMetadata::get(Held)));
  I.copyFastMathFlags(FastMathFlags());
}

void restoreFlags(Instruction &I) {
  const MDNode *Held = I.getMetadata(HeldFlags);
  if (!Held)
    return;
  I.setMetadata(HeldFlags, nullptr);
  const auto *Number = Held->getNumOperands() == 1
                           ? mdconst::dyn_extract_or_null<ConstantInt>(Held->getOperand(0))
                           : nullptr;
  const uint64_t Bits = Number ? Number->getLimitedValue() : 0;
  FastMathFlags Flags;
  for (const auto [Bit, Flag] : enumerate(FlagBits))
    (Flags.*Flag.Set)(Bits >> Bit & 1);
  if (isa<FPMathOperator>(I))
    I.copyFastMathFlags(Flags);
}

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
      I->setMetadata(HeldFlags, nullptr);
      addDecisions(*I->getParent());
      if (auto *Load = dyn_cast<LoadInst>(I)) {
        addStores(getUnderlyingObject(Load->getPointerOperand()));
        continue;
      }
      if (auto *Phi = dyn_cast<PHINode>(I))
        for (BasicBlock *From : Phi->blocks()) {
          addDecision(*From->getTerminator());
          addDecisions(*From);
        }
      for (Value *Operand : I->operands())
        add(Operand);
    }
  }

private:
  void addDecision(Instruction &Terminator) {
    if (auto *Branch = dyn_cast<BranchInst>(&Terminator); Branch && Branch->isConditional())
      add(Branch->getCondition());
    else if (auto *Switch = dyn_cast<SwitchInst>(&Terminator))
      add(Switch->getCondition());
  }

  /// A value also depends on the conditions that decide whether its block is executed.
  void addDecisions(BasicBlock &BB) {
    if (!Visited.insert(&BB).second)
      return;
    if (Deciders.empty())
      findDeciders();
    for (BasicBlock *Decider : Deciders[&BB])
      addDecision(*Decider->getTerminator());
  }

  /// Control dependence (Ferrante, Ottenstein, Warren 1987): a branch decides about the blocks that
  /// post-dominate one of its successors, and not the branch.
  void findDeciders() {
    PostDominatorTree PDT(F);
    Deciders[&F.getEntryBlock()]; // the map is not empty afterwards
    for (BasicBlock &BB : F) {
      const auto *Node = PDT.getNode(&BB);
      if (!Node || BB.getTerminator()->getNumSuccessors() < 2)
        continue;
      for (BasicBlock *Successor : successors(&BB))
        for (const auto *N = PDT.getNode(Successor); N && N != Node->getIDom(); N = N->getIDom())
          if (BasicBlock *Decided = N->getBlock())
            Deciders[Decided].insert(&BB);
    }
  }

  void addStores(Value *Object) {
    if (!isa<AllocaInst, GlobalVariable>(Object) || !Objects.insert(Object))
      return;
    if (Stores.empty())
      for (Instruction &I : instructions(F))
        if (auto *S = dyn_cast<StoreInst>(&I))
          Stores.push_back({getUnderlyingObject(S->getPointerOperand()), S});
    for (auto [Stored, S] : Stores)
      if (Stored == Object) {
        add(S->getValueOperand());
        addDecisions(*S->getParent());
      }
  }

  Function &F;
  SetVector<Instruction *> Seen;
  SmallPtrSet<BasicBlock *, 16> Visited;
  DenseMap<BasicBlock *, SmallPtrSet<BasicBlock *, 2>> Deciders;
  SetVector<Value *> Objects;
  SmallVector<Instruction *> Work;
  SmallVector<std::pair<Value *, StoreInst *>> Stores;
};

} // namespace

PreservedAnalyses HoldFastFlagsPass::run(Module &M, ModuleAnalysisManager &) {
  if (none_of(M, isMark))
    return PreservedAnalyses::all();
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (isa<FPMathOperator>(I))
        holdFlags(I);
  return PreservedAnalyses::none();
}

PreservedAnalyses PreciseValuesPass::run(Module &M, ModuleAnalysisManager &) {
  SmallVector<Function *, 4> Marks;
  MapVector<Function *, SmallVector<CallInst *>> Calls;
  for (Function &F : M) {
    if (!isMark(F))
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
    F->removeFnAttr(contract::NoExactValues);
    for (CallInst *Call : Marked) {
      Call->replaceAllUsesWith(Call->getArgOperand(0));
      Call->eraseFromParent();
    }
  }
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      restoreFlags(I);
  for (Function *F : Marks)
    if (F->use_empty())
      F->eraseFromParent();
  return Marks.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}

} // namespace dxil::lowering
