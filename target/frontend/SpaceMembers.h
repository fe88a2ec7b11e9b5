// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Members of structs for objects in one address space. clang's own members are for objects in memory of a thread:
// structs in a constant buffer and in groupshared memory have none.
#ifndef DXIL_TARGET_FRONTEND_SPACEMEMBERS_H
#define DXIL_TARGET_FRONTEND_SPACEMEMBERS_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"

#include <utility>
#include <vector>

namespace clang {
class Sema;
} // namespace clang

namespace dxil {

/// Methods of classes made from templates that members made here call. clang makes a body of such a method only
/// where it is called, and many have none for every argument: so must it be for those that only our members call.
class WaitingMethods {
public:
  void add(clang::CXXMethodDecl &Caller, clang::CXXMethodDecl &Method) {
    Waiting.push_back({&Caller, &Method});
  }
  /// Asks for the bodies of what callers in use call.
  void wake(clang::Sema &S);

private:
  std::vector<std::pair<clang::CXXMethodDecl *, clang::CXXMethodDecl *>> Waiting;
};

/// Makes such members of one struct.
class SpaceMembers {
public:
  SpaceMembers(clang::Sema &S, clang::CXXRecordDecl &R, clang::LangAS Space, WaitingMethods &Waiting);

protected:
  /// A constructor from an object in the address space, without a body.
  clang::CXXConstructorDecl *declareConstructor();
  /// An assignment of an object in the address space to one in memory of a thread, without a body.
  clang::CXXMethodDecl *declareAssignment();
  /// clang's own copy constructor, of objects in memory of a thread; null if it cannot be used.
  clang::CXXConstructorDecl *ownCopy() const;
  /// Makes of \p C, a constructor of the struct's values, its value for \p From.
  clang::Expr *construct(clang::CXXConstructorDecl &C, clang::Expr *From);
  /// The assignment's body: what \p Value is becomes the object's value.
  void assign(clang::CXXMethodDecl &Assignment, clang::Expr *Value);

  /// Whether \p M is a method of objects in memory of a thread.
  static bool isOwnMethod(const clang::CXXMethodDecl &M);
  /// A method like \p M, without a body, of constant objects: in the address space, or in memory of a thread.
  clang::CXXMethodDecl *declareMethod(clang::CXXMethodDecl &M, clang::LangAS Of);
  /// The body of \p D: \p First, then a call of \p M on \p Object with the parameters as arguments. False if one
  /// cannot be passed on.
  bool forward(clang::CXXMethodDecl &D, clang::CXXMethodDecl &M, clang::Stmt *First, clang::Expr *Object);
  /// Adds \p D to the struct, which stays one that lists initialize.
  void add(clang::CXXMethodDecl &D);

  /// `this`, which is no pointer in HLSL, as an object with \p Qualifiers.
  clang::Expr *self(clang::Qualifiers Qualifiers = {});
  clang::Expr *argument(clang::CXXMethodDecl &D) { return reference(*D.getParamDecl(0)); }
  clang::Expr *reference(clang::VarDecl &V);

  clang::Sema &S;
  clang::ASTContext &Ctx;
  clang::CXXRecordDecl &R;
  clang::SourceLocation Loc;
  clang::LangAS Space;
  WaitingMethods &Waiting;
  clang::QualType Self;

private:
  clang::DeclarationNameInfo nameOf(clang::DeclarationName Name) { return {Name, Loc}; }
  clang::QualType copyType(clang::QualType Result);
  void finishCopy(clang::CXXMethodDecl &D);

  clang::QualType Source; ///< a reference to a constant object in the address space
};

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_SPACEMEMBERS_H
