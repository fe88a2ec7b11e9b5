// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_LOOPBREAKS_H
#define DXIL_TARGET_FRONTEND_LOOPBREAKS_H

namespace clang {
class FunctionDecl;
} // namespace clang

namespace dxil {

/// Writes each `break` and `return` in a loop of \p F as a branch on `dxil.loop.break` whose other way is `continue`,
/// so that operations before it stay in the loop (lowering/Convergence.cpp).
void keepBreaksInLoops(clang::FunctionDecl &F);

} // namespace dxil

#endif
