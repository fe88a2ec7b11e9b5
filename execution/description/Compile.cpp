// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compile.h"
#include "Data.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace dxil::execution {
namespace {

namespace fs = std::filesystem;

/// A folder that is removed with its owner.
class ScratchFolder {
public:
  ScratchFolder() {
    std::string Name = (fs::temp_directory_path() / "dxil-run-XXXXXX").string();
    if (mkdtemp(Name.data()))
      Path = Name;
  }
  ~ScratchFolder() {
    std::error_code Ignored;
    if (!Path.empty())
      fs::remove_all(Path, Ignored);
  }
  ScratchFolder(const ScratchFolder &) = delete;
  ScratchFolder &operator=(const ScratchFolder &) = delete;

  fs::path Path;
};

/// Returns the exit code, or a negative number if the program did not start or exit normally.
int runProgram(const std::string &Program, const std::vector<std::string> &Arguments,
               const std::string &Log) {
  std::vector<char *> Pointers = {const_cast<char *>(Program.c_str())};
  for (const std::string &Each : Arguments)
    Pointers.push_back(const_cast<char *>(Each.c_str()));
  Pointers.push_back(nullptr);
  posix_spawn_file_actions_t Files;
  posix_spawn_file_actions_init(&Files);
  posix_spawn_file_actions_addopen(&Files, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&Files, 1, Log.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_adddup2(&Files, 1, 2);
  pid_t Child = 0;
  const int Failed =
      posix_spawnp(&Child, Program.c_str(), &Files, nullptr, Pointers.data(), environ);
  posix_spawn_file_actions_destroy(&Files);
  if (Failed) {
    errno = Failed;
    return -1;
  }
  int Status = 0;
  while (waitpid(Child, &Status, 0) < 0 && errno == EINTR)
    ;
  return WIFEXITED(Status) ? WEXITSTATUS(Status) : -2;
}

} // namespace

/// Compiles the file `In` into `Folder`.
static CompileResult compileInto(const fs::path &Folder, const std::string &Compiler,
                                 const std::vector<std::string> &Arguments, const std::string &In) {
  constexpr size_t MostBytes = size_t(1) << 28;
  CompileResult Result;
  const fs::path Out = Folder / "shader.dxil", Log = Folder / "log";
  std::vector<std::string> All = Arguments;
  All.insert(All.end(), {In, "-Fo", Out.string()});
  const int Code = runProgram(Compiler, All, Log.string());
  if (Code == -1) {
    Result.Error = Compiler + ": " + std::strerror(errno);
    return Result;
  }
  std::vector<uint8_t> Messages;
  (void)readFile(Log.string(), MostBytes, Messages);
  Result.Messages.assign(Messages.begin(), Messages.end());
  if (Code == 0)
    Result.Error = readFile(Out.string(), MostBytes, Result.Container);
  else if (Code < 0)
    Result.Error = Compiler + " died: " + Result.Messages;
  return Result;
}

static CompileResult noFolder() {
  CompileResult Result;
  Result.Error = "cannot write to the folder for temporary files";
  return Result;
}

bool isSourceName(const std::string &Path) {
  return Path.ends_with(".hlsl");
}

CompileResult compile(const std::string &Compiler, const std::vector<std::string> &Arguments,
                      const std::string &Source) {
  const ScratchFolder Folder;
  const fs::path In = Folder.Path / "shader.hlsl";
  if (Folder.Path.empty() || !(std::ofstream(In) << Source))
    return noFolder();
  return compileInto(Folder.Path, Compiler, Arguments, In.string());
}

CompileResult compileFile(const std::string &Compiler, const std::vector<std::string> &Arguments,
                          const std::string &File) {
  const ScratchFolder Folder;
  return Folder.Path.empty() ? noFolder() : compileInto(Folder.Path, Compiler, Arguments, File);
}

} // namespace dxil::execution
