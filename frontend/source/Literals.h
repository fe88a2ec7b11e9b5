// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numeric literals. HLSL allows a swizzle directly after a number: `1.xxx`, `0.5.xx`, `2.0f.xxxx`.
#pragma once

#include "Tokens.h"

#include "llvm/ADT/StringRef.h"

namespace dxil::frontend {

/// The parts of a preprocessing number.
struct Number {
  enum class Problem : uint8_t { None, TooLarge, Suffix, Malformed } Wrong = Problem::None;
  bool IsFloat = false;
  bool IsHalf = false; ///< `f16`, which needs types of 16 bits
  IntegerLiteral Integer;
  FloatLiteral Float;
  llvm::StringRef
      Rest; ///< the swizzle, from its dot on, else empty; with Problem::Suffix, the invalid suffix
};
Number readNumber(llvm::StringRef Spelling);

} // namespace dxil::frontend
