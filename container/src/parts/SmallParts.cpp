// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/SmallParts.h>

#include "PartReader.h"

namespace dxil {

Result<uint64_t> readFeatureFlags(Bytes Data) {
  PartReader R(Data, "SFI0");
  uint64_t Low = R.u32("the feature flags"), High = R.u32("the feature flags");
  if (!R.ok())
    return R.error();
  return Low | High << 32;
}

std::string_view featureName(uint32_t Bit) {
  static constexpr std::string_view Names[] = {
      "double-precision floating point",
      "raw and structured buffers",
      "UAVs at every shader stage",
      "64 UAV slots",
      "minimum-precision data types",
      "double-precision extensions for 11.1",
      "shader extensions for 11.1",
      "comparison filtering for feature level 9",
      "tiled resources",
      "PS output stencil ref",
      "PS inner coverage",
      "typed UAV load additional formats",
      "raster ordered UAVs",
      "SV_RenderTargetArrayIndex or SV_ViewportArrayIndex from any shader feeding rasterizer",
      "wave operations",
      "64-bit integer operations",
      "view id",
      "barycentrics",
      "native low-precision data types",
      "shading rate",
      "ray tracing tier 1.1",
      "sampler feedback",
      "64-bit atomics on typed resources",
      "64-bit atomics on group-shared memory",
      "derivatives in mesh and amplification shaders",
      "resource descriptor heap indexing",
      "sampler descriptor heap indexing",
      "",
      "64-bit atomics on heap resources",
      "advanced texture operations",
      "writeable MSAA textures",
      "sample compare with gradient or bias",
      "extended command info"};
  return Bit < std::size(Names) ? Names[Bit] : std::string_view();
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

Result<CompilerVersion> readCompilerVersion(Bytes Data) {
  PartReader R(Data, "VERS");
  CompilerVersion V;
  V.Major = R.u16("the version");
  V.Minor = R.u16("the version");
  V.Flags = R.u32("the flags");
  V.CommitCount = R.u32("the commit count");
  uint32_t Size = R.u32("the size of the strings");
  Bytes Strings = R.take(Size, "the strings");
  if (R.ok() && !Strings.empty()) {
    R.text(Strings, 0, "the commit", V.CommitSha);
    size_t Next = V.CommitSha.size() + 1;
    if (R.ok() && Next < Strings.size())
      R.text(Strings, Next, "the custom version", V.Custom);
  }
  if (!R.ok())
    return R.error();
  return V;
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
  static constexpr std::string_view Names[] = {
      "pixel",       "vertex",       "geometry", "hull",        "domain", "compute",
      "library",     "raygeneration", "intersection", "anyhit", "closesthit", "miss",
      "callable",    "mesh",         "amplification", "node"};
  return Stage < std::size(Names) ? Names[Stage] : std::string_view();
}

std::string_view stagePrefix(uint32_t Stage) {
  static constexpr std::string_view Names[] = {"ps",  "vs",  "gs",  "hs",  "ds",  "cs", "lib", "lib",
                                               "lib", "lib", "lib", "lib", "lib", "ms", "as",  "lib"};
  return Stage < std::size(Names) ? Names[Stage] : std::string_view();
}

} // namespace dxil
