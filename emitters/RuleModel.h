// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The typed form of td/Rules.td and td/Instructions.td, as Model.h is that of the operations.
// RuleModel.cpp alone reads the fields of these records.
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

/// `{name:type}` in a rule's text.
struct RuleParamDesc {
  std::string Name;
  std::string Type; ///< int, name, type, version or text
};

struct RuleDesc {
  std::string Enum; ///< the record: "InstrOload"
  std::string Name; ///< "INSTR.OLOAD"
  int64_t Id = 0;
  std::string Family;
  std::vector<std::string> Stages; ///< HLSL words; empty: all
  unsigned SinceMajor = 1, SinceMinor = 0;
  uint32_t StageMask = 0; ///< bit n: the stage with Kind n; all bits if it is every stage
  std::string Severity;
  std::string Text, Doc, Hint, Status, Reason, Test;
  std::vector<RuleParamDesc> Params; ///< in the order of Text
};

struct RuleFamilyDesc {
  std::string Record, Prefix, Title, Doc;
};

struct LLVMInstructionDesc {
  std::string Keyword;
  int64_t Number = 0;
  bool Allowed = false;
  std::vector<std::string> Types; ///< "i32", "half", ...; empty: not limited
  unsigned SinceMajor = 1, SinceMinor = 0;
  std::string Counter; ///< of the STAT part; empty: none
};

struct SystemValueDesc {
  std::string Name; ///< "SV_Position"; empty for an ordinary element
  int64_t Kind = 0;
  struct Point {
    std::string Name; ///< "VSOut"
    std::string Role; ///< "ClipCull"
    unsigned Minor = 0;
  };
  std::vector<Point> Points;
  /// What signature parts call it: in an isoline domain's first row, its other rows, a triangle's
  /// and a quad's domain; the same everywhere else.
  std::array<int64_t, 4> PartNumbers{};
};

struct RuleModel {
  std::vector<RuleFamilyDesc> Families;
  std::vector<RuleDesc> Rules;                   ///< by Id, without a gap
  std::vector<LLVMInstructionDesc> Instructions; ///< by Number
  std::vector<SystemValueDesc> SystemValues;     ///< by Kind
};

/// Reads and checks the records; every mistake is reported at its line. Empty if there was any.
std::optional<RuleModel> readRuleModel(const llvm::RecordKeeper &Records);

} // namespace dxil::emitters
