// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Target profiles: dxc's short names for a stage and a shader model.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace dxil::compiler {

/// A profile such as `cs_6_6` or `rootsig_1_1`.
struct Profile {
  std::string Name;             ///< name as given, or of the profile to which the given one was
                                ///< promoted
  std::string PromotedFrom;     ///< the given profile of shader model 4 or 5, else empty
  std::string Stage;            ///< LLVM's name of the stage, such as `compute`
  unsigned Minor = 0;           ///< minor version of shader model 6, or of the root signature
                                ///< version
  bool IsRootSignature = false; ///< `rootsig_1_1`: no shader
  bool IsForLinking = false;    ///< `lib_6_x`: a library of any version
  bool ReservesUnused = false;  ///< unused resources reserve their registers

  /// Returns a triple such as `dxil-pc-shadermodel6.6-compute`.
  std::string triple() const;
};

/// Parses a profile. Promotes one of shader model 4 or 5 to 6.0. The error lists the known
/// profiles.
llvm::Expected<Profile> parseProfile(llvm::StringRef Name);

} // namespace dxil::compiler
