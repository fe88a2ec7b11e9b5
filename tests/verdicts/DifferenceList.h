// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// differences.txt: the kinds of program on which dxil-cc and DXC differ on purpose.
//
//   kind NAME: REASON
//   DIFFERENCE GROUP EXPRESSION     DIFFERENCE: accepted, refused or registers, what dxil-cc does;
//                                   EXPRESSION: a regular expression for the whole name of a row
//
// A kind has one or more such lines after it.
#pragma once

#include <filesystem>
#include <regex>
#include <string>
#include <vector>

namespace dxil::verdicts {

/// The kind of difference between dxil-cc and DXC.
enum class Difference { None, Accepted, Refused, Registers };
const char *name(Difference D);

class DifferenceList {
public:
  /// Reads a list. Returns the problem as `line N: ...`, or an empty string.
  std::string read(const std::filesystem::path &File);

  /// Returns the difference that the list expects of a row, or None if no line matches it. Marks
  /// the line as used if `Result` is its difference.
  Difference expected(const std::string &Group, const std::string &RowName, Difference Result);

  size_t kinds() const { return Kinds; }
  /// Returns the lines that have matched no row with their difference.
  std::vector<std::string> unused() const;

private:
  std::string readLine(const std::string &Line);

  struct Pattern {
    Difference Is;
    std::string Group, Text;
    std::regex Expression;
    bool Used = false;
  };
  std::vector<Pattern> Patterns;
  size_t Kinds = 0;
};

} // namespace dxil::verdicts
