// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/Pipelines.h"
#include "AnalysisManagers.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/Passes.h"
#include "restore/UpgradedModule.h"

#include "llvm/Analysis/LastRunTrackingAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Support/TimeProfiler.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
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

namespace dxil::lowering {

namespace {

std::string textOf(const Function &F) {
  std::string Text;
  raw_string_ostream(Text) << F;
  return Text;
}

/// Runs a function pass if another pass has changed the function since its last run.
template <typename PassT> class PassOnChange {
public:
  explicit PassOnChange(PassT Pass) : Pass(std::move(Pass)) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM) {
    if (FAM.getResult<LastRunTrackingAnalysis>(F).shouldSkip(&Identity))
      return PassContract::isWanted() ? check(F, FAM) : PreservedAnalyses::all();
    PreservedAnalyses Preserved = Pass.run(F, FAM);
    const bool Changed = !Preserved.areAllPreserved();
    FAM.getResult<LastRunTrackingAnalysis>(F).update(&Identity, Changed);
    if (Changed)
      Preserved.preserve<LastRunTrackingAnalysis>();
    return Preserved;
  }

  static StringRef name() { return PassT::name(); }
  void printPipeline(raw_ostream &OS, function_ref<StringRef(StringRef)> Names) {
    Pass.printPipeline(OS, Names);
  }

private:
  PreservedAnalyses check(Function &F, FunctionAnalysisManager &FAM) {
    const std::string Before = textOf(F);
    PreservedAnalyses Preserved = Pass.run(F, FAM);
    if (textOf(F) != Before)
      reportError(F, name() + " would not run, but changes the function");
    return Preserved;
  }

  static inline char Identity = 0;
  PassT Pass;
};

} // namespace

/// Collects passes. Consecutive function passes run function by function, consecutive loop passes
/// loop by loop.
class PassSequence {
public:
  template <typename PassT> void add(PassT Pass) {
    if constexpr (requires(Module & M, ModuleAnalysisManager & AM) { Pass.run(M, AM); }) {
      endFunctions();
      Modules.addPass(std::move(Pass));
    } else if constexpr (requires(Function & F, FunctionAnalysisManager & AM) {
                           Pass.run(F, AM);
                         }) {
      endLoops();
      if (When == Demand::Changed)
        Functions.addPass(PassOnChange<PassT>(std::move(Pass)));
      else
        Functions.addPass(std::move(Pass));
    } else {
      Loops.addPass(std::move(Pass));
    }
  }

  void add(ArrayRef<Step> Steps, Effort How) {
    for (const Step &S : Steps) {
      if (How < S.From)
        continue;
      When = S.When;
      if (S.Add)
        S.Add(*this, How);
      add(S.List, How);
      if (S.EndsStage)
        endStage();
    }
  }

  std::vector<Stage> takeStages() {
    endStage();
    return std::move(Stages);
  }

  FunctionPassManager takeFunctionPasses() {
    endLoops();
    return std::move(Functions);
  }

private:
  void endLoops() {
    if (!Loops.isEmpty())
      Functions.addPass(createFunctionToLoopPassAdaptor(std::move(Loops), /*UseMemorySSA=*/true));
    Loops = LoopPassManager();
  }

  void endFunctions() {
    endLoops();
    if (!Functions.isEmpty())
      Modules.addPass(createModuleToFunctionPassAdaptor(std::move(Functions)));
    Functions = FunctionPassManager();
  }

  void endStage() {
    endFunctions();
    if (!Modules.isEmpty())
      Stages.push_back(std::move(Modules));
    Modules = ModulePassManager();
  }

  Demand When = Demand::Always; ///< of the step that adds passes
  std::vector<Stage> Stages;
  ModulePassManager Modules;
  FunctionPassManager Functions;
  LoopPassManager Loops;
};

