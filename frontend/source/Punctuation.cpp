// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Punctuation.h"

namespace dxil::frontend {

TokenKind punctuation(clang::tok::TokenKind K) {
  using namespace clang;
  switch (K) {
#define CASE(Clang, Ours)                                                                          \
  case tok::Clang: return TokenKind::Ours;
    CASE(l_brace, LeftBrace)
    CASE(r_brace, RightBrace)
    CASE(l_paren, LeftParen)
    CASE(r_paren, RightParen)
    CASE(l_square, LeftBracket)
    CASE(r_square, RightBracket)
    CASE(semi, Semicolon)
    CASE(comma, Comma)
    CASE(period, Dot)
    CASE(arrow, Arrow)
    CASE(ellipsis, Ellipsis)
    CASE(colon, Colon)
    CASE(coloncolon, ColonColon)
    CASE(question, Question)
    CASE(plus, Plus)
    CASE(minus, Minus)
    CASE(star, Star)
    CASE(slash, Slash)
    CASE(percent, Percent)
    CASE(plusplus, PlusPlus)
    CASE(minusminus, MinusMinus)
    CASE(amp, Amp)
    CASE(pipe, Pipe)
    CASE(caret, Caret)
    CASE(tilde, Tilde)
    CASE(exclaim, Exclaim)
    CASE(ampamp, AmpAmp)
    CASE(pipepipe, PipePipe)
    CASE(less, Less)
    CASE(greater, Greater)
    CASE(lessequal, LessEqual)
    CASE(greaterequal, GreaterEqual)
    CASE(equalequal, EqualEqual)
    CASE(exclaimequal, ExclaimEqual)
    CASE(lessless, LessLess)
    CASE(greatergreater, GreaterGreater)
    CASE(equal, Equal)
    CASE(plusequal, PlusEqual)
    CASE(minusequal, MinusEqual)
    CASE(starequal, StarEqual)
    CASE(slashequal, SlashEqual)
    CASE(percentequal, PercentEqual)
    CASE(ampequal, AmpEqual)
    CASE(pipeequal, PipeEqual)
    CASE(caretequal, CaretEqual)
    CASE(lesslessequal, LessLessEqual)
    CASE(greatergreaterequal, GreaterGreaterEqual)
    CASE(hash, Hash)
    CASE(at, At)
#undef CASE
  default: return TokenKind::Unknown;
  }
}

} // namespace dxil::frontend
