// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Commands.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>

namespace dxil::tool {
namespace {

using Clock = std::chrono::steady_clock;

volatile std::sig_atomic_t Interrupted = 0;

void onInterrupt(int) {
  Interrupted = 1;
}

std::string quoted(const std::string &Path) {
  std::string Out = "'";
  for (char C : Path)
    Out += C == '\'' ? std::string("'\\''") : std::string(1, C);
  return Out + "'";
}

/// One command that runs or has run; ended with all that it started.
struct Job {
  pid_t Id = -1;
  bool IsRunning = false, HasSucceeded = false;

  void poll() {
    int Status = 0;
    if (!IsRunning)
      return;
    const pid_t Ended = waitpid(Id, &Status, WNOHANG);
    if (Ended == 0)
      return;
    IsRunning = false;
    HasSucceeded = Ended == Id && WIFEXITED(Status) && WEXITSTATUS(Status) == 0;
    kill(-Id, SIGKILL); // what it has left running
  }
  void end() {
    if (!IsRunning)
      return;
    kill(-Id, SIGKILL);
    while (waitpid(Id, nullptr, 0) < 0 && errno == EINTR)
      continue;
    IsRunning = false;
  }
};

} // namespace

Commands::~Commands() {
  std::error_code Ignored;
  if (!Folder.empty())
    std::filesystem::remove_all(Folder, Ignored);
}

void Commands::catchInterrupts() {
  struct sigaction Action {};
  Action.sa_handler = onInterrupt;
  sigaction(SIGINT, &Action, nullptr);
  sigaction(SIGTERM, &Action, nullptr);
}

bool Commands::wasInterrupted() {
  return Interrupted != 0;
}

std::optional<std::string> Commands::open() {
  std::error_code Code;
  const std::filesystem::path Root = std::filesystem::temp_directory_path(Code);
  std::string Name = (Code ? std::filesystem::path("/tmp") : Root) / "dxil-reduce-XXXXXX";
  if (!mkdtemp(Name.data()))
    return Name + ": " + std::strerror(errno);
  Folder = Name;
  return std::nullopt;
}

std::string Commands::commandFor(const std::string &Path) const {
  constexpr std::string_view Place = "%s";
  std::string Out = Text;
  size_t At = Out.find(Place);
  if (At == std::string::npos)
    return Out + " " + quoted(Path);
  for (; At != std::string::npos; At = Out.find(Place, At + quoted(Path).size()))
    Out.replace(At, Place.size(), quoted(Path));
  return Out;
}

int Commands::start(const std::string &Command) const {
  const pid_t Id = fork();
  if (Id != 0) {
    if (Id > 0)
      setpgid(Id, Id); // here as well, so that it can be ended at once
    return Id;
  }
  setpgid(0, 0);
  const int Null = ::open("/dev/null", O_RDWR);
  dup2(Null, STDIN_FILENO);
  dup2(ShowsOutput ? STDERR_FILENO : Null, STDOUT_FILENO); // standard output may have the result
  if (!ShowsOutput)
    dup2(Null, STDERR_FILENO);
  std::signal(SIGPIPE, SIG_DFL);
  execl("/bin/sh", "sh", "-c", Command.c_str(), static_cast<char *>(nullptr));
  _exit(127);
}

int Commands::start(const std::vector<uint8_t> &Data, size_t Number) {
  const std::string Path = Folder / ("candidate-" + std::to_string(Number) + Extension);
  std::FILE *File = std::fopen(Path.c_str(), "wb");
  bool IsGood = File && std::fwrite(Data.data(), 1, Data.size(), File) == Data.size();
  if (File)
    IsGood = std::fclose(File) == 0 && IsGood;
  const int Id = IsGood ? start(commandFor(Path)) : -1;
  if (Id < 0)
    Failure = Path + ": " + std::strerror(errno);
  return Id;
}

size_t Commands::firstSuccess(std::span<const std::vector<uint8_t>> Files) {
  std::vector<Job> Jobs(Files.size());
  for (size_t N = 0; N < Files.size() && Failure.empty(); ++N) {
    Jobs[N].Id = start(Files[N], N);
    Jobs[N].IsRunning = Jobs[N].Id > 0;
  }
  const Clock::time_point Last = Clock::now() + std::chrono::seconds(Timeout);
  size_t First = 0; // all before it have failed
  while (First < Jobs.size() && Failure.empty() && !wasInterrupted()) {
    const bool IsLate = Clock::now() >= Last;
    for (Job &J : Jobs) {
      J.poll();
      if (IsLate)
        J.end();
    }
    while (First < Jobs.size() && !Jobs[First].IsRunning && !Jobs[First].HasSucceeded)
      ++First;
    if (First < Jobs.size() && Jobs[First].HasSucceeded)
      break;
    if (First < Jobs.size())
      usleep(1000);
  }
  for (Job &J : Jobs)
    J.end();
  return Failure.empty() && !wasInterrupted() ? First : Files.size();
}

} // namespace dxil::tool
