// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Words of HLSL that clang 22 does not know, before it parses: macros, and changes to the text.
#ifndef DXIL_TARGET_FRONTEND_WORDS_H
#define DXIL_TARGET_FRONTEND_WORDS_H

#include "llvm/ADT/StringRef.h"

namespace clang {
class CompilerInstance;
} // namespace clang

namespace dxil {

class SharedObjects;

/// What the annotation that stands for an interpolation modifier starts with; the modifier follows.
inline constexpr llvm::StringLiteral ModifierPrefix = "dxil.interpolation:";

/// Makes the main file of \p CI, and each file that it includes, one that clang reads: interpolation
/// modifiers become annotations, and the names of system values become those of user semantics. A
/// replaced word is as long as what stands for it, so that no place in the file changes. \p Shared is turned on
/// by a file with groupshared variables.
void addWords(clang::CompilerInstance &CI, SharedObjects &Shared);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_WORDS_H
