// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compiler.h"
#include "../Files.h"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <unistd.h>

namespace fs = std::filesystem;

namespace dxil::language {
namespace {

/// A folder of this process that the destructor removes.
class ScratchFolder {
public:
  ScratchFolder() : Path(fs::temp_directory_path() / ("dxil-jobs-" + std::to_string(getpid()))) {
    fs::create_directories(Path);
  }
  ~ScratchFolder() {
    std::error_code Ignored;
    fs::remove_all(Path, Ignored);
  }
  ScratchFolder(const ScratchFolder &) = delete;
  ScratchFolder &operator=(const ScratchFolder &) = delete;

  std::string file(size_t Number, const char *Ending) const {
    return (Path / (std::to_string(Number) + Ending)).string();
  }
  std::string file(const char *Name) const { return (Path / Name).string(); }

private:
  fs::path Path;
};

} // namespace

std::string compileAll(const fs::path &Compiler, unsigned Parallel, std::vector<CompileJob> &Jobs) {
  if (Jobs.empty())
    return {};
  const ScratchFolder Scratch;
  const bool IsDXC = Compiler.filename().string().starts_with("dxc");
  {
    std::ofstream List(Scratch.file("jobs"));
    for (size_t I = 0; I < Jobs.size(); ++I) {
      const std::string Line = Jobs[I].Arguments + " '" + Jobs[I].Source.string() + "' -Fo '" +
                               Scratch.file(I, ".dxil") + "'";
      if (IsDXC)
        List << "timeout 20 '" << Compiler.string() << "' " << Line << " > '"
             << Scratch.file(I, ".txt") << "' 2>&1\n";
      else
        List << Line << " -Fe '" << Scratch.file(I, ".txt") << "'\n";
    }
  }
  const std::string Count = std::to_string(Parallel), List = Scratch.file("jobs");
  // One DXC process compiles one file.
  const std::string Command =
      (IsDXC ? "tr '\\n' '\\0' < '" + List + "' | xargs -0 -P " + Count + " -I{} sh -c {}"
             : "'" + Compiler.string() + "' -j " + Count + " '@" + List + "'") +
      " > '" + Scratch.file("log") + "' 2>&1";
  const int Status = std::system(Command.c_str());
  bool Failed = false;
  for (size_t I = 0; I < Jobs.size(); ++I) {
    Jobs[I].Container = dxil::test::readText(Scratch.file(I, ".dxil"));
    Jobs[I].Diagnostics = dxil::test::readText(Scratch.file(I, ".txt"));
    Failed |= Jobs[I].Container.empty();
  }
  // The caller handles a failed job. A failed call without a failed job is an error of the test.
  return Status == 0 || Failed ? std::string()
                               : Command + "\n" + dxil::test::readText(Scratch.file("log"));
}

std::string firstError(const std::string &Diagnostics) {
  std::istringstream In(Diagnostics);
  std::string First;
  for (std::string Line; std::getline(In, Line);) {
    if (Line.find("error: ") != std::string::npos)
      return Line;
    if (First.empty())
      First = Line;
  }
  return First;
}

} // namespace dxil::language
