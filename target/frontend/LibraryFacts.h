// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a library says besides its functions: access qualifiers of ray payloads, subobjects of state
// objects, and what its functions' parameters point to.
#ifndef DXIL_TARGET_FRONTEND_LIBRARYFACTS_H
#define DXIL_TARGET_FRONTEND_LIBRARYFACTS_H

#include "StageFacts.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/JSON.h"

namespace clang {
class Sema;
} // namespace clang

namespace dxil {

/// Collected declaration by declaration, and told once.
class LibraryFacts {
public:
  /// A variable of one of the header's classes of subobjects, off which its initializer is taken, or any
  /// other. Reports values that are no constants, and root signatures that are none.
  void see(clang::Sema &S, clang::VarDecl &V);
  /// A struct that is complete; \p Facts has its modifiers and those of its fields.
  void see(const clang::RecordDecl &R, const StageFacts &Facts);
  /// A function; one that is exported has parameters whose types the back end is told.
  void see(const clang::FunctionDecl &F);

  /// JSON as docs/ir-contract.md has it ("Entry interface"); empty if there is nothing to tell.
  /// \p Qualifiers: whether payloads' qualifiers count. Reports qualifiers of stages that have no
  /// payload.
  std::string describe(clang::Sema &S, const StageFacts &Facts, bool Qualifiers) const;
  /// The types of the description, in its order: payloads, and then what parameters point to.
  llvm::SmallVector<clang::QualType, 8> types(clang::ASTContext &Ctx) const;

private:
  llvm::SetVector<const clang::RecordDecl *> Payloads;
  llvm::json::Array Subobjects, Functions;
  llvm::SmallVector<clang::QualType, 8> Parameters;
};

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_LIBRARYFACTS_H
