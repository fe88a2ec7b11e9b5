// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles the shaders of a list with DXC at -O3 and with dxil-cc at -O3 and -Od, runs the programs
// on generated input and compares the results:
//
//   differential_collection --list FILE --results FILE [--dxc FOLDER] [--cache FOLDER] [--options
//   WORDS] [--only TEXT]
//
//   --list     a line for each shader: name, path, command line, with tabs between (collect.py)
//   --results  a line for each shader, added as soon as it is known; what stands there already is
//   not run again:
//              what came of it, name, command line, contents that ran, numbers written, how many of
//              them are neither zero nor NaN, details
//   --dxc      where dxc is; without, -O3 is compared with -Od
//   --cache    keeps DXC's containers for the next time
//   --options  for dxil-cc alone, such as -Od
//   --compiler a dxil-cc other than the one it was built with
//   --only     shaders whose name or command line has this text
#include "../Files.h"
#include "Subjects.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>

namespace {

using namespace dxil::differential;
using dxil::language::CompileJob;
namespace fs = std::filesystem;

constexpr size_t AtOnce = 32;

struct Options {
  std::map<std::string, std::string> Given;
  std::string get(const std::string &Name) const {
    auto Match = Given.find(Name);
    return Match == Given.end() ? std::string() : Match->second;
  }
};

std::string keyOf(const Subject &S) {
  return S.Name + "\t" + S.Arguments;
}

/// Joins the lines of a text.
std::string oneLine(std::string Text) {
  std::string Result;
  for (const char C : Text)
    Result += C == '\n' ? " |" : C == '\t' ? " " : std::string(1, C);
  return Result;
}

class Collection {
public:
  explicit Collection(const Options &Asked)
      : DXC(Asked.get("--dxc")), Cache(Asked.get("--cache")), Own(" " + Asked.get("--options")),
        Compiler(Asked.get("--compiler").empty() ? DXIL_CC : Asked.get("--compiler")),
        Results(Asked.get("--results"), std::ios::app) {}

  void run(std::vector<Subject> &All) {
    for (size_t I = 0; I < All.size(); I += AtOnce) {
      std::vector<Subject *> Some;
      for (size_t K = I; K < std::min(All.size(), I + AtOnce); ++K)
        Some.push_back(&All[K]);
      runSome(Some);
      for (Subject *Each : Some)
        Each->Programs.clear();
    }
  }

private:
  void runSome(const std::vector<Subject *> &Some) {
    if (!DXC.empty())
      compileByDxc("dxc", "-O3", Some);
    compileByOurs("O3", "-O3", Some);
    compileByOurs("Od", "-Od", Some);
    for (Subject *S : Some)
      finish(*S);
  }

  static CompileJob jobOf(const Subject &S, const std::string &More) {
    return {S.Source,
            S.Arguments + " " + More + " -I '" + S.Source.parent_path().string() + "'",
            {},
            {}};
  }

  fs::path cached(const Subject &S, const std::string &Level, const char *Ending) const {
    const size_t Hash = std::hash<std::string>()(S.Source.string() + S.Arguments + Level);
    return Cache.empty() ? fs::path() : Cache / (std::to_string(Hash) + Ending);
  }

  void compileByDxc(const std::string &Name, const std::string &Level,
                    const std::vector<Subject *> &Some) {
    std::vector<CompileJob> Jobs;
    std::vector<Subject *> Missing;
    for (Subject *S : Some) {
      CompileJob &Job = S->Programs[Name] = jobOf(*S, Level);
      Job.Container = Cache.empty() ? "" : dxil::test::readText(cached(*S, Level, ".dxil"));
      Job.Diagnostics = Cache.empty() ? "" : dxil::test::readText(cached(*S, Level, ".txt"));
      if (!Job.Container.empty() || !Job.Diagnostics.empty())
        continue;
      Missing.push_back(S);
      Jobs.push_back(Job);
    }
    dxil::language::compileAll(DXC / "dxc", 2, Jobs);
    for (size_t I = 0; I < Jobs.size(); ++I) {
      if (!Cache.empty()) {
        std::ofstream(cached(*Missing[I], Level, ".dxil"), std::ios::binary) << Jobs[I].Container;
        std::ofstream(cached(*Missing[I], Level, ".txt"), std::ios::binary) << Jobs[I].Diagnostics;
      }
      Missing[I]->Programs[Name] = std::move(Jobs[I]);
    }
  }

  void compileByOurs(const std::string &Name, const std::string &Level,
                     const std::vector<Subject *> &Some) {
    std::vector<CompileJob> Jobs;
    for (const Subject *S : Some)
      Jobs.push_back(jobOf(*S, Level + Own));
    dxil::language::compileAll(Compiler, 2, Jobs);
    for (size_t I = 0; I < Jobs.size(); ++I) {
      // A shader that crashes the compiler can take others of its batch with it.
      if (std::vector<CompileJob> Alone = {Jobs[I]};
          Jobs[I].Container.empty() && Jobs[I].Diagnostics.empty()) {
        dxil::language::compileAll(Compiler, 1, Alone);
        Jobs[I] = std::move(Alone[0]);
      }
      Some[I]->Programs[Name] = std::move(Jobs[I]);
    }
  }

