// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-run: runs containers, cases and programs on the CPU.
#include "JUnit.h"
#include "Options.h"

#include "platform/Platform.h"

#include "description/Cases.h"
#include "description/Image.h"
#include "description/Report.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <new>
#include <sstream>

using namespace dxil;
using namespace dxil::execution;
namespace fs = std::filesystem;

namespace {

constexpr const char *SchemaUrl = "dxil-run.schema.json";

constexpr const char *About =
    "Runs shaders on the CPU and compares their results with expected ones.\n\n"
    "INPUT is a container or HLSL with a description of the run (docs/execution.md), a file of\n"
    "cases (*.cases), or HLSL with expected results in comments; several of the last two may\n"
    "be given.\n"
    "- is standard input.";

constexpr const char *Ending = "Exit status: 0 all is as expected, 1 a difference (or a fault with "
                               "--fault=error), 2 wrong usage,\n"
                               "unusable input, or a program that does not end.\n\n"
                               "Example: a description to begin with, a run, a picture\n"
                               "  dxil-cc -T ps_6_6 -E main glow.hlsl -Fo glow.dxil\n"
                               "  dxil-run --example glow.dxil > glow.json\n"
                               "  dxil-run glow.dxil glow.json --image glow.png\n";

/// Streams for the results and the errors of a run.
struct Streams {
  const tool::Tool &T;
  tool::Output Out;

