// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Platform.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

extern char **environ;

namespace dxil::tool::platform {
namespace {

namespace fs = std::filesystem;

volatile std::sig_atomic_t Interrupted = 0;

void onInterrupt(int) {
  Interrupted = 1;
}

std::error_code lastError() {
  return {errno, std::generic_category()};
}

fs::path ownPath() {
  std::error_code Failure;
#ifdef __APPLE__
  char Path[4096];
  uint32_t Size = sizeof Path;
  return _NSGetExecutablePath(Path, &Size) ? fs::path() : fs::canonical(Path, Failure);
#else
  return fs::read_symlink("/proc/self/exe", Failure);
#endif
}

} // namespace

void prepareStreams() {
  std::signal(SIGPIPE, SIG_IGN);
}

unsigned terminalColumns(int Descriptor) {
  winsize Size{};
  if (!isatty(Descriptor))
    return 0;
  return ioctl(Descriptor, TIOCGWINSZ, &Size) == 0 && Size.ws_col ? Size.ws_col : 80;
}

bool isReplaceable(const fs::path &Path) {
  // /dev/stdout may be a file on a disk, but its name cannot be replaced.
  std::error_code Failure;
  const fs::file_status Status = fs::status(Path, Failure);
  return !fs::exists(Status) ||
         (fs::is_regular_file(Status) && !Path.native().starts_with("/dev/"));
}

int writeError(std::FILE *) {
  return errno ? errno : EIO;
}

unsigned long long processId() {
  return static_cast<unsigned long long>(getpid());
}

std::string programBeside(const std::string &Name) {
  std::error_code Failure;
  const fs::path Own = ownPath(), Beside = Own.parent_path() / Name;
  return !Own.empty() && fs::exists(Beside, Failure) ? Beside.string() : Name;
}

fs::path makeTemporaryFolder(std::string_view Prefix, std::error_code &Problem) {
  std::error_code NoRoot;
  const fs::path Root = fs::temp_directory_path(NoRoot);
  std::string Name = ((NoRoot ? fs::path("/tmp") : Root) / Prefix).string() + "-XXXXXX";
  if (mkdtemp(Name.data()))
    return Name;
  Problem = lastError();
  return {};
}

void catchInterrupts() {
  struct sigaction Action {};
  Action.sa_handler = onInterrupt;
  sigaction(SIGINT, &Action, nullptr);
  sigaction(SIGTERM, &Action, nullptr);
}

bool wasInterrupted() {
  return Interrupted != 0;
}

std::string shellQuoted(const std::string &Word) {
  std::string Out = "'";
  for (char C : Word)
    Out += C == '\'' ? std::string("'\\''") : std::string(1, C);
  return Out + "'";
}

// ---- Processes ----------------------------------------------------------------------------------

struct Child::Process {
  pid_t Id;
  bool LeadsGroup; ///< it leads a group with the processes that it has started
  bool HasEnded = false;

  ~Process() {
    if (HasEnded)
      return;
    kill(LeadsGroup ? -Id : Id, SIGKILL);
    wait(0);
  }
  /// Calls waitpid(). Returns the exit code, or nothing if the process still runs.
  std::optional<int> wait(int Options) {
    int Status = 0;
    pid_t Ended = 0;
    while ((Ended = waitpid(Id, &Status, Options)) < 0 && errno == EINTR)
      continue;
    if (Ended == 0)
      return std::nullopt;
    HasEnded = true;
    if (LeadsGroup)
      kill(-Id, SIGKILL); // ends processes that it has left running
    return Ended != Id ? -1 : WIFEXITED(Status) ? WEXITSTATUS(Status) : 128 + WTERMSIG(Status);
  }
};

namespace {

/// Calls posix_spawnp() with the settings of all child processes. Returns an error number, or 0.
int spawn(pid_t &Id, const std::vector<std::string> &Arguments, Streams S, bool LeadsGroup) {
  posix_spawn_file_actions_t Actions;
  posix_spawn_file_actions_init(&Actions);
  std::FILE *const Given[] = {S.In, S.Out, S.Err};
  for (int To = 0; To < 3; ++To) // duplicates first: one stream may be the target of another
    if (Given[To])
      posix_spawn_file_actions_adddup2(&Actions, fileno(Given[To]), To);
  for (int To = 0; To < 3; ++To)
    if (!Given[To])
      posix_spawn_file_actions_addopen(&Actions, To, "/dev/null", To ? O_WRONLY : O_RDONLY, 0);
  posix_spawnattr_t Attributes;
  posix_spawnattr_init(&Attributes);
  sigset_t Pipe;
  sigemptyset(&Pipe);
  sigaddset(&Pipe, SIGPIPE); // the setting of prepareStreams() is not inherited
  posix_spawnattr_setsigdefault(&Attributes, &Pipe);
  posix_spawnattr_setflags(
      &Attributes,
      static_cast<short>(POSIX_SPAWN_SETSIGDEF | (LeadsGroup ? POSIX_SPAWN_SETPGROUP : 0)));
  std::vector<char *> Words;
  for (const std::string &Word : Arguments)
    Words.push_back(const_cast<char *>(Word.c_str())); // exec does not write, despite its type
  Words.push_back(nullptr);
  const int Failed = posix_spawnp(&Id, Words[0], &Actions, &Attributes, Words.data(), environ);
  posix_spawnattr_destroy(&Attributes);
  posix_spawn_file_actions_destroy(&Actions);
  return Failed;
}

} // namespace

Child::Child() = default;
Child::Child(Child &&) noexcept = default;
Child &Child::operator=(Child &&) noexcept = default;
Child::~Child() = default;
Child::Child(std::unique_ptr<Process> Started, std::error_code Problem)
    : Running(std::move(Started)), Problem(Problem) {}

Child Child::start(const std::vector<std::string> &Arguments, Streams S) {
  pid_t Id = 0;
  if (const int Failed = spawn(Id, Arguments, S, /*LeadsGroup=*/false))
    return Child(nullptr, {Failed, std::generic_category()});
  return Child(std::unique_ptr<Process>(new Process{Id, false}), {});
}

Child Child::startShell(const std::string &Command, Streams S) {
  pid_t Id = 0;
  if (const int Failed = spawn(Id, {"/bin/sh", "-c", Command}, S, /*LeadsGroup=*/true))
    return Child(nullptr, {Failed, std::generic_category()});
  return Child(std::unique_ptr<Process>(new Process{Id, true}), {});
}

std::optional<int> Child::look(bool Waits) {
  if (!Running)
    return Code;
  const std::optional<int> Ended = Running->wait(Waits ? 0 : WNOHANG);
  if (Ended) {
    Code = *Ended;
    Running.reset();
  }
  return Ended;
}

void Child::end() {
  Running.reset();
}

} // namespace dxil::tool::platform
