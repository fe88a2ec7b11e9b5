// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RootSignatures.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Frontend/HLSL/RootSignatureMetadata.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/DXContainerRootSignature.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dxil::lowering {

static std::optional<std::string> serialize(Function &F, const MDNode &N) {
  auto *Elements = dyn_cast_or_null<MDNode>(N.getOperand(1));
  auto *Version = mdconst::dyn_extract_or_null<ConstantInt>(N.getOperand(2));
  if (!Elements || !Version) {
    reportEntryError(F, "malformed root signature metadata");
    return std::nullopt;
  }
  hlsl::rootsig::MetadataParser Parser(Elements);
  Expected<mcdxbc::RootSignatureDesc> Desc = Parser.ParseRootSignature(Version->getZExtValue());
  if (!Desc) {
    reportEntryError(F, "invalid root signature: " + toString(Desc.takeError()));
    return std::nullopt;
  }
  Desc->RootParameterOffset = Desc->computeRootParametersOffset();
  Desc->StaticSamplersOffset = Desc->computeStaticSamplersOffset();
  Desc->NumStaticSamplers = Desc->StaticSamplers.size();
  SmallString<128> Data;
  raw_svector_ostream OS(Data);
  Desc->write(OS);
  return Data.str().str();
}

std::optional<std::string> rootSignatureBytes(Function &F) {
  if (const NamedMDNode *Named = F.getParent()->getNamedMetadata(contract::RootSignatures))
    for (const MDNode *N : Named->operands())
      if (N->getNumOperands() == 3 &&
          mdconst::dyn_extract_or_null<Function>(N->getOperand(0)) == &F)
        return serialize(F, *N);
  return std::string();
}

} // namespace dxil::lowering