namespace {

constexpr bool EndsStage = true;

/// The step \p S on functions that another pass has changed since the pass last ran.
constexpr Step onChange(Step S) {
  S.When = Demand::Changed;
  return S;
}

#define PASS(...) [](PassSequence &Passes, Effort) { Passes.add(__VA_ARGS__); }
// PASS with options that depend on the effort `How`.
#define PASS_BY_EFFORT(...) [](PassSequence &Passes, Effort How) { Passes.add(__VA_ARGS__); }

constexpr Step ClangStartSteps[] = {
    {PASS(UnsetVariablesPass()), "No pass has moved code yet."},
    {PASS(DropAssumptionsPass()), "No pass has used the assumptions yet."},
    {PASS(GuardDivisionsPass())},
    {PASS(ConstantIndicesPass())},
    {PASS(DXILEntrySignaturePass())},
    {PASS(CheckRecursionPass()), "The optimizer makes loops of tail recursion."},
    {PASS(ConvergencePass()), "The loops are those of the source."},
    {PASS(RequestedConstantLoopsPass()), "The latch of an iteration is still the source's."},
};

constexpr Step ClangAfterInliningSteps[] = {
    {PASS(AlwaysInlinerPass())},
    {PASS(ResourceMemoryPass()), "SROA splits accesses of members into accesses of bytes."},
    {PASS(SplitVariablesPass()), "SROA keeps a variable with an unknown index whole."},
    {PASS(SROAPass(SROAOptions::ModifyCFG))},
};

constexpr Step ClangPeepholeSteps[] = {
    {PASS(KnownDivisionsPass())},
    {PASS(FastIdentitiesPass())},
};

constexpr Step CalleeValuesSteps[] = {
    {PASS(ResourceMemoryPass()), "SROA splits accesses of members into accesses of bytes."},
    {PASS(SplitVariablesPass()), "SROA keeps a variable with an unknown index whole."},
    {PASS(SROAPass(SROAOptions::PreserveCFG))},
    {PASS(DebugLanesPass())},
};

constexpr Step CalleeFlowSteps[] = {
    {PASS(EarlyCSEPass(/*UseMemorySSA=*/true))},
    {PASS(SimplifyCFGPass())},
};

constexpr Step SimplificationSteps[] = {
    {PASS(VectorElementsPass()), "InstCombine is quadratic in the elements of a long vector."},
    {PASS(LimitedInstCombinePass())},
    onChange({PASS(KnownDivisionsPass())}),
    onChange({PASS(FastIdentitiesPass())}),
    onChange({PASS(SimplifyCFGPass())}),
};

LoopUnrollPass unroll(Effort How) {
  // The limit of -O2 is DXC's. With that of -O3 some shaders are three times the size of DXC's.
  LoopUnrollOptions Options(/*OptLevel=*/2, /*OnlyWhenForced=*/How < Effort::Much);
  return LoopUnrollPass(
      Options.setPartial(false).setRuntime(false).setPeeling(false).setUpperBound(false));
}

constexpr Step FrontEndSteps[] = {
    // Errors of the source program.
    {PASS(UnsetVariablesPass()), "No pass has moved code yet."},
    {PASS(DXILEntrySignaturePass())},
    {PASS(CheckRecursionPass()), "Inlining needs a call graph without cycles."},
    {PASS(InliningLimitPass())},
    {PASS(UnrollRequestsPass()), "It compares the size of a loop body before inlining, as DXC."},
    {PASS(MarkUnsetHandlesPass()), "Promotion replaces a read before any store by undef.",
     Effort::None, EndsStage},

    // One function per entry point, variables as values, and HLSL's semantics where LLVM would
    // assume more.
    {PASS(PromotePass()), "A callee is copied with values, not with memory."},
    {PASS(GuardDivisionsPass()), "Inlining folds divisions by constant arguments."},
    {PASS(HoldFastFlagsPass()), "Inlining simplifies by the flags, and a value may be precise."},
    {PASS(InlineCallsPass())},
    onChange({PASS(KnownDivisionsPass())}),
    {PASS(GlobalDCEPass())},
    {PASS(LocalizeGlobalsPass())},
    {PASS(MarkUnsetHandlesPass()), "`static` resources are local now."},
    {PASS(ConvergencePass()), "Whether a call depends on lanes is known after inlining."},
    {PASS(RequestedConstantLoopsPass()), "The latch of an iteration is still the source's."},
    {PASS(DXILStageArraysPass()), "InstCombine adds the offsets of members to those of indices."},
    {PASS(ResourceMemoryPass()), "SROA splits accesses of members into accesses of bytes."},
    {PASS(SplitVariablesPass()), "SROA keeps a variable with an unknown index whole."},
    {PASS(SROAPass(SROAOptions::ModifyCFG))},
    {PASS(DebugLanesPass())},
    {PASS(EndlessLoopsPass()), "Counters are values, and no pass has deleted a loop yet."},
    {PASS(UnsetOutputsPass()), "No pass has replaced an undefined value by a constant yet."},
    {PASS(PreciseValuesPass()), "Values are SSA; the passes below use the fast-math flags."},
    {PASS(PowersPass()), "InstCombine makes products of constant powers."},
    {PASS(KnownDivisionsPass()), "A divisor parameter is a constant after inlining and SROA."},
    {PASS(GuardDivisionsPass())},
    {PASS(RequestedUnrollPass()), "The loops are those of the source."},
    {PASS(ConstantElementsPass()), "Unrolling makes indices constant.", Effort::None, EndsStage},

    // Optimization.
    {PASS(EarlyCSEPass(/*UseMemorySSA=*/true))},
    onChange({PASS(SimplifyCFGPass())}),
    {nullptr, "", Effort::Little, false, SimplificationSteps},
    {PASS(ConstantCopiesPass()), "Copies of matrices are plain after InstCombine.", Effort::Little},
    {PASS(LoopMarksPass()), "LICM is cubic in loops without a store between them.", Effort::Much},
    {PASS_BY_EFFORT(LoopRotatePass(/*EnableHeaderDuplication=*/How != Effort::None))},
    {PASS(LICMPass(LICMOptions())), "", Effort::Much},
    {PASS(IndVarSimplifyPass())},
    {PASS(LoopDeletionPass())},
    {PASS(LoopMarksEndPass()), "", Effort::Much},
    {PASS_BY_EFFORT(unroll(How))},
    {PASS(SROAPass(SROAOptions::ModifyCFG)), "Unrolling makes array indices constant."},
    {PASS(DebugLanesPass())},
    {nullptr, "", Effort::Little, false, SimplificationSteps},
    {PASS(ReassociatePass()), "", Effort::Much},
    {PASS(LimitedGVNPass()), "", Effort::Much},
    {PASS(LimitedInstCombinePass()), "", Effort::Much},
    onChange({PASS(SimplifyCFGPass()), "", Effort::Much}),
    {PASS(ADCEPass())},
    {PASS(ZeroDivisionsPass()), "Divisions that are never executed are gone."},
    {PASS(UnsetHandlesPass()), "Paths that are never taken are gone.", Effort::None, EndsStage},
};

constexpr Step LoweringSteps[] = {
    {PASS(DXILEntrySignaturePass()), "clang and the front end have run it; opt and llc have not.",
     Effort::None, EndsStage},

    // One function per entry point; handles are values.
    {PASS(FinalizeLinkagePass())},
    {PASS(AlwaysInlinerPass())},
    {PASS(GlobalDCEPass())},
    {PASS(LocalizeGlobalsPass())},
    {PASS(ExpandMemoryPass()), "SROA splits only accesses of scalars and vectors."},
    {PASS(SROAPass(SROAOptions::ModifyCFG)), "At every effort: DXIL has no handles in memory."},
    {PASS(DebugLanesPass())},
    {PASS(ResourceMemoryPass())},
    onChange({PASS(EarlyCSEPass(/*UseMemorySSA=*/true))}),
    onChange({PASS(FastIdentitiesPass())}),
    {PASS(SimplifyCFGPass())},
    {PASS(ReducibleFlowPass())},
    {PASS(StructuredLoopsPass()), "No later pass moves a lane-dependent call."},
    {PASS(UnreadVariablesPass()), "A store may keep a resource alive."},

    // Resources and constants become intrinsics on handles.
    {PASS(DXILStageArraysPass())},
    {PASS(CallChoicesPass()), "The passes below follow a handle to one call."},
    {PASS(ConstantLoopsPass()),
     "A choice between bindings that is left is an error of the next pass."},
    {PASS(DXILHandleChoicesPass())},
    {PASS(SplitPointersPass()), "The next pass gives each access the type of one object."},
    {PASS(DXILTypedObjectsPass())},
    {PASS(HLSLConstantAccessPass())},
    {PASS(DXILImplicitBindingPass()), "Buffers of global constants have handles now."},
    {PASS(DXILResourceAccessPass())},

    // Vectors and memory become scalars.
    {PASS(DXILIntrinsicExpansionPass())},
    {PASS(SplitDivisionsPass())},
    {PASS(ArrayFlatteningPass())},
    onChange({PASS(InstSimplifyPass()), "LLVM's scalarizer takes every constant index for valid."}),
    {PASS(SplitVectorsPass())},
    {PASS(KnownCallsPass())},
    onChange(
        {PASS(InstSimplifyPass()), "Components of vectors that were partly known are constants."}),
    onChange({PASS(FastIdentitiesPass())}),
    onChange({PASS(EarlyCSEPass(/*UseMemorySSA=*/true))}),
    {PASS(DXILLegalizePass())},
    {PASS(ADCEPass())},
    {PASS(LoopBreaksPass())},
    {PASS(LoopExitsPass())},
    {PASS(RestoreDivisionsPass()), "No later pass infers a divisor other than zero."},
    {PASS(GlobalDCEPass()), "", Effort::None, EndsStage},

    // DXIL's ops and metadata.
    {PASS(DXILResourceMetadataPass()), "The types of the handles describe the resources.",
     Effort::None, EndsStage},
    {PASS(DXILOpLoweringPass()), "", Effort::None, EndsStage},
    {PASS(DXILTranslateMetadataPass()), "dxil-prepare removes the attributes that it reads.",
     Effort::None, EndsStage},
    {PASS(DXILPreparePass())},
};

constexpr Step UpgradedLoweringSteps[] = {
    {PASS(StructuredLoopsPass()), "", Effort::None, EndsStage},
    {PASS(DXILRestoreShapePass()), "", Effort::None, EndsStage},
    {PASS(LoopBreaksPass()), "", Effort::None, EndsStage},
    {PASS(DXILOpLoweringPass()), "", Effort::None, EndsStage},
    {PASS(DXILRestoreMetadataPass()), "", Effort::None, EndsStage},
    {PASS(DXILPreparePass())},
};

bool runStages(std::vector<Stage> Stages, Module &M, ModuleAnalysisManager &AM) {
  for (Stage &S : Stages) {
    if (hasErrors(M))
      return false;
    AM.invalidate(M, S.run(M, AM));
  }
  return !hasErrors(M);
}

} // namespace

