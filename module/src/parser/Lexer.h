// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Assembly taken apart into tokens.
#pragma once

#include <dxil/module/Module.h>

#include <string>

namespace dxil::ir::parser {

enum class TokenKind : uint8_t {
  End,
  Bad,          ///< a character that begins nothing, or a string without an end
  Word,         ///< define, i32, DW_TAG_member, u0x1F
  Label,        ///< `name:`; Text without the colon
  Local,        ///< %name, %5
  Global,       ///< @name, @5
  MetadataName, ///< !name
  Exclaim,      ///< `!` before something else
  String,       ///< "text"
  ByteString,   ///< c"text"
  Number,       ///< -5, 1.000000e+00, 0x3FF0, 0xH3C00
  Group,        ///< #5
  Dots,         ///< ...
  Punctuation,  ///< one character
};

struct Token {
  TokenKind Kind = TokenKind::End;
  /// A string or name stood in quotes, or a metadata name has escapes.
  bool Quoted = false;
  /// Without prefix and quotes; escapes are still there.
  std::string_view Text;
  size_t At = 0; ///< of its first byte in the whole text

  bool isNumbered() const { return !Quoted && Text[0] >= '0' && Text[0] <= '9'; }
};

/// Small, so that a position is kept and returned to by copying it.
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

/// The comment of the line in which `At` stands, or what is left of it; empty if it has none. A `;`
/// in a name in quotes begins no comment.
std::string_view commentBehind(std::string_view Text, size_t At);

/// A text without its escapes: a backslash and two hexadecimal digits, or two backslashes.
std::string unescaped(std::string_view Text);
/// The value of a hexadecimal digit; -1 if it is none.
int hexDigit(char C);

} // namespace dxil::ir::parser
