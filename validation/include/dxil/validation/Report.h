// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Findings as text, JSON and SARIF.
#pragma once

#include <dxil/ops/Cpp20.h>

#include <dxil/validation/Validator.h>

#include <string>
#include <string_view>
#include <vector>

namespace dxil::validation {

/// A report and the name of its file.
struct FileReport {
  std::string Path;
  ValidationReport Report;
  /// The reason why the file could not be read, and then Report is empty; else empty.
  std::string Failure;

  bool usable() const { return Failure.empty() && !Report.Unusable; }
  bool valid() const { return Failure.empty() && Report.valid(); }
  /// The reason why the file is unusable, or empty.
  std::string unusableText() const;
};

struct ReportSummary {
  size_t Files = 0, Valid = 0, Invalid = 0, Unusable = 0, Errors = 0, Warnings = 0;
};
ReportSummary summarize(const std::vector<FileReport> &Reports);

/// Returns lines for people: `a.dxil: error: function 'main', block 0, instruction 3: ...
/// [INSTR.OLOAD]`, then the instruction and the hint. Empty for a valid file without warnings.
std::string textReport(const FileReport &R);

/// Returns counts of findings and files by broken rule, most frequent first; empty if there are
/// none.
std::string textRuleCounts(const std::vector<FileReport> &Reports);

/// Returns one JSON object, described in docs/validation.md. Its schema_version rises when a member
/// changes its meaning or is removed.
std::string jsonReport(const std::vector<FileReport> &Reports);

/// Returns a SARIF 2.1.0 log with one run, which describes the rules that occur. `Site` is the
/// address of the documentation (docs/site.md) for the rules' `helpUri`; an empty `Site` omits it.
std::string sarifReport(const std::vector<FileReport> &Reports, std::string_view ToolVersion,
                        std::string_view Site = {});

/// Returns all rules as one JSON object, described in docs/validation.md.
std::string jsonRules();

} // namespace dxil::validation