  static const std::string &program(const Subject &S, const std::string &Name) {
    return S.Programs.at(Name).Container;
  }

  static std::string whyNot(const Subject &S, const std::string &Name) {
    return Name + ": " + dxil::language::firstError(S.Programs.at(Name).Diagnostics);
  }

  void finish(Subject &S) {
    const bool HasDxc = !DXC.empty();
    const bool Theirs = !HasDxc || !program(S, "dxc").empty();
    const bool Ours = !program(S, "O3").empty() && !program(S, "Od").empty();
    if (!Theirs || !Ours)
      return write(S,
                   Theirs ? "refused"
                   : Ours ? "dxc refuses"
                          : "both refuse",
                   Theirs ? whyNot(S, program(S, "O3").empty() ? "O3" : "Od") : whyNot(S, "dxc"));
    const std::vector<std::string> Others =
        HasDxc ? std::vector<std::string>{"dxc", "Od"} : std::vector<std::string>{"Od"};
    compareApart(S, "O3", Others);
    const std::string Faults = S.Result.Faults.empty() ? "" : " | faults: " + S.Result.Faults;
    if (!S.Runs)
      return write(S, "not run", S.Difference);
    if (S.Difference.empty())
      return write(S, "same", S.Result.Reason);
    write(S, !HasDxc ? "different" : causeOf(S, Others), S.Difference + Faults);
  }

  /// Returns the cause of a difference: an option that forbids a permitted deviation and makes the
  /// results equal.
  const char *causeOf(const Subject &S, const std::vector<std::string> &Others) {
    // Float arithmetic that is not precise may be reordered, with one rounding more or less;
    // iteration amplifies the difference.
    if (sameWith(S, Others, " -Gis"))
      return "imprecise";
    // Minimum precision has at least 16 bits; this option makes it exactly 16.
    if (S.Arguments.find("-enable-16bit-types") == std::string::npos &&
        sameWith(S, Others, " -Gis -enable-16bit-types"))
      return "minimum precision";
    return "different";
  }

  bool sameWith(const Subject &S, const std::vector<std::string> &Others, const std::string &More) {
    Subject Again = S;
    for (const char *Old : {"_6_0", "_6_1"})
      if (const size_t Position = Again.Arguments.find(Old);
          Position != std::string::npos && More.find("16bit") != std::string::npos)
        Again.Arguments.replace(Position, 4, "_6_2");
    compileByDxc("dxc", "-O3" + More, {&Again});
    compileByOurs("O3", "-O3" + More, {&Again});
    compileByOurs("Od", "-Od" + More, {&Again});
    for (const auto &[Name, Job] : Again.Programs)
      if (Job.Container.empty())
        return false;
    compareApart(Again, "O3", Others);
    return Again.Runs && Again.Difference.empty();
  }

  void write(const Subject &S, const std::string &What, const std::string &Details) {
    Results << What << '\t' << keyOf(S) << '\t' << S.Result.Ran << '\t' << S.Result.Numbers.All
            << '\t' << S.Result.Numbers.Live << '\t' << oneLine(Details) << '\n'
            << std::flush;
  }

  const fs::path DXC, Cache;
  const std::string Own;
  const fs::path Compiler;
  std::ofstream Results;
};

/// Returns the keys of the shaders in a file of results.
std::set<std::string> readDone(const fs::path &File) {
  std::set<std::string> Done;
  std::ifstream In(File);
  for (std::string Line; std::getline(In, Line);) {
    std::istringstream Words(Line);
    std::string What, Name, Arguments;
    std::getline(Words, What, '\t');
    std::getline(Words, Name, '\t');
    std::getline(Words, Arguments, '\t');
    Done.insert(Name + "\t" + Arguments);
  }
  return Done;
}

int fail(const char *Message) {
  std::fprintf(stderr, "differential_collection: error: %s\n", Message);
  return 2;
}

} // namespace

int main(int ArgCount, char **Args) {
  Options Asked;
  const std::set<std::string> Names = {"--list",    "--results",  "--dxc", "--cache",
                                       "--options", "--compiler", "--only"};
  for (int I = 1; I < ArgCount; I += 2) {
    if (!Names.contains(Args[I]) || I + 1 == ArgCount)
      return fail("expected --list FILE --results FILE [--dxc FOLDER] [--cache FOLDER] "
                  "[--options WORDS] [--compiler FILE] [--only TEXT]");
    Asked.Given[Args[I]] = Args[I + 1];
  }
  if (Asked.get("--list").empty() || Asked.get("--results").empty())
    return fail("--list and --results are missing");
  std::error_code Ignored;
  if (!Asked.get("--cache").empty())
    fs::create_directories(Asked.get("--cache"), Ignored);
  std::vector<Subject> All = readList(Asked.get("--list"));
  const std::set<std::string> Done = readDone(Asked.get("--results"));
  std::erase_if(All, [&](const Subject &S) {
    return Done.contains(keyOf(S)) || keyOf(S).find(Asked.get("--only")) == std::string::npos;
  });
  Collection(Asked).run(All);
  return 0;
}
