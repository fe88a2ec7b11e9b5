// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Checker.h"

using namespace dxil::frontend;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using syntax::NodeId;
using syntax::NodeKind;

//===-- Blocks
//--------------------------------------------------------------------------------------===//

StmtId Checker::checkBlock(NodeId Node, bool OwnScope) {
  auto B = CurrentTree->get<syntax::Block>(Node);
  std::optional<Block> Inner;
  if (OwnScope)
    Inner.emplace(*this);
  SmallVector<StmtId, 16> Statements;
  for (size_t I = 0; I < B.Statements.Count; ++I)
    checkStatementInto(CurrentTree->item(B.Statements, I), Statements);
  StmtList L = P.Statements.addList<StmtId>(Statements);
  return P.Statements.add(CurrentTree->location(Node), stmt::Block{L, B.End});
}

/// Appends the statements for \p Node to \p Out. A declaration of several variables becomes several
/// statements.
void Checker::checkStatementInto(NodeId Node, SmallVectorImpl<StmtId> &Out) {
  if (!CurrentTree->is(Node, NodeKind::DeclarationStatement)) {
    if (StmtId S = checkStatement(Node); S != StmtId::None)
      Out.push_back(S);
    return;
  }
  auto Declarations = CurrentTree->get<syntax::DeclarationStatement>(Node).Declarations;
  for (size_t I = 0; I < Declarations.Count; ++I) {
    NodeId Declaration = CurrentTree->item(Declarations, I);
    if (StmtId S = checkLocalDeclaration(Declaration); S != StmtId::None)
      Out.push_back(S);
  }
}

StmtId Checker::checkLocalDeclaration(NodeId Node) {
  Location Where = CurrentTree->location(Node);
  switch (CurrentTree->kind(Node)) {
  case NodeKind::Variable: return checkLocal(Node);
  case NodeKind::Struct:
    if (CurrentTree->get<syntax::Struct>(Node).IsTemplate) {
      Diags.report(Where, Diagnostic::template_in_function);
      return StmtId::None;
    }
    typeDefinedHere(Node);
    return StmtId::None;
  case NodeKind::Enum: typeDefinedHere(Node); return StmtId::None;
  case NodeKind::TypeRef: typeOf(Node); return StmtId::None;
  case NodeKind::Alias:
    if (CurrentTree->get<syntax::Alias>(Node).IsTemplate)
      Diags.report(Where, Diagnostic::template_in_function);
    else
      checkAlias(Node);
    return StmtId::None;
  case NodeKind::UsingNamespace:
  case NodeKind::UsingName: checkUsing(Node); return StmtId::None;
  case NodeKind::StaticAssert: checkStaticAssert(Node); return StmtId::None;
  case NodeKind::Function: checkLocalPrototype(Node); return StmtId::None;
  case NodeKind::Empty: return StmtId::None;
  default: Diags.report(Where, Diagnostic::declaration_in_function); return StmtId::None;
  }
}

/// `int f(int);` in a function declares a function of the enclosing namespace.
void Checker::checkLocalPrototype(NodeId Node) {
  auto N = CurrentTree->get<syntax::Function>(Node);
  if (N.Body != NodeId::None || N.IsTemplate || N.Qualifier != NodeId::None) {
    Diags.report(CurrentTree->location(Node), Diagnostic::declaration_in_function);
    return;
  }
  FunctionId F = declareFunction(Node, enclosingNamespace(), TypeId::None, 0);
  declare(P.function(F).Word, {Entity::Sort::Function, uint32_t(F)}, CurrentTree->location(Node));
}

//===-- Statements
//--------------------------------------------------------------------------------------===//

