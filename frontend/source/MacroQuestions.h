// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records which macros a source uses.
#pragma once

#include "dxil/frontend/AskedMacros.h"

#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace dxil::frontend {

/// Collects the names that directives test, redefine or undefine. The preprocessor itself marks
/// the macros that it expands.
class MacroQuestions : public clang::PPCallbacks {
public:
  /// Returns the questions of the whole source, for the macros \p Defines of the command line.
  AskedMacros answer(clang::Preprocessor &PP, llvm::ArrayRef<std::string> Defines) const;

  void MacroDefined(const clang::Token &Name, const clang::MacroDirective *Directive) override {
    if (Directive->getPrevious())
      add(Name);
  }
  void MacroUndefined(const clang::Token &Name, const clang::MacroDefinition &,
                      const clang::MacroDirective *) override {
    add(Name);
  }
  void Defined(const clang::Token &Name, const clang::MacroDefinition &,
               clang::SourceRange) override {
    add(Name);
  }
  void Ifdef(clang::SourceLocation, const clang::Token &Name,
             const clang::MacroDefinition &) override {
    add(Name);
  }
  void Ifndef(clang::SourceLocation, const clang::Token &Name,
              const clang::MacroDefinition &) override {
    add(Name);
  }
  using clang::PPCallbacks::Elifdef;
  void Elifdef(clang::SourceLocation, const clang::Token &Name,
               const clang::MacroDefinition &) override {
    add(Name);
  }
  using clang::PPCallbacks::Elifndef;
  void Elifndef(clang::SourceLocation, const clang::Token &Name,
                const clang::MacroDefinition &) override {
    add(Name);
  }

private:
  void add(const clang::Token &Name) { Asked.insert(Name.getIdentifierInfo()); }

  llvm::SmallPtrSet<const clang::IdentifierInfo *, 32> Asked;
};

} // namespace dxil::frontend
