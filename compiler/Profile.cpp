// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Profile.h"
#include "llvm/Support/FormatVariadic.h"

#include <dxil/generated/Kinds.h>
#include <dxil/ops/ShaderModels.h>
#include <dxil/ops/queries.h>

using namespace llvm;

namespace dxil::compiler {

std::string Profile::triple() const {
  return formatv("dxil-pc-shadermodel6.{0}-{1}", Minor, Stage).str();
}

/// Returns true if \p Version is one of shader models 4 and 5.
static bool isOldVersion(StringRef Version) {
  return Version == "4_0" || Version == "4_1" || Version == "5_0" || Version == "5_1";
}

Expected<Profile> parseProfile(StringRef Name) {
  auto [Prefix, Version] = Name.split('_');
  auto [Major, MinorText] = Version.split('_');
  Profile Result;
  Result.Name = Name.str();
  const ProfileInfo *Record = findProfile(Prefix);
  if (Record)
    Result.Stage = std::string(dxil::name(Record->Kind));
  if (Name == "rootsig_1_0" || Name == "rootsig_1_1") {
    Result.IsRootSignature = true;
    Result.Minor = Name == "rootsig_1_1";
    return Result;
  }
  // A library of any version, for linking.
  if (Name == "lib_6_x") {
    Result.Minor = ReleasedMinor;
    Result.IsForLinking = true;
    return Result;
  }
  if (Record && isOldVersion(Version) && Record->Minor == 0) {
    Result.PromotedFrom = Result.Name;
    Result.Name = (Prefix + "_6_0").str();
    Result.ReservesUnused = Version != "5_1";
    return Result;
  }
  bool HasMinor = !MinorText.getAsInteger(10, Result.Minor) && Result.Minor <= NewestMinor &&
                  Record && Result.Minor >= Record->Minor;
  if (!Record || Major != "6" || !HasMinor)
    return createStringError(
        "profile '" + Name + "' is unknown (expected ps, vs, gs, hs, ds or cs with _6_0 to _6_" +
        Twine(NewestMinor) + ", lib from _6_1, ms or as from _6_5; rootsig_1_0 or rootsig_1_1)");
  return Result;
}

} // namespace dxil::compiler
