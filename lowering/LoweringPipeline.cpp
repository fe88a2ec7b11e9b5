// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of the passes before dxil-op-lower, and LLVM's own between them.

#include "dxil/lowering/Passes.h"

#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// Adds passes in their order; those over functions that follow each other run function by
/// function.
class PassList {
public:
  explicit PassList(ModulePassManager &MPM) : MPM(MPM) {}
  ~PassList() { flush(); }

  template <typename PassT> void add(PassT Pass) {
    if constexpr (IsFunctionPass<PassT>) {
      Functions.addPass(std::move(Pass));
    } else {
      flush();
      MPM.addPass(std::move(Pass));
    }
  }

private:
  void flush() {
    if (!Functions.isEmpty())
      MPM.addPass(createModuleToFunctionPassAdaptor(std::move(Functions)));
    Functions = FunctionPassManager();
  }

  ModulePassManager &MPM;
  FunctionPassManager Functions;
};

} // namespace

void addIRLoweringPasses(ModulePassManager &MPM) {
  PassList Passes(MPM);
#define DXIL_IR_PASS(Name, Class, Leaves) Passes.add(Class());
#define LLVM_IR_PASS(Class, Leaves) Passes.add(Class);
#include "dxil/lowering/Passes.def"
}

} // namespace dxil::lowering
