// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Digests of tokens, and the facts about a source that tokens do not show.
#pragma once

#include "Tokens.h"
#include "dxil/frontend/Frontend.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/PPCallbacks.h"

namespace dxil::frontend {

/// BLAKE3 over the tokens from \p First to before \p End: their kind and spelling, and whether they
/// begin a line or come from a macro. Places do not count.
TokenDigest digestOf(const Tokens &Toks, const NameTable &Names, size_t First, size_t End);

/// Watches a preprocessor for facts that its tokens do not show.
class SourceTraits : public clang::PPCallbacks {
public:
  /// The text contains the time of the compile or of a file.
  bool DependsOnTime = false;
  /// Warnings depend on places: a pragma turns some on or off, or a file is a system file, which
  /// gets no warnings.
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
