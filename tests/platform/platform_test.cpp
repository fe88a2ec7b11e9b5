// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests files, streams and processes of tools/common/platform; the same on all systems.
#include "platform/Platform.h"

#include <chrono>
#include <thread>

#include <gtest/gtest.h>

using namespace dxil::tool::platform;
namespace fs = std::filesystem;

namespace {

struct Folder {
  std::error_code Problem;
  fs::path Path = makeTemporaryFolder("platform-test", Problem);
  ~Folder() {
    std::error_code Ignored;
    fs::remove_all(Path, Ignored);
  }
};

/// Returns the helper's output in a file, one word in each line.
std::string outputOf(const std::vector<std::string> &Arguments, const fs::path &To,
                     std::FILE *In = nullptr) {
  std::FILE *File = std::fopen(To.string().c_str(), "wb+");
  EXPECT_NE(File, nullptr);
  Child C = Child::start(Arguments, {In, File, stderr});
  EXPECT_FALSE(C.problem()) << C.problem().message();
  EXPECT_EQ(C.wait(), 0);
  std::rewind(File);
  std::string Out;
  for (int Byte; (Byte = std::getc(File)) != EOF;)
    if (Byte != '\r') // the helper's streams have the system's line ends
      Out += char(Byte);
  std::fclose(File);
  return Out;
}

const std::string Helper = programBeside("platform_helper");

std::string commandOf(std::initializer_list<std::string> Words) {
  std::string Out;
  for (const std::string &Word : Words)
    Out += (Out.empty() ? "" : " ") + shellQuoted(Word);
  return Out;
}

void sleep(int Milliseconds) {
  std::this_thread::sleep_for(std::chrono::milliseconds(Milliseconds));
}

} // namespace

TEST(Platform, TemporaryFoldersAreDifferentOnes) {
  Folder A, B;
  ASSERT_FALSE(A.Problem) << A.Problem.message();
  EXPECT_NE(A.Path, B.Path);
  EXPECT_TRUE(fs::is_directory(A.Path));
  EXPECT_TRUE(fs::is_empty(A.Path));
}

TEST(Platform, OnlyFilesAreReplaced) {
  Folder F;
  const fs::path File = F.Path / pathOf("gr\xc3\xbc\xc3\x9f"
                                        "e.txt");
  EXPECT_TRUE(isReplaceable(File)); // the file does not exist yet
  std::fclose(std::fopen(File.string().c_str(), "wb"));
  EXPECT_TRUE(fs::exists(File));
  EXPECT_TRUE(isReplaceable(File));
  EXPECT_FALSE(isReplaceable(F.Path));
#ifdef _WIN32
  EXPECT_FALSE(isReplaceable("NUL"));
#else
  EXPECT_FALSE(isReplaceable("/dev/null"));
#endif
}

TEST(Platform, FilesAreNoTerminals) {
  Folder F;
  EXPECT_EQ(terminalColumns(-1), 0u);
}

TEST(Child, HasTheArgumentsAsTheyAre) {
  Folder F;
  const std::vector<std::string> Words = {"a b",
                                          "",
                                          "\"",
                                          "\\",
                                          "a\\\"b\\",
                                          "c\\ d\\",
                                          "%PATH% $HOME",
                                          "*",
                                          "'",
                                          "^&|<>",
                                          "gr\xc3\xbc\xc3\x9f"
                                          "e"};
  std::vector<std::string> All = {Helper, "arguments"};
  std::string Expected;
  for (const std::string &Word : Words) {
    All.push_back(Word);
    Expected += Word + "\n";
  }
  EXPECT_EQ(outputOf(All, F.Path / "out"), Expected);
}

TEST(Child, HasItsExitCode) {
  Child C = Child::start({Helper, "exit", "7"});
  ASSERT_FALSE(C.problem()) << C.problem().message();
  EXPECT_EQ(C.wait(), 7);
  EXPECT_EQ(C.wait(), 7); // and keeps the exit code
  EXPECT_EQ(C.poll(), 7);
  EXPECT_FALSE(C.isRunning());
  EXPECT_EQ(Child().poll(), -1);
}

TEST(Child, SaysWhyItIsNotStarted) {
  Child C = Child::start({"no-program-of-this-name"});
  EXPECT_TRUE(C.problem());
  EXPECT_FALSE(C.problem().message().empty());
  EXPECT_FALSE(C.isRunning());
  EXPECT_EQ(C.wait(), -1);
}

TEST(Child, ReadsNothingFromNoStream) {
  Folder F;
  EXPECT_EQ(outputOf({Helper, "count"}, F.Path / "out"), "0\n");
}

TEST(Child, ReadsAStream) {
  Folder F;
  std::FILE *In = std::fopen((F.Path / "in").string().c_str(), "wb+");
  std::fputs("four", In);
  std::fflush(In);
  std::rewind(In);
  EXPECT_EQ(outputOf({Helper, "count"}, F.Path / "out", In), "4\n");
  std::fclose(In);
}

TEST(Shell, RunsACommand) {
  Folder F;
  const fs::path File = F.Path / "with a blank";
  const std::string Command = commandOf({Helper, "arguments", "a b"}) + " > " +
                              shellQuoted(File.string()) + " && " +
                              commandOf({Helper, "exit", "3"});
  Child C = Child::startShell(Command, {nullptr, nullptr, nullptr});
  ASSERT_FALSE(C.problem()) << C.problem().message();
  EXPECT_EQ(C.wait(), 3);
  EXPECT_GE(fs::file_size(File), 4u);
}

// Ending a command ends the processes that it started: otherwise the helper would write a file.
TEST(Shell, EndsWithAllThatItHasStarted) {
  Folder F;
  const std::string File = (F.Path / "late").string();
  Child C = Child::startShell(commandOf({Helper, "late", File}) + " && " +
                                  commandOf({Helper, "exit", "0"}),
                              {nullptr, nullptr, nullptr});
  ASSERT_FALSE(C.problem()) << C.problem().message();
  sleep(500);
  EXPECT_EQ(C.poll(), std::nullopt);
  C.end();
  EXPECT_FALSE(C.isRunning());
  EXPECT_NE(C.poll(), 0);
  sleep(3000);
  EXPECT_FALSE(fs::exists(File));
}

TEST(Shell, EndsWithItsObject) {
  Folder F;
  const std::string File = (F.Path / "late").string();
  {
    Child C = Child::startShell(commandOf({Helper, "late", File}), {nullptr, nullptr, nullptr});
    ASSERT_FALSE(C.problem()) << C.problem().message();
    sleep(200);
  }
  sleep(3000);
  EXPECT_FALSE(fs::exists(File));
}
