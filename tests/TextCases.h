// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Test cases in text files:
//
//     # A comment.
//     == name option...
//     The input: any number of lines. The last line has no line end.
//     > a part of the expected output; `$` at its end stands for the end of a line
//     ! a text that the output does not contain
#pragma once

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace dxil::test {

struct TextCase {
  std::string Name;
  std::vector<std::string> Options;
  std::string Text;
  std::vector<std::string> Parts;  ///< lines after `> `
  std::vector<std::string> Absent; ///< lines after `! `
};

/// Names a parameterized test. A failed test shows its case by this name too.
inline std::string nameOf(const testing::TestParamInfo<TextCase> &Info) {
  return Info.param.Name;
}
inline void PrintTo(const TextCase &Case, std::ostream *OS) {
  *OS << Case.Name;
}

/// Adds a line to the text of a case, without blank lines around the text.
inline void addTextLine(TextCase &Case, const std::string &Line, size_t &BlankLines) {
  if (Line.empty()) {
    ++BlankLines;
    return;
  }
  if (!Case.Text.empty())
    Case.Text.append(BlankLines + 1, '\n');
  BlankLines = 0;
  Case.Text += Line;
}

/// Reads the cases of a file. Throws if there are none: a suite without cases would pass.
inline std::vector<TextCase> readTextCases(const std::filesystem::path &Path) {
  std::ifstream File(Path);
  std::vector<TextCase> Cases;
  size_t BlankLines = 0;
  for (std::string Line; std::getline(File, Line);) {
    if (Line.starts_with("# ") || (Line.empty() && Cases.empty()))
      continue;
    if (Line.starts_with("== ")) {
      std::istringstream Words(Line.substr(3));
      Words >> Cases.emplace_back().Name;
      for (std::string Word; Words >> Word;)
        Cases.back().Options.push_back(Word);
      BlankLines = 0;
    } else if (Cases.empty()) {
      throw std::runtime_error(Path.string() + ": text before the first case");
    } else if (Line.starts_with("> ")) {
      Cases.back().Parts.push_back(Line.substr(2));
    } else if (Line.starts_with("! ")) {
      Cases.back().Absent.push_back(Line.substr(2));
    } else {
      addTextLine(Cases.back(), Line, BlankLines);
    }
  }
  if (Cases.empty())
    throw std::runtime_error(Path.string() + ": no cases");
  return Cases;
}

/// Reads the cases of all text files in a folder. The name of a file comes before those of its
/// cases.
inline std::vector<TextCase> readTextCaseFolder(const std::filesystem::path &Folder) {
  std::vector<std::filesystem::path> Paths;
  for (const auto &Entry : std::filesystem::directory_iterator(Folder))
    if (Entry.path().extension() == ".txt")
      Paths.push_back(Entry.path());
  std::ranges::sort(Paths);
  std::vector<TextCase> Cases;
  for (const auto &Path : Paths) {
    std::string Prefix = Path.stem().string() + "_";
    std::ranges::replace(Prefix, '-', '_');
    for (TextCase &Case : readTextCases(Path)) {
      Case.Name = Prefix + Case.Name;
      Cases.push_back(std::move(Case));
    }
  }
  return Cases;
}

/// Expects each part of the case and none of its absent texts in the output.
inline void expectParts(const TextCase &Case, const std::string &Output) {
  for (std::string Part : Case.Parts) {
    if (Part.ends_with('$'))
      Part.back() = '\n';
    EXPECT_THAT(Output, testing::HasSubstr(Part)) << Case.Text;
  }
  for (const std::string &Part : Case.Absent)
    EXPECT_THAT(Output, testing::Not(testing::HasSubstr(Part))) << Case.Text;
}

} // namespace dxil::test
