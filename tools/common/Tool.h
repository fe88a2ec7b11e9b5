// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the command-line tools have in common: one option parser (CLI11), which also gives man pages
// and completion; colour; input and output; progress of many jobs; and one way to fail.
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

/// Exit codes: what was asked for holds or was done; it does not hold (invalid, different); the
/// command line or an input cannot be used.
inline constexpr int ExitGood = 0, ExitNegative = 1, ExitUnusable = 2;

/// A tool's command line. Options are added to app() as CLI11 has it.
class Tool {
public:
  /// `About` is the first paragraph of --help; `Ending` what follows the options: exit codes and an
  /// example.
  Tool(std::string Name, std::string About, std::string Ending);

  CLI::App &app() { return App; }
  const CLI::App &app() const { return App; }

  /// The option takes one of these words. It is checked; help, man page and completion list them.
  CLI::Option *words(CLI::Option *O, std::vector<std::string> Words);
  /// The option takes other words as well: completion offers these, and nothing checks them.
  CLI::Option *offer(CLI::Option *O, std::vector<std::string> Words);
  /// The option takes the name of a file, which completion completes.
  CLI::Option *file(CLI::Option *O);
  /// Adds --color. All tools have it.
  void addColor();
  /// Adds -j, the number of threads: parse() makes one for each core of 0.
  void addJobs(unsigned &Jobs, const std::string &What);

  /// Reads the command line; nothing if the tool is to go on, else its exit code, with --help,
  /// --version and the like done and mistakes reported.
  std::optional<int> parse(int Count, char **Values);

  /// Whether what goes there is to be coloured: as --color says; by itself on a terminal, if
  /// NO_COLOR is not set.
  bool wantsColor(int Descriptor) const;

  /// `NAME: error: MESSAGE` on standard error; returns ExitUnusable.
  int fail(const std::string &Message) const;
  /// The same of a file: `NAME: error: FILE: MESSAGE`.
  int fail(const std::string &File, const std::string &Message) const;
  /// The same of a command line that cannot be used; names --help.
  int failUsage(const std::string &Message) const;
  /// `NAME: warning: MESSAGE` on standard error.
  void warn(const std::string &Message) const;
  /// Lines `PLACE: error: ...` on standard error, those words in colour if it is wanted there.
  void printDiagnostics(std::string_view Lines) const;
  /// An error in a text: `FILE:LINE:COLUMN: error: MESSAGE (expected ...)`, the line and a caret
  /// below it. One without a place as fail() has it.
  int failText(const std::string &File, std::string_view Text, const Error &E) const;

  /// All that the command line may have.
  Description describe() const;

private:
  std::string Name;
  CLI::App App;
  std::string Ending, Color = "auto", Completion;
  bool WantsManual = false;
  unsigned *Jobs = nullptr;
  std::map<const CLI::Option *, std::vector<std::string>> Words;
  std::set<const CLI::Option *> Files;

  std::string unknown(const CLI::App &Of, const std::string &Word) const;
  std::optional<int> failUnknown() const;
  int print(const std::string &Text) const;
  Description describe(const CLI::App &Of) const;
};

/// Reads a file, or standard input for "-", up to one buffer more than `Most` bytes. The error does
/// not name the file.
Result<std::vector<uint8_t>> readInput(const std::string &Path, size_t Most = SIZE_MAX);

/// Where a tool's result goes: standard output for "-", else a file that is there under its name
/// only when it is whole. Nobody reading standard output any more is a failure without a word.
class Output {
public:
  explicit Output(std::string Path) : Path(std::move(Path)) {}
  Output(const Output &) = delete;
  Output &operator=(const Output &) = delete;
  ~Output();

  /// False if it cannot be written; finish() says why.
  bool write(std::string_view Text);
  bool write(Bytes Data) {
    return write({reinterpret_cast<const char *>(Data.data()), Data.size()});
  }
  /// ExitGood, or the exit code after `T` has reported what was wrong.
  int finish(const Tool &T);

private:
  std::string Path, Temporary;
  std::FILE *File = nullptr;
  int Code = 0; ///< errno of the first thing that went wrong

  void open();
  void discard();
};

/// Words of `Known` that `Word` may be a misspelling of, best first, three at most.
std::vector<std::string> nearWords(const std::vector<std::string> &Known, std::string_view Word);

} // namespace dxil::tool
