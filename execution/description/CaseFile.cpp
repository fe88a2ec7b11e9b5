// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CaseFile.h"
#include "CaseResources.h"
#include "Json.h"

#include <dxil/execution/Shader.h>
#include <dxil/ops/queries.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <filesystem>
#include <map>
#include <sstream>

namespace dxil::execution {
namespace {

constexpr size_t ChecksInShader = 32, LanesOfCheck = 32;

std::string trim(std::string_view Text) {
  const size_t First = Text.find_first_not_of(" \t");
  if (First == std::string_view::npos)
    return {};
  return std::string(Text.substr(First, Text.find_last_not_of(" \t") - First + 1));
}

/// Splits Text at the first Mark. Returns false if there is none.
bool cut(const std::string &Text, std::string_view Mark, std::string &Before, std::string &After) {
  const size_t Offset = Text.find(Mark);
  if (Offset == std::string::npos)
    return false;
  const std::string Rest = Text.substr(Offset + Mark.size());
  Before = trim(std::string_view(Text).substr(0, Offset));
  After = trim(Rest);
  return true;
}

std::vector<std::string> words(const std::string &Text) {
  std::istringstream In(Text);
  std::vector<std::string> Result;
  for (std::string Word; In >> Word;)
    Result.push_back(Word);
  return Result;
}

/// Returns the scalar type in a vector's name: float for float3.
std::string scalarOf(const std::string &Type) {
  return Type.substr(0, Type.find_last_not_of("0123456789x") + 1);
}

/// Parses the whole text as a number.
bool readNumber(std::string_view Text, uint32_t &To) {
  const auto [End, Error] = std::from_chars(Text.data(), Text.data() + Text.size(), To);
  return Error == std::errc() && End == Text.data() + Text.size();
}

/// Returns the numbers in one element of a type: 3 for float3, 4 for float2x2, 0 for other names.
size_t columnsOf(const std::string &Type) {
  const std::string Scalar = scalarOf(Type);
  if (!findScalar(Scalar))
    return 0;
  size_t Count = 1;
  for (const char C : Type.substr(Scalar.size()))
    if (C >= '1' && C <= '9')
      Count *= size_t(C - '0');
  return Count;
}

/// Returns a directive that makes compiler messages refer to a line of the user's file.
std::string lineDirective(const std::string &File, unsigned Line) {
  return File.empty() ? "" : "#line " + std::to_string(Line) + " \"" + File + "\"\n";
}

const std::vector<std::string> Directives = {"profile",  "flags",  "wave", "groups", "code",
                                             "check",    "shader", "hlsl", "buffer", "sampler",
                                             "instance", "expect", "end"};

} // namespace

class CaseReader {
public:
  CaseReader(std::vector<Batch> &To, const std::string &File) : To(To), File(File) {}

  Status read(std::string_view Text) {
    std::istringstream In{std::string(Text)};
    std::string Line, Errors;
    const auto Fail = [&](const std::string &Error) {
      Errors += (Errors.empty() ? "" : "\n") + std::to_string(Number) + ": error: " + Error;
    };
    for (Number = 1; std::getline(In, Line); ++Number)
      if (Status Done = line(Line); !Done) {
        Fail(Done.message());
        IsBad = Shader.has_value();
      }
    if (Shader)
      Fail("shader " + Shader->Name + " has no `end`");
    flush();
    if (!Errors.empty())
      return failure(Errors);
    return {};
  }

private:
  Status line(const std::string &Line) {
    const std::string Text = trim(Line);
    if (Shader && InSource) {
      if (Text == "end") {
        if (!IsBad)
          To.push_back(std::move(*Shader));
        Shader.reset();
        IsBad = false;
        InSource = false;
      } else {
        Shader->Source += Line + "\n";
      }
      return {};
    }
    if (Text.empty() || Text[0] == '#')
      return {};
    const size_t Space = std::min(Text.find(' '), Text.size());
    const std::string Word = Text.substr(0, Space), Rest = trim(Text.substr(Space));
    if (Shader && Word == "expect")
      return expect(Rest);
    if (Word == "buffer" || Word == "sampler" || Word == "instance") {
      if (!Shader)
        flush();
      Batch &B = Shader ? *Shader : Settings;
      return Word == "buffer"    ? buffer(Rest, B)
             : Word == "sampler" ? sampler(Rest, B)
                                 : instance(Rest, B);
    }
    if (Shader && Word == "hlsl") {
      InSource = true;
      Shader->Source = lineDirective(File, Number + 1);
      return {};
    }
    return setting(Word, Rest, Line);
  }