StmtId Checker::checkStatement(NodeId Node) {
  if (Node == NodeId::None)
    return StmtId::None;
  Location Where = CurrentTree->location(Node);
  switch (CurrentTree->kind(Node)) {
  case NodeKind::Block: return checkBlock(Node, true);
  case NodeKind::DeclarationStatement: {
    SmallVector<StmtId, 4> Parts;
    checkStatementInto(Node, Parts);
    if (Parts.size() == 1)
      return Parts.front();
    StmtList L = P.Statements.addList<StmtId>(Parts);
    return P.Statements.add(Where, stmt::Block{L, Where});
  }
  case NodeKind::ExpressionStatement: {
    ExprId Value = checkDiscarded(CurrentTree->get<syntax::ExpressionStatement>(Node).Expression);
    if (P.Expressions.is(Value, ExprKind::Bad))
      return StmtId::None;
    return P.Statements.add(Where, stmt::Expression{Value});
  }
  case NodeKind::If: return checkIf(Node);
  case NodeKind::For: return checkFor(Node);
  case NodeKind::While: return checkWhile(Node);
  case NodeKind::Do: return checkDo(Node);
  case NodeKind::Switch: return checkSwitch(Node);
  case NodeKind::Case:
  case NodeKind::Default: return checkCase(Node);
  case NodeKind::Break:
    if (!Breakables) {
      Diags.report(Where, Diagnostic::break_outside);
      return StmtId::None;
    }
    return P.Statements.add(Where, stmt::Break{});
  case NodeKind::Continue:
    if (!Loops) {
      Diags.report(Where, Diagnostic::continue_outside);
      return StmtId::None;
    }
    return P.Statements.add(Where, stmt::Continue{});
  case NodeKind::Return: return checkReturn(Node);
  case NodeKind::Discard: return P.Statements.add(Where, stmt::Discard{});
  case NodeKind::Empty: return StmtId::None;
  case NodeKind::Attributed: {
    auto N = CurrentTree->get<syntax::Attributed>(Node);
    readStatementAttributes(N.Attributes, std::nullopt);
    return checkStatement(N.Statement);
  }
  default: return checkLocalDeclaration(Node);
  }
}

/// Checks an expression whose value is unused.
ExprId Checker::checkDiscarded(NodeId Node) {
  ExprId Value = checkExpression(Node);
  warnOfUnused(Value);
  return isPlace(P.Expressions.kind(Value)) ? load(Value) : withoutLiteral(Value);
}

void Checker::warnOfUnused(ExprId Value) {
  Location Where = P.Expressions.location(Value);
  TypeId T = P.type(Value);
  // `#define UNUSED(x) (x)` shows intent.
  const bool IsInMacro = uint32_t(Where) >> 31;
  if (T == TypeId::Error || T == TypeId::Void || CurrentTree != &this->T || IsInMacro)
    return;
  switch (P.Expressions.kind(Value)) {
  case ExprKind::Binary:
    if (auto Op = P.Expressions.get<expr::Binary>(Value).Op;
        Op >= expr::BinaryOp::Less && Op <= expr::BinaryOp::NotEqual)
      return Diags.report(Where, Diagnostic::comparison_unused);
    [[fallthrough]];
  case ExprKind::Constant:
  case ExprKind::StringConstant:
  case ExprKind::Load:
  case ExprKind::Negate:
  case ExprKind::Not:
  case ExprKind::Complement:
  case ExprKind::VariablePlace:
  case ExprKind::FieldPlace:
  case ExprKind::ElementPlace:
  case ExprKind::Swizzle:
  case ExprKind::SwizzlePlace:
  case ExprKind::Construct: return Diags.report(Where, Diagnostic::value_unused);
  case ExprKind::LibraryCall: {
    const library::Function &F =
        *P.LibraryFunctions[size_t(P.Expressions.get<expr::LibraryCall>(Value).Callee)];
    if (F.ReadsOnly)
      Diags.report(Where, Diagnostic::result_unused, {F.Word});
    return;
  }
  default: return;
  }
}

/// Checks the condition of if, for or while: an expression, or a variable, whose declaration is
/// added to \p Before.
ExprId Checker::checkConditionOf(NodeId Node, SmallVectorImpl<StmtId> &Before) {
  if (!CurrentTree->is(Node, NodeKind::Variable))
    return checkCondition(Node);
  Location Where = CurrentTree->location(Node);
  StmtId Declared = checkLocal(Node);
  if (Declared == StmtId::None)
    return bad(Where);
  Before.push_back(Declared);
  VariableId V = P.Statements.get<stmt::Declare>(Declared).Variable;
  ExprId Place = P.add(Where, P.variable(V).Type, expr::VariablePlace{V});
  return convert(load(Place), Types.scalar(ScalarKind::Bool));
}

