// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles each program of this folder at three levels, runs it and compares the words. Cases in
// known.txt have the outcome given there; all others must pass.
//
//   language_tests [--cases FOLDER] [--report FILE] [--compiler FILE] [GoogleTest's options]
//       FOLDER: programs in another folder; FILE gets the failing cases. If the compiler is DXC,
//       the words must be those of `expect`.
#include "Compiler.h"
#include "KnownList.h"
#include "LanguageCase.h"
#include <dxil/execution/Executor.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <thread>

namespace {

using namespace dxil::language;
using dxil::execution::Buffer;

constexpr const char *Levels[] = {"O3", "O1", "Od"};

/// A case at one level.
struct Trial {
  const Case *Program = nullptr;
  std::string Level;
  bool Done = false; ///< false if the filter excludes it
  Outcome Result = Outcome::Fault;
  std::string Detail; ///< the resulting words, or the compiler's message
};

std::string hexadecimal(uint32_t Word) {
  char Digits[9];
  std::snprintf(Digits, sizeof Digits, "%08x", Word);
  return Digits;
}

/// Returns the differing words with their places.
std::string difference(const BoundWords &Wanted, const Buffer &Actual) {
  constexpr unsigned Shown = 16;
  std::string Text;
  unsigned Count = 0;
  for (size_t I = 0; I < Wanted.Expected.size(); ++I) {
    uint32_t Word;
    std::memcpy(&Word, Actual.Data.data() + 4 * I, sizeof Word);
    if (Word != Wanted.Expected[I] && ++Count <= Shown)
      Text += "\n  " + std::string(1, Wanted.Class) + std::to_string(Wanted.Register) + "[" +
              std::to_string(I) + "]: " + hexadecimal(Word) + ", expected " +
              hexadecimal(Wanted.Expected[I]);
  }
  return Count > Shown ? Text + "\n  and " + std::to_string(Count - Shown) + " more" : Text;
}

Buffer bind(const BoundWords &Words) {
  Buffer B;
  B.Class = Words.Class == 't'   ? dxil::ResourceClass::SRV
            : Words.Class == 'u' ? dxil::ResourceClass::UAV
                                 : dxil::ResourceClass::CBuffer;
  B.Register = Words.Register;
  B.Format.Channels = Words.Channels;
  B.Texture = Words.Texture;
  B.Data.resize(Words.Before.size() * 4);
  if (!Words.Before.empty())
    std::memcpy(B.Data.data(), Words.Before.data(), B.Data.size());
  return B;
}

void execute(const std::string &Container, Trial &T) {
  std::vector<Buffer> Buffers;
  for (const BoundWords &Words : T.Program->Buffers)
    Buffers.push_back(bind(Words));
  dxil::execution::Launch Start;
  std::copy(std::begin(T.Program->Groups), std::end(T.Program->Groups), Start.Groups.begin());
  Start.WaveSize = 8;
  T.Detail =
      run({reinterpret_cast<const uint8_t *>(Container.data()), Container.size()}, Buffers, Start)
          .message();
  if (!T.Detail.empty())
    return;
  for (size_t I = 0; I < Buffers.size(); ++I)
    T.Detail += difference(T.Program->Buffers[I], Buffers[I]);
  T.Result = T.Detail.empty() ? Outcome::Right : Outcome::Wrong;
}

/// Returns true if `Line`, the first error of a compiler, is the expected one. Other compilers have
/// other texts.
bool isExpectedError(std::string Line, const Case &Program, bool IsOurs) {
  if (Program.Refused.empty() || !IsOurs)
    return !Program.Refused.empty();
  if (const size_t Position = Line.find("error: "); Position != std::string::npos)
    Line.erase(Position, std::string_view("error: ").size());
  return Line.ends_with(":" + Program.Refused) || Line.ends_with(": " + Program.Refused);
}

void judge(const CompileJob &Job, Trial &T, bool IsOurs) {
  T.Done = true;
  const bool HasError = Job.Diagnostics.find("error: ") != std::string::npos;
  if (Job.Container.empty()) {
    T.Detail = firstError(Job.Diagnostics);
    if (HasError)
      T.Result = isExpectedError(T.Detail, *T.Program, IsOurs) ? Outcome::Right : Outcome::Refused;
  } else if (!T.Program->Refused.empty()) {
    T.Result = Outcome::Accepted;
  } else {
    execute(Job.Container, T);
  }
}

/// All cases, and the trials that GoogleTest selects.
struct Suite {
  std::vector<Case> Cases;
  KnownList Differences;
  std::filesystem::path Compiler = DXIL_CC;
  std::string Options;       ///< compiler options of each case
  std::vector<Trial> Trials; ///< one for each level of each case, in order
  std::string Error;

  Trial &trial(size_t Case, size_t Level) { return Trials[Case * std::size(Levels) + Level]; }

