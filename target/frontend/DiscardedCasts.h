// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statements that are casts to structs and arrays: clang 22 crashes where nobody takes their value.
#ifndef DXIL_TARGET_FRONTEND_DISCARDEDCASTS_H
#define DXIL_TARGET_FRONTEND_DISCARDEDCASTS_H

namespace clang {
class Stmt;
} // namespace clang

namespace dxil {

/// Leaves of such statements in \p Code what is cast, whose side effects remain.
void dropDiscardedCasts(clang::Stmt *Code);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_DISCARDEDCASTS_H
