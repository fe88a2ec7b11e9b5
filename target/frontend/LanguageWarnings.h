// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where clang compiles something else than HLSL says, and nothing here mends it: a warning at the
// place.
#ifndef DXIL_TARGET_FRONTEND_LANGUAGEWARNINGS_H
#define DXIL_TARGET_FRONTEND_LANGUAGEWARNINGS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

namespace clang {
class ASTContext;
class BinaryOperator;
class CallExpr;
class CompilerInstance;
class Decl;
class Expr;
class FunctionDecl;
class SourceLocation;
class Stmt;
} // namespace clang

namespace dxil {

/// Each warning has a flag, `-Wno-<flag>` turns it off:
///   evaluation-order     an argument changes what another one reads; DXC goes from right to left
///   hlsl-2018-logic      before HLSL 2021 both sides of &&, || and ?: are evaluated, with their
///   effects bool-arithmetic      arithmetic of vectors of bool is one of int compound-assignment
///   an integer vector combined with floats is computed in float, and then converted coherent-place
///   globallycoherent at a member or a local variable
class LanguageWarnings {
public:
  /// \p Silent: the flags of those that are not wanted.
  LanguageWarnings(clang::CompilerInstance &CI, llvm::ArrayRef<std::string> Silent);

  /// Looks at a function of the source, before anything of it is rewritten.
  void check(const clang::FunctionDecl &F);
  /// Looks for `globallycoherent` or `reordercoherent` at a local variable or member.
  void checkCoherent(const clang::Decl &D);

private:
  void visit(const clang::Stmt *Code);
  void checkOrder(const clang::CallExpr &Call);
  void checkOperator(const clang::BinaryOperator &Operator);
  bool hasEffects(const clang::Stmt *Code);
  bool hasEffects(const clang::FunctionDecl &F);
  void warn(clang::SourceLocation Loc, llvm::StringRef Flag, llvm::StringRef Text);

  clang::CompilerInstance &CI;
  llvm::StringSet<> Off;
  llvm::DenseMap<const clang::FunctionDecl *, bool> Effects;
};

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_LANGUAGEWARNINGS_H
