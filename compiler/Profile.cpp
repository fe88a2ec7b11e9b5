// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Profile.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"

#include <dxil/ops/ShaderModels.h>

using namespace llvm;

namespace dxil::compiler {
namespace {

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
      .Case("library", 1)
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
  if (Name == "rootsig_1_0" || Name == "rootsig_1_1") {
    Result.IsRootSignature = true;
    Result.Minor = Name == "rootsig_1_1";
    return Result;
  }
  // A library to link, of any version.
  if (Name == "lib_6_x") {
    Result.Minor = ReleasedMinor;
    return Result;
  }
  bool HasMinor = !MinorText.getAsInteger(10, Result.Minor) && Result.Minor <= NewestMinor &&
                  Result.Minor >= oldestMinor(Result.Stage);
  if (Result.Stage.empty() || Major != "6" || !HasMinor)
    return createStringError(
        "profile '" + Name + "' is unknown (expected ps, vs, gs, hs, ds or cs with _6_0 to _6_" +
        Twine(NewestMinor) + ", lib from _6_1, ms or as from _6_5; rootsig_1_0 or rootsig_1_1)");
  return Result;
}

} // namespace dxil::compiler
