// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of the passes before dxil-op-lower, and LLVM's own between them.

#include "NativeVectors.h"
#include "dxil/lowering/Passes.h"

#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"

using namespace llvm;

namespace dxil {

void addIRLoweringPasses(ModulePassManager &MPM) {
  // One function per entry, with nothing but values where memory can go.
  MPM.addPass(FinalizeLinkagePass());
  MPM.addPass(AlwaysInlinerPass());
  MPM.addPass(GlobalDCEPass());
  MPM.addPass(LocalizeGlobalsPass());
  MPM.addPass(ExpandMemoryPass());
  {
    FunctionPassManager FPM;
    FPM.addPass(SROAPass(SROAOptions::ModifyCFG));
    FPM.addPass(DebugLanesPass());
    FPM.addPass(ResourceMemoryPass());
    FPM.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
    FPM.addPass(FastIdentitiesPass());
    FPM.addPass(SimplifyCFGPass());
    FPM.addPass(ReducibleFlowPass());
    MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
  }
  // No pass after this one changes the control flow between the lanes.
  MPM.addPass(StructuredLoopsPass());
  MPM.addPass(UnreadVariablesPass());
  // Resources and constants become intrinsics on handles.
  MPM.addPass(DXILStageArraysPass());
  MPM.addPass(ConstantLoopsPass());
  MPM.addPass(DXILHandleChoicesPass());
  MPM.addPass(DXILTypedObjectsPass());
  MPM.addPass(SplitPointersPass());
  MPM.addPass(HLSLConstantAccessPass());
  MPM.addPass(DXILImplicitBindingPass());
  MPM.addPass(DXILResourceAccessPass());
  // Vectors and memory become scalars.
  MPM.addPass(DXILIntrinsicExpansionPass());
  MPM.addPass(SplitDivisionsPass());
  MPM.addPass(ArrayFlatteningPass());
  {
    FunctionPassManager FPM;
    // LLVM's scalarizer takes for granted that a constant index is within its vector.
    FPM.addPass(InstSimplifyPass());
    FPM.addPass(SplitVectorsPass());
    FPM.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
    MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
  }
  MPM.addPass(DXILLegalizePass());
  MPM.addPass(createModuleToFunctionPassAdaptor(ADCEPass()));
  MPM.addPass(LoopBreaksPass());
  MPM.addPass(LoopExitsPass());
  // Nothing after this concludes from a division that its divisor is not zero.
  MPM.addPass(RestoreDivisionsPass());
  MPM.addPass(GlobalDCEPass());
}

} // namespace dxil
