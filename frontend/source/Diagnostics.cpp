// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Diagnostics.h"

#include "OperandRanges.h"

#include "dxil/contract/NearestName.h"

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <utility>

namespace dxil::frontend {
namespace {

constexpr size_t MostArguments = 5;

/// Returns true for messages about an expression and its operands: some rows of syntax/, and the
/// rows of ExpressionDiagnostics.def that say so.
constexpr bool isOfExpression(Diagnostic D) {
  return (D >= Diagnostic::cannot_convert && D <= Diagnostic::ambiguous_call) ||
         (D >= Diagnostic::and_in_or && D <= Diagnostic::enclosed_equality);
}

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

  // Returns the severity that -W options give a warning, or an error with a flag. The last option
  // that names its flag, or a group with it, counts.
  clang::diag::Severity flaggedSeverity(const Row &R) const {
    if (R.Level != Severity::Error && Engine.getIgnoreAllWarnings())
      return clang::diag::Severity::Ignored;
    const auto On = R.Level == Severity::Error || Engine.getWarningsAsErrors()
                        ? clang::diag::Severity::Error
                        : clang::diag::Severity::Warning;
    for (const std::string &Option : llvm::reverse(Engine.getDiagnosticOptions().Warnings)) {
      llvm::StringRef O = Option;
      const bool Off = O.consume_front("no-");
      const bool Fatal = O.consume_front("error=");
      if (isIn(R, O))
        return Off && !Fatal   ? clang::diag::Severity::Ignored
               : Fatal && !Off ? clang::diag::Severity::Error
               : Fatal         ? clang::diag::Severity::Warning
                               : On;
    }
    const bool IsOptional =
        R.Level == Severity::WarningInAll || R.Level == Severity::WarningInExtra;
    return IsOptional ? clang::diag::Severity::Ignored : On;
  }

  /// Returns true if \p Group is the flag of \p R or a group that contains it.
  static bool isIn(const Row &R, llvm::StringRef Group) {
    if (Group == "everything")
      return R.Level != Severity::Error;
    if (Group == "all" || Group == "most")
      return R.Level == Severity::WarningInAll;
    if (Group == "extra")
      return R.Level == Severity::WarningInExtra;
    if (Group == "unused")
      return llvm::StringRef(R.Flag).starts_with("unused-") && R.Level != Severity::WarningInExtra;
    return Group == R.Flag && *R.Flag;
  }

  // Returns clang's id of a row, created at its first use.
  unsigned idOf(Diagnostic Message) {
    unsigned &Id = Ids[size_t(Message)];
    if (Id)
      return Id;
    const Row &R = Rows[size_t(Message)];
    using namespace clang;
    const auto Level = R.Level == Severity::Note                ? diag::Severity::Remark
                       : R.Level == Severity::Error && !*R.Flag ? diag::Severity::Error
                                                                : flaggedSeverity(R);
    const auto Class = R.Level == Severity::Note ? DiagnosticIDs::CLASS_NOTE
                       : R.Level == Severity::Error && Level == diag::Severity::Error
                           ? DiagnosticIDs::CLASS_ERROR
                           : DiagnosticIDs::CLASS_WARNING;
    // clang's -Weverything would enable warnings that another option disables.
    Off[size_t(Message)] = Level == diag::Severity::Ignored;
    std::string Text = R.Text;
    if (*R.Flag)
      Text += std::string(" [-W") + R.Flag + "]";
    return Id = R.Level == Severity::Note
                    ? Engine.getDiagnosticIDs()->getCustomDiagID(DiagnosticIDs::Note, Text)
                    : Engine.getDiagnosticIDs()->getCustomDiagID(
                          DiagnosticIDs::CustomDiagDesc(Level, Text, Class));
  }

  /// Adds the edit that a message suggests: the near name in place of the misspelt one, or the
  /// missing token.
  void addEdit(clang::DiagnosticBuilder &Builder, clang::SourceLocation Where, Diagnostic Message,
               llvm::ArrayRef<llvm::StringRef> Arguments) const {
    if (!Where.isFileID() || Arguments.empty())
      return;
    if (Message == Diagnostic::expected_token && Arguments[0].size() == 1)
      Builder << clang::FixItHint::CreateInsertion(Where, Arguments[0]);
    for (llvm::StringRef A : Arguments) {
      if (!A.consume_front("; did you mean '"))
        continue;
      const auto Token = clang::CharSourceRange::getTokenRange(Where);
      if (clang::Lexer::getSourceText(Token, Engine.getSourceManager(), clang::LangOptions()) ==
          Arguments[0])
        Builder << clang::FixItHint::CreateReplacement(Token, A.split('\'').first);
    }
  }

  /// Underlines the operands of the expression that \p Message, at \p Where, concerns.
  void addOperands(clang::DiagnosticBuilder &Builder, Location Where, Diagnostic Message) {
    if (!Operands || !isOfExpression(Message))
      return;
    for (const OperandRange &R : Operands->at(Where))
      Builder << clang::SourceRange(clang::SourceLocation::getFromRawEncoding(uint32_t(R.Begin)),
                                    clang::SourceLocation::getFromRawEncoding(uint32_t(R.End)));
  }

