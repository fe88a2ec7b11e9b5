// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-run: runs containers, cases and programs on the CPU.
#include "Options.h"

#include "platform/Platform.h"

#include "description/Cases.h"
#include "description/Image.h"
#include "description/Report.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <new>

using namespace dxil;
using namespace dxil::execution;
namespace fs = std::filesystem;

namespace {

constexpr size_t MostInputBytes = size_t(1) << 30;
constexpr const char *SchemaUrl = "dxil-run.schema.json";

constexpr const char *About =
    "Runs shaders on the CPU and compares what they give with what is expected.\n\n"
    "INPUT is a container with a description of the run (docs/execution.md), a file of cases\n"
    "(*.cases), or HLSL whose comments say what it must give; several of the last two may be "
    "given.\n"
    "- is standard input.";

constexpr const char *Ending = "Exit status: 0 all is as expected, 1 a difference (or a fault with "
                               "--fault=error), 2 wrong usage,\n"
                               "unusable input, or a program that does not run to its end.\n\n"
                               "Example: a description to begin with, a run, a picture\n"
                               "  dxil-cc -T ps_6_6 -E main glow.hlsl -Fo glow.dxil\n"
                               "  dxil-run --example glow.dxil > glow.json\n"
                               "  dxil-run glow.dxil glow.json --image glow.png\n";

/// What a run prints, and where what is wrong is told.
struct Streams {
  const tool::Tool &T;
  tool::Output Out;

