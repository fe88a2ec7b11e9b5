// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clang's kinds of punctuation in terms of ours.
#pragma once

#include "Tokens.h"

#include "clang/Basic/TokenKinds.h"

namespace dxil::frontend {

/// Returns TokenKind::Unknown for tokens that HLSL does not use.
TokenKind punctuation(clang::tok::TokenKind K);

} // namespace dxil::frontend
