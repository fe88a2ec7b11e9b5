// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unrolls loops whose counter selects between different bindings, or is a texel offset, at every
// effort: DXIL allows neither at run time. A block after the loop gets a copy for each iteration
// that leaves to it. Functions without such loops, which are nearly all, do not change.

#include "LoopTurns.h"
#include "dxil/lowering/passes/Flow.h"
#include "memory/TypeWalk.h"
#include "ops/OpLowering.h"
#include "resources/HandleChoices.h"
#include "resources/HandleTypes.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

#include <dxil/contract/OpCall.h>

using namespace llvm;

namespace dxil::lowering {

namespace {

constexpr unsigned MaxResolvedTurns = 1024;
constexpr unsigned MaxValues = 256; ///< values that are followed to loops

/// Shader model 6.7 takes any texel offset.
constexpr Version OffsetsVary = {1, 7};

/// Returns the texel offsets of `Call` that must be constant and are not.
SmallVector<Value *, 3> variableOffsets(const CallInst &Call) {
  SmallVector<Value *, 3> Result;
  const auto Op = contract::ConstOpCall::of(&Call);
  // Offsets of a gather may vary in every shader model.
  if (!Op || Op->isLowered() ||
      (Op->op().Category != info(OpCode::Sample).Category && Op->code() != OpCode::TextureLoad))
    return Result;
  for (OperandId Name : {OperandId::Offset0, OperandId::Offset1, OperandId::Offset2})
    if (Value *V = Op->argument(Name); V && !isa<Constant>(V))
      Result.push_back(V);
  return Result;
}

/// Which values must be constant, and when.
enum class Moment {
  BeforeOptimizer, ///< indices into local arrays of resources, in loops with [unroll]
  Late,            ///< selected resources
  LateWithOffsets  ///< selected resources and texel offsets
};

/// Returns true if a variable of this type holds handles.
bool holdsHandles(Type *Root) {
  return lowering::anyTypeIn(Root, [](Type *Ty) { return isHandleType(Ty); });
}

/// Unknown addresses in local arrays of resources, or in the parts that SROA has made of them: with
/// variable indices, or selected by phis.
struct VariablePlaces {
  SmallVector<Instruction *, 8> Indexed, Chosen;
};

VariablePlaces variablePlaces(Function &F) {
  VariablePlaces Places;
  SmallSetVector<Instruction *, 8> Pointers;
  for (Instruction &I : F.getEntryBlock())
    if (auto *A = dyn_cast<AllocaInst>(&I); A && holdsHandles(A->getAllocatedType()))
      Pointers.insert(A);
  for (unsigned I = 0; I != Pointers.size(); ++I)
    for (User *U : Pointers[I]->users())
      if (auto *GEP = dyn_cast<GetElementPtrInst>(U)) {
        if (Pointers.insert(GEP) && !GEP->hasAllConstantIndices())
          Places.Indexed.push_back(GEP);
      } else if (auto *Phi = dyn_cast<PHINode>(U); Phi && Pointers.insert(Phi)) {
        Places.Chosen.push_back(Phi);
      }
  return Places;
}

/// Makes the values of a function constant that must be.
class Resolver {
public:
  Resolver(Function &F, FunctionAnalysisManager &FAM, Moment When) : F(F), FAM(FAM), When(When) {}
  bool run();

private:
  SmallVector<Instruction *, 8> unresolved();
  SmallVector<Value *, 3> unknownOf(Instruction &I) const;
  SmallSetVector<Loop *, 4> loopsOf(Instruction &I);
  /// Unrolls one loop on which an instruction of `Open` depends. Returns false if there is none.
  bool unrollOne(ArrayRef<Instruction *> Open);
  bool unroll(Loop &L);
  void simplify() {
    simplifyAfterUnrolling(F, FAM);
    shareAfterUnrolling(F, FAM);
  }
  /// Copies the block of an instruction of `Open` for each predecessor. Returns false if none can
  /// be copied.
  bool copyOne(ArrayRef<Instruction *> Open);

