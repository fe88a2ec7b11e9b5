// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions and methods: their parameters, which declarations declare one function, and when bodies
// are checked.
#include "Checker.h"

#include "llvm/ADT/ScopeExit.h"

using namespace dxil::frontend;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using syntax::NodeId;
using syntax::NodeKind;
using syntax::Specifier;

FunctionState &Checker::state(FunctionId F) {
  if (FunctionStates.size() < P.Functions.size())
    FunctionStates.resize(P.Functions.size());
  return FunctionStates[size_t(F)];
}

bool Checker::isInstance(FunctionId F) const {
  return size_t(F) < FunctionStates.size() && FunctionStates[size_t(F)].Instance != 0;
}

//===-- Parameters
//--------------------------------------------------------------------------------------===//

static library::Direction flowOf(syntax::Specifiers Flags) {
  if (!Flags.has(Specifier::Out))
    return library::Direction::In;
  return Flags.has(Specifier::In) ? library::Direction::InOut : library::Direction::Out;
}

/// Returns 1 + the modifier of a geometry or mesh parameter, or 0 if it has none.
static uint32_t modifierOf(syntax::Specifiers Flags) {
  for (Specifier S : {Specifier::Point, Specifier::Line, Specifier::Triangle, Specifier::LineAdj,
                      Specifier::TriangleAdj, Specifier::Vertices, Specifier::Indices,
                      Specifier::Primitives, Specifier::Payload, Specifier::Uniform})
    if (Flags.has(S))
      return 1 + uint32_t(S);
  return 0;
}

/// Checks a default argument. One that does not fit an instance of a template is dropped: only a
/// call that omits the argument fails.
ExprId Checker::checkDefault(NodeId Node, TypeId T, bool IsInstance) {
  const bool Outer = std::exchange(InDefault, true);
  const llvm::scope_exit Leave([&] { InDefault = Outer; });
  if (!IsInstance)
    return checkInitializer(Node, T, "a parameter");
  Diagnostics::Attempt Trying(Diags);
  ExprId E = checkInitializer(Node, T, "a parameter");
  bool Fits = !Trying.failed() && !isBad(E);
  Trying.forget();
  return Fits ? E : ExprId::None;
}

/// Returns the default argument of the parameter that is declared next. A method's default argument
/// waits for the end of the struct, since it may name members that follow.
ExprId Checker::defaultOfParameter(NodeId Node, TypeId T, bool IsInstance, Location Where) {
  if (!OpenStructs || IsInstance || Types.get(T).Kind == TypeKind::Object)
    return checkDefault(Node, T, IsInstance);
  WaitingDefaults.push_back(
      {VariableId(P.Variables.size()), Node, Current, CurrentTree, CurrentSource, Horizon});
  return constant(Where, T, 0);
}

void Checker::checkParameters(const syntax::Function &Node, SmallVectorImpl<VariableId> &Parameters,
                              bool IsInstance) {
  // Types and default arguments of later parameters may name earlier parameters.
  Block Own(*this);
  for (NodeId Item : nodes(Node.Parameters)) {
    auto N = CurrentTree->get<syntax::Variable>(Item);
    Location Where = CurrentTree->location(Item);
    checkNotDefined(N.Type, "a parameter type");
    TypeId T = declaredType(N.Type, N.Dimensions, NodeId::None);
    // `f(void)` has no parameters.
    if (T == TypeId::Void && N.Word == Name::None && Node.Parameters.Count == 1)
      return;
    Variable V;
    V.Where = Where;
    readVariableFlags(N, V);
    V.Kind = VariableKind::Parameter;
    isIgnored(T, Where, "parameter");
    const bool IsLibrary = CurrentSource != &Source;
    V.Type = checkVariableType(T, Where, true) && (IsLibrary || checkNotGlobalOnly(T, Where))
                 ? T
                 : TypeId::Error;
    V.Flow = flowOf(N.Flags);
    V.Modifier = modifierOf(N.Flags);
    V.Attributes = readAttributes(N.Attributes, AttributePlace::Parameter);
    checkRegisters(N.Annotations, V.Type);
    checkFieldRegisters(V.Type);
    checkCoherence(N.Flags, T, Where);
    V.IsShared = N.Flags.has(Specifier::GroupShared);
    if (V.IsShared && !atLeast(LanguageVersion::v202x))
      Diags.report(Where, Diagnostic::groupshared_parameter);
    if (V.IsShared && V.Type != TypeId::Error && Types.hasObject(V.Type))
      Diags.report(Where, Diagnostic::groupshared_object, {spell(V.Type)});
    checkModifiers(N.Flags, ModifierPlace::Parameter, Where);
    const TypeId Innermost = Types.withoutArrays(V.Type);
    if (Types.get(Innermost).Kind == TypeKind::Object && V.Flow != library::Direction::InOut &&
        Types.objectOf(Innermost).Record->Kind == library::ObjectType::Sort::Stream)
      Diags.report(Where, Diagnostic::stream_not_inout, {Names.spelling(N.Word)});
    // The argument of an output is always required, though DXC allows a default as long as no call
    // uses it.
    if (N.Initializer != NodeId::None && V.Type != TypeId::Error)
      V.Initializer = defaultOfParameter(N.Initializer, V.Type, IsInstance, Where);
    P.Variables.push_back(std::move(V));
    Parameters.push_back(VariableId(P.Variables.size() - 1));
    declare(N.Word, {Entity::Sort::Variable, uint32_t(Parameters.back())}, Where);
  }
}

