// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Source.h"
#include "Dialect.h"
#include "Includes.h"
#include "Literals.h"
#include "MacroQuestions.h"
#include "MessagePrinter.h"
#include "Predefines.h"
#include "Punctuation.h"
#include "SlashedFiles.h"
#include "SourceLimits.h"
#include "TokenDigest.h"
#include "TokenReplay.h"
#include "dxil/contract/NearestName.h"
#include "dxil/frontend/Frontend.h"

#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Basic/TargetOptions.h"
#include "clang/Frontend/PreprocessorOutputOptions.h"
#include "clang/Frontend/Utils.h"
#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Lex/LiteralSupport.h"
#include "clang/Lex/ModuleLoader.h"
#include "clang/Lex/Pragma.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <cmath>

using namespace llvm;

namespace dxil::frontend {
namespace {

// A larger preprocessed source is hostile: a token takes 12 bytes.
constexpr size_t MostTokens = size_t(1) << 24;

Location locationOf(clang::SourceLocation L) {
  return Location(L.getRawEncoding());
}

// Reports `#ident`, which HLSL does not have.
class IdentReporter : public clang::PPCallbacks {
public:
  explicit IdentReporter(Diagnostics &Diags) : Diags(Diags) {}
  void Ident(clang::SourceLocation Where, StringRef) override {
    Diags.report(locationOf(Where), Diagnostic::invalid_directive, {"ident"});
  }

private:
  Diagnostics &Diags;
};

// `#pragma pack_matrix(row_major)` becomes a token, since it applies from its place on. The token
// is an annotation of clang's with the value 1 for row_major and 2 for column_major.
class PackMatrixHandler : public clang::PragmaHandler {
public:
  explicit PackMatrixHandler(Diagnostics &Diags) : PragmaHandler("pack_matrix"), Diags(Diags) {}

  void HandlePragma(clang::Preprocessor &PP, clang::PragmaIntroducer,
                    clang::Token &First) override {
    clang::Token Tok;
    PP.Lex(Tok);
    if (Tok.isNot(clang::tok::l_paren))
      return wrong(First);
    PP.Lex(Tok);
    const StringRef Order = Tok.getIdentifierInfo() ? Tok.getIdentifierInfo()->getName() : "";
    PP.Lex(Tok);
    if (Tok.isNot(clang::tok::r_paren) || (Order != "row_major" && Order != "column_major"))
      return wrong(First);
    const clang::SourceLocation End = Tok.getLocation();
    while (Tok.isNot(clang::tok::eod))
      PP.LexUnexpandedToken(Tok);
    auto Toks = std::make_unique<clang::Token[]>(1);
    Toks[0].startToken();
    Toks[0].setKind(clang::tok::annot_pragma_pack);
    Toks[0].setLocation(First.getLocation());
    Toks[0].setAnnotationEndLoc(End);
    Toks[0].setAnnotationValue(reinterpret_cast<void *>(uintptr_t(Order == "row_major" ? 1 : 2)));
    PP.EnterTokenStream(std::move(Toks), 1, /*DisableMacroExpansion=*/true, /*IsReinject=*/false);
  }

private:
  void wrong(const clang::Token &Token) {
    Diags.report(locationOf(Token.getLocation()), Diagnostic::bad_pack_matrix);
  }
  Diagnostics &Diags;
};

// A pragma whose words have a meaning only for other tools or the optimizer of Direct3D 9.
class IgnoredPragma : public clang::PragmaHandler {
public:
  using PragmaHandler::PragmaHandler;
  void HandlePragma(clang::Preprocessor &PP, clang::PragmaIntroducer, clang::Token &) override {
    clang::Token Tok;
    do
      PP.LexUnexpandedToken(Tok);
    while (Tok.isNot(clang::tok::eod));
  }
};

} // namespace

struct Source::Implementation {
  Implementation(const Input &In, const Options &Opts, raw_ostream &Messages)
      : In(In), Opts(Opts), Language(languageOptions()),
        Files(clang::FileSystemOptions(), slashedFiles(In.Files)), Messages(Messages),
        Printer(new KeepingPrinter(Messages, DiagOptions)),
        Engine(clang::DiagnosticIDs::create(), DiagOptions, Printer), Sources(Engine, Files),
        Diags(Engine) {
    setStyle(DiagOptions, In.Messages);
    PPOpts.DisablePragmaDebugCrash = true;
    // Warnings of newer versions of clang that DXC does not have.
    DiagOptions.Warnings = {"no-nonportable-include-path", "no-expansion-to-defined",
                            "no-unknown-directives", "no-microsoft-include"};
    DiagOptions.Warnings.insert(DiagOptions.Warnings.end(), In.WarningOptions.begin(),
                                In.WarningOptions.end());
    for (std::string &W : DiagOptions.Warnings)
      if (StringRef(W).starts_with("W"))
        W.erase(0, 1);
    DiagOptions.IgnoreWarnings = In.NoWarnings;
    Engine.setIgnoreAllWarnings(In.NoWarnings);
    Engine.setErrorLimit(In.Messages.MostErrors);
    Engine.setWarningsAsErrors(is_contained(DiagOptions.Warnings, "error"));
    clang::ProcessWarningOptions(Engine, DiagOptions, Files.getVirtualFileSystem(), false);
    Diags.checkWarningOptions();
    TargetOpts.Triple = "dxil-unknown-shadermodel6.0-compute";
    Target.reset(clang::TargetInfo::CreateTargetInfo(Engine, TargetOpts));
    SearchOpts.UseBuiltinIncludes = SearchOpts.UseStandardSystemIncludes =
        SearchOpts.UseStandardCXXIncludes = false;
    for (const std::string &Path : In.IncludePaths)
      SearchOpts.AddPath(Path, clang::frontend::Angled, false, true);
  }