  int fail(const std::string &Message) const { return T.fail(Message); }
  int finish() { return Out.finish(T); }
};

LoadOptions loadOptions(const CommandLine &C) {
  LoadOptions Options;
  Options.WaveSize = C.WaveSize;
  Options.Trace = !C.Trace.empty();
  return Options;
}

int printExample(const CommandLine &C, Streams &S, std::vector<uint8_t> Bytes) {
  LoadedProgram P;
  if (const std::string Error =
          loadProgram(C.Inputs[0], std::move(Bytes), C.Entry, loadOptions(C), P);
      !Error.empty())
    return S.fail(Error);
  std::string Text;
  if (const std::string Error = exampleDescription(P, SchemaUrl, Text); !Error.empty())
    return S.fail(C.Inputs[0] + ": " + Error);
  S.Out.write(Text);
  return S.finish();
}

/// "save" of resources and targets. ExitGood, or the exit code of what has been told.
int saveFiles(const tool::Tool &T, const Description &D, const RunOutcome &O,
              const std::string &Folder) {
  auto Save = [&](const std::string &Name, const std::string &Path) {
    const auto R = std::ranges::find(O.Results, Name, &RunResult::Name);
    if (Path.empty() || R == O.Results.end())
      return tool::ExitGood;
    const std::string Full = inFolder(Folder, Path);
    if (R->Picture && Path.ends_with(".png")) {
      const std::string Error = writePng(Full, pictureOf(*R->Picture));
      return Error.empty() ? tool::ExitGood : T.fail(Error);
    }
    tool::Output Out(Full);
    Out.write(Bytes(R->Picture ? R->Picture->Data : R->Bytes));
    return Out.finish(T);
  };
  std::vector<std::pair<std::string, std::string>> All; ///< names and paths
  for (const DescribedResource &R : D.Resources)
    All.emplace_back(R.Name, R.Save);
  if (D.Draw) {
    for (const DescribedTarget &Target : D.Draw->Targets)
      All.emplace_back(Target.Name, Target.Save);
    for (const DescribedTarget &Target : D.Draw->Streams)
      All.emplace_back(Target.Name, Target.Save);
    All.emplace_back(D.Draw->Depth.Name, D.Draw->Depth.Save);
  }
  for (const auto &[Name, Path] : All)
    if (const int Code = Save(Name, Path))
      return Code;
  return tool::ExitGood;
}

int printResults(const CommandLine &C, Streams &S, const RunOutcome &O) {
  std::string Text, Error;
  if (C.Format == "raw") {
    const RunResult *R = chooseResult(O, C.Result, false, Error);
    if (!R)
      return S.fail(Error);
    const std::vector<uint8_t> &Data = R->Picture ? R->Picture->Data : R->Bytes;
    Text.assign(Data.begin(), Data.end());
  } else if (C.Format == "json") {
    Text = jsonReport(O);
  } else if (C.Format == "csv") {
    Text = csvReport(O);
  } else if (!C.Quiet) {
    Text = textReport(O, C.Limit ? C.Limit : ~size_t(0));
    if (O.Compared && O.Mismatches.empty())
      Text += std::to_string(O.Compared) + " numbers are as expected\n";
  }
  S.Out.write(Text);
  return S.finish();
}

/// Prints the faults that are not ignored. Returns whether one is an error.
bool printFaults(const tool::Tool &T, const FaultActions &Actions, const RunOutcome &O) {
  bool Errors = false;
  for (const Fault &F : O.Faults) {
    const FaultAction Action = Actions.of(F.Kind);
    std::string Line = describe(F);
    if (const size_t At = Line.find("warning: ");
        Action == FaultAction::Error && At != std::string::npos)
      Line.replace(At, 7, "error");
    if (Action != FaultAction::Ignore)
      T.printDiagnostics(Line + "\n");
    Errors |= Action == FaultAction::Error;
  }
  return Errors;
}

/// The document behind the container, or that of a run without one.
struct Document {
  std::string Text = "{}", Name = "description", Folder;
};

/// Nothing, or the exit code of what has been told.
std::optional<int> readDocument(const CommandLine &C, const Streams &S, Document &To) {
  if (C.Inputs.size() > 2)
    return S.fail("expected one description behind the container, not " +
                  std::to_string(C.Inputs.size() - 1));
  if (C.Inputs.size() < 2)
    return std::nullopt;
  std::vector<uint8_t> Data;
  To.Name = C.Inputs[1] == "-" ? "<stdin>" : C.Inputs[1];
  if (const std::string Error = readFile(C.Inputs[1], MostInputBytes, Data); !Error.empty())
    return S.fail(Error);
  To.Text.assign(Data.begin(), Data.end());
  if (C.Inputs[1] != "-")
    To.Folder = fs::path(C.Inputs[1]).parent_path().string();
  return std::nullopt;
}

RunOptions runOptions(const CommandLine &C) {
  RunOptions Options;
  Options.Threads = C.Threads;
  Options.MaxIterations = C.MaxIterations;
  Options.MaxSteps = C.MaxSteps;
  return Options;
}

/// Beside results that a program reads, the trace is on standard error.
void printTrace(const CommandLine &C, Streams &S, const RunOutcome &O) {
  if (!C.Trace.empty() && O.Trace.empty())
    S.T.warn("--trace: no such thread has run");
  for (const std::string &Line : O.Trace)
    if (C.Format == "text" && C.Output.empty())
      S.Out.write(Line + "\n");
    else if (C.Format != "json")
      std::fprintf(stderr, "%s\n", Line.c_str());
}

int runContainer(const CommandLine &C, Streams &S, std::vector<uint8_t> Bytes) {
  Document From;
  if (auto Code = readDocument(C, S, From))
    return *Code;
  std::string Error;
  const auto Parsed = parseJson(From.Text, Error);
  if (!Parsed) {
    S.T.printDiagnostics(From.Name + ":" + Error + "\n");
    return tool::ExitUnusable;
  }
  Description D;
  D.OnFault = C.OnFault;
  Error = readDescription(*Parsed, From.Folder, C.Inputs[0], std::move(Bytes), loadOptions(C), D);
  if (!Error.empty())
    return S.fail(Error.starts_with(C.Inputs[0]) ? Error : From.Name + ": " + Error);
  RunOptions Options = runOptions(C);
  TraceLog Trace{C.Trace, {}};
  if (!C.Trace.empty())
    Options.Trace = &Trace;
  RunOutcome O = runDescription(D, Options);
  O.Trace = std::move(Trace.Lines);
  const bool FaultsCount = printFaults(S.T, D.OnFault, O);
  printTrace(C, S, O);
  if (!O.Error.empty())
    return std::max(S.fail(C.Inputs[0] + ": " + O.Error), S.finish());
  if (!C.Image.empty()) {
    const RunResult *R = chooseResult(O, C.ImageOf, true, Error);
    if (!R)
      return S.fail("--image: " + Error);
    if (Error = writePng(C.Image, pictureOf(*R->Picture)); !Error.empty())
      return S.fail("--image: " + Error);
  }
  if (const int Code = saveFiles(S.T, D, O, From.Folder))
    return Code;
  if (const int Code = printResults(C, S, O))
    return Code;
  S.T.printDiagnostics(differencesReport(O));
  return O.Mismatches.empty() && !FaultsCount ? tool::ExitGood : tool::ExitNegative;
}

/// dxil-cc in the folder of this program, or what the command line says.
std::string compilerOf(const CommandLine &C) {
  if (!C.Compiler.empty())
    return C.Compiler;
  return tool::platform::programBeside("dxil-cc");
}

/// The programs of a file of cases, or the one of an HLSL file. Returns what is wrong, for people.
std::string readPrograms(const std::string &Path, const std::string &Text,
                         std::vector<CaseProgram> &To) {
  const std::string Name = fs::path(Path).stem().string();
  if (Path.ends_with(".cases")) {
    std::vector<Batch> Batches;
    if (const std::string Error = parseCases(Text, Batches, Path); !Error.empty())
      return Path + ":" + Error;
    for (Batch &B : Batches)
      To.push_back({std::move(B), false});
    return {};
  }
  if (!hasCaseHeader(Text))
    return Path +
           ": error: no \"// expect:\" at its head: compile it with dxil-cc and run the container";
  if (const std::string Error = parseProgram(Name, Text, To.emplace_back()); !Error.empty())
    return Path + ":" + Error;
  return {};
}

/// How many expectations were met, and programs did not run.
struct CaseCounts {
  size_t Good = 0, Wrong = 0, Unusable = 0;
};

void runPrograms(const tool::Tool &T, const std::string &Path,
                 const std::vector<CaseProgram> &Programs, const CaseSettings &Settings,
                 CaseCounts &Counts) {
  for (const CaseProgram &P : Programs) {
    std::string Error;
    const std::vector<CaseResult> Results = runCase(P, Settings, Error);
    if (!Error.empty()) {
      const std::string Name = P.What.Name.empty() ? "" : P.What.Name + ": ";
      T.printDiagnostics(Path + ": error: " + Name + Error + "\n");
      ++Counts.Unusable;
    }
    for (const CaseResult &R : Results) {
      ++(R.Wrong.empty() ? Counts.Good : Counts.Wrong);
      const std::string Place = Path + (R.Line ? ":" + std::to_string(R.Line) : "");
      for (const std::string &Text : R.Wrong)
        T.printDiagnostics(Place + ": error: " + R.Name + ": " + Text + "\n");
    }
  }
}

int runCases(const CommandLine &C, Streams &S) {
  CaseSettings Settings{compilerOf(C), {}, C.CompilerArguments};
  CaseCounts Counts;
  for (const std::string &Path : C.Inputs) {
    std::vector<uint8_t> Bytes;
    std::vector<CaseProgram> Programs;
    if (const std::string Error = readFile(Path, MostInputBytes, Bytes); !Error.empty())
      return S.fail(Error);
    if (const std::string Error = readPrograms(Path, {Bytes.begin(), Bytes.end()}, Programs);
        !Error.empty()) {
      S.T.printDiagnostics(Error + "\n");
      return tool::ExitUnusable;
    }
    Settings.Folder = fs::path(Path).parent_path().string();
    runPrograms(S.T, Path, Programs, Settings, Counts);
  }
  if (!C.Quiet)
    S.Out.write(std::to_string(Counts.Good + Counts.Wrong) + " expectations: " +
                std::to_string(Counts.Good) + " met, " + std::to_string(Counts.Wrong) + " not; " +
                std::to_string(Counts.Unusable) + " programs did not run\n");
  const int Code = Counts.Unusable ? tool::ExitUnusable
                   : Counts.Wrong  ? tool::ExitNegative
                                   : tool::ExitGood;
  return std::max(Code, S.finish());
}

bool isSource(const std::string &Path) {
  return Path.ends_with(".cases") || Path.ends_with(".hlsl");
}

int run(const CommandLine &C, Streams &S) {
  if (std::ranges::any_of(C.Inputs, isSource)) {
    if (!std::ranges::all_of(C.Inputs, isSource))
      return S.fail("cases and programs do not go together with a container");
    return runCases(C, S);
  }
  std::vector<uint8_t> Bytes;
  if (const std::string Error = readFile(C.Inputs[0], MostInputBytes, Bytes); !Error.empty())
    return S.fail(Error);
  return C.Example ? printExample(C, S, std::move(Bytes)) : runContainer(C, S, std::move(Bytes));
}

} // namespace

int main(int ArgCount, char **Args) {
  tool::Tool T("dxil-run", About, Ending);
  CommandLine C;
  if (auto Code = parseCommandLine(T, ArgCount, Args, C))
    return *Code;
  Streams S{T, tool::Output(C.Output.empty() ? "-" : C.Output)};
  try {
    return run(C, S);
  } catch (const std::bad_alloc &) {
    return T.fail("the run needs more memory than there is");
  }
}
