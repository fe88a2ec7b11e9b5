// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ShaderFlags.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract_names.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

#include <dxil/ops/OpTypes.h>
#include <dxil/ops/queries.h>

using namespace llvm;

namespace dxil::lowering {
namespace {

// Shader model 6.7 added the promise that UAVs do not alias.
constexpr VersionPair UAVsMayAlias = {1, 7};

bool moduleFlag(const Module &M, StringRef Name) {
  auto *C = mdconst::dyn_extract_or_null<ConstantInt>(M.getModuleFlag(Name));
  return C && !C->isZero();
}

/// Whether \p M may use UAVs. Without UAVs, the promise would be pointless.
bool mayUseUAVs(const Module &M) {
  const md::Resources Lists(contract::firstNode(M, md::ResourcesLayout::Named));
  if (Lists.uavs().access().isNode())
    return true;
  return M.getFunction(functionName(*findOp(uint32_t(OpCode::CreateHandleFromHeap))));
}

} // namespace

uint64_t optionFlags(const Module &M, const ModuleMetadata &MD) {
  uint64_t Flags = 0;
  auto AddIf = [&](bool Condition, ShaderFlag Flag) {
    if (Condition)
      Flags |= uint64_t(Flag);
  };
  AddIf(moduleFlag(M, contract::NativeLowPrecisionFlag), ShaderFlag::NativeLowPrecision);
  AddIf(moduleFlag(M, contract::AllResourcesBoundFlag), ShaderFlag::AllResourcesBound);
  AddIf(moduleFlag(M, contract::DisableOptimizationsFlag), ShaderFlag::DisableOptimizations);
  AddIf(MD.DXILVersion >= UAVsMayAlias && !moduleFlag(M, contract::ResourcesMayAliasFlag) &&
            mayUseUAVs(M),
        ShaderFlag::ResMayNotAlias);
  for (const Function &F : M) {
    AddIf(F.hasFnAttribute(llvm::Attribute::OptimizeNone), ShaderFlag::DisableOptimizations);
    AddIf(F.hasFnAttribute(contract::EarlyDepthStencil), ShaderFlag::ForceEarlyDepthStencil);
  }
  return Flags;
}

} // namespace dxil::lowering
