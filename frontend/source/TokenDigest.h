// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a compile depends on once its source is preprocessed, as one number.
#ifndef DXIL_FRONTEND_SOURCE_TOKENDIGEST_H
#define DXIL_FRONTEND_SOURCE_TOKENDIGEST_H

#include "Tokens.h"
#include "dxil/frontend/Frontend.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/PPCallbacks.h"

namespace dxil::frontend {

/// BLAKE3 over all tokens: what they are, how they are spelled, whether they begin a line or come
/// out of a macro. Not where they are.
TokenDigest digestOf(const Tokens &Toks, const NameTable &Names);

/// Watches a preprocessor for what its tokens do not say.
class SourceTraits : public clang::PPCallbacks {
public:
  /// The text has the time of the compile or of a file in it.
  bool DependsOnTime = false;
  /// Whether a warning is said depends on places: pragmas turn some on and off, or a file is
  /// one of the system's, of which none are said.
  bool DirectsMessages = false;

  void MacroExpands(const clang::Token &Word, const clang::MacroDefinition &Definition,
                    clang::SourceRange, const clang::MacroArgs *) override;
  void FileChanged(clang::SourceLocation, FileChangeReason, clang::SrcMgr::CharacteristicKind Kind,
                   clang::FileID) override;
  void PragmaDiagnosticPush(clang::SourceLocation, llvm::StringRef) override;
  void PragmaDiagnosticPop(clang::SourceLocation, llvm::StringRef) override;
  void PragmaDiagnostic(clang::SourceLocation, llvm::StringRef, clang::diag::Severity,
                        llvm::StringRef) override;
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_SOURCE_TOKENDIGEST_H
