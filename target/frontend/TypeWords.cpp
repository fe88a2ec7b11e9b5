// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TypeWords.h"

#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace dxil {
namespace {

/// What stands for a bare template's name; empty for other words.
llvm::StringRef standInOfTemplate(llvm::StringRef Word) {
  return llvm::StringSwitch<llvm::StringRef>(Word)
      .Case("vector", "__vec4")
      .Case("matrix", "__mat4")
      .Case("Buffer", "__bfr4")
      .Default("");
}

/// What stands for a modifier of a typedef; empty for other words.
llvm::StringRef standInOfModifier(llvm::StringRef Word) {
  return llvm::StringSwitch<llvm::StringRef>(Word)
      .Case("row_major", "__w_major")
      .Case("column_major", "__lumn_major")
      .Default("");
}

/// A word that may be a bare template's name, until the next token tells.
struct Candidate {
  size_t At = 0;
  llvm::StringRef StandIn;
  bool BehindWord = false; ///< as the name of a variable is behind its type
};

class Completer {
public:
  Completer(const LangOptions &Options, std::string &Text) : Options(Options), Text(Text) {}

  bool run() {
    const std::string Source = Text; // ends in a zero, as the lexer asks for
    Lexer Lex(SourceLocation(), Options, Source.data(), Source.data(), Source.data() + Source.size());
    Token Tok;
    for (bool Done = false; !Done;) {
      Done = Lex.LexFromRawLexer(Tok);
      if (!Waiting.StandIn.empty() && isType(Tok))
        replace(Waiting.At, Waiting.StandIn);
      Waiting = Candidate();
      if (Tok.is(tok::raw_identifier))
        take(Tok.getRawIdentifier(), size_t(Tok.getRawIdentifier().data() - Source.data()));
      else
        LastWord = {};
      Last = Tok.getKind();
    }
    return Changed;
  }

private:
  void take(llvm::StringRef Word, size_t At) {
    bool Member = Last == tok::period || Last == tok::arrow || Last == tok::coloncolon;
    // clang ignores what stands before the argument of a template.
    if (Last == tok::less && Word == "row_major")
      replace(At, "__w_maior");
    else if (Last == tok::less && Word == "column_major")
      replace(At, "__lumn_maior");
    if (LastWord == "typedef")
      if (llvm::StringRef StandIn = standInOfModifier(Word); !StandIn.empty())
        replace(At, StandIn);
    bool Declared = llvm::is_contained({"struct", "class", "enum", "define"}, LastWord);
    OwnBuffer |= Declared && Word == "Buffer";
    if (!Member && !(OwnBuffer && Word == "Buffer"))
      Waiting = {At, standInOfTemplate(Word), Last == tok::raw_identifier};
    LastWord = Word;
  }

  /// Whether the word before \p Next is a type: a name follows, it is called as a constructor, or it
  /// is the last argument of a template.
  bool isType(const Token &Next) const {
    if (Next.is(tok::raw_identifier))
      return true;
    return (Next.is(tok::l_paren) || Next.is(tok::greater)) && !Waiting.BehindWord;
  }

  void replace(size_t At, llvm::StringRef Word) {
    Text.replace(At, Word.size(), Word);
    Changed = true;
  }

  const LangOptions &Options;
  std::string &Text;
  Candidate Waiting;
  llvm::StringRef LastWord;
  tok::TokenKind Last = tok::unknown;
  bool Changed = false;
  bool OwnBuffer = false; ///< the text declares something of the name
};

} // namespace

bool completeTypeNames(const LangOptions &Options, std::string &Text) {
  llvm::StringRef Whole = Text;
  if (!Whole.contains("vector") && !Whole.contains("matrix") && !Whole.contains("typedef") &&
      !Whole.contains("_major") && !Whole.contains("Buffer"))
    return false;
  return Completer(Options, Text).run();
}

} // namespace dxil
