// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Words.h"

#include "AtomicTargets.h"
#include "BindingWords.h"
#include "ControlFlowWords.h"
#include "MatrixElements.h"
#include "Precise.h"
#include "SamplerStates.h"
#include "SharedObjects.h"
#include "StageWords.h"
#include "TextureParts.h"
#include "TypeWords.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TargetParser/Triple.h"

#include <optional>

using namespace clang;

namespace dxil {
namespace {

constexpr llvm::StringLiteral RenamedPrefix = "DXIL_";

// Modifiers that are nothing else in HLSL: macros. The attribute keeps its place in the
// declaration.
constexpr llvm::StringLiteral ReservedModifiers[] = {"nointerpolation", "noperspective"};
// Modifiers that are names of variables as well: a macro by another name of the same length,
// which stands in the text where the word is a modifier.
constexpr llvm::StringLiteral WordModifiers[] = {"linear", "centroid", "sample"};

std::string standIn(llvm::StringRef Modifier) { return ("__" + Modifier.drop_front(2)).str(); }

std::string wordMacros() {
  std::string Text;
  auto Define = [&](llvm::StringRef Name, llvm::StringRef Modifier) {
    Text += ("#define " + Name + " __attribute__((annotate(\"" + ModifierPrefix + Modifier +
             "\")))\n")
                .str();
  };
  for (llvm::StringRef M : ReservedModifiers)
    Define(M, M);
  for (llvm::StringRef M : WordModifiers)
    Define(standIn(M), M);
  // What is not static is uniform anyway.
  return Text + "#define uniform\n";
}

/// \p Text with stand-ins for words that are modifiers, which are those before another word;
/// nothing if there are none.
std::optional<std::string> markModifiers(llvm::StringRef Text, const LangOptions &Options) {
  std::optional<std::string> Marked;
  Lexer Lex(SourceLocation(), Options, Text.begin(), Text.begin(), Text.end());
  Token Tok;
  llvm::StringRef Last;
  bool Done = false;
  while (!Done) {
    Done = Lex.LexFromRawLexer(Tok);
    llvm::StringRef Word = Tok.is(tok::raw_identifier) ? Tok.getRawIdentifier() : llvm::StringRef();
    if (!Word.empty() && llvm::is_contained(WordModifiers, Last)) {
      if (!Marked)
        Marked = Text.str();
      Marked->replace(size_t(Last.data() - Text.data()), 2, "__");
    }
    Last = Word;
  }
  return Marked;
}

/// Names of included files with the slashes that every system understands.
bool slashIncludes(std::string &Text) {
  bool Changed = false;
  for (size_t At = Text.find("include"); At != std::string::npos; At = Text.find("include", At + 1)) {
    size_t End = std::min(Text.find('\n', At), Text.size());
    llvm::StringRef Before = llvm::StringRef(Text).take_front(At).rtrim(" \t");
    size_t Quote = Text.find_first_not_of(" \t", At + llvm::StringLiteral("include").size());
    if (!Before.ends_with("#") || Quote >= End || (Text[Quote] != '"' && Text[Quote] != '<'))
      continue;
    size_t Close = std::min(Text.find(Text[Quote] == '<' ? '>' : '"', Quote + 1), End);
    for (size_t I = Quote; I < Close; ++I)
      if (Text[I] == '\\') {
        Text[I] = '/';
        Changed = true;
      }
  }
  return Changed;
}

/// What is compiled for: `ps_6_0`.
std::string profileOf(CompilerInstance &CI) {
  const llvm::Triple &T = CI.getTarget().getTriple();
  llvm::VersionTuple Model = T.getOSVersion();
  std::string Stage = "lib";
  if (T.getEnvironment() != llvm::Triple::Library)
    Stage = (llvm::Triple::getEnvironmentTypeName(T.getEnvironment()).take_front() + "s").str();
  return (Stage + "_" + llvm::Twine(Model.getMajor()) + "_" + llvm::Twine(Model.getMinor().value_or(0))).str();
}

void markModifiers(CompilerInstance &CI, SharedObjects &Shared, FileEntryRef File) {
  auto Buffer = CI.getFileManager().getBufferForFile(File);
  if (!Buffer)
    return; // clang says why.
  heedPrecise(CI, (*Buffer)->getBuffer());
  std::string Text = (*Buffer)->getBuffer().str();
  if (Text.find("groupshared") != std::string::npos)
    Shared.turnOn();
  bool Changed = blankSamplerStates(CI, File.getName(), Text);
  Changed |= blankEffects(CI, File.getName(), Text);
  Changed |= slashIncludes(Text);
  Changed |= markMatrixElements(CI, Text);
  Changed |= markStageWords(CI.getLangOpts(), Text);
  Changed |= completeTypeNames(CI.getLangOpts(), Text);
  Changed |= markAtomicTargets(CI.getLangOpts(), Text);
  Changed |= markBindingWords(CI.getLangOpts(), profileOf(CI), Text);
  Changed |= markTextureParts(CI.getLangOpts(), Text);
  Changed |= blankStrayHints(CI.getLangOpts(), Text);
  if (auto Marked = markModifiers(Text, CI.getLangOpts())) {
    Text = std::move(*Marked);
    Changed = true;
  }
  if (Changed)
    CI.getSourceManager().overrideFileContents(
        File, llvm::MemoryBuffer::getMemBufferCopy(Text, File.getName()));
}

/// Gives system values that clang refuses the name of a user semantic. Looks for them in each file
/// that is entered, so that no other identifier becomes a macro.
class Words : public PPCallbacks {
public:
  Words(CompilerInstance &CI, SharedObjects &Shared)
      : CI(CI), PP(CI.getPreprocessor()), Shared(Shared) {}

