// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes of the optimizer for modules of the project's own front end (FrontendPipeline.cpp), in the
// order in which they run first. Each runs alone under its name in Passes.def.
#ifndef DXIL_TARGET_OPTIMIZERPASSES_H
#define DXIL_TARGET_OPTIMIZERPASSES_H

#include "llvm/IR/PassManager.h"

namespace dxil::target {

/// Calls that double the program at each level are an error before they are inlined.
class InliningLimitPass : public llvm::PassInfoMixin<InliningLimitPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &MAM);
  static bool isRequired() { return true; }
};

/// No calls of functions that are marked for inlining, and no such functions. Those that are called
/// several times are simplified first, with what they call. No recursion.
class InlineCallsPass : public llvm::PassInfoMixin<InlineCallsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &MAM);
  static bool isRequired() { return true; }
};

/// `[unroll]` is a request that may fail where DXC makes it one. Its unroller passes loops by whose
/// test it has not moved behind the body before: a test of several blocks (`&&`, `||`, `?:`), a
/// large one (a read of a resource), one that a `continue` of a `while` jumps to. Of modules as
/// they are generated, before anything is inlined.
class UnrollRequestsPass : public llvm::PassInfoMixin<UnrollRequestsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &MAM);
  static bool isRequired() { return true; }
};

/// Local resources hold a mark until they are set, which no pass takes for any resource that fits.
/// On code as a front end has written it, and again where other variables have become local.
class MarkUnsetHandlesPass : public llvm::PassInfoMixin<MarkUnsetHandlesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &MAM);
  static bool isRequired() { return true; }
};

/// A loop that provably has no way out is an error at its place. After SROA, while all that the
/// source says is there.
class EndlessLoopsPass : public llvm::PassInfoMixin<EndlessLoopsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);
  static bool isRequired() { return true; }
};

/// Outputs of an entry point that the source never sets get no value, where an optimizer would give
/// them one. After SROA, before anything that knows `freeze`.
class UnsetOutputsPass : public llvm::PassInfoMixin<UnsetOutputsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);
  static bool isRequired() { return true; }
};

/// pow by the logarithm, so that a negative base gives NaN, where LLVM makes products of many
/// constant exponents; a square is a product in DXC as well, and what FXC makes products of in HLSL
/// 2016. Constants are left to folding.
class PowersPass : public llvm::PassInfoMixin<PowersPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);
  static bool isRequired() { return true; }
};

/// Unrolls loops that `[unroll]` stands at, or reports those whose number of turns nobody can know.
class RequestedUnrollPass : public llvm::PassInfoMixin<RequestedUnrollPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);
  static bool isRequired() { return true; }
};

/// An index that has become constant and lies behind the vector of a constant buffer is an error,
/// as in DXC. No contract::ConstantElement. When what is written in variables is known.
class ConstantElementsPass : public llvm::PassInfoMixin<ConstantElementsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &MAM);
  static bool isRequired() { return true; }
};

/// Elements of long vectors (shader model 6.9) that are set one by one are read where they were
/// set, and what one branch sets is selected by element. InstCombine does the same by steps of one
/// insertion, each of which looks through all that are left: a thousand elements took it a second
/// to minutes.
class VectorElementsPass : public llvm::PassInfoMixin<VectorElementsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);
};

/// A resource whose use the mark may come to is an error before shader model 6.6, as in DXC; from
/// then on a handle is a value, and another that comes there is taken. No marks. Behind an
/// optimizer, which has removed the ways that are not gone.
class UnsetHandlesPass : public llvm::PassInfoMixin<UnsetHandlesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);
  static bool isRequired() { return true; }
};

} // namespace dxil::target

#endif // DXIL_TARGET_OPTIMIZERPASSES_H
