// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texts of C-like languages as tokens, well enough to take them apart; nothing is refused.
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
  std::string_view Blank; ///< white space before it
  uint32_t Partner = 0;   ///< of a bracket: the other one's number; else its own

  bool is(std::string_view Other) const { return Text == Other; }
};

/// Views of `Text`. A directive of the preprocessor is one token, with the lines that a backslash
/// continues.
std::vector<Token> tokenize(std::string_view Text);

/// Tokens First to before Last are removed, or the text takes their place.
struct Edit {
  size_t First, Last;
  std::string_view With;
};

/// The tokens without what is edited, each behind the white space that was before it. What would
/// become one token stays apart.
std::string render(const std::vector<Token> &Tokens, const std::vector<Edit> &Edits);

} // namespace dxil::reduce
