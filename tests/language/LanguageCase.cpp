// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LanguageCase.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

namespace dxil::language {
namespace {

/// Reads numbers such as `f 1.0 nan i -3 u 5 0xff`; f, i and u give the type of the numbers after
/// them.
std::string parseWords(const std::string &Text, std::vector<uint32_t> &To) {
  std::istringstream In(Text);
  char Type = 0;
  for (std::string Word; In >> Word;) {
    if (Word == "f" || Word == "i" || Word == "u") {
      Type = Word[0];
      continue;
    }
    char *End = nullptr;
    // 0x... gives the bits of a number of any type.
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

/// Returns the resource at a place such as u1. Adds it if it is new. Null if the text is no place.
BoundWords *bufferAt(std::string_view Place, Case &To) {
  uint32_t Register = 0;
  if (Place.size() < 2 || std::string_view("tub").find(Place[0]) == std::string_view::npos)
    return nullptr;
  auto [End, Error] = std::from_chars(Place.data() + 1, Place.data() + Place.size(), Register);
  if (Error != std::errc() || End != Place.data() + Place.size())
    return nullptr;
  for (BoundWords &B : To.Buffers)
    if (B.Class == Place[0] && B.Register == Register)
      return &B;
  To.Buffers.push_back({Place[0], Register, 0, {}, {}, {}, {}});
  return &To.Buffers.back();
}

/// Parses the text after the place of a resource: nothing, `typed CHANNELS`, or `texture CHANNELS
/// WIDTH [HEIGHT [DEPTH [LAYERS]]]`. Returns false for other texts.
bool parseView(const std::string &Text, BoundWords &To) {
  std::istringstream In(Text);
  std::string Kind;
  if (!(In >> Kind))
    return true;
  const bool IsTexture = Kind == "texture";
  if ((!IsTexture && Kind != "typed") || !(In >> To.Channels) || To.Channels > 4)
    return false;
  if (!IsTexture)
    return true;
  if (!(In >> To.Texture.Width))
    return false;
  for (uint32_t *Size : {&To.Texture.Height, &To.Texture.Depth, &To.Texture.Layers})
    if (uint32_t Number = 0; In >> Number)
      *Size = Number;
  return true;
}

/// Parses a resource's words: `in:`, `cb:`, `t1:`, `t2 typed 4:`, `expect:`, `expect u1:`,
/// `plain:`.
std::string parseBuffer(const std::string &Key, const std::string &Rest, Case &To) {
  const size_t Space = Key.find(' ');
  const std::string Word = Key.substr(0, Space);
  if (Word == "expect" || Word == "plain") {
    BoundWords *B = bufferAt(Space == std::string::npos ? "u0" : Key.substr(Space + 1), To);
    if (!B)
      return "expected u and a number behind " + Word;
    return parseExpected(Rest, Word == "expect" ? B->OfDXC : B->Expected);
  }
  BoundWords *B = bufferAt(Word == "in" ? "t0" : Word == "cb" ? "b0" : Word, To);
  if (!B || !parseView(Space == std::string::npos ? "" : Key.substr(Space), *B))
    return "unknown word '" + Key + "'";
  return parseWords(Rest, B->Before);
}

std::string parseLine(const std::string &Key, const std::string &Rest, Case &To) {
  std::istringstream Numbers(Rest);
  size_t Words = 0;
  if (Key == "args")
    To.Arguments = Rest;
  else if (Key == "groups")
    Numbers >> To.Groups[0] >> To.Groups[1] >> To.Groups[2];
  else if (Key == "out" && Numbers >> Words)
    bufferAt("u0", To)->Before.resize(Words);
  else if (Key == "refused")
    To.Refused = Rest;
  else if (Key == "unset")
    To.ReadsUnset = true;
  else if (Key != "What" && Key != "out")
    return parseBuffer(Key, Rest, To);
  return Numbers.fail() ? "expected numbers after " + Key : std::string();
}

/// Adds defaults and reports contradictions.
std::string completeCase(Case &C) {
  bool Compared = false;
  for (BoundWords &B : C.Buffers) {
    if (B.Class == 'b')
      B.Before.resize((B.Before.size() + 3) / 4 * 4);
    if (B.Expected.empty())
      B.Expected = B.OfDXC;
    Compared |= !B.Expected.empty();
    if (B.Expected.size() != B.OfDXC.size() ||
        (!B.Expected.empty() && B.Expected.size() != B.Before.size()))
      return "expected as many words in expect and plain as the resource has";
  }
  return Compared != C.Refused.empty() ? "expected words in expect, or a message in refused"
                                       : std::string();
}

} // namespace

std::string parseHeader(std::string_view Text, Case &To) {
  std::istringstream Lines{std::string(Text)};
  bool Explained = false;
  for (std::string Line; std::getline(Lines, Line) && Line.starts_with("// ");) {
    std::istringstream In(Line.substr(3));
    std::string Key, Rest;
    std::getline(In, Key, ':');
    std::getline(In >> std::ws, Rest);
    Explained |= Key == "What";
    if (std::string Error = parseLine(Key, Rest, To); !Error.empty())
      return Error;
  }
  return Explained ? completeCase(To) : "no line says what the case is for (expected What: ...)";
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