  std::optional<OperandRanges> Operands;
  clang::DiagnosticsEngine &Engine;
  unsigned Ids[size_t(Diagnostic::Count)] = {};
  bool Off[size_t(Diagnostic::Count)] = {}; ///< disabled warnings
  llvm::DenseSet<uint32_t> Shown;           ///< places of errors
  std::string Suggested;                    ///< the name that the next message suggests
  Location SuggestedAt = Location::None;    ///< declaration of the suggested name
  /// The last error was not shown, so its notes are not shown either.
  bool Hidden = false;
};

Diagnostics::Diagnostics(clang::DiagnosticsEngine &Engine)
    : Impl(std::make_unique<Implementation>(Engine)) {}
Diagnostics::~Diagnostics() = default;

void Diagnostics::report(Location Where, Location Begin, Location End, Diagnostic Message,
                         std::initializer_list<llvm::StringRef> Arguments) {
  Severity Level = Rows[size_t(Message)].Level;
  if (const Row &R = Rows[size_t(Message)]; Level == Severity::Error && *R.Flag) {
    const auto Flagged = Impl->flaggedSeverity(R);
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
  const std::string Suggested = std::exchange(Impl->Suggested, {});
  if (Impl->Hidden && (Level == Severity::Error || Level == Severity::Note))
    return;
  auto ClangLocation = [](Location L) {
    return clang::SourceLocation::getFromRawEncoding(uint32_t(L));
  };
  const unsigned Id = Impl->idOf(Message);
  if (Impl->Off[size_t(Message)])
    return;
  {
    clang::DiagnosticBuilder Builder = Impl->Engine.Report(ClangLocation(Where), Id);
    Impl->addEdit(Builder, ClangLocation(Where), Message, Arguments);
    for (llvm::StringRef A : Arguments)
      Builder << A;
    // A text may end in an optional argument: a suggestion.
    for (size_t I = Arguments.size(); I < MostArguments; ++I)
      Builder << "";
    if (Begin != Location::None && End != Location::None)
      Builder << clang::SourceRange(ClangLocation(Begin), ClangLocation(End));
    else
      Impl->addOperands(Builder, Where, Message);
  }
  const std::string Ending = "; did you mean '" + Suggested + "'?";
  if (!Suggested.empty() && llvm::is_contained(Arguments, llvm::StringRef(Ending)))
    report(Impl->SuggestedAt, Diagnostic::declared_here, {Suggested});
}

void Diagnostics::setSuggested(llvm::StringRef Name, Location Where) {
  Impl->Suggested = Where == Location::None ? "" : Name.str();
  Impl->SuggestedAt = Where;
}

void Diagnostics::setTokens(const Tokens *Source) {
  Impl->Operands.reset();
  if (Source)
    Impl->Operands.emplace(*Source);
}

/// Warnings of the steps after the front end.
static constexpr llvm::StringLiteral OtherFlags[] = {"unset-output", "uninitialized", "inline-asm"};

static bool isWarningGroup(llvm::StringRef Word) {
  static constexpr llvm::StringLiteral Groups[] = {"error",          "all",          "extra",
                                                   "everything",     "fatal-errors", "most",
                                                   "system-headers", "pedantic",     "unused"};
  return llvm::is_contained(Groups, Word) || llvm::is_contained(OtherFlags, Word) ||
         clang::DiagnosticIDs::getGroupForWarningOption(Word) ||
         llvm::any_of(Rows, [&](const Row &R) { return *R.Flag && Word == R.Flag; });
}

void Diagnostics::checkWarningOptions() {
  for (const std::string &Option : Impl->Engine.getDiagnosticOptions().Warnings) {
    llvm::StringRef Word = Option;
    Word.consume_front("no-");
    Word.consume_front("error=");
    if (isWarningGroup(Word))
      continue;
    const std::string Spelled = "-W" + Word.str();
    dxil::contract::NearestName Nearest(Spelled);
    for (const Row &R : Rows)
      if (*R.Flag)
        Nearest.consider(std::string("-W") + R.Flag);
    for (llvm::StringRef Flag : OtherFlags)
      Nearest.consider("-W" + Flag.str());
    report(Location::None, Diagnostic::unknown_warning_option, {Option, Nearest.suggestion()});
  }
}

void Diagnostics::report(Location Where, Diagnostic Message,
                         std::initializer_list<llvm::StringRef> Arguments) {
  report(Where, Location::None, Location::None, Message, Arguments);
}

void Diagnostics::reportAfter(Location Where, Diagnostic Message,
                              std::initializer_list<llvm::StringRef> Arguments) {
  const clang::SourceLocation Token = clang::SourceLocation::getFromRawEncoding(uint32_t(Where));
  const clang::SourceLocation End = clang::Lexer::getLocForEndOfToken(
      Token, 0, Impl->Engine.getSourceManager(), clang::LangOptions());
  report(End.isValid() ? Location(End.getRawEncoding()) : Where, Message, Arguments);
}

Diagnostics::Attempt::Attempt(Diagnostics &D) : D(D), Before(D.SilentErrors) {
  ++D.SilentDepth;
}
Diagnostics::Attempt::~Attempt() {
  --D.SilentDepth;
}

} // namespace dxil::frontend
