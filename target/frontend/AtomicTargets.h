// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_ATOMICTARGETS_H
#define DXIL_TARGET_FRONTEND_ATOMICTARGETS_H

#include <string>

namespace clang {
class LangOptions;
class Sema;
class Stmt;
} // namespace clang

namespace dxil {

/// Puts a plus sign before the first argument of the calls of atomic functions in \p Text that ends as an element
/// of a vector does (`v.y`): what is no place is an `__operand`, and clang refuses a reference to an element.
/// Returns whether \p Text has changed.
bool markAtomicTargets(const clang::LangOptions &Options, std::string &Text);

/// Resolves the calls in \p Code of the atomic functions whose target no reference binds to, which are those of
/// the header's `__operand`: the target is then the element of a vector in memory, or what a cast to its own
/// type is of. What is no memory of a group or a resource is an error there.
void rewriteAtomicTargets(clang::Sema &S, clang::Stmt *&Code);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_ATOMICTARGETS_H