  void InclusionDirective(SourceLocation, const Token &, StringRef, bool, CharSourceRange,
                          OptionalFileEntryRef File, StringRef, StringRef, const Module *, bool,
                          SrcMgr::CharacteristicKind Kind) override {
    if (File && !SrcMgr::isSystem(Kind) && Seen.insert(&File->getFileEntry()).second)
      markModifiers(CI, Shared, *File);
  }

  void FileChanged(SourceLocation Loc, FileChangeReason Reason, SrcMgr::CharacteristicKind Kind,
                   FileID) override {
    SourceManager &SM = PP.getSourceManager();
    // The built-in text and the generated header have no semantics.
    if (Reason != EnterFile || SrcMgr::isSystem(Kind) || SM.isWrittenInBuiltinFile(Loc) ||
        SM.isWrittenInCommandLineFile(Loc))
      return;
    if (auto Buffer = SM.getBufferDataOrNone(SM.getFileID(Loc)))
      renameSystemValues(*Buffer, Loc);
  }

private:
  void renameSystemValues(llvm::StringRef Text, SourceLocation Loc) {
    Lexer Lex(SourceLocation(), PP.getLangOpts(), Text.begin(), Text.begin(), Text.end());
    Token Tok;
    bool Done = false;
    while (!Done) {
      Done = Lex.LexFromRawLexer(Tok);
      if (Tok.is(tok::raw_identifier) && Tok.getRawIdentifier().starts_with_insensitive("sv_"))
        renameSystemValue(Tok.getRawIdentifier(), Loc);
    }
  }

  void renameSystemValue(llvm::StringRef Word, SourceLocation Loc) {
    IdentifierInfo *Name = PP.getIdentifierInfo(Word);
    if (Name->hasMacroDefinition())
      return;
    std::string Meaning = (RenamedPrefix + Word).str();
    Token T;
    T.startToken();
    PP.CreateString(Meaning, T, Loc, Loc); // gives it a place in a buffer
    T.setKind(tok::identifier);
    T.setIdentifierInfo(PP.getIdentifierInfo(Meaning));
    MacroInfo *Macro = PP.AllocateMacroInfo(Loc);
    Macro->setDefinitionEndLoc(Loc);
    Macro->setTokens(T, PP.getPreprocessorAllocator());
    PP.appendDefMacroDirective(Name, Macro);
  }

  CompilerInstance &CI;
  Preprocessor &PP;
  SharedObjects &Shared;
  llvm::SmallPtrSet<const FileEntry *, 8> Seen;
};

} // namespace

void addWords(CompilerInstance &CI, SharedObjects &Shared) {
  Preprocessor &PP = CI.getPreprocessor();
  PP.addPPCallbacks(std::make_unique<Words>(CI, Shared));
  PP.setPredefines(PP.getPredefines() + wordMacros());
  SourceManager &SM = CI.getSourceManager();
  if (auto Main = SM.getFileEntryRefForID(SM.getMainFileID()))
    markModifiers(CI, Shared, *Main);
}

} // namespace dxil
