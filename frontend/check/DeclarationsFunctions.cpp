// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions and methods: their parameters, which declarations declare one function, and when bodies
// are checked.
#include "Attributes.h"
#include "Bindings.h"
#include "Context.h"
#include "Conversions.h"
#include "Declarations.h"
#include "Expressions.h"
#include "NameLookup.h"
#include "Statements.h"
#include "Templates.h"
#include "Types.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"

namespace dxil::frontend {
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using syntax::NodeId;
using syntax::NodeKind;
using syntax::Specifier;

static void warnOfUnset(CheckContext &C, FunctionId F);
static void warnOfUnused(CheckContext &C, FunctionId F, size_t FirstLocal);
static void checkNotDefined(CheckContext &C, syntax::NodeId TypeNode, llvm::StringRef Where);
static void describeFunction(CheckContext &C, FunctionId F, const syntax::Function &N,
                             llvm::ArrayRef<VariableId> Parameters, TypeId Result);
static FunctionId checkMethodOutside(CheckContext &C, syntax::NodeId Node);

FunctionState &state(CheckContext &C, FunctionId F) {
  if (C.Functions.States.size() < C.P.Functions.size())
    C.Functions.States.resize(C.P.Functions.size());
  return C.Functions.States[size_t(F)];
}

//===-- Parameters ---------------------------------------------------------------------------===//

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
ExprId checkDefault(CheckContext &C, NodeId Node, TypeId T, bool IsInstance) {
  const bool Outer = std::exchange(C.Here.InDefault, true);
  const llvm::scope_exit Leave([&] { C.Here.InDefault = Outer; });
  if (!IsInstance)
    return checkInitializer(C, Node, T, "a parameter");
  Diagnostics::Attempt Trying(C.Diags);
  ExprId E = checkInitializer(C, Node, T, "a parameter");
  bool Fits = !Trying.failed() && !C.isBad(E);
  Trying.forget();
  return Fits ? E : ExprId::None;
}

/// Returns the default argument of the parameter that is declared next. A method's default argument
/// waits for the end of the struct, since it may name members that follow.
static ExprId defaultOfParameter(CheckContext &C, NodeId Node, TypeId T, bool IsInstance,
                                 Location Where) {
  if (!C.Declaring.OpenStructs || IsInstance || C.Types.get(T).Kind == TypeKind::Object)
    return checkDefault(C, Node, T, IsInstance);
  C.Functions.WaitingDefaults.push_back({VariableId(C.P.Variables.size()), Node, C.Here.Scope,
                                         C.Here.Tree, C.Here.Source, C.Here.Horizon});
  return constant(C, Where, T, 0);
}

static void checkParameters(CheckContext &C, const syntax::Function &Node,
                            SmallVectorImpl<VariableId> &Parameters, bool IsInstance) {
  // Later parameters may use earlier ones in their types and default arguments.
  BlockScope Own(C);
  for (NodeId Item : nodes(C, Node.Parameters)) {
    auto N = C.Here.Tree->get<syntax::Variable>(Item);
    Location Where = C.Here.Tree->location(Item);
    checkNotDefined(C, N.Type, "a parameter type");
    TypeId T = declaredType(C, N.Type, N.Dimensions, NodeId::None);
    // `f(void)` has no parameters.
    if (T == TypeId::Void && N.Word == Name::None && Node.Parameters.Count == 1)
      return;
    Variable V;
    V.Where = Where;
    readVariableFlags(C, N, V);
    V.Kind = VariableKind::Parameter;
    isIgnored(C, T, Where, "parameter");
    const bool IsLibrary = C.Here.Source != &C.Source;
    V.Type = checkVariableType(C, T, Where, true) && (IsLibrary || checkNotGlobalOnly(C, T, Where))
                 ? T
                 : TypeId::Error;
    V.Flow = flowOf(N.Flags);
    V.Modifier = modifierOf(N.Flags);
    V.Attributes = readAttributes(C, N.Attributes, AttributePlace::Parameter);
    checkRegisters(C, N.Annotations, V.Type);
    checkCoherence(C, N.Flags, T, Where);
    V.IsShared = N.Flags.has(Specifier::GroupShared);
    if (V.IsShared && !C.atLeast(LanguageVersion::v202x))
      C.Diags.report(Where, Diagnostic::groupshared_parameter);
    if (V.IsShared && V.Type != TypeId::Error && C.Types.hasObject(V.Type))
      C.Diags.report(Where, Diagnostic::groupshared_object, {spell(C, V.Type)});
    checkModifiers(C, N.Flags, ModifierPlace::Parameter, Where);
    const TypeId Innermost = C.Types.withoutArrays(V.Type);
    if (C.Types.get(Innermost).Kind == TypeKind::Object && V.Flow != library::Direction::InOut &&
        C.Types.objectOf(Innermost).Record->Kind == library::ObjectType::Sort::Stream)
      C.Diags.report(Where, Diagnostic::stream_not_inout, {C.Names.spelling(N.Word)});
    // The argument of an output is always required, though DXC allows a default as long as no call
    // uses it.
    if (N.Initializer != NodeId::None && V.Type != TypeId::Error)
      V.Initializer = defaultOfParameter(C, N.Initializer, V.Type, IsInstance, Where);
    Parameters.push_back(C.P.add(std::move(V)));
    declare(C, N.Word, {Entity::Sort::Variable, uint32_t(Parameters.back())}, Where);
  }
}

/// Reports a struct or enum that is defined in a parameter or result type.
static void checkNotDefined(CheckContext &C, NodeId TypeNode, llvm::StringRef Where) {
  if (!C.Here.Tree->is(TypeNode, NodeKind::TypeRef))
    return;
  NodeId Named = C.Here.Tree->get<syntax::TypeRef>(TypeNode).Named;
  if (C.Here.Tree->is(Named, NodeKind::Struct) || C.Here.Tree->is(Named, NodeKind::Enum))
    C.Diags.report(C.Here.Tree->location(Named), Diagnostic::type_defined_in, {Where});
}

//===-- Redeclarations -----------------------------------------------------------------------===//

bool sameParameters(const CheckContext &C, const Function &A, ArrayRef<VariableId> B) {
  if (A.Parameters.size() != B.size())
    return false;
  for (size_t I = 0; I < B.size(); ++I) {
    const Variable &X = C.P.variable(A.Parameters[I]), &Y = C.P.variable(B[I]);
    if (X.Type != Y.Type || X.Flow != Y.Flow || X.IsShared != Y.IsShared)
      return false;
  }
  return true;
}

/// Returns the function of \p Home with these parameters, or FunctionId::None. Reports a different
/// result type.
static FunctionId findRedeclared(CheckContext &C, ScopeId Home, Name Word,
                                 ArrayRef<VariableId> Parameters, Location Where, TypeId Result) {
  auto Entry = C.Scopes.at(Home).Entities.find(Word);
  if (Entry == C.Scopes.at(Home).Entities.end())
    return FunctionId::None;
  for (Entity E : Entry->second) {
    if (E.Kind != Entity::Sort::Function)
      continue;
    const Function &F = C.P.function(FunctionId(E.Index));
    // A base's method from a using declaration is another function.
    if ((F.This != TypeId::None && F.This != C.Scopes.at(Home).Struct) ||
        !sameParameters(C, F, Parameters))
      continue;
    if (F.Result != Result && F.Result != TypeId::Error && Result != TypeId::Error) {
      C.Diags.report(Where, Diagnostic::result_differs_only);
      C.Diags.report(F.Where, Diagnostic::previous_declaration);
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
static void checkOperatorName(CheckContext &C, Name Word, Location Where, bool IsMember) {
  llvm::StringRef Spelling = C.Names.spelling(Word);
  if (!isOperator(Spelling))
    return;
  llvm::StringRef Op = Spelling.drop_front(8).trim();
  if (!C.atLeast(LanguageVersion::v2021)) {
    C.Diags.report(Where, Diagnostic::operator_needs_2021);
    return;
  }
  static constexpr llvm::StringLiteral Refused[] = {"=",  "+=", "-=",  "*=",  "/=",    "%=",
                                                    "&=", "|=", "^=",  "<<=", ">>=",   "++",
                                                    "--", "->", "->*", "new", "delete"};
  if (Op.starts_with(" ") || llvm::is_contained(Refused, Op))
    C.Diags.report(Where, Diagnostic::operator_not_overloadable, {Op});
  else if (!IsMember)
    C.Diags.report(Where, Diagnostic::operator_not_member, {Op});
}

FunctionId declareFunction(CheckContext &C, NodeId Node, ScopeId Home, TypeId Struct,
                           uint32_t Instance) {
  auto N = C.Here.Tree->get<syntax::Function>(Node);
  Location Where = C.Here.Tree->location(Node);
  auto Named = C.Here.Tree->get<syntax::NameRef>(N.Named);
  SmallVector<VariableId, 8> Parameters;
  checkParameters(C, N, Parameters, Instance != 0);
  checkNotDefined(C, N.Result, "the return type of a function");
  TypeId Result = declaredType(C, N.Result, N.ResultDimensions, NodeId::None);
  const bool IsText = Result != TypeId::Error && C.Types.get(Result).Kind == TypeKind::String;
  if (IsText)
    checkNotGlobalOnly(C, Result, Where);
  isIgnored(C, Result, Where, "function");
  if (IsText || (Result != TypeId::Void && !checkVariableType(C, Result, Where, false)))
    Result = TypeId::Error;
  checkOperatorName(C, Named.Word, Where, Struct != TypeId::None);
  checkModifiers(C, N.Flags,
                 Struct != TypeId::None ? ModifierPlace::Method : ModifierPlace::Function, Where);
  checkCoherence(C, N.Flags, Result, Where);
  FunctionId F = FunctionId::None;
  if (!Instance)
    F = findRedeclared(C, Home, Named.Word, Parameters, Where, Result);
  bool HasBody = N.Body != NodeId::None;
  if (F == FunctionId::None) {
    Function New;
    New.Word = Named.Word;
    New.Spelling = C.Scopes.at(Home).Prefix + C.Names.spelling(Named.Word).str();
    New.Where = Where;
    F = C.P.add(std::move(New));
    state(C, F).IsStatic = N.Flags.has(Specifier::Static);
    if (Struct != TypeId::None && !state(C, F).IsStatic)
      C.P.function(F).This = Struct;
    if (!Instance)
      declareIn(C, Home, Named.Word, {Entity::Sort::Function, uint32_t(F)}, Where);
  } else if (HasBody && state(C, F).Node != NodeId::None) {
    reportRedefinition(C, Where, Named.Word, C.P.function(F).Where);
    return F;
  }
  state(C, F).Instance = Instance;
  state(C, F).Horizon = C.Here.Horizon;
  describeFunction(C, F, N, Parameters, Result);
  if (C.Declaring.OpenStructs && C.Here.Function != FunctionId::None)
    state(C, F).Barrier = C.Here.Barrier;
  FunctionState &S = state(C, F);
  if (HasBody) {
    C.P.function(F).Where = Where;
    S.Tree = C.Here.Tree;
    S.Source = C.Here.Source;
    S.Node = Node;
    S.Scope = C.Here.Scope;
    S.Depth = C.Templates.Depth;
  }
  return F;
}

/// Adds the information of a declaration of function \p F to that of earlier declarations.
static void describeFunction(CheckContext &C, FunctionId F, const syntax::Function &N,
                             ArrayRef<VariableId> Parameters, TypeId Result) {
  std::vector<VariableId> Before = C.P.function(F).Parameters;
  bool IsFirst = C.P.function(F).Parameters.empty() && Parameters.size() != 0;
  for (size_t I = 0; I < Before.size() && I < Parameters.size(); ++I) {
    ExprId Default = C.P.variable(Before[I]).Initializer;
    if (Default == ExprId::None)
      continue;
    if (C.P.variable(Parameters[I]).Initializer != ExprId::None)
      C.Diags.report(C.P.variable(Parameters[I]).Where, Diagnostic::default_given_again);
    C.P.variable(Parameters[I]).Initializer = Default;
  }
  uint32_t Required = 0;
  for (size_t I = 0; I < Parameters.size(); ++I)
    if (C.P.variable(Parameters[I]).Initializer == ExprId::None) {
      if (Required != I && !state(C, F).Instance)
        C.Diags.report(C.P.variable(Parameters[I]).Where, Diagnostic::default_missing,
                       {C.Names.spelling(C.P.variable(Parameters[I]).Word)});
      Required = uint32_t(I + 1);
    }
  Function &Fn = C.P.function(F);
  if (N.Body != NodeId::None || IsFirst) {
    Fn.Parameters.assign(Parameters.begin(), Parameters.end());
    if (Name Semantic = semanticOf(C, N.Annotations, Fn.ResultSemanticAt);
        Semantic != Name::None || N.Body != NodeId::None)
      Fn.ResultSemantic = Semantic;
    Fn.ResultInterpolation = interpolationOf(N.Flags);
  } else {
    for (size_t I = 0; I < Before.size(); ++I)
      C.P.variable(Before[I]).Initializer = C.P.variable(Parameters[I]).Initializer;
  }
  checkRegisters(C, N.Annotations, TypeId::Error);
  Fn.Result = Result;
  Fn.ResultPrecise |= N.Flags.has(Specifier::Precise);
  Fn.ResultConst |= N.Flags.has(Specifier::Const);
  Fn.Exported |= N.Flags.has(Specifier::Export);
  state(C, F).IsInline |= N.Flags.has(Specifier::Inline);
  state(C, F).Required = Required;
  C.Declaring.BadGroupSize.reset();
  for (Attribute &A : readAttributes(C, N.Attributes, AttributePlace::Function)) {
    if (A.Id == AttributeId::NoInline)
      C.P.function(F).NoInline = true;
    C.P.function(F).Attributes.push_back(std::move(A));
  }
  const auto &Read = C.P.function(F).Attributes;
  if (C.Declaring.BadGroupSize) {
    if (llvm::any_of(Read, [](const Attribute &A) { return A.Id == AttributeId::NumThreads; }))
      reportGroupSize(C, *C.Declaring.BadGroupSize, /*IsOnly=*/false);
    else
      C.P.function(F).BadGroupSize = C.Declaring.BadGroupSize;
  }
  for (NodeId Node : nodes(C, N.Attributes)) {
    const AttributeInfo *Info = findAttribute(
        std::string_view(C.Names.spelling(C.Here.Tree->get<syntax::Attribute>(Node).Word)));
    if (Info && llvm::none_of(Read, [&](const Attribute &A) { return A.Id == Info->Id; }))
      C.P.function(F).RefusedAttributes |= uint64_t(1) << unsigned(Info->Id);
  }
}

//===-- Definitions --------------------------------------------------------------------------===//

FunctionId checkFunction(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Function>(Node);
  auto Named = C.Here.Tree->get<syntax::NameRef>(N.Named);
  Location Where = C.Here.Tree->location(Node);
  if (N.IsConst && !N.IsTemplate && N.Qualifier == NodeId::None)
    C.Diags.report(Where, Diagnostic::const_method);
  if (N.IsTemplate && !C.atLeast(LanguageVersion::v2021)) {
    // Reported once; the program's templates are then checked as in HLSL 2021.
    if (!std::exchange(C.Templates.ReportedLanguage, true))
      C.Diags.report(Where, Diagnostic::template_needs_2021);
  }
  if (N.Qualifier != NodeId::None)
    return checkMethodOutside(C, Node);
  if (N.IsTemplate && !N.TemplateParameters.empty()) {
    if (Named.HasArguments)
      C.Diags.report(Where, Diagnostic::function_partial_specialization,
                     {C.Names.spelling(Named.Word)});
    else
      declareTemplate(C, Node, N.TemplateParameters, Named.Word);
    return FunctionId::None;
  }
  if (N.IsTemplate)
    return specializeFunction(C, Node);
  FunctionId F = declareFunction(C, Node, C.Here.home(), TypeId::None, 0);
  if (N.Body != NodeId::None && state(C, F).Node == Node && state(C, F).Tree == C.Here.Tree)
    checkBody(C, F);
  return F;
}

/// `void S::f() { ... }`, `void ns::f() { ... }`
static FunctionId checkMethodOutside(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Function>(Node);
  auto Named = C.Here.Tree->get<syntax::NameRef>(N.Named);
  Location Where = C.Here.Tree->location(Node);
  if (N.IsTemplate && addMethodOfTemplate(C, Node))
    return FunctionId::None;
  ScopeId Home = scopeOf(C, N.Qualifier);
  if (Home == ScopeId::None)
    return FunctionId::None;
  TypeId Struct = C.Scopes.at(Home).Struct;
  Elsewhere Inside(C, Home, C.Here.Tree, C.Here.Source);
  if (N.IsTemplate && !N.TemplateParameters.empty()) {
    declareTemplate(C, Node, N.TemplateParameters, Named.Word);
    return FunctionId::None;
  }
  size_t Before = C.P.Functions.size();
  FunctionId F = declareFunction(C, Node, Home, Struct, 0);
  if (size_t(F) >= Before) {
    C.Diags.report(Where, Diagnostic::no_such_member_function, {C.Names.spelling(Named.Word)});
    return F;
  }
  if (N.Body != NodeId::None && state(C, F).Node == Node)
    checkBody(C, F);
  return F;
}

//===-- Bodies -------------------------------------------------------------------------------===//

void checkBody(CheckContext &C, FunctionId F) {
  FunctionState S = state(C, F);
  state(C, F).WaitsForUse = false;
  auto N = S.Tree->get<syntax::Function>(S.Node);
  if (N.Body == NodeId::None || C.P.function(F).Body != StmtId::None)
    return;
  unsigned OuterDepth = C.Templates.Depth;
  C.Templates.Depth = S.Depth;
  {
    Elsewhere Inside(C, S.Scope, S.Tree, S.Source, S.Horizon);
    if (S.Barrier != SIZE_MAX)
      C.Here.Barrier = S.Barrier;
    C.Here.Function = F;
    C.Here.This = C.P.function(F).This;
    state(C, F).FirstExpr = ExprId(C.P.Expressions.size());
    BlockScope Own(C);
    std::vector<VariableId> Parameters = C.P.function(F).Parameters;
    checkComplete(C, C.P.function(F).Result, C.P.function(F).Where);
    for (VariableId V : Parameters)
      checkComplete(C, C.P.variable(V).Type, C.P.variable(V).Where);
    for (VariableId V : Parameters)
      declare(C, C.P.variable(V).Word, {Entity::Sort::Variable, uint32_t(V)},
              C.P.variable(V).Where);
    for (auto [Word, V] : S.OpenArrays)
      declare(C, Word, {Entity::Sort::Variable, uint32_t(V)}, C.P.function(F).Where);
    const size_t FirstLocal = C.P.Variables.size();
    StmtId Body = checkBlock(C, N.Body, false);
    C.P.function(F).Body = Body;
    state(C, F).EndExpr = ExprId(C.P.Expressions.size());
    checkReturns(C, F, S.Tree->get<syntax::Block>(N.Body).End);
    warnOfUnset(C, F);
    warnOfUnused(C, F, FirstLocal);
  }
  C.Templates.Depth = OuterDepth;
}

/// Warns of parameters of \p F, and variables from \p FirstLocal on, that its body never names.
static void warnOfUnused(CheckContext &C, FunctionId F, size_t FirstLocal) {
  // After a syntax error the skipped text may use the variables. For an instance the warnings would
  // repeat those of the template.
  if (C.Here.Tree != &C.Tree || state(C, F).Instance || C.Diags.silent() || C.Diags.errorCount())
    return;
  for (size_t I = FirstLocal; I < C.P.Variables.size(); ++I)
    if (const Variable &V = C.P.Variables[I];
        !V.Used && V.Word != Name::None && V.Kind == VariableKind::Local)
      C.Diags.report(V.Where, Diagnostic::unused_variable, {C.Names.spelling(V.Word)});
  for (VariableId Id : C.P.function(F).Parameters)
    if (const Variable &V = C.P.variable(Id);
        !V.Used && V.Word != Name::None && V.Flow == library::Direction::In)
      C.Diags.report(V.Where, Diagnostic::unused_parameter, {C.Names.spelling(V.Word)});
}

/// Warns of scalar out parameters that the body never names.
static void warnOfUnset(CheckContext &C, FunctionId F) {
  if (C.Here.Tree != &C.Tree)
    return;
  for (VariableId V : C.P.function(F).Parameters) {
    const Variable &Var = C.P.variable(V);
    if (Var.Flow == library::Direction::Out && !Var.Used && Var.Word != Name::None &&
        C.Types.get(Var.Type).Kind == TypeKind::Scalar)
      C.Diags.report(Var.Where, Diagnostic::out_parameter_unset, {C.Names.spelling(Var.Word)});
  }
}

/// Checks the bodies of methods whose struct is now complete.
void checkWaitingBodies(CheckContext &C) {
  std::vector<WaitingDefault> Defaults;
  Defaults.swap(C.Functions.WaitingDefaults);
  for (const WaitingDefault &D : Defaults) {
    Elsewhere Inside(C, D.Scope, D.Tree, D.Source, D.Horizon);
    const ExprId Value = checkDefault(C, D.Node, C.P.variable(D.Parameter).Type, false);
    C.P.variable(D.Parameter).Initializer = Value;
  }
  while (!C.Functions.WaitingBodies.empty()) {
    std::vector<FunctionId> Now;
    Now.swap(C.Functions.WaitingBodies);
    for (FunctionId F : Now)
      checkBody(C, F);
  }
}

/// Checks the body of an instance that is used at \p Where. Returns false if instances are nested
/// too deeply.
static bool checkUsedBody(CheckContext &C, FunctionId F, Location Where) {
  if (!state(C, F).WaitsForUse)
    return true;
  if (state(C, F).Depth >= MaxInstantiationDepth) {
    C.Diags.report(Where, Diagnostic::instantiation_too_deep,
                   {std::to_string(MaxInstantiationDepth)});
    return false;
  }
  if (state(C, F).Node == NodeId::None)
    bindMethodOutside(C, F);
  if (state(C, F).Node == NodeId::None)
    bindDefinition(C, F);
  if (state(C, F).Node == NodeId::None)
    return true;
  const unsigned Before = C.Diags.errorCount();
  checkBody(C, F);
  if (C.Diags.errorCount() != Before && C.Functions.isInstance(F))
    C.Diags.report(Where, Diagnostic::instantiated_here, {C.P.function(F).Spelling});
  return true;
}

/// Checks the bodies of instances that are called or instantiated explicitly, until no call of an
/// unchecked instance is left.
void checkUsedBodies(CheckContext &C) {
  for (auto [F, Where] : std::exchange(C.Functions.Instantiated, {}))
    checkUsedBody(C, F, Where);
  for (; C.Functions.LastScanned < C.P.Expressions.size(); ++C.Functions.LastScanned) {
    const ExprId E = ExprId(C.Functions.LastScanned);
    if (C.P.Expressions.is(E, ExprKind::Call) &&
        !checkUsedBody(C, C.P.Expressions.get<expr::Call>(E).Callee, C.P.Expressions.location(E)))
      return;
  }
}

} // namespace dxil::frontend
