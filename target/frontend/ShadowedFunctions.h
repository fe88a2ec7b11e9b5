// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Globals that have the name of a function of HLSL.
#ifndef DXIL_TARGET_FRONTEND_SHADOWEDFUNCTIONS_H
#define DXIL_TARGET_FRONTEND_SHADOWEDFUNCTIONS_H

namespace clang {
class Decl;
} // namespace clang

namespace dxil {

/// Hides the functions of the header that have the name of a variable that \p D, a declaration outside all
/// functions, declares: HLSL finds the variable, and clang would find both.
void hideShadowedFunctions(const clang::Decl &D);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_SHADOWEDFUNCTIONS_H
