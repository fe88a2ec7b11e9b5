// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a compile is asked for, as the steps of the front end see it.
#ifndef DXIL_FRONTEND_SOURCE_OPTIONS_H
#define DXIL_FRONTEND_SOURCE_OPTIONS_H

#include "dxil/ops.h"

#include <string>
#include <vector>

namespace dxil::frontend {

/// The versions of HLSL: what `-HV` says.
enum class LanguageVersion : uint16_t { v2016 = 2016, v2017 = 2017, v2018 = 2018, v2021 = 2021, v202x = 2029 };

struct Options {
  LanguageVersion Language = LanguageVersion::v2021;
  dxil::Stage Stage = dxil::Stage::Compute; ///< of the profile
  unsigned ShaderModelMinor = 0;            ///< 6.N
  std::string EntryPoint = "main";
  bool Native16 = false;         ///< -enable-16bit-types
  bool RowMajor = false;         ///< -Zpr
  bool Precise = false;          ///< -Gis: IEEE strictness
  bool AllResourcesBound = false;
  bool WritableConstants = false; ///< -Gec
  bool DebugInfo = false;         ///< -Zi
  bool Verify = false;            ///< tests: the checked program keeps the rules of check/Program.h
  bool ResourcesMayAlias = false; ///< -res-may-alias
  unsigned ValidatorMajor = 0, ValidatorMinor = 0; ///< -validator-version; 0.0: not said
  std::string RootSignatureVersion; ///< `rootsig_1_0` or `rootsig_1_1`; empty: the newest
  std::string RootSignature;      ///< -rootsig-define's macro, else empty
  std::vector<std::string> Exports;
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_SOURCE_OPTIONS_H
