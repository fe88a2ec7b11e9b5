// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a compile is asked for, as the steps of the front end see it.
#ifndef DXIL_FRONTEND_SOURCE_OPTIONS_H
#define DXIL_FRONTEND_SOURCE_OPTIONS_H

#include "dxil/ops.h"

#include <optional>
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
  bool SplitVectors = false;      ///< scalars instead of long vectors from shader model 6.9 on
  bool DebugInfo = false;         ///< -Zi
  bool PackOptimized = false;     ///< -pack-optimized
  bool ReserveUnused = false;     ///< -flegacy-resource-reservation
  bool ResourcesMayAlias = false; ///< -res-may-alias
  std::optional<unsigned> BindingSpace; ///< -auto-binding-space
  std::string BindingTable;             ///< -import-binding-table's rows
  std::string BindingMacro;             ///< -binding-table-define's macro
  unsigned ValidatorMajor = 1, ValidatorMinor = 8;
  std::string RootSignatureVersion; ///< `rootsig_1_0` or `rootsig_1_1`; empty: the newest
  std::string Denormals;            ///< any, preserve, ftz; empty: not said
  std::string RootSignature;      ///< -rootsig-define's macro, else empty
  std::vector<std::string> Exports;
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_SOURCE_OPTIONS_H
