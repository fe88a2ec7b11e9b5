// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Cases.h"
#include "CaseResources.h"
#include "Compile.h"
#include "Description.h"

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
Status parseWords(const std::string &Text, Numbers &To) {
  std::string Spelt;
  for (const std::string &Word : words(Text))
    Spelt += (Word == "f" ? "float" : Word == "i" ? "int" : Word == "u" ? "uint" : Word) + " ";
  return parseNumbers(Spelt, "uint", true, To);
}

class CaseHeaderReader {
public:
  explicit CaseHeaderReader(CaseProgram &To) : To(To) {}

  Status line(const std::string &Key, const std::string &Value) {
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
        return failure("expected a number of words");
    } else if (Key == "expect") {
      if (words(Value).empty())
        return failure("nothing to compare with (expected hexadecimal words)");
      for (const std::string &Word : words(Value))
        if (Word.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos ||
            Word.size() > 8)
          return failure("not a hexadecimal word: " + Word);
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

Status parseProgram(const std::string &Name, const std::string &Text, CaseProgram &To) {
  To.What.Name = Name;
  To.What.Profile = "cs_6_0";
  To.What.Source = Text;
  CaseHeaderReader Header(To);
  std::istringstream In(Text);
  std::string Line, Key, Value;
  for (unsigned Number = 1; std::getline(In, Line) && Line.starts_with("//"); ++Number)
    if (headerLine(Line, Key, Value))
      if (Status Done = Header.line(Key, Value); !Done)
        return failure(std::to_string(Number) + ": error: " + Done.message());
  Header.finish();
  return {};
}

static Result<CompileResult> compileBatch(const Batch &B, const std::string &Source,
                                          const CaseSettings &Settings) {
  std::vector<std::string> Arguments = {"-T", B.Profile, "-E", "main"};
  Arguments.insert(Arguments.end(), B.Flags.begin(), B.Flags.end());
  Arguments.insert(Arguments.end(), {"-I", Settings.Folder.empty() ? "." : Settings.Folder});
  Arguments.insert(Arguments.end(), Settings.ExtraArguments.begin(), Settings.ExtraArguments.end());
  return compile(Settings.Compiler, Arguments, Source);
}

/// Fails if there is no container.
static Status checkCompiled(const Result<CompileResult> &Compiled) {
  if (!Compiled)
    return Compiled.error();
  if (Compiled->Container.empty())
    return failure("does not compile:\n" + Compiled->Messages);
  return {};
}

static CaseResult compareCase(const Expectation &E, const std::vector<Buffer> &Buffers) {
  const Buffer &B = Buffers[E.Buffer];
  CaseResult Result;
  Result.Name = E.Case;
  Result.Line = E.Line;
  if (E.Image) {
    const ElementFormat &F = B.Format;
    Result.Picture =
        comparePictures(*E.Image, E.Case,
                        targetOfTexture(B.Texture, B.Data, scalarOf(F.Type), F.Channels, nullptr));
    if (Result.Picture)
      Result.Wrong = Result.Picture->lines();
    return Result;
  }
  std::vector<uint8_t> Bytes = B.Data;
  if (E.Counter)
    for (unsigned I = 0; I < 4; ++I) {
      Bytes.resize(4);
      Bytes[I] = uint8_t(B.Counter >> 8 * I);
    }
  Result.Wrong = differencesOf(E, Bytes);
  return Result;
}

/// Runs a compiled batch. Returns a single result with an error if it does not run to its end.
static std::vector<CaseResult> runCompiled(const Batch &B, const Result<CompileResult> &Compiled) {
  const unsigned Line = B.Expectations.size() == 1 ? B.Expectations[0].Line : 0;
  const std::string Name = B.Expectations.size() == 1 ? B.Expectations[0].Case : B.Name;
  Status Done = checkCompiled(Compiled);
  Batch Ran = B;
  if (Done)
    Done = runBatch(Compiled->Container, Ran);
  std::vector<CaseResult> Results;
  if (!Done)
    Results.push_back({Name, {}, Line, Done.message(), {}});
  else
    for (const Expectation &E : B.Expectations)
      Results.push_back(compareCase(E, Ran.Buffers));
  return Results;
}

std::vector<CaseResult> runCase(const CaseProgram &Program, const CaseSettings &Settings) {
  const Batch &B = Program.What;
  const Result<CompileResult> Compiled = compileBatch(B, B.Source, Settings);
  if (Program.Refused && Compiled) {
    CaseResult R;
    R.Name = B.Name;
    if (!Compiled->Container.empty())
      R.Wrong = {"the program compiles, and must be refused"};
    return {R};
  }
  if (B.Alone.empty() || checkCompiled(Compiled))
    return runCompiled(B, Compiled);
  // Which check is it? None, if the code before them does not compile.
  if (const auto Bare = compileBatch(B, B.WithoutChecks, Settings); !checkCompiled(Bare))
    return runCompiled(B, Bare);
  std::vector<CaseResult> Results;
  for (const Batch &Each : B.Alone)
    for (CaseResult &R : runCompiled(Each, compileBatch(Each, Each.Source, Settings)))
      Results.push_back(std::move(R));
  return Results;
}

} // namespace dxil::execution
