// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes of the lowering; Passes.def has their order. Each runs alone under
// `opt -load-pass-plugin`, by the name that its comment gives.
#ifndef DXIL_LOWERING_PASSES_H
#define DXIL_LOWERING_PASSES_H

#include "llvm/IR/PassManager.h"

namespace dxil::lowering {

/// `dxil-finalize-linkage`: reports static recursion, gives every function but the shader
/// entries (and a library's exports) internal linkage and marks it for inlining.
/// The inliner and GlobalDCE of LLVM do the rest.
class FinalizeLinkagePass : public llvm::PassInfoMixin<FinalizeLinkagePass> {
public:
  static llvm::StringRef name() { return "dxil-finalize-linkage"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-check-recursion`: static recursion that a shader or an export reaches is an error. Runs in
/// clang's own pipeline, before the optimiser makes loops of it; changes nothing.
class CheckRecursionPass : public llvm::PassInfoMixin<CheckRecursionPass> {
public:
  static llvm::StringRef name() { return "dxil-check-recursion"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-unset-variables`: a warning where a local variable is read and nothing can have set it;
/// changes nothing. In clang's own pipeline, before any pass that moves code.
class UnsetVariablesPass : public llvm::PassInfoMixin<UnsetVariablesPass> {
public:
  static llvm::StringRef name() { return "dxil-unset-variables"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-drop-assumptions`: takes back what clang tells LLVM's optimiser that C++ grants and HLSL
/// does not (type-based aliasing, no overflow, no infinities or NaNs, no undefined arguments,
/// lifetimes), gives conversions that do not fit Direct3D's result, and lets local variables that
/// are read before they are set have some value. In clang's own pipeline.
class DropAssumptionsPass : public llvm::PassInfoMixin<DropAssumptionsPass> {
public:
  static llvm::StringRef name() { return "dxil-drop-assumptions"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-convergence`: calls whose meaning depends on the lanes that execute them together are
/// convergent, and no others; each has a convergence control token that names its loop. Of
/// `dxil.loop.break` only what keeps such a call in its loop. Before an optimizer.
class ConvergencePass : public llvm::PassInfoMixin<ConvergencePass> {
public:
  static llvm::StringRef name() { return "dxil-convergence"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-structured-loops`: from each call that an optimizer has moved out of the loop that its
/// token names, a branch on `dxil.loop.break` leads back there. No tokens.
class StructuredLoopsPass : public llvm::PassInfoMixin<StructuredLoopsPass> {
public:
  static llvm::StringRef name() { return "dxil-structured-loops"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-loop-breaks`: no `dxil.loop.break`, but tests of the constant @dx.break.cond, as in DXC.
class LoopBreaksPass : public llvm::PassInfoMixin<LoopBreaksPass> {
public:
  static llvm::StringRef name() { return "dxil-loop-breaks"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-precise-values`: what a value that `dxil.exact.<type>` marks is computed from has no
/// fast-math flags; no marks. After inlining and SROA, before anything else of an optimizer.
class PreciseValuesPass : public llvm::PassInfoMixin<PreciseValuesPass> {
public:
  static llvm::StringRef name() { return "dxil-precise-values"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-guard-divisions`: makes calls of the divisions whose divisor may be zero, so that LLVM's
/// optimiser concludes nothing from them. In clang's own pipeline.
class GuardDivisionsPass : public llvm::PassInfoMixin<GuardDivisionsPass> {
public:
  static llvm::StringRef name() { return "dxil-guard-divisions"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// The same of one function. \returns whether there was such a division.
bool guardDivisions(llvm::Function &F);

/// Makes divisions again of the calls whose divisor has turned out to be a constant that is not
/// zero, between the passes of clang's own pipeline.
class KnownDivisionsPass : public llvm::PassInfoMixin<KnownDivisionsPass> {
public:
  static llvm::StringRef name() { return "dxil-known-divisions"; }
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
};

/// `dxil-zero-divisions`: an integer division by a known zero, or of the least number by -1, is an
/// error if something takes its result. Behind an optimizer, which has removed what is not reached.
class ZeroDivisionsPass : public llvm::PassInfoMixin<ZeroDivisionsPass> {
public:
  static llvm::StringRef name() { return "dxil-zero-divisions"; }
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-known-calls`: mathematical functions of known scalars, and what is computed from them, as
/// DXC folds them.
class KnownCallsPass : public llvm::PassInfoMixin<KnownCallsPass> {
public:
  static llvm::StringRef name() { return "dxil-known-calls"; }
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-fast-identities`: zero for a product with zero and for a number less itself, where
/// arithmetic is not precise.
class FastIdentitiesPass : public llvm::PassInfoMixin<FastIdentitiesPass> {
public:
  static llvm::StringRef name() { return "dxil-fast-identities"; }
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-split-divisions`: makes such calls on vectors calls on scalars.
class SplitDivisionsPass : public llvm::PassInfoMixin<SplitDivisionsPass> {
public:
  static llvm::StringRef name() { return "dxil-split-divisions"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-restore-divisions`: makes divisions of all such calls. A division by the constant zero is
/// all ones.
class RestoreDivisionsPass : public llvm::PassInfoMixin<RestoreDivisionsPass> {
public:
  static llvm::StringRef name() { return "dxil-restore-divisions"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-loop-exits`: gives a loop that LLVM has left without a way out the test that led into it.
class LoopExitsPass : public llvm::PassInfoMixin<LoopExitsPass> {
public:
  static llvm::StringRef name() { return "dxil-loop-exits"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-reducible-flow`: one entry for each loop that LLVM has left with several.
class ReducibleFlowPass : public llvm::PassInfoMixin<ReducibleFlowPass> {
public:
  static llvm::StringRef name() { return "dxil-reducible-flow"; }
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-localize-globals`: turns `static` globals that one entry uses into allocas of that
/// entry, and HLSL's private address space into the default one, so that SROA can
/// resolve the values (resource handles among them) that go through them.
class LocalizeGlobalsPass : public llvm::PassInfoMixin<LocalizeGlobalsPass> {
public:
  static llvm::StringRef name() { return "dxil-localize-globals"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-debug-lanes`: variables that are vectors are described number by number where the numbers
/// are known. Changes nothing of the program.
class DebugLanesPass : public llvm::PassInfoMixin<DebugLanesPass> {
public:
  static llvm::StringRef name() { return "dxil-debug-lanes"; }
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-expand-memory`: memcpy, memmove, memset and loads and stores of whole aggregates
/// become loads and stores of scalars and vectors, by the types of the objects
/// they touch.
class ExpandMemoryPass : public llvm::PassInfoMixin<ExpandMemoryPass> {
public:
  static llvm::StringRef name() { return "dxil-expand-memory"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-resource-memory`: accesses of writable resources are volatile, copies from and to
/// resources go member by member. In clang's own pipeline, where functions have been inlined, and
/// first of the lowering's.
class ResourceMemoryPass : public llvm::PassInfoMixin<ResourceMemoryPass> {
public:
  static llvm::StringRef name() { return "dxil-resource-memory"; }
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-unread-variables`: removes local variables that are written and never read.
class UnreadVariablesPass : public llvm::PassInfoMixin<UnreadVariablesPass> {
public:
  static llvm::StringRef name() { return "dxil-unread-variables"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-constant-loops`: unrolls the loops whose counter chooses a resource among different
/// bindings, or is a texel offset that has to be a constant. Before clang's optimiser: those with
/// `[unroll]` that index a local array of resources, while it is known where an iteration ends.
class ConstantLoopsPass : public llvm::PassInfoMixin<ConstantLoopsPass> {
public:
  explicit ConstantLoopsPass(bool BeforeOptimizer = false) : BeforeOptimizer(BeforeOptimizer) {}
  static llvm::StringRef name() { return "dxil-constant-loops"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }

private:
  bool BeforeOptimizer;
};

/// `dxil-call-choices`: makes a phi or select of calls that make handles or pointers into
/// resources, which LLVM's passes leave where they sink and merge calls, one call of chosen
/// operands.
class CallChoicesPass : public llvm::PassInfoMixin<CallChoicesPass> {
public:
  static llvm::StringRef name() { return "dxil-call-choices"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-handle-choices`: makes a choice of handles at run time, by phi, select or local array, a
/// choice of indices where all are elements of one binding. Of different bindings it is an error.
class DXILHandleChoicesPass : public llvm::PassInfoMixin<DXILHandleChoicesPass> {
public:
  static llvm::StringRef name() { return "dxil-handle-choices"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-stage-arrays`: inputs and outputs of many vertices, control points or primitives are ops,
/// and no globals with `!dxil.stage.array` any more.
class DXILStageArraysPass : public llvm::PassInfoMixin<DXILStageArraysPass> {
public:
  static llvm::StringRef name() { return "dxil-stage-arrays"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-typed-objects`: the header's calls on payloads, hit attributes and callable data have the
/// names of their ops; such objects keep their types, and each access to them is one of a scalar.
class DXILTypedObjectsPass : public llvm::PassInfoMixin<DXILTypedObjectsPass> {
public:
  static llvm::StringRef name() { return "dxil-typed-objects"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-split-pointers`: a pointer that a phi or select chooses among several
/// objects becomes integers that tell which object and where in it, and each
/// access through it a switch over the objects.
class SplitPointersPass : public llvm::PassInfoMixin<SplitPointersPass> {
public:
  static llvm::StringRef name() { return "dxil-split-pointers"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `hlsl-constant-access`: loads through the constant globals that `!hlsl.cbs` maps become
/// `llvm.dx.resource.load.cbufferrow.*` of their buffer's handle; the globals and
/// the metadata are gone afterwards.
class HLSLConstantAccessPass : public llvm::PassInfoMixin<HLSLConstantAccessPass> {
public:
  static llvm::StringRef name() { return "hlsl-constant-access"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-implicit-binding`: gives each `llvm.dx.resource.handlefromimplicitbinding` a free
/// register of its space, in the order of the order ids, and makes it a
/// `handlefrombinding`.
class DXILImplicitBindingPass : public llvm::PassInfoMixin<DXILImplicitBindingPass> {
public:
  static llvm::StringRef name() { return "dxil-implicit-binding"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-resource-access`: loads, stores and atomics through `llvm.dx.resource.getpointer`
/// become typed and raw buffer intrinsics and `dxil.atomic*` extension intrinsics.
class DXILResourceAccessPass : public llvm::PassInfoMixin<DXILResourceAccessPass> {
public:
  static llvm::StringRef name() { return "dxil-resource-access"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-intrinsic-expansion`: intrinsics that no op stands for become arithmetic and
/// intrinsics that have one.
class DXILIntrinsicExpansionPass : public llvm::PassInfoMixin<DXILIntrinsicExpansionPass> {
public:
  static llvm::StringRef name() { return "dxil-intrinsic-expansion"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-flatten-arrays`: every alloca and global that is not a scalar becomes a
/// one-dimensional array of one scalar type, and accesses to it follow; vectors
/// indexed by a variable become such arrays too.
class ArrayFlatteningPass : public llvm::PassInfoMixin<ArrayFlatteningPass> {
public:
  static llvm::StringRef name() { return "dxil-flatten-arrays"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// Leaves no vectors, or where they are native only what DXIL has of them.
class SplitVectorsPass : public llvm::PassInfoMixin<SplitVectorsPass> {
public:
  static llvm::StringRef name() { return "dxil-split-vectors"; }
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-legalize`: integer widths, vectors and instructions that DXIL lacks become ones
/// that it has.
class DXILLegalizePass : public llvm::PassInfoMixin<DXILLegalizePass> {
public:
  static llvm::StringRef name() { return "dxil-legalize"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// `dxil-op-lower`: calls of intrinsics become calls of `dx.op` functions, by the
/// generated tables. A call that has no op, or whose op the shader model or stage
/// lacks, is a diagnostic at its source location; the others are still lowered.
class DXILOpLoweringPass : public llvm::PassInfoMixin<DXILOpLoweringPass> {
public:
  static llvm::StringRef name() { return "dxil-op-lower"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

/// Whether a pass runs on functions, not on modules.
template <typename PassT>
concept IsFunctionPass = requires(PassT Pass, llvm::Function &F,
                                  llvm::FunctionAnalysisManager &AM) {
  Pass.run(F, AM);
};

/// Adds the passes above in pipeline order, with LLVM's own (inliner, SROA,
/// scalarizer, dead code) between them: all that comes before `dxil-op-lower`.
/// The module then still has `llvm.dx.*` handles, so that resource analyses see
/// them.
void addIRLoweringPasses(llvm::ModulePassManager &MPM);

/// `dxil-prepare`: makes a lowered module expressible in LLVM 3.7. Removes
/// attributes, metadata kinds, flags and instructions that LLVM 3.7 lacks, and
/// puts a no-op `bitcast ptr to ptr` at each use whose pointee type differs
/// from the one PointerTypes finds for its pointer.
class DXILPreparePass : public llvm::PassInfoMixin<DXILPreparePass> {
public:
  static llvm::StringRef name() { return "dxil-prepare"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace dxil::lowering

#endif // DXIL_LOWERING_PASSES_H