/// Reports a struct or enum that is defined in a parameter or result type.
void Checker::checkNotDefined(NodeId TypeNode, llvm::StringRef Where) {
  if (!CurrentTree->is(TypeNode, NodeKind::TypeRef))
    return;
  NodeId Named = CurrentTree->get<syntax::TypeRef>(TypeNode).Named;
  if (CurrentTree->is(Named, NodeKind::Struct) || CurrentTree->is(Named, NodeKind::Enum))
    Diags.report(CurrentTree->location(Named), Diagnostic::type_defined_in, {Where});
}

//===-- Redeclarations
//--------------------------------------------------------------------------------------===//

bool Checker::sameParameters(const Function &A, ArrayRef<VariableId> B) const {
  if (A.Parameters.size() != B.size())
    return false;
  for (size_t I = 0; I < B.size(); ++I) {
    const Variable &X = P.variable(A.Parameters[I]), &Y = P.variable(B[I]);
    if (X.Type != Y.Type || X.Flow != Y.Flow || X.IsShared != Y.IsShared)
      return false;
  }
  return true;
}

/// Returns the function of \p Home with these parameters, or FunctionId::None. Reports a different
/// result type.
FunctionId Checker::findRedeclared(ScopeId Home, Name Word, ArrayRef<VariableId> Parameters,
                                   Location Where, TypeId Result) {
  auto At = scope(Home).Entities.find(Word);
  if (At == scope(Home).Entities.end())
    return FunctionId::None;
  for (Entity E : At->second) {
    if (E.Kind != Entity::Sort::Function)
      continue;
    const Function &F = P.function(FunctionId(E.Index));
    // A base's method from a using declaration is another function.
    if ((F.This != TypeId::None && F.This != scope(Home).Struct) || !sameParameters(F, Parameters))
      continue;
    if (F.Result != Result && F.Result != TypeId::Error && Result != TypeId::Error) {
      Diags.report(Where, Diagnostic::result_differs_only);
      Diags.report(F.Where, Diagnostic::previous_declaration);
    }
    return FunctionId(E.Index);
  }
  return FunctionId::None;
}

static bool isOperator(llvm::StringRef Word) {
  return Word.consume_front("operator") &&
         (Word.empty() || !(llvm::isAlnum(Word[0]) || Word[0] == '_'));
}

/// Reports operators that cannot be overloaded: those that assign or change their operand.
void Checker::checkOperatorName(Name Word, Location Where, bool IsMember) {
  llvm::StringRef Spelling = Names.spelling(Word);
  if (!isOperator(Spelling))
    return;
  llvm::StringRef Op = Spelling.drop_front(8).trim();
  if (!atLeast(LanguageVersion::v2021)) {
    Diags.report(Where, Diagnostic::operator_needs_2021);
    return;
  }
  static constexpr llvm::StringLiteral Refused[] = {"=",  "+=", "-=",  "*=",  "/=",    "%=",
                                                    "&=", "|=", "^=",  "<<=", ">>=",   "++",
                                                    "--", "->", "->*", "new", "delete"};
  if (Op.starts_with(" ") || llvm::is_contained(Refused, Op))
    Diags.report(Where, Diagnostic::operator_not_overloadable, {Op});
  else if (!IsMember)
    Diags.report(Where, Diagnostic::operator_not_member, {Op});
}

