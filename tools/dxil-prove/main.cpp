// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-prove: proves that two programs do the same, or shows inputs for which they do not.
#include "Answer.h"
#include "Source.h"
#include "Tool.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace dxil;

namespace {

constexpr const char *About =
    "Proves that two programs write the same for all inputs, or shows inputs for which they do "
    "not.\n"
    "Inputs are counted only if both programs, run on the CPU, then leave different results.";

constexpr const char *Ending =
    "Exit status: 0 proved, 1 different, 2 wrong usage or an input that cannot be read, 3 "
    "unknown.\n\n"
    "Example: whether optimisation keeps what a shader does\n"
    "  dxil-cc -T cs_6_6 -Od blur.hlsl -Fo blur.od.dxil\n"
    "  dxil-cc -T cs_6_6 -O3 blur.hlsl -Fo blur.o3.dxil\n"
    "  dxil-prove blur.od.dxil blur.o3.dxil --inputs blur.json\n"
    "Example: whether a compiler, or which pass, does not\n"
    "  dxc -T cs_6_6 blur.hlsl -Fo blur.dxil\n"
    "  dxil-prove blur.dxil --against blur.hlsl -- -T cs_6_6\n"
    "  dxil-prove --passes blur.hlsl -- -T cs_6_6 -O3\n";

/// The command line.
struct Request {
  std::string First, Second, Against, Passes, Entry, InputsPath, OutputPath = "-";
  std::vector<std::string> Options; ///< dxc's, after --
  tool::Effort Most;
  bool Json = false;
};

void addOptions(tool::Tool &T, Request &R) {
  CLI::App &App = T.app();
  T.file(App.add_option("A", R.First, "A container; - is standard input"));
  T.file(App.add_option("B", R.Second, "Another"));
  T.file(App.add_option("--against", R.Against,
                        "Instead of B: HLSL, compiled without optimization. dxc's options follow "
                        "after --")
             ->option_text("SOURCE"));
  T.file(App.add_option("--passes", R.Passes,
                        "Instead of A and B: HLSL, compared before and after each pass of the "
                        "front-end pipeline")
             ->option_text("SOURCE"));
  App.add_option("-E,--entry", R.Entry, "Entry point; default: the only one");
  App.add_option("--timeout", R.Most.Seconds,
                 "Seconds for the proof, and as many for runs; default: 10")
      ->check(CLI::Range(0.01, 86400.0));
  App.add_option("--work", R.Most.Work,
                 "Limit of the solver's steps, as seconds that they take on an idle machine; "
                 "default: as --timeout")
      ->check(CLI::Range(0.01, 86400.0));
  App.add_option("--random", R.Most.RandomRuns,
                 "Runs on random inputs if there is no proof; default: 16")
      ->check(CLI::Range(0u, 100000u));
  T.file(App.add_option(
      "--inputs", R.InputsPath,
      "Write inputs for which the programs differ there, as a description of dxil-run"));
  T.file(App.add_option("-o,--output", R.OutputPath,
                        "Write the answer there; default: standard output"));
  App.add_flag("--json", R.Json, "As JSON (docs/prove.md)");
  T.addColor();
}

/// Checks that the inputs fit together.
Status checkInputs(const Request &R) {
  if (!R.Passes.empty()) {
    if (R.First.empty() && R.Against.empty() && R.InputsPath.empty())
      return {};
    return failure("--passes takes no other input and writes no inputs");
  }
  if (R.First.empty())
    return failure("A is required");
  if (R.Against.empty() && R.Second.empty())
    return failure("B is required");
  if (!R.Against.empty() && !R.Second.empty())
    return failure("B is not needed with --against");
  return {};
}

/// Writes a file. Returns ExitGood, or the exit code after an error.
int write(const tool::Tool &T, const std::string &Path, const std::string &Text) {
  tool::Output To(Path);
  To.write(Text);
  const int Code = To.finish(T);
  return Code == tool::ExitNegative ? tool::ExitUnusable : Code;
}

int answer(const tool::Tool &T, const Request &R, Bytes A, Bytes B) {
  const auto Comparison = tool::compareContainers(A, B, R.Entry, R.Most);
  if (!Comparison) {
    const std::string Message = Comparison.message();
    const size_t Split = Message.find(": ");
    return T.fail(Message.starts_with("first") ? R.First
                  : R.Second.empty()           ? R.Against
                                               : R.Second,
                  Message.substr(Split + 2));
  }
  if (!Comparison->Description.empty() && !R.InputsPath.empty())
    if (const int Code = write(T, R.InputsPath, Comparison->Description))
      return Code;
  if (const int Code =
          write(T, R.OutputPath,
                R.Json ? Comparison->json(R.InputsPath) : Comparison->text(R.InputsPath)))
    return Code;
  return Comparison->exitCode();
}

int against(const tool::Tool &T, const Request &R) {
  const tool::Source Program(R.Against, R.Options);
  if (const Status Good = Program.check(); !Good)
    return T.failUsage(Good.message());
  const auto A = tool::readInput(R.First);
  if (!A)
    return T.fail(R.First, A.message());
  const auto B = Program.plain();
  if (!B) {
    T.printDiagnostics(B.message());
    return tool::ExitUnusable;
  }
  return answer(T, R, *A, *B);
}

/// The answers about the passes of a program.
class PassReport {
public:
  PassReport(const tool::Source &Program, const Request &R) : Program(Program), R(R) {}