const Pipeline ClangStart = {"clang-start", "The start of clang's pipeline.", ClangStartSteps};
const Pipeline ClangAfterInlining = {"clang-after-inlining",
                                     "In clang's pipeline, before its first simplification.",
                                     ClangAfterInliningSteps};
const Pipeline ClangPeephole = {
    "clang-peephole", "In clang's pipeline, after each run of InstCombine.", ClangPeepholeSteps};
const Pipeline FrontEnd = {
    "front-end", "Modules of the project's front end, before `lowering`. `-Od` is effort 0.",
    FrontEndSteps};
const Pipeline CalleeValues = {"callee-values",
                               "`dxil-inline-calls`, on a function that is called several times.",
                               CalleeValuesSteps};
const Pipeline CalleeFlow = {
    "callee-flow", "The same after `callee-values`, on a function whose loops need not be kept.",
    CalleeFlowSteps};
const Pipeline Simplification = {"simplification", "A part of `front-end`.", SimplificationSteps};
const Pipeline Lowering = {
    "lowering", "Optimized modules of clang and of the front end, to DXIL IR.", LoweringSteps};
const Pipeline UpgradedLowering = {"upgraded-lowering",
                                   "Modules that `dxil-lift` has made, in place of `lowering`.",
                                   UpgradedLoweringSteps};