FunctionId Checker::declareFunction(NodeId Node, ScopeId Home, TypeId Struct, uint32_t Instance) {
  auto N = CurrentTree->get<syntax::Function>(Node);
  Location Where = CurrentTree->location(Node);
  auto Named = CurrentTree->get<syntax::NameRef>(N.Named);
  SmallVector<VariableId, 8> Parameters;
  checkParameters(N, Parameters, Instance != 0);
  checkNotDefined(N.Result, "the return type of a function");
  TypeId Result = declaredType(N.Result, N.ResultDimensions, NodeId::None);
  const bool IsText = Result != TypeId::Error && Types.get(Result).Kind == TypeKind::String;
  if (IsText)
    checkNotGlobalOnly(Result, Where);
  isIgnored(Result, Where, "function");
  if (IsText || (Result != TypeId::Void && !checkVariableType(Result, Where, false)))
    Result = TypeId::Error;
  checkOperatorName(Named.Word, Where, Struct != TypeId::None);
  if (Struct == TypeId::None && Home == GlobalScope && !Instance)
    checkGlobalName(Named.Word, Where);
  checkModifiers(N.Flags, Struct != TypeId::None ? ModifierPlace::Method : ModifierPlace::Function,
                 Where);
  checkCoherence(N.Flags, Result, Where);
  FunctionId F = FunctionId::None;
  if (!Instance)
    F = findRedeclared(Home, Named.Word, Parameters, Where, Result);
  bool HasBody = N.Body != NodeId::None;
  if (F == FunctionId::None) {
    Function New;
    New.Word = Named.Word;
    New.Spelling = scope(Home).Prefix + Names.spelling(Named.Word).str();
    New.Where = Where;
    P.Functions.push_back(std::move(New));
    F = FunctionId(P.Functions.size() - 1);
    state(F).IsStatic = N.Flags.has(Specifier::Static);
    if (Struct != TypeId::None && !state(F).IsStatic)
      P.function(F).This = Struct;
    if (!Instance)
      declareIn(Home, Named.Word, {Entity::Sort::Function, uint32_t(F)}, Where);
  } else if (HasBody && state(F).Node != NodeId::None) {
    reportRedefinition(Where, Named.Word, {Entity::Sort::Function, uint32_t(F)});
    return F;
  }
  state(F).Instance = Instance;
  state(F).Horizon = Horizon;
  describeFunction(F, N, Parameters, Result);
  if (OpenStructs && CurrentFunction != FunctionId::None)
    state(F).Barrier = Barrier;
  FunctionState &S = state(F);
  if (HasBody) {
    P.function(F).Where = Where;
    S.Tree = CurrentTree;
    S.Source = CurrentSource;
    S.Node = Node;
    S.Scope = Current;
    S.Depth = InstantiationDepth;
  }
  return F;
}

/// Adds the information of a declaration of function \p F to that of earlier declarations.
void Checker::describeFunction(FunctionId F, const syntax::Function &N,
                               ArrayRef<VariableId> Parameters, TypeId Result) {
  std::vector<VariableId> Before = P.function(F).Parameters;
  bool IsFirst = P.function(F).Parameters.empty() && Parameters.size() != 0;
  for (size_t I = 0; I < Before.size() && I < Parameters.size(); ++I) {
    ExprId Default = P.variable(Before[I]).Initializer;
    if (Default == ExprId::None)
      continue;
    if (P.variable(Parameters[I]).Initializer != ExprId::None)
      Diags.report(P.variable(Parameters[I]).Where, Diagnostic::default_given_again);
    P.variable(Parameters[I]).Initializer = Default;
  }
  uint32_t Required = 0;
  for (size_t I = 0; I < Parameters.size(); ++I)
    if (P.variable(Parameters[I]).Initializer == ExprId::None) {
      if (Required != I && !state(F).Instance)
        Diags.report(P.variable(Parameters[I]).Where, Diagnostic::default_missing,
                     {Names.spelling(P.variable(Parameters[I]).Word)});
      Required = uint32_t(I + 1);
    }
  Function &Fn = P.function(F);
  if (N.Body != NodeId::None || IsFirst) {
    Fn.Parameters.assign(Parameters.begin(), Parameters.end());
    if (Name Semantic = semanticOf(N.Annotations, Fn.ResultSemanticAt);
        Semantic != Name::None || N.Body != NodeId::None)
      Fn.ResultSemantic = Semantic;
    Fn.ResultInterpolation = interpolationOf(N.Flags);
  } else {
    for (size_t I = 0; I < Before.size(); ++I)
      P.variable(Before[I]).Initializer = P.variable(Parameters[I]).Initializer;
  }
  checkRegisters(N.Annotations, TypeId::Error);
  Fn.Result = Result;
  Fn.ResultPrecise |= N.Flags.has(Specifier::Precise);
  Fn.Exported |= N.Flags.has(Specifier::Export);
  state(F).Required = Required;
  for (Attribute &A : readAttributes(N.Attributes, AttributePlace::Function)) {
    if (A.Id == AttributeId::NoInline)
      P.function(F).NoInline = true;
    P.function(F).Attributes.push_back(std::move(A));
  }
  const auto &Read = P.function(F).Attributes;
  for (NodeId Node : nodes(N.Attributes)) {
    const AttributeInfo *Known = findAttribute(
        std::string_view(Names.spelling(CurrentTree->get<syntax::Attribute>(Node).Word)));
    if (Known && llvm::none_of(Read, [&](const Attribute &A) { return A.Id == Known->Id; }))
      P.function(F).RefusedAttributes |= uint64_t(1) << unsigned(Known->Id);
  }
}

