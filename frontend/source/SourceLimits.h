// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ends a source whose files include each other, or whose macros stand for each other, in more
// ways than anybody can wait for.
#ifndef DXIL_FRONTEND_SOURCE_SOURCELIMITS_H
#define DXIL_FRONTEND_SOURCE_SOURCELIMITS_H

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

/// Beyond the limit each file is entered once.
class IncludeLimit : public clang::PPCallbacks {
public:
  explicit IncludeLimit(clang::Preprocessor &PP) : PP(PP) {}
  void FileChanged(clang::SourceLocation At, FileChangeReason Reason,
                   clang::SrcMgr::CharacteristicKind, clang::FileID) override;

private:
  clang::Preprocessor &PP;
  unsigned Entered = 0;
};

/// Tells before a macro is expanded how many tokens it becomes, and reports an error when they, or
/// all so far, are too many. The preprocessor cannot be stopped there: from then on every macro is
/// empty.
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
  /// How many tokens some text becomes: those of itself, and so many times those of each argument
  /// of the macro that it is the text of. What it ends with may be called by what follows: a
  /// macro's name, or an argument.
  struct Size {
    uint64_t Own = 0;
    llvm::SmallVector<uint64_t, 4> Times;
    const clang::MacroInfo *Last = nullptr;
    int LastArgument = -1;
  };
  using Text = llvm::ArrayRef<clang::Token>;

  void changed(const clang::Token &Named);
  const Size &sizeOf(const clang::MacroInfo &Macro);
  Size measure(Text Tokens, const clang::MacroInfo *Of);
  Size measureOne(Text &Tokens, const clang::MacroInfo *Of);
  bool takeArguments(Text &Tokens, const clang::MacroInfo &Callee, const clang::MacroInfo *Of,
                     llvm::SmallVectorImpl<Size> &Arguments);
  static void add(Size &To, const Size &What, uint64_t Count = 1);
  static Size called(const Size &Callee, llvm::ArrayRef<Size> Arguments);
  void stop(const clang::Token &Named);

  clang::Preprocessor &PP;
  Diagnostics &Diags;
  llvm::DenseMap<const clang::MacroInfo *, Size> Sizes;
  llvm::DenseSet<const clang::MacroInfo *> Open;      ///< whose text is measured
  llvm::DenseSet<const clang::IdentifierInfo *> Seen; ///< on whose meaning Sizes depends
  uint64_t Total = 0;
  unsigned Nested = 0;
  bool Stopped = false;
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_SOURCE_SOURCELIMITS_H
