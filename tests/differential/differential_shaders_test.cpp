// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each compute shader of examples/ and tests/corpus through dxil-cc at -O3 and at -Od, and through DXC
// where the environment's DXC_DIR says where it is; the programs run on the same generated input and have to
// leave the same words. explained.txt names those that may differ, or cannot run, and why.
//
//   differential_tests [--shaders FOLDER] [--report FILE] [GoogleTest's options]
//       FOLDER: other shaders, whose command lines stand in their first lines as `// dxc: -T ...`
#include "Compare.h"
#include "Compiler.h"
#include "Inputs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <thread>

namespace {

using namespace dxil;
using namespace dxil::differential;
using dxil::language::CompileJob;
namespace fs = std::filesystem;

/// A shader with one command line, and what became of it.
struct Subject {
  std::string Name; ///< file: command line
  fs::path Source;
  std::string Arguments;
  std::map<std::string, CompileJob> Programs; ///< O3, Od, dxc
  bool Runs = false;
  std::string Difference; ///< or why it cannot run
};

bool isCompute(const std::string &Arguments) {
  return Arguments.find("-T cs_") != std::string::npos;
}

/// A command line without what chooses a version.
std::string variantOf(const std::string &Arguments) {
  std::istringstream In(Arguments);
  std::string Result;
  for (std::string Word; In >> Word;)
    if (Word == "-T" || Word == "-validator-version")
      In >> Word;
    else
      Result += Word + " ";
  return Result;
}

/// The command lines at the head of a file, of those for several versions the first.
void readSubjects(const fs::path &File, std::vector<Subject> &To) {
  std::ifstream In(File);
  std::set<std::string> Known;
  for (std::string Line; std::getline(In, Line) && Line.starts_with("//");)
    for (const std::string Mark : {"// dxc: ", "// dxil-cc: "})
      if (Line.starts_with(Mark) && isCompute(Line)) {
        const std::string Arguments = Line.substr(Mark.size());
        if (Known.insert(variantOf(Arguments)).second)
          To.push_back({File.stem().string() + " " + Arguments, File, Arguments, {}, false, {}});
      }
}

/// The words that a program leaves, or an empty list and what is wrong.
std::vector<execution::Buffer> runOn(const std::string &Program, Content Words, std::string &Error) {
  const Bytes View(reinterpret_cast<const uint8_t *>(Program.data()), Program.size());
  auto C = Container::parse(View);
  if (!C) {
    Error = C.error().str();
    return {};
  }
  auto R = reflect(*C);
  if (!R) {
    Error = R.error().str();
    return {};
  }
  std::vector<execution::Buffer> Buffers = makeInputs(*R, Words);
  execution::Launch Start;
  Start.Groups = {2, 2, 1};
  Start.MaxIterations = uint64_t(1) << 20;
  Error = execution::run(View, Buffers, Start);
  return Buffers;
}

void compare(Subject &S, const std::string &Other) {
  const std::string &First = S.Programs["O3"].Container, &Second = S.Programs[Other].Container;
  const Bytes View(reinterpret_cast<const uint8_t *>(First.data()), First.size());
  auto C = Container::parse(View);
  const Tolerance Allowed = C ? toleranceOf(*C) : Tolerance{};
  for (const auto &[Name, Words] :
       {std::pair("small numbers", Content::SmallNumbers), std::pair("floats", Content::Floats)}) {
    std::string Error, OtherError;
    const auto A = runOn(First, Words, Error), B = runOn(Second, Words, OtherError);
    // A float as the number of a loop's turns is no input of any use.
    if (Error == OtherError && Error.find("a loop does not end") != std::string::npos)
      continue;
    if (!Error.empty() || !OtherError.empty()) {
      S.Difference = !Error.empty() ? Error : Other + ": " + OtherError;
      S.Runs = false;
      return;
    }
    S.Runs = true;
    if (std::string D = compareBuffers(A, B, Allowed); !D.empty())
      S.Difference += std::string("\n -O3 and ") + Other + " differ on " + Name + ":" + D;
  }
  if (!S.Runs)
    S.Difference = "its loops do not end on any input";
}

struct Suite {
  std::vector<Subject> Subjects;
  std::map<std::string, std::string> Explained; ///< a shader's name and why it may differ
  std::string Error;

