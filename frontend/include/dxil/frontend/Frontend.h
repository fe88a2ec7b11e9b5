// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL to LLVM IR of the contract: all steps of the front end in one call.
#pragma once

#include "dxil/frontend/AskedMacros.h"

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

namespace dxil::contract {
struct ModuleFacts;
} // namespace dxil::contract

namespace dxil::frontend {

struct Options;
class TokenMemory;

/// How messages are printed.
struct MessageStyle {
  enum class Format : uint8_t { Clang, MSVC, Vi } Places = Format::Clang;
  bool Colors = false;
  bool ShowFlags = true; ///< names the flag that turns a warning off
  bool ShowColumns = true;
  bool ShowLines = true;            ///< the source line with a caret
  bool FollowLineDirectives = true; ///< places follow `#line`
  unsigned MostErrors = 100;        ///< later errors are not printed; 0: no limit
};

/// A digest of tokens of a preprocessed source.
using TokenDigest = std::array<uint8_t, 32>;

/// A preprocessed source as digests.
struct SourceDigests {
  /// Of all tokens except those of functions and static variables that the entry point does not
  /// reach.
  TokenDigest Reached{};
  /// For each of these, of all tokens on which its messages depend.
  std::vector<TokenDigest> Unreached;
  AskedMacros Macros; ///< on which all tokens depend
};

/// Results of earlier compiles of a source.
struct CachedSource {
  bool HasResult = false; ///< the compile can end
  /// For each of SourceDigests::Unreached, whether there are no messages about it.
  std::vector<bool> IsCorrect;
};

/// The source to compile and how the preprocessor reads it.
struct Input {
  std::string File;                   ///< path of the file
  std::optional<std::string> Text;    ///< replaces the contents of File, which then is only a name
  std::vector<std::string> Defines;   ///< `NAME` or `NAME=VALUE`
  std::vector<std::string> Undefines; ///< predefined macros to remove
  std::vector<std::string> FirstIncludes; ///< files that are included before the source
  std::vector<std::string> IncludePaths;
  std::vector<std::string> WarningOptions; ///< without the dash: `Wno-conversion`, `Werror`
  bool NoWarnings = false;
  llvm::vfs::FileSystem *Files = nullptr;   ///< file system, not owned; null: the real one
  bool ShowIncludes = false;                ///< prints each included file
  llvm::raw_ostream *IncludeList = nullptr; ///< receives them; null: they go to the messages
  bool TimeReport = false; ///< reports the time of each step to LLVM's timers (Support/Timer.h)
  MessageStyle Messages;
  /// Called after preprocessing if the result depends on the tokens and options alone. Functions
  /// and variables that it knows to be correct are not compiled. May be empty.
  std::function<CachedSource(const SourceDigests &)> FindCached;
  /// Tokens of texts that earlier compiles read, not owned; null: all are read. Concurrent compiles
  /// may share it.
  TokenMemory *Tokens = nullptr;
};

/// The step after which compile() stops; its output is printed, except Tokens. Preprocessed: the
/// source with macros expanded and `#line` where files change. RootSignature: the bytes of part
/// RTS0 from the macro that Options.EntryPoint names.
enum class Until { Module, Program, Tree, Tokens, Preprocessed, RootSignature };

/// A diagnostic as values; it is printed too.
struct Message {
  enum class Kind : uint8_t { Note, Warning, Error } Severity = Kind::Error;
  std::string File;              ///< empty if there is no place
  unsigned Line = 0, Column = 0; ///< counted from 1; 0 if there is no place
  std::string Text;              ///< text without the flag
  std::string Flag;              ///< flag of a warning, as in `-Wno-<flag>`; may be empty
};

/// Prints \p M like a message of the front end: its place, \p Text (M.Text with the flag), and the
/// line of \p Source (the contents of M.File) with a caret. Omits the line if \p Source is null.
void printMessage(llvm::raw_ostream &OS, const MessageStyle &Style, const Message &M,
                  llvm::StringRef Text, std::unique_ptr<llvm::MemoryBuffer> Source);

/// Result of compile(). Module is set if it was requested and there was no error.
struct Output {
  bool Succeeded = false;
  std::unique_ptr<llvm::Module> Module;
  /// Beside Module, for lowering::runPipeline() and lowering::emitModule().
  std::shared_ptr<contract::ModuleFacts> Facts = nullptr;
  std::vector<std::string> Files = {}; ///< files that were read, each once, the source first
  std::vector<Message> Messages = {};  ///< messages in the order of printing
  bool IsCached = false;               ///< CachedSource::HasResult was set, so there is no output
  bool LeavesOut = false; ///< functions were not compiled, so errors may miss a suggestion
  /// If Input::FindCached was called: the functions and variables about which there are no
  /// messages, each as SourceDigests::Unreached has it.
  std::vector<TokenDigest> CorrectFunctions = {};
  bool DependsOnTime = false; ///< the source uses `__DATE__`, `__TIME__` or `__TIMESTAMP__`
};

/// Prints messages to \p Log and the output of step \p Last to \p Printed, which may be null.
Output compile(const Input &In, const Options &Opts, llvm::LLVMContext &Context,
               llvm::raw_ostream &Log, Until Last = Until::Module,
               llvm::raw_ostream *Printed = nullptr);

} // namespace dxil::frontend
