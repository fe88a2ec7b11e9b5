// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Words of signature parts, and semantics of Direct3D 9.
// Written by: dxil-tblgen DXIL.td -gen-semantic-words; edit the records, not this file.
#pragma once

#include <dxil/generated/OpCodes.h>

#include <cstdint>
#include <string_view>

namespace dxil {

/// What listings call a system value of a signature part; empty for an unknown number.
constexpr std::string_view partSystemValueWord(uint32_t Number) {
  switch (Number) {
  case 0: return "NONE";
  case 6: return "VERTID";
  case 8: return "INSTID";
  case 1: return "POS";
  case 4: return "RTINDEX";
  case 5: return "VPINDEX";
  case 2: return "CLIPDST";
  case 3: return "CULLDST";
  case 7: return "PRIMID";
  case 10: return "SAMPLE";
  case 9: return "FFACE";
  case 66: return "COVERAGE";
  case 70: return "INNERCOV";
  case 64: return "TARGET";
  case 65: return "DEPTH";
  case 68: return "DEPTHLE";
  case 67: return "DEPTHGE";
  case 69: return "STENCILREF";
  case 16: return "LINEDEN";
  case 15: return "LINEDET";
  case 13: return "TRIEDGE";
  case 11: return "QUADEDGE";
  case 14: return "TRIINT";
  case 12: return "QUADINT";
  case 23: return "BARYCEN";
  case 24: return "SHDINGRATE";
  case 25: return "CULLPRIM";
  default: return {};
  }
}

/// A Direct3D 9 semantic that stands for a system value in the outputs, or the inputs, of a stage.
struct LegacySemantic {
  std::string_view Name; ///< in capitals; HLSL accepts any case
  Stage ShaderStage;
  bool IsOutput;
  std::string_view SystemValue;
};
inline constexpr LegacySemantic LegacySemantics[] = {
    {"POSITION", Stage::Vertex, true, "SV_Position"},
    {"VPOS", Stage::Pixel, false, "SV_Position"},
    {"COLOR", Stage::Pixel, true, "SV_Target"},
    {"DEPTH", Stage::Pixel, true, "SV_Depth"},
};

} // namespace dxil
