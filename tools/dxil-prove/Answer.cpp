// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Answer.h"

#include "Tool.h"

#include <dxil/container/Program.h>
#include <dxil/generated/MetadataNumbers.h>

#include <nlohmann/json.hpp>

namespace dxil::tool {
namespace {

Result<ir::Module> readModule(Bytes From) {
  auto C = container::Container::parse(From);
  if (!C)
    return C.error();
  return container::readModule(*C);
}

/// Runs both programs on inputs that the solver found, then on random ones.
void tryInputs(Bytes A, Bytes B, const std::string &Entry, const prove::Verdict &V,
               const Effort &Most, Answer &To) {
  using Clock = std::chrono::steady_clock;
  const auto End = Clock::now() + std::chrono::duration<double>(Most.Seconds);
  const auto Runs = Trial::load(A, B, Entry);
  if (!Runs)
    return;
  std::vector<prove::Inputs> All = V.Examples;
  for (unsigned I = 0; I < Most.RandomRuns; ++I)
    All.push_back(Runs->randomInputs(I));
  std::string Open; // the reason why the runs so far prove no difference
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

} // namespace

std::string Answer::json(const std::string &File) const {
  nlohmann::ordered_json Json = {{"result", Is}};
  if (!Reason.empty())
    Json["reason"] = Reason;
  if (Is == "same")
    Json["rounding"] = UsesRounding, Json["fast"] = UsesFast;
  if (Differs) {
    Json["resource"] = Differs->Resource;
    Json["byte"] = Differs->Byte;
    Json["first"] = Differs->First;
    Json["second"] = Differs->Second;
  }
  if (!File.empty() && !Description.empty())
    Json["description"] = File;
  return Json.dump(2) + "\n";
}

std::string Answer::text(const std::string &File) const {
  if (Is == "same")
    return std::string("same: proved for all inputs") +
           (UsesFast ? ", up to the rounding that fast allows\n" : "\n");
  if (Is == "unknown")
    return "unknown: " + Reason + "\n";
  return "different: " + Differs->text() + "\n" +
         (File.empty() ? "" : "inputs: " + File + " (dxil-run PROGRAM " + File + ")\n");
}

int Answer::exitCode() const {
  return Is == "same" ? ExitGood : Is == "different" ? ExitNegative : ExitUnknown;
}

Result<Answer> compareContainers(Bytes A, Bytes B, const std::string &Entry, const Effort &Most) {
  const auto First = readModule(A);
  if (!First)
    return failure("first: " + First.message());
  const auto Second = readModule(B);
  if (!Second)
    return failure("second: " + Second.message());
  prove::Limits Limits;
  Limits.Time = std::chrono::milliseconds(int64_t(Most.Seconds * 1000));
  Limits.Work = Most.Work > 0 ? std::chrono::milliseconds(int64_t(Most.Work * 1000)) : Limits.Time;
  const prove::Verdict V = prove::compare(*First, *Second, Entry, Limits);
  Answer Found;
  Found.Reason = V.Reason;
  Found.UsesRounding = V.UsesRounding;
  Found.UsesFast = V.UsesFast;
  if (V.Is == prove::Outcome::Same)
    Found.Is = "same";
  else
    tryInputs(A, B, Entry, V, Most, Found);
  return Found;
}

} // namespace dxil::tool
