// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LanguageWarnings.h"
#include "CoherentResources.h"
#include "dxil/target/WarningFlags.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace dxil {
namespace {

using Variables = llvm::SmallPtrSet<const VarDecl *, 8>;

/// The variable that a place to write is in; null where there is none.
const VarDecl *variableOf(const Expr *Place) {
  while (Place) {
    Place = Place->IgnoreParenImpCasts();
    if (const auto *Named = dyn_cast<DeclRefExpr>(Place))
      return dyn_cast<VarDecl>(Named->getDecl());
    if (const auto *Member = dyn_cast<MemberExpr>(Place))
      Place = Member->getBase();
    else if (const auto *Swizzle = dyn_cast<ExtVectorElementExpr>(Place))
      Place = Swizzle->getBase();
    else if (const auto *Element = dyn_cast<ArraySubscriptExpr>(Place))
      Place = Element->getBase();
    else if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(Place);
             Operator && Operator->getNumArgs())
      Place = Operator->getArg(0);
    else
      return nullptr;
  }
  return nullptr;
}

/// What \p Code itself writes to; null where it writes nothing.
const Expr *targetOf(const Stmt &Code) {
  if (const auto *Operator = dyn_cast<BinaryOperator>(&Code))
    return Operator->isAssignmentOp() ? Operator->getLHS() : nullptr;
  if (const auto *Operator = dyn_cast<UnaryOperator>(&Code))
    return Operator->isIncrementDecrementOp() ? Operator->getSubExpr() : nullptr;
  if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(&Code))
    return Operator->isAssignmentOp() ? Operator->getArg(0) : nullptr;
  if (const auto *Out = dyn_cast<HLSLOutArgExpr>(&Code))
    return Out->getArgLValue();
  return nullptr;
}

void collect(const Stmt *Code, Variables &Read, Variables &Written) {
  if (!Code)
    return;
  if (const Expr *Target = targetOf(*Code))
    if (const VarDecl *V = variableOf(Target))
      Written.insert(V);
  if (const auto *Named = dyn_cast<DeclRefExpr>(Code))
    if (const auto *V = dyn_cast<VarDecl>(Named->getDecl()))
      Read.insert(V);
  if (const auto *Out = dyn_cast<HLSLOutArgExpr>(Code))
    return collect(Out->getArgLValue(), Read, Written);
  for (const Stmt *Child : Code->children())
    collect(Child, Read, Written);
}

bool meet(const Variables &A, const Variables &B) {
  return llvm::any_of(A, [&](const VarDecl *V) { return B.contains(V); });
}

bool isVectorOf(QualType T, bool (Type::*Is)() const) {
  const auto *V = T->getAs<VectorType>();
  return V && ((*V->getElementType()).*Is)();
}

} // namespace

LanguageWarnings::LanguageWarnings(CompilerInstance &CI, llvm::ArrayRef<std::string> Silent)
    : CI(CI) {
  for (const std::string &Flag : Silent)
    Off.insert(Flag);
}

void LanguageWarnings::warn(SourceLocation Loc, llvm::StringRef Flag, llvm::StringRef Text) {
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  if (Off.contains(Flag) || CI.getSourceManager().isInSystemHeader(Loc))
    return;
  Diags.Report(Loc, Diags.getCustomDiagID(DiagnosticsEngine::Warning, "%0 [-W%1]")) << Text << Flag;
}

void LanguageWarnings::checkCoherent(const Decl &D) {
  if (saysCoherent(D))
    warn(D.getLocation(), warning::CoherentPlace,
         "'globallycoherent' has no effect at a member or a local variable (expected at a global "
         "variable)");
}

void LanguageWarnings::check(const FunctionDecl &F) {
  visit(F.getBody());
}

void LanguageWarnings::visit(const Stmt *Code) {
  if (!Code)
    return;
  if (const auto *Call = dyn_cast<CallExpr>(Code); Call && !isa<CXXOperatorCallExpr>(Call))
    checkOrder(*Call);
  else if (const auto *Operator = dyn_cast<BinaryOperator>(Code))
    checkOperator(*Operator);
  else if (const auto *Choice = dyn_cast<ConditionalOperator>(Code);
           Choice && CI.getLangOpts().getHLSLVersion() < LangOptions::HLSL_2021 &&
           (hasEffects(Choice->getTrueExpr()) || hasEffects(Choice->getFalseExpr())))
    warn(Choice->getQuestionLoc(), warning::Logic2018,
         "only the value that is chosen is computed, with its effects; before HLSL 2021 both are");
  if (const auto *Declared = dyn_cast<DeclStmt>(Code))
    for (const Decl *D : Declared->decls())
      checkCoherent(*D);
  if (const auto *Out = dyn_cast<HLSLOutArgExpr>(Code))
    return visit(Out->getArgLValue());
  for (const Stmt *Child : Code->children())
    visit(Child);
}

