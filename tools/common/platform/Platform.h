// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Services of the operating system that tools need beyond the C++ library. Of the ground floor,
// only this folder includes headers of POSIX or Windows (test style.platform). Texts and paths are
// UTF-8.
#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace dxil::tool::platform {

/// Converts UTF-8 `Text` to a path. A path constructed from the text directly has another encoding
/// on some systems.
inline std::filesystem::path pathOf(std::string_view Text) {
  return std::u8string(Text.begin(), Text.end());
}

/// Prepares the standard streams; call it before their first use. They transfer bytes unchanged,
/// terminals show UTF-8 and colours, and a closed pipe is a write error instead of a signal.
void prepareStreams();

/// Returns the columns of the terminal at a descriptor of the C library (1, 2); 80 if unknown, 0 if
/// it is no terminal.
unsigned terminalColumns(int Descriptor);

/// Returns true if a file can replace the path: it does not exist, or is a regular file. False for
/// devices and pipes, which are written directly.
bool isReplaceable(const std::filesystem::path &Path);

/// Returns errno of a write to the file that has just failed; EPIPE if the pipe is closed.
int writeError(std::FILE *File);

/// Returns a number that no other running process has.
unsigned long long processId();

/// Returns the path of a program in the folder of the running one, or `Name`, which is searched in
/// PATH, if there is none.
std::string programBeside(const std::string &Name);

/// Creates a folder under the system's temporary folder that only this user can read. The caller
/// removes it. Returns an empty path and sets `Problem` on failure.
std::filesystem::path makeTemporaryFolder(std::string_view Prefix, std::error_code &Problem);

/// From now on, interrupts (SIGINT and SIGTERM; Ctrl-C and similar) set a flag instead of ending
/// the program.
void catchInterrupts();
bool wasInterrupted();

/// Quotes `Word` as one argument in a command for Child::startShell().
std::string shellQuoted(const std::string &Word);

/// The standard streams of a new process. Null: it reads nothing, and its output is dropped.
struct Streams {
  std::FILE *In = stdin, *Out = stdout, *Err = stderr;
};

/// A started process, or the reason why starting failed. The destructor ends the process.
class Child {
public:
  Child(); ///< Represents no process.
  Child(Child &&) noexcept;
  Child &operator=(Child &&) noexcept;
  ~Child();

  /// Starts a program; its name is the first argument. A name without a folder is searched in PATH.
  static Child start(const std::vector<std::string> &Arguments, Streams S = {});
  /// Starts a command of the system's shell (/bin/sh, cmd.exe). Ending it ends all processes that
  /// it has started.
  static Child startShell(const std::string &Command, Streams S = {});

  /// The reason why starting failed.
  std::error_code problem() const { return Problem; }
  /// Returns true until poll() or wait() has reported the end.
  bool isRunning() const { return Running != nullptr; }
  /// Returns the exit code of a finished process, 128 or more after a signal or fault; nothing
  /// while it runs; -1 if there is no process.
  std::optional<int> poll() { return look(/*Waits=*/false); }
  /// Waits for the end and returns the exit code.
  int wait() { return *look(/*Waits=*/true); }
  void end();

private:
  struct Process; ///< its destructor ends the process
  std::unique_ptr<Process> Running;
  std::error_code Problem;
  int Code = -1;

  Child(std::unique_ptr<Process> Started, std::error_code Problem);
  std::optional<int> look(bool Waits);
};

} // namespace dxil::tool::platform
