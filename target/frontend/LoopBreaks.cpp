// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LoopBreaks.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Expr.h"
#include "clang/AST/Stmt.h"

#include <dxil/contract_names.h>

using namespace clang;

namespace dxil {
namespace {

class BreakWriter {
public:
  explicit BreakWriter(FunctionDecl &F) : F(F), Ctx(F.getASTContext()) {}

  void visit(Stmt *Code, bool InLoop, bool BreakLeavesLoop) {
    if (!Code || isa<Expr>(Code))
      return;
    if (isa<ForStmt, WhileStmt, DoStmt>(Code))
      InLoop = BreakLeavesLoop = true;
    else if (isa<SwitchStmt>(Code))
      BreakLeavesLoop = false;
    for (Stmt *&Child : Code->children()) {
      const bool Leaves = (BreakLeavesLoop && isa_and_nonnull<BreakStmt>(Child)) ||
                          (InLoop && isa_and_nonnull<ReturnStmt>(Child));
      if (Leaves)
        Child = leaveOrContinue(*Child);
      else
        visit(Child, InLoop, BreakLeavesLoop);
    }
  }

private:
  /// { if (break()) <Leave>; continue; }, with the value of a `return` before it: that is computed
  /// in the loop.
  Stmt *leaveOrContinue(Stmt &Leave) {
    SourceLocation Loc = Leave.getBeginLoc();
    llvm::SmallVector<Stmt *, 3> Parts;
    Stmt *Last = &Leave;
    if (auto *Return = dyn_cast<ReturnStmt>(&Leave); Return && Return->getRetValue())
      Last = returnOf(*Return, Parts);
    Parts.push_back(IfStmt::Create(Ctx, Loc, IfStatementKind::Ordinary, nullptr, nullptr,
                                   callOfBreak(Loc), Loc, Loc, Last));
    Parts.push_back(new (Ctx) ContinueStmt(Loc));
    return CompoundStmt::Create(Ctx, Parts, FPOptionsOverride(), Loc, Leave.getEndLoc());
  }

  /// T value = <what it returns>; return value;
  Stmt *returnOf(ReturnStmt &Return, llvm::SmallVectorImpl<Stmt *> &Before) {
    Expr *Init = Return.getRetValue();
    QualType T = Init->getType().getUnqualifiedType();
    if (T->isVoidType() || Init->isGLValue())
      return &Return;
    SourceLocation Loc = Return.getBeginLoc();
    auto *Value = VarDecl::Create(Ctx, &F, Loc, Loc, &Ctx.Idents.get("__dxil_returned"), T,
                                  Ctx.getTrivialTypeSourceInfo(T, Loc), SC_None);
    Value->setInit(Init);
    Value->setImplicit();
    F.addDecl(Value);
    Before.push_back(new (Ctx) DeclStmt(DeclGroupRef(Value), Loc, Loc));
    auto *Name = DeclRefExpr::Create(Ctx, NestedNameSpecifierLoc(), SourceLocation(), Value, false,
                                     Loc, T, VK_LValue);
    auto *Loaded = ImplicitCastExpr::Create(Ctx, T, CK_LValueToRValue, Name, nullptr, VK_PRValue,
                                            FPOptionsOverride());
    return ReturnStmt::Create(Ctx, Loc, Loaded, nullptr);
  }

  Expr *callOfBreak(SourceLocation Loc) {
    FunctionDecl &Break = declaration();
    auto *Name = DeclRefExpr::Create(Ctx, NestedNameSpecifierLoc(), SourceLocation(), &Break,
                                     /*RefersToEnclosingVariableOrCapture=*/false, Loc,
                                     Break.getType(), VK_LValue);
    auto *Callee = ImplicitCastExpr::Create(Ctx, Ctx.getPointerType(Break.getType()),
                                            CK_FunctionToPointerDecay, Name, nullptr, VK_PRValue,
                                            FPOptionsOverride());
    return CallExpr::Create(Ctx, Callee, {}, Ctx.BoolTy, VK_PRValue, Loc, FPOptionsOverride());
  }

  /// One for each function: clang gives all of this name one symbol.
  FunctionDecl &declaration() {
    if (Declared)
      return *Declared;
    auto *Unit = Ctx.getTranslationUnitDecl();
    QualType Type = Ctx.getFunctionType(Ctx.BoolTy, {}, FunctionProtoType::ExtProtoInfo());
    Declared = FunctionDecl::Create(Ctx, Unit, F.getLocation(), F.getLocation(),
                                    &Ctx.Idents.get("__dxil_loop_break"), Type,
                                    Ctx.getTrivialTypeSourceInfo(Type, F.getLocation()), SC_None);
    Declared->setParams({});
    Declared->setImplicit();
    Declared->addAttr(AsmLabelAttr::CreateImplicit(Ctx, contract::LoopBreak));
    return *Declared;
  }

  FunctionDecl &F;
  ASTContext &Ctx;
  FunctionDecl *Declared = nullptr;
};

} // namespace

void keepBreaksInLoops(FunctionDecl &F) {
  BreakWriter(F).visit(F.getBody(), false, false);
}

} // namespace dxil
