// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Tokens.h"

#include <algorithm>
#include <cstddef>

namespace dxil::reduce {
namespace {

bool isBlank(char C) {
  return C == ' ' || C == '\t' || C == '\n' || C == '\r' || C == '\f' || C == '\v';
}
bool isDigit(char C) {
  return C >= '0' && C <= '9';
}
bool isWordCharacter(char C) {
  return isDigit(C) || (C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') || C == '_' ||
         static_cast<unsigned char>(C) >= 0x80;
}

constexpr std::string_view Operators[] = {"<<=", ">>=", "...", "::", "->", "++", "--", "<<",
                                          ">>",  "<=",  ">=",  "==", "!=", "&&", "||", "+=",
                                          "-=",  "*=",  "/=",  "%=", "&=", "|=", "^=", "##"};

class Tokenizer {
public:
  explicit Tokenizer(std::string_view Text) : Text(Text) {}

  std::vector<Token> run() {
    for (;;) {
      const size_t Begin = Position;
      skipBlank();
      if (Position == Text.size())
        break;
      Token T;
      T.Blank = Text.substr(Begin, Position - Begin);
      const bool BeginsLine = Tokens.empty() || T.Blank.find('\n') != T.Blank.npos;
      const size_t First = Position;
      T.Kind = skipToken(BeginsLine);
      T.Text = Text.substr(First, Position - First);
      T.Partner = uint32_t(Tokens.size());
      Tokens.push_back(T);
      if (T.Kind == TokenKind::Punctuation)
        matchBracket();
    }
    return std::move(Tokens);
  }

private:
  std::string_view Text;
  size_t Position = 0;
  std::vector<Token> Tokens;
  std::vector<uint32_t> Open;

  bool follows(std::string_view Word) const { return Text.substr(Position).starts_with(Word); }

  void skipBlank() {
    while (Position < Text.size() && isBlank(Text[Position]))
      ++Position;
  }

  TokenKind skipToken(bool BeginsLine) {
    const char C = Text[Position];
    if (C == '#' && BeginsLine) {
      skipLine();
      return TokenKind::Directive;
    }
    if (follows("//")) {
      skipLine();
      return TokenKind::Comment;
    }
    if (follows("/*")) {
      const size_t End = Text.find("*/", Position + 2);
      Position = End == Text.npos ? Text.size() : End + 2;
      return TokenKind::Comment;
    }
    if (C == '"' || C == '\'') {
      skipString(C);
      return TokenKind::String;
    }
    if (isDigit(C) || (C == '.' && Position + 1 < Text.size() && isDigit(Text[Position + 1]))) {
      skipNumber();
      return TokenKind::Number;
    }
    if (isWordCharacter(C)) {
      while (Position < Text.size() && isWordCharacter(Text[Position]))
        ++Position;
      return TokenKind::Word;
    }
    const auto Op = std::ranges::find_if(Operators, [&](std::string_view O) { return follows(O); });
    Position += Op == std::end(Operators) ? 1 : Op->size();
    return TokenKind::Punctuation;
  }

  /// Skips to the end of the line and its continuation lines.
  void skipLine() {
    for (; Position < Text.size(); ++Position)
      if (Text[Position] == '\n') {
        size_t Last = Position;
        while (Last > 0 && Text[Last - 1] == '\r')
          --Last;
        if (!Last || Text[Last - 1] != '\\')
          return;
      }
  }

  void skipString(char Quote) {
    for (++Position; Position < Text.size() && Text[Position] != '\n'; ++Position) {
      if (Text[Position] == Quote) {
        ++Position;
        return;
      }
      if (Text[Position] == '\\' && Position + 1 < Text.size())
        ++Position;
    }
  }

  void skipNumber() {
    for (++Position; Position < Text.size(); ++Position) {
      const bool IsSign = Text[Position] == '+' || Text[Position] == '-';
      const bool IsExponent = (Text[Position - 1] | 0x20) == 'e';
      if (!isWordCharacter(Text[Position]) && Text[Position] != '.' && !(IsSign && IsExponent))
        return;
    }
  }

  void matchBracket() {
    Token &T = Tokens.back();
    if (T.is("(") || T.is("[") || T.is("{")) {
      Open.push_back(T.Partner);
    } else if (T.is(")") || T.is("]") || T.is("}")) {
      const std::string_view Opening = T.is(")") ? "(" : T.is("]") ? "[" : "{";
      if (Open.empty() || !Tokens[Open.back()].is(Opening))
        return;
      T.Partner = Open.back();
      Tokens[Open.back()].Partner = uint32_t(Tokens.size() - 1);
      Open.pop_back();
    }
  }
};

/// Returns true if two adjacent tokens would be read as different tokens.
bool wouldJoin(std::string_view Before, std::string_view After) {
  const bool IsWord = isWordCharacter(Before.back()) || Before.back() == '.';
  const bool IsNextWord = isWordCharacter(After.front()) || After.front() == '.';
  constexpr std::string_view Brackets = "()[]{};,\"'";
  auto IsOperator = [&](char C) {
    return !isWordCharacter(C) && Brackets.find(C) == Brackets.npos;
  };
  return (IsWord && IsNextWord) || (IsOperator(Before.back()) && IsOperator(After.front()));
}

class Renderer {
public:
  void add(std::string_view Blank, std::string_view Text, TokenKind Kind, bool IsNeighbour) {
    const bool NeedsLine = !Out.empty() && (EndsLine || Kind == TokenKind::Directive) &&
                           Blank.find('\n') == Blank.npos;
    if (NeedsLine)
      Out += "\n";
    else if (!Out.empty())
      Out += !Blank.empty() ? Blank : !IsNeighbour && wouldJoin(Out, Text) ? " " : "";
    Out += Text;
    EndsLine = Kind == TokenKind::Directive || Text.starts_with("//");
  }
  std::string finish() {
    if (!Out.empty())
      Out += "\n";
    return std::move(Out);
  }

private:
  std::string Out;
  bool EndsLine = false;
};

} // namespace

std::vector<Token> tokenize(std::string_view Text) {
  return Tokenizer(Text).run();
}

std::string render(const std::vector<Token> &Tokens, const std::vector<Edit> &Edits) {
  std::vector<bool> IsGone(Tokens.size());
  std::vector<std::string_view> Instead(Tokens.size());
  for (const Edit &E : Edits) {
    std::fill(IsGone.begin() + std::ptrdiff_t(E.First), IsGone.begin() + std::ptrdiff_t(E.Last),
              true);
    if (E.First < E.Last && Instead[E.First].empty())
      Instead[E.First] = E.With;
  }
  Renderer Out;
  bool IsNeighbour = true;
  for (size_t N = 0; N < Tokens.size(); ++N) {
    const Token &T = Tokens[N];
    if (!IsGone[N])
      Out.add(T.Blank, T.Text, T.Kind, IsNeighbour);
    else if (!Instead[N].empty())
      Out.add(T.Blank, Instead[N], TokenKind::Number, false);
    IsNeighbour = !IsGone[N];
  }
  return Out.finish();
}

} // namespace dxil::reduce
