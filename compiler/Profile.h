// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Target profiles: dxc's short names for a stage and a shader model.
#ifndef DXIL_COMPILER_PROFILE_H
#define DXIL_COMPILER_PROFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace dxil::compiler {

/// A profile such as `cs_6_6` or `rootsig_1_1`.
struct Profile {
  std::string Name;             ///< as given, or what that was promoted to
  std::string PromotedFrom;     ///< the profile of shader model 4 or 5 that was given, else empty
  std::string Stage;            ///< LLVM's name of the stage, `compute`
  unsigned Minor = 0;           ///< of shader model 6, or of a root signature's version
  bool IsRootSignature = false; ///< `rootsig_1_1`: there is no shader
  bool IsForLinking = false;    ///< `lib_6_x`: a library of any version
  bool ReservesUnused = false;  ///< registers of resources without a use stay free

  /// `dxil-pc-shadermodel6.6-compute`.
  std::string triple() const;
};

/// Parses a profile. One of shader model 4 or 5 is promoted to 6.0. The error says what profiles
/// there are.
llvm::Expected<Profile> parseProfile(llvm::StringRef Name);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_PROFILE_H
