// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MessagePrinter.h"

#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/TextDiagnostic.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using Level = clang::DiagnosticsEngine::Level;

namespace dxil::frontend {

/// Longer source lines are cut around the caret.
constexpr unsigned MostColumns = 160;

/// clang's renderer, except that it cuts only source lines: a message is one line, however long.
class Renderer : public clang::TextDiagnostic {
public:
  using TextDiagnostic::TextDiagnostic;

protected:
  void emitCodeContext(clang::FullSourceLoc Loc, Level L,
                       SmallVectorImpl<clang::CharSourceRange> &Ranges,
                       ArrayRef<clang::FixItHint> Hints) override {
    DiagOpts.MessageLength = MostColumns;
    TextDiagnostic::emitCodeContext(Loc, L, Ranges, Hints);
    DiagOpts.MessageLength = 0;
  }
};

void setStyle(clang::DiagnosticOptions &Options, const MessageStyle &Style) {
  using Format = MessageStyle::Format;
  Options.setFormat(Style.Places == Format::MSVC ? clang::TextDiagnosticFormat::MSVC
                    : Style.Places == Format::Vi ? clang::TextDiagnosticFormat::Vi
                                                 : clang::TextDiagnosticFormat::Clang);
  Options.ShowColors = Style.Colors;
  Options.ShowOptionNames = Style.ShowFlags;
  Options.ShowColumn = Style.ShowColumns;
  Options.ShowCarets = Style.ShowLines;
  Options.ShowPresumedLoc = Style.FollowLineDirectives;
}

//===-- Of the front end ---------------------------------------------------------------------===//

KeepingPrinter::KeepingPrinter(raw_ostream &OS, clang::DiagnosticOptions &Options)
    : OS(OS), Options(Options) {}
KeepingPrinter::~KeepingPrinter() = default;

void KeepingPrinter::BeginSourceFile(const clang::LangOptions &Language,
                                     const clang::Preprocessor *PP) {
  Placed = std::make_unique<Renderer>(OS, Language, Options, PP);
}

void KeepingPrinter::EndSourceFile() {
  Placed.reset();
}

/// Returns the flag of clang's own warnings; the front end's messages end in their flag.
static StringRef flagOf(const clang::Diagnostic &Info) {
  return Info.getDiags()->getDiagnosticIDs()->getWarningOptionForDiag(Info.getID());
}

void KeepingPrinter::HandleDiagnostic(Level L, const clang::Diagnostic &Info) {
  DiagnosticConsumer::HandleDiagnostic(L, Info);
  if (L == Level::Ignored)
    return;
  SmallString<128> Text;
  Info.FormatDiagnostic(Text);
  print(L, Info, Text);
  keep(L, Info, Text);
}

void KeepingPrinter::print(Level L, const clang::Diagnostic &Info, StringRef Text) {
  std::string Shown = Text.str();
  const bool IsWarning = Info.getDiags()->getDiagnosticIDs()->isWarningOrExtension(Info.getID());
  if (StringRef Flag = flagOf(Info); IsWarning && !Flag.empty() && Options.ShowOptionNames)
    Shown += (L >= Level::Error ? " [-Werror,-W" : " [-W") + Flag.str() + "]";
  if (!Options.ShowOptionNames)
    Shown.resize(StringRef(Shown).split(" [-W").first.size());
  if (Placed && Info.getLocation().isValid()) {
    Placed->emitDiagnostic(clang::FullSourceLoc(Info.getLocation(), Info.getSourceManager()), L,
                           Shown, Info.getRanges(), Info.getFixItHints());
  } else {
    clang::TextDiagnostic::printDiagnosticLevel(OS, L, Options.ShowColors);
    clang::TextDiagnostic::printDiagnosticMessage(OS, L == Level::Note, Shown, 0, 0,
                                                  Options.ShowColors);
  }
  OS.flush();
}

void KeepingPrinter::keep(Level L, const clang::Diagnostic &Info, StringRef Text) {
  Message &M = Messages.emplace_back();
  Places.push_back(Info.getLocation());
  M.Severity = L >= Level::Error     ? Message::Kind::Error
               : L == Level::Warning ? Message::Kind::Warning
                                     : Message::Kind::Note;
  auto [Body, Flag] = Text.split(" [-W");
  M.Text = Body.str();
  M.Flag = Flag.empty() ? flagOf(Info).str() : Flag.drop_back().str();
  if (!Info.hasSourceManager() || Info.getLocation().isInvalid())
    return;
  const clang::PresumedLoc Position = Info.getSourceManager().getPresumedLoc(Info.getLocation());
  if (Position.isInvalid())
    return;
  M.File = Position.getFilename();
  M.Line = Position.getLine();
  M.Column = Position.getColumn();
}

//===-- Of what comes after the front end ----------------------------------------------------===//

static Level levelOf(Message::Kind K) {
  switch (K) {
  case Message::Kind::Note: return Level::Note;
  case Message::Kind::Warning: return Level::Warning;
  case Message::Kind::Error: break;
  }
  return Level::Error;
}

/// Prints `file:line:column: error: text` without the source line.
static void printAlone(raw_ostream &OS, const MessageStyle &Style, const Message &M,
                       StringRef Text) {
  using Format = MessageStyle::Format;
  const bool IsMSVC = Style.Places == Format::MSVC;
  if (Style.Colors)
    OS.changeColor(raw_ostream::SAVEDCOLOR, /*Bold=*/true);
  OS << M.File << (IsMSVC ? "(" : Style.Places == Format::Vi ? " +" : ":") << M.Line;
  if (Style.ShowColumns)
    OS << (IsMSVC ? "," : ":") << M.Column;
  OS << (IsMSVC ? "): " : ": ");
  if (Style.Colors)
    OS.resetColor();
  clang::TextDiagnostic::printDiagnosticLevel(OS, levelOf(M.Severity), Style.Colors);
  clang::TextDiagnostic::printDiagnosticMessage(OS, M.Severity == Message::Kind::Note, Text, 0, 0,
                                                Style.Colors);
}

void printMessage(raw_ostream &OS, const MessageStyle &Style, const Message &M, StringRef Text,
                  std::unique_ptr<MemoryBuffer> Source) {
  if (!Source || !Style.ShowLines)
    return printAlone(OS, Style, M, Text);
  clang::DiagnosticOptions Options;
  setStyle(Options, Style);
  clang::FileManager Files{clang::FileSystemOptions()};
  clang::IgnoringDiagConsumer Nobody;
  clang::DiagnosticsEngine Engine(clang::DiagnosticIDs::create(), Options, &Nobody,
                                  /*ShouldOwnClient=*/false);
  clang::SourceManager Sources(Engine, Files);
  const clang::FileID File =
      Sources.createFileID(MemoryBuffer::getMemBufferCopy(Source->getBuffer(), M.File));
  Sources.setMainFileID(File);
  const clang::SourceLocation Where = Sources.translateLineCol(File, M.Line, M.Column);
  // A place outside of the text belongs to another file: the text does not show it.
  if (Where.isInvalid() || Sources.getSpellingLineNumber(Where) != M.Line)
    return printAlone(OS, Style, M, Text);
  const clang::LangOptions Language;
  Renderer(OS, Language, Options)
      .emitDiagnostic(clang::FullSourceLoc(Where, Sources), levelOf(M.Severity), Text, {}, {});
}

} // namespace dxil::frontend