  bool open();
  Tokens lex(NameTable &Names);
  void convert(const clang::Token &T, NameTable &Names, Tokens &Out);
  void number(const clang::Token &T, Tokens &Out, NameTable &Names);
  void character(const clang::Token &T, Tokens &Out);
  void string(const clang::Token &T, Tokens &Out);
  void addPragmas();
  Name nameOf(clang::IdentifierInfo &Word, NameTable &Names);

  const Input &In;
  const Options &Opts;
  clang::LangOptions Language;
  clang::FileManager Files;
  clang::DiagnosticOptions DiagOptions;
  raw_ostream &Messages;
  KeepingPrinter *Printer; ///< the engine owns it
  clang::DiagnosticsEngine Engine;
  clang::SourceManager Sources;
  Diagnostics Diags;
  clang::TargetOptions TargetOpts;
  std::unique_ptr<clang::TargetInfo> Target;
  clang::HeaderSearchOptions SearchOpts;
  clang::PreprocessorOptions PPOpts;
  clang::TrivialModuleLoader Modules;
  std::vector<std::string> Included;
  std::unique_ptr<clang::HeaderSearch> Search;
  SourceTraits *Traits = nullptr;                ///< the preprocessor owns it
  MacroQuestions *Questions = nullptr;           ///< so this one; null unless they are recorded
  IncludeSearch *Searching = nullptr;            ///< so this one
  std::string PrintedText;                       ///< of preprocess()
  raw_string_ostream PrintedTokens{PrintedText}; ///< callbacks of the preprocessor keep it
  std::unique_ptr<clang::Preprocessor> PP;
  SmallString<64> Buffer;
};

bool Source::Implementation::open() {
  clang::FileID Main;
  if (In.Text) {
    Main = Sources.createFileID(
        withSlashedIncludes(MemoryBuffer::getMemBufferCopy(*In.Text, In.File)));
  } else {
    Expected<clang::FileEntryRef> File = Files.getFileRef(In.File, /*OpenFile=*/true);
    if (!File) {
      Diags.report(Location::None, Diagnostic::cannot_read_file,
                   {In.File, toString(File.takeError())});
      return false;
    }
    Main = Sources.createFileID(*File, clang::SourceLocation(), clang::SrcMgr::C_User);
  }
  Sources.setMainFileID(Main);
  Search =
      std::make_unique<clang::HeaderSearch>(SearchOpts, Sources, Engine, Language, Target.get());
  clang::ApplyHeaderSearchOptions(*Search, SearchOpts, Language, Target->getTriple());
  PP = std::make_unique<clang::Preprocessor>(PPOpts, Engine, Language, Sources, *Search, Modules);
  PP->Initialize(*Target);
  PP->setPredefines(predefines(In, Opts));
  auto OwnSearching = std::make_unique<IncludeSearch>(Language);
  Searching = OwnSearching.get();
  PP->addPPCallbacks(std::move(OwnSearching));
  if (Opts.LegacyMacros)
    PP->addPPCallbacks(std::make_unique<LegacyMacros>(*PP));
  PP->addPPCallbacks(std::make_unique<IncludeLimit>(*PP));
  PP->addPPCallbacks(std::make_unique<MacroLimit>(*PP, Diags));
  PP->addPPCallbacks(std::make_unique<IdentReporter>(Diags));
  auto OwnTraits = std::make_unique<SourceTraits>();
  Traits = OwnTraits.get();
  PP->addPPCallbacks(std::move(OwnTraits));
  if (In.FindCached) {
    auto OwnQuestions = std::make_unique<MacroQuestions>();
    Questions = OwnQuestions.get();
    PP->addPPCallbacks(std::move(OwnQuestions));
  }
  raw_ostream *Shown = In.IncludeList ? In.IncludeList : &Messages;
  PP->addPPCallbacks(
      std::make_unique<Includes>(Sources, Included, In.ShowIncludes ? Shown : nullptr));
  Printer->BeginSourceFile(Language, PP.get());
  return true;
}

void Source::Implementation::addPragmas() {
  PP->AddPragmaHandler(new PackMatrixHandler(Diags));
  for (const char *Word : {"warning", "def", "ruledisable", "message"})
    if (StringRef(Word) != "message")
      PP->AddPragmaHandler(new IgnoredPragma(Word));
}

Name Source::Implementation::nameOf(clang::IdentifierInfo &Word, NameTable &Names) {
  // clang's entry of the identifier keeps the number, so that each spelling is looked up once.
  // Numbers begin at 1.
  if (void *Number = Word.getFETokenInfo())
    return Name(reinterpret_cast<uintptr_t>(Number) >> 4);
  const Name N = Names.intern(Word.getName());
  Word.setFETokenInfo(reinterpret_cast<void *>(uintptr_t(N) << 4));
  return N;
}

void Source::Implementation::number(const clang::Token &T, Tokens &Out, NameTable &Names) {
  Buffer.clear();
  const StringRef Spelling = PP->getSpelling(T, Buffer);
  const Number N = readNumber(Spelling);
  const Location Where = locationOf(T.getLocation());
  switch (N.Wrong) {
  case Number::Problem::TooLarge: Diags.report(Where, Diagnostic::integer_too_large); break;
  case Number::Problem::Suffix: Diags.report(Where, Diagnostic::bad_number_suffix, {N.Rest}); break;
  case Number::Problem::Malformed: Diags.report(Where, Diagnostic::bad_number, {Spelling}); break;
  case Number::Problem::None:
    if (N.IsHalf && !Opts.Native16)
      Diags.report(Where, Diagnostic::half_suffix);
    break;
  }
  Token Tok{N.IsFloat ? TokenKind::Float : TokenKind::Integer, T.isAtStartOfLine(),
            T.hasLeadingSpace(), Where,
            uint32_t(N.IsFloat ? Out.Floats.size() : Out.Integers.size())};
  N.IsFloat ? Out.Floats.push_back(N.Float) : Out.Integers.push_back(N.Integer);
  Out.All.push_back(Tok);
  if (N.Wrong != Number::Problem::None || N.Rest.empty())
    return;
  // The swizzle after the number: dots and words.
  StringRef Rest = N.Rest;
  while (!Rest.empty()) {
    const uint32_t Offset = Spelling.size() - Rest.size();
    const Location Dot =
        T.needsCleaning() ? Where : locationOf(T.getLocation().getLocWithOffset(Offset));
    if (Rest.consume_front(".")) {
      Out.All.push_back({TokenKind::Dot, false, false, Dot, 0});
      continue;
    }
    const StringRef Word = Rest.take_while([](char C) { return isAlnum(C) || C == '_'; });
    if (Word.empty() || isDigit(Word[0])) {
      Diags.report(Where, Diagnostic::bad_number, {Spelling});
      return;
    }
    Out.All.push_back({TokenKind::Name, false, false, Dot, uint32_t(Names.intern(Word))});
    Rest = Rest.drop_front(Word.size());
  }
}

// A character literal is an integer.
void Source::Implementation::character(const clang::Token &T, Tokens &Out) {
  Buffer.clear();
  const StringRef Spelling = PP->getSpelling(T, Buffer);
  clang::CharLiteralParser Literal(Spelling.begin(), Spelling.end(), T.getLocation(), *PP,
                                   T.getKind());
  if (!Literal.hadError() && Literal.isMultiChar())
    Diags.report(locationOf(T.getLocation()), Diagnostic::several_characters, {Spelling});
  Out.All.push_back({TokenKind::Integer, T.isAtStartOfLine(), T.hasLeadingSpace(),
                     locationOf(T.getLocation()), uint32_t(Out.Integers.size())});
  Out.Integers.push_back({Literal.hadError() ? 0 : Literal.getValue(), IntegerSuffix::None});
}

void Source::Implementation::string(const clang::Token &T, Tokens &Out) {
  clang::StringLiteralParser Literal(T, *PP);
  const StringRef Text = Literal.hadError ? "" : Literal.GetString();
  if (!Out.All.empty() && Out.All.back().is(TokenKind::String)) {
    Out.Strings.back() += Text;
    return;
  }
  Out.All.push_back({TokenKind::String, T.isAtStartOfLine(), T.hasLeadingSpace(),
                     locationOf(T.getLocation()), uint32_t(Out.Strings.size())});
  Out.Strings.push_back(Text.str());
}

void Source::Implementation::convert(const clang::Token &T, NameTable &Names, Tokens &Out) {
  const Location Where = locationOf(T.getLocation());
  if (T.isAnnotation()) {
    if (T.is(clang::tok::annot_pragma_pack))
      Out.All.push_back({reinterpret_cast<uintptr_t>(T.getAnnotationValue()) == 1
                             ? TokenKind::PragmaRowMajor
                             : TokenKind::PragmaColumnMajor,
                         true, false, Where, 0});
    return;
  }
  if (clang::IdentifierInfo *Word = T.getIdentifierInfo()) {
    const Name N = nameOf(*Word, Names);
    // `1.#INF`: a float with a dot at its end, a hash and a word.
    if (Out.All.size() >= 2 && Word->getName() == "INF" && Out.All.back().is(TokenKind::Hash) &&
        Out.All[Out.All.size() - 2].is(TokenKind::Float) && !T.hasLeadingSpace()) {
      Out.All.pop_back();
      Out.Floats[Out.All.back().Value].Value = INFINITY;
      return;
    }
    Out.All.push_back(
        {TokenKind::Name, T.isAtStartOfLine(), T.hasLeadingSpace(), Where, uint32_t(N)});
    return;
  }
  if (T.is(clang::tok::numeric_constant))
    return number(T, Out, Names);
  if (T.is(clang::tok::char_constant))
    return character(T, Out);
  if (T.is(clang::tok::string_literal))
    return string(T, Out);
  const TokenKind Kind = punctuation(T.getKind());
  if (Kind == TokenKind::Unknown) {
    Buffer.clear();
    Diags.report(Where, Diagnostic::stray_character, {PP->getSpelling(T, Buffer)});
    return;
  }
  Out.All.push_back({Kind, T.isAtStartOfLine(), T.hasLeadingSpace(), Where, 0});
}

Tokens Source::Implementation::lex(NameTable &Names) {
  addPragmas();
  PP->EnterMainSourceFile();
  Tokens Out;
  Out.All.reserve(1 << 14);
  clang::Token T;
  auto Next = [&] {
    Searching->begin();
    PP->Lex(T);
  };
  std::optional<TokenReplay> Replay;
  if (In.Tokens)
    Replay.emplace(*In.Tokens, *PP);
  for (Next(); T.isNot(clang::tok::eof); Next()) {
    convert(T, Names, Out);
    if (Out.All.size() > MostTokens) {
      Diags.report(locationOf(T.getLocation()), Diagnostic::too_many_tokens, {utostr(MostTokens)});
      break;
    }
    if (Replay)
      Replay->advance(T, Out, MostTokens,
                      [&](clang::IdentifierInfo &Word) { return nameOf(Word, Names); });
  }
  Out.All.push_back({TokenKind::EndOfFile, true, false, locationOf(T.getLocation()), 0});
  PP->EndSourceFile();
  return Out;
}

Source::Source(const Input &In, const Options &Opts, raw_ostream &Messages)
    : Impl(std::make_unique<Implementation>(In, Opts, Messages)) {}
Source::~Source() = default;

bool Source::open() {
  return Impl->open();
}

Tokens Source::lex(NameTable &Names) {
  Tokens Out = Impl->lex(Names);
  return Out;
}

/// Writes preprocessed text without the `#line` of predefined macros, as dxc does. clang enters
/// them after the first line and returns from them by a copy of it.
static void printWithoutPredefines(StringRef Text, raw_ostream &Out) {
  constexpr StringRef Predefines = "#line 1 \"<built-in>\"\n";
  const StringRef First = Text.take_front(Text.find('\n') + 1);
  const std::string Detour = (Predefines + First).str();
  Out << First;
  Text = Text.drop_front(First.size());
  (void)Text.consume_front(Detour);
  while (!Text.empty()) {
    (void)Text.consume_front(Predefines);
    const size_t Line = std::min(Text.find('\n'), Text.size() - 1) + 1;
    Out << Text.take_front(Line);
    Text = Text.drop_front(Line);
  }
}

void Source::preprocess(raw_ostream &Out) {
  clang::PreprocessorOutputOptions Style;
  Style.ShowCPP = true;
  Style.UseLineDirectives = true;
  Impl->PP->setTokenWatcher([this](const clang::Token &) { Impl->Searching->begin(); });
  clang::DoPrintPreprocessedInput(*Impl->PP, &Impl->PrintedTokens, Style);
  printWithoutPredefines(Impl->PrintedText, Out);
  Impl->PP->EndSourceFile();
}

Tokens Source::lexText(StringRef Name, StringRef Text, NameTable &Names) {
  // A raw lexer: macros of the source must not affect the library, and to create a preprocessor
  // takes longer than to read all of these texts. As a system file the text gets no warnings, which
  // users could not fix.
  const clang::FileID Id = Impl->Sources.createFileID(MemoryBuffer::getMemBufferCopy(Text, Name),
                                                      clang::SrcMgr::C_System);
  clang::Lexer Raw(Id, Impl->Sources.getBufferOrFake(Id), Impl->Sources, Impl->Language);
  Tokens Out;
  clang::Token T;
  for (Raw.LexFromRawLexer(T); T.isNot(clang::tok::eof); Raw.LexFromRawLexer(T)) {
    if (T.is(clang::tok::raw_identifier))
      Impl->PP->LookUpIdentifierInfo(T);
    Impl->convert(T, Names, Out);
  }
  Out.All.push_back({TokenKind::EndOfFile, true, false, locationOf(T.getLocation()), 0});
  return Out;
}

/// Returns the expansion of \p Word: the text of its strings, and other tokens as spelled.
std::optional<Source::Macro> Source::macro(StringRef Word) {
  constexpr size_t Longest = 1 << 20;
  clang::Preprocessor &PP = *Impl->PP;
  const clang::MacroInfo *Defined = PP.getMacroInfo(PP.getIdentifierInfo(Word));
  if (!Defined)
    return std::nullopt;
  const clang::FileID Id = Impl->Sources.createFileID(MemoryBuffer::getMemBufferCopy(Word, Word));
  PP.EnterSourceFile(Id, nullptr, clang::SourceLocation());
  std::string Text;
  clang::Token T;
  for (PP.Lex(T); T.isNot(clang::tok::eof) && Text.size() <= Longest; PP.Lex(T)) {
    if (T.is(clang::tok::string_literal)) {
      clang::StringLiteralParser Literal(T, PP);
      Text += Literal.hadError ? StringRef() : Literal.GetString();
    } else if (!T.isAnnotation()) {
      Text += PP.getSpelling(T);
    }
  }
  return Macro{std::move(Text), Location(Defined->getDefinitionLoc().getRawEncoding())};
}

std::string Source::nearestMacro(StringRef Word) const {
  std::vector<StringRef> Words; // the preprocessor's table has no order
  for (const auto &[Identifier, State] : Impl->PP->macros())
    if (const clang::MacroInfo *Defined = Impl->PP->getMacroInfo(Identifier);
        Defined && !Impl->Sources.isWrittenInBuiltinFile(Defined->getDefinitionLoc()))
      Words.push_back(Identifier->getName());
  sort(Words);
  contract::NearestName Nearest(Word);
  for (StringRef Other : Words)
    Nearest.consider(Other);
  return Nearest.suggestion();
}

std::vector<std::string> Source::files() const {
  std::vector<std::string> Result;
  const clang::SourceManager &SM = Impl->Sources;
  for (unsigned I = 0; I != SM.local_sloc_entry_size(); ++I) {
    const clang::SrcMgr::SLocEntry &Entry = SM.getLocalSLocEntry(I);
    if (!Entry.isFile() || !Entry.getFile().getContentCache().OrigEntry)
      continue;
    std::string Path = Entry.getFile().getContentCache().OrigEntry->getName().str();
    if (!is_contained(Result, Path))
      Result.push_back(std::move(Path));
  }
  return Result;
}

std::string Source::text(size_t Index) const {
  const std::vector<std::string> All = files();
  auto Text = Impl->Files.getBufferForFile(All[Index]);
  return Text ? (*Text)->getBuffer().str() : std::string();
}

Source::Position Source::position(Location Where, bool IsInText) const {
  const clang::PresumedLoc Position = Impl->Sources.getPresumedLoc(
      Impl->Sources.getExpansionLoc(clang::SourceLocation::getFromRawEncoding(uint32_t(Where))),
      Impl->In.Messages.FollowLineDirectives && !IsInText);
  if (Position.isInvalid())
    return {};
  return {Position.getFilename(), Position.getLine(), Position.getColumn()};
}

bool Source::failed() const {
  return Impl->Engine.hasErrorOccurred();
}

bool Source::dependsOnTime() const {
  return Impl->Traits && Impl->Traits->DependsOnTime;
}
bool Source::tokensSayAll() const {
  return Impl->Traits && !Impl->Traits->DirectsMessages && Impl->Printer->Messages.empty() &&
         !Impl->In.ShowIncludes;
}

AskedMacros Source::askedMacros() const {
  return Impl->Questions ? Impl->Questions->answer(*Impl->PP, Impl->In.Defines) : AskedMacros();
}

std::vector<std::string> Source::takeIncluded() {
  return std::move(Impl->Included);
}
std::vector<Message> Source::takeMessages() {
  return std::move(Impl->Printer->Messages);
}

std::vector<Location> Source::messagePlaces() const {
  std::vector<Location> Places;
  for (clang::SourceLocation Where : Impl->Printer->Places)
    Places.push_back(inFile(Location(Where.getRawEncoding())));
  return Places;
}

Location Source::inFile(Location Where) const {
  return Location(
      Impl->Sources.getExpansionLoc(clang::SourceLocation::getFromRawEncoding(uint32_t(Where)))
          .getRawEncoding());
}

Diagnostics &Source::diagnostics() {
  return Impl->Diags;
}

void Source::finish() {
  Impl->Printer->EndSourceFile();
}

} // namespace dxil::frontend
