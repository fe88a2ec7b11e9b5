// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Trial.h"

#include "Callers.h"
#include "Stages.h"
#include "Stubs.h"

#include <dxil/container/Program.h>

#include <algorithm>
#include <cerrno>
#include <deque>
#include <map>
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

/// A loaded program and its parts that run: the program itself, or the entry points and exported
/// functions of a library.
class Program {
public:
  Status load(std::string Container, const execution::LoadOptions &Options) {
    if (Status Done = readTypes(Container); !Done)
      return Done;
    const std::vector<std::string> Exported = exportedFunctions(Types);
    if (auto Complete = withStubs(Container, Types); !Complete)
      return Complete.error();
    else if (*Complete != Container)
      if (Status Done = readTypes(Container = std::move(*Complete)); !Done)
        return Done;
    auto Loaded = execution::Shader::load(bytesOf(Container), {}, Options);
    if (!Loaded)
      return Loaded.error();
    Whole = std::move(*Loaded);
    if (Whole->info().Kind != Stage::Library) {
      Parts[""].Shader = Whole;
      return {};
    }
    for (const execution::ShaderInfo::Function &F : Whole->info().Functions) {
      if (runsInLibrary(F.Kind)) {
        Parts[F.Name].Shader = Whole;
        continue;
      }
      Loaded = execution::Shader::load(bytesOf(Container), F.Name, Options);
      if (!Loaded)
        return Loaded.error();
      Parts[F.Name].Shader = std::move(*Loaded);
    }
    return loadCallers(Container, Exported, Options);
  }

  /// Returns the names of the entry points; one empty name for a program that is no library.
  std::vector<std::string> names() const {
    std::vector<std::string> Names;
    for (const auto &[Name, Part] : Parts)
      Names.push_back(Name);
    return Names;
  }

  Outcome run(const std::string &Name, const std::vector<Input> &Inputs, Content Words,
              uint64_t MaxTurns, execution::FaultLog *Log = nullptr) const {
    const Part &P = Parts.at(Name);
    if (!P.Shader) {
      Outcome None;
      None.Error = P.Error;
      return None;
    }
    return runProgram({*P.Shader, Types, P.IsCaller ? Caller::EntryName : Name}, Inputs, Words,
                      MaxTurns, Log);
  }

  /// The buffers of an exported function; empty for other parts.
  std::vector<Input> ownInputs(const std::string &Name, Content Words) const {
    const Part &P = Parts.at(Name);
    return P.IsCaller ? P.Call.inputs(Words) : std::vector<Input>();
  }

  const ir::Module &types() const { return Types; }
  const execution::ShaderInfo &info() const { return Whole->info(); }

private:
  /// Returns true for stages that a library's shaders call, or that call them.
  static bool runsInLibrary(Stage Kind) {
    return Kind == Stage::Node || execution::isRayShader(Kind);
  }

  struct Part {
    std::shared_ptr<const execution::Shader> Shader; ///< null: Error says why
    std::string Error;
    bool IsCaller = false;
    Caller Call;
  };

  Status readTypes(const std::string &Container) {
    const auto C = container::Container::parse(bytesOf(Container));
    if (!C)
      return C.error();
    auto M = container::readModule(*C);
    if (!M)
      return M.error();
    Types = std::move(*M);
    return {};
  }

  /// Adds the exported functions, which a shader calls.
  Status loadCallers(const std::string &Container, const std::vector<std::string> &Exported,
                     const execution::LoadOptions &Options) {
    for (const std::string &Function : Exported) {
      Part &To = Parts[Function];
      To.IsCaller = true;
      auto Made = makeCaller(Container, Types, Function);
      if (!Made) {
        To.Error = Made.error().Message;
        continue;
      }
      To.Call = std::move(*Made);
      const bool IsCompute = To.Call.Kind == Stage::Compute;
      auto Loaded = execution::Shader::load(bytesOf(To.Call.Container),
                                            IsCompute ? Caller::EntryName : "", Options);
      if (!Loaded)
        return Loaded.error();
      To.Shader = std::move(*Loaded);
    }
    if (Parts.empty())
      return failure("the library has no entry point and no exported function");
    return {};
  }

  ir::Module Types;
  std::shared_ptr<const execution::Shader> Whole;
  std::map<std::string, Part> Parts;
};

/// The loaded programs of one shader, with their resources.
class Trial {
public:
  explicit Trial(const std::vector<NamedProgram> &Programs) : Programs(Programs) {}

  Verdict run() {
    for (const NamedProgram &Each : Programs)
      if (!load(Each))
        return Result;
    const std::vector<std::string> Names = Loaded[0].names();
    for (size_t I = 1; I < Loaded.size(); ++I)
      if (Loaded[I].names() != Names) {
        Result.Difference = "\n " + Programs[0].Name + " has other entry points than " +
                            Programs[I].Name + ":" + listOf(Names) + " and" +
                            listOf(Loaded[I].names());
        return Result;
      }
    for (const auto &[Content, Words] : Contents) {
      bool Ran = false;
      for (const std::string &Name : Names)
        Ran |= runOn(Content, Words, Name);
      Result.Ran += Ran;
    }
    if (!Differing.empty())
      findFaults();
    return Result;
  }

private:
  static std::string listOf(const std::vector<std::string> &Names) {
    std::string Text;
    for (const std::string &Name : Names)
      Text += " " + Name;
    return Text.empty() ? " none" : Text;
  }

