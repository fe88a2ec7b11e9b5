// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BindingWords.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

#include <optional>

using namespace clang;

namespace dxil {
namespace {

/// A place in the text and what is to stand there.
struct Edit {
  size_t Begin, End;
  std::string Text;
};

struct Word {
  tok::TokenKind Kind;
  size_t At;
  llvm::StringRef Text;
};

constexpr llvm::StringLiteral Stages[] = {"vs", "ps", "gs", "hs", "ds", "cs", "ms", "as", "lib"};

/// Whether it is `ps`, `ps_5_0` or the like.
bool isStage(llvm::StringRef Word) {
  llvm::StringRef Stage = Word.split('_').first;
  return llvm::any_of(Stages, [&](llvm::StringRef Known) { return Stage.equals_insensitive(Known); });
}

class Marker {
public:
  Marker(const LangOptions &Options, llvm::StringRef Profile, std::string &Text)
      : Options(Options), Profile(Profile), Text(Text) {}

  bool run() {
    const std::string Source = Text; // ends in a zero, as the lexer asks for
    Lexer Lex(SourceLocation(), Options, Source.data(), Source.data(), Source.data() + Source.size());
    Token Tok;
    Word Last{tok::unknown, 0, {}};
    for (bool Done = false; !Done;) {
      Done = Lex.LexFromRawLexer(Tok);
      Word Now = wordOf(Lex, Tok, Source);
      if (Last.Text == "extern" && Tok.isNot(tok::string_literal))
        blank(Last.At, Last.At + Last.Text.size());
      if (Now.Text == "register" && Last.Kind == tok::colon)
        Done |= takeRegister(Lex, Last.At, Source);
      Last = Now;
    }
    for (size_t I = Edits.size(); I-- != 0;)
      Text.replace(Edits[I].Begin, Edits[I].End - Edits[I].Begin, Edits[I].Text);
    return !Edits.empty();
  }

private:
  static Word wordOf(Lexer &Lex, const Token &Tok, const std::string &Source) {
    size_t At = size_t(Lex.getBufferLocation() - Source.data()) - Tok.getLength();
    llvm::StringRef Text = llvm::StringRef(Source).substr(At, Tok.getLength());
    return {Tok.getKind(), At, Text};
  }

  /// The words between the parentheses; where they end is in \p End. True at the end of the text.
  bool takeRegister(Lexer &Lex, size_t Colon, const std::string &Source) {
    constexpr size_t MaxWords = 32;
    llvm::SmallVector<Word, 8> Words;
    Token Tok;
    bool Done = false;
    for (;;) {
      Done = Lex.LexFromRawLexer(Tok);
      Words.push_back(wordOf(Lex, Tok, Source));
      if (Done || Tok.is(tok::r_paren) || Words.size() == MaxWords)
        break;
    }
    if (Words.back().Kind == tok::r_paren && Words.front().Kind == tok::l_paren)
      mark(Words, Colon);
    return Done;
  }

  void mark(llvm::ArrayRef<Word> Words, size_t Colon) {
    size_t End = Words.back().At + 1;
    llvm::ArrayRef<Word> Inner = Words.slice(1, Words.size() - 2);
    size_t Begin = Inner.empty() ? End : Inner.front().At;
    if (Inner.size() > 2 && Inner[1].Kind == tok::comma)
      if (llvm::StringRef For = Inner[0].Text; isStage(For)) {
        if (!For.equals_insensitive(Profile) && !For.equals_insensitive(Profile.split('_').first))
          return blank(Colon, End);
        Inner = Inner.drop_front(2);
      }
    if (Inner.empty())
      return;
    std::optional<std::string> Register = registerIn(Inner);
    size_t To = Inner.front().At + Inner.front().Text.size();
    if (Register && Inner.size() && Inner.back().At >= To && bracketEnd(Inner))
      To = bracketEnd(Inner);
    std::string New = Register ? *Register : Inner.front().Text.str();
    if (!Register && Begin == Inner.front().At)
      return;
    New.resize(std::max(New.size(), To - Begin), ' ');
    Edits.push_back({Begin, To, New});
  }

  /// Where the `]` behind a register ends; 0 if there is none.
  static size_t bracketEnd(llvm::ArrayRef<Word> Inner) {
    if (Inner.size() < 2 || Inner[1].Kind != tok::l_square)
      return 0;
    for (const Word &W : Inner)
      if (W.Kind == tok::r_square)
        return W.At + 1;
    return 0;
  }

  /// A register without a number, or with one in brackets, as a letter and a number.
  static std::optional<std::string> registerIn(llvm::ArrayRef<Word> Inner) {
    llvm::StringRef Name = Inner[0].Text;
    if (Name.empty() || !llvm::StringRef("bcstuvBCSTUV").contains(Name[0]))
      return std::nullopt;
    uint64_t Number = 0;
    if (Name.size() > 1 && Name.drop_front().getAsInteger(10, Number))
      return std::nullopt;
    if (!bracketEnd(Inner))
      return Name.size() == 1 ? std::optional((Name + "0").str()) : std::nullopt;
    constexpr uint64_t MaxNumber = UINT32_MAX;
    bool WantsNumber = true; // the rest is numbers and plus signs
    for (const Word &W : Inner.drop_front(2)) {
      if (W.Kind == tok::r_square)
        break;
      uint64_t Term = 0;
      if (WantsNumber ? W.Kind != tok::numeric_constant ||
                            W.Text.split('.').first.getAsInteger(0, Term) || Term > MaxNumber
                      : W.Kind != tok::plus)
        return std::nullopt;
      Number += Term;
      WantsNumber = !WantsNumber;
    }
    if (WantsNumber || Number > MaxNumber)
      return std::nullopt;
    return (Name.take_front() + llvm::Twine(Number)).str();
  }

  void blank(size_t Begin, size_t End) {
    std::string Blank = Text.substr(Begin, End - Begin);
    for (char &C : Blank)
      if (C != '\n' && C != '\r')
        C = ' ';
    Edits.push_back({Begin, End, std::move(Blank)});
  }

  const LangOptions &Options;
  llvm::StringRef Profile;
  std::string &Text;
  llvm::SmallVector<Edit> Edits;
};

} // namespace

bool markBindingWords(const LangOptions &Options, llvm::StringRef Profile, std::string &Text) {
  llvm::StringRef Whole = Text;
  if (!Whole.contains("extern") && !Whole.contains("register"))
    return false;
  return Marker(Options, Profile, Text).run();
}

} // namespace dxil
