// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares the shader flags that a module declares with those that it requires.
#include <dxil/container/derive/ShaderFlags.h>

#include "Context.h"
#include "Groups.h"

namespace dxil::validation {
namespace {

std::string flagList(uint64_t Bits) {
  std::string Out;
  for (uint64_t Bit = 1; Bit; Bit <<= 1)
    if (Bits & Bit)
      Out += (Out.empty() ? "" : ", ") + std::string(flagName(Bit));
  return Out;
}

/// Returns the named flags, except those that no code determines.
constexpr uint64_t comparedFlags() {
  return flagsWhere([](const ShaderFlagInfo &F) { return !F.Name.empty() && !F.Option; });
}

} // namespace

uint64_t checkShaderFlags(Context &Ctx) {
  const uint64_t Present = Ctx.Info.Flags;
  // The promise that UAVs do not alias is optional.
  const uint64_t MayBeLeftOut = uint64_t(ShaderFlag::ResMayNotAlias) & ~Present;
  const uint64_t All = (deriveShaderFlags(Ctx).Flags & ~MayBeLeftOut & ~optionFlags()) |
                       (Present & uint64_t(ShaderFlag::NativeLowPrecision));
  uint64_t Used = All & comparedFlags();
  const uint64_t Declared = Present & comparedFlags();
  // In validators 1.5 to 1.7 a library's subobjects, which the module does not have, may require
  // this flag.
  if (Ctx.Info.validatorAtLeast(5) && !Ctx.Info.validatorAtLeast(8))
    Used |= Declared & uint64_t(ShaderFlag::RaytracingTier1_1);
  if (Used == Declared)
    return All;
  std::string Difference;
  if (uint64_t Missing = Used & ~Declared)
    Difference = "not declared: " + flagList(Missing);
  if (uint64_t Extra = Declared & ~Used)
    Difference += (Difference.empty() ? "not used: " : "; not used: ") + flagList(Extra);
  Ctx.report(rule::MetaFlagsUsage(std::to_string(Declared), std::to_string(Used), Difference));
  return All;
}

} // namespace dxil::validation
