// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LanguageCase.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

namespace dxil::language {
namespace {

/// Reads `f 1.0 nan i -3 u 5 0xff`: f, i and u say what the numbers behind them are.
std::string parseWords(const std::string &Text, std::vector<uint32_t> &To) {
  std::istringstream In(Text);
  char Type = 0;
  for (std::string Word; In >> Word;) {
    if (Word == "f" || Word == "i" || Word == "u") {
      Type = Word[0];
      continue;
    }
    char *End = nullptr;
    // 0x... is the bits of any of the three.
    if (Type == 'f' && !Word.starts_with("0x"))
      To.push_back(std::bit_cast<uint32_t>(std::strtof(Word.c_str(), &End)));
    else if (Type)
      To.push_back(uint32_t(std::strtoll(Word.c_str(), &End, 0)));
    if (!End || *End)
      return "'" + Word + "' is no number (expected f, i or u, then numbers)";
  }
  return {};
}

std::string parseExpected(const std::string &Text, std::vector<uint32_t> &To) {
  std::istringstream In(Text);
  for (std::string Word; In >> Word;) {
    char *End = nullptr;
    To.push_back(uint32_t(std::strtoul(Word.c_str(), &End, 16)));
    if (*End)
      return "'" + Word + "' is no hexadecimal number";
  }
  return {};
}

std::string parseLine(const std::string &Word, const std::string &Rest, Case &To, size_t &Words) {
  std::istringstream Numbers(Rest);
  if (Word == "args:")
    To.Arguments = Rest;
  else if (Word == "in:")
    return parseWords(Rest, To.In);
  else if (Word == "cb:")
    return parseWords(Rest, To.Constants);
  else if (Word == "groups:")
    Numbers >> To.Groups[0] >> To.Groups[1] >> To.Groups[2];
  else if (Word == "out:")
    Numbers >> Words;
  else if (Word == "expect:")
    return parseExpected(Rest, To.OfDXC);
  else if (Word == "plain:")
    return parseExpected(Rest, To.Expected);
  else if (Word == "refused")
    To.Refused = true;
  else if (Word != "What:")
    return "unknown word '" + Word + "'";
  return Numbers.fail() ? "expected numbers after " + Word : std::string();
}

} // namespace

std::string parseHeader(std::string_view Text, Case &To) {
  std::istringstream Lines{std::string(Text)};
  size_t Words = 0;
  bool Explained = false;
  for (std::string Line; std::getline(Lines, Line) && Line.starts_with("// ");) {
    std::istringstream In(Line.substr(3));
    std::string Word, Rest;
    In >> Word;
    std::getline(In >> std::ws, Rest);
    Explained |= Word == "What:";
    if (std::string Error = parseLine(Word, Rest, To, Words); !Error.empty())
      return Error;
  }
  To.Constants.resize((To.Constants.size() + 3) / 4 * 4);
  if (To.Expected.empty())
    To.Expected = To.OfDXC;
  if (To.Refused != To.OfDXC.empty() || Words != To.OfDXC.size() || Words != To.Expected.size())
    return "expected as many words in expect and plain as out says, or refused";
  return Explained ? std::string() : "no line says what the case is for (expected What: ...)";
}

std::string readCases(const std::filesystem::path &Folder, std::vector<Case> &To) {
  for (const auto &Entry : std::filesystem::recursive_directory_iterator(Folder)) {
    if (Entry.path().extension() != ".hlsl")
      continue;
    Case &C = To.emplace_back();
    C.Path = Entry.path();
    C.Name = (C.Path.parent_path().filename() / C.Path.stem()).string();
    std::ifstream In(C.Path, std::ios::binary);
    const std::string Text{std::istreambuf_iterator<char>(In), {}};
    if (std::string Error = parseHeader(Text, C); !Error.empty())
      return C.Path.string() + ": " + Error;
  }
  std::ranges::sort(To, {}, &Case::Name);
  return {};
}

} // namespace dxil::language
