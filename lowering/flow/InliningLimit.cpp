// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/InputLimits.h"
#include "dxil/lowering/passes/Flow.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

static constexpr uint64_t MaxInlined = uint64_t(1) << 17, InlinedForEach = 32;

PreservedAnalyses InliningLimitPass::run(Module &M, ModuleAnalysisManager &) {
  const uint64_t Most = MaxInlined + InlinedForEach * M.getInstructionCount();
  const auto Sizes = inlinedSizes(M);
  const auto *Over = find_if(Sizes, [&](const auto &Each) { return Each.second > Most; });
  if (Over != Sizes.end())
    reportError(*Over->first,
                "more than " + Twine(Most) + " instructions once all calls are inlined");
  return PreservedAnalyses::all();
}

} // namespace dxil::lowering
