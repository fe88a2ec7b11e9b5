// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shared by the command-line tools: an option parser (CLI11) that also makes man pages and
// completions; colour; input and output; progress of many jobs; and error reports.
#pragma once

#include "Description.h"

#include <dxil/module/Error.h>

#include <CLI/CLI.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::tool {

/// Exit codes: success; a negative result (invalid, different); a command line or input that cannot
/// be used.
inline constexpr int ExitGood = 0, ExitNegative = 1, ExitUnusable = 2;

/// A tool's command line. Options are added to app() with CLI11's functions.
class Tool {
public:
  /// `About` is the first paragraph of --help. `Ending` follows the options: exit codes and an
  /// example.
  Tool(std::string Name, std::string About, std::string Ending);

  CLI::App &app() { return App; }
  const CLI::App &app() const { return App; }

  /// Restricts an option's value to these words, which help, man page and completion list.
  CLI::Option *words(CLI::Option *O, std::vector<std::string> Words);
  /// Offers words for completion. The option accepts other values too.
  CLI::Option *offer(CLI::Option *O, std::vector<std::string> Words);
  /// Marks an option's value as a file name for completion.
  CLI::Option *file(CLI::Option *O);
  /// Adds --color, which all tools have.
  void addColor();
  /// Adds -j, the number of threads. parse() replaces 0 by the number of cores.
  void addJobs(unsigned &Jobs, const std::string &What);

  /// Parses the command line. Returns nothing to continue, or the exit code after handling --help,
  /// --version and similar options or reporting an error.
  std::optional<int> parse(int Count, char **Values);

  /// Returns true if output to the descriptor is coloured: as --color says, or by default on a
  /// terminal if NO_COLOR is not set.
  bool wantsColor(int Descriptor) const;

  /// Prints `NAME: error: MESSAGE` on standard error. Returns ExitUnusable.
  int fail(const std::string &Message) const;
  /// Prints an error about a file: `NAME: error: FILE: MESSAGE`.
  int fail(const std::string &File, const std::string &Message) const;
  /// Prints an error about the command line, which refers to --help.
  int failUsage(const std::string &Message) const;
  /// Prints `NAME: warning: MESSAGE` on standard error.
  void warn(const std::string &Message) const;
  /// Prints lines `PLACE: error: ...` on standard error, with these words coloured if colour is
  /// wanted.
  void printDiagnostics(std::string_view Lines) const;
  /// Prints an error in a text: `FILE:LINE:COLUMN: error: MESSAGE (expected ...)`, the line, and a
  /// caret below it. An error without a place is printed as by fail().
  int failText(const std::string &File, std::string_view Text, const Error &E) const;

  /// Reads two inputs, of which one may be standard input. Returns nothing, or the exit code after
  /// reporting an error.
  std::optional<int> readTwo(const std::string &First, const std::string &Second,
                             std::vector<uint8_t> &A, std::vector<uint8_t> &B) const;

  /// Returns the description of the command line.
  Description describe() const;

private:
  std::string Name;
  CLI::App App;
  std::string Ending, Color = "auto", Completion;
  bool WantsManual = false;
  unsigned *Jobs = nullptr;
  std::map<const CLI::Option *, std::vector<std::string>> Words;
  std::set<const CLI::Option *> Files;

  std::string unknown(const CLI::App &Command, const std::string &Word) const;
  std::optional<int> failUnknown() const;
  int print(const std::string &Text) const;
  Description describe(const CLI::App &Command) const;
};

/// Reads a file, or standard input for "-", up to one byte more than `Most`. The error does
/// not contain the file's name.
Result<std::vector<uint8_t>> readInput(const std::string &Path, size_t Most = SIZE_MAX);

/// Writes a tool's result to standard output for "-", else to a file that appears only when it is
/// complete. A closed pipe fails silently.
class Output {
public:
  explicit Output(std::string Path) : Path(std::move(Path)) {}
  Output(const Output &) = delete;
  Output &operator=(const Output &) = delete;
  ~Output();

  /// Returns false if writing fails; finish() reports why.
  bool write(std::string_view Text);
  bool write(Bytes Data) {
    return write({reinterpret_cast<const char *>(Data.data()), Data.size()});
  }
  /// Returns ExitGood, or the exit code after `T` has reported the error.
  int finish(const Tool &T);

private:
  std::string Path, Temporary;
  std::FILE *File = nullptr;
  int Code = 0; ///< errno of the first error

  void open();
  void discard();
};

/// Returns up to three words of `Candidates` of which `Word` may be a misspelling, best first.
std::vector<std::string> nearWords(const std::vector<std::string> &Candidates,
                                   std::string_view Word);

} // namespace dxil::tool
