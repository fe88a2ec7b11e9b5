// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads files, includes and macros with clang's libraries, and produces tokens.
#pragma once

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

struct AskedMacros;
struct Input;
struct Message;

/// One source with its includes.
class Source {
public:
  /// Writes messages to \p Messages.
  Source(const Input &In, const Options &Opts, llvm::raw_ostream &Messages);
  ~Source();
  Source(const Source &) = delete;

  /// Opens the main file. Returns false after an error.
  bool open();
  /// Preprocesses the whole source. Reports errors and returns the tokens that could be read.
  Tokens lex(NameTable &Names);
  /// Replaces lex(): writes the source with macros expanded, `#line` where files change, and
  /// pragmas unchanged.
  void preprocess(llvm::raw_ostream &Out);
  /// Returns the tokens of a library text without includes; \p Name is its name in diagnostics.
  Tokens lexText(llvm::StringRef Name, llvm::StringRef Text, NameTable &Names);
  struct Macro {
    std::string
        Text; ///< the text of strings and the spelling of other tokens, macros expanded, joined
    Location Where; ///< place of the macro's definition
  };
  /// Returns the object-like macro \p Word as defined at the end of the source, or nothing.
  std::optional<Macro> macro(llvm::StringRef Word);
  /// Returns "; did you mean ...?" with the macro of the source nearest to \p Word, or an empty
  /// string if none is near.
  std::string nearestMacro(llvm::StringRef Word) const;
  /// Returns the files that were read, the main file first.
  std::vector<std::string> files() const;
  struct Position {
    std::string File;
    unsigned Line = 0, Column = 0;
  };
  /// Returns the file, line and column of \p Where, or of the expansion if it is in a macro.
  /// `#line` counts unless \p IsInText.
  Position position(Location Where, bool IsInText) const;
  /// Returns the text of file \p Index of files().
  std::string text(size_t Index) const;

  /// Returns true if the text contains the time of the compile or of a file.
  bool dependsOnTime() const;
  /// Returns true if the output and messages of later steps depend only on the tokens: there are no
  /// messages so far, and no pragma controls warnings.
  bool tokensSayAll() const;

  /// Returns the macros of the command line on which the tokens depend.
  AskedMacros askedMacros() const;

  /// Returns the source and the files that it includes, each once.
  std::vector<std::string> takeIncluded();
  std::vector<Message> takeMessages();
  /// Returns the places in files of the messages so far: of a macro, where it is expanded.
  std::vector<Location> messagePlaces() const;
  /// Returns the place in a file of \p Where: of a macro, where it is expanded.
  Location inFile(Location Where) const;

  Diagnostics &diagnostics();
  /// Returns true after an error, or a warning that counts as one, of the preprocessor or a step.
  bool failed() const;
  /// Ends the messages: prints the counts of warnings and errors.
  void finish();

private:
  struct Implementation;
  std::unique_ptr<Implementation> Impl;
};

} // namespace dxil::frontend
