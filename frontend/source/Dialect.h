// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language as clang's lexer has it, and behaviour of DXC's preprocessor that clang's lacks: the
// search for include files, and -flegacy-macro-expansion.
#pragma once

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"

namespace dxil::frontend {

clang::LangOptions languageOptions();

/// Searches for a file that is included in quotes in the folders of all open files, from the
/// innermost out, before the paths of -I. clang does so only in Microsoft's dialect, which treats
/// commas in macro arguments differently: the dialect is off while a macro collects its arguments.
class IncludeSearch : public clang::PPCallbacks {
public:
  /// \p Language belongs to the preprocessor and outlives this object.
  explicit IncludeSearch(clang::LangOptions &Language) : Language(Language) {}

  /// Called before each token that may be a directive.
  void begin() { Language.MSVCCompat = 1; }

  void MacroExpands(const clang::Token &, const clang::MacroDefinition &Macro, clang::SourceRange,
                    const clang::MacroArgs *Arguments) override {
    if (Arguments && Macro.getMacroInfo()->getNumTokens())
      Language.MSVCCompat = 0;
  }
  // A directive may follow each of these.
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
/// becomes a call of a second macro with its tokens, so that the preprocessor expands the arguments
/// on the way. A parameter after `#` is quoted before that, as written.
class LegacyMacros : public clang::PPCallbacks {
public:
  explicit LegacyMacros(clang::Preprocessor &PP) : PP(PP) {}
  void MacroDefined(const clang::Token &Name, const clang::MacroDirective *Directive) override;

private:
  clang::Preprocessor &PP;
};

} // namespace dxil::frontend
