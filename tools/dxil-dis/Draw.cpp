// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Draw.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace dxil::dis {
namespace {

/// A file without a name, so that dot may write while it reads.
struct Scratch {
  std::FILE *File = std::tmpfile();
  ~Scratch() {
    if (File)
      std::fclose(File);
  }
};

std::string readAll(std::FILE *File) {
  std::string Out;
  char Buffer[1 << 16];
  std::rewind(File);
  while (const size_t N = std::fread(Buffer, 1, sizeof Buffer, File))
    Out.append(Buffer, N);
  return Out;
}

} // namespace

std::string draw(std::string &Graph) {
  Scratch In, Picture;
  if (!In.File || !Picture.File ||
      std::fwrite(Graph.data(), 1, Graph.size(), In.File) != Graph.size() || std::fflush(In.File))
    return std::string("a temporary file cannot be written: ") + std::strerror(errno);
  std::rewind(In.File);
  lseek(fileno(In.File), 0, SEEK_SET);
  posix_spawn_file_actions_t Streams;
  posix_spawn_file_actions_init(&Streams);
  posix_spawn_file_actions_adddup2(&Streams, fileno(In.File), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&Streams, fileno(Picture.File), STDOUT_FILENO);
  char Name[] = "dot", Format[] = "-Tsvg";
  char *const Command[] = {Name, Format, nullptr};
  pid_t Child = 0;
  int Status = 0;
  const int Code = posix_spawnp(&Child, Name, &Streams, nullptr, Command, environ);
  posix_spawn_file_actions_destroy(&Streams);
  if (Code)
    return std::string("graphviz's dot cannot be started: ") + std::strerror(Code) +
           " (expected it in PATH; without --svg the graph itself is written)";
  if (waitpid(Child, &Status, 0) < 0 || !WIFEXITED(Status) || WEXITSTATUS(Status))
    return "graphviz's dot has failed";
  Graph = readAll(Picture.File);
  return Graph.empty() ? "graphviz's dot has drawn nothing" : "";
}

} // namespace dxil::dis
