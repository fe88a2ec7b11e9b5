// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The output of the first step: the preprocessed source as one vector of tokens.
#pragma once

#include "Ids.h"
#include "Names.h"

#include <string>
#include <vector>

namespace dxil::frontend {

enum class TokenKind : uint8_t {
  EndOfFile,
  Name,    ///< Value: its Name
  Integer, ///< Value: index of Tokens::Integers
  Float,   ///< Value: index of Tokens::Floats
  String,  ///< Value: index of Tokens::Strings; adjacent strings are one token
  // Punctuation
  LeftBrace,
  RightBrace,
  LeftParen,
  RightParen,
  LeftBracket,
  RightBracket,
  Semicolon,
  Comma,
  Dot,
  Arrow,
  Ellipsis,
  Colon,
  ColonColon,
  Question,
  Plus,
  Minus,
  Star,
  Slash,
  Percent,
  PlusPlus,
  MinusMinus,
  Amp,
  Pipe,
  Caret,
  Tilde,
  Exclaim,
  AmpAmp,
  PipePipe,
  Less,
  Greater,
  LessEqual,
  GreaterEqual,
  EqualEqual,
  ExclaimEqual,
  LessLess,
  GreaterGreater,
  Equal,
  PlusEqual,
  MinusEqual,
  StarEqual,
  SlashEqual,
  PercentEqual,
  AmpEqual,
  PipeEqual,
  CaretEqual,
  LessLessEqual,
  GreaterGreaterEqual,
  Hash,
  At,
  // `#pragma pack_matrix(row_major)`, `(column_major)`: the order of matrices that are declared
  // after it
  PragmaRowMajor,
  PragmaColumnMajor,
  Unknown
};

/// Returns true for an opening bracket of any kind.
inline bool isOpening(TokenKind K) {
  return K == TokenKind::LeftParen || K == TokenKind::LeftBracket || K == TokenKind::LeftBrace;
}

/// Returns true for a closing bracket of any kind.
inline bool isClosing(TokenKind K) {
  return K == TokenKind::RightParen || K == TokenKind::RightBracket || K == TokenKind::RightBrace;
}

struct Token {
  TokenKind Kind = TokenKind::EndOfFile;
  bool AtLineStart = false;
  bool AfterSpace = false;
  Location Where = Location::None;
  uint32_t Value = 0;
  bool is(TokenKind K) const { return Kind == K; }
  bool is(Name N) const { return Kind == TokenKind::Name && Value == uint32_t(N); }
  Name name() const { return Kind == TokenKind::Name ? Name(Value) : Name::None; }
};

/// The suffix of an integer.
enum class IntegerSuffix : uint8_t { None, U, L, UL, LL, ULL };
struct IntegerLiteral {
  uint64_t Value = 0;
  IntegerSuffix Suffix = IntegerSuffix::None;
  bool Decimal = true; ///< hexadecimal and octal ones with a suffix have no sign
};
enum class FloatSuffix : uint8_t { None, H, F, L };
struct FloatLiteral {
  double Value = 0;
  FloatSuffix Suffix = FloatSuffix::None;
};

/// A preprocessed source. The last token is EndOfFile.
struct Tokens {
  std::vector<Token> All;
  std::vector<IntegerLiteral> Integers;
  std::vector<FloatLiteral> Floats;
  std::vector<std::string> Strings;
};

} // namespace dxil::frontend
