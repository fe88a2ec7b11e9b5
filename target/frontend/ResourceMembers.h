// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_RESOURCEMEMBERS_H
#define DXIL_TARGET_FRONTEND_RESOURCEMEMBERS_H

namespace clang {
class HLSLBufferDecl;
class Sema;
class VarDecl;
} // namespace clang

namespace dxil {

/// If \p V is a global whose struct has resources in it, makes it an object of the shader's own: each
/// resource becomes a variable with a binding, named as DXC names it (`g.t`, `g.2.Buf`), the numbers
/// become one constant of a struct without resources, and \p V is initialized from them. clang 22
/// leaves such a variable in the constant buffer, where its resources have no bindings. Registers
/// that \p V names are given to its resources in order. Says in clang's diagnostics what cannot be.
void splitResourceMembers(clang::Sema &S, clang::VarDecl &V);

/// The same for the members of a `cbuffer` or `tbuffer`. Returns whether it holds no numbers: clang then
/// leaves out all that is in it.
bool splitResourceMembers(clang::Sema &S, clang::HLSLBufferDecl &Buffer);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_RESOURCEMEMBERS_H
