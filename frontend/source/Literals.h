// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers as they are spelled. HLSL lets a swizzle stand right behind one: `1.xxx`, `0.5.xx`,
// `2.0f.xxxx`.
#ifndef DXIL_FRONTEND_SOURCE_LITERALS_H
#define DXIL_FRONTEND_SOURCE_LITERALS_H

#include "Tokens.h"

#include "llvm/ADT/StringRef.h"

namespace dxil::frontend {

/// What a preprocessing number is.
struct Number {
  enum class Problem : uint8_t { None, TooLarge, Suffix, Malformed } Wrong = Problem::None;
  bool IsFloat = false;
  IntegerLiteral Integer;
  FloatLiteral Float;
  llvm::StringRef Rest; ///< what follows, from a dot on: a swizzle, else empty; with
                        ///< Problem::Suffix what is wrong
};
Number readNumber(llvm::StringRef Spelling);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_SOURCE_LITERALS_H
