// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_OUTPUTARGUMENTS_H
#define DXIL_TARGET_FRONTEND_OUTPUTARGUMENTS_H

namespace clang {
class Stmt;
} // namespace clang

namespace dxil {

/// Passes what lies in arrays that are `out` or `inout` parameters on to other functions without
/// the copies that clang makes: the arrays of a mesh shader's outputs have elements of other
/// threads, which a copy back would overwrite. \p Body is the body of a function.
void passOutputsOn(clang::Stmt &Body);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_OUTPUTARGUMENTS_H
