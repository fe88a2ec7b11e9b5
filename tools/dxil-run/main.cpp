// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-run: runs containers, cases and programs on the CPU.
#include "Options.h"

#include "description/Cases.h"
#include "description/Image.h"
#include "description/Report.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <new>
#include <unistd.h>

using namespace dxil;
using namespace dxil::execution;
namespace fs = std::filesystem;

namespace {

constexpr int ExitGood = 0, ExitDifferent = 1, ExitUnusable = 2;
constexpr size_t MostInputBytes = size_t(1) << 30;
constexpr const char *SchemaUrl = "dxil-run.schema.json";

int fail(const std::string &Message) {
  std::fprintf(stderr, "dxil-run: error: %s\n", Message.c_str());
  return ExitUnusable;
}

/// By way of a file beside the target, so that no partial one is ever left.
bool writeOutput(const std::string &Path, std::string_view Text) {
  if (Path.empty() || Path == "-")
    return std::fwrite(Text.data(), 1, Text.size(), stdout) == Text.size() &&
           std::fflush(stdout) == 0;
  const std::string Temporary = Path + "." + std::to_string(getpid()) + ".tmp";
  std::FILE *File = std::fopen(Temporary.c_str(), "wb");
  bool Good = File && std::fwrite(Text.data(), 1, Text.size(), File) == Text.size();
  Good = File && std::fclose(File) == 0 && Good;
  Good = Good && std::rename(Temporary.c_str(), Path.c_str()) == 0;
  if (!Good) {
    const int Saved = errno;
    std::remove(Temporary.c_str());
    errno = Saved;
  }
  return Good;
}

LoadOptions loadOptions(const CommandLine &C) {
  LoadOptions Options;
  Options.WaveSize = C.WaveSize;
  Options.Trace = !C.Trace.empty();
  return Options;
}

int printExample(const CommandLine &C, std::vector<uint8_t> Bytes) {
  LoadedProgram P;
  if (const std::string Error =
          loadProgram(C.Inputs[0], std::move(Bytes), C.Entry, loadOptions(C), P);
      !Error.empty())
    return fail(Error);
  std::string Text;
  if (const std::string Error = exampleDescription(P, SchemaUrl, Text); !Error.empty())
    return fail(C.Inputs[0] + ": " + Error);
  return writeOutput(C.Output, Text) ? ExitGood : fail(C.Output + ": " + std::strerror(errno));
}

/// "save" of resources and targets.
std::string saveFiles(const Description &D, const RunOutcome &O, const std::string &Folder) {
  auto Save = [&](const std::string &Name, const std::string &Path) -> std::string {
    const auto R = std::ranges::find(O.Results, Name, &RunResult::Name);
    if (Path.empty() || R == O.Results.end())
      return {};
    const std::string Full = inFolder(Folder, Path);
    if (R->Picture && Path.ends_with(".png"))
      return writePng(Full, pictureOf(*R->Picture));
    const std::vector<uint8_t> &Bytes = R->Picture ? R->Picture->Data : R->Bytes;
    const std::string_view View(reinterpret_cast<const char *>(Bytes.data()), Bytes.size());
    return writeOutput(Full, View) ? "" : Full + ": " + std::strerror(errno);
  };
  for (const DescribedResource &R : D.Resources)
    if (std::string Error = Save(R.Name, R.Save); !Error.empty())
      return Error;
  if (D.Draw) {
    for (const DescribedTarget &T : D.Draw->Targets)
      if (std::string Error = Save(T.Name, T.Save); !Error.empty())
        return Error;
    for (const DescribedTarget &T : D.Draw->Streams)
      if (std::string Error = Save(T.Name, T.Save); !Error.empty())
        return Error;
    return Save(D.Draw->Depth.Name, D.Draw->Depth.Save);
  }
  return {};
}

int printResults(const CommandLine &C, const RunOutcome &O) {
  std::string Text, Error;
  if (C.Format == "raw") {
    const RunResult *R = chooseResult(O, C.Result, false, Error);
    if (!R)
      return fail(Error);
    const std::vector<uint8_t> &Bytes = R->Picture ? R->Picture->Data : R->Bytes;
    Text.assign(Bytes.begin(), Bytes.end());
  } else if (C.Format == "json") {
    Text = jsonReport(O);
  } else if (C.Format == "csv") {
    Text = csvReport(O);
  } else if (!C.Quiet) {
    Text = textReport(O, C.Limit ? C.Limit : ~size_t(0));
    if (O.Compared && O.Mismatches.empty())
      Text += std::to_string(O.Compared) + " numbers are as expected\n";
  }
  return writeOutput(C.Output, Text) ? ExitGood : fail(C.Output + ": " + std::strerror(errno));
}

/// Prints the faults that are not ignored. Returns whether one is an error.
bool printFaults(const FaultActions &Actions, const RunOutcome &O) {
  bool Errors = false;
  for (const Fault &F : O.Faults) {
    const FaultAction Action = Actions.of(F.Kind);
    std::string Line = describe(F);
    if (const size_t At = Line.find("warning: ");
        Action == FaultAction::Error && At != std::string::npos)
      Line.replace(At, 7, "error");
    if (Action != FaultAction::Ignore)
      std::fprintf(stderr, "%s\n", Line.c_str());
    Errors |= Action == FaultAction::Error;
  }
  return Errors;
}

int runContainer(const CommandLine &C, std::vector<uint8_t> Bytes) {
  std::string Text = "{}", Name = "description", Folder;
  if (C.Inputs.size() > 2)
    return fail("expected one description behind the container, not " +
                std::to_string(C.Inputs.size() - 1));
  if (C.Inputs.size() == 2) {
    std::vector<uint8_t> Document;
    Name = C.Inputs[1] == "-" ? "<stdin>" : C.Inputs[1];
    if (const std::string Error = readFile(C.Inputs[1], MostInputBytes, Document); !Error.empty())
      return fail(Error);
    Text.assign(Document.begin(), Document.end());
    if (C.Inputs[1] != "-")
      Folder = fs::path(C.Inputs[1]).parent_path().string();
  }
  std::string Error;
  const auto Document = parseJson(Text, Error);
  if (!Document) {
    std::fprintf(stderr, "%s:%s\n", Name.c_str(), Error.c_str());
    return ExitUnusable;
  }
  Description D;
  D.OnFault = C.OnFault;
  Error = readDescription(*Document, Folder, C.Inputs[0], std::move(Bytes), loadOptions(C), D);
  if (!Error.empty())
    return fail(Error.starts_with(C.Inputs[0]) ? Error : Name + ": " + Error);
  RunOptions Options;
  Options.Threads = C.Threads;
  Options.MaxIterations = C.MaxIterations;
  Options.MaxSteps = C.MaxSteps;
  TraceLog Trace{C.Trace, {}};
  if (!C.Trace.empty())
    Options.Trace = &Trace;
  RunOutcome O = runDescription(D, Options);
  O.Trace = std::move(Trace.Lines);
  const bool FaultsCount = printFaults(D.OnFault, O);
  if (!C.Trace.empty() && O.Trace.empty())
    std::fprintf(stderr, "dxil-run: warning: --trace: no such thread has run\n");
  for (const std::string &Line : O.Trace)
    if (C.Format != "json" && (C.Format == "text" && C.Output.empty()))
      std::fprintf(stdout, "%s\n", Line.c_str());
    else if (C.Format != "json")
      std::fprintf(stderr, "%s\n", Line.c_str());
  if (!O.Error.empty())
    return fail(C.Inputs[0] + ": " + O.Error);
  if (!C.Image.empty()) {
    const RunResult *R = chooseResult(O, C.ImageOf, true, Error);
    if (!R)
      return fail("--image: " + Error);
    if (Error = writePng(C.Image, pictureOf(*R->Picture)); !Error.empty())
      return fail("--image: " + Error);
  }
  if (Error = saveFiles(D, O, Folder); !Error.empty())
    return fail(Error);
  if (const int Code = printResults(C, O); Code != ExitGood)
    return Code;
  std::fprintf(stderr, "%s", differencesReport(O).c_str());
  return O.Mismatches.empty() && !FaultsCount ? ExitGood : ExitDifferent;
}

/// dxil-cc in the folder of this program, or what the command line says.
std::string compilerOf(const CommandLine &C) {
  if (!C.Compiler.empty())
    return C.Compiler;
  std::error_code Failed;
  const fs::path Self = fs::read_symlink("/proc/self/exe", Failed);
  const fs::path Beside = Self.parent_path() / "dxil-cc";
  return !Failed && fs::exists(Beside, Failed) ? Beside.string() : "dxil-cc";
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

void runPrograms(const std::string &Path, const std::vector<CaseProgram> &Programs,
                 const CaseSettings &Settings, CaseCounts &Counts) {
  for (const CaseProgram &P : Programs) {
    std::string Error;
    const std::vector<CaseResult> Results = runCase(P, Settings, Error);
    if (!Error.empty()) {
      const std::string Name = P.What.Name.empty() ? "" : P.What.Name + ": ";
      std::fprintf(stderr, "%s: error: %s%s\n", Path.c_str(), Name.c_str(), Error.c_str());
      ++Counts.Unusable;
    }
    for (const CaseResult &R : Results) {
      ++(R.Wrong.empty() ? Counts.Good : Counts.Wrong);
      const std::string Place = Path + (R.Line ? ":" + std::to_string(R.Line) : "");
      for (const std::string &Text : R.Wrong)
        std::fprintf(stderr, "%s: error: %s: %s\n", Place.c_str(), R.Name.c_str(), Text.c_str());
    }
  }
}

int runCases(const CommandLine &C) {
  CaseSettings Settings{compilerOf(C), {}, C.CompilerArguments};
  CaseCounts Counts;
  for (const std::string &Path : C.Inputs) {
    std::vector<uint8_t> Bytes;
    std::vector<CaseProgram> Programs;
    if (const std::string Error = readFile(Path, MostInputBytes, Bytes); !Error.empty())
      return fail(Error);
    if (const std::string Error = readPrograms(Path, {Bytes.begin(), Bytes.end()}, Programs);
        !Error.empty()) {
      std::fprintf(stderr, "%s\n", Error.c_str());
      return ExitUnusable;
    }
    Settings.Folder = fs::path(Path).parent_path().string();
    runPrograms(Path, Programs, Settings, Counts);
  }
  if (!C.Quiet)
    std::printf("%zu expectations: %zu met, %zu not; %zu programs did not run\n",
                Counts.Good + Counts.Wrong, Counts.Good, Counts.Wrong, Counts.Unusable);
  return Counts.Unusable ? ExitUnusable : Counts.Wrong ? ExitDifferent : ExitGood;
}

bool isSource(const std::string &Path) {
  return Path.ends_with(".cases") || Path.ends_with(".hlsl");
}

int run(const CommandLine &C) {
  if (std::ranges::any_of(C.Inputs, isSource)) {
    if (!std::ranges::all_of(C.Inputs, isSource))
      return fail("cases and programs do not go together with a container");
    return runCases(C);
  }
  std::vector<uint8_t> Bytes;
  if (const std::string Error = readFile(C.Inputs[0], MostInputBytes, Bytes); !Error.empty())
    return fail(Error);
  return C.Example ? printExample(C, std::move(Bytes)) : runContainer(C, std::move(Bytes));
}

} // namespace

int main(int ArgCount, char **Args) {
  CommandLine C;
  if (const int Code = parseCommandLine(ArgCount, Args, C); Code >= 0)
    return Code;
  try {
    return run(C);
  } catch (const std::bad_alloc &) {
    return fail("the run needs more memory than there is");
  }
}