  bool load(const NamedProgram &P) {
    execution::LoadOptions Options;
    Options.Quick = Options.OneNaN = true;
    Program &To = Loaded.emplace_back();
    if (Status Done = To.load(P.Container, Options); !Done) {
      Result.Reason = P.Name + ": " + Done.message();
      return false;
    }
    const Tolerance Own = toleranceOf(To.types());
    Allowed.FloatUlps = std::max(Allowed.FloatUlps, Own.FloatUlps);
    Allowed.HalfUlps = std::max(Allowed.HalfUlps, Own.HalfUlps);
    Bound.add(To.info(), To.types());
    return true;
  }

  /// Runs one entry of all programs. Returns true if all runs succeeded.
  bool runOn(const std::string &Content, differential::Content Words, const std::string &Part) {
    const std::vector<Input> Inputs = inputsOf(Words, Part);
    std::vector<Outcome> Outcomes;
    for (const Program &Each : Loaded)
      Outcomes.push_back(Each.run(Part, Inputs, Words, FewTurns));
    // A program may need more loop iterations than another that has its loop unrolled.
    auto Stops = [](const Outcome &O) { return !O.Error.empty(); };
    if (std::ranges::any_of(Outcomes, Stops) && !std::ranges::all_of(Outcomes, Stops))
      for (size_t I = 0; I < Outcomes.size(); ++I)
        Outcomes[I] = Loaded[I].run(Part, Inputs, Words, ManyTurns);
    const Outcome &First = Outcomes[0];
    const size_t Before = Result.Difference.size();
    // Symbols of functions begin with a character that no text shows.
    const std::string Where =
        Content + (Part.empty() ? "" : " in " + Part.substr(Part.starts_with('\1')));
    bool AllRan = true;
    for (size_t I = 1; I < Outcomes.size(); ++I) {
      const Outcome &Other = Outcomes[I];
      const std::string Pair = Programs[0].Name + " and " + Programs[I].Name;
      AllRan &= First.Error.empty() && Other.Error.empty();
      if (First.Error.empty() != Other.Error.empty())
        Result.Difference += "\n " + Pair + " on " + Where + ": " +
                             Programs[First.Error.empty() ? I : 0].Name + " stops: " + First.Error +
                             Other.Error;
      else if (!First.Error.empty())
        Result.Reason = First.Error; // a float used as a loop bound makes the input useless
      else if (std::string D = compareOutputs(First, Other, Allowed) +
                               compareBuffers(Inputs, First, Other, Allowed);
               !D.empty())
        Result.Difference += "\n " + Pair + " differ on " + Where + ":" + D;
    }
    if (First.Error.empty())
      countWritten(Inputs, First, Result.Numbers);
    if (Result.Difference.size() != Before)
      Differing.emplace_back(Words, Part);
    return AllRan;
  }

  std::vector<Input> inputsOf(differential::Content Words, const std::string &Part) const {
    std::vector<Input> Inputs = Bound.fill(Words);
    for (Input &Each : Loaded[0].ownInputs(Part, Words))
      Inputs.push_back(std::move(Each));
    return Inputs;
  }

  /// Runs all programs again and looks for behaviour that Direct3D does not define.
  void findFaults() {
    execution::LoadOptions Options;
    Options.Faults = {.Races = true, .Undefined = true};
    for (const NamedProgram &P : Programs) {
      Program Again;
      if (!Again.load(P.Container, Options))
        continue;
      execution::FaultLog Log;
      for (const auto &[Words, Part] : Differing)
        Again.run(Part, inputsOf(Words, Part), Words, FewTurns, &Log);
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
  std::deque<Program> Loaded;
  ResourceSet Bound;
  Tolerance Allowed;
  std::vector<std::pair<differential::Content, std::string>> Differing;
  Verdict Result;
};

std::string toText(const Verdict &V) {
  std::ostringstream Out;
  Out << V.Ran << ' ' << V.Numbers.All << ' ' << V.Numbers.Live << Separator << V.Difference
      << Separator << V.Reason << Separator << V.Faults << Separator;
  return Out.str();
}

/// Parses a verdict. Returns false if the text is incomplete.
bool fromText(const std::string &Text, Verdict &To) {
  std::istringstream In(Text);
  In >> To.Ran >> To.Numbers.All >> To.Numbers.Live;
  std::string Rest;
  return std::getline(In, Rest, Separator) && std::getline(In, To.Difference, Separator) &&
         std::getline(In, To.Reason, Separator) && std::getline(In, To.Faults, Separator) &&
         !In.eof();
}

void writeAll(int To, const std::string &Text) {
  for (size_t Position = 0; Position < Text.size();) {
    const ssize_t Written = write(To, Text.data() + Position, Text.size() - Position);
    if (Written <= 0)
      break;
    Position += size_t(Written);
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
    const rlimit Limit{Seconds, Seconds}; // processor time, since other processes may be running
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