/// Checks a statement that is the body of another one; never returns None. It has a scope of its
/// own, unless \p OwnScope is false: then its names join those of the enclosing statement, until
/// the body ends.
StmtId Checker::checkBodyOf(NodeId Node, bool OwnScope) {
  if (!OwnScope) {
    const size_t Size = Locals.size(), Used = LocallyUsed.size();
    StmtId S =
        CurrentTree->is(Node, NodeKind::Block) ? checkBlock(Node, false) : checkStatement(Node);
    Locals.shrink(Size);
    LocallyUsed.resize(Used);
    const Location Where = CurrentTree->location(Node);
    return S != StmtId::None ? S : P.Statements.add(Where, stmt::Block{{}, Where});
  }
  if (CurrentTree->is(Node, NodeKind::Block))
    return checkBlock(Node, true);
  Block Inner(*this);
  StmtId S = checkStatement(Node);
  Location Where = CurrentTree->location(Node);
  return S != StmtId::None ? S : P.Statements.add(Where, stmt::Block{{}, Where});
}

/// Checks the body of a loop. Nothing jumps into it.
StmtId Checker::checkLoopBody(NodeId Node, bool OwnScope) {
  bool OuterOpen = std::exchange(CurrentSwitch.Open, false);
  ++Loops, ++Breakables;
  StmtId Body = checkBodyOf(Node, OwnScope);
  --Loops, --Breakables;
  CurrentSwitch.Open = OuterOpen;
  return Body;
}

/// Returns \p S, or a block of \p Before and \p S if \p Before is not empty.
StmtId Checker::together(SmallVectorImpl<StmtId> &Before, StmtId S, Location Where) {
  if (Before.empty())
    return S;
  Before.push_back(S);
  StmtList L = P.Statements.addList<StmtId>(Before);
  return P.Statements.add(Where, stmt::Block{L, Where});
}

StmtId Checker::checkIf(NodeId Node) {
  auto N = CurrentTree->get<syntax::If>(Node);
  Location Where = CurrentTree->location(Node);
  BranchHint Hint = branchHint(N.Attributes, AttributePlace::If);
  Block Inner(*this);
  SmallVector<StmtId, 2> Before;
  ExprId Condition = checkConditionOf(N.Condition, Before);
  // A variable in the condition is in scope in both branches.
  const bool Declares = !Before.empty();
  StmtId Then = checkBodyOf(N.Then, !Declares);
  StmtId Else = N.Else == NodeId::None ? StmtId::None : checkBodyOf(N.Else, !Declares);
  return together(Before, P.Statements.add(Where, stmt::If{Condition, Then, Else, Hint}), Where);
}

StmtId Checker::checkFor(NodeId Node) {
  auto N = CurrentTree->get<syntax::For>(Node);
  Location Where = CurrentTree->location(Node);
  auto [Hint, Count] = loopHint(N.Attributes);
  std::optional<Block> Inner;
  // Before HLSL 2021 the variables of a `for` stay in scope after it.
  bool Leaks = !atLeast(LanguageVersion::v2021);
  if (!Leaks)
    Inner.emplace(*this);
  MayRedeclare = Leaks;
  StmtId Initial = N.Initial == NodeId::None ? StmtId::None : checkStatement(N.Initial);
  MayRedeclare = false;
  SmallVector<StmtId, 2> Before;
  ExprId Condition =
      N.Condition == NodeId::None ? ExprId::None : checkConditionOf(N.Condition, Before);
  ExprId Next = N.Next == NodeId::None ? ExprId::None : checkDiscarded(N.Next);
  StmtId Body = checkLoopBody(N.Body, Leaks);
  if (!Before.empty())
    Body = eachTurn(Before, std::exchange(Condition, ExprId::None), Body, Where);
  return P.Statements.add(Where, stmt::Loop{Initial, Condition, Next, Body, 0, Hint, Count});
}

/// Returns the body of a loop whose condition is a variable, created anew in each iteration: `{ T v
/// = ...; if (v) body; else break; }`.
StmtId Checker::eachTurn(SmallVectorImpl<StmtId> &Before, ExprId Condition, StmtId Body,
                         Location Where) {
  StmtId Leave = P.Statements.add(Where, stmt::Break{});
  StmtId Decide = P.Statements.add(Where, stmt::If{Condition, Body, Leave, BranchHint::None});
  return together(Before, Decide, Where);
}