  void compileWith(const std::string &Name, const fs::path &Compiler, const std::string &Level,
                   const std::vector<size_t> &Wanted) {
    std::vector<CompileJob> Jobs;
    for (size_t I : Wanted)
      Jobs.push_back({Subjects[I].Source,
                      Subjects[I].Arguments + " " + Level + " -I '" +
                          Subjects[I].Source.parent_path().string() + "'",
                      {}, {}});
    const unsigned Parallel = std::max(1u, std::thread::hardware_concurrency());
    if (std::string Wrong = dxil::language::compileAll(Compiler, Parallel, Jobs); !Wrong.empty())
      Error = Wrong;
    for (size_t I = 0; I < Wanted.size(); ++I)
      Subjects[Wanted[I]].Programs[Name] = std::move(Jobs[I]);
  }

  void run(const std::vector<size_t> &Wanted) {
    const char *DXC = std::getenv("DXC_DIR");
    compileWith("O3", DXIL_CC, "-O3 --check-undefined", Wanted);
    compileWith("Od", DXIL_CC, "-Od --check-undefined", Wanted);
    if (DXC)
      compileWith("dxc", fs::path(DXC) / "dxc", "-O3", Wanted);
    for (size_t I : Wanted)
      for (const std::string Other : {"Od", "dxc"}) {
        Subject &S = Subjects[I];
        if (!S.Programs.contains(Other) || !S.Difference.empty())
          continue;
        for (const std::string &Name : {std::string("O3"), Other})
          if (S.Programs[Name].Container.empty() && S.Difference.empty())
            S.Difference = Name + ": " + dxil::language::firstError(S.Programs[Name].Diagnostics);
        if (S.Difference.empty())
          compare(S, Other);
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
      EXPECT_EQ(S.Difference, "") << S.Source.string() << "\n" << S.Arguments;
      return;
    }
    EXPECT_NE(S.Difference, "") << "explained.txt says of " << Reason->first << ": "
                                << Reason->second << "; take the line out";
  }

private:
  size_t Number;
};

/// Compiles and runs what the filter leaves, before the first test.
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

void readFolder(const fs::path &Folder) {
  std::vector<fs::path> Files;
  for (const auto &Entry : fs::recursive_directory_iterator(Folder))
    if (Entry.path().extension() == ".hlsl")
      Files.push_back(Entry.path());
  std::ranges::sort(Files);
  for (const fs::path &File : Files)
    readSubjects(File, suite().Subjects);
}

void readExplained(const fs::path &File) {
  std::ifstream In(File);
  for (std::string Line; std::getline(In, Line);) {
    const size_t Colon = Line.find(": ");
    if (!Line.starts_with("#") && Colon != std::string::npos)
      suite().Explained[Line.substr(0, Colon)] = Line.substr(Colon + 2);
  }
}

bool writeReport(const std::string &Path) {
  std::ofstream Out(Path);
  for (const Subject &S : suite().Subjects)
    Out << (S.Difference.empty() ? "same" : S.Runs ? "different" : "not run") << ": " << S.Name
        << (S.Difference.empty() ? "" : ": " + S.Difference) << '\n';
  return bool(Out.flush());
}

int fail(const std::string &Message) {
  std::fprintf(stderr, "differential_tests: error: %s\n", Message.c_str());
  return 2;
}

} // namespace

int main(int ArgCount, char **Args) {
  testing::InitGoogleTest(&ArgCount, Args);
  std::string Folder, Report;
  for (int I = 1; I < ArgCount; ++I) {
    const std::string Word = Args[I];
    if ((Word != "--shaders" && Word != "--report") || ++I == ArgCount)
      return fail("expected --shaders FOLDER, --report FILE or GoogleTest's options");
    (Word == "--shaders" ? Folder : Report) = Args[I];
  }
  if (Folder.empty()) {
    readFolder(EXAMPLES);
    readFolder(fs::path(CORPUS) / "compute");
    readExplained(fs::path(DIFFERENTIAL) / "explained.txt");
  } else {
    readFolder(Folder);
  }
  for (size_t I = 0; I < suite().Subjects.size(); ++I)
    testing::RegisterTest("Differential", suite().Subjects[I].Name.c_str(), nullptr, nullptr,
                          suite().Subjects[I].Source.c_str(), 1,
                          [I]() -> testing::Test * { return new ShaderTest(I); });
  testing::AddGlobalTestEnvironment(new RunShaders);
  const int Code = RUN_ALL_TESTS();
  if (!Report.empty() && !writeReport(Report))
    return fail(Report + ": cannot be written");
  return Code;
}
