// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The optimizer for modules of the project's own front end: what clang's pipeline has that pays in
// shaders. All calls are inlined first, so each pass works on the shader alone.
#include "AnalysisManagers.h"
#include "ConstantElements.h"
#include "RequestedUnroll.h"
#include "UnrollRequests.h"
#include "UnsetHandles.h"
#include "UnsetOutputs.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/Passes.h"
#include "dxil/target/InputLimits.h"
#include "dxil/target/Passes.h"
#include "dxil/target/Pipeline.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/GVN.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopDeletion.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"
#include "llvm/Transforms/Scalar/Reassociate.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/Mem2Reg.h"

using namespace llvm;

namespace dxil::target {
namespace {

template <typename PassT> ModulePassManager onFunctions(PassT Pass) {
  ModulePassManager MPM;
  MPM.addPass(createModuleToFunctionPassAdaptor(std::move(Pass)));
  return MPM;
}

/// pow by the logarithm, so that a negative base gives NaN, where LLVM makes products of many
/// constant exponents; a square is a product in DXC as well, and what FXC makes products of in HLSL
/// 2016. Constants are left to folding.
class PowersPass : public PassInfoMixin<PowersPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &) {
    SmallVector<IntrinsicInst *, 8> Calls;
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<IntrinsicInst>(&I); Call &&
                                                    Call->getIntrinsicID() == Intrinsic::pow &&
                                                    !isa<Constant>(Call->getArgOperand(0)))
        Calls.push_back(Call);
    for (IntrinsicInst *Call : Calls)
      expand(*Call);
    return Calls.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
  }
  static bool isRequired() { return true; }

private:
  /// Whether FXC makes products of a power for \p Elements of a vector, or so many that it takes
  /// the logarithm.
  static bool isProduct(int32_t Exponent, uint32_t Elements) {
    const uint32_t Size = uint32_t(std::abs(int64_t(Exponent)));
    const uint32_t Most = Exponent < 0 ? Elements + 1 : 2 * Elements + 1;
    return !Size || uint32_t(Log2_32(Size)) + uint32_t(popcount(Size)) - 1 <= Most;
  }

  using KnownValues = SmallDenseMap<Value *, Constant *, 32>;
  static constexpr unsigned MostSteps = 256;

  /// What \p V is known to be: vectors are put together one by one still.
  static Constant *known(Value *V, const DataLayout &Layout, KnownValues &Seen) {
    if (auto *C = dyn_cast<Constant>(V))
      return C;
    auto *I = dyn_cast<Instruction>(V);
    if (!I || !isa<InsertElementInst, ExtractElementInst, ShuffleVectorInst, UnaryOperator>(I) ||
        Seen.size() > MostSteps)
      return nullptr;
    if (auto Before = Seen.find(V); Before != Seen.end())
      return Before->second;
    Seen[V] = nullptr;
    SmallVector<Constant *, 3> Operands;
    for (Value *Operand : I->operands())
      if (Constant *C = known(Operand, Layout, Seen))
        Operands.push_back(C);
    return Seen[V] = Operands.size() == I->getNumOperands()
                         ? ConstantFoldInstOperands(I, Operands, Layout)
                         : nullptr;
  }

  static Value *product(IRBuilder<> &B, Value *Base, Value *Exponent) {
    KnownValues Seen;
    const DataLayout &Layout = B.GetInsertBlock()->getModule()->getDataLayout();
    Constant *Known = known(Exponent, Layout, Seen);
    const APFloat *Number = nullptr;
    if (!Known || !PatternMatch::match(Known, PatternMatch::m_APFloat(Number)))
      return nullptr;
    auto *Shape = dyn_cast<FixedVectorType>(Exponent->getType());
    APSInt Whole(32, false);
    bool IsWhole = false;
    if (Number->convertToInteger(Whole, APFloat::rmTowardZero, &IsWhole) != APFloat::opOK ||
        !IsWhole || !isProduct(int32_t(Whole.getSExtValue()), Shape ? Shape->getNumElements() : 1))
      return nullptr;
    Value *Result = nullptr, *Square = Base;
    for (uint32_t Left = uint32_t(Whole.abs().getZExtValue()); Left; Left >>= 1) {
      if (Left & 1)
        Result = Result ? B.CreateFMul(Result, Square) : Square;
      if (Left > 1)
        Square = B.CreateFMul(Square, Square);
    }
    Constant *One = ConstantFP::get(Base->getType(), 1.0);
    return !Result ? One : Whole.isNegative() ? B.CreateFDiv(One, Result) : Result;
  }

  static void expand(IntrinsicInst &Call) {
    IRBuilder<> B(&Call);
    B.setFastMathFlags(Call.getFastMathFlags());
    Value *Base = Call.getArgOperand(0), *Exponent = Call.getArgOperand(1);
    Value *Result =
        Call.hasFnAttr(contract::PowerByProducts) ? product(B, Base, Exponent) : nullptr;
    if (!Result && PatternMatch::match(Exponent, PatternMatch::m_SpecificFP(2.0))) {
      Result = B.CreateFMul(Base, Base);
    } else if (!Result) {
      Value *Log = B.CreateUnaryIntrinsic(Intrinsic::log2, Base);
      Result = B.CreateUnaryIntrinsic(Intrinsic::exp2, B.CreateFMul(Log, Exponent));
    }
    Call.replaceAllUsesWith(Result);
    Call.eraseFromParent();
  }
};

