// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks whether a container is legal DXIL. Reports each problem with its place and the
// expectation.
//
//   dxil::validation::ValidationReport R = dxil::validation::validate(FileBytes);
//   if (R.Unusable) ...          // not a container with a readable program
//   for (const dxil::validation::Finding &F : R.Findings) ...
//
// Rules are records of td/Rules.td (docs: generated/docs/rules.md). All findings are reported, in a
// fixed order. Input is untrusted; time and memory are bounded by a small multiple of its size
// (tests/validation/step_test.cpp counts the steps). Functions are thread-safe: they share no
// state.
#pragma once

#include <dxil/ops/Cpp20.h>

#include <dxil/container/Container.h>
#include <dxil/generated/Rules.h>
#include <dxil/module/Module.h>

#include <optional>
#include <string>
#include <vector>

namespace dxil::validation {

/// One broken rule at one place. Empty strings and Finding::None mean "does not apply".
struct Finding {
  static constexpr uint32_t None = ~0u;

  Rule Id = Rule::BitcodeValid;
  dxil::Severity Severity = dxil::Severity::Error;
  std::string Part;            ///< four-character name of the part: "DXIL", "PSV0"
  std::string Function;        ///< name of the function
  uint32_t Block = None;       ///< number of the block in the function
  uint32_t Instruction = None; ///< number of the instruction in the function
  std::string Assembly;        ///< the instruction, one line
  std::string File;            ///< source file, line and column (from 1; 0 unknown)
  uint32_t Line = 0, Column = 0;
  std::string Message;                ///< the rule's text, filled in
  std::string Hint;                   ///< how to repair the program
  std::vector<std::string> Arguments; ///< values that fill the text's placeholders, in order

  const char *ruleName() const;
};

struct ValidationOptions {
  /// Validates as the validator of this version did; unset: as the newest, respecting dx.valver.
  std::optional<ModuleVersion> ValidatorVersion;
  /// Reports rules that the specification states and the reference validator does not check as
  /// errors; otherwise they are warnings.
  bool Strict = false;
  /// Rules whose findings are dropped.
  std::vector<Rule> Allow;
  /// Rules whose findings are errors even if they would be warnings.
  std::vector<Rule> FailOn;
};

struct ValidationReport {
  /// Set if the bytes are not a container with a readable program; Findings then come from the
  /// checks that do not need the program.
  std::optional<Error> Unusable;
  std::vector<Finding> Findings;

  /// Returns true if the container is usable and no finding is an error.
  bool valid() const;
};

/// Returns the record of a rule.
const RuleInfo &info(Rule R);
/// Returns all records, by number.
std::span<const RuleInfo> rules();
/// Returns the rule of that stable name ("INSTR.OLOAD", in any case), or nothing.
std::optional<Rule> findRule(std::string_view Name);
/// Makes text from the input printable in a message: escapes bytes other than printable ASCII as
/// \xNN.
std::string printable(std::string_view Text);
/// Fills the placeholders of a rule's text.
std::string messageText(const RuleMessage &Message);

/// Validates a whole container: header, parts and program.
ValidationReport validate(Bytes Container, const ValidationOptions &Options = {});

/// Validates a module alone, as if in a container that matches it.
ValidationReport validateModule(const ir::Module &M, const ValidationOptions &Options = {});

} // namespace dxil::validation