void LanguageWarnings::checkOrder(const CallExpr &Call) {
  const unsigned Count = Call.getNumArgs();
  llvm::SmallVector<Variables, 4> Read(Count), Written(Count);
  bool AnyWritten = false;
  for (unsigned I = 0; I != Count; ++I) {
    // What an out argument is given is written after all others are evaluated.
    const auto *Out = dyn_cast<HLSLOutArgExpr>(Call.getArg(I));
    collect(Out ? Out->getArgLValue() : Call.getArg(I), Read[I], Written[I]);
    AnyWritten |= !Written[I].empty();
  }
  for (unsigned I = 0; AnyWritten && I != Count; ++I)
    for (unsigned J = 0; J != Count; ++J)
      if (I != J && (meet(Written[I], Read[J]) || meet(Written[I], Written[J])))
        return warn(Call.getArg(I)->getExprLoc(), warning::EvaluationOrder,
                    "this argument changes a variable of another one; they are evaluated from left "
                    "to right, by DXC "
                    "from right to left");
}

void LanguageWarnings::checkOperator(const BinaryOperator &Operator) {
  const QualType T = Operator.getType();
  if (Operator.isLogicalOp() && CI.getLangOpts().getHLSLVersion() < LangOptions::HLSL_2021 &&
      hasEffects(Operator.getRHS()))
    warn(Operator.getOperatorLoc(), warning::Logic2018,
         "the right side is evaluated, with its effects, only where the left side asks for it; "
         "before HLSL 2021 always");
  if ((Operator.isAdditiveOp() || Operator.isMultiplicativeOp() || Operator.isShiftOp()) &&
      isVectorOf(T, &Type::isBooleanType))
    warn(Operator.getOperatorLoc(), warning::BoolArithmetic,
         "this is computed in bool; HLSL computes in int (expected a conversion of the operands)");
  const QualType Right = Operator.getRHS()->IgnoreParenImpCasts()->getType();
  if (Operator.isCompoundAssignmentOp() && isVectorOf(T, &Type::isIntegerType) &&
      (Right->isFloatingType() || isVectorOf(Right, &Type::isFloatingType)))
    warn(Operator.getOperatorLoc(), warning::CompoundAssignment,
         "the right side is converted to integers first; HLSL computes in float and converts the "
         "result");
}

bool LanguageWarnings::hasEffects(const Stmt *Code) {
  if (!Code)
    return false;
  if (targetOf(*Code))
    return true;
  if (const auto *Call = dyn_cast<CallExpr>(Code))
    if (const FunctionDecl *F = Call->getDirectCallee(); F && hasEffects(*F))
      return true;
  return llvm::any_of(Code->children(), [&](const Stmt *Child) { return hasEffects(Child); });
}

/// Whether a call changes anything but the function's own variables. Operations of the header that
/// write or depend on the lanes that come there are known by their names.
bool LanguageWarnings::hasEffects(const FunctionDecl &F) {
  auto [Known, IsNew] = Effects.try_emplace(&F, false);
  if (!IsNew)
    return Known->second;
  bool Has = false;
  if (CI.getSourceManager().isInSystemHeader(F.getLocation())) {
    llvm::StringRef Name = F.getIdentifier() ? F.getName() : "";
    for (llvm::StringRef Begin : {"Interlocked", "Store", "Append", "Consume", "Wave", "Quad"})
      Has |= Name.starts_with(Begin);
    Has |= Name == "IncrementCounter" || Name == "DecrementCounter";
    return Effects[&F] = Has;
  }
  const FunctionDecl *Definition = nullptr;
  if (!F.hasBody(Definition))
    return false;
  llvm::SmallVector<const Stmt *> Work{Definition->getBody()};
  while (!Work.empty() && !Has) {
    const Stmt *Code = Work.pop_back_val();
    if (!Code)
      continue;
    if (const Expr *Target = targetOf(*Code)) {
      const VarDecl *V = variableOf(Target);
      Has |= V && V->hasGlobalStorage();
    }
    if (const auto *Call = dyn_cast<CallExpr>(Code))
      if (const FunctionDecl *Callee = Call->getDirectCallee())
        Has |= hasEffects(*Callee);
    Work.append(Code->child_begin(), Code->child_end());
  }
  return Effects[&F] = Has;
}

} // namespace dxil
