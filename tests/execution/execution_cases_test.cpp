// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles each case with dxil-cc, optimized and not, runs it and compares the buffers. Cases are
// files of cases/, and sweeps that compare functions with the C++ library.
#include "../Files.h"
#include "Sweeps.h"
#include "description/CaseFile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace {

using namespace dxil::execution;
namespace fs = std::filesystem;

/// A folder that is removed when the program ends.
const fs::path &scratch() {
  static const struct Folder {
    fs::path Path = fs::temp_directory_path() / ("dxil-execution-" + std::to_string(getpid()));
    Folder() { fs::create_directories(Path); }
    ~Folder() {
      std::error_code Ignored;
      fs::remove_all(Path, Ignored);
    }
  } Result;
  return Result.Path;
}

/// A batch at one optimization level. Compiled and run by the first of its tests.
class Job {
public:
  Job(Batch B, std::string Level) : B(std::move(B)), Level(std::move(Level)) {}

  const std::string &error() {
    if (!Done)
      Error = run();
    Done = true;
    return Error;
  }
  const Batch &batch() const { return B; }

private:
  std::string run() {
    static unsigned Number = 0;
    const fs::path Base = scratch() / std::to_string(Number++);
    const std::string Source = Base.string() + ".hlsl", Object = Base.string() + ".dxil",
                      Log = Base.string() + ".log";
    std::ofstream(Source) << B.Source;
    std::string Command =
        std::string(DXIL_CC) + " --check-undefined -T " + B.Profile + " -E main " + Level;
    for (const std::string &Flag : B.Flags)
      Command += " " + Flag;
    Command += " '" + Source + "' -Fo '" + Object + "' > '" + Log + "' 2>&1";
    if (std::system(Command.c_str()) != 0)
      return Command + "\n" + dxil::test::readText(Log);
    const std::string Bytes = dxil::test::readText(Object);
    return runBatch({reinterpret_cast<const uint8_t *>(Bytes.data()), Bytes.size()}, B).message();
  }

  Batch B;
  std::string Level, Error;
  bool Done = false;
};

class CaseTest : public testing::Test {
public:
  CaseTest(std::shared_ptr<Job> J, const Expectation &E) : J(std::move(J)), E(E) {}

  void TestBody() override {
    ASSERT_EQ(J->error(), "");
    const Buffer &B = J->batch().Buffers[E.Buffer];
    std::vector<uint8_t> Bytes = B.Data;
    if (E.Counter)
      Bytes = {uint8_t(B.Counter), uint8_t(B.Counter >> 8), uint8_t(B.Counter >> 16),
               uint8_t(B.Counter >> 24)};
    EXPECT_EQ(compareNumbers(E.Values, Bytes), "");
  }

private:
  std::shared_ptr<Job> J;
  const Expectation &E;
};

void registerBatches(const std::string &Suite, const std::vector<Batch> &Batches) {
  for (const char *Level : {"-O3", "-O1", "-Od"})
    for (const Batch &B : Batches) {
      auto J = std::make_shared<Job>(B, Level);
      for (size_t I = 0; I < J->batch().Expectations.size(); ++I) {
        const Expectation &E = J->batch().Expectations[I];
        const std::string Name = E.Case + "/" + std::to_string(I) + Level;
        testing::RegisterTest(Suite.c_str(), Name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                              [J, &E]() -> testing::Test * { return new CaseTest(J, E); });
      }
    }
}

bool registerFile(const fs::path &Path) {
  std::vector<Batch> Batches;
  if (dxil::Status Done = parseCases(dxil::test::readText(Path), Batches); !Done) {
    fprintf(stderr, "execution_tests: error: %s: %s\n", Path.c_str(), Done.message().c_str());
    return false;
  }
  registerBatches(Path.stem().string(), Batches);
  return true;
}

} // namespace

int main(int ArgCount, char **Args) {
  testing::InitGoogleTest(&ArgCount, Args);
  std::vector<fs::path> Files;
  for (const auto &Entry : fs::directory_iterator(DXIL_CASES))
    if (Entry.path().extension() == ".cases")
      Files.push_back(Entry.path());
  std::ranges::sort(Files);
  for (const fs::path &Path : Files)
    if (!registerFile(Path))
      return 1;
  registerBatches("Sweep", sweepBatches());
  return RUN_ALL_TESTS();
}
