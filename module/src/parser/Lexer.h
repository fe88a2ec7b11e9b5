// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Splits assembly into tokens.
#pragma once

#include <dxil/module/Module.h>

#include <string>

namespace dxil::ir::parser {

enum class TokenKind : uint8_t {
  End,
  Bad,          ///< a character that begins no token, or an unterminated string
  Word,         ///< a word: define, i32, DW_TAG_member, u0x1F
  Label,        ///< `name:`; Text without the colon
  Local,        ///< %name, %5
  Global,       ///< @name, @5
  MetadataName, ///< !name
  Exclaim,      ///< `!` before anything but a name
  String,       ///< "text"
  ByteString,   ///< c"text"
  Number,       ///< -5, 1.000000e+00, 0x3FF0, 0xH3C00
  Group,        ///< #5
  Dots,         ///< `...`
  Punctuation,  ///< one character
};

struct Token {
  TokenKind Kind = TokenKind::End;
  /// The string or name was in quotes, or a metadata name has escapes.
  bool Quoted = false;
  /// Text of the token without prefix and quotes. Escapes are not decoded.
  std::string_view Text;
  size_t Offset = 0; ///< offset of the first byte in the whole text

  bool isNumbered() const { return !Quoted && Text[0] >= '0' && Text[0] <= '9'; }
};

/// Splits assembly into tokens. Copies are cheap, so that a parser can save and restore a position.
class Lexer {
public:
  explicit Lexer(std::string_view Text, size_t From = 0) : Text(Text), Position(From) {}
  Token next();
  std::string_view text() const { return Text; }

private:
  char at(size_t I) const { return I < Text.size() ? Text[I] : '\0'; }
  void skipBlanks();
  Token make(TokenKind Kind, size_t From, size_t To, size_t Start);
  Token quoted(TokenKind Kind, size_t Start);
  Token named(TokenKind Kind, size_t Start);
  Token metadataName(size_t Start);
  Token number(size_t Start);
  Token word(size_t Start);
  bool isLabel(size_t Start) const;

  std::string_view Text;
  size_t Position;
};

/// Returns the rest of the comment in the line of position `Offset`; empty if there is none. A `;`
/// in a quoted name begins no comment.
std::string_view commentBehind(std::string_view Text, size_t Offset);

/// Decodes escapes: a backslash and two hexadecimal digits, or two backslashes.
std::string unescaped(std::string_view Text);
/// Returns the value of a hexadecimal digit, or -1 for any other character.
int hexDigit(char C);

} // namespace dxil::ir::parser