  Status setting(const std::string &Word, const std::string &Rest, const std::string &Line) {
    Batch &B = Shader ? *Shader : Settings;
    if (!Shader && (Word == "profile" || Word == "flags" || Word == "wave"))
      flush();
    if (Word == "profile")
      B.Profile = Rest;
    else if (Word == "flags")
      B.Flags = words(Rest);
    else if (Word == "wave") {
      if (!readNumber(Rest, B.Start.WaveSize))
        return failure("expected a number behind wave");
    } else if (Word == "groups") {
      return parseGroups(Rest, B.Start.Groups);
    } else if (Word == "code")
      code(Rest, Line);
    else if (Word == "check")
      return check(Rest, Line);
    else if (Word == "shader") {
      Shader = Settings;
      Shader->Buffers.clear();
      Shader->Name = Rest;
    } else {
      const std::string Near = nearestWord(Word, Directives);
      return failure("unknown directive '" + Word + "'" +
                     (Near.empty() ? "" : ", did you mean '" + Near + "'?"));
    }
    return {};
  }

  void code(const std::string &Text, const std::string &Line) {
    // A directive cannot be inside a macro of several lines.
    if ((Code.empty() || Number != LastCode + 1) && !Code.ends_with("\\\n"))
      Code += lineDirective(File, Number);
    // In its column of the file, for messages.
    Code += std::string(std::min(Line.find(Text), Line.size()), ' ') + Text + "\n";
    LastCode = Number;
  }

  bool nativeHalf(const Batch &B) const {
    return std::ranges::count(B.Flags, "-enable-16bit-types") > 0;
  }

  Status check(const std::string &Text, const std::string &Line) {
    Check C;
    C.Line = Number;
    std::string Head, Body, Wanted, Left;
    if (!cut(Text, ":", C.Name, Body) || !cut(Body, "->", Left, Wanted))
      return failure("expected NAME : TYPE EXPRESSION | inputs -> DATA");
    std::vector<std::string> Parts;
    // A bar with spaces around it separates inputs; `||` and `a|b` are HLSL.
    for (std::string Rest = Left, Part;
         cut(Rest, " | ", Part, Left) || (Left = "", Part = Rest, true); Rest = Left) {
      Parts.push_back(Part);
      if (Left.empty())
        break;
    }
    if (!cut(Parts[0], " ", C.Type, C.Expression))
      return failure("expected TYPE EXPRESSION");
    C.Column = unsigned(std::min(Line.find(C.Expression, Line.find(':')), Line.size()));
    for (size_t I = 1; I < Parts.size(); ++I) {
      Check::Input In;
      std::string Name, Data;
      if (!cut(Parts[I], "=", Name, Data) || !cut(Name, " ", In.Name, In.Type))
        return failure("expected NAME TYPE = DATA");
      if (Status Done = elements(Data, In.Type, In.Values); !Done)
        return Done;
      C.Inputs.push_back(std::move(In));
    }
    Status Done = elements(Wanted, C.Type, C.Result);
    if (Done)
      Done = countElements(C);
    if (Done)
      Checks.push_back(std::move(C));
    return Done;
  }

  /// Parses numbers of an HLSL type.
  Status elements(const std::string &Data, const std::string &Type, Numbers &To) {
    const std::string Scalar = scalarOf(Type);
    if (Status Done = parseNumbers(Data, Scalar, nativeHalf(Settings), To);
        Done || findScalar(Scalar))
      return Done;
    std::vector<std::string> Names;
    for (const ScalarType &Each : scalarTypes())
      Names.emplace_back(Each.Name);
    const std::string Near = nearestWord(Scalar, Names);
    return failure("unknown type '" + Type + "'" +
                   (Near.empty() ? " (expected a scalar, vector or matrix)"
                                 : ", did you mean '" + Near + Type.substr(Scalar.size()) + "'?"));
  }

