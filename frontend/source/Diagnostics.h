// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the front end says. A diagnostic is a row of a step's Diagnostics.def; it is printed with
// its place, the line and a caret (MessagePrinter.h).
#ifndef DXIL_FRONTEND_SOURCE_DIAGNOSTICS_H
#define DXIL_FRONTEND_SOURCE_DIAGNOSTICS_H

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

/// Of a warning also whether it is off until -Wall or -Wextra, or its own flag, turns it on.
enum class Severity : uint8_t { Note, Warning, WarningInAll, WarningInExtra, Error };

/// One for each row: DIAGNOSTIC(name, severity, flag, text). The flag is that of a warning, as in
/// `-Wno-<flag>`, else empty; %0 to %9 in the text are arguments.
enum class Diagnostic : uint16_t {
#define DIAGNOSTIC(Name, Severity, Flag, Text) Name,
#include "AllDiagnostics.def"
  Count
};

/// Where diagnostics of one compile go. Of several errors at one place the first is shown: the
/// others follow from it.
class Diagnostics {
public:
  explicit Diagnostics(clang::DiagnosticsEngine &Engine);
  ~Diagnostics();
  Diagnostics(const Diagnostics &) = delete;

  /// Reports \p What at \p Where; \p Arguments are for %0, %1, ... of its text.
  void report(Location Where, Diagnostic What,
              std::initializer_list<llvm::StringRef> Arguments = {});
  /// As report(), with the characters from \p Begin to the token at \p End underlined.
  void report(Location Where, Location Begin, Location End, Diagnostic What,
              std::initializer_list<llvm::StringRef> Arguments = {});
  /// What is said of expressions from here on has its operands underlined, which \p Source has;
  /// null before that goes away.
  void setTokens(const Tokens *Source);
  /// Warns of `-W` options that name no warning of this compiler.
  void checkWarningOptions();
  /// As report(), behind the token at \p Where: something is missing there.
  void reportBehind(Location Where, Diagnostic What,
                    std::initializer_list<llvm::StringRef> Arguments = {});
  unsigned errorCount() const { return Errors; }
  /// True while what is reported is thrown away: in attempts, such as a template that may not
  /// apply.
  bool silent() const { return SilentDepth != 0; }
  /// Whether a message may look for a name that is near to a misspelt one, which takes time: the
  /// first messages of a compile, if they are shown.
  bool mayGuess() { return !SilentDepth && Guesses && Guesses--; }

  /// Counts and throws away what is reported in its lifetime.
  class Attempt {
  public:
    explicit Attempt(Diagnostics &D);
    ~Attempt();
    bool failed() const { return D.SilentErrors != Before; }
    /// What failed here does not count for an attempt around it.
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

#endif // DXIL_FRONTEND_SOURCE_DIAGNOSTICS_H
