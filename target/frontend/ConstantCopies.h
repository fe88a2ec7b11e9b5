// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_CONSTANTCOPIES_H
#define DXIL_TARGET_FRONTEND_CONSTANTCOPIES_H

namespace clang {
class CXXRecordDecl;
class Sema;
class Stmt;
} // namespace clang

namespace dxil {

class ConstantBases;
class WaitingMethods;

/// Gives the struct \p R, which is complete, what clang 22 lacks for its objects in constant buffers: a
/// constructor and an assignment that copy from there, and methods. clang lays out what is copied, member by member.
/// False where \p R holds nothing that can be copied so.
bool addCopiesOfConstants(clang::Sema &S, ConstantBases &Bases, WaitingMethods &Waiting, clang::CXXRecordDecl &R);

/// Makes copies of elements of the copies in \p Code of whole arrays of such structs, and of the arrays of
/// resources that are arguments.
void rewriteCopiesOfArrays(clang::Sema &S, clang::Stmt *Code);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_CONSTANTCOPIES_H
