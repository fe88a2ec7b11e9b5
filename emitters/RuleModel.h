// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The typed form of td/Rules.td and td/Instructions.td. Only RuleModel.cpp reads the fields of
// these records.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class RecordKeeper;
} // namespace llvm

namespace dxil::emitters {

/// A placeholder `{name:type}` in a rule's text.
struct RuleParamDesc {
  std::string Name;
  std::string Type; ///< one of int, name, type, version, text
};

struct RuleDesc {
  std::string Enum; ///< name of the record: "InstrOload"
  std::string Name; ///< name of the rule: "INSTR.OLOAD"
  int64_t Id = 0;
  std::string Family;
  std::vector<std::string> Stages; ///< HLSL names of stages; empty: all
  unsigned SinceMajor = 1, SinceMinor = 0;
  uint32_t StageMask = 0; ///< bit n is the stage with Kind n; all bits if the rule applies to every
                          ///< stage
  std::string Severity;
  std::string Text, Doc, Hint, Status, Reason, Test;
  std::vector<RuleParamDesc> Params; ///< parameters in the order of the placeholders in Text
};

struct RuleFamilyDesc {
  std::string Record, Prefix, Title, Doc;
};

struct LLVMInstructionDesc {
  std::string Keyword;
  int64_t Number = 0;
  bool Allowed = false;
  std::vector<std::string> Types; ///< legal types such as "i32"; empty: any
  unsigned SinceMajor = 1, SinceMinor = 0;
  std::string Counter; ///< counter of the STAT part; empty: none
};

struct SystemValueDesc {
  std::string Name; ///< name such as "SV_Position"; empty for an ordinary element
  int64_t Kind = 0;
  struct Point {
    std::string Name; ///< "VSOut"
    std::string Role; ///< "ClipCull"
    unsigned Minor = 0;
  };
  std::vector<Point> Points;
  /// Numbers in signature parts: for an isoline domain's first row, its other rows, a triangle
  /// domain, and a quad domain. All four are equal for most values.
  std::array<int64_t, 4> PartNumbers{};
};

struct RuleModel {
  std::vector<RuleFamilyDesc> Families;
  std::vector<RuleDesc> Rules;                   ///< sorted by Id, without gaps
  std::vector<LLVMInstructionDesc> Instructions; ///< sorted by Number
  std::vector<SystemValueDesc> SystemValues;     ///< sorted by Kind
};

/// Reads and checks the records. Reports each mistake at its line; returns nothing if there were
/// any.
std::optional<RuleModel> readRuleModel(const llvm::RecordKeeper &Records);

} // namespace dxil::emitters
