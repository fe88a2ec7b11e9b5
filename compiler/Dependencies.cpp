// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Dependencies.h"

using namespace llvm;

namespace dxil::compiler {
namespace {

/// Escapes a name for make: a backslash before blanks, #, and backslashes in front of these; $
/// becomes $$.
std::string escaped(StringRef Name) {
  std::string Text;
  for (size_t I = 0; I < Name.size(); ++I) {
    const char C = Name[I];
    if (C == ' ' || C == '#') {
      for (size_t J = I; J > 0 && Name[J - 1] == '\\'; --J)
        Text += '\\';
      Text += '\\';
    }
    Text += C == '$' ? "$$" : std::string(1, C);
  }
  return Text;
}

} // namespace

std::string dependencyText(StringRef Target, ArrayRef<std::string> Files) {
  constexpr size_t MostColumns = 75;
  std::string Text = escaped(Target) + ":";
  size_t Column = Text.size();
  for (const std::string &File : Files) {
    const std::string Name = escaped(File);
    if (Column + Name.size() + 3 > MostColumns) {
      Text += " \\\n ";
      Column = 1;
    }
    Text += " " + Name;
    Column += Name.size() + 1;
  }
  return Text + "\n";
}

std::vector<std::string> dependencyFiles(StringRef Rule) {
  std::vector<std::string> Words(1);
  for (size_t I = 0; I < Rule.size(); ++I) {
    const size_t Stop = std::min(Rule.find_first_not_of('\\', I), Rule.size());
    const bool IsEscape = Stop != I && Stop < Rule.size() && StringRef(" #\n").contains(Rule[Stop]);
    if (IsEscape) {
      Words.back().append((Stop - I) / 2, '\\');
      I = Stop;
      if (Rule[I] != '\n')
        Words.back() += Rule[I];
    } else if (Rule[I] == ' ' || Rule[I] == '\n') {
      Words.emplace_back();
    } else {
      Words.back() += Rule[I];
      I += Rule.substr(I).starts_with("$$");
    }
  }
  Words.erase(Words.begin()); // the target
  erase_if(Words, [](const std::string &W) { return W.empty(); });
  return Words;
}

} // namespace dxil::compiler
