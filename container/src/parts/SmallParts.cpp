// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/SmallParts.h>
#include <dxil/module/Endian.h>

#include "PartReader.h"

#include <dxil/generated/Kinds.h>
#include <dxil/generated/ShaderFlags.h>
#include <dxil/ops/queries.h>

namespace dxil::container {

Result<uint64_t> readFeatureFlags(Bytes Data) {
  PartReader R(Data, "SFI0");
  uint64_t Low = R.u32("the feature flags"), High = R.u32("the feature flags");
  if (!R.ok())
    return R.error();
  return Low | High << 32;
}

// Returns the feature of the shader flag with this bit. Two flags together determine the feature of
// precision.
std::string_view featureName(uint32_t Bit) {
  for (const ShaderFlagInfo &F : ShaderFlags)
    if (F.Feature == int(Bit))
      return F.Doc;
  for (const PrecisionFeatureInfo &F : PrecisionFeatures)
    if (unsigned(F.Feature) == Bit)
      return F.Doc;
  return {};
}

Result<ShaderHash> readShaderHash(Bytes Data) {
  PartReader R(Data, "HASH");
  ShaderHash H;
  H.Flags = R.u32("the flags");
  H.IncludesSource = H.Flags & 1;
  Bytes B = R.take(16, "the hash");
  if (!R.ok())
    return R.error();
  std::copy(B.begin(), B.end(), H.Hash.begin());
  return H;
}

/// Checks that zeros follow to a multiple of four bytes, and nothing else.
static void checkPadding(PartReader &R) {
  const size_t End = (R.position() + 3) / 4 * 4;
  while (R.ok() && R.position() < End)
    if (R.u8("the padding") && R.ok())
      R.fail(ErrorCode::PartField, R.position() - 1, "the padding is not zero");
  if (R.ok() && R.position() != R.size())
    R.fail(ErrorCode::PartField, R.position(), "bytes follow the strings");
}

Result<CompilerVersion> readCompilerVersion(Bytes Data) {
  PartReader R(Data, "VERS");
  CompilerVersion V;
  V.Major = R.u16("the version");
  V.Minor = R.u16("the version");
  V.Flags = R.u32("the flags");
  V.CommitCount = R.u32("the commit count");
  uint32_t Size = R.u32("the size of the strings");
  Bytes Strings = R.take(Size, "the strings");
  size_t Next = 0;
  if (R.ok() && !Strings.empty()) {
    R.text(Strings, 0, "the commit", V.CommitSha);
    Next = V.CommitSha.size() + 1;
    if (R.ok() && Next < Strings.size()) {
      R.text(Strings, Next, "the custom version", V.Custom);
      Next += V.Custom.size() + 1;
    }
  }
  if (R.ok() && Next != Size)
    R.fail(ErrorCode::PartField, 12, "the size of the strings is " + std::to_string(Size),
           std::to_string(Next) + ", with a zero after each");
  checkPadding(R);
  if (!R.ok())
    return R.error();
  return V;
}

std::vector<uint8_t> makeCompilerVersion(const CompilerVersion &V) {
  const std::string Strings = std::string(V.CommitSha) + '\0' + std::string(V.Custom) + '\0';
  std::vector<uint8_t> Part(16 + (Strings.size() + 3) / 4 * 4);
  store32(&Part[0], V.Major | uint32_t(V.Minor) << 16);
  store32(&Part[4], V.Flags);
  store32(&Part[8], V.CommitCount);
  store32(&Part[12], uint32_t(Strings.size())); // without the padding
  std::copy(Strings.begin(), Strings.end(), Part.begin() + 16);
  return Part;
}

// Writes two 16-bit fields, flags and length, then the name.
std::vector<uint8_t> makeDebugName(std::string_view Name) {
  constexpr size_t HeaderSize = 4;
  std::vector<uint8_t> Part(HeaderSize + Name.size() + 4 - Name.size() % 4);
  Part[2] = uint8_t(Name.size());
  Part[3] = uint8_t(Name.size() >> 8);
  std::copy(Name.begin(), Name.end(), Part.begin() + HeaderSize);
  return Part;
}

Result<DebugName> readDebugName(Bytes Data) {
  PartReader R(Data, "ILDN");
  DebugName N;
  N.Flags = R.u16("the flags");
  uint16_t Size = R.u16("the length of the name");
  Bytes B = R.take(Size, "the name");
  uint8_t End = R.u8("the name's end");
  if (R.ok() && End)
    R.fail(ErrorCode::PartString, R.position() - 1, "the name has no end", "a zero");
  if (!R.ok())
    return R.error();
  N.Name = {reinterpret_cast<const char *>(B.data()), B.size()};
  return N;
}

std::string_view stageName(uint32_t Stage) {
  return name(dxil::Stage(Stage));
}

std::string_view stagePrefix(uint32_t Stage) {
  return profilePrefix(Stage);
}

} // namespace dxil::container
