// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RootSignaturePart.h"
#include "../source/RootSignature.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Frontend/HLSL/RootSignatureMetadata.h"
#include "llvm/MC/DXContainerRootSignature.h"

using namespace llvm;

namespace dxil::frontend {

dxbc::RootSignatureVersion rootSignatureVersion(const Options &Opts) {
  return Opts.RootSignatureVersion == "rootsig_1_0" ? dxbc::RootSignatureVersion::V1_0
                                                    : dxbc::RootSignatureVersion::V1_1;
}

Expected<std::string> rootSignaturePart(LLVMContext &Context, StringRef Text,
                                        dxbc::RootSignatureVersion Version) {
  auto Elements = parseRootSignature(Text, Version);
  if (!Elements)
    return Elements.takeError();
  hlsl::rootsig::MetadataBuilder Builder(Context, *Elements);
  hlsl::rootsig::MetadataParser Parser(Builder.BuildRootSignature());
  auto Made = Parser.ParseRootSignature(uint32_t(Version));
  if (!Made)
    return Made.takeError();
  Made->RootParameterOffset = Made->computeRootParametersOffset();
  Made->StaticSamplersOffset = Made->computeStaticSamplersOffset();
  Made->NumStaticSamplers = uint32_t(Made->StaticSamplers.size());
  SmallString<128> Bytes;
  raw_svector_ostream Out(Bytes);
  Made->write(Out);
  return Bytes.str().str();
}

} // namespace dxil::frontend
