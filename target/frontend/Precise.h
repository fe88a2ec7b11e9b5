// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_PRECISE_H
#define DXIL_TARGET_FRONTEND_PRECISE_H

#include "llvm/ADT/StringRef.h"

namespace clang {
class CompilerInstance;
} // namespace clang

namespace dxil {

/// If \p Text has the word `precise`, arithmetic is as written in the whole translation unit: clang
/// has no such word for a single value, and what is exact everywhere is exact where it was asked for.
void heedPrecise(clang::CompilerInstance &CI, llvm::StringRef Text);

/// Makes arithmetic as written in the whole translation unit.
void makePrecise(clang::CompilerInstance &CI);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_PRECISE_H
