// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hlsl.h as a precompiled header: what clang 22 does with one that a compile of HLSL must not have.
#ifndef DXIL_TARGET_FRONTEND_PRECOMPILEDHEADER_H
#define DXIL_TARGET_FRONTEND_PRECOMPILEDHEADER_H

namespace clang {
class ASTContext;
class Sema;
} // namespace clang

namespace dxil {

/// Before Sema is made for a unit with a precompiled header: what stands in the header is read when
/// its name is looked up, and never as a whole.
void readDeclarationsByName(clang::ASTContext &Ctx);

/// When Sema is made: the templates that clang declares anew in each unit give way to those of the
/// precompiled header, which are the same; two of them would be ambiguous.
void preferPrecompiledTemplates(clang::Sema &S);

} // namespace dxil

#endif
