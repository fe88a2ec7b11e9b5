// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SharedObjects.h"
#include "SpaceMembers.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace dxil {
namespace {

class Maker : SpaceMembers {
public:
  Maker(Sema &S, WaitingMethods &Waiting, CXXRecordDecl &R)
      : SpaceMembers(S, R, LangAS::hlsl_groupshared, Waiting) {}

  void run() {
    CXXConstructorDecl *Own = ownCopy();
    if (!Own)
      return;
    CXXConstructorDecl *Copy = declareConstructor();
    assign(*Copy, construct(*Own, inThread(argument(*Copy))));
    CXXMethodDecl *Assignment = declareAssignment();
    assign(*Assignment, construct(*Own, inThread(argument(*Assignment))));
    add(*Copy);
    add(*Assignment);

    llvm::SmallVector<CXXMethodDecl *> Methods;
    for (CXXMethodDecl *M : R.methods())
      if (isOwnMethod(*M) || isAssignment(*M))
        Methods.push_back(M);
    for (CXXMethodDecl *M : Methods) {
      CXXMethodDecl *Shared = declareMethod(*M, Space);
      Qualifiers Object;
      Object.setAddressSpace(Space);
      // The method itself runs, on the very object: its loads and stores are those of the source.
      if (forward(*Shared, *M, nullptr, inThread(self(Object))))
        add(*Shared);
    }
  }

private:
  // What assigns to objects in memory of a thread, from any address space.
  static bool isAssignment(const CXXMethodDecl &M) {
    return M.isImplicit() && M.isCopyAssignmentOperator() && !M.isDeleted() &&
           !M.getMethodQualifiers().hasAddressSpace();
  }

  // The object by a pointer of no particular address space: the lowering finds the one that it came from.
  Expr *inThread(Expr *Shared) {
    QualType T = Ctx.removeAddrSpaceQualType(Shared->getType());
    return ImplicitCastExpr::Create(Ctx, T, CK_AddressSpaceConversion, Shared, nullptr, VK_LValue,
                                    FPOptionsOverride());
  }
};

} // namespace

void nameIfShared(const SourceManager &SM, RecordDecl &R) {
  if (R.getDeclName() || R.getTypedefNameForAnonDecl() || !R.getDeclContext()->isFileContext() ||
      R.getBeginLoc().isInvalid())
    return;
  auto [File, Begin] = SM.getDecomposedSpellingLoc(R.getBeginLoc());
  if (SM.getBufferData(File).take_front(Begin).rtrim().ends_with("groupshared"))
    R.setDeclName(&R.getASTContext().Idents.get("groupshared_struct"));
}

void SharedObjects::makeMembers(Sema &S, WaitingMethods &Methods) {
  if (!On)
    return;
  std::vector<CXXRecordDecl *> Records;
  std::swap(Records, Waiting);
  for (CXXRecordDecl *R : Records)
    if (CXXRecordDecl *D = R->getDefinition())
      Maker(S, Methods, *D).run();
}

} // namespace dxil