//===-- Definitions
//--------------------------------------------------------------------------------------===//

FunctionId Checker::checkFunction(NodeId Node) {
  auto N = CurrentTree->get<syntax::Function>(Node);
  auto Named = CurrentTree->get<syntax::NameRef>(N.Named);
  Location Where = CurrentTree->location(Node);
  if (N.IsConst && !N.IsTemplate && N.Qualifier == NodeId::None)
    Diags.report(Where, Diagnostic::const_method);
  if (N.IsTemplate && !atLeast(LanguageVersion::v2021)) {
    // Reported once: the program's templates are then checked as if they were allowed.
    if (!std::exchange(SaidTemplate, true))
      Diags.report(Where, Diagnostic::template_needs_2021);
  }
  if (N.Qualifier != NodeId::None)
    return checkMethodOutside(Node);
  if (N.IsTemplate && !N.TemplateParameters.empty()) {
    if (Named.HasArguments)
      Diags.report(Where, Diagnostic::function_partial_specialization,
                   {Names.spelling(Named.Word)});
    else
      declareTemplate(Node, N.TemplateParameters, Named.Word);
    return FunctionId::None;
  }
  if (N.IsTemplate)
    return specializeFunction(Node);
  FunctionId F = declareFunction(Node, Current, TypeId::None, 0);
  if (N.Body != NodeId::None && state(F).Node == Node && state(F).Tree == CurrentTree)
    checkBody(F);
  return F;
}

/// `void S::f() { ... }`, `void ns::f() { ... }`
FunctionId Checker::checkMethodOutside(NodeId Node) {
  auto N = CurrentTree->get<syntax::Function>(Node);
  auto Named = CurrentTree->get<syntax::NameRef>(N.Named);
  Location Where = CurrentTree->location(Node);
  if (N.IsTemplate && addMethodOfTemplate(Node))
    return FunctionId::None;
  ScopeId Home = scopeOf(N.Qualifier);
  if (Home == ScopeId::None)
    return FunctionId::None;
  TypeId Struct = scope(Home).Struct;
  Elsewhere Inside(*this, Home, CurrentTree, CurrentSource);
  if (N.IsTemplate && !N.TemplateParameters.empty()) {
    declareTemplate(Node, N.TemplateParameters, Named.Word);
    return FunctionId::None;
  }
  size_t Before = P.Functions.size();
  FunctionId F = declareFunction(Node, Home, Struct, 0);
  if (size_t(F) >= Before) {
    Diags.report(Where, Diagnostic::no_such_member_function, {Names.spelling(Named.Word)});
    return F;
  }
  if (N.Body != NodeId::None && state(F).Node == Node)
    checkBody(F);
  return F;
}

//===-- Bodies
//--------------------------------------------------------------------------------------===//

