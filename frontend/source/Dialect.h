// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What DXC's preprocessor does and clang's does not: where files are searched for, and
// -flegacy-macro-expansion.
#ifndef DXIL_FRONTEND_SOURCE_DIALECT_H
#define DXIL_FRONTEND_SOURCE_DIALECT_H

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"

namespace dxil::frontend {

/// Has a file that is included in quotes searched for in the folders of all files that are open,
/// from the innermost out, before the paths of -I. clang does so in Microsoft's dialect, in which
/// commas of macro arguments mean something else: the dialect is off while a macro takes its
/// arguments.
class IncludeSearch : public clang::PPCallbacks {
public:
  /// \p Language is what the preprocessor was made with, and outlives it.
  explicit IncludeSearch(clang::LangOptions &Language) : Language(Language) {}

  /// Called in front of each token that may be a directive.
  void begin() { Language.MSVCCompat = 1; }

  void MacroExpands(const clang::Token &, const clang::MacroDefinition &Macro, clang::SourceRange,
                    const clang::MacroArgs *Arguments) override {
    if (Arguments && Macro.getMacroInfo()->getNumTokens())
      Language.MSVCCompat = 0;
  }
  // Behind each of these a directive may follow.
  void FileChanged(clang::SourceLocation, FileChangeReason, clang::SrcMgr::CharacteristicKind,
                   clang::FileID) override {
    begin();
  }
  void MacroDefined(const clang::Token &, const clang::MacroDirective *) override { begin(); }
  void If(clang::SourceLocation, clang::SourceRange, ConditionValueKind) override { begin(); }
  void Elif(clang::SourceLocation, clang::SourceRange, ConditionValueKind,
            clang::SourceLocation) override {
    begin();
  }
  void Endif(clang::SourceLocation, clang::SourceLocation) override { begin(); }

private:
  clang::LangOptions &Language;
};

/// Expands the operands of `##` before they are joined, as FXC does. A macro that joins a parameter
/// becomes a call of another one that has its tokens, so that the arguments are expanded on the
/// way. A parameter that `#` quotes is quoted on the way, as it was written.
class LegacyMacros : public clang::PPCallbacks {
public:
  explicit LegacyMacros(clang::Preprocessor &PP) : PP(PP) {}
  void MacroDefined(const clang::Token &Name, const clang::MacroDirective *Directive) override;

private:
  clang::Preprocessor &PP;
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_SOURCE_DIALECT_H
