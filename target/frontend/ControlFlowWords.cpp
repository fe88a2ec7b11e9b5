// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ControlFlowWords.h"

#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace dxil {
namespace {

/// A hint in brackets, and what it is a hint about.
struct Hint {
  const char *Name;
  bool OfLoops;
};
constexpr Hint Hints[] = {{"branch", false}, {"flatten", false}, {"loop", true}, {"unroll", true}};

const Hint *findHint(llvm::StringRef Word) {
  const Hint *Found = llvm::find_if(Hints, [&](const Hint &H) { return Word == H.Name; });
  return Found == std::end(Hints) ? nullptr : Found;
}

bool isAbout(const Hint &H, llvm::StringRef Word) {
  return H.OfLoops ? Word == "for" || Word == "while" || Word == "do" : Word == "if" || Word == "switch";
}

} // namespace

bool blankStrayHints(const LangOptions &Options, std::string &Text) {
  if (llvm::none_of(Hints, [&](const Hint &H) { return Text.find(H.Name) != std::string::npos; }))
    return false;
  struct Range {
    size_t Begin, End;
    const Hint *Of;
  };
  llvm::SmallVector<Range, 4> Stray, Open; // Open: what is before the next word that is no attribute.
  const std::string Source = Text;         // ends in a zero, as the lexer asks for
  Lexer Lex(SourceLocation(), Options, Source.data(), Source.data(), Source.data() + Source.size());
  Token Tok;
  unsigned Part = 0; // how many tokens of `[ name ]` stand before this one
  size_t Begin = 0;
  const Hint *Last = nullptr;
  bool Starts = true; // whether a statement may start here, so that `[` is no subscript
  for (bool Done = false; !Done;) {
    Done = Lex.LexFromRawLexer(Tok);
    const size_t At = size_t(Lex.getBufferLocation() - Source.data());
    llvm::StringRef Word = Tok.is(tok::raw_identifier) ? Tok.getRawIdentifier() : llvm::StringRef();
    if (Starts && Tok.is(tok::l_square)) {
      Begin = At - Tok.getLength();
      Part = 1;
    } else if (Part == 1 && (Last = findHint(Word))) {
      Part = 2;
    } else if (Part >= 2 && Tok.is(tok::r_square)) {
      Open.push_back({Begin, At, Last});
      Part = 0;
    } else if (Part >= 2 && Part < 5 && Last->OfLoops) {
      ++Part; // ( number )
    } else {
      for (const Range &R : Open)
        if (!isAbout(*R.Of, Word))
          Stray.push_back(R);
      Open.clear();
      Part = 0;
    }
    Starts = !Open.empty() || Tok.isOneOf(tok::semi, tok::l_brace, tok::r_brace, tok::colon) ||
             Word == "else" || Word == "do";
  }
  for (Range R : Stray)
    Text.replace(R.Begin, R.End - R.Begin, R.End - R.Begin, ' ');
  return !Stray.empty();
}

} // namespace dxil
