// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles each shader of examples/, tests/corpus and tests/differential/shaders with dxil-cc at
// -O3 and -Od, and with DXC if DXC_DIR in the environment names its folder. The programs run on the
// same generated input and must give the same results. explained.txt has the exceptions and their
// reasons.
//
//   differential_tests [--shaders FOLDER] [--explained FILE] [--report FILE] [GoogleTest's options]
//       FOLDER: other shaders, whose command lines stand in their first lines as `// dxc: -T ...`
#include "Subjects.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <thread>

namespace {

using namespace dxil::differential;
using dxil::language::CompileJob;
namespace fs = std::filesystem;

/// Returns an empty string if no DXC is given.
std::string dxcFolder() {
  const char *Folder = std::getenv("DXC_DIR");
  return Folder ? Folder : "";
}

struct Suite {
  std::vector<Subject> Subjects;
  std::map<std::string, std::string> Explained; ///< names of shaders that may differ, with the
                                                ///< reason
  std::string Error, Report;

  static std::string describe(const Subject &S) {
    const char *What = S.Difference.empty() ? "same"
                       : !S.Runs            ? "not run"
                       : S.Cause.empty()    ? "different"
                                            : "imprecise";
    return std::string(What) + ": " + S.Name + (S.Difference.empty() ? "" : ": " + S.Difference) +
           "\n";
  }

  void compileWith(const std::string &Name, const fs::path &Compiler, const std::string &Level,
                   const std::vector<size_t> &Wanted) {
    std::vector<CompileJob> Jobs;
    for (size_t I : Wanted)
      Jobs.push_back({Subjects[I].Source,
                      Subjects[I].Arguments + " " + Level + " -I '" +
                          Subjects[I].Source.parent_path().string() + "'",
                      {},
                      {}});
    const unsigned Parallel = std::max(1u, std::thread::hardware_concurrency());
    if (std::string Wrong = dxil::language::compileAll(Compiler, Parallel, Jobs); !Wrong.empty())
      Error = Wrong;
    for (size_t I = 0; I < Wanted.size(); ++I)
      Subjects[Wanted[I]].Programs[Name] = std::move(Jobs[I]);
  }

  bool compiles(const Subject &S, const std::string &Name) const {
    auto Program = S.Programs.find(Name);
    return Program != S.Programs.end() && !Program->second.Container.empty();
  }

  /// Compiles the remaining shaders and drops those that do not compile.
  void compile(const std::string &Name, const fs::path &Compiler, const std::string &Level,
               std::vector<size_t> &Wanted) {
    compileWith(Name, Compiler, Level, Wanted);
    std::erase_if(Wanted, [&](size_t I) {
      const CompileJob &Job = Subjects[I].Programs[Name];
      if (Job.Container.empty())
        Subjects[I].Difference = Name + ": " + dxil::language::firstError(Job.Diagnostics);
      return Job.Container.empty();
    });
  }

  void run(std::vector<size_t> Wanted) {
    const std::string Folder = dxcFolder();
    std::vector<std::string> Others = {"Od"};
    if (!Folder.empty()) {
      compile("dxc", fs::path(Folder) / "dxc", "-O3", Wanted);
      Others.push_back("dxc");
    }
    compile("O3", DXIL_CC, "-O3 --check-undefined", Wanted);
    compile("Od", DXIL_CC, "-Od --check-undefined", Wanted);
    std::ofstream Now(Report); // a long run writes its intermediate report
    for (size_t I : Wanted) {
      compareApart(Subjects[I], "O3", Others);
      Now << describe(Subjects[I]) << std::flush;
    }
    if (!Folder.empty())
      findCauses(fs::path(Folder) / "dxc", Wanted);
  }