  /// Checks the numbers of elements of inputs and results.
  static Status countElements(const Check &C) {
    const size_t Columns = columnsOf(C.Type);
    if (!Columns)
      return {};
    const size_t Results = C.Result.Each.size() / Columns;
    if (C.Result.Each.size() % Columns)
      return failure("a last " + C.Type + " of the results is not whole: " +
                     std::to_string(C.Result.Each.size()) + " numbers");
    if (Results > LanesOfCheck)
      return failure(std::to_string(Results) + " results (a check has at most " +
                     std::to_string(LanesOfCheck) + ")");
    for (const Check::Input &In : C.Inputs)
      if (const size_t Each = columnsOf(In.Type); Each && In.Values.Each.size() != Results * Each)
        return failure(In.Name + " has " + std::to_string(In.Values.Each.size()) +
                       " numbers, and there are " + std::to_string(Results) +
                       " results (expected " + std::to_string(Results * Each) + ")");
    return {};
  }

  void flush() {
    for (Batch &B : batchChecks(Checks, Code, Settings, File))
      To.push_back(std::move(B));
    Checks.clear();
  }

  static bool parsePlace(const std::string &Text, Buffer &B) {
    const auto Class = findRegisterClass(Text.empty() ? 0 : Text[0]);
    if (Text.size() < 2 || !Class)
      return false;
    B.Class = *Class;
    const size_t Comma = Text.find(',');
    const std::string_view Space =
        Comma == std::string::npos ? "0" : std::string_view(Text).substr(Comma + 1);
    return readNumber(std::string_view(Text).substr(1, std::min(Comma, Text.size()) - 1),
                      B.Register) &&
           readNumber(Space, B.Space);
  }

  static bool samePlace(const Buffer &A, const Buffer &B) {
    return A.Class == B.Class && A.Register == B.Register && A.Space == B.Space;
  }

  Status buffer(const std::string &Text, Batch &Target) {
    std::string Place, Data;
    if (!cut(Text, ":", Place, Data))
      return failure("expected PLACE : DATA");
    const std::vector<std::string> Head = words(Place);
    Buffer B;
    if (Head.empty() || !parsePlace(Head[0], B))
      return failure("expected t, u, b or s and a number");
    if (Status Done = parseView({Head.begin() + 1, Head.end()}, B); !Done)
      return Done;
    Numbers N;
    Status Done = parseNumbers(Data, "int", nativeHalf(Target), N);
    B.Data = N.Bytes;
    Target.Buffers.push_back(std::move(B));
    return Done;
  }

  Status sampler(const std::string &Text, Batch &Target) {
    std::string Place, State;
    Buffer &B = Target.Buffers.emplace_back();
    if (!cut(Text, ":", Place, State) || !parsePlace(Place, B) || B.Class != ResourceClass::Sampler)
      return failure("expected s and a number, a colon, and a state");
    return parseSamplerWords(words(State), B.Sampler);
  }

  /// Reads an instance of a scene; each is on a line of its own.
  Status instance(const std::string &Text, Batch &Target) {
    std::string Place, Words;
    Buffer Scene;
    if (!cut(Text, ":", Place, Words) || !parsePlace(Place, Scene))
      return failure("expected t and a number, a colon, and an instance");
    auto Match =
        std::ranges::find_if(Target.Buffers, [&](const Buffer &B) { return samePlace(B, Scene); });
    if (Match == Target.Buffers.end())
      Match = Target.Buffers.insert(Match, std::move(Scene));
    return parseInstanceWords(words(Words), Match->Instances.emplace_back());
  }

