// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Diagnostics.h"

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

namespace dxil::frontend {
namespace {

constexpr size_t MostArguments = 5;

struct Row {
  Severity Level;
  const char *Flag;
  const char *Text;
};
constexpr Row Rows[] = {
#define DIAGNOSTIC(Name, Level, Flag, Text) {Severity::Level, Flag, Text},
#include "AllDiagnostics.def"
};

} // namespace

struct Diagnostics::Implementation {
  explicit Implementation(clang::DiagnosticsEngine &Engine) : Engine(Engine) {}

  // What -W options say of warnings, and of errors that have a flag, which clang has no groups for.
  clang::diag::Severity flaggedSeverity(Severity Level, const char *Flag) const {
    if (Level == Severity::Warning && Engine.getIgnoreAllWarnings())
      return clang::diag::Severity::Ignored;
    const auto On = Level == Severity::Error || Engine.getWarningsAsErrors()
                        ? clang::diag::Severity::Error
                        : clang::diag::Severity::Warning;
    for (const std::string &Option : llvm::reverse(Engine.getDiagnosticOptions().Warnings)) {
      llvm::StringRef O = Option;
      const bool Off = O.consume_front("no-");
      const bool Fatal = O.consume_front("error=");
      if (O == Flag)
        return Off && !Fatal   ? clang::diag::Severity::Ignored
               : Fatal && !Off ? clang::diag::Severity::Error
               : Fatal         ? clang::diag::Severity::Warning
                               : On;
    }
    return On;
  }

  // clang's number for a row, made at its first use.
  unsigned idOf(Diagnostic What) {
    unsigned &Id = Ids[size_t(What)];
    if (Id)
      return Id;
    const Row &R = Rows[size_t(What)];
    using namespace clang;
    const auto Level = R.Level == Severity::Note                ? diag::Severity::Remark
                       : R.Level == Severity::Error && !*R.Flag ? diag::Severity::Error
                                                                : flaggedSeverity(R.Level, R.Flag);
    const auto Class = R.Level == Severity::Note ? DiagnosticIDs::CLASS_NOTE
                       : R.Level == Severity::Error && Level == diag::Severity::Error
                           ? DiagnosticIDs::CLASS_ERROR
                           : DiagnosticIDs::CLASS_WARNING;
    std::string Text = R.Text;
    if (*R.Flag)
      Text += std::string(" [-W") + R.Flag + "]";
    return Id = R.Level == Severity::Note
                    ? Engine.getDiagnosticIDs()->getCustomDiagID(DiagnosticIDs::Note, Text)
                    : Engine.getDiagnosticIDs()->getCustomDiagID(
                          DiagnosticIDs::CustomDiagDesc(Level, Text, Class));
  }

  clang::DiagnosticsEngine &Engine;
  unsigned Ids[size_t(Diagnostic::Count)] = {};
  llvm::DenseSet<uint32_t> Shown; ///< places of errors
  bool Hidden = false;            ///< the last error was not shown, nor are its notes
};

Diagnostics::Diagnostics(clang::DiagnosticsEngine &Engine)
    : Impl(std::make_unique<Implementation>(Engine)) {}
Diagnostics::~Diagnostics() = default;

void Diagnostics::report(Location Where, Location Begin, Location End, Diagnostic What,
                         std::initializer_list<llvm::StringRef> Arguments) {
  Severity Level = Rows[size_t(What)].Level;
  if (const char *Flag = Rows[size_t(What)].Flag; Level == Severity::Error && *Flag) {
    const auto Flagged = Impl->flaggedSeverity(Level, Flag);
    if (Flagged == clang::diag::Severity::Ignored)
      return;
    Level = Flagged == clang::diag::Severity::Warning ? Severity::Warning : Severity::Error;
  }
  if (SilentDepth) {
    SilentErrors += Level == Severity::Error;
    return;
  }
  Errors += Level == Severity::Error;
  if (Level == Severity::Error)
    Impl->Hidden = Where != Location::None && !Impl->Shown.insert(uint32_t(Where)).second;
  if (Impl->Hidden && Level != Severity::Warning)
    return;
  auto At = [](Location L) { return clang::SourceLocation::getFromRawEncoding(uint32_t(L)); };
  clang::DiagnosticBuilder Builder = Impl->Engine.Report(At(Where), Impl->idOf(What));
  for (llvm::StringRef A : Arguments)
    Builder << A;
  // What a text ends in may be left out: a suggestion.
  for (size_t I = Arguments.size(); I < MostArguments; ++I)
    Builder << "";
  if (Begin != Location::None && End != Location::None)
    Builder << clang::SourceRange(At(Begin), At(End));
}

void Diagnostics::report(Location Where, Diagnostic What,
                         std::initializer_list<llvm::StringRef> Arguments) {
  report(Where, Location::None, Location::None, What, Arguments);
}

void Diagnostics::reportBehind(Location Where, Diagnostic What,
                               std::initializer_list<llvm::StringRef> Arguments) {
  const clang::SourceLocation Token = clang::SourceLocation::getFromRawEncoding(uint32_t(Where));
  const clang::SourceLocation End = clang::Lexer::getLocForEndOfToken(
      Token, 0, Impl->Engine.getSourceManager(), clang::LangOptions());
  report(End.isValid() ? Location(End.getRawEncoding()) : Where, What, Arguments);
}

Diagnostics::Attempt::Attempt(Diagnostics &D) : D(D), Before(D.SilentErrors) {
  ++D.SilentDepth;
}
Diagnostics::Attempt::~Attempt() {
  --D.SilentDepth;
}

} // namespace dxil::frontend
