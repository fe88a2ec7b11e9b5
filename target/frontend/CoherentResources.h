// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `globallycoherent`, a macro of the header for an attribute that clang's code generation ignores.
#ifndef DXIL_TARGET_FRONTEND_COHERENTRESOURCES_H
#define DXIL_TARGET_FRONTEND_COHERENTRESOURCES_H

#include <string>

namespace clang {
class ASTContext;
class Decl;
} // namespace clang

namespace dxil {

/// The names of the globally coherent resources among the declarations of \p Ctx, with a comma
/// between them; empty if there are none. On a declaration that is no writable resource the word is
/// an error.
std::string namesOfCoherentResources(clang::ASTContext &Ctx);

/// Whether \p D bears `globallycoherent` or `reordercoherent`.
bool saysCoherent(const clang::Decl &D);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_COHERENTRESOURCES_H