/// Calls that double the program at each level are an error before they are inlined.
class InliningLimitPass : public PassInfoMixin<InliningLimitPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &) {
    const uint64_t Most = MaxInlined + InlinedForEach * M.getInstructionCount();
    const auto Sizes = inlinedSizes(M);
    const auto *Over = find_if(Sizes, [&](const auto &Each) { return Each.second > Most; });
    if (Over != Sizes.end())
      lowering::reportError(*Over->first, "more than " + Twine(Most) +
                                              " instructions once all calls are inlined");
    return PreservedAnalyses::all();
  }
  static bool isRequired() { return true; }

private:
  static constexpr uint64_t MaxInlined = uint64_t(1) << 17, InlinedForEach = 32;
};

/// What is wrong with a program, before anything is inlined.
ModulePassManager checkingPasses() {
  ModulePassManager MPM;
  MPM.addPass(lowering::UnsetVariablesPass());
  MPM.addPass(DXILEntrySignaturePass());
  MPM.addPass(lowering::CheckRecursionPass());
  MPM.addPass(InliningLimitPass());
  MPM.addPass(UnrollRequestsPass());
  MPM.addPass(MarkUnsetHandlesPass());
  return MPM;
}

/// What every module needs, whatever the effort: one function with values in place of memory, and
/// the meaning of HLSL where LLVM's optimizer assumes more.
ModulePassManager requiredPasses() {
  ModulePassManager MPM;
  // A function may be inlined many times: what is a value by then is not copied as memory.
  MPM.addPass(createModuleToFunctionPassAdaptor(PromotePass()));
  MPM.addPass(AlwaysInlinerPass());
  MPM.addPass(GlobalDCEPass());
  MPM.addPass(lowering::LocalizeGlobalsPass());
  MPM.addPass(MarkUnsetHandlesPass());
  MPM.addPass(lowering::ConvergencePass());
  MPM.addPass(lowering::ConstantLoopsPass(/*BeforeOptimizer=*/true));
  FunctionPassManager FPM;
  // Before SROA, which makes bytes of members.
  FPM.addPass(lowering::ResourceMemoryPass());
  FPM.addPass(SROAPass(SROAOptions::ModifyCFG));
  FPM.addPass(lowering::DebugLanesPass());
  MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
  MPM.addPass(createModuleToFunctionPassAdaptor(UnsetOutputsPass()));
  MPM.addPass(lowering::PreciseValuesPass());
  MPM.addPass(createModuleToFunctionPassAdaptor(PowersPass()));
  MPM.addPass(lowering::GuardDivisionsPass());
  MPM.addPass(createModuleToFunctionPassAdaptor(RequestedUnrollPass()));
  MPM.addPass(ConstantElementsPass());
  return MPM;
}

void addSimplification(FunctionPassManager &FPM) {
  FPM.addPass(InstCombinePass());
  FPM.addPass(lowering::KnownDivisionsPass());
  FPM.addPass(lowering::FastIdentitiesPass());
  FPM.addPass(SimplifyCFGPass());
}

void addLoopPasses(FunctionPassManager &FPM, Effort How) {
  LoopPassManager Loops;
  Loops.addPass(LoopRotatePass(/*EnableHeaderDuplication=*/How != Effort::None));
  if (How >= Effort::Much)
    Loops.addPass(LICMPass(LICMOptions()));
  Loops.addPass(IndVarSimplifyPass());
  Loops.addPass(LoopDeletionPass());
  FPM.addPass(createFunctionToLoopPassAdaptor(std::move(Loops), /*UseMemorySSA=*/true));
  LoopUnrollOptions Unroll(How == Effort::Most ? 3 : 2, /*OnlyWhenForced=*/How < Effort::Much);
  Unroll.setPartial(false).setRuntime(false).setPeeling(false).setUpperBound(false);
  FPM.addPass(LoopUnrollPass(Unroll));
}

ModulePassManager optimizerPasses(Effort How) {
  FunctionPassManager FPM;
  FPM.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  FPM.addPass(SimplifyCFGPass());
  if (How != Effort::None)
    addSimplification(FPM);
  addLoopPasses(FPM, How);
  FPM.addPass(
      SROAPass(SROAOptions::ModifyCFG)); // of arrays whose indices unrolling has made constant
  FPM.addPass(lowering::DebugLanesPass());
  if (How != Effort::None)
    addSimplification(FPM);
  if (How >= Effort::Much) {
    FPM.addPass(ReassociatePass());
    FPM.addPass(GVNPass());
    FPM.addPass(InstCombinePass());
    FPM.addPass(SimplifyCFGPass());
  }
  FPM.addPass(ADCEPass());
  FPM.addPass(UnsetHandlesPass());
  return onFunctions(std::move(FPM));
}

} // namespace

bool runFrontendPasses(Module &M, Effort How) {
  AnalysisManagers Managers(/*TM=*/nullptr);
  std::vector<PipelineStage> Stages;
  Stages.push_back(checkingPasses());
  Stages.push_back(requiredPasses());
  Stages.push_back(optimizerPasses(How));
  return runStages(std::move(Stages), M, Managers.Modules);
}

} // namespace dxil::target
