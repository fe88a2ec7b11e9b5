// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Tokens.h"

namespace dxil::frontend {

/// Returns the precedence of a binary operator, from 1 (`||`) to 10 (`*`), or 0 for other tokens,
/// assignments among them.
inline unsigned binaryPrecedence(TokenKind K) {
  switch (K) {
  case TokenKind::PipePipe: return 1;
  case TokenKind::AmpAmp: return 2;
  case TokenKind::Pipe: return 3;
  case TokenKind::Caret: return 4;
  case TokenKind::Amp: return 5;
  case TokenKind::EqualEqual:
  case TokenKind::ExclaimEqual: return 6;
  case TokenKind::Less:
  case TokenKind::Greater:
  case TokenKind::LessEqual:
  case TokenKind::GreaterEqual: return 7;
  case TokenKind::LessLess:
  case TokenKind::GreaterGreater: return 8;
  case TokenKind::Plus:
  case TokenKind::Minus: return 9;
  case TokenKind::Star:
  case TokenKind::Slash:
  case TokenKind::Percent: return 10;
  default: return 0;
  }
}

} // namespace dxil::frontend
