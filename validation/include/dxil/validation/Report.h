// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Findings as text, JSON and SARIF.
#pragma once

#include <dxil/validation/Validator.h>

#include <string>
#include <string_view>
#include <vector>

namespace dxil {

/// A report with the name of the file it is of.
struct FileReport {
  std::string Path;
  ValidationReport Report;
};

/// Lines for people: `a.dxil: error: main, block 0, instruction 3: ... [INSTR.OLOAD]`, then the
/// instruction and the hint. Empty for a valid file without warnings.
std::string textReport(const FileReport &R);

/// {"version":1,"files":[{"path":..,"valid":..,"unusable":..,"findings":[..]}]}; see docs.
std::string jsonReport(const std::vector<FileReport> &Reports);

/// SARIF 2.1.0 with one run; rules that occur are described.
std::string sarifReport(const std::vector<FileReport> &Reports, std::string_view ToolVersion);

} // namespace dxil
