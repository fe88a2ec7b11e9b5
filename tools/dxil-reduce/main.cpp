// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-reduce: reduces a container or an HLSL source to the smallest one for which a command still
// succeeds.
#include "Commands.h"
#include "JUnit.h"
#include "Progress.h"
#include "Tool.h"

#include <dxil/reduce/Reduce.h>

#include <algorithm>
#include <filesystem>

using namespace dxil;

namespace {

struct Arguments {
  std::string Input, Output, Test, Report;
  unsigned Jobs = 1, Timeout = 60;
  bool Derive = false, IsVerbose = false;
};

/// Returns FILE with `.reduced` before its extension.
std::string reducedName(const std::string &Input) {
  if (Input == "-")
    return Input;
  const std::filesystem::path Path = tool::platform::pathOf(Input);
  std::filesystem::path Name = Path.stem();
  Name += ".reduced";
  Name += Path.extension();
  return (Path.parent_path() / Name).string();
}

std::string_view textOf(const std::vector<uint8_t> &Input) {
  return {reinterpret_cast<const char *>(Input.data()), Input.size()};
}

bool isText(const std::vector<uint8_t> &Input) {
  return !textOf(Input).starts_with("DXBC") && std::ranges::find(Input, 0) == Input.end();
}

/// Returns the input's extension, which commands may depend on.
std::string candidateExtension(const std::string &Input, bool IsText) {
  const std::string Extension = tool::platform::pathOf(Input).extension().string();
  return !Extension.empty() ? Extension : IsText ? ".hlsl" : ".dxil";
}

void addOptions(tool::Tool &T, Arguments &A) {
  CLI::App &App = T.app();
  T.file(App.add_option("INPUT", A.Input, "A container, or a text as HLSL; - is standard input")
             ->required());
  App.add_option("--test", A.Test,
                 "The shell command that has to succeed; %s in it stands for the file; without %s "
                 "the file is the last argument")
      ->type_name("COMMAND")
      ->required();
  T.file(App.add_option("-o,--output", A.Output,
                        "Write there; - is standard output; INPUT with .reduced before its "
                        "extension if not given"));
  T.file(App.add_option("--junit", A.Report,
                        "Write the result there as JUnit's XML: a failure if the command succeeds "
                        "for INPUT, with the source to which it is reduced"));
  T.addJobs(A.Jobs, "How many commands run at once; the result does not depend on it");
  App.add_option("--timeout", A.Timeout, "A command that takes longer has failed; 60 if not given")
      ->type_name("SECONDS");
  App.add_flag("--derive", A.Derive,
               "Derive all parts from each module, instead of leaving them unchanged");
  App.add_flag("-v,--verbose", A.IsVerbose, "Show the output of the commands, and each step");
}

reduce::ReduceOptions reduceOptions(const Arguments &A, tool::Commands &Commands,
                                    tool::Progress &Progress) {
  reduce::ReduceOptions O;
  O.DeriveParts = A.Derive;
  O.BatchSize = std::min(A.Jobs, 256u);
  O.Report = [&Progress, IsVerbose = A.IsVerbose](const reduce::ReduceProgress &P) {
    const std::string Text = std::string(P.Pass) + ", " + std::to_string(P.Size) + " bytes";
    if (IsVerbose)
      std::fprintf(stderr, "%zu tests, %s\n", P.Tests, Text.c_str());
    Progress.done(Text);
  };
  O.ShouldStop = [&Commands] {
    return tool::platform::wasInterrupted() || !Commands.failure().empty();
  };
  return O;
}

/// Writes the smallest result. `Case` gets it as a failure, since the command still succeeds.
int writeResult(const tool::Tool &T, const Arguments &A, size_t InputSize,
                const reduce::ReduceResult &Reduced, tool::TestCase &Case) {
  const std::string Path = A.Output.empty() ? reducedName(A.Input) : A.Output;
  tool::Output Out(Path);
  Out.write(Bytes(Reduced.Output));
  const int Code = Out.finish(T);
  const std::string Sizes = std::to_string(InputSize) + " bytes -> " +
                            std::to_string(Reduced.Output.size()) + " bytes, " +
                            std::to_string(Reduced.Tests) + " tests";
  Case.Failure = "the command succeeds for " + Path + ": " + Sizes;
  if (isText(Reduced.Output))
    Case.Failure.append("\n").append(textOf(Reduced.Output));
  if (A.IsVerbose)
    std::fprintf(stderr, "%s\n", Sizes.c_str());
  return Code == tool::ExitGood && Reduced.WasStopped ? tool::ExitNegative : Code;
}

/// Reduces the input. `Case` gets the outcome.
int reduceInput(const tool::Tool &T, const Arguments &A, tool::TestCase &Case) {
  const auto Fail = [&](const std::string &Place, const std::string &Message) {
    Case.Error = Message;
    return Place.empty() ? T.fail(Message) : T.fail(Place, Message);
  };
  auto Read = tool::readInput(A.Input);
  if (!Read)
    return Fail(A.Input, Read.message());
  const std::vector<uint8_t> Input = std::move(*Read);
  const bool IsInputText = isText(Input);
  if (auto C = container::Container::parse(Input); !C && !IsInputText)
    return Fail(A.Input, C.error().str());
  if (IsInputText && A.Derive)
    return Fail("", "--derive: the input is a text (expected a container)");
  tool::Commands Commands(A.Test, candidateExtension(A.Input, IsInputText), A.Timeout, A.IsVerbose);
  if (Status Done = Commands.open(); !Done)
    return Fail("", Done.message());
  tool::platform::catchInterrupts();
  std::optional<tool::Progress> Progress(std::in_place, 0, !A.IsVerbose);
  const reduce::ReduceOptions O = reduceOptions(A, Commands, *Progress);
  auto Test = [&](reduce::Candidates F) { return Commands.firstSuccess(F); };
  auto Reduced =
      IsInputText ? reduce::reduceText(textOf(Input), Test, O) : reduce::reduce(Input, Test, O);
  Progress.reset();
  if (!Reduced)
    return Fail(A.Input, Reduced.error().str());
  if (!Commands.failure().empty())
    return Fail("", Commands.failure());
  if (!Reduced->IsInteresting) {
    if (!tool::platform::wasInterrupted())
      T.fail(A.Input, "the command fails for the input as it is (expected one that succeeds)");
    return tool::ExitNegative;
  }
  if (!Reduced->ModuleError.empty())
    T.warn("the module cannot be edited as it is: " + Reduced->ModuleError);
  return writeResult(T, A, Input.size(), *Reduced, Case);
}

int run(const tool::Tool &T, const Arguments &A) {
  tool::TestCase Case{A.Input, A.Test, "", ""};
  const int Code = reduceInput(T, A, Case);
  if (A.Report.empty())
    return Code;
  tool::Output Report(A.Report);
  Report.write(tool::junitReport("dxil-reduce", {Case}));
  const int Written = Report.finish(T);
  return Code == tool::ExitGood ? Written : Code;
}

} // namespace

int main(int Count, char **Values) {
  tool::Tool T("dxil-reduce",
               "Makes a container or an HLSL source smaller as long as a command succeeds for it. "
               "It removes parts,\n"
               "functions, branches, instructions, operands and metadata of a container, or "
               "declarations, statements, branches\n"
               "and operands of a source. Use it on inputs for which a driver, a validator or a "
               "compiler fails.",
               "Exit status: 0 done, 1 the command fails for the input, or an interrupt (then the "
               "smallest result so far\n"
               "is written), 2 wrong usage or an input that cannot be read.\n\n"
               "Example: the smallest shader that the validator refuses for the same reason\n"
               "  dxil-reduce bad.dxil -o small.dxil --test \"dxil-val %s 2>&1 | grep -q 'not "
               "initialized'\"\n"
               "A source that crashes a compiler, preprocessed so that it includes nothing:\n"
               "  dxil-reduce bad.hlsl --test \"dxil-cc -T ps_6_6 %s; test \\$? -gt 128\"");
  Arguments A;
  addOptions(T, A);
  T.addColor();
  if (auto Code = T.parse(Count, Values))
    return *Code;
  return run(T, A);
}