StmtId Checker::checkWhile(NodeId Node) {
  auto N = CurrentTree->get<syntax::While>(Node);
  Location Where = CurrentTree->location(Node);
  auto [Hint, Count] = loopHint(N.Attributes);
  Block Inner(*this);
  SmallVector<StmtId, 2> Before;
  ExprId Condition = checkConditionOf(N.Condition, Before);
  StmtId Body = checkLoopBody(N.Body, Before.empty());
  if (!Before.empty())
    Body = eachTurn(Before, std::exchange(Condition, ExprId::None), Body, Where);
  return P.Statements.add(Where,
                          stmt::Loop{StmtId::None, Condition, ExprId::None, Body, 0, Hint, Count});
}

StmtId Checker::checkDo(NodeId Node) {
  auto N = CurrentTree->get<syntax::Do>(Node);
  Location Where = CurrentTree->location(Node);
  auto [Hint, Count] = loopHint(N.Attributes);
  StmtId Body = checkLoopBody(N.Body, true);
  ExprId Condition = checkCondition(N.Condition);
  return P.Statements.add(Where,
                          stmt::Loop{StmtId::None, Condition, ExprId::None, Body, 1, Hint, Count});
}

StmtId Checker::checkReturn(NodeId Node) {
  auto N = CurrentTree->get<syntax::Return>(Node);
  Location Where = CurrentTree->location(Node);
  TypeId Result =
      CurrentFunction == FunctionId::None ? TypeId::Error : P.function(CurrentFunction).Result;
  if (N.Value == NodeId::None) {
    if (Result != TypeId::Void && Result != TypeId::Error)
      Diags.report(Where, Diagnostic::return_without_value, {P.function(CurrentFunction).Spelling});
    return P.Statements.add(Where, stmt::Return{ExprId::None});
  }
  if (Result == TypeId::Void) {
    // `return f();` is accepted if both types are void.
    ExprId Value = checkExpression(N.Value);
    if (P.type(Value) == TypeId::Error)
      return StmtId::None;
    if (P.type(Value) != TypeId::Void) {
      Diags.report(Where, Diagnostic::return_with_value, {P.function(CurrentFunction).Spelling});
      return StmtId::None;
    }
    StmtId Parts[] = {P.Statements.add(Where, stmt::Expression{Value}),
                      P.Statements.add(Where, stmt::Return{ExprId::None})};
    StmtList L = P.Statements.addList<StmtId>(Parts);
    return P.Statements.add(Where, stmt::Block{L, Where});
  }
  if (Result == TypeId::Error) {
    checkExpression(N.Value);
    return StmtId::None;
  }
  return P.Statements.add(Where, stmt::Return{checkInitializer(N.Value, Result, "return object")});
}

//===-- Switches
//--------------------------------------------------------------------------------------===//

/// Checks the value of a switch: an expression, or a variable, whose declaration is added to
/// \p Before.
ExprId Checker::switchValue(NodeId Node, SmallVectorImpl<StmtId> &Before) {
  if (!CurrentTree->is(Node, NodeKind::Variable))
    return checkValue(Node);
  Location Where = CurrentTree->location(Node);
  StmtId Declared = checkLocal(Node);
  if (Declared == StmtId::None)
    return bad(Where);
  Before.push_back(Declared);
  VariableId V = P.Statements.get<stmt::Declare>(Declared).Variable;
  return load(P.add(Where, P.variable(V).Type, expr::VariablePlace{V}));
}

StmtId Checker::checkSwitch(NodeId Node) {
  auto N = CurrentTree->get<syntax::Switch>(Node);
  Location Where = CurrentTree->location(Node);
  BranchHint Hint = branchHint(N.Attributes, AttributePlace::Switch);
  Block Inner(*this);
  SwitchState Outer = std::move(CurrentSwitch);
  CurrentSwitch = {};
  SmallVector<StmtId, 2> Before;
  ExprId Value = switchValue(N.Value, Before);
  if (const TypeId T = P.type(Value); Types.get(T).Kind == TypeKind::Enum)
    CurrentSwitch.Enum = T;
  CurrentSwitch.Type = switchType(P.type(Value), Where);
  if (CurrentSwitch.Type != TypeId::Error)
    Value = cast(Value, CurrentSwitch.Type, Where);
  CurrentSwitch.Open = true;
  CurrentSwitch.FirstLocal = Locals.size();
  ++Breakables;
  StmtId Body = StmtId::None;
  if (CurrentTree->is(N.Body, NodeKind::Block)) {
    Body = checkBlock(N.Body, true);
  } else {
    StmtId Only[] = {checkBodyOf(N.Body)};
    StmtList L = P.Statements.addList<StmtId>(Only);
    Body = P.Statements.add(Where, stmt::Block{L, Where});
  }
  --Breakables;
  CurrentSwitch = std::move(Outer);
  return together(Before, P.Statements.add(Where, stmt::Switch{Value, Body, Hint}), Where);
}

