// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SameCode.h"

#include <llvm/ADT/StringExtras.h>

#include <string>

using namespace llvm;

namespace dxil::emitters {
namespace {

/// Returns the length of the literal at the start of Text, with its quotes. Returns the length of
/// Text if the literal has no end.
size_t literalLength(StringRef Text) {
  const char Quote = Text.front();
  size_t I = 1;
  while (I < Text.size() && Text[I] != Quote)
    I += Text[I] == '\\' ? 2 : 1;
  return std::min(I + 1, Text.size());
}

/// Replaces comments and white space by one space, or by a line break if they contain one: line
/// breaks end preprocessor directives.
std::string withoutComments(StringRef Text) {
  std::string Code;
  bool Blank = false, NewLine = false;
  while (!Text.empty()) {
    size_t Skipped = 0;
    if (Text.starts_with("//"))
      Skipped = std::min(Text.find('\n'), Text.size());
    else if (Text.starts_with("/*"))
      Skipped = std::min(Text.find("*/", 2), Text.size() - 2) + 2;
    else if (isSpace(Text.front()))
      Skipped = 1;
    if (Skipped) {
      Blank = true;
      NewLine |= Text.take_front(Skipped).contains('\n');
      Text = Text.drop_front(Skipped);
      continue;
    }
    if (Blank && !Code.empty())
      Code += NewLine ? '\n' : ' ';
    Blank = NewLine = false;
    // A quote after a digit is a digit separator.
    const bool Literal =
        Text.front() == '"' || (Text.front() == '\'' && (Code.empty() || !isAlnum(Code.back())));
    const size_t Length = Literal ? literalLength(Text) : 1;
    Code += Text.take_front(Length);
    Text = Text.drop_front(Length);
  }
  return Code;
}

} // namespace

bool isSameCode(StringRef A, StringRef B) {
  if (A.contains("R\"") || B.contains("R\""))
    return false;
  return withoutComments(A) == withoutComments(B);
}

} // namespace dxil::emitters
