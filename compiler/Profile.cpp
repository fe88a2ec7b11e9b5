// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Profile.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace dxil::compiler {
namespace {

constexpr unsigned NewestMinor = 9;
/// What the records know beyond what clang 22 has a triple for.
constexpr unsigned PreviewMinor = 10;

StringRef stageOf(StringRef Prefix) {
  return StringSwitch<StringRef>(Prefix)
      .Case("ps", "pixel")
      .Case("vs", "vertex")
      .Case("gs", "geometry")
      .Case("hs", "hull")
      .Case("ds", "domain")
      .Case("cs", "compute")
      .Case("lib", "library")
      .Case("ms", "mesh")
      .Case("as", "amplification")
      .Default("");
}

// Mesh and amplification shaders, and libraries, are younger than 6.0.
unsigned oldestMinor(StringRef Stage) {
  return StringSwitch<unsigned>(Stage)
      .Cases({"mesh", "amplification"}, 5)
      .Case("library", 3)
      .Default(0);
}

} // namespace

std::string Profile::triple() const {
  return formatv("dxil-pc-shadermodel6.{0}-{1}", Minor, Stage).str();
}

Expected<Profile> parseProfile(StringRef Name) {
  auto [Prefix, Version] = Name.split('_');
  auto [Major, MinorText] = Version.split('_');
  Profile Result;
  Result.Name = Name.str();
  Result.Stage = stageOf(Prefix).str();
  // A library to link, of any version.
  if (Name == "lib_6_x") {
    Result.Minor = NewestMinor;
    return Result;
  }
  bool HasMinor = !MinorText.getAsInteger(10, Result.Minor) && Result.Minor <= NewestMinor &&
                  Result.Minor >= oldestMinor(Result.Stage);
  if (!Result.Stage.empty() && Major == "6" && Result.Minor == PreviewMinor)
    return createStringError("profile '" + Name + "': clang " + Twine(LLVM_VERSION_MAJOR) +
                             " compiles HLSL for shader models up to 6." + Twine(NewestMinor) +
                             "; of 6." + Twine(PreviewMinor) + ", a preview, LLVM IR and containers are taken (without -T)");
  if (Result.Stage.empty() || Major != "6" || !HasMinor)
    return createStringError("profile '" + Name +
                             "' is unknown (expected ps, vs, gs, hs, ds or cs with _6_0 to _6_" +
                             Twine(NewestMinor) + ", lib from _6_3, ms or as from _6_5)");
  return Result;
}

} // namespace dxil::compiler
