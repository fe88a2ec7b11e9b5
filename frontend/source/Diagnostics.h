// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages of the front end. A diagnostic is a row of a step's Diagnostics.def; MessagePrinter.h
// prints it with its place, the source line and a caret.
#pragma once

#include "Ids.h"

#include "llvm/ADT/StringRef.h"

#include <initializer_list>
#include <memory>
#include <string>

namespace clang {
class DiagnosticsEngine;
} // namespace clang

namespace dxil::frontend {

struct Tokens;

/// A warning is on by default, or only with -Wall, -Wextra or its own flag.
enum class Severity : uint8_t { Note, Warning, WarningInAll, WarningInExtra, Error };

/// One enumerator for each row: DIAGNOSTIC(name, severity, flag, text). The flag of a warning is
/// that of `-Wno-<flag>`, else empty. %0 to %9 in the text are arguments.
enum class Diagnostic : uint16_t {
#define DIAGNOSTIC(Name, Severity, Flag, Text) Name,
#include "AllDiagnostics.def"
  Count
};

/// Collects the diagnostics of one compile. Shows only the first of several errors at one place:
/// the others follow from it.
class Diagnostics {
public:
  explicit Diagnostics(clang::DiagnosticsEngine &Engine);
  ~Diagnostics();
  Diagnostics(const Diagnostics &) = delete;

  /// Reports \p Message at \p Where; \p Arguments replace %0, %1, ... in its text.
  void report(Location Where, Diagnostic Message,
              std::initializer_list<llvm::StringRef> Arguments = {});
  /// As report(), with the characters from \p Begin to the token at \p End underlined.
  void report(Location Where, Location Begin, Location End, Diagnostic Message,
              std::initializer_list<llvm::StringRef> Arguments = {});
  /// Underlines the operands of expressions in later messages; finds them in \p Source. Pass null
  /// before \p Source is destroyed.
  void setTokens(const Tokens *Source);
  /// Warns of `-W` options that name no warning of this compiler.
  void checkWarningOptions();
  /// As report(), after the token at \p Where: something is missing there.
  void reportAfter(Location Where, Diagnostic Message,
                   std::initializer_list<llvm::StringRef> Arguments = {});
  unsigned errorCount() const { return Errors; }
  /// Returns true while reports are discarded: in attempts, such as a template that may not apply.
  bool silent() const { return SilentDepth != 0; }
  /// Returns true if a message may search for a name near a misspelt one. The search takes time, so
  /// only the first shown messages of a compile may do it.
  bool mayGuess() { return !SilentDepth && Guesses && Guesses--; }

  /// Adds a note to the next message if it suggests \p Name, which is declared at \p Where.
  void setSuggested(llvm::StringRef Name, Location Where);

  /// Counts and discards the reports in its lifetime.
  class Attempt {
  public:
    explicit Attempt(Diagnostics &D);
    ~Attempt();
    bool failed() const { return D.SilentErrors != Before; }
    /// Hides failures here from an enclosing attempt.
    void forget() { D.SilentErrors = Before; }

  private:
    Diagnostics &D;
    unsigned Before;
  };

private:
  struct Implementation;
  std::unique_ptr<Implementation> Impl;
  unsigned Errors = 0, SilentErrors = 0, SilentDepth = 0, Guesses = 32;
};

} // namespace dxil::frontend