  int fail(const std::string &Message) const { return T.fail(Message); }
  int finish() { return Out.finish(T); }
};

/// Returns the compiler: dxil-cc in the folder of this program, or the one on the command line.
SourceCompiler compilerOf(const CommandLine &C) {
  return {C.Compiler.empty() ? tool::platform::programBeside("dxil-cc") : C.Compiler, C.Profile,
          C.Entry, C.CompilerArguments};
}

int printExample(const CommandLine &C, Streams &S, std::vector<uint8_t> Bytes) {
  if (isSourceName(C.Inputs[0])) {
    auto Compiled = compileSource(compilerOf(C), C.Inputs[0]);
    if (!Compiled)
      return S.fail(Compiled.message());
    Bytes = std::move(*Compiled);
  }
  const auto P = loadProgram(C.Inputs[0], std::move(Bytes), C.Entry, loadOptions(C));
  if (!P)
    return S.fail(P.message());
  const Result<std::string> Text = exampleDescription(*P, SchemaUrl);
  if (!Text)
    return S.fail(C.Inputs[0] + ": " + Text.message());
  S.Out.write(*Text);
  return S.finish();
}

/// Writes the files for "save" of resources and targets. Returns ExitGood, or the exit code after
/// reporting an error.
int saveFiles(const tool::Tool &T, const Description &D, const RunOutcome &O,
              const std::string &Folder) {
  auto Save = [&](const std::string &Name, const std::string &Path) {
    const auto R = std::ranges::find(O.Results, Name, &RunResult::Name);
    if (Path.empty() || R == O.Results.end())
      return tool::ExitGood;
    const std::string Full = inFolder(Folder, Path);
    if (R->Picture && Path.ends_with(".png")) {
      const Status Done = writePng(Full, pictureOf(*R->Picture));
      return Done ? tool::ExitGood : T.fail(Done.message());
    }
    tool::Output Out(Full);
    Out.write(Bytes(R->IsTarget ? R->Picture->Data : R->Bytes));
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
  std::string Text;
  if (C.Format == "raw") {
    const auto R = chooseResult(O, C.Result, false);
    if (!R)
      return S.fail(R.message());
    const std::vector<uint8_t> &Data = (*R)->IsTarget ? (*R)->Picture->Data : (*R)->Bytes;
    Text.assign(Data.begin(), Data.end());
  } else if (C.Format == "json") {
    Text = jsonReport(O);
  } else if (C.Format == "csv") {
    Text = csvReport(O);
  } else if (C.Format == "junit") {
    Text =
        tool::junitReport("dxil-run", {{C.Inputs[0], C.Inputs.back(), differencesReport(O), ""}});
  } else if (!C.Quiet) {
    Text = textReport(O, C.Limit ? C.Limit : ~size_t(0));
    if (O.Compared && O.isAsExpected())
      Text += std::to_string(O.Compared) + " numbers are as expected\n";
  }
  S.Out.write(Text);
  return S.finish();
}

/// The description file given after the container, or an empty description.
struct Document {
  std::string Text = "{}", Name = "description", Folder;
};

/// Reads the description. Returns nothing, or the exit code after reporting an error.
std::optional<int> readDocument(const CommandLine &C, const Streams &S, Document &To) {
  if (C.Inputs.size() > 2)
    return S.fail("expected one description behind the container, not " +
                  std::to_string(C.Inputs.size() - 1));
  if (C.Inputs.size() < 2)
    return std::nullopt;
  To.Name = C.Inputs[1] == "-" ? "<stdin>" : C.Inputs[1];
  const auto Data = readFile(C.Inputs[1], MostInputBytes);
  if (!Data)
    return S.fail(Data.message());
  To.Text.assign(Data->begin(), Data->end());
  if (C.Inputs[1] != "-")
    To.Folder = fs::path(C.Inputs[1]).parent_path().string();
  return std::nullopt;
}

/// If standard output has results for a program, the trace goes to standard error.
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
  const auto Parsed = parseJson(From.Text);
  if (!Parsed) {
    S.T.printDiagnostics(From.Name + ":" + Parsed.message() + "\n");
    return tool::ExitUnusable;
  }
  Description D;
  D.OnFault = C.OnFault;
  if (Status Done = readDescription(*Parsed, From.Folder, C.Inputs[0], std::move(Bytes),
                                    loadOptions(C), D, compilerOf(C));
      !Done) {
    const std::string Error = Done.message();
    return S.fail(Error.starts_with(C.Inputs[0]) ? Error : From.Name + ": " + Error);
  }
  RunOptions Options = runOptions(C);
  TraceLog Trace{C.Trace, {}};
  if (!C.Trace.empty())
    Options.Trace = &Trace;
  RunOutcome O = runDescription(D, Options);
  O.Trace = std::move(Trace.Lines);
  S.T.printDiagnostics(faultsReport(O, D.OnFault));
  printTrace(C, S, O);
  if (!O.Done)
    return std::max(S.fail(C.Inputs[0] + ": " + O.Done.message()), S.finish());
  if (!C.Image.empty()) {
    const auto R = chooseResult(O, C.ImageOf, true);
    if (!R)
      return S.fail("--image: " + R.message());
    if (Status Done = writePng(C.Image, pictureOf(*(*R)->Picture)); !Done)
      return S.fail("--image: " + Done.message());
  }
  if (const int Code = saveFiles(S.T, D, O, From.Folder))
    return Code;
  if (const int Code = printResults(C, S, O))
    return Code;
  S.T.printDiagnostics(differencesReport(O));
  for (const PictureMismatch &M : O.PictureMismatches)
    if (!M.File.empty())
      if (Status Done = writePng(M.File, M.Shown); !Done)
        return S.fail(Done.message());
  return O.isAsExpected() && !O.hasErrors(D.OnFault) ? tool::ExitGood : tool::ExitNegative;
}

/// Adds the programs of a file of cases, or the program of an HLSL file. The error has a line for
/// each case that cannot be read.
Status readPrograms(const std::string &Path, const std::string &Text,
                    std::vector<CaseProgram> &To) {
  const std::string Name = fs::path(Path).stem().string();
  if (Path.ends_with(".cases")) {
    std::vector<Batch> Batches;
    Status Done = parseCases(Text, Batches, Path);
    for (Batch &B : Batches)
      To.push_back({std::move(B), false});
    return Done;
  }
  if (!hasCaseHeader(Text))
    return failure(" error: no \"// expect:\" at its head, and no description (expected "
                   "shader.hlsl description.json)");
  CaseProgram P;
  Status Done = parseProgram(Name, Text, P);
  if (Done)
    To.push_back(std::move(P));
  return Done;
}

/// Results of the cases in one file.
struct CaseFileResults {
  std::string Path;
  std::vector<std::string> Unreadable; ///< lines "PLACE: error: ..."
  std::vector<CaseResult> Results;

