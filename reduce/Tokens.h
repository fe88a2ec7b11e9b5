// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A tokenizer for C-like languages, precise enough for reduction; accepts any text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::reduce {

enum class TokenKind : uint8_t { Word, Number, String, Comment, Directive, Punctuation };

struct Token {
  TokenKind Kind = TokenKind::Punctuation;
  std::string_view Text;
  std::string_view Blank; ///< white space before the token
  uint32_t Partner = 0;   ///< index of the matching bracket; the token's own index if it has none

  bool is(std::string_view Other) const { return Text == Other; }
};

/// Returns views of `Text`. A preprocessor directive with its continuation lines is one token.
std::vector<Token> tokenize(std::string_view Text);

/// Replaces tokens First to before Last by a text, which may be empty.
struct Edit {
  size_t First, Last;
  std::string_view With;
};

/// Prints the tokens with the edits applied. Each token keeps the white space before it; tokens
/// that would merge stay separate.
std::string render(const std::vector<Token> &Tokens, const std::vector<Edit> &Edits);

} // namespace dxil::reduce