  void run(const std::vector<bool> &Wanted) {
    std::vector<CompileJob> Jobs;
    std::vector<Trial *> Run;
    Trials.resize(Cases.size() * std::size(Levels));
    for (size_t I = 0; I < Trials.size(); ++I) {
      Trials[I].Program = &Cases[I / std::size(Levels)];
      Trials[I].Level = Levels[I % std::size(Levels)];
      if (!Wanted[I / std::size(Levels)])
        continue;
      Run.push_back(&Trials[I]);
      const Case &Program = *Trials[I].Program;
      std::string Arguments = Options + Program.Arguments + " -E main -" + Trials[I].Level;
      // A rejected program and a program with undefined reads are excluded.
      if (Compiler == DXIL_CC && Program.Refused.empty() && !Program.ReadsUnset)
        Arguments += " --check-undefined";
      Jobs.push_back({Program.Path, Arguments, {}, {}});
    }
    Error = compileAll(Compiler, std::max(1u, std::thread::hardware_concurrency()), Jobs);
    for (size_t I = 0; Error.empty() && I < Jobs.size(); ++I)
      judge(Jobs[I], *Run[I], Compiler == DXIL_CC);
  }

  bool report(const char *Path) const {
    std::ofstream Out(Path);
    for (const Trial &T : Trials)
      if (T.Done && T.Result != Outcome::Right)
        Out << outcomeName(T.Result) << ' ' << T.Level << ' ' << T.Program->Name << ": " << T.Detail
            << '\n';
    return bool(Out.flush());
  }
};

Suite &suite() {
  static Suite Result;
  return Result;
}

class CaseTest : public testing::Test {
public:
  explicit CaseTest(size_t Number) : Number(Number) {}

  void TestBody() override {
    const Case &C = suite().Cases[Number];
    ASSERT_EQ(suite().Error, "");
    for (size_t I = 0; I < std::size(Levels); ++I) {
      const Trial &T = suite().trial(Number, I);
      const Outcome Listed = suite().Differences.outcome(C.Name, T.Level);
      EXPECT_STREQ(outcomeName(T.Result), outcomeName(Listed))
          << C.Path.string() << " at -" << T.Level
          << (Listed == Outcome::Right ? "" : ", as the known list has it") << T.Detail;
    }
  }

private:
  size_t Number;
};

/// Compiles and runs the cases that the filter selects, before the first test.
class RunCases : public testing::Environment {
public:
  void SetUp() override {
    std::vector<bool> Wanted;
    const testing::UnitTest &All = *testing::UnitTest::GetInstance();
    for (int S = 0; S < All.total_test_suite_count(); ++S)
      for (int T = 0; T < All.GetTestSuite(S)->total_test_count(); ++T)
        if (std::strncmp(All.GetTestSuite(S)->name(), "Language", 8) == 0)
          Wanted.push_back(All.GetTestSuite(S)->GetTestInfo(T)->should_run());
    suite().run(Wanted);
  }
};

TEST(KnownCases, AreCasesOfThisFolder) {
  for (const auto &[Name, Cause] : suite().Differences.cases())
    EXPECT_TRUE(std::ranges::count(suite().Cases, Name, &Case::Name)) << "no case " << Name;
}

int fail(const std::string &Message) {
  std::fprintf(stderr, "language_tests: error: %s\n", Message.c_str());
  return 2;
}

} // namespace

int main(int ArgCount, char **Args) {
  testing::InitGoogleTest(&ArgCount, Args);
  std::string Folder = LANGUAGE_CASES, Report;
  for (int I = 1; I < ArgCount; ++I) {
    const std::string Word = Args[I];
    if ((Word != "--cases" && Word != "--report" && Word != "--compiler") || ++I == ArgCount)
      return fail(
          "expected --cases FOLDER, --report FILE, --compiler FILE or GoogleTest's options");
    if (Word == "--cases")
      Folder = Args[I];
    else if (Word == "--report")
      Report = Args[I];
    else
      suite().Compiler = Args[I];
  }
  const bool ThroughDXC = suite().Compiler.filename().string().starts_with("dxc");
  if (std::string Error = readCases(Folder, suite().Cases); !Error.empty())
    return fail(Error);
  if (ThroughDXC)
    for (Case &C : suite().Cases)
      for (BoundWords &B : C.Buffers)
        B.Expected = B.OfDXC;
  std::ifstream In(ThroughDXC ? "" : Folder + "/known.txt");
  const std::string Text{std::istreambuf_iterator<char>(In), {}};
  if (std::string Error = suite().Differences.parse(Text); !Error.empty())
    return fail("known.txt: " + Error);
  for (size_t I = 0; I < suite().Cases.size(); ++I) {
    const std::string &Name = suite().Cases[I].Name;
    testing::RegisterTest("Language", Name.c_str(), nullptr, nullptr, suite().Cases[I].Path.c_str(),
                          1, [I]() -> testing::Test * { return new CaseTest(I); });
  }
  testing::AddGlobalTestEnvironment(new RunCases);
  const int Code = RUN_ALL_TESTS();
  if (testing::UnitTest::GetInstance()->test_to_run_count() == 0)
    return fail(
        "no test matches --gtest_filter; write ? for -, which begins the names to leave out");
  if (!Report.empty() && !suite().report(Report.c_str()))
    return fail(Report + ": cannot be written");
  return Code;
}