/// Returns the type in which a switch on type \p T compares: int, uint, int64_t or uint64_t.
TypeId Checker::switchType(TypeId T, Location Where) {
  if (T == TypeId::Error)
    return T;
  if (Types.get(T).Kind == TypeKind::Enum)
    T = Types.enumOf(T).Underlying;
  const Type &Kind = Types.get(T);
  bool IsScalar =
      Kind.Kind == TypeKind::Scalar || (Kind.Kind == TypeKind::Vector && Kind.Rows == 1);
  if (!IsScalar) {
    Diags.report(Where, Diagnostic::switch_not_integer, {spell(T)});
    return TypeId::Error;
  }
  if (isInteger(Kind.Element) && Types.bits(Kind.Element) == 64)
    return Types.scalar(Kind.Element);
  return Types.scalar(isUnsigned(Kind.Element) ? ScalarKind::UInt : ScalarKind::Int);
}

/// Reports a local variable of the switch that is in scope at a label at \p Where and would not be
/// initialized.
void Checker::checkSkipped(Location Where) {
  for (size_t I = CurrentSwitch.FirstLocal; I < Locals.size(); ++I) {
    Entity E = Locals.at(I);
    if (E.Kind != Entity::Sort::Variable)
      continue;
    const Variable &V = P.variable(VariableId(E.Index));
    if (V.Kind != VariableKind::Local || V.Initializer == ExprId::None)
      continue;
    Diags.report(Where, Diagnostic::case_skips_initializer, {Names.spelling(V.Word)});
    CurrentSwitch.FirstLocal = I + 1;
  }
}

StmtId Checker::checkCase(NodeId Node) {
  Location Where = CurrentTree->location(Node);
  bool IsDefault = CurrentTree->is(Node, NodeKind::Default);
  if (!CurrentSwitch.Open) {
    Diags.report(Where, Diagnostic::case_outside, {IsDefault ? "default" : "case"});
    return StmtId::None;
  }
  checkSkipped(Where);
  if (IsDefault) {
    if (CurrentSwitch.HasDefault) {
      Diags.report(Where, Diagnostic::default_twice);
      return StmtId::None;
    }
    CurrentSwitch.HasDefault = true;
    return P.Statements.add(Where, stmt::Case{1, 0, 0});
  }
  std::optional<int64_t> Value =
      integerConstant(CurrentTree->get<syntax::Case>(Node).Value, CurrentSwitch.Enum);
  if (!Value)
    return StmtId::None;
  if (CurrentSwitch.Type == TypeId::Error)
    return StmtId::None;
  uint64_t Bits = uint64_t(*Value);
  if (Types.bits(Types.get(CurrentSwitch.Type).Element) < 64)
    Bits = uint32_t(Bits);
  if (!CurrentSwitch.Values.insert(Bits).second) {
    Diags.report(Where, Diagnostic::case_twice, {std::to_string(*Value)});
    return StmtId::None;
  }
  return P.Statements.add(Where, stmt::Case{0, uint32_t(Bits), uint32_t(Bits >> 32)});
}

//===-- Attributes
//--------------------------------------------------------------------------------------===//

BranchHint Checker::branchHint(syntax::NodeList Attributes, AttributePlace Place) {
  BranchHint Hint = BranchHint::None;
  for (const Attribute &A : readStatementAttributes(Attributes, Place)) {
    const BranchHint One = A.Id == AttributeId::Branch      ? BranchHint::Branch
                           : A.Id == AttributeId::Flatten   ? BranchHint::Flatten
                           : A.Id == AttributeId::ForceCase ? BranchHint::ForceCase
                                                            : BranchHint::Call;
    if ((Hint == BranchHint::Branch && One == BranchHint::Flatten) ||
        (Hint == BranchHint::Flatten && One == BranchHint::Branch))
      Diags.report(A.Where, Diagnostic::attributes_contradict, {Names.spelling(A.Word)});
    else
      Hint = One;
  }
  return Hint;
}