  Function &F;
  FunctionAnalysisManager &FAM;
  Moment When;
  bool Unrolled = false;
};

SmallVector<Instruction *, 8> Resolver::unresolved() {
  SmallVector<Instruction *, 8> Open;
  // After unrolling, a phi selects by the iteration that control comes from.
  VariablePlaces Places;
  if (Unrolled || When == Moment::BeforeOptimizer)
    Places = variablePlaces(F);
  if (Unrolled)
    Open = std::move(Places.Chosen);
  if (When == Moment::BeforeOptimizer) {
    append_range(Open, Places.Indexed);
    return Open;
  }
  append_range(Open, choicesAmongBindings(F));
  if (When == Moment::LateWithOffsets)
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallInst>(&I); Call && !variableOffsets(*Call).empty())
        Open.push_back(Call);
  return Open;
}

/// Returns the values that must become constant for `I`.
SmallVector<Value *, 3> Resolver::unknownOf(Instruction &I) const {
  if (auto *Load = dyn_cast<LoadInst>(&I))
    return {Load->getPointerOperand()};
  if (auto *Call = dyn_cast<CallInst>(&I))
    return variableOffsets(*Call);
  if (auto *GEP = dyn_cast<GetElementPtrInst>(&I))
    return SmallVector<Value *, 3>(GEP->indices());
  if (auto *Select = dyn_cast<SelectInst>(&I))
    return {Select->getCondition()};
  return {&I};
}

/// Returns the loops around `I` or whose counters `I` depends on, inner loops first.
SmallSetVector<Loop *, 4> Resolver::loopsOf(Instruction &I) {
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  SmallVector<Loop *, 4> Loops;
  SmallSetVector<Value *, 16> Seen;
  for (Value *V : unknownOf(I))
    Seen.insert(V);
  for (unsigned N = 0; N != Seen.size() && N != MaxValues; ++N) {
    auto *From = dyn_cast<Instruction>(Seen[N]);
    if (!From)
      continue;
    if (Loop *L = LI.getLoopFor(From->getParent());
        L && isa<PHINode>(From) && L->getHeader() == From->getParent())
      Loops.push_back(L);
    else
      Seen.insert_range(From->operands());
  }
  // A phi or select may depend on the path through the loops around it.
  if (isa<PHINode, SelectInst>(I))
    for (Loop *L = LI.getLoopFor(I.getParent()); L; L = L->getParentLoop())
      Loops.push_back(L);
  stable_sort(Loops, [](Loop *A, Loop *B) { return A->getLoopDepth() > B->getLoopDepth(); });
  return SmallSetVector<Loop *, 4>(Loops.begin(), Loops.end());
}

bool Resolver::unroll(Loop &L) {
  if (When == Moment::BeforeOptimizer && hasUnrollTransformation(&L) != TM_ForcedByUser)
    return false;
  unsigned Turns = FAM.getResult<ScalarEvolutionAnalysis>(F).getSmallConstantMaxTripCount(&L);
  return Turns <= MaxResolvedTurns && unrollTurns(L, Turns, F, FAM) != LoopUnrollResult::Unmodified;
}

bool Resolver::unrollOne(ArrayRef<Instruction *> Open) {
  for (Instruction *I : Open)
    for (Loop *L : loopsOf(*I))
      if (unroll(*L))
        return Unrolled = true;
  return false;
}

bool Resolver::copyOne(ArrayRef<Instruction *> Open) {
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  for (Instruction *I : Open) {
    BasicBlock &BB = *I->getParent();
    if (BB.phis().empty() || LI.isLoopHeader(&BB) || BB.isEHPad() ||
        BB.size() * pred_size(&BB) > MaxUnrolledInstructions)
      continue;
    // Values with users in other blocks go through memory, from which SROA makes phis again.
    SmallVector<Instruction *, 8> Definitions;
    for (Instruction &Defined : BB)
      if (any_of(Defined.users(),
                 [&](User *U) { return cast<Instruction>(U)->getParent() != &BB; }))
        Definitions.push_back(&Defined);
    for (Instruction *Defined : Definitions)
      DemoteRegToStack(*Defined, /*VolatileLoads=*/false, F.getEntryBlock().getFirstInsertionPt());
    SmallSetVector<BasicBlock *, 8> Before(pred_begin(&BB), pred_end(&BB));
    for (BasicBlock *P : ArrayRef(Before.getArrayRef()).drop_front()) {
      ValueToValueMapTy Map;
      BasicBlock *Copy = CloneBasicBlock(&BB, Map, "", &F);
      for (PHINode &Phi : make_early_inc_range(Copy->phis())) {
        Value *V = Phi.getIncomingValueForBlock(P);
        Phi.replaceAllUsesWith(V); // replaces its uses in the map too
        Phi.eraseFromParent();
      }
      remapInstructionsInBlocks({Copy}, Map);
      for (BasicBlock *S : successors(Copy))
        for (PHINode &Phi : S->phis()) {
          Value *V = Phi.getIncomingValueForBlock(&BB);
          Value *Mapped = Map.lookup(V);
          Phi.addIncoming(Mapped ? Mapped : V, Copy);
        }
      // Several cases of a switch may lead to the block.
      for (BasicBlock *S : successors(P))
        if (S == &BB)
          BB.removePredecessor(P, /*KeepOneInputPHIs=*/true);
      P->getTerminator()->replaceSuccessorWith(&BB, Copy);
    }
    return true;
  }
  return false;
}

bool Resolver::run() {
  SmallVector<Instruction *, 8> Open = unresolved();
  if (Open.empty())
    return false;
  auto IsRequested = [](Loop *L) { return hasUnrollTransformation(L) == TM_ForcedByUser; };
  if (When == Moment::BeforeOptimizer &&
      none_of(FAM.getResult<LoopAnalysis>(F).getLoopsInPreorder(), IsRequested))
    return false;
  // Without the optimizer, known values may not have reached their uses.
  simplify();
  for (unsigned Round = 0; Round != MaxUnrollRounds; ++Round) {
    Open = unresolved();
    if (Open.empty() || !(unrollOne(Open) || (Unrolled && copyOne(Open))))
      break;
    simplify();
  }
  return true;
}

} // namespace

static PreservedAnalyses resolveLoops(Module &M, ModuleAnalysisManager &MAM, Moment When) {
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  bool Changed = false;
  for (Function &F : M)
    if (!F.isDeclaration())
      Changed |= Resolver(F, FAM, When).run();
  return keptAfter(Changed);
}

PreservedAnalyses RequestedConstantLoopsPass::run(Module &M, ModuleAnalysisManager &MAM) {
  return resolveLoops(M, MAM, Moment::BeforeOptimizer);
}

PreservedAnalyses ConstantLoopsPass::run(Module &M, ModuleAnalysisManager &MAM) {
  return resolveLoops(M, MAM,
                      targetOf(M).DXIL < OffsetsVary ? Moment::LateWithOffsets : Moment::Late);
}

} // namespace dxil::lowering
