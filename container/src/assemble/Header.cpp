// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Header.h"

#include <dxil/container/ContainerEdit.h>
#include <dxil/container/parts/SmallParts.h>

#include <algorithm>
#include <optional>

namespace dxil::container {
namespace {

constexpr std::string_view Begin = "; --- dxil-as", End = "; ...";
constexpr std::string_view Blanks = " \t\r";

int digit(char C) {
  if (C >= '0' && C <= '9')
    return C - '0';
  if (C >= 'a' && C <= 'f')
    return C - 'a' + 10;
  return C >= 'A' && C <= 'F' ? C - 'A' + 10 : -1;
}

std::string_view trimmed(std::string_view Text) {
  const size_t First = Text.find_first_not_of(Blanks);
  return First == std::string_view::npos
             ? std::string_view()
             : Text.substr(First, Text.find_last_not_of(Blanks) - First + 1);
}

class HeaderReader {
public:
  explicit HeaderReader(std::string_view Text) : Rest(Text) {}

  Result<PartList> read() {
    while (nextLine() && !isHeader())
      if (!Line.empty() && Line[0] != ';')
        return PartList();
    if (!isHeader())
      return PartList();
    while (!Failure) {
      if (!nextLine() || !Line.starts_with(';')) {
        fail(1, "the header has no end", "'; ...'");
        break;
      }
      if (trimmed(Line) == End)
        break;
      readLine();
    }
    finishPart();
    if (Failure)
      return *Failure;
    return std::move(Parts);
  }

private:
  bool nextLine() {
    Line = {};
    if (Rest.empty())
      return false;
    Line = Rest.substr(0, Rest.find('\n'));
    Rest.remove_prefix(std::min(Rest.size(), Line.size() + 1));
    ++Number;
    return true;
  }
  bool isHeader() const { return trimmed(Line) == Begin; }

  void fail(size_t Column, std::string Message, std::string Expected) {
    if (Failure)
      return;
    Failure.emplace();
    Failure->Code = ErrorCode::AssemblySyntax;
    Failure->Line = Number;
    Failure->Column = uint32_t(Column);
    Failure->Message = std::move(Message);
    Failure->Expected = std::move(Expected);
  }

  void readLine() {
    const size_t Indent = Line.find_first_not_of(" \t\r", 1);
    if (Indent == std::string_view::npos)
      return;
    if (PartIndent && Indent > PartIndent)
      return addBytes(Indent);
    finishPart();
    const size_t Colon = Line.find(':', Indent);
    if (Colon == std::string_view::npos)
      return fail(Indent + 1, quoted(Line.substr(Indent)), "'name: value'");
    const std::string_view Key = trimmed(Line.substr(Indent, Colon - Indent));
    if (KeyIndent && Indent > KeyIndent && InParts)
      return beginPart(Key, Indent, Colon);
    KeyIndent = Indent;
    InParts = Key == "parts";
    const std::string_view Value = trimmed(Line.substr(Colon + 1));
    if (InParts && !Value.empty())
      return fail(size_t(Value.data() - Line.data()) + 1, quoted(Value),
                  "parts in the lines below");
    if (Key == "debug-name")
      return addDebugName(Value, Colon + 2);
    if (!InParts)
      fail(Indent + 1, quoted(Key), "parts or debug-name");
  }

  void beginPart(std::string_view Key, size_t Indent, size_t Colon) {
    auto Name = partNamed(Key);
    if (!Name)
      return fail(Indent + 1, Name.error().Message, Name.error().Expected);
    Parts.push_back({*Name, {}});
    PartIndent = Indent;
    addBytes(Colon + 1);
  }

  void addBytes(size_t Column) {
    for (; Column < Line.size(); ++Column) {
      if (Blanks.find(Line[Column]) != std::string_view::npos)
        continue;
      const int D = digit(Line[Column]);
      if (D < 0)
        return fail(Column + 1, quoted(Line.substr(Column, 1)), "hexadecimal digits");
      if (!HasHalf)
        Parts.back().second.push_back(uint8_t(D << 4));
      else
        Parts.back().second.back() |= uint8_t(D);
      HasHalf = !HasHalf;
    }
  }

  void finishPart() {
    if (HasHalf)
      fail(1, "part " + Parts.back().first.str() + " ends within a byte", "two digits for each");
    HasHalf = false;
    PartIndent = 0;
  }

  void addDebugName(std::string_view Value, size_t Column) {
    if (Value.size() >= 2 && Value.front() == '"' && Value.back() == '"')
      Value = Value.substr(1, Value.size() - 2);
    constexpr size_t Longest = 0xffff;
    if (Value.empty() || Value.size() > Longest)
      return fail(Column, "a name of " + std::to_string(Value.size()) + " bytes",
                  "1 to " + std::to_string(Longest));
    Parts.push_back({part::ILDN, makeDebugName(Value)});
  }

  static std::string quoted(std::string_view Text) {
    std::string Out = "'";
    for (char C : Text.substr(0, 40))
      Out += C >= 0x20 && C < 0x7f ? C : '?';
    return Out + "'";
  }

  std::string_view Rest, Line;
  uint32_t Number = 0;
  size_t KeyIndent = 0, PartIndent = 0; ///< 0: no key or part yet
  bool InParts = false, HasHalf = false;
  PartList Parts;
  std::optional<Error> Failure;
};

} // namespace

Result<PartList> readHeader(std::string_view Text) {
  return HeaderReader(Text).read();
}

std::string partsHeader(const PartList &Parts) {
  if (Parts.empty())
    return {};
  constexpr size_t BytesInLine = 32, BytesInGroup = 4;
  std::string Out = std::string(Begin) + "\n; parts:\n";
  for (const auto &[Name, Data] : Parts) {
    Out += ";   " + Name.str() + ":";
    for (size_t I = 0; I < Data.size(); ++I) {
      if (I % BytesInLine == 0 && Data.size() > BytesInLine)
        Out += "\n;    ";
      if (I % BytesInGroup == 0)
        Out += ' ';
      Out += "0123456789abcdef"[Data[I] >> 4];
      Out += "0123456789abcdef"[Data[I] & 15];
    }
    Out += '\n';
  }
  return Out.append(End) += '\n';
}

} // namespace dxil::container
