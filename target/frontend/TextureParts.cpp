// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TextureParts.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
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
  return Next == tok::l_square || Next == tok::semi || Next == tok::comma || Next == tok::equal;
}

bool mark(const LangOptions &Options, std::string &Text, const Part &P) {
  if (!llvm::StringRef(Text).contains(P.Word))
    return false;
  llvm::SmallVector<size_t> Places;
  Lexer Lex(SourceLocation(), Options, Text.data(), Text.data(), Text.data() + Text.size());
  Token Tok;
  tok::TokenKind Last = tok::unknown;
  bool IsMember = false;     // of the word before this token
  std::optional<size_t> Word; // where it is
  for (bool Done = false; !Done;) {
    Done = Lex.LexFromRawLexer(Tok);
    if (Word && IsMember && Tok.is(tok::l_square))
      Places.push_back(*Word);
    else if (Word && !IsMember && endsDeclarator(Tok.getKind()))
      return false;
    Word.reset();
    if (Tok.is(tok::raw_identifier) && Tok.getRawIdentifier() == P.Word) {
      Word = size_t(Tok.getRawIdentifier().data() - Text.data());
      IsMember = Last == tok::period;
    }
    Last = Tok.getKind();
  }
  for (size_t At : Places)
    Text.replace(At, P.Word.size(), P.StandIn);
  return !Places.empty();
}

} // namespace

bool markTextureParts(const LangOptions &Options, std::string &Text) {
  bool Changed = false;
  for (const Part &P : Parts)
    Changed |= mark(Options, Text, P);
  return Changed;
}

} // namespace dxil
