// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Cases.h"
#include "CaseResources.h"
#include "Compile.h"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace dxil::execution {
namespace {

constexpr size_t MostOutputWords = size_t(1) << 20;

std::vector<std::string> words(std::string_view Text) {
  std::istringstream In{std::string(Text)};
  std::vector<std::string> Result;
  for (std::string Word; In >> Word;)
    Result.push_back(Word);
  return Result;
}

Buffer bufferOf(ResourceClass Class, std::vector<uint8_t> Data) {
  Buffer B;
  B.Class = Class;
  B.Data = std::move(Data);
  return B;
}

/// `f`, `i` and `u` set the type of the numbers after them.
std::string parseWords(const std::string &Text, Numbers &To) {
  std::string Spelt;
  for (const std::string &Word : words(Text))
    Spelt += (Word == "f" ? "float" : Word == "i" ? "int" : Word == "u" ? "uint" : Word) + " ";
  return parseNumbers(Spelt, "uint", true, To);
}

class CaseHeaderReader {
public:
  explicit CaseHeaderReader(CaseProgram &To) : To(To) {}

  std::string line(const std::string &Key, const std::string &Value) {
    Batch &B = To.What;
    if (Key == "args") {
      arguments(words(Value));
    } else if (Key == "in") {
      return parseWords(Value, In);
    } else if (Key == "cb") {
      return parseWords(Value, Constants);
    } else if (Key == "groups") {
      return parseGroups(Value, B.Start.Groups);
    } else if (Key == "out") {
      std::istringstream Number(Value);
      if (!(Number >> OutWords) || OutWords > MostOutputWords)
        return "expected a number of words";
    } else if (Key == "expect") {
      if (words(Value).empty())
        return "nothing to compare with (expected hexadecimal words)";
      for (const std::string &Word : words(Value))
        if (Word.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos ||
            Word.size() > 8)
          return "not a hexadecimal word: " + Word;
        else
          Wanted.add({findScalar("uint"), 4, std::stoull(Word, nullptr, 16)});
    } else if (Key == "refused") {
      To.Refused = true;
    }
    return {};
  }

  void finish() {
    Batch &B = To.What;
    B.Start.WaveSize = 8;
    while (Constants.Bytes.size() % 16)
      Constants.Bytes.push_back(0);
    B.Buffers = {bufferOf(ResourceClass::SRV, In.Bytes), bufferOf(ResourceClass::UAV, {}),
                 bufferOf(ResourceClass::CBuffer, Constants.Bytes)};
    B.Buffers[1].Data.resize(OutWords * 4);
    Expectation &E = B.Expectations.emplace_back();
    E.Case = B.Name;
    E.Buffer = 1;
    E.Values = std::move(Wanted);
  }

private:
  void arguments(const std::vector<std::string> &All) {
    for (size_t I = 0; I < All.size(); ++I)
      if (All[I] == "-T" && I + 1 < All.size())
        To.What.Profile = All[++I];
      else
        To.What.Flags.push_back(All[I]);
  }

  CaseProgram &To;
  Numbers In, Constants, Wanted;
  size_t OutWords = 0;
};

/// Returns the key and value of a line `// key: value` or `// key` with a known key.
bool headerLine(const std::string &Line, std::string &Key, std::string &Value) {
  if (!Line.starts_with("// "))
    return false;
  static constexpr std::string_view Keys[] = {"args", "in",     "cb",     "groups",
                                              "out",  "expect", "refused"};
  const size_t End = Line.find_first_of(": \r", 3);
  Key = Line.substr(3, End == std::string::npos ? End : End - 3);
  const bool Bare = End == std::string::npos || Line[End] != ':';
  Value = Bare ? "" : Line.substr(End + 1);
  return std::ranges::count(Keys, Key) && (!Bare || Key == "refused");
}

/// Returns the differences from an expectation; those of a check name the inputs.
std::vector<std::string> differencesOf(const Expectation &E, const std::vector<uint8_t> &Bytes) {
  constexpr size_t Most = 8;
  std::vector<std::string> Result;
  size_t Count = 0;
  for (const Difference &Each : compare(E.Values, Bytes, 0, Most, Count)) {
    const size_t Lane = Each.Index / std::max<size_t>(1, E.Columns);
    const std::string With = Lane < E.Inputs.size() ? E.Inputs[Lane] : "";
    Result.push_back((With.empty() ? "" : "with " + With + ": ") + Each.text());
  }
  if (Count > Result.size())
    Result.push_back(std::to_string(Count - Result.size()) + " further differences");
  return Result;
}

} // namespace

bool hasCaseHeader(const std::string &Text) {
  std::istringstream In(Text);
  std::string Key, Value;
  for (std::string Line; std::getline(In, Line) && Line.starts_with("//");)
    if (headerLine(Line, Key, Value) && (Key == "expect" || Key == "refused"))
      return true;
  return false;
}

std::string parseProgram(const std::string &Name, const std::string &Text, CaseProgram &To) {
  To.What.Name = Name;
  To.What.Profile = "cs_6_0";
  To.What.Source = Text;
  CaseHeaderReader Header(To);
  std::istringstream In(Text);
  std::string Line, Key, Value;
  for (unsigned Number = 1; std::getline(In, Line) && Line.starts_with("//"); ++Number)
    if (headerLine(Line, Key, Value))
      if (const std::string Error = Header.line(Key, Value); !Error.empty())
        return std::to_string(Number) + ": error: " + Error;
  Header.finish();
  return {};
}

std::vector<CaseResult> runCase(const CaseProgram &Program, const CaseSettings &Settings,
                                std::string &Error) {
  const Batch &B = Program.What;
  std::vector<std::string> Arguments = {"-T", B.Profile, "-E", "main"};
  Arguments.insert(Arguments.end(), B.Flags.begin(), B.Flags.end());
  Arguments.insert(Arguments.end(), {"-I", Settings.Folder.empty() ? "." : Settings.Folder});
  Arguments.insert(Arguments.end(), Settings.ExtraArguments.begin(), Settings.ExtraArguments.end());
  const CompileResult Compiled = compile(Settings.Compiler, Arguments, B.Source);
  if (Program.Refused && Compiled.Error.empty())
    return {{B.Name, Compiled.Container.empty()
                         ? std::vector<std::string>()
                         : std::vector<std::string>{"the program compiles, and must be refused"}}};
  Error = Compiled.Error;
  if (Error.empty() && Compiled.Container.empty())
    Error = "does not compile:\n" + Compiled.Messages;
  Batch Ran = B;
  if (Error.empty())
    Error = runBatch(Compiled.Container, Ran);
  const std::vector<Buffer> &Buffers = Ran.Buffers;
  std::vector<CaseResult> Results;
  if (!Error.empty())
    return Results;
  for (const Expectation &E : B.Expectations) {
    std::vector<uint8_t> Bytes = Buffers[E.Buffer].Data;
    if (E.Counter)
      for (unsigned I = 0; I < 4; ++I) {
        Bytes.resize(4);
        Bytes[I] = uint8_t(Buffers[E.Buffer].Counter >> 8 * I);
      }
    Results.push_back({E.Case, differencesOf(E, Bytes), E.Line});
  }
  return Results;
}

} // namespace dxil::execution
