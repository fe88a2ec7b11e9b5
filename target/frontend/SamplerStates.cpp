// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SamplerStates.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <algorithm>

using namespace clang;

namespace dxil {
namespace {

struct Piece {
  tok::TokenKind Kind;
  llvm::StringRef Word; ///< of an identifier
  size_t At;
};

bool isSamplerType(llvm::StringRef Word) {
  return Word == "SamplerState" || Word == "SamplerComparisonState" || Word == "sampler";
}

llvm::SmallVector<Piece, 0> split(const std::string &Text, const LangOptions &Options) {
  llvm::SmallVector<Piece, 0> Pieces;
  Lexer Lex(SourceLocation(), Options, Text.data(), Text.data(), Text.data() + Text.size());
  Token Tok;
  bool Done = false;
  while (!Done) {
    Done = Lex.LexFromRawLexer(Tok);
    size_t End = size_t(Lex.getBufferLocation() - Text.data());
    Pieces.push_back({Tok.getKind(),
                      Tok.is(tok::raw_identifier) ? Tok.getRawIdentifier() : llvm::StringRef(),
                      End - std::min<size_t>(End, Tok.getLength())});
  }
  return Pieces;
}

/// The piece behind the one at \p I and what it encloses; the last one if nothing closes it.
size_t behind(llvm::ArrayRef<Piece> Pieces, size_t I, tok::TokenKind Open, tok::TokenKind Close) {
  unsigned Depth = 0;
  for (; I < Pieces.size(); ++I) {
    Depth += Pieces[I].Kind == Open;
    if (Pieces[I].Kind == Close && --Depth == 0)
      return I + 1;
  }
  return Pieces.size() - 1;
}

// Types of objects of effects, which compilers of shaders ignore.
constexpr llvm::StringLiteral EffectTypes[] = {
    "BlendState",     "DepthStencilState", "RasterizerState", "RenderTargetView",
    "DepthStencilView", "VertexShader",    "PixelShader",     "GeometryShader",
    "HullShader",     "DomainShader",      "ComputeShader"};
// Blocks of an effect, whose names may be missing.
constexpr llvm::StringLiteral EffectBlocks[] = {"technique", "Technique", "technique10", "technique11", "fxgroup"};

void blank(std::string &Text, size_t From, size_t To) {
  for (size_t At = From; At != To; ++At)
    if (Text[At] != '\n' && Text[At] != '\r')
      Text[At] = ' ';
}

/// Whether a declaration may begin at \p I.
bool beginsHere(llvm::ArrayRef<Piece> Pieces, size_t I) {
  return !I || llvm::is_contained({tok::semi, tok::l_brace, tok::r_brace}, Pieces[I - 1].Kind);
}

void warnOfEffect(CompilerInstance &CI, llvm::StringRef File, const std::string &Text, const Piece &P) {
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  unsigned ID = Diags.getCustomDiagID(
      DiagnosticsEngine::Warning,
      "%0:%1: '%2' of an effect is ignored (expected a state of the application's)");
  auto Line = 1 + std::count(Text.begin(), Text.begin() + ptrdiff_t(P.At), '\n');
  Diags.Report(ID) << File << unsigned(Line) << P.Word;
}

} // namespace

bool blankEffects(CompilerInstance &CI, llvm::StringRef File, std::string &Text) {
  auto IsThere = [&](llvm::StringRef Word) { return llvm::StringRef(Text).contains(Word); };
  if (llvm::none_of(EffectTypes, IsThere) && llvm::none_of(EffectBlocks, IsThere))
    return false;
  const std::string Source = Text;
  llvm::SmallVector<Piece, 0> Pieces = split(Source, CI.getLangOpts());
  llvm::SmallVector<llvm::StringRef, 4> Used; // with states: no structs of the source then
  bool Changed = false;
  auto Drop = [&](size_t I, size_t End) {
    warnOfEffect(CI, File, Source, Pieces[I]);
    blank(Text, Pieces[I].At, End);
    Changed = true;
  };
  for (size_t I = 0; I + 2 < Pieces.size(); ++I) {
    const llvm::StringRef Word = Pieces[I].Word;
    const bool IsBlock = llvm::is_contained(EffectBlocks, Word);
    if (!beginsHere(Pieces, I) || !(IsBlock || llvm::is_contained(EffectTypes, Word)))
      continue;
    const size_t Next = I + (Pieces[I + 1].Word.empty() ? 1 : 2);
    if (Pieces[Next].Kind == tok::l_brace && (IsBlock || Next == I + 2)) {
      const size_t End = behind(Pieces, Next, tok::l_brace, tok::r_brace);
      if (End >= Pieces.size() - 1 && !IsBlock)
        continue; // nothing closes it
      Drop(I, Pieces[End - 1].At + 1);
      Used.push_back(Word);
      I = End - 1;
    } else if (Next == I + 2 && llvm::is_contained(Used, Word) &&
               llvm::is_contained({tok::semi, tok::equal, tok::l_square}, Pieces[Next].Kind)) {
      size_t End = Next;
      while (End + 1 < Pieces.size() && Pieces[End].Kind != tok::semi)
        ++End;
      Drop(I, Pieces[End].At);
    }
  }
  return Changed;
}

bool blankSamplerStates(CompilerInstance &CI, llvm::StringRef File, std::string &Text) {
  if (!llvm::StringRef(Text).contains_insensitive("sampler"))
    return false;
  llvm::SmallVector<Piece, 0> Pieces = split(Text, CI.getLangOpts());
  llvm::SmallVector<std::pair<size_t, size_t>, 4> Blanks;
  for (size_t I = 0; I + 2 < Pieces.size(); ++I) {
    if (!isSamplerType(Pieces[I].Word) || Pieces[I + 1].Word.empty())
      continue;
    size_t Next = I + 2;
    if (Pieces[Next].Kind == tok::l_square)
      Next = behind(Pieces, Next, tok::l_square, tok::r_square);
    if (Next + 2 < Pieces.size() && Pieces[Next].Kind == tok::colon &&
        Pieces[Next + 2].Kind == tok::l_paren)
      Next = behind(Pieces, Next + 2, tok::l_paren, tok::r_paren);
    if (Pieces[Next].Kind != tok::l_brace)
      continue;
    size_t End = behind(Pieces, Next, tok::l_brace, tok::r_brace);
    if (End + 1 >= Pieces.size())
      continue; // nothing closes it
    Blanks.push_back({Pieces[Next].At, Pieces[End - 1].At + 1});
    DiagnosticsEngine &Diags = CI.getDiagnostics();
    unsigned ID = Diags.getCustomDiagID(
        DiagnosticsEngine::Warning,
        "%0:%1: the states of the sampler '%2' are ignored (expected a static sampler of the root "
        "signature, or the application's sampler)");
    auto Line = 1 + std::count(Text.begin(), Text.begin() + ptrdiff_t(Pieces[I].At), '\n');
    Diags.Report(ID) << File << unsigned(Line) << Pieces[I + 1].Word;
  }
  for (auto [From, To] : Blanks)
    blank(Text, From, To);
  return !Blanks.empty();
}

} // namespace dxil
