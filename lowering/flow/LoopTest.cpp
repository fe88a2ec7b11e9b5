// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LoopTest.h"

#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/LoopIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

constexpr uint64_t MaxTestSteps = uint64_t(1) << 22; ///< instructions times turns

BranchInst *leavingBranch(const Loop &L, BasicBlock *BB) {
  auto *Branch = BB ? dyn_cast<BranchInst>(BB->getTerminator()) : nullptr;
  return Branch && Branch->isConditional() && L.isLoopExiting(BB) ? Branch : nullptr;
}

} // namespace

BranchInst *sourceTest(const Loop &L) {
  BranchInst *Test = leavingBranch(L, L.getHeader());
  return Test ? Test : leavingBranch(L, L.getLoopLatch());
}

TurnCounter::TurnCounter(Loop &L, const LoopInfo &LI) : L(L) {
  LoopBlocksRPO Blocks(&L);
  Blocks.perform(&LI);
  for (BasicBlock *BB : make_range(Blocks.begin(), Blocks.end())) {
    Position[BB] = Order.size();
    Order.push_back(BB);
  }
}

unsigned TurnCounter::run(ArrayRef<BranchInst *> Tests, unsigned MostTurns) {
  BasicBlock *From = L.getLoopPreheader(), *Latch = L.getLoopLatch();
  if (!From || !Latch)
    return 0;
  collectNeeded(Tests);
  for (PHINode &Phi : L.getHeader()->phis())
    Counters[&Phi] = Phi.getIncomingValueForBlock(From);
  const uint64_t Each = Order.size() + Needed.size();
  for (unsigned Turn = 1; Turn <= MostTurns && Turn * Each <= MaxTestSteps; ++Turn) {
    runTurn();
    bool AnyReached = false;
    for (BranchInst *Test : Tests) {
      if (!Reached.contains(Test->getParent()))
        continue;
      AnyReached = true;
      auto *Condition = dyn_cast<ConstantInt>(valueOf(Test->getCondition()));
      if (Condition && !L.contains(Test->getSuccessor(Condition->isZero() ? 1 : 0)))
        return Turn;
    }
    if (!AnyReached || !Reached.contains(Latch))
      return 0;
    DenseMap<PHINode *, Value *> Next;
    for (auto [Phi, Before] : Counters) {
      Value *V = valueOf(Phi->getIncomingValueForBlock(Latch));
      Next[Phi] = L.isLoopInvariant(V) ? V : Phi;
    }
    Counters = std::move(Next);
  }
  return 0;
}

/// Collects the instructions from which the tests are computed, across iterations.
void TurnCounter::collectNeeded(ArrayRef<BranchInst *> Tests) {
  SmallVector<Value *, 32> Open;
  bool WithBranches = false;
  for (BranchInst *Test : Tests)
    Open.push_back(Test->getCondition());
  while (!Open.empty()) {
    auto *I = dyn_cast<Instruction>(Open.pop_back_val());
    if (!I || !L.contains(I) || !Needed.insert(I).second)
      continue;
    auto *Phi = dyn_cast<PHINode>(I);
    if (Phi && Phi->getParent() == L.getHeader()) {
      Open.push_back(Phi->getIncomingValueForBlock(L.getLoopLatch()));
      continue;
    }
    append_range(Open, I->operands());
    if (!Phi || std::exchange(WithBranches, true))
      continue;
    for (BasicBlock *BB : Order)
      if (auto *Branch = dyn_cast<BranchInst>(BB->getTerminator());
          Branch && Branch->isConditional())
        Open.push_back(Branch->getCondition());
      else if (auto *Switch = dyn_cast<SwitchInst>(BB->getTerminator()))
        Open.push_back(Switch->getCondition());
  }
}

void TurnCounter::runTurn() {
  Values.clear();
  Reached.clear();
  for (BasicBlock *BB : Order) {
    if (BB != L.getHeader() && none_of(predecessors(BB), [&](const BasicBlock *From) {
          return L.contains(From) && Reached.contains(From) && isTaken(From, BB);
        }))
      continue;
    Reached.insert(BB);
    for (Instruction &I : *BB)
      if (Needed.contains(&I))
        Values[&I] = compute(I);
  }
}

bool TurnCounter::isTaken(const BasicBlock *From, const BasicBlock *To) const {
  if (auto *Branch = dyn_cast<BranchInst>(From->getTerminator());
      Branch && Branch->isConditional()) {
    auto *Condition = dyn_cast<ConstantInt>(valueOf(Branch->getCondition()));
    return !Condition || Branch->getSuccessor(Condition->isZero() ? 1 : 0) == To;
  }
  if (auto *Switch = dyn_cast<SwitchInst>(From->getTerminator())) {
    auto *Condition = dyn_cast<ConstantInt>(valueOf(Switch->getCondition()));
    return !Condition || Switch->findCaseValue(Condition)->getCaseSuccessor() == To;
  }
  return true;
}

Value *TurnCounter::valueOf(Value *V) const {
  auto *I = dyn_cast<Instruction>(V);
  Value *Result = I ? Values.lookup(I) : nullptr;
  return Result ? Result : V;
}

/// Returns the value that all taken edges bring to \p Phi, or the phi itself if they differ.
/// Nothing is known of the phis of an inner loop's header.
Value *TurnCounter::choice(PHINode &Phi) const {
  Value *Result = nullptr;
  for (unsigned Index = 0; Index != Phi.getNumIncomingValues(); ++Index) {
    const BasicBlock *From = Phi.getIncomingBlock(Index);
    if (Position.lookup(From) >= Position.lookup(Phi.getParent()))
      return &Phi;
    if (!Reached.contains(From) || !isTaken(From, Phi.getParent()))
      continue;
    Value *V = valueOf(Phi.getIncomingValue(Index));
    if (Result && Result != V)
      return &Phi;
    Result = V;
  }
  return Result ? Result : &Phi;
}

Value *TurnCounter::compute(Instruction &I) const {
  if (auto *Phi = dyn_cast<PHINode>(&I))
    return Phi->getParent() == L.getHeader() ? Counters.lookup(Phi) : choice(*Phi);
  if (I.isTerminator() || isa<AllocaInst>(I))
    return &I;
  SmallVector<Value *, 4> Operands;
  for (Value *Operand : I.operands())
    Operands.push_back(valueOf(Operand));
  // A bound that is a minimum or maximum with a run-time value counts as unknown, as in DXC.
  if (isa<ICmpInst>(I) && any_of(Operands, [](Value *V) { return isa<MinMaxIntrinsic>(V); }))
    return &I;
  const SimplifyQuery Query(I.getModule()->getDataLayout());
  Value *Result = simplifyInstructionWithOperands(&I, Operands, Query);
  return Result ? Result : &I;
}

} // namespace dxil::lowering