/// Returns the hint and the count of `[unroll(n)]`, or 0 without a count.
std::pair<LoopHint, uint32_t> Checker::loopHint(syntax::NodeList Attributes) {
  LoopHint Hint = LoopHint::None;
  uint32_t Count = 0;
  for (const Attribute &A : readStatementAttributes(Attributes, AttributePlace::Loop)) {
    const LoopHint One = A.Id == AttributeId::Unroll              ? LoopHint::Unroll
                         : A.Id == AttributeId::AllowUAVCondition ? LoopHint::AllowUAVCondition
                                                                  : LoopHint::Loop;
    if ((Hint == LoopHint::Unroll && One == LoopHint::Loop) ||
        (Hint == LoopHint::Loop && One == LoopHint::Unroll))
      Diags.report(A.Where, Diagnostic::attributes_contradict, {Names.spelling(A.Word)});
    if (Hint != LoopHint::Unroll)
      Hint = One;
    if (One == LoopHint::Unroll && !A.Numbers.empty())
      Count = uint32_t(A.Numbers.front());
  }
  return {Hint, Count};
}

//===-- Control flow of a function
//--------------------------------------------------------------------------------------===//

/// Returns true if \p Condition is a constant equal to \p Value.
bool Checker::isAlways(ExprId Condition, bool Value) {
  if (Condition == ExprId::None)
    return Value;
  auto Known = evaluate(Condition);
  return Known && !Known->Bits.empty() && (Known->Bits[0] != 0) == Value;
}

/// Returns where control may go after \p S.
Checker::Ways Checker::waysOf(StmtId S) {
  Ways W;
  if (S == StmtId::None) {
    W.Ends = true;
    return W;
  }
  switch (P.Statements.kind(S)) {
  case StmtKind::Block: {
    W.Ends = true;
    auto Statements = P.Statements.get<stmt::Block>(S).Statements;
    for (size_t I = 0; I < Statements.Count; ++I) {
      StmtId Part = P.Statements.item(Statements, I);
      if (!W.Ends && !hasLabel(P, Part, false))
        continue;
      Ways Next = waysOf(Part);
      W.Ends = Next.Ends;
      W.Breaks |= Next.Breaks;
      W.Continues |= Next.Continues;
    }
    return W;
  }
  case StmtKind::If: {
    auto N = P.Statements.get<stmt::If>(S);
    Ways Then = waysOf(N.Then), Else = waysOf(N.Else);
    bool MayThen = !isAlways(N.Condition, false) || hasLabel(P, N.Then, false);
    bool MayElse = !isAlways(N.Condition, true) || hasLabel(P, N.Else, false);
    W.Ends = (MayThen && Then.Ends) || (MayElse && Else.Ends);
    W.Breaks = (MayThen && Then.Breaks) || (MayElse && Else.Breaks);
    W.Continues = (MayThen && Then.Continues) || (MayElse && Else.Continues);
    return W;
  }
  case StmtKind::Loop: {
    auto N = P.Statements.get<stmt::Loop>(S);
    Ways Body = waysOf(N.Body);
    bool Tests = !N.TestsAfter || Body.Ends || Body.Continues;
    W.Ends = Body.Breaks || (Tests && !isAlways(N.Condition, true));
    return W;
  }
  case StmtKind::Switch: return waysOfSwitch(S);
  case StmtKind::Break: W.Breaks = true; return W;
  case StmtKind::Continue: W.Continues = true; return W;
  case StmtKind::Return: return W;
  default: W.Ends = true; return W;
  }
}

Checker::Ways Checker::waysOfSwitch(StmtId S) {
  auto N = P.Statements.get<stmt::Switch>(S);
  Ways W, Body = waysOf(N.Body);
  W.Ends = Body.Ends || Body.Breaks || !hasLabel(P, N.Body, true);
  W.Continues = Body.Continues;
  return W;
}

/// Reports an error if control can reach the end of \p F, which has a result.
void Checker::checkReturns(FunctionId F, Location End) {
  const Function &Fn = P.function(F);
  if (Fn.Result == TypeId::Void || Fn.Result == TypeId::Error || Diags.errorCount())
    return;
  if (waysOf(Fn.Body).Ends)
    Diags.report(End, Diagnostic::end_without_return, {Fn.Spelling});
}
