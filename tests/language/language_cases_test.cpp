// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles each program of this folder at three levels, runs it and compares the words. A case that
// known.txt does not name is right; one that it names is what it says, until the line goes.
//
//   language_tests [--report FILE] [GoogleTest's options]     FILE gets a line for each that is not right
#include "Compiler.h"
#include "Executor.h"
#include "KnownList.h"
#include "LanguageCase.h"

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
  const Case *Of = nullptr;
  std::string Level;
  Outcome Result = Outcome::Fault;
  std::string Detail; ///< the words it gave, or what was said
};

std::string hexadecimal(const std::vector<uint32_t> &Words) {
  std::string Text;
  for (uint32_t Word : Words) {
    char Digits[10];
    std::snprintf(Digits, sizeof Digits, Text.empty() ? "%08x" : " %08x", Word);
    Text += Digits;
  }
  return Text;
}

Buffer bufferOf(dxil::ResourceClass Class, const std::vector<uint32_t> &Words) {
  Buffer B;
  B.Class = Class;
  B.Data.resize(Words.size() * 4);
  if (!Words.empty())
    std::memcpy(B.Data.data(), Words.data(), B.Data.size());
  return B;
}

void execute(const std::string &Container, Trial &T) {
  std::vector<Buffer> Buffers = {
      bufferOf(dxil::ResourceClass::UAV, std::vector<uint32_t>(T.Of->Expected.size())),
      bufferOf(dxil::ResourceClass::SRV, T.Of->In),
      bufferOf(dxil::ResourceClass::CBuffer, T.Of->Constants)};
  dxil::execution::Launch Start;
  std::copy(std::begin(T.Of->Groups), std::end(T.Of->Groups), Start.Groups.begin());
  Start.WaveSize = 8;
  T.Detail = run({reinterpret_cast<const uint8_t *>(Container.data()), Container.size()}, Buffers,
                 Start);
  if (!T.Detail.empty())
    return;
  std::vector<uint32_t> Words(T.Of->Expected.size());
  std::memcpy(Words.data(), Buffers[0].Data.data(), Words.size() * 4);
  T.Result = Words == T.Of->Expected ? Outcome::Right : Outcome::Wrong;
  T.Detail = hexadecimal(Words);
}

void judge(const CompileJob &Job, Trial &T) {
  const bool HasError = Job.Diagnostics.find("error: ") != std::string::npos;
  if (Job.Container.empty()) {
    T.Detail = firstError(Job.Diagnostics);
    if (HasError)
      T.Result = T.Of->Refused ? Outcome::Right : Outcome::Refused;
  } else if (T.Of->Refused) {
    T.Result = Outcome::Accepted;
  } else {
    execute(Job.Container, T);
  }
}

/// All cases, and what becomes of those that GoogleTest is asked for.
struct Suite {
  std::vector<Case> Cases;
  KnownList Known;
  std::vector<Trial> Trials; ///< of a case one for each level, in their order
  std::string Error;

  Trial &trial(size_t Case, size_t Level) { return Trials[Case * std::size(Levels) + Level]; }

  void run(const std::vector<bool> &Wanted) {
    std::vector<CompileJob> Jobs;
    std::vector<Trial *> Run;
    Trials.resize(Cases.size() * std::size(Levels));
    for (size_t I = 0; I < Trials.size(); ++I) {
      Trials[I].Of = &Cases[I / std::size(Levels)];
      Trials[I].Level = Levels[I % std::size(Levels)];
      if (!Wanted[I / std::size(Levels)])
        continue;
      Run.push_back(&Trials[I]);
      Jobs.push_back({Trials[I].Of->Path,
                      Trials[I].Of->Arguments + " -E main -" + Trials[I].Level, {}, {}});
    }
    Error = compileAll(DXIL_CC, std::max(1u, std::thread::hardware_concurrency()), Jobs);
    for (size_t I = 0; Error.empty() && I < Jobs.size(); ++I)
      judge(Jobs[I], *Run[I]);
  }

  bool report(const char *Path) const {
    std::ofstream Out(Path);
    for (const Trial &T : Trials)
      if (T.Result != Outcome::Right)
        Out << outcomeName(T.Result) << ' ' << T.Level << ' ' << T.Of->Name << '\t'
            << hexadecimal(T.Of->Expected) << '\t' << T.Detail << '\n';
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
      const Outcome Known = suite().Known.outcome(C.Name, T.Level);
      EXPECT_STREQ(outcomeName(T.Result), outcomeName(Known))
          << C.Path.string() << " at -" << T.Level << (Known == Outcome::Right ? "" : ", as known.txt has it")
          << "\nexpected " << (C.Refused ? "an error" : hexadecimal(C.Expected)) << "\n     got "
          << T.Detail;
    }
  }

private:
  size_t Number;
};

/// Compiles and runs what the filter leaves, before the first test.
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
  for (const auto &[Name, Cause] : suite().Known.cases())
    EXPECT_TRUE(std::ranges::count(suite().Cases, Name, &Case::Name)) << "no case " << Name;
}

int fail(const std::string &Message) {
  std::fprintf(stderr, "language_tests: error: %s\n", Message.c_str());
  return 2;
}

} // namespace

int main(int ArgCount, char **Args) {
  testing::InitGoogleTest(&ArgCount, Args);
  const bool Report = ArgCount == 3 && std::strcmp(Args[1], "--report") == 0;
  if (ArgCount > 1 && !Report)
    return fail("expected --report FILE or GoogleTest's options");
  if (std::string Error = readCases(LANGUAGE_CASES, suite().Cases); !Error.empty())
    return fail(Error);
  std::ifstream In(LANGUAGE_CASES "/known.txt");
  const std::string Text{std::istreambuf_iterator<char>(In), {}};
  if (std::string Error = suite().Known.parse(Text); !Error.empty())
    return fail("known.txt: " + Error);
  for (size_t I = 0; I < suite().Cases.size(); ++I) {
    const std::string &Name = suite().Cases[I].Name;
    testing::RegisterTest("Language", Name.c_str(), nullptr, nullptr, suite().Cases[I].Path.c_str(),
                          1, [I]() -> testing::Test * { return new CaseTest(I); });
  }
  testing::AddGlobalTestEnvironment(new RunCases);
  const int Code = RUN_ALL_TESTS();
  if (Report && !suite().report(Args[2]))
    return fail(std::string(Args[2]) + ": cannot be written");
  return Code;
}
