// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Lexer.h"

namespace dxil::ir::parser {

static bool isDigit(char C) {
  return C >= '0' && C <= '9';
}
static bool isLetter(char C) {
  return (C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z');
}
static bool isNameCharacter(char C) {
  return isLetter(C) || isDigit(C) || C == '-' || C == '$' || C == '.' || C == '_';
}

int hexDigit(char C) {
  if (isDigit(C))
    return C - '0';
  if (C >= 'a' && C <= 'f')
    return C - 'a' + 10;
  return C >= 'A' && C <= 'F' ? C - 'A' + 10 : -1;
}

std::string unescaped(std::string_view Text) {
  std::string Out;
  Out.reserve(Text.size());
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '\\' && I + 1 < Text.size() && Text[I + 1] == '\\') {
      Out += Text[++I];
    } else if (Text[I] == '\\' && I + 2 < Text.size() && hexDigit(Text[I + 1]) >= 0 &&
               hexDigit(Text[I + 2]) >= 0) {
      Out += char(hexDigit(Text[I + 1]) << 4 | hexDigit(Text[I + 2]));
      I += 2;
    } else {
      Out += Text[I];
    }
  }
  return Out;
}

std::string_view commentBehind(std::string_view Text, size_t Offset) {
  bool InQuotes = false;
  for (; Offset < Text.size() && Text[Offset] != '\n'; ++Offset) {
    InQuotes ^= Text[Offset] == '"';
    if (Text[Offset] == ';' && !InQuotes)
      return Text.substr(Offset, Text.find('\n', Offset) - Offset);
  }
  return {};
}

void Lexer::skipBlanks() {
  while (Position < Text.size()) {
    const char C = Text[Position];
    if (C == ';') {
      const size_t End = Text.find('\n', Position);
      Position = End == std::string_view::npos ? Text.size() : End;
    } else if (C == ' ' || C == '\n' || C == '\t' || C == '\r') {
      ++Position;
    } else {
      return;
    }
  }
}

Token Lexer::make(TokenKind Kind, size_t From, size_t To, size_t Start) {
  Position = To;
  return {Kind, false, Text.substr(From, To - From), Start};
}

// Reads a quoted text; the position is at the opening quote.
Token Lexer::quoted(TokenKind Kind, size_t Start) {
  const size_t From = Position + 1, End = Text.find('"', From);
  if (End == std::string_view::npos)
    return make(TokenKind::Bad, Start, Text.size(), Start);
  Token T = make(Kind, From, End, Start);
  T.Quoted = true;
  ++Position;
  return T;
}

// Reads a name; the position is after % or @.
Token Lexer::named(TokenKind Kind, size_t Start) {
  if (at(Position) == '"')
    return quoted(Kind, Start);
  size_t End = Position;
  if (isDigit(at(End)))
    while (isDigit(at(End)))
      ++End;
  else
    while (isNameCharacter(at(End)))
      ++End;
  return make(End == Position ? TokenKind::Bad : Kind, Position, End, Start);
}

// Reads a metadata name; the position is after `!`.
Token Lexer::metadataName(size_t Start) {
  size_t End = Position;
  while (isNameCharacter(at(End)) || at(End) == '\\')
    ++End;
  Token T = make(TokenKind::MetadataName, Position, End, Start);
  T.Quoted = T.Text.find('\\') != std::string_view::npos;
  return T;
}

Token Lexer::number(size_t Start) {
  size_t End = Start + (at(Start) == '-' || at(Start) == '+');
  if (at(End) == '0' && at(End + 1) == 'x') {
    End += 2;
    if (at(End) == 'H' || at(End) == 'K' || at(End) == 'L' || at(End) == 'M')
      ++End;
    while (hexDigit(at(End)) >= 0)
      ++End;
    return make(TokenKind::Number, Start, End, Start);
  }
  auto Digits = [&] {
    while (isDigit(at(End)))
      ++End;
  };
  Digits();
  if (at(End) == '.') {
    ++End;
    Digits();
    const bool Signed = at(End + 1) == '+' || at(End + 1) == '-';
    if ((at(End) == 'e' || at(End) == 'E') && isDigit(at(End + 1 + Signed))) {
      End += 1 + Signed;
      Digits();
    }
  }
  return make(TokenKind::Number, Start, End, Start);
}

Token Lexer::word(size_t Start) {
  size_t End = Start;
  while (isNameCharacter(at(End)))
    ++End;
  if (at(End) != ':')
    return make(TokenKind::Word, Start, End, Start);
  Token T = make(TokenKind::Label, Start, End, Start);
  ++Position;
  return T;
}

// Returns true if a block label begins here. It may look like a number at first.
bool Lexer::isLabel(size_t Start) const {
  while (isNameCharacter(at(Start)))
    ++Start;
  return at(Start) == ':';
}

Token Lexer::next() {
  skipBlanks();
  const size_t Start = Position;
  if (Start == Text.size())
    return make(TokenKind::End, Start, Start, Start);
  const char C = Text[Position];
  if (C == '"') {
    Token T = quoted(TokenKind::String, Start);
    if (T.Kind == TokenKind::String && at(Position) == ':') {
      T.Kind = TokenKind::Label;
      ++Position;
    }
    return T;
  }
  if (C == 'c' && at(Start + 1) == '"') {
    ++Position;
    return quoted(TokenKind::ByteString, Start);
  }
  if (C == '.' && at(Start + 1) == '.' && at(Start + 2) == '.')
    return make(TokenKind::Dots, Start, Start + 3, Start);
  if (isDigit(C) || ((C == '-' || C == '+') && isDigit(at(Start + 1))))
    return C == '-' && isLabel(Start) ? word(Start) : number(Start);
  if (isNameCharacter(C))
    return word(Start);
  ++Position;
  if (C == '%' || C == '@')
    return named(C == '%' ? TokenKind::Local : TokenKind::Global, Start);
  if (C == '!') {
    if (isDigit(at(Position)) || !(isNameCharacter(at(Position)) || at(Position) == '\\'))
      return make(TokenKind::Exclaim, Start, Position, Start);
    return metadataName(Start);
  }
  if (C == '#' && isDigit(at(Position)))
    return named(TokenKind::Group, Start);
  if (std::string_view("=,*()[]{}<>|").find(C) != std::string_view::npos)
    return make(TokenKind::Punctuation, Start, Position, Start);
  return make(TokenKind::Bad, Start, Position, Start);
}

} // namespace dxil::ir::parser
