// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files, includes and macros by clang's own libraries, and the tokens that come out of them.
#ifndef DXIL_FRONTEND_SOURCE_SOURCE_H
#define DXIL_FRONTEND_SOURCE_SOURCE_H

#include "Diagnostics.h"
#include "Options.h"
#include "Tokens.h"

#include "llvm/Support/raw_ostream.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace dxil::frontend {

struct Input;
struct Message;

/// One source with what it includes.
class Source {
public:
  /// What is said of it goes to \p Said.
  Source(const Input &In, const Options &Opts, llvm::raw_ostream &Said);
  ~Source();
  Source(const Source &) = delete;

  /// Opens the main file; false after an error.
  bool open();
  /// Preprocesses all of it; errors are reported, and what could be read is there.
  Tokens lex(NameTable &Names);
  /// In place of lex(): writes the source with its macros expanded, `#line` where files change and
  /// pragmas as they stand.
  void preprocess(llvm::raw_ostream &Out);
  /// Tokens of a text of the library, which has no includes; \p Name is what diagnostics call it.
  Tokens lexText(llvm::StringRef Name, llvm::StringRef Text, NameTable &Names);
  struct Macro {
    std::string Text; ///< what strings hold and other macros stand for joined
    Location Where;   ///< of its definition
  };
  /// The object-like macro \p Word where the source ends; nothing if there is none.
  std::optional<Macro> macro(llvm::StringRef Word);
  /// "; did you mean ...?" with the source's macro that \p Word may stand for; empty if none is
  /// near.
  std::string nearestMacro(llvm::StringRef Word) const;
  /// The files that were read, the main file first.
  std::vector<std::string> files() const;
  struct Position {
    std::string File;
    unsigned Line = 0, Column = 0;
  };
  /// Where \p Where is, by `#line` where the source says so; in a macro where it was expanded.
  /// \p OfText: in the text itself, whatever `#line` says.
  Position position(Location Where, bool OfText) const;
  /// The text of file \p Index of files().
  std::string text(size_t Index) const;

  /// The files that were included, and the source before them, each once; and what was said.
  /// Whether the text has the time of the compile or of a file in it.
  bool dependsOnTime() const;
  /// Whether what later steps make, and say, of the tokens depends on nothing else that was read:
  /// nothing was said so far, and no pragma turns warnings on or off.
  bool tokensSayAll() const;

  std::vector<std::string> takeIncluded();
  std::vector<Message> takeMessages();

  Diagnostics &diagnostics();
  /// Whether an error was said, by the preprocessor or by a step, or a warning that counts as one.
  bool failed() const;
  /// Ends what is said: counts of warnings and errors.
  void finish();

private:
  struct Implementation;
  std::unique_ptr<Implementation> Impl;
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_SOURCE_SOURCE_H
