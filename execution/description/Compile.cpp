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
static Result<CompileResult> compileInto(const fs::path &Folder, const std::string &Compiler,
                                         const std::vector<std::string> &Arguments,
                                         const std::string &In) {
  constexpr size_t MostBytes = size_t(1) << 28;
  const fs::path Out = Folder / "shader.dxil", Log = Folder / "log";
  std::vector<std::string> All = Arguments;
  All.insert(All.end(), {In, "-Fo", Out.string()});
  const int Code = runProgram(Compiler, All, Log.string());
  if (Code == -1)
    return failure(Compiler + ": " + std::strerror(errno));
  CompileResult Compiled;
  if (const auto Messages = readFile(Log.string(), MostBytes))
    Compiled.Messages.assign(Messages->begin(), Messages->end());
  if (Code < 0)
    return failure(Compiler + " died: " + Compiled.Messages);
  if (Code == 0) {
    auto Container = readFile(Out.string(), MostBytes);
    if (!Container)
      return Container.error();
    Compiled.Container = std::move(*Container);
  }
  return Compiled;
}

static Error noFolder() {
  return failure("cannot write to the folder for temporary files");
}

bool isSourceName(const std::string &Path) {
  return Path.ends_with(".hlsl");
}

Result<CompileResult> compile(const std::string &Compiler,
                              const std::vector<std::string> &Arguments,
                              const std::string &Source) {
  const ScratchFolder Folder;
  const fs::path In = Folder.Path / "shader.hlsl";
  if (Folder.Path.empty() || !(std::ofstream(In) << Source))
    return noFolder();
  return compileInto(Folder.Path, Compiler, Arguments, In.string());
}

Result<CompileResult> compileFile(const std::string &Compiler,
                                  const std::vector<std::string> &Arguments,
                                  const std::string &File) {
  const ScratchFolder Folder;
  if (Folder.Path.empty())
    return noFolder();
  return compileInto(Folder.Path, Compiler, Arguments, File);
}

} // namespace dxil::execution
