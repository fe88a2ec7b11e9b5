// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-prove: proves that two programs do the same, or shows inputs for which they do not.
#include "Tool.h"
#include "Trial.h"

#include <dxil/container/Program.h>
#include <dxil/generated/MetadataNumbers.h>

#include <nlohmann/json.hpp>

using namespace dxil;

namespace {

constexpr int ExitUnknown = 3;

/// The answer, and what supports it.
struct Answer {
  std::string Is = "unknown", Reason;
  std::optional<tool::Difference> Differs;
  std::string Description;
  bool UsesRounding = false, UsesFast = false;
};

Result<ir::Module> readModule(Bytes From) {
  auto C = container::Container::parse(From);
  if (!C)
    return C.error();
  return container::readModule(*C);
}

/// Runs both programs on inputs that the solver found, then on random ones.
void tryInputs(const Bytes &A, const Bytes &B, const std::string &Entry, const prove::Verdict &V,
               unsigned RandomRuns, double Seconds, Answer &To) {
  using Clock = std::chrono::steady_clock;
  const auto End = Clock::now() + std::chrono::duration<double>(Seconds);
  const auto Runs = tool::Trial::load(A, B, Entry);
  if (!Runs)
    return;
  std::vector<prove::Inputs> All = V.Examples;
  for (unsigned I = 0; I < RandomRuns; ++I)
    All.push_back(Runs->randomInputs(I));
  std::string Open; // what a run shows that proves nothing
  for (const prove::Inputs &In : All) {
    if (Clock::now() > End)
      break;
    const auto Shown = Runs->run(In, V);
    if (!Shown || !Shown->Differs)
      continue;
    if (!Shown->Doubt.empty() || Shown->IsFree) {
      Open = "; results differ in a run, " + Shown->Differs->text() + ", but " +
             (Shown->IsFree ? "the programs may round or choose" : Shown->Doubt);
      continue;
    }
    To.Is = "different";
    To.Reason.clear();
    To.Differs = Shown->Differs;
    To.Description = Shown->Description;
    return;
  }
  To.Reason += Open;
}

std::string jsonOf(const Answer &A, const std::string &File) {
  nlohmann::ordered_json Json = {{"result", A.Is}};
  if (!A.Reason.empty())
    Json["reason"] = A.Reason;
  if (A.Is == "same")
    Json["rounding"] = A.UsesRounding, Json["fast"] = A.UsesFast;
  if (A.Differs) {
    Json["resource"] = A.Differs->Resource;
    Json["byte"] = A.Differs->Byte;
    Json["first"] = A.Differs->First;
    Json["second"] = A.Differs->Second;
  }
  if (!File.empty() && !A.Description.empty())
    Json["description"] = File;
  return Json.dump(2) + "\n";
}

std::string textOf(const Answer &A, const std::string &File) {
  if (A.Is == "same")
    return std::string("same: proved for all inputs") +
           (A.UsesFast ? ", up to the rounding that fast allows\n" : "\n");
  if (A.Is == "unknown")
    return "unknown: " + A.Reason + "\n";
  return "different: " + A.Differs->text() + "\n" +
         (File.empty() ? "" : "inputs: " + File + " (dxil-run PROGRAM " + File + ")\n");
}

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
    "  dxil-prove blur.od.dxil blur.o3.dxil --inputs blur.json\n";

} // namespace

int main(int Count, char **Values) {
  tool::Tool T("dxil-prove", About, Ending);
  std::string First, Second, Entry, InputsPath, OutputPath = "-";
  double Seconds = 10;
  unsigned RandomRuns = 16;
  bool Json = false;
  CLI::App &App = T.app();
  T.file(App.add_option("A", First, "A container; - is standard input")->required());
  T.file(App.add_option("B", Second, "Another")->required());
  App.add_option("-E,--entry", Entry, "Entry point; default: the only one");
  App.add_option("--timeout", Seconds, "Seconds for the proof, and as many for runs; default: 10")
      ->check(CLI::Range(0.01, 86400.0));
  App.add_option("--random", RandomRuns, "Runs on random inputs if there is no proof; default: 16")
      ->check(CLI::Range(0u, 100000u));
  T.file(App.add_option(
      "--inputs", InputsPath,
      "Write inputs for which the programs differ there, as a description of dxil-run"));
  T.file(App.add_option("-o,--output", OutputPath,
                        "Write the answer there; default: standard output"));
  App.add_flag("--json", Json, "As JSON (docs/prove.md)");
  T.addColor();
  if (auto Code = T.parse(Count, Values))
    return *Code;
  if (First == "-" && Second == "-")
    return T.failUsage("only one input can be standard input");
  const auto BytesA = tool::readInput(First);
  if (!BytesA)
    return T.fail(First, BytesA.message());
  const auto BytesB = tool::readInput(Second);
  if (!BytesB)
    return T.fail(Second, BytesB.message());
  const auto A = readModule(*BytesA);
  if (!A)
    return T.fail(First, A.message());
  const auto B = readModule(*BytesB);
  if (!B)
    return T.fail(Second, B.message());
  prove::Limits Most;
  Most.Time = std::chrono::milliseconds(int64_t(Seconds * 1000));
  const prove::Verdict V = prove::compare(*A, *B, Entry, Most);
  Answer Found;
  Found.Reason = V.Reason;
  Found.UsesRounding = V.UsesRounding;
  Found.UsesFast = V.UsesFast;
  if (V.Is == prove::Outcome::Same)
    Found.Is = "same";
  else
    tryInputs(*BytesA, *BytesB, Entry, V, RandomRuns, Seconds, Found);
  if (!Found.Description.empty() && !InputsPath.empty()) {
    tool::Output To(InputsPath);
    To.write(Found.Description);
    if (const int Code = To.finish(T))
      return Code == tool::ExitNegative ? tool::ExitUnusable : Code;
  }
  tool::Output Out(OutputPath);
  Out.write(Json ? jsonOf(Found, InputsPath) : textOf(Found, InputsPath));
  if (const int Code = Out.finish(T))
    return Code == tool::ExitNegative ? tool::ExitUnusable : Code;
  return Found.Is == "same"        ? tool::ExitGood
         : Found.Is == "different" ? tool::ExitNegative
                                   : ExitUnknown;
}
