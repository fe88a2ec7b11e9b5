// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of control flow where HLSL allows them and clang 22 does not.
#ifndef DXIL_TARGET_FRONTEND_CONTROLFLOWWORDS_H
#define DXIL_TARGET_FRONTEND_CONTROLFLOWWORDS_H

#include <string>

namespace clang {
class LangOptions;
} // namespace clang

namespace dxil {

/// Blanks `[branch]` and `[flatten]` in \p Text, a source file that is not lexed yet, where neither `if` nor
/// `switch` follows, and `[loop]` and `[unroll]` where no loop does: there they mean nothing in HLSL, and are an
/// error in clang. Returns whether anything changed.
bool blankStrayHints(const clang::LangOptions &Options, std::string &Text);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_CONTROLFLOWWORDS_H