ArrayRef<const Pipeline *> pipelines() {
  static const Pipeline *const All[] = {&ClangStart,     &ClangAfterInlining, &ClangPeephole,
                                        &FrontEnd,       &CalleeValues,       &CalleeFlow,
                                        &Simplification, &Lowering,           &UpgradedLowering};
  return All;
}

AnalysisKey FactsAnalysis::Key;

contract::ModuleFacts &factsOf(Module &M, ModuleAnalysisManager &AM) {
  AM.registerPass([] { return FactsAnalysis(nullptr); }); // ignored if there is one
  return *AM.getResult<FactsAnalysis>(M).Facts;
}

std::vector<Stage> stagesOf(const Pipeline &P, Effort How) {
  PassSequence Passes;
  Passes.add(P.Steps, How);
  return Passes.takeStages();
}

static void addPasses(ArrayRef<Step> Steps, Effort How, std::vector<Step> &To) {
  for (const Step &S : Steps) {
    if (How < S.From)
      continue;
    if (S.Add)
      To.push_back(S);
    addPasses(S.List, How, To);
  }
}

std::vector<Step> passesOf(const Pipeline &P, Effort How) {
  std::vector<Step> Result;
  addPasses(P.Steps, How, Result);
  return Result;
}

std::string passName(const Step &S, Effort How) {
  PassSequence Passes;
  Passes.add(S, How);
  std::string Name;
  for (Stage &Each : Passes.takeStages()) {
    raw_string_ostream OS(Name);
    Each.printPipeline(OS, [](StringRef Class) { return Class; });
  }
  // Adaptors stand around the pass, options after it.
  StringRef Text = Name;
  while (Text.contains('('))
    Text = Text.split('(').second;
  return Text.take_while([](char C) { return isAlnum(C) || C == ':' || C == '-'; }).str();
}