  /// Compares the program after each pass with the program before. Where the module is not one that
  /// lowering takes, the next comparison spans more passes.
  Status run();
  std::string text() const { return R.Json ? Json.dump(2) + "\n" : Lines; }
  int exitCode() const {
    return Differs ? tool::ExitNegative : Unknown ? tool::ExitUnknown : tool::ExitGood;
  }

private:
  void add(const std::string &Pass, const tool::Answer &A);

  const tool::Source &Program;
  const Request &R;
  std::string Lines;
  nlohmann::ordered_json Json = nlohmann::ordered_json::array();
  bool Differs = false, Unknown = false;
};

void PassReport::add(const std::string &Pass, const tool::Answer &A) {
  Lines += Pass + ": " + A.text({});
  auto Each = nlohmann::ordered_json::parse(A.json({}));
  Each["pass"] = Pass;
  Json.push_back(std::move(Each));
  Differs |= A.exitCode() == tool::ExitNegative;
  Unknown |= A.exitCode() == tool::ExitUnknown;
}

Status PassReport::run() {
  const std::vector<std::string> Names = Program.passes();
  std::optional<std::vector<uint8_t>> Before;
  std::string Spanned;
  unsigned Unchanged = 0, Unlowered = 0, Compared = 0;
  for (unsigned Count = 0; Count <= Names.size(); ++Count) {
    auto After = Program.after(Count);
    if (Count)
      Spanned += (Spanned.empty() ? "" : ", ") + Names[Count - 1];
    if (!After && Count == Names.size())
      return After.error();
    if (!After) {
      ++Unlowered;
      continue;
    }
    if (Before && *Before == *After) {
      ++Unchanged;
    } else if (Before) {
      const auto Comparison = tool::compareContainers(*Before, *After, R.Entry, R.Most);
      if (!Comparison)
        return Comparison.error();
      add(Spanned, *Comparison);
      ++Compared;
    }
    Spanned.clear();
    Before = std::move(*After);
  }
  Lines += std::to_string(Names.size()) + " passes: " + std::to_string(Compared) + " compared, " +
           std::to_string(Unchanged) + " that change nothing, " + std::to_string(Unlowered) +
           " before which the module cannot be lowered\n";
  return {};
}

int passes(const tool::Tool &T, const Request &R) {
  const tool::Source Program(R.Passes, R.Options);
  if (const Status Good = Program.check(); !Good)
    return T.failUsage(Good.message());
  PassReport Report(Program, R);
  if (const Status Done = Report.run(); !Done) {
    T.printDiagnostics(Done.message());
    return tool::ExitUnusable;
  }
  if (const int Code = write(T, R.OutputPath, Report.text()))
    return Code;
  return Report.exitCode();
}

} // namespace

int main(int Count, char **Values) {
  tool::Tool T("dxil-prove", About, Ending);
  Request R;
  addOptions(T, R);
  char **const End = Values + Count, **const Split = std::find(Values, End, std::string_view("--"));
  if (Split != End)
    R.Options.assign(Split + 1, End);
  if (auto Code = T.parse(int(Split - Values), Values))
    return *Code;
  if (const Status Good = checkInputs(R); !Good)
    return T.failUsage(Good.message());
  if (!R.Passes.empty())
    return passes(T, R);
  if (!R.Against.empty())
    return against(T, R);
  std::vector<uint8_t> A, B;
  if (auto Code = T.readTwo(R.First, R.Second, A, B))
    return *Code;
  return answer(T, R, A, B);
}
