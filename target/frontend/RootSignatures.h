// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Root signatures in text, and texts that macros are.
#ifndef DXIL_TARGET_FRONTEND_ROOTSIGNATURES_H
#define DXIL_TARGET_FRONTEND_ROOTSIGNATURES_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace clang {
class CompilerInstance;
class HLSLRootSignatureDecl;
class Preprocessor;
class Sema;
class StringLiteral;
} // namespace clang

namespace dxil {

/// The root signature that \p Text is; null if it is none, which is reported.
clang::HLSLRootSignatureDecl *parseRootSignature(clang::Sema &S, clang::StringLiteral &Text);

/// The root signature of \p Macro, a string or words as they stand, or else of the one that clang's own option
/// names; null if there is no such macro.
clang::HLSLRootSignatureDecl *definedRootSignature(clang::CompilerInstance &CI, llvm::StringRef Macro);

/// The string that a macro is, of literals side by side or of words as they stand; nothing if there is no such macro.
std::optional<std::string> textOfMacro(clang::Preprocessor &PP, llvm::StringRef Name);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_ROOTSIGNATURES_H
