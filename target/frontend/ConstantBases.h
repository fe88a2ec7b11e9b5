// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_CONSTANTBASES_H
#define DXIL_TARGET_FRONTEND_CONSTANTBASES_H

#include "llvm/ADT/DenseMap.h"

namespace clang {
class ASTContext;
class CXXRecordDecl;
class Expr;
class FieldDecl;
class Stmt;
} // namespace clang

namespace dxil {

/// Members of structs with bases, where they lie in constant buffers: clang 22 counts such a struct's own
/// members alone, and so takes one of a base for another. Members are accessed in a struct that has those
/// of the bases as its own, which has the same layout there.
class ConstantBases {
public:
  /// The place in a constant buffer to take \p Field from, which stands for the field of the same name in
  /// \p Object; \p Object itself where there is no base.
  clang::Expr *objectWith(clang::ASTContext &Ctx, clang::Expr *Object, clang::FieldDecl *&Field);
  /// Makes the accesses in \p Code ones of such places.
  void rewrite(clang::ASTContext &Ctx, clang::Stmt *Code);

private:
  clang::CXXRecordDecl *flat(clang::ASTContext &Ctx, clang::CXXRecordDecl &R);

  llvm::DenseMap<clang::CXXRecordDecl *, clang::CXXRecordDecl *> Flat;
  llvm::DenseMap<clang::FieldDecl *, clang::FieldDecl *> Fields; ///< of R itself
};

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_CONSTANTBASES_H