void Checker::checkBody(FunctionId F) {
  FunctionState S = state(F);
  state(F).WaitsForUse = false;
  auto N = S.Tree->get<syntax::Function>(S.Node);
  if (N.Body == NodeId::None || P.function(F).Body != StmtId::None)
    return;
  unsigned OuterDepth = InstantiationDepth;
  InstantiationDepth = S.Depth;
  {
    Elsewhere Inside(*this, S.Scope, S.Tree, S.Source, S.Horizon);
    if (S.Barrier != SIZE_MAX)
      Barrier = S.Barrier;
    CurrentFunction = F;
    CurrentThis = P.function(F).This;
    state(F).FirstExpr = ExprId(P.Expressions.size());
    Block Own(*this);
    std::vector<VariableId> Parameters = P.function(F).Parameters;
    checkComplete(P.function(F).Result, P.function(F).Where);
    for (VariableId V : Parameters)
      checkComplete(P.variable(V).Type, P.variable(V).Where);
    for (VariableId V : Parameters)
      declare(P.variable(V).Word, {Entity::Sort::Variable, uint32_t(V)}, P.variable(V).Where);
    for (auto [Word, V] : S.OpenArrays)
      declare(Word, {Entity::Sort::Variable, uint32_t(V)}, P.function(F).Where);
    const size_t FirstLocal = P.Variables.size();
    StmtId Body = checkBlock(N.Body, false);
    P.function(F).Body = Body;
    state(F).EndExpr = ExprId(P.Expressions.size());
    checkReturns(F, S.Tree->get<syntax::Block>(N.Body).End);
    warnOfUnset(F);
    warnOfUnused(F, FirstLocal);
  }
  InstantiationDepth = OuterDepth;
}

/// Warns of parameters of \p F, and variables from \p FirstLocal on, that its body never names.
void Checker::warnOfUnused(FunctionId F, size_t FirstLocal) {
  // Text that could not be read may name them; an instance would repeat the template's warnings.
  if (CurrentTree != &T || state(F).Instance || Diags.silent() || Diags.errorCount())
    return;
  for (size_t I = FirstLocal; I < P.Variables.size(); ++I)
    if (const Variable &V = P.Variables[I];
        !V.Used && V.Word != Name::None && V.Kind == VariableKind::Local)
      Diags.report(V.Where, Diagnostic::unused_variable, {Names.spelling(V.Word)});
  for (VariableId Id : P.function(F).Parameters)
    if (const Variable &V = P.variable(Id);
        !V.Used && V.Word != Name::None && V.Flow == library::Direction::In)
      Diags.report(V.Where, Diagnostic::unused_parameter, {Names.spelling(V.Word)});
}

/// Warns of scalar out parameters that the body never names.
void Checker::warnOfUnset(FunctionId F) {
  if (CurrentTree != &T)
    return;
  for (VariableId V : P.function(F).Parameters) {
    const Variable &Of = P.variable(V);
    if (Of.Flow == library::Direction::Out && !Of.Used && Of.Word != Name::None &&
        Types.get(Of.Type).Kind == TypeKind::Scalar)
      Diags.report(Of.Where, Diagnostic::out_parameter_unset, {Names.spelling(Of.Word)});
  }
}

/// Checks the bodies of methods whose struct is now complete.
void Checker::checkWaitingBodies() {
  std::vector<WaitingDefault> Defaults;
  Defaults.swap(WaitingDefaults);
  for (const WaitingDefault &D : Defaults) {
    Elsewhere Inside(*this, D.Scope, D.Tree, D.Source, D.Horizon);
    const ExprId Value = checkDefault(D.Node, P.variable(D.Parameter).Type, false);
    P.variable(D.Parameter).Initializer = Value;
  }
  while (!WaitingBodies.empty()) {
    std::vector<FunctionId> Now;
    Now.swap(WaitingBodies);
    for (FunctionId F : Now)
      checkBody(F);
  }
}

/// Checks the bodies of called instances, until no call of an unchecked instance is left.
void Checker::checkUsedBodies() {
  for (; LastScanned < P.Expressions.size(); ++LastScanned) {
    if (!P.Expressions.is(ExprId(LastScanned), ExprKind::Call))
      continue;
    FunctionId F = P.Expressions.get<expr::Call>(ExprId(LastScanned)).Callee;
    if (!state(F).WaitsForUse)
      continue;
    if (state(F).Depth >= MaxInstantiationDepth) {
      Diags.report(P.Expressions.location(ExprId(LastScanned)), Diagnostic::instantiation_too_deep,
                   {std::to_string(MaxInstantiationDepth)});
      return;
    }
    if (state(F).Node == NodeId::None)
      bindMethodOutside(F);
    if (state(F).Node == NodeId::None)
      bindDefinition(F);
    if (state(F).Node == NodeId::None)
      continue;
    const unsigned Before = Diags.errorCount();
    checkBody(F);
    if (Diags.errorCount() != Before && isInstance(F))
      Diags.report(P.Expressions.location(ExprId(LastScanned)), Diagnostic::instantiated_here,
                   {P.function(F).Spelling});
  }
}
