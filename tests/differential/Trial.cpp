// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Trial.h"

#include "Stages.h"

#include <dxil/container/Program.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <set>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace dxil::differential {
namespace {

constexpr unsigned Seconds = 60;
constexpr char Separator = '\x1f';

Bytes bytesOf(const std::string &Container) {
  return {reinterpret_cast<const uint8_t *>(Container.data()), Container.size()};
}

/// Programs of one shader, loaded, with what they are bound to.
class Trial {
public:
  explicit Trial(const std::vector<NamedProgram> &Programs) : Programs(Programs) {}

  Verdict run() {
    for (const NamedProgram &Each : Programs)
      if (!load(Each))
        return Result;
    for (const auto &[Name, Words] : Contents)
      runOn(Name, Words);
    if (!Differing.empty())
      findFaults();
    return Result;
  }

private:
  bool load(const NamedProgram &P) {
    auto Fail = [&](const std::string &Why) {
      Result.Reason = P.Name + ": " + Why;
      return false;
    };
    const auto C = container::Container::parse(bytesOf(P.Container));
    if (!C)
      return Fail(C.error().str());
    const auto M = container::readModule(*C);
    if (!M)
      return Fail(M.error().str());
    execution::LoadOptions Options;
    Options.Quick = Options.OneNaN = true;
    auto Loaded = execution::Shader::load(bytesOf(P.Container), {}, Options);
    if (!Loaded.Program)
      return Fail(Loaded.Error);
    const Tolerance Own = toleranceOf(*M);
    Allowed.FloatUlps = std::max(Allowed.FloatUlps, Own.FloatUlps);
    Allowed.HalfUlps = std::max(Allowed.HalfUlps, Own.HalfUlps);
    Bound.add(Loaded.Program->info(), *M);
    Shaders.push_back(std::move(Loaded.Program));
    return true;
  }

  void runOn(const std::string &Name, Content Words) {
    const std::vector<Input> Inputs = Bound.fill(Words);
    std::vector<Outcome> Outcomes;
    for (const auto &Each : Shaders)
      Outcomes.push_back(runProgram(*Each, Inputs, Words));
    // One may take more turns of a loop for the same: the other has unrolled it.
    auto Stops = [](const Outcome &O) { return !O.Error.empty(); };
    if (std::ranges::any_of(Outcomes, Stops) && !std::ranges::all_of(Outcomes, Stops))
      for (size_t I = 0; I < Outcomes.size(); ++I)
        Outcomes[I] = runProgram(*Shaders[I], Inputs, Words, ManyTurns);
    const Outcome &First = Outcomes[0];
    const size_t Before = Result.Difference.size();
    bool AllRan = true;
    for (size_t I = 1; I < Outcomes.size(); ++I) {
      const Outcome &Other = Outcomes[I];
      const std::string Pair = Programs[0].Name + " and " + Programs[I].Name;
      AllRan &= First.Error.empty() && Other.Error.empty();
      if (First.Error.empty() != Other.Error.empty())
        Result.Difference += "\n " + Pair + " on " + Name + ": " +
                             Programs[First.Error.empty() ? I : 0].Name + " stops: " + First.Error +
                             Other.Error;
      else if (!First.Error.empty())
        Result.Reason =
            First.Error; // a float as the number of a loop's turns is no input of any use
      else if (std::string D = compareOutputs(First, Other, Allowed) +
                               compareBuffers(Inputs, First, Other, Allowed);
               !D.empty())
        Result.Difference += "\n " + Pair + " differ on " + Name + ":" + D;
    }
    Result.Ran += AllRan;
    if (First.Error.empty())
      countWritten(Inputs, First, Result.Numbers);
    if (Result.Difference.size() != Before)
      Differing.push_back(Words);
  }

  /// Runs all once more, looking for what Direct3D does not define.
  void findFaults() {
    execution::LoadOptions Options;
    Options.Faults = {.Races = true, .Undefined = true};
    for (const NamedProgram &P : Programs) {
      const auto Loaded = execution::Shader::load(bytesOf(P.Container), {}, Options);
      if (!Loaded.Program)
        continue;
      execution::FaultLog Log;
      for (const Content Words : Differing)
        runProgram(*Loaded.Program, Bound.fill(Words), Words, FewTurns, &Log);
      std::set<std::string> Kinds;
      for (const execution::Fault &F : Log.take())
        if (F.Kind != execution::FaultKind::ReadOutOfBounds &&
            F.Kind != execution::FaultKind::WriteOutOfBounds)
          Kinds.insert(std::string(nameOf(F.Kind)) + " (" + F.Op + ")");
      for (const std::string &Each : Kinds)
        Result.Faults += (Result.Faults.empty() ? "" : ", ") + P.Name + ": " + Each;
    }
  }

  const std::vector<NamedProgram> &Programs;
  std::vector<std::shared_ptr<const execution::Shader>> Shaders;
  ResourceSet Bound;
  Tolerance Allowed;
  std::vector<Content> Differing;
  Verdict Result;
};

std::string toText(const Verdict &V) {
  std::ostringstream Out;
  Out << V.Ran << ' ' << V.Numbers.All << ' ' << V.Numbers.Live << Separator << V.Difference
      << Separator << V.Reason << Separator << V.Faults << Separator;
  return Out.str();
}

/// Returns false where the text is not whole.
bool fromText(const std::string &Text, Verdict &To) {
  std::istringstream In(Text);
  In >> To.Ran >> To.Numbers.All >> To.Numbers.Live;
  std::string Rest;
  return std::getline(In, Rest, Separator) && std::getline(In, To.Difference, Separator) &&
         std::getline(In, To.Reason, Separator) && std::getline(In, To.Faults, Separator) &&
         !In.eof();
}

void writeAll(int To, const std::string &Text) {
  for (size_t At = 0; At < Text.size();) {
    const ssize_t Written = write(To, Text.data() + At, Text.size() - At);
    if (Written <= 0)
      break;
    At += size_t(Written);
  }
}

std::string readAll(int From) {
  std::string Text;
  char Piece[4096];
  for (ssize_t Size; (Size = read(From, Piece, sizeof Piece)) > 0 || (Size < 0 && errno == EINTR);)
    if (Size > 0)
      Text.append(Piece, size_t(Size));
  return Text;
}

} // namespace

Verdict tryPrograms(const std::vector<NamedProgram> &Programs) {
  Verdict Result;
  int Ends[2];
  if (pipe(Ends) != 0) {
    Result.Reason = "no pipe";
    return Result;
  }
  const pid_t Child = fork();
  if (Child == 0) {
    const rlimit Limit{Seconds, Seconds}; // of the processor: others may be at work too
    setrlimit(RLIMIT_CPU, &Limit);
    writeAll(Ends[1], toText(Trial(Programs).run()));
    _exit(0);
  }
  close(Ends[1]);
  const std::string Text = readAll(Ends[0]);
  close(Ends[0]);
  int Status = 0;
  waitpid(Child, &Status, 0);
  if (!fromText(Text, Result)) {
    Result = {};
    Result.Reason = "the process that runs it ends by signal " + std::to_string(WTERMSIG(Status));
  }
  return Result;
}

} // namespace dxil::differential
