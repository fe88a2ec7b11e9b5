// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The symbols of a library's functions. Runtimes, linkers and RDAT know a function by the symbol that
// Microsoft's C++ rules give it, with HLSL's types as classes of that C++.
#ifndef DXIL_TARGET_FRONTEND_EXPORTNAMES_H
#define DXIL_TARGET_FRONTEND_EXPORTNAMES_H

#include "clang/AST/Decl.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace dxil {

/// `\1?Name@Scope@@YA...@Z` for \p F, or for a function of the name \p NewName, if that is not empty, with
/// its types. Empty if a type has no such name.
std::string exportSymbol(const clang::FunctionDecl &F, llvm::StringRef NewName = {});

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_EXPORTNAMES_H
