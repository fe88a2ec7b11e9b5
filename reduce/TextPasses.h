// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The edits of texts that a reduction tries.
#pragma once

#include "Tokens.h"

#include <span>

namespace dxil::reduce {

/// What one candidate edits.
using Edits = std::vector<Edit>;

struct TextPass {
  std::string_view Name;
  std::vector<Edits> (*Candidates)(const std::vector<Token> &Tokens);
};

/// In the order in which they are tried.
std::span<const TextPass> textPasses();

} // namespace dxil::reduce