  /// Float arithmetic that is not precise may be reordered, with one rounding more or less;
  /// iteration amplifies the difference. If the results of both compilers are equal with -Gis,
  /// which forbids that, it is the cause.
  void findCauses(const fs::path &DXC, const std::vector<size_t> &Wanted) {
    std::vector<size_t> Again;
    for (size_t I : Wanted)
      if (Subjects[I].Runs && !Subjects[I].Difference.empty())
        Again.push_back(I);
    compileWith("O3 -Gis", DXIL_CC, "-O3 -Gis", Again);
    compileWith("Od -Gis", DXIL_CC, "-Od -Gis", Again);
    compileWith("dxc -Gis", DXC, "-O3 -Gis", Again);
    for (size_t I : Again) {
      Subject Strict = Subjects[I];
      Strict.Runs = false;
      if (compiles(Strict, "O3 -Gis") && compiles(Strict, "Od -Gis") &&
          compiles(Strict, "dxc -Gis"))
        compareApart(Strict, "O3 -Gis", {"Od -Gis", "dxc -Gis"});
      if (Strict.Runs && Strict.Difference.empty())
        Subjects[I].Cause = "arithmetic that is not precise: the same with -Gis";
    }
  }
};

Suite &suite() {
  static Suite Result;
  return Result;
}

class ShaderTest : public testing::Test {
public:
  explicit ShaderTest(size_t Number) : Number(Number) {}

  void TestBody() override {
    const Subject &S = suite().Subjects[Number];
    ASSERT_EQ(suite().Error, "");
    auto Reason = suite().Explained.find(S.Name);
    if (Reason == suite().Explained.end()) {
      EXPECT_EQ(S.Difference, "") << S.Source.string() << "\n" << S.Arguments << "\n" << S.Cause;
      return;
    }
    EXPECT_NE(S.Difference, "") << "explained.txt says of " << Reason->first << ": "
                                << Reason->second << "; take the line out";
  }

private:
  size_t Number;
};

/// Compiles and runs the shaders that the filter selects, before the first test.
class RunShaders : public testing::Environment {
public:
  void SetUp() override {
    std::vector<size_t> Wanted;
    const testing::UnitTest &All = *testing::UnitTest::GetInstance();
    for (int S = 0; S < All.total_test_suite_count(); ++S)
      for (int T = 0; T < All.GetTestSuite(S)->total_test_count(); ++T)
        if (All.GetTestSuite(S)->GetTestInfo(T)->should_run())
          Wanted.push_back(size_t(T));
    suite().run(Wanted);
  }
};

bool writeReport(const std::string &Path) {
  std::ofstream Out(Path);
  for (const Subject &S : suite().Subjects)
    if (!S.Programs.empty())
      Out << Suite::describe(S);
  return bool(Out.flush());
}

int fail(const std::string &Message) {
  std::fprintf(stderr, "differential_tests: error: %s\n", Message.c_str());
  return 2;
}

} // namespace

int main(int ArgCount, char **Args) {
  testing::InitGoogleTest(&ArgCount, Args);
  std::map<std::string, std::string> Given;
  for (int I = 1; I < ArgCount; I += 2) {
    const std::string Word = Args[I];
    if ((Word != "--shaders" && Word != "--explained" && Word != "--report") || I + 1 == ArgCount)
      return fail("expected --shaders FOLDER, --explained FILE, --report FILE or "
                  "GoogleTest's options");
    Given[Word] = Args[I + 1];
  }
  const bool BesideDXC = !dxcFolder().empty();
  Suite &S = suite();
  S.Report = Given["--report"];
  if (Given.contains("--shaders")) {
    S.Subjects = readFolder(Given["--shaders"], "");
  } else {
    S.Subjects = readFolder(EXAMPLES, "cs_");
    std::ranges::move(readFolder(CORPUS, "cs_"), std::back_inserter(S.Subjects));
    std::ranges::move(readFolder(fs::path(DIFFERENTIAL) / "shaders", ""),
                      std::back_inserter(S.Subjects));
    S.Explained = readExplained(fs::path(DIFFERENTIAL) / "explained.txt", BesideDXC);
  }
  if (Given.contains("--explained"))
    S.Explained = readExplained(Given["--explained"], BesideDXC);
  for (size_t I = 0; I < S.Subjects.size(); ++I)
    testing::RegisterTest("Differential", S.Subjects[I].Name.c_str(), nullptr, nullptr,
                          S.Subjects[I].Source.c_str(), 1,
                          [I]() -> testing::Test * { return new ShaderTest(I); });
  testing::AddGlobalTestEnvironment(new RunShaders);
  const int Code = RUN_ALL_TESTS();
  if (!S.Report.empty() && !writeReport(S.Report))
    return fail(S.Report + ": cannot be written");
  return Code;
}
