// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Limits for sources whose includes or macros multiply without a practical end.
#pragma once

#include "Diagnostics.h"

#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace clang {
class Preprocessor;
} // namespace clang

namespace dxil::frontend {

/// Past the limit, enters each file only once.
class IncludeLimit : public clang::PPCallbacks {
public:
  explicit IncludeLimit(clang::Preprocessor &PP) : PP(PP) {}
  void FileChanged(clang::SourceLocation Where, FileChangeReason Reason,
                   clang::SrcMgr::CharacteristicKind, clang::FileID) override;

private:
  clang::Preprocessor &PP;
  unsigned Entered = 0;
};

/// Computes the number of tokens of an expansion before the macro is expanded, and reports an error
/// if this number, or the total so far, exceeds a limit. An expansion cannot be stopped, so all
/// macros become empty after the error.
class MacroLimit : public clang::PPCallbacks {
public:
  MacroLimit(clang::Preprocessor &PP, Diagnostics &Diags) : PP(PP), Diags(Diags) {}
  void MacroExpands(const clang::Token &Named, const clang::MacroDefinition &Definition,
                    clang::SourceRange, const clang::MacroArgs *Arguments) override;
  void MacroDefined(const clang::Token &Named, const clang::MacroDirective *) override {
    changed(Named);
  }
  void MacroUndefined(const clang::Token &Named, const clang::MacroDefinition &,
                      const clang::MacroDirective *) override {
    changed(Named);
  }

private:
  /// The number of tokens in the expansion of a text: its own, plus a multiple of each argument of
  /// the macro that has the text. The last token may be a macro that the tokens after the text
  /// call.
  struct Size {
    uint64_t Own = 0;
    llvm::SmallVector<uint64_t, 4> Times;
    const clang::MacroInfo *Last = nullptr;
    int LastArgument = -1;
  };
  using Text = llvm::ArrayRef<clang::Token>;

  void changed(const clang::Token &Named);
  const Size &sizeOf(const clang::MacroInfo &Macro);
  Size measure(Text Tokens, const clang::MacroInfo *Enclosing);
  Size measureOne(Text &Tokens, const clang::MacroInfo *Enclosing);
  bool takeArguments(Text &Tokens, const clang::MacroInfo &Callee,
                     const clang::MacroInfo *Enclosing, llvm::SmallVectorImpl<Size> &Arguments);
  static void add(Size &To, const Size &Part, uint64_t Count = 1);
  static Size called(const Size &Callee, llvm::ArrayRef<Size> Arguments);
  void stop(const clang::Token &Named);

  clang::Preprocessor &PP;
  Diagnostics &Diags;
  llvm::DenseMap<const clang::MacroInfo *, Size> Sizes;
  llvm::DenseSet<const clang::MacroInfo *> Open;      ///< macros whose texts are being measured
  llvm::DenseSet<const clang::IdentifierInfo *> Seen; ///< names whose definitions Sizes depends on
  uint64_t Total = 0;
  unsigned Nested = 0;
  bool Stopped = false;
};

} // namespace dxil::frontend
