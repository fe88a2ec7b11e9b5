// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_CONSTANTBASES_H
#define DXIL_TARGET_FRONTEND_CONSTANTBASES_H

#include "clang/AST/Type.h"
#include "llvm/ADT/DenseMap.h"

namespace clang {
class ASTContext;
class CXXRecordDecl;
class Expr;
class FieldDecl;
class Stmt;
} // namespace clang

namespace dxil {

/// Members of structs with bases, where they lie in constant buffers: clang 22 counts such a
/// struct's own members alone, and so takes one of a base for another. Members are accessed in a
/// struct that has those of the bases as its own, which has the same layout there. That struct has
/// no members that hold nothing either, at which clang crashes.
class ConstantBases {
public:
  /// The place in a constant buffer to take \p Field from, which stands for the field of the same
  /// name in \p Object; \p Object itself where there is no base.
  clang::Expr *objectWith(clang::ASTContext &Ctx, clang::Expr *Object, clang::FieldDecl *&Field);
  /// Makes the accesses in \p Code ones of such places.
  void rewrite(clang::ASTContext &Ctx, clang::Stmt *Code);

private:
  bool needsFlat(const clang::CXXRecordDecl &R);
  clang::CXXRecordDecl *flat(clang::ASTContext &Ctx, clang::CXXRecordDecl &R);
  /// The type of a member that is to have \p T.
  clang::QualType flat(clang::ASTContext &Ctx, clang::QualType T);
  void copyFields(clang::ASTContext &Ctx, clang::CXXRecordDecl &To,
                  const clang::CXXRecordDecl &From, bool IsBase);
  void copyBases(clang::ASTContext &Ctx, clang::CXXRecordDecl &To,
                 const clang::CXXRecordDecl &From);

  llvm::DenseMap<clang::CXXRecordDecl *, clang::CXXRecordDecl *> Flat;
  llvm::DenseMap<const clang::CXXRecordDecl *, bool> Needs;
  llvm::DenseMap<clang::FieldDecl *, clang::FieldDecl *> Fields; ///< of R itself
};

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_CONSTANTBASES_H
