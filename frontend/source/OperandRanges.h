// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operands that a message about an expression underlines. They are found in the tokens around
// its place, since only that place is kept.
#pragma once

#include "Tokens.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace dxil::frontend {

struct OperandRange {
  Location Begin, End; ///< locations of the first and the last token
};

class OperandRanges {
public:
  explicit OperandRanges(const Tokens &Source) : Source(Source) {}

  /// Returns the operands of the expression whose operator, bracket or name is at \p Where: both
  /// sides of a binary operator, the object before the dot of a member, else the whole expression.
  /// Empty if no token is there.
  llvm::SmallVector<OperandRange, 2> at(Location Where);

private:
  std::optional<size_t> find(Location Where);
  const Token &token(size_t I) const { return Source.All[I]; }
  unsigned precedenceAt(size_t I) const;
  bool endsOperand(size_t I) const;
  size_t matching(size_t I, bool Forward) const;
  size_t beginOfOperand(size_t I, unsigned Precedence) const;
  size_t endOfOperand(size_t I, unsigned Precedence) const;
  size_t beginOfPostfix(size_t I) const;
  size_t endOfPostfix(size_t I) const;

  const Tokens &Source;
  llvm::DenseMap<uint32_t, size_t> Numbers; ///< token index by place; built at the first message
};

} // namespace dxil::frontend
