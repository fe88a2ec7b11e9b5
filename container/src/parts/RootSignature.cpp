// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/RootSignature.h>

#include "PartReader.h"

#include <bit>

namespace dxil::container {

// Reads a parameter's payload. Its ranges may be anywhere in the part.
static bool readPayload(PartReader &R, uint32_t Version, uint64_t Budget, uint64_t &Used,
                        RootParameter &P) {
  if (P.Type != 0) {
    P.Register = R.u32("a register");
    P.Space = R.u32("a register space");
    if (P.Type == 1)
      P.Num32BitValues = R.u32("the number of constants");
    else if (Version >= 2)
      P.Flags = R.u32("descriptor flags");
    return R.ok();
  }
  uint32_t Count = R.u32("the number of ranges"), Offset = R.u32("the offset of the ranges");
  uint32_t Size = Version >= 2 ? 24 : 20;
  if (!R.seek(Offset, "the ranges") || !R.need(uint64_t(Count) * Size, "the ranges"))
    return false;
  // Tables can all refer to the same ranges, so their total is limited too.
  Used += uint64_t(Count) * Size;
  if (Used > Budget)
    return R.fail(ErrorCode::LimitExceeded, Offset, "descriptor tables share their ranges",
                  "ranges of their own");
  for (uint32_t I = 0; I < Count; ++I) {
    DescriptorRange D;
    D.Type = R.u32("a range");
    D.Count = R.u32("a range");
    D.BaseRegister = R.u32("a range");
    D.Space = R.u32("a range");
    if (Version >= 2)
      D.Flags = R.u32("a range");
    D.Offset = R.u32("a range");
    P.Ranges.push_back(D);
  }
  return R.ok();
}

static StaticSampler readSampler(PartReader &R, uint32_t Version) {
  StaticSampler S;
  const char *Subject = "a static sampler";
  S.Filter = R.u32(Subject);
  S.AddressU = R.u32(Subject);
  S.AddressV = R.u32(Subject);
  S.AddressW = R.u32(Subject);
  S.MipLodBias = std::bit_cast<float>(R.u32(Subject));
  S.MaxAnisotropy = R.u32(Subject);
  S.Comparison = R.u32(Subject);
  S.BorderColor = R.u32(Subject);
  S.MinLod = std::bit_cast<float>(R.u32(Subject));
  S.MaxLod = std::bit_cast<float>(R.u32(Subject));
  S.Register = R.u32(Subject);
  S.Space = R.u32(Subject);
  S.Visibility = R.u32(Subject);
  if (Version >= 3)
    S.Flags = R.u32(Subject);
  return S;
}

Result<RootSignature> readRootSignature(Bytes Data) {
  PartReader R(Data, "RTS0");
  RootSignature S;
  S.Version = R.u32("the version");
  if (R.ok() && (S.Version < 1 || S.Version > 3))
    R.fail(ErrorCode::PartVersion, 0, "root signature version " + std::to_string(S.Version),
           "1, 2 or 3");
  uint32_t Parameters = R.u32("the number of parameters");
  uint32_t ParameterOffset = R.u32("the offset of the parameters");
  uint32_t Samplers = R.u32("the number of samplers");
  uint32_t SamplerOffset = R.u32("the offset of the samplers");
  S.Flags = R.u32("the flags");
  if (!R.seek(ParameterOffset, "the parameters") ||
      !R.need(uint64_t(Parameters) * 12, "the parameters"))
    return R.error();
  uint64_t Used = 0;
  for (uint32_t I = 0; I < Parameters; ++I) {
    R.seek(ParameterOffset + uint64_t(I) * 12, "a parameter");
    RootParameter P;
    P.Type = R.u32("a parameter");
    P.Visibility = R.u32("a parameter");
    uint32_t Payload = R.u32("a parameter");
    if (P.Type > 4)
      R.fail(ErrorCode::PartField, ParameterOffset + uint64_t(I) * 12,
             "root parameter type " + std::to_string(P.Type), "0 to 4");
    if (!R.seek(Payload, "a parameter's data") || !readPayload(R, S.Version, Data.size(), Used, P))
      return R.error();
    S.Parameters.push_back(std::move(P));
  }
  uint32_t SamplerSize = S.Version >= 3 ? 56 : 52;
  if (!R.seek(SamplerOffset, "the samplers") ||
      !R.need(uint64_t(Samplers) * SamplerSize, "the samplers"))
    return R.error();
  for (uint32_t I = 0; I < Samplers; ++I)
    S.Samplers.push_back(readSampler(R, S.Version));
  if (!R.ok())
    return R.error();
  return S;
}

} // namespace dxil::container
