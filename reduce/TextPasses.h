// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The edits that a reduction tries on texts.
#pragma once

#include "Tokens.h"

#include <span>

namespace dxil::reduce {

/// The edits of one candidate, applied together.
using Edits = std::vector<Edit>;

struct TextPass {
  std::string_view Name;
  std::vector<Edits> (*Candidates)(const std::vector<Token> &Tokens);
};

/// Passes in the order in which they are tried.
std::span<const TextPass> textPasses();

} // namespace dxil::reduce
