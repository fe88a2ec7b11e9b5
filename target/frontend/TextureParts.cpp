// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextureParts.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <optional>

using namespace clang;

namespace dxil {
namespace {

struct Part {
  llvm::StringLiteral Word, StandIn;
};
constexpr Part Parts[] = {{"mips", "__mp"}, {"sample", "__smpl"}};

/// Whether a word before a token of this kind is declared there. (Alone, `sample` is a modifier.)
bool endsDeclarator(tok::TokenKind Next) {
  return Next == tok::semi || Next == tok::comma || Next == tok::equal;
}

/// Finds where a part of a texture is asked for: `texture.mips[m][p]`.
class PartFinder {
public:
  PartFinder(llvm::StringRef Word, const std::string &Text) : Word(Word), Text(Text) {}

  void take(const Token &Tok) {
    follow(Tok.getKind());
    bool Subscript = Tok.is(tok::l_square);
    if (At && IsMember && Subscript) {
      Once.push_back(*At);
      Open.push_back(*At);
      Depth.push_back(0);
    } else if (At && !IsMember) {
      HasArray |= Subscript;
      IsDeclared |= endsDeclarator(Tok.getKind());
    }
    At.reset();
    if (Tok.is(tok::raw_identifier) && Tok.getRawIdentifier() == Word) {
      At = size_t(Tok.getRawIdentifier().data() - Text.data());
      IsMember = Last == tok::period;
    }
    Last = Tok.getKind();
  }

  /// Where something else of that name is declared, only what has two subscripts is a part.
  llvm::ArrayRef<size_t> places() const {
    return HasArray ? llvm::ArrayRef<size_t>() : IsDeclared ? Twice : Once;
  }

private:
  void follow(tok::TokenKind Kind) {
    if (Closed && Kind == tok::l_square)
      Twice.push_back(*Closed);
    Closed.reset();
    for (unsigned &D : Depth)
      D += Kind == tok::l_square;
    if (Kind != tok::r_square || Depth.empty())
      return;
    if (Depth.back() == 0) {
      Closed = Open.pop_back_val();
      Depth.pop_back();
    }
    for (unsigned &D : Depth)
      --D;
  }

  llvm::StringRef Word;
  const std::string &Text;
  llvm::SmallVector<size_t> Once, Twice;
  llvm::SmallVector<size_t> Open;   ///< places whose first subscript goes on
  llvm::SmallVector<unsigned> Depth; ///< and the brackets within it
  std::optional<size_t> Closed;     ///< the place whose first subscript has just ended
  std::optional<size_t> At;         ///< of the word before this token
  tok::TokenKind Last = tok::unknown;
  bool IsMember = false, IsDeclared = false, HasArray = false;
};

bool mark(const LangOptions &Options, std::string &Text, const Part &P) {
  if (!llvm::StringRef(Text).contains(P.Word))
    return false;
  PartFinder Finder(P.Word, Text);
  Lexer Lex(SourceLocation(), Options, Text.data(), Text.data(), Text.data() + Text.size());
  Token Tok;
  for (bool Done = false; !Done;) {
    Done = Lex.LexFromRawLexer(Tok);
    Finder.take(Tok);
  }
  std::string Marked;
  size_t Copied = 0;
  llvm::SmallVector<size_t> Places(Finder.places());
  llvm::sort(Places);
  for (size_t At : Places) {
    Marked.append(Text, Copied, At - Copied).append(P.StandIn);
    Copied = At + P.Word.size();
  }
  if (!Copied)
    return false;
  Text = Marked.append(Text, Copied);
  return true;
}

} // namespace

bool markTextureParts(const LangOptions &Options, std::string &Text) {
  bool Changed = false;
  for (const Part &P : Parts)
    Changed |= mark(Options, Text, P);
  return Changed;
}

} // namespace dxil