FunctionPassManager functionPasses(const Pipeline &P) {
  PassSequence Passes;
  Passes.add(P.Steps, Effort::None);
  return Passes.takeFunctionPasses();
}

const Pipeline &loweringOf(const Module &M) {
  return isUpgraded(M) ? UpgradedLowering : Lowering;
}

static thread_local raw_ostream *PassTimes = nullptr;

PassTimeReport::PassTimeReport(raw_ostream &Out) : Outer(std::exchange(PassTimes, &Out)) {}
PassTimeReport::~PassTimeReport() {
  PassTimes = Outer;
}

/// Returns true if a run of pipelines reports more than errors.
static bool isWatched() {
  return PassTimes || TimePassesIsEnabled || timeTraceProfilerEnabled() || PassContract::isWanted();
}

bool runPipeline(const Pipeline &P, Module &M, TargetMachine *TM, Effort How,
                 std::shared_ptr<contract::ModuleFacts> Facts) {
  if (TM || isWatched()) {
    AnalysisManagers Managers(TM, PassTimes);
    Managers.Facts = std::move(Facts);
    return runStages(stagesOf(P, How), M, Managers.Modules);
  }
  // Registering the analyses takes as long as some passes on a small shader.
  static thread_local AnalysisManagers Managers(/*TM=*/nullptr, /*TimeReport=*/nullptr);
  Managers.Facts = std::move(Facts);
  const bool Done = runStages(stagesOf(P, How), M, Managers.Modules);
  Managers.clear();
  return Done;
}

PreservedAnalyses DXILPipelinePass::run(Module &M, ModuleAnalysisManager &MAM) {
  runStages(stagesOf(loweringOf(M)), M, MAM);
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
