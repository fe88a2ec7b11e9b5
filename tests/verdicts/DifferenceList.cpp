// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DifferenceList.h"

#include <fstream>
#include <sstream>

namespace dxil::verdicts {

const char *name(Difference D) {
  switch (D) {
  case Difference::None: return "none";
  case Difference::Accepted: return "accepted";
  case Difference::Refused: return "refused";
  case Difference::Registers: return "registers";
  }
  return "";
}

std::string DifferenceList::readLine(const std::string &Line) {
  if (Line.empty() || Line.front() == '#')
    return {};
  if (Line.starts_with("kind ")) {
    const size_t Colon = Line.find(": ");
    if (Colon == std::string::npos || Colon + 2 == Line.size())
      return "expected 'kind NAME: REASON'";
    ++Kinds;
    return {};
  }
  if (!Kinds)
    return "expected 'kind NAME: REASON' before the first expression";
  std::istringstream In(Line);
  std::string Word, Group, Text;
  In >> Word >> Group >> std::ws;
  std::getline(In, Text);
  for (Difference D : {Difference::Accepted, Difference::Refused, Difference::Registers}) {
    if (Word != name(D))
      continue;
    try {
      Patterns.push_back({D, Group, Text, std::regex(Text)});
    } catch (const std::regex_error &E) {
      return std::string("bad expression: ") + E.what();
    }
    return {};
  }
  return "expected accepted, refused or registers, have '" + Word + "'";
}

std::string DifferenceList::read(const std::filesystem::path &File) {
  std::ifstream In(File);
  if (!In)
    return "cannot open '" + File.string() + "'";
  size_t Number = 0;
  for (std::string Line; std::getline(In, Line);) {
    ++Number;
    if (std::string Problem = readLine(Line); !Problem.empty())
      return "line " + std::to_string(Number) + ": " + Problem;
  }
  return {};
}

Difference DifferenceList::expected(const std::string &Group, const std::string &RowName,
                                    Difference Result) {
  Difference Expected = Difference::None;
  for (Pattern &P : Patterns)
    if (P.Group == Group && std::regex_match(RowName, P.Expression)) {
      P.Used |= P.Is == Result;
      if (Expected != Result)
        Expected = P.Is;
    }
  return Expected;
}

std::vector<std::string> DifferenceList::unused() const {
  std::vector<std::string> Lines;
  for (const Pattern &P : Patterns)
    if (!P.Used)
      Lines.push_back(std::string(name(P.Is)) + " " + P.Group + " " + P.Text);
  return Lines;
}

} // namespace dxil::verdicts