  Status expect(const std::string &Text) {
    std::string Place, Data;
    Expectation E;
    if (!cut(Text, ":", Place, Data))
      return failure("expected PLACE : DATA");
    const bool IsImage = Place.starts_with("image ");
    if (IsImage)
      Place = Place.substr(6);
    if (Place.starts_with("counter ")) {
      E.Counter = true;
      Place = Place.substr(8);
    }
    Buffer Wanted;
    if (!parsePlace(Place, Wanted))
      return failure("expected t, u or b and a number");
    auto Match = std::ranges::find_if(Shader->Buffers,
                                      [&](const Buffer &B) { return samePlace(B, Wanted); });
    if (Match == Shader->Buffers.end())
      return failure("no buffer " + Place);
    E.Case = Shader->Name;
    E.Line = Number;
    E.Buffer = size_t(Match - Shader->Buffers.begin());
    Status Done;
    if (IsImage) {
      const std::string Folder = std::filesystem::path(File).parent_path().string();
      Done = parseExpectedPicture(Data, Folder, E.Image.emplace());
    } else {
      Done = parseNumbers(Data, "int", nativeHalf(*Shader), E.Values);
      if (Done && E.Values.Bytes.empty())
        Done = failure(NothingExpected);
    }
    Shader->Expectations.push_back(std::move(E));
    return Done;
  }

