// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Statements.h"
#include "Attributes.h"
#include "Constants.h"
#include "Context.h"
#include "Conversions.h"
#include "Declarations.h"
#include "Expressions.h"
#include "NameLookup.h"
#include "Types.h"

namespace dxil::frontend {
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using syntax::NodeId;
using syntax::NodeKind;

/// How control may continue after a statement.
struct Ways {
  bool Ends = false; ///< control may reach the next statement
  bool Breaks = false, Continues = false;
};

static StmtId checkStatement(CheckContext &C, syntax::NodeId Node);
static void checkStatementInto(CheckContext &C, syntax::NodeId Node,
                               llvm::SmallVectorImpl<StmtId> &Out);
static StmtId checkLocalDeclaration(CheckContext &C, syntax::NodeId Node);
static void checkLocalPrototype(CheckContext &C, syntax::NodeId Node);
static ExprId checkDiscarded(CheckContext &C, syntax::NodeId Node);
static void warnOfUnused(CheckContext &C, ExprId Value);
static StmtId eachTurn(CheckContext &C, llvm::SmallVectorImpl<StmtId> &Before, ExprId Condition,
                       StmtId Body, Location Where);
static StmtId checkBodyOf(CheckContext &C, syntax::NodeId Node, bool OwnScope = true);
static StmtId checkIf(CheckContext &C, syntax::NodeId Node);
static StmtId checkFor(CheckContext &C, syntax::NodeId Node);
static StmtId checkWhile(CheckContext &C, syntax::NodeId Node);
static StmtId checkDo(CheckContext &C, syntax::NodeId Node);
static StmtId checkReturn(CheckContext &C, syntax::NodeId Node);
static StmtId checkSwitch(CheckContext &C, syntax::NodeId Node);
static TypeId switchType(CheckContext &C, TypeId T, Location Where);
static StmtId checkCase(CheckContext &C, syntax::NodeId Node);
static BranchHint branchHint(CheckContext &C, syntax::NodeList Attributes, AttributePlace Place);
static std::pair<LoopHint, uint32_t> loopHint(CheckContext &C, syntax::NodeList Attributes);
static Ways waysOfSwitch(CheckContext &C, StmtId S);

//===-- Blocks -------------------------------------------------------------------------------===//

StmtId checkBlock(CheckContext &C, NodeId Node, bool OwnScope) {
  auto B = C.Here.Tree->get<syntax::Block>(Node);
  std::optional<BlockScope> Inner;
  if (OwnScope)
    Inner.emplace(C);
  SmallVector<StmtId, 16> Statements;
  for (size_t I = 0; I < B.Statements.Count; ++I)
    checkStatementInto(C, C.Here.Tree->item(B.Statements, I), Statements);
  StmtList L = C.P.Statements.addList<StmtId>(Statements);
  return C.P.Statements.add(C.Here.Tree->location(Node), stmt::Block{L, B.End});
}

/// Appends the statements for \p Node to \p Out. A declaration of several variables becomes several
/// statements.
static void checkStatementInto(CheckContext &C, NodeId Node, SmallVectorImpl<StmtId> &Out) {
  if (!C.Here.Tree->is(Node, NodeKind::DeclarationStatement)) {
    if (StmtId S = checkStatement(C, Node); S != StmtId::None)
      Out.push_back(S);
    return;
  }
  auto Declarations = C.Here.Tree->get<syntax::DeclarationStatement>(Node).Declarations;
  for (size_t I = 0; I < Declarations.Count; ++I) {
    NodeId Declaration = C.Here.Tree->item(Declarations, I);
    if (StmtId S = checkLocalDeclaration(C, Declaration); S != StmtId::None)
      Out.push_back(S);
  }
}

static StmtId checkLocalDeclaration(CheckContext &C, NodeId Node) {
  Location Where = C.Here.Tree->location(Node);
  switch (C.Here.Tree->kind(Node)) {
  case NodeKind::Variable: return checkLocal(C, Node);
  case NodeKind::Struct:
    if (C.Here.Tree->get<syntax::Struct>(Node).IsTemplate) {
      C.Diags.report(Where, Diagnostic::template_in_function);
      return StmtId::None;
    }
    typeDefinedHere(C, Node);
    return StmtId::None;
  case NodeKind::Enum: typeDefinedHere(C, Node); return StmtId::None;
  case NodeKind::TypeRef: typeOf(C, Node); return StmtId::None;
  case NodeKind::Alias:
    if (C.Here.Tree->get<syntax::Alias>(Node).IsTemplate)
      C.Diags.report(Where, Diagnostic::template_in_function);
    else
      checkAlias(C, Node);
    return StmtId::None;
  case NodeKind::UsingNamespace:
  case NodeKind::UsingName: checkUsing(C, Node); return StmtId::None;
  case NodeKind::StaticAssert: checkStaticAssert(C, Node); return StmtId::None;
  case NodeKind::Function: checkLocalPrototype(C, Node); return StmtId::None;
  case NodeKind::Empty: return StmtId::None;
  default: C.Diags.report(Where, Diagnostic::declaration_in_function); return StmtId::None;
  }
}

/// `int f(int);` in a function declares a function of the enclosing namespace.
static void checkLocalPrototype(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Function>(Node);
  if (N.Body != NodeId::None || N.IsTemplate || N.Qualifier != NodeId::None) {
    C.Diags.report(C.Here.Tree->location(Node), Diagnostic::declaration_in_function);
    return;
  }
  ScopeId Home = enclosingNamespace(C);
  const Name Word = C.Here.Tree->get<syntax::NameRef>(N.Named).Word;
  const Entity Hidden = entityIn(C, Home, Word, Entity::Sort::Alias);
  // Declared in this block only: elsewhere the alias has the name.
  if (Hidden.Kind == Entity::Sort::Alias)
    Home = C.Scopes.add(Scope::Sort::Namespace, Home, C.Scopes.at(Home).Prefix);
  FunctionId F = declareFunction(C, Node, Home, TypeId::None, 0);
  declare(C, C.P.function(F).Word, {Entity::Sort::Function, uint32_t(F)},
          C.Here.Tree->location(Node));
}

//===-- Statements ---------------------------------------------------------------------------===//

static StmtId checkStatement(CheckContext &C, NodeId Node) {
  if (Node == NodeId::None)
    return StmtId::None;
  Location Where = C.Here.Tree->location(Node);
  switch (C.Here.Tree->kind(Node)) {
  case NodeKind::Block: return checkBlock(C, Node, true);
  case NodeKind::DeclarationStatement: {
    SmallVector<StmtId, 4> Parts;
    checkStatementInto(C, Node, Parts);
    if (Parts.size() == 1)
      return Parts.front();
    StmtList L = C.P.Statements.addList<StmtId>(Parts);
    return C.P.Statements.add(Where, stmt::Block{L, Where});
  }
  case NodeKind::ExpressionStatement: {
    ExprId Value =
        checkDiscarded(C, C.Here.Tree->get<syntax::ExpressionStatement>(Node).Expression);
    if (C.P.Expressions.is(Value, ExprKind::Bad))
      return StmtId::None;
    return C.P.Statements.add(Where, stmt::Expression{Value});
  }
  case NodeKind::If: return checkIf(C, Node);
  case NodeKind::For: return checkFor(C, Node);
  case NodeKind::While: return checkWhile(C, Node);
  case NodeKind::Do: return checkDo(C, Node);
  case NodeKind::Switch: return checkSwitch(C, Node);
  case NodeKind::Case:
  case NodeKind::Default: return checkCase(C, Node);
  case NodeKind::Break:
    if (!C.Here.Breakables) {
      C.Diags.report(Where, Diagnostic::break_outside);
      return StmtId::None;
    }
    return C.P.Statements.add(Where, stmt::Break{});
  case NodeKind::Continue:
    if (!C.Here.Loops) {
      C.Diags.report(Where, Diagnostic::continue_outside);
      return StmtId::None;
    }
    return C.P.Statements.add(Where, stmt::Continue{});
  case NodeKind::Return: return checkReturn(C, Node);
  case NodeKind::Discard: return C.P.Statements.add(Where, stmt::Discard{});
  case NodeKind::Empty: return StmtId::None;
  case NodeKind::Attributed: {
    auto N = C.Here.Tree->get<syntax::Attributed>(Node);
    readStatementAttributes(C, N.Attributes, std::nullopt);
    return checkStatement(C, N.Statement);
  }
  default: return checkLocalDeclaration(C, Node);
  }
}

/// Checks an expression whose value is unused.
static ExprId checkDiscarded(CheckContext &C, NodeId Node) {
  ExprId Value = checkExpression(C, Node);
  warnOfUnused(C, Value);
  return isPlace(C.P.Expressions.kind(Value)) ? load(C, Value) : withoutLiteral(C, Value);
}

static void warnOfUnused(CheckContext &C, ExprId Value) {
  Location Where = C.P.Expressions.location(Value);
  TypeId T = C.P.type(Value);
  // The idiom `#define UNUSED(x) (x)` is intended.
  const bool IsInMacro = uint32_t(Where) >> 31;
  if (T == TypeId::Error || T == TypeId::Void || C.Here.Tree != &C.Tree || IsInMacro)
    return;
  switch (C.P.Expressions.kind(Value)) {
  case ExprKind::Binary:
    if (auto Op = C.P.Expressions.get<expr::Binary>(Value).Op;
        Op >= expr::BinaryOp::Less && Op <= expr::BinaryOp::NotEqual)
      return C.Diags.report(Where, Diagnostic::comparison_unused);
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
  case ExprKind::Construct: return C.Diags.report(Where, Diagnostic::value_unused);
  case ExprKind::LibraryCall: {
    const library::Function &F =
        *C.P.LibraryFunctions[size_t(C.P.Expressions.get<expr::LibraryCall>(Value).Callee)];
    if (F.ReadsOnly)
      C.Diags.report(Where, Diagnostic::result_unused, {F.Word});
    return;
  }
  default: return;
  }
}

/// Checks the declaration of a variable in place of a condition, which is added to \p Before.
/// Returns the variable's value.
static ExprId checkDeclared(CheckContext &C, NodeId Node, SmallVectorImpl<StmtId> &Before) {
  const Location Where = C.Here.Tree->location(Node);
  const StmtId Declared = checkLocal(C, Node);
  if (Declared == StmtId::None)
    return bad(C, Where);
  Before.push_back(Declared);
  const VariableId V = C.P.Statements.get<stmt::Declare>(Declared).Variable;
  return load(C, C.P.add(Where, C.P.variable(V).Type, expr::VariablePlace{V}));
}

/// Checks the condition of if, for or while: an expression, or a variable, whose declaration is
/// added to \p Before.
static ExprId checkConditionOf(CheckContext &C, NodeId Node, SmallVectorImpl<StmtId> &Before) {
  if (!C.Here.Tree->is(Node, NodeKind::Variable))
    return checkCondition(C, Node);
  return convert(C, checkDeclared(C, Node, Before), C.Types.scalar(ScalarKind::Bool));
}

/// Checks a statement that is the body of another one; never returns None. It has a scope of its
/// own, unless \p OwnScope is false: then its names join those of the enclosing statement, until
/// the body ends.
static StmtId checkBodyOf(CheckContext &C, NodeId Node, bool OwnScope) {
  if (!OwnScope) {
    const size_t Size = C.Scopes.Locals.size(), Used = C.Scopes.LocallyUsed.size();
    StmtId S = C.Here.Tree->is(Node, NodeKind::Block) ? checkBlock(C, Node, false)
                                                      : checkStatement(C, Node);
    C.Scopes.Locals.shrink(Size);
    C.Scopes.LocallyUsed.resize(Used);
    const Location Where = C.Here.Tree->location(Node);
    return S != StmtId::None ? S : C.P.Statements.add(Where, stmt::Block{{}, Where});
  }
  if (C.Here.Tree->is(Node, NodeKind::Block))
    return checkBlock(C, Node, true);
  BlockScope Inner(C);
  StmtId S = checkStatement(C, Node);
  Location Where = C.Here.Tree->location(Node);
  return S != StmtId::None ? S : C.P.Statements.add(Where, stmt::Block{{}, Where});
}

/// Checks the body of a loop, in which labels of an enclosing switch are errors.
static StmtId checkLoopBody(CheckContext &C, NodeId Node, bool OwnScope) {
  bool OuterOpen = std::exchange(C.Switch.Open, false);
  ++C.Here.Loops, ++C.Here.Breakables;
  StmtId Body = checkBodyOf(C, Node, OwnScope);
  --C.Here.Loops, --C.Here.Breakables;
  C.Switch.Open = OuterOpen;
  return Body;
}

/// Returns \p S, or a block of \p Before and \p S if \p Before is not empty.
static StmtId together(CheckContext &C, SmallVectorImpl<StmtId> &Before, StmtId S, Location Where) {
  if (Before.empty())
    return S;
  Before.push_back(S);
  StmtList L = C.P.Statements.addList<StmtId>(Before);
  return C.P.Statements.add(Where, stmt::Block{L, Where});
}

static StmtId checkIf(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::If>(Node);
  Location Where = C.Here.Tree->location(Node);
  BranchHint Hint = branchHint(C, N.Attributes, AttributePlace::If);
  BlockScope Inner(C);
  SmallVector<StmtId, 2> Before;
  ExprId Condition = checkConditionOf(C, N.Condition, Before);
  // A variable in the condition is in scope in both branches.
  const bool Declares = !Before.empty();
  StmtId Then = checkBodyOf(C, N.Then, !Declares);
  StmtId Else = N.Else == NodeId::None ? StmtId::None : checkBodyOf(C, N.Else, !Declares);
  return together(C, Before, C.P.Statements.add(Where, stmt::If{Condition, Then, Else, Hint}),
                  Where);
}

static StmtId checkFor(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::For>(Node);
  Location Where = C.Here.Tree->location(Node);
  auto [Hint, Count] = loopHint(C, N.Attributes);
  std::optional<BlockScope> Inner;
  // Before HLSL 2021 the variables of a `for` stay in scope after it.
  bool Leaks = !C.atLeast(LanguageVersion::v2021);
  if (!Leaks)
    Inner.emplace(C);
  C.Declaring.MayRedeclare = Leaks;
  StmtId Initial = N.Initial == NodeId::None ? StmtId::None : checkStatement(C, N.Initial);
  C.Declaring.MayRedeclare = false;
  SmallVector<StmtId, 2> Before;
  ExprId Condition =
      N.Condition == NodeId::None ? ExprId::None : checkConditionOf(C, N.Condition, Before);
  ExprId Next = N.Next == NodeId::None ? ExprId::None : checkDiscarded(C, N.Next);
  StmtId Body = checkLoopBody(C, N.Body, Leaks);
  if (!Before.empty())
    Body = eachTurn(C, Before, std::exchange(Condition, ExprId::None), Body, Where);
  return C.P.Statements.add(Where, stmt::Loop{Initial, Condition, Next, Body, 0, Hint, Count});
}

/// Returns the body of a loop whose condition is a variable, created anew in each iteration: `{ T v
/// = ...; if (v) body; else break; }`.
static StmtId eachTurn(CheckContext &C, SmallVectorImpl<StmtId> &Before, ExprId Condition,
                       StmtId Body, Location Where) {
  StmtId Leave = C.P.Statements.add(Where, stmt::Break{});
  StmtId Decide = C.P.Statements.add(Where, stmt::If{Condition, Body, Leave, BranchHint::None});
  return together(C, Before, Decide, Where);
}

static StmtId checkWhile(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::While>(Node);
  Location Where = C.Here.Tree->location(Node);
  auto [Hint, Count] = loopHint(C, N.Attributes);
  BlockScope Inner(C);
  SmallVector<StmtId, 2> Before;
  ExprId Condition = checkConditionOf(C, N.Condition, Before);
  StmtId Body = checkLoopBody(C, N.Body, Before.empty());
  if (!Before.empty())
    Body = eachTurn(C, Before, std::exchange(Condition, ExprId::None), Body, Where);
  return C.P.Statements.add(
      Where, stmt::Loop{StmtId::None, Condition, ExprId::None, Body, 0, Hint, Count});
}

static StmtId checkDo(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Do>(Node);
  Location Where = C.Here.Tree->location(Node);
  auto [Hint, Count] = loopHint(C, N.Attributes);
  StmtId Body = checkLoopBody(C, N.Body, true);
  ExprId Condition = checkCondition(C, N.Condition);
  return C.P.Statements.add(
      Where, stmt::Loop{StmtId::None, Condition, ExprId::None, Body, 1, Hint, Count});
}

static StmtId checkReturn(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Return>(Node);
  Location Where = C.Here.Tree->location(Node);
  TypeId Result =
      C.Here.Function == FunctionId::None ? TypeId::Error : C.P.function(C.Here.Function).Result;
  if (N.Value == NodeId::None) {
    if (Result != TypeId::Void && Result != TypeId::Error)
      C.Diags.report(Where, Diagnostic::return_without_value,
                     {C.P.function(C.Here.Function).Spelling});
    return C.P.Statements.add(Where, stmt::Return{ExprId::None});
  }
  if (Result == TypeId::Void) {
    // `return f();` is accepted if both types are void.
    ExprId Value = checkExpression(C, N.Value);
    if (C.P.type(Value) == TypeId::Error)
      return StmtId::None;
    if (C.P.type(Value) != TypeId::Void) {
      C.Diags.report(Where, Diagnostic::return_with_value,
                     {C.P.function(C.Here.Function).Spelling});
      return StmtId::None;
    }
    StmtId Parts[] = {C.P.Statements.add(Where, stmt::Expression{Value}),
                      C.P.Statements.add(Where, stmt::Return{ExprId::None})};
    StmtList L = C.P.Statements.addList<StmtId>(Parts);
    return C.P.Statements.add(Where, stmt::Block{L, Where});
  }
  if (Result == TypeId::Error) {
    checkExpression(C, N.Value);
    return StmtId::None;
  }
  return C.P.Statements.add(Where,
                            stmt::Return{checkInitializer(C, N.Value, Result, "return object")});
}

//===-- Switches -----------------------------------------------------------------------------===//

/// Checks the value of a switch: an expression, or a variable, whose declaration is added to
/// \p Before.
static ExprId switchValue(CheckContext &C, NodeId Node, SmallVectorImpl<StmtId> &Before) {
  return C.Here.Tree->is(Node, NodeKind::Variable) ? checkDeclared(C, Node, Before)
                                                   : checkValue(C, Node);
}

static StmtId checkSwitch(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Switch>(Node);
  Location Where = C.Here.Tree->location(Node);
  BranchHint Hint = branchHint(C, N.Attributes, AttributePlace::Switch);
  BlockScope Inner(C);
  SwitchState Outer = std::move(C.Switch);
  C.Switch = {};
  SmallVector<StmtId, 2> Before;
  ExprId Value = switchValue(C, N.Value, Before);
  if (const TypeId T = C.P.type(Value); C.Types.get(T).Kind == TypeKind::Enum)
    C.Switch.Enum = T;
  C.Switch.Type = switchType(C, C.P.type(Value), Where);
  if (C.Switch.Type != TypeId::Error)
    Value = cast(C, Value, C.Switch.Type, Where);
  C.Switch.Open = true;
  C.Switch.FirstLocal = C.Scopes.Locals.size();
  ++C.Here.Breakables;
  StmtId Body = StmtId::None;
  if (C.Here.Tree->is(N.Body, NodeKind::Block)) {
    Body = checkBlock(C, N.Body, true);
  } else {
    StmtId Only[] = {checkBodyOf(C, N.Body)};
    StmtList L = C.P.Statements.addList<StmtId>(Only);
    Body = C.P.Statements.add(Where, stmt::Block{L, Where});
  }
  --C.Here.Breakables;
  C.Switch = std::move(Outer);
  return together(C, Before, C.P.Statements.add(Where, stmt::Switch{Value, Body, Hint}), Where);
}

/// Returns the type in which a switch on type \p T compares: int, uint, int64_t or uint64_t.
static TypeId switchType(CheckContext &C, TypeId T, Location Where) {
  if (T == TypeId::Error)
    return T;
  if (C.Types.get(T).Kind == TypeKind::Enum)
    T = C.Types.enumOf(T).Underlying;
  const Type &Kind = C.Types.get(T);
  bool IsScalar =
      Kind.Kind == TypeKind::Scalar || (Kind.Kind == TypeKind::Vector && Kind.Rows == 1);
  if (!IsScalar) {
    C.Diags.report(Where, Diagnostic::switch_not_integer, {spell(C, T)});
    return TypeId::Error;
  }
  if (isInteger(Kind.Element) && C.Types.bits(Kind.Element) == 64)
    return C.Types.scalar(Kind.Element);
  return C.Types.scalar(isUnsigned(Kind.Element) ? ScalarKind::UInt : ScalarKind::Int);
}

/// Reports a local variable of the switch that is in scope at a label at \p Where and would not be
/// initialized.
static void checkSkipped(CheckContext &C, Location Where) {
  for (size_t I = C.Switch.FirstLocal; I < C.Scopes.Locals.size(); ++I) {
    Entity E = C.Scopes.Locals.at(I);
    if (E.Kind != Entity::Sort::Variable)
      continue;
    const Variable &V = C.P.variable(VariableId(E.Index));
    if (V.Kind != VariableKind::Local || V.Initializer == ExprId::None)
      continue;
    C.Diags.report(Where, Diagnostic::case_skips_initializer, {C.Names.spelling(V.Word)});
    C.Switch.FirstLocal = I + 1;
  }
}

static StmtId checkCase(CheckContext &C, NodeId Node) {
  Location Where = C.Here.Tree->location(Node);
  bool IsDefault = C.Here.Tree->is(Node, NodeKind::Default);
  if (!C.Switch.Open) {
    C.Diags.report(Where, Diagnostic::case_outside, {IsDefault ? "default" : "case"});
    return StmtId::None;
  }
  checkSkipped(C, Where);
  if (IsDefault) {
    if (C.Switch.HasDefault) {
      C.Diags.report(Where, Diagnostic::default_twice);
      return StmtId::None;
    }
    C.Switch.HasDefault = true;
    return C.P.Statements.add(Where, stmt::Case{1, 0, 0});
  }
  std::optional<int64_t> Value =
      integerConstant(C, C.Here.Tree->get<syntax::Case>(Node).Value, C.Switch.Enum);
  if (!Value)
    return StmtId::None;
  if (C.Switch.Type == TypeId::Error)
    return StmtId::None;
  uint64_t Bits = uint64_t(*Value);
  if (C.Types.bits(C.Types.get(C.Switch.Type).Element) < 64)
    Bits = uint32_t(Bits);
  if (!C.Switch.Values.insert(Bits).second) {
    C.Diags.report(Where, Diagnostic::case_twice, {std::to_string(*Value)});
    return StmtId::None;
  }
  return C.P.Statements.add(Where, stmt::Case{0, uint32_t(Bits), uint32_t(Bits >> 32)});
}

//===-- Attributes ---------------------------------------------------------------------------===//

static BranchHint branchHint(CheckContext &C, syntax::NodeList Attributes, AttributePlace Place) {
  BranchHint Hint = BranchHint::None;
  for (const Attribute &A : readStatementAttributes(C, Attributes, Place)) {
    const BranchHint One = A.Id == AttributeId::Branch      ? BranchHint::Branch
                           : A.Id == AttributeId::Flatten   ? BranchHint::Flatten
                           : A.Id == AttributeId::ForceCase ? BranchHint::ForceCase
                                                            : BranchHint::Call;
    if ((Hint == BranchHint::Branch && One == BranchHint::Flatten) ||
        (Hint == BranchHint::Flatten && One == BranchHint::Branch))
      C.Diags.report(A.Where, Diagnostic::attributes_contradict, {C.Names.spelling(A.Word)});
    else
      Hint = One;
  }
  return Hint;
}

/// Returns the hint and the count of `[unroll(n)]`, or 0 without a count.
static std::pair<LoopHint, uint32_t> loopHint(CheckContext &C, syntax::NodeList Attributes) {
  LoopHint Hint = LoopHint::None;
  uint32_t Count = 0;
  for (const Attribute &A : readStatementAttributes(C, Attributes, AttributePlace::Loop)) {
    const LoopHint One = A.Id == AttributeId::Unroll              ? LoopHint::Unroll
                         : A.Id == AttributeId::AllowUAVCondition ? LoopHint::AllowUAVCondition
                                                                  : LoopHint::Loop;
    if ((Hint == LoopHint::Unroll && One == LoopHint::Loop) ||
        (Hint == LoopHint::Loop && One == LoopHint::Unroll))
      C.Diags.report(A.Where, Diagnostic::attributes_contradict, {C.Names.spelling(A.Word)});
    if (Hint != LoopHint::Unroll)
      Hint = One;
    if (One == LoopHint::Unroll && !A.Numbers.empty())
      Count = uint32_t(A.Numbers.front());
  }
  return {Hint, Count};
}

//===-- Control flow of a function -----------------------------------------------------------===//

/// Returns true if \p Condition is a constant equal to \p Value.
static bool isAlways(CheckContext &C, ExprId Condition, bool Value) {
  if (Condition == ExprId::None)
    return Value;
  auto Evaluated = evaluate(C, Condition);
  return Evaluated && !Evaluated->Bits.empty() && (Evaluated->Bits[0] != 0) == Value;
}

/// Returns where control may go after \p S.
static Ways waysOf(CheckContext &C, StmtId S) {
  Ways W;
  if (S == StmtId::None) {
    W.Ends = true;
    return W;
  }
  switch (C.P.Statements.kind(S)) {
  case StmtKind::Block: {
    W.Ends = true;
    auto Statements = C.P.Statements.get<stmt::Block>(S).Statements;
    for (size_t I = 0; I < Statements.Count; ++I) {
      StmtId Part = C.P.Statements.item(Statements, I);
      if (!W.Ends && !hasLabel(C.P, Part, false))
        continue;
      Ways Next = waysOf(C, Part);
      W.Ends = Next.Ends;
      W.Breaks |= Next.Breaks;
      W.Continues |= Next.Continues;
    }
    return W;
  }
  case StmtKind::If: {
    auto N = C.P.Statements.get<stmt::If>(S);
    Ways Then = waysOf(C, N.Then), Else = waysOf(C, N.Else);
    bool MayThen = !isAlways(C, N.Condition, false) || hasLabel(C.P, N.Then, false);
    bool MayElse = !isAlways(C, N.Condition, true) || hasLabel(C.P, N.Else, false);
    W.Ends = (MayThen && Then.Ends) || (MayElse && Else.Ends);
    W.Breaks = (MayThen && Then.Breaks) || (MayElse && Else.Breaks);
    W.Continues = (MayThen && Then.Continues) || (MayElse && Else.Continues);
    return W;
  }
  case StmtKind::Loop: {
    auto N = C.P.Statements.get<stmt::Loop>(S);
    Ways Body = waysOf(C, N.Body);
    bool Tests = !N.TestsAfter || Body.Ends || Body.Continues;
    W.Ends = Body.Breaks || (Tests && !isAlways(C, N.Condition, true));
    return W;
  }
  case StmtKind::Switch: return waysOfSwitch(C, S);
  case StmtKind::Break: W.Breaks = true; return W;
  case StmtKind::Continue: W.Continues = true; return W;
  case StmtKind::Return: return W;
  default: W.Ends = true; return W;
  }
}

static Ways waysOfSwitch(CheckContext &C, StmtId S) {
  auto N = C.P.Statements.get<stmt::Switch>(S);
  Ways W, Body = waysOf(C, N.Body);
  W.Ends = Body.Ends || Body.Breaks || !hasLabel(C.P, N.Body, true);
  W.Continues = Body.Continues;
  return W;
}

/// Reports an error if control can reach the end of \p F, which has a result.
void checkReturns(CheckContext &C, FunctionId F, Location End) {
  const Function &Fn = C.P.function(F);
  if (Fn.Result == TypeId::Void || Fn.Result == TypeId::Error || C.Diags.errorCount())
    return;
  if (waysOf(C, Fn.Body).Ends)
    C.Diags.report(End, Diagnostic::end_without_return, {Fn.Spelling});
}

} // namespace dxil::frontend
