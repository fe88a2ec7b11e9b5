// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_BINDINGWORDS_H
#define DXIL_TARGET_FRONTEND_BINDINGWORDS_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace clang {
class LangOptions;
} // namespace clang

namespace dxil {

/// Writes what stands in `register(...)` as clang reads it: registers of a stage (`ps, t1`) or a profile
/// (`ps_6_0, t1`) are those of any if \p Profile is it, and gone if it is not; `t1[2]` is `t3`, and `t` is `t0`.
/// Blanks `extern`, which says nothing in HLSL and makes clang forget a resource's binding. Returns whether \p Text
/// has changed.
bool markBindingWords(const clang::LangOptions &Options, llvm::StringRef Profile, std::string &Text);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_BINDINGWORDS_H
