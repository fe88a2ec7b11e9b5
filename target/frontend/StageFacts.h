// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What attributes and modifiers say of an entry point and of its parameters, in stages that clang
// does not know.
#ifndef DXIL_TARGET_FRONTEND_STAGEFACTS_H
#define DXIL_TARGET_FRONTEND_STAGEFACTS_H

#include "clang/AST/Decl.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace dxil {

/// The stage attributes and modifiers of declarations, off which they are taken: clang would make
/// annotations of them.
class StageFacts {
public:
  void take(clang::Decl &D);

  /// The stage that `[shader("...")]` gives a function; empty if there is no such attribute.
  std::string stageOf(const clang::FunctionDecl &F) const;
  /// Whether the modifier \p Word stands before \p D (`triangle`, `vertices`, `raypayload`, ...).
  bool hasModifier(const clang::Decl &D, llvm::StringRef Word) const;
  /// All modifiers of \p D in the order of the source, the payload access qualifiers included.
  llvm::ArrayRef<std::string> modifiers(const clang::Decl &D) const;
  /// The other attributes of \p D: lists of arguments by name in small letters.
  llvm::json::Object attributes(const clang::Decl &D) const;

private:
  struct Facts {
    std::string Stage;
    std::vector<std::string> Modifiers;
    llvm::json::Object Attributes;
  };
  const Facts *find(const clang::Decl &D) const;
  llvm::DenseMap<const clang::Decl *, Facts> Known;
};

/// Whether \p Stage is one of the six ray tracing stages, whose entry points keep their parameters.
bool keepsParameters(llvm::StringRef Stage);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_STAGEFACTS_H