  std::vector<Batch> &To;
  const std::string File;
  unsigned Number = 0, LastCode = 0; ///< line numbers
  Batch Settings;
  std::optional<Batch> Shader;
  bool InSource = false;
  bool IsBad = false; ///< the current shader has an error
  std::string Code;
  std::vector<Check> Checks;
};

static Buffer bufferAt(ResourceClass Class, uint32_t Register, std::vector<uint8_t> Data) {
  Buffer B;
  B.Class = Class;
  B.Register = Register;
  B.Data = std::move(Data);
  return B;
}

/// Pixels per row, and rows, for a check of a pixel shader.
constexpr uint32_t PixelGrid = 4;

static bool isPixelProfile(const std::string &Profile) {
  return Profile.starts_with("ps_");
}

/// Runs a pixel shader on a grid of pixels that one triangle covers.
static Status runPixels(Bytes Container, Batch &B) {
  const auto Loaded = Shader::load(Container, {}, {B.Start.WaveSize, {}});
  if (!Loaded)
    return Loaded.error();
  const ElementList &Inputs = (*Loaded)->info().Inputs;
  // (0, 0) in the first vertex, (1, 0) in the second, (0, 1) in the third.
  std::vector<uint32_t> Vertices(size_t(3) * Inputs.Slots);
  if (const SignatureEntry *UV = Inputs.find("UV", 0))
    for (size_t Component = 0; Component < 2; ++Component)
      Vertices[(Component + 1) * Inputs.Slots + UV->Start + Component] =
          std::bit_cast<uint32_t>(1.0f);
  PixelPrimitive P;
  P.A = {-1.0 / PixelGrid, 1.0 / PixelGrid, 0};
  P.B = {-1.0 / PixelGrid, 0, 1.0 / PixelGrid};
  P.C = {1, 0, 0};
  P.Z = {0, 0.5, 0.25};
  for (size_t I = 0; I < 3; ++I)
    P.Vertices[I] = Vertices.data() + I * Inputs.Slots;
  PixelBatch Quads;
  for (uint32_t Y = 0; Y < PixelGrid; Y += 2)
    for (uint32_t X = 0; X < PixelGrid; X += 2)
      Quads.Quads.push_back({&P, X, Y, {1, 1, 1, 1}, 0});
  RunOptions Options;
  Options.MaxIterations = B.Start.MaxIterations;
  return (*Loaded)->runPixels(Quads, {&B.Buffers}, Options);
}

Status runBatch(Bytes Container, Batch &B) {
  return isPixelProfile(B.Profile) ? runPixels(Container, B) : run(Container, B.Buffers, B.Start);
}

Status parseCases(std::string_view Text, std::vector<Batch> &To, const std::string &File) {
  return CaseReader(To, File).read(Text);
}

/// Returns the inputs of a check for each of its results: "x = 1, y = 2 3".
static std::vector<std::string> inputTexts(const Check &C) {
  const size_t Columns = columnsOf(C.Type);
  std::vector<std::string> Result(Columns ? C.Result.Each.size() / Columns : 0);
  for (size_t Lane = 0; Lane < Result.size(); ++Lane)
    for (const Check::Input &In : C.Inputs) {
      Result[Lane] += (Result[Lane].empty() ? "" : ", ") + In.Name + " =";
      const size_t Each = columnsOf(In.Type);
      for (size_t K = 0; K < Each && Lane * Each + K < In.Values.Each.size(); ++K) {
        const Expected &E = In.Values.Each[Lane * Each + K];
        Result[Lane] += " " + (E.Type ? textOf(*E.Type, E.Bits) : "any");
      }
    }
  return Result;
}

/// The entry point around the statements of checks.
static std::string mainFunction(const Batch &B, const std::string &Body) {
  if (isPixelProfile(B.Profile))
    return "void main(float4 at : SV_Position, float2 uv : UV) {\n"
           "  uint dxilLane = uint(at.y) * " +
           std::to_string(PixelGrid) + " + uint(at.x);\n" + Body + "}\n";
  return "[numthreads(32, 1, 1)] void main(uint dxilLane : SV_GroupIndex) {\n" + Body + "}\n";
}

/// One shader for checks.
static Batch batchOf(std::span<const Check> Checks, const std::string &Code, const Batch &Settings,
                     const std::string &File) {
  Batch B = Settings;
  std::string Body;
  uint32_t NextInput = 0, NextOutput = 0;
  B.Source = Code;
  for (const Check &C : Checks) {
    Body += "  {\n";
    for (const Check::Input &In : C.Inputs) {
      const std::string Name = "dxilIn" + std::to_string(NextInput);
      B.Source += "StructuredBuffer<" + In.Type + "> " + Name + " : register(t" +
                  std::to_string(NextInput) + ");\n";
      Body += "    " + In.Type + " " + In.Name + " = " + Name + "[dxilLane];\n";
      B.Buffers.push_back(bufferAt(ResourceClass::SRV, NextInput++, In.Values.Bytes));
    }
    const std::string Out = "dxilOut" + std::to_string(NextOutput);
    B.Source += "RWStructuredBuffer<" + C.Type + "> " + Out + " : register(u" +
                std::to_string(NextOutput) + ");\n";
    // The expression has a line of its own, in its column of the file: messages show no other text.
    const std::string Line = lineDirective(File, C.Line);
    Body += "    const " + C.Type + " dxilResult =\n" + Line + std::string(C.Column, ' ') +
            C.Expression + "\n" + Line + "    ;\n    " + Out + "[dxilLane] = dxilResult;\n  }\n";
    Expectation &E = B.Expectations.emplace_back();
    E.Case = C.Name;
    E.Buffer = B.Buffers.size();
    E.Values = C.Result;
    E.Line = C.Line;
    E.Columns = columnsOf(C.Type);
    E.Inputs = inputTexts(C);
    B.Buffers.push_back(
        bufferAt(ResourceClass::UAV, NextOutput++, std::vector<uint8_t>(C.Result.Bytes.size())));
  }
  B.Source += mainFunction(B, Body);
  return B;
}

std::vector<Batch> batchChecks(const std::vector<Check> &Checks, const std::string &Code,
                               const Batch &Settings, const std::string &File) {
  std::vector<Batch> Result;
  for (size_t First = 0; First < Checks.size(); First += ChecksInShader) {
    const auto Some =
        std::span(Checks).subspan(First, std::min(Checks.size() - First, ChecksInShader));
    Batch B = batchOf(Some, Code, Settings, File);
    if (Some.size() > 1 && !File.empty()) {
      B.WithoutChecks = Code + mainFunction(B, "");
      for (const Check &Each : Some)
        B.Alone.push_back(batchOf({&Each, 1}, Code, Settings, File));
    }
    Result.push_back(std::move(B));
  }
  return Result;
}

} // namespace dxil::execution