  size_t count(bool IsWrong) const {
    return size_t(std::ranges::count_if(Results, [&](const CaseResult &R) {
      return R.Error.empty() && R.Wrong.empty() != IsWrong;
    }));
  }
  /// Returns the number of cases that cannot be read, compiled or run.
  size_t countUnusable() const {
    return Unreadable.size() + size_t(std::ranges::count_if(
                                   Results, [](const CaseResult &R) { return !R.Error.empty(); }));
  }
};

/// Prints the errors of a file, and writes its difference pictures.
void printCases(const tool::Tool &T, const CaseFileResults &File) {
  for (const std::string &Line : File.Unreadable)
    T.printDiagnostics(File.Path + ":" + Line + "\n");
  for (const CaseResult &R : File.Results) {
    const std::string Place = File.Path + (R.Line ? ":" + std::to_string(R.Line) : "") +
                              ": error: " + (R.Name.empty() ? "" : R.Name + ": ");
    if (!R.Error.empty())
      T.printDiagnostics(Place + R.Error + "\n");
    for (const std::string &Text : R.Wrong)
      T.printDiagnostics(Place + Text + "\n");
    if (!R.Picture || R.Picture->File.empty())
      continue;
    if (Status Done = writePng(R.Picture->File, R.Picture->Shown); !Done)
      T.printDiagnostics(Place + Done.message() + "\n");
  }
}

/// Returns {"schema_version": 1, "met", "notMet", "notRun", "cases": [{"file", "line"?, "name",
/// "result": "met", "notMet" or "notRun", "differences"?: [text], "error"?: text, "picture"?}]}
std::string casesReport(const std::vector<CaseFileResults> &Files) {
  using Json = nlohmann::ordered_json;
  size_t Met = 0, Wrong = 0, Unusable = 0;
  Json Cases = Json::array();
  for (const CaseFileResults &File : Files) {
    Met += File.count(false);
    Wrong += File.count(true);
    Unusable += File.countUnusable();
    for (const std::string &Line : File.Unreadable) {
      constexpr std::string_view Mark = " error: ";
      const size_t Offset = std::min(Line.find(Mark), Line.size());
      Json J = {{"file", File.Path}};
      if (const int Number = std::atoi(Line.c_str()))
        J["line"] = Number;
      J["result"] = "notRun";
      J["error"] = Line.substr(std::min(Line.size(), Offset + Mark.size()));
      Cases.push_back(std::move(J));
    }
    for (const CaseResult &R : File.Results) {
      Json J = {{"file", File.Path}};
      if (R.Line)
        J["line"] = R.Line;
      J["name"] = R.Name;
      J["result"] = R.isMet() ? "met" : R.Error.empty() ? "notMet" : "notRun";
      if (!R.Wrong.empty())
        J["differences"] = R.Wrong;
      if (!R.Error.empty())
        J["error"] = R.Error;
      if (R.Picture && !R.Picture->File.empty())
        J["picture"] = R.Picture->File;
      Cases.push_back(std::move(J));
    }
  }
  const Json Out = {{"schema_version", 1},
                    {"met", Met},
                    {"notMet", Wrong},
                    {"notRun", Unusable},
                    {"cases", std::move(Cases)}};
  return Out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// Returns one test for each case, and one for each case that cannot be read.
std::string junit(const std::vector<CaseFileResults> &Files) {
  std::vector<tool::TestCase> Tests;
  for (const CaseFileResults &File : Files) {
    for (const std::string &Line : File.Unreadable)
      Tests.push_back({File.Path, Line.substr(0, Line.find(':')), "", File.Path + ":" + Line});
    for (const CaseResult &R : File.Results) {
      std::string Wrong;
      for (const std::string &Each : R.Wrong)
        Wrong += (Wrong.empty() ? "" : "\n") + Each;
      Tests.push_back({File.Path, R.Name, R.Error.empty() ? Wrong : "", R.Error});
    }
  }
  return tool::junitReport("dxil-run", Tests);
}

CaseFileResults runFile(const std::string &Path, CaseSettings Settings) {
  CaseFileResults Out{Path, {}, {}};
  const auto Bytes = readFile(Path, MostInputBytes);
  if (!Bytes) {
    const std::string Error = Bytes.message();
    Out.Unreadable = {" error: " + Error.substr(std::min(Error.size(), Path.size() + 2))};
    return Out;
  }
  std::vector<CaseProgram> Programs;
  std::istringstream Errors(readPrograms(Path, {Bytes->begin(), Bytes->end()}, Programs).message());
  for (std::string Line; std::getline(Errors, Line);)
    Out.Unreadable.push_back(Line);
  Settings.Folder = fs::path(Path).parent_path().string();
  for (const CaseProgram &P : Programs)
    for (CaseResult &R : runCase(P, Settings))
      Out.Results.push_back(std::move(R));
  return Out;
}

int runCases(const CommandLine &C, Streams &S) {
  if (C.Format == "csv" || C.Format == "raw")
    return S.fail("--format " + C.Format + ": cases are printed as text, json or junit");
  const CaseSettings Settings{compilerOf(C).Compiler, {}, C.CompilerArguments};
  std::vector<CaseFileResults> Files;
  size_t Met = 0, Wrong = 0, Unusable = 0;
  for (const std::string &Path : C.Inputs) {
    const CaseFileResults &File = Files.emplace_back(runFile(Path, Settings));
    printCases(S.T, File);
    Met += File.count(false);
    Wrong += File.count(true);
    Unusable += File.countUnusable();
  }
  if (C.Format == "json") {
    S.Out.write(casesReport(Files));
  } else if (C.Format == "junit") {
    S.Out.write(junit(Files));
  } else if (!C.Quiet) {
    S.Out.write(std::to_string(Met + Wrong) + " expectations: " + std::to_string(Met) + " met, " +
                std::to_string(Wrong) + " not; " + std::to_string(Unusable) +
                (Unusable == 1 ? " case" : " cases") + " did not run\n");
  }
  const int Code = Unusable ? tool::ExitUnusable : Wrong ? tool::ExitNegative : tool::ExitGood;
  return std::max(Code, S.finish());
}

bool isSource(const std::string &Path) {
  return Path.ends_with(".cases") || isSourceName(Path);
}

int run(const CommandLine &C, Streams &S) {
  if (C.Offload)
    return runOffload(S.T, C);
  const bool HasDescription = C.Inputs.size() == 2 && !isSource(C.Inputs[1]);
  if (isSourceName(C.Inputs[0]) && (HasDescription || C.Example || !C.Profile.empty()))
    return C.Example ? printExample(C, S, {}) : runContainer(C, S, {});
  if (std::ranges::any_of(C.Inputs, isSource)) {
    if (!std::ranges::all_of(C.Inputs, isSource))
      return S.fail("cases and programs do not go together with a container");
    return runCases(C, S);
  }
  auto Bytes = readFile(C.Inputs[0], MostInputBytes);
  if (!Bytes)
    return S.fail(Bytes.message());
  return C.Example ? printExample(C, S, std::move(*Bytes)) : runContainer(C, S, std::move(*Bytes));
}

} // namespace

int main(int ArgCount, char **Args) {
  tool::Tool T("dxil-run", About, Ending);
  CommandLine C;
  if (auto Code = parseCommandLine(T, ArgCount, Args, C))
    return *Code;
  Streams S{T, tool::Output(C.Output.empty() || C.Offload ? "-" : C.Output)};
  try {
    return run(C, S);
  } catch (const std::bad_alloc &) {
    return T.fail("the run needs more memory than there is");
  }
}
