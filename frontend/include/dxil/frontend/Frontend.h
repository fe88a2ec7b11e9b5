// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL to LLVM IR of the contract: all steps of the front end in one call.
#ifndef DXIL_FRONTEND_FRONTEND_H
#define DXIL_FRONTEND_FRONTEND_H

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class LLVMContext;
class MemoryBuffer;
class Module;
class StringRef;
class raw_ostream;
namespace vfs {
class FileSystem;
} // namespace vfs
} // namespace llvm

namespace dxil::frontend {

struct Options;

/// How messages are printed.
struct MessageStyle {
  enum class Format : uint8_t { Clang, MSVC, Vi } Places = Format::Clang;
  bool Colors = false;
  bool ShowFlags = true; ///< a warning names the flag that turns it off
  bool ShowColumns = true;
  bool ShowLines = true;            ///< the line of the source, and a caret
  bool FollowLineDirectives = true; ///< a place is where `#line` says it is
  unsigned MostErrors = 100; ///< what comes after so many is not said any more; 0: all is said
};

/// A digest of a preprocessed source.
using TokenDigest = std::array<uint8_t, 32>;

/// What is compiled and how the preprocessor is to read it.
struct Input {
  std::string File;                   ///< path
  std::optional<std::string> Text;    ///< in place of what the file holds: File is its name then
  std::vector<std::string> Defines;   ///< `NAME` or `NAME=VALUE`
  std::vector<std::string> Undefines; ///< predefined macros that are not
  std::vector<std::string> FirstIncludes; ///< files that are included before the source
  std::vector<std::string> IncludePaths;
  std::vector<std::string> WarningOptions; ///< without the dash: `Wno-conversion`, `Werror`
  bool NoWarnings = false;
  llvm::vfs::FileSystem *Files = nullptr; ///< where files are read; null: the system's. Not owned
  bool ShowIncludes = false;              ///< says each file that is included
  bool TimeReport = false; ///< LLVM's timers (Support/Timer.h) get what each step takes
  MessageStyle Messages;
  /// Called once the source is preprocessed, where nothing but its tokens and the options counts
  /// from there on; true ends the compile, which has Output::IsKnown then. May be empty.
  std::function<bool(const TokenDigest &)> IsKnown;
};

/// Which step's output compile() stops at and prints; tokens are not printed. Preprocessed: the
/// source with its macros expanded, and `#line` where files change. RootSignature: the bytes of the
/// part of that name, which the macro Options.EntryPoint stands for.
enum class Until { Module, Program, Tree, Tokens, Preprocessed, RootSignature };

/// A message as values, which is also printed.
struct Message {
  enum class Kind : uint8_t { Note, Warning, Error } What = Kind::Error;
  std::string File;              ///< empty: of no place
  unsigned Line = 0, Column = 0; ///< from 1; 0: of no place
  std::string Text;              ///< without the flag
  std::string Flag;              ///< of a warning that has one, as in `-Wno-<flag>`
};

/// Prints \p M with its place, \p Text with all that M.Text leaves out, and the line of \p Source,
/// the contents of M.File, with a caret; without the line where \p Source is null. What other steps
/// say looks as what the front end says.
void printMessage(llvm::raw_ostream &OS, const MessageStyle &Style, const Message &M,
                  llvm::StringRef Text, std::unique_ptr<llvm::MemoryBuffer> Source);

/// Succeeded is false after an error; the module is there if it was asked for and nothing failed.
struct Output {
  bool Succeeded = false;
  std::unique_ptr<llvm::Module> Module;
  std::vector<std::string> Files = {}; ///< that were read, the source first, each once
  std::vector<Message> Messages = {};  ///< in the order in which they were said
  bool IsKnown = false;                ///< Input::IsKnown said so, and nothing was made
  bool DependsOnTime = false;          ///< the source asks for the date or the time
};

/// What is said goes to \p Said; what \p Last asks to print to \p Printed, which may be null.
Output compile(const Input &In, const Options &Opts, llvm::LLVMContext &Context,
               llvm::raw_ostream &Said, Until Last = Until::Module,
               llvm::raw_ostream *Printed = nullptr);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_FRONTEND_H
