// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bit fields in constant buffers: clang 22 reads the integer that holds one, and not its bits.
#ifndef DXIL_TARGET_FRONTEND_CONSTANTBITFIELDS_H
#define DXIL_TARGET_FRONTEND_CONSTANTBITFIELDS_H

namespace clang {
class ASTContext;
class Expr;
class RecordDecl;
class Stmt;
} // namespace clang

namespace dxil {

/// Has the bit fields of \p R, which is complete, read and written with all of the integer that they are declared as,
/// as other memory is: clang would take bytes.
void keepBitFieldsWhole(clang::RecordDecl &R);

/// The value that \p Load, which reads a member, is to have: of a bit field in a constant buffer its bits.
clang::Expr *bitsOfConstant(clang::ASTContext &Ctx, clang::Expr *Load);

/// Makes such values of the reads in \p Code.
void rewriteBitFields(clang::ASTContext &Ctx, clang::Stmt *Code);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_CONSTANTBITFIELDS_H
