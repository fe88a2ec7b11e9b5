// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tools want of the operating system beyond the C++ library. This folder is the only one
// of the ground floor whose sources include headers of POSIX or of Windows (test style.platform).
// Texts are UTF-8, paths too.
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

/// `Text` as a path: a path made of it directly has another encoding on some systems.
inline std::filesystem::path pathOf(std::string_view Text) {
  return std::u8string(Text.begin(), Text.end());
}

/// Before the first use of standard streams: they transfer bytes as they are, terminals show UTF-8
/// and colours, and nobody reading a pipe any more is an error of writing instead of a signal.
void prepareStreams();

/// The columns of the terminal that a descriptor of the C library (1, 2) is; 80 if it does not say,
/// 0 if it is none.
unsigned terminalColumns(int Descriptor);

/// Whether a file can take the place of what has this name: there is nothing, or a file on a disk.
/// False for devices and pipes, which are written as they are.
bool isReplaceable(const std::filesystem::path &Path);

/// errno of a write there that has just failed; EPIPE if nobody reads the pipe any more.
int writeError(std::FILE *File);

/// A number that no other process has at the same time.
unsigned long long processId();

/// The program of this name in the folder of the one that runs, or `Name`, which is looked for in
/// PATH, if there is none.
std::string programBeside(const std::string &Name);

/// Makes a folder under the system's one for temporary files, which only this user can read. Empty
/// if `Problem` says why there is none. Whoever asks for it removes it.
std::filesystem::path makeTemporaryFolder(std::string_view Prefix, std::error_code &Problem);

/// Interrupts (SIGINT and SIGTERM; Ctrl-C and the like) set a flag from here on instead of ending
/// the program.
void catchInterrupts();
bool wasInterrupted();

/// `Word` as one argument in a command for Child::startShell().
std::string shellQuoted(const std::string &Word);

/// The standard streams that a process is given; null: it reads nothing, what it writes is dropped.
struct Streams {
  std::FILE *In = stdin, *Out = stdout, *Err = stderr;
};

/// A process that has been started, or why it has not. The object's end ends it as well.
class Child {
public:
  Child(); ///< no process
  Child(Child &&) noexcept;
  Child &operator=(Child &&) noexcept;
  ~Child();

  /// A program, its name first. A name without a folder is looked for in PATH.
  static Child start(const std::vector<std::string> &Arguments, Streams S = {});
  /// A command of the system's shell (/bin/sh, cmd.exe). With it ends all that it has started.
  static Child startShell(const std::string &Command, Streams S = {});

  /// Why it has not been started.
  std::error_code problem() const { return Problem; }
  /// Whether poll() or wait() has yet to say that it has ended.
  bool isRunning() const { return Running != nullptr; }
  /// The exit code of a process that has ended, 128 or more if by a signal or a fault; nothing
  /// while it runs. -1 of no process.
  std::optional<int> poll() { return look(/*Waits=*/false); }
  /// The same, after it has ended.
  int wait() { return *look(/*Waits=*/true); }
  void end();

private:
  struct Process; ///< ends with its object
  std::unique_ptr<Process> Running;
  std::error_code Problem;
  int Code = -1;

  Child(std::unique_ptr<Process> Started, std::error_code Problem);
  std::optional<int> look(bool Waits);
};

} // namespace dxil::tool::platform
