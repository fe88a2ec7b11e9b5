// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The options of a compile, as the steps of the front end read them.
#pragma once

#include "dxil/generated/MetadataNumbers.h"
#include "dxil/ops/queries.h"

#include <optional>
#include <string>
#include <vector>

namespace dxil::frontend {

/// The versions of HLSL that `-HV` selects.
enum class LanguageVersion : uint16_t {
  v2016 = 2016,
  v2017 = 2017,
  v2018 = 2018,
  v2021 = 2021,
  v202x = 2029
};

/// Returns true if the stage has code generation. Programs of other stages are only checked.
constexpr bool generatesCodeFor(dxil::Stage S) {
  switch (S) {
  case dxil::Stage::Vertex:
  case dxil::Stage::Pixel:
  case dxil::Stage::Compute:
  case dxil::Stage::Geometry:
  case dxil::Stage::Hull:
  case dxil::Stage::Domain:
  case dxil::Stage::Mesh:
  case dxil::Stage::Amplification:
  case dxil::Stage::Library: return true;
  default: return false;
  }
}

/// Returns true if parameters of the stage's entry point stay parameters: others see their memory.
constexpr bool keepsParameters(dxil::Stage S) {
  switch (S) {
  case dxil::Stage::Raygeneration:
  case dxil::Stage::Intersection:
  case dxil::Stage::Anyhit:
  case dxil::Stage::Closesthit:
  case dxil::Stage::Miss:
  case dxil::Stage::Callable: return true;
  default: return false;
  }
}

struct Options {
  LanguageVersion Language = LanguageVersion::v2021;
  dxil::Stage Stage = dxil::Stage::Compute; ///< stage of the profile
  unsigned ShaderModelMinor = 0;            ///< N of shader model 6.N
  std::string EntryPoint = "main";
  bool Native16 = false;     ///< -enable-16bit-types
  bool SplitVectors = false; ///< -fscalarize-vectors: splits vectors of shader model 6.9 into
                             ///< scalars, as earlier models do
  bool AvoidBranches = false, PreferBranches = false; ///< -Gfa, -Gfp
  bool RowMajor = false;                              ///< -Zpr
  bool Precise = false;                               ///< -Gis: IEEE strictness
  bool AllResourcesBound = false;
  bool LegacySemantics =
      false; ///< -Gec: Direct3D 9's names of system values; constants may be written
  enum class Debug : uint8_t {
    None,
    Lines, ///< places of instructions, for messages of passes
    Full   ///< -Zi
  } DebugInfo = Debug::None;
  std::string CommandLine;        ///< command line as debug information records it
  bool Verify = false;            ///< tests: check the program against the rules of check/Program.h
  bool ResourcesMayAlias = false; ///< -res-may-alias
  bool Unoptimized = false;       ///< -Od
  bool PackOptimized = false;     ///< -pack-optimized: signatures take as few registers as possible
  bool LegacyMacros = false;      ///< -flegacy-macro-expansion: operands of ## are expanded
  bool ReserveUnused =
      false; ///< -flegacy-resource-reservation: registers of unused resources stay reserved
  std::optional<uint32_t> BindingSpace; ///< -auto-binding-space
  std::string BindingTable;             ///< contents of -import-binding-table's file
  std::string BindingMacro; ///< -binding-table-define: the macro whose text is the table
  std::optional<FloatDenormalMode> Denormals;      ///< -denorm
  unsigned ValidatorMajor = 0, ValidatorMinor = 0; ///< -validator-version; 0.0: not given
  std::string RootSignatureVersion;  ///< `rootsig_1_0` or `rootsig_1_1`; empty: the newest
  bool IsForLinking = false;         ///< lib_6_x: resources may be in signatures of exports
  std::string RootSignature;         ///< -rootsig-define: the macro, else empty
  bool HasPayloadQualifiers = false; ///< -enable-payload-qualifiers: access qualifiers apply
  std::vector<std::string>
      Exports; ///< -exports: `name` or `new=name`; `all`: -default-linkage external
  bool ExportsShadersOnly = false; ///< -export-shaders-only
};

} // namespace dxil::frontend
