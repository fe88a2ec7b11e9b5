// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations and redeclarations of templates: which ones declare the same template, the merged
// default arguments, and the completion of instances that were requested before the definition.
#include "Attributes.h"
#include "Context.h"
#include "Declarations.h"
#include "NameLookup.h"
#include "Templates.h"
#include "Types.h"

namespace dxil::frontend {
using llvm::ArrayRef;
using syntax::NodeId;
using syntax::NodeKind;

static TemplateId sameTemplate(CheckContext &C, syntax::NodeId Node, syntax::NodeList Parameters,
                               Name Word);
static bool sameArguments(CheckContext &C, const Specialization &A, const Specialization &B);
static void completeInstances(CheckContext &C, TemplateId Tmpl);

/// Returns true if \p Node, a function, struct or alias, defines the template.
static bool isDefinition(const syntax::Tree &Tree, NodeId Node) {
  if (Tree.is(Node, NodeKind::Struct))
    return Tree.get<syntax::Struct>(Node).IsDefinition;
  return !Tree.is(Node, NodeKind::Function) ||
         Tree.get<syntax::Function>(Node).Body != NodeId::None;
}

/// Returns the default argument of a template's parameter, or None.
static NodeId defaultOf(const syntax::Tree &Tree, NodeId Parameter) {
  return Tree.is(Parameter, NodeKind::TypeParameter)
             ? Tree.get<syntax::TypeParameter>(Parameter).Default
             : Tree.get<syntax::ValueParameter>(Parameter).Default;
}

/// Adds the default arguments of \p Node, a declaration of \p Id, to those of earlier declarations.
static void addDefaults(CheckContext &C, TemplateId Id, NodeId Node, syntax::NodeList Parameters) {
  Template &Tmpl = C.Templates.All[size_t(Id)];
  Tmpl.Defaults.resize(Parameters.Count);
  for (size_t I = 0; I < Parameters.Count; ++I)
    if (NodeId Default = defaultOf(*C.Here.Tree, C.Here.Tree->item(Parameters, I));
        Default != NodeId::None) {
      if (Tmpl.Defaults[I].Node != NodeId::None)
        C.Diags.report(C.Here.Tree->location(C.Here.Tree->item(Parameters, I)),
                       Diagnostic::default_given_again);
      Tmpl.Defaults[I] = {C.Here.Tree, Default, Parameters};
    }
  if (C.Here.Tree->is(Node, NodeKind::Function))
    Tmpl.Declarations.push_back({C.Here.Tree,
                                 C.Here.Source,
                                 Node,
                                 Parameters,
                                 {},
                                 std::min(C.Here.Horizon, C.Scopes.Declarations)});
}

/// Reports a parameter without a default argument after one with a default argument.
static void checkOrderOfDefaults(CheckContext &C, NodeId Node) {
  bool HasDefault = false;
  for (NodeId P : nodes(C, C.Here.Tree->get<syntax::Function>(Node).Parameters)) {
    const auto V = C.Here.Tree->get<syntax::Variable>(P);
    if (HasDefault && V.Initializer == NodeId::None)
      C.Diags.report(C.Here.Tree->location(P), Diagnostic::default_missing,
                     {C.Names.spelling(V.Word)});
    HasDefault |= V.Initializer != NodeId::None;
  }
}

TemplateId declareTemplate(CheckContext &C, NodeId Node, syntax::NodeList Parameters, Name Word) {
  const Location Where = C.Here.Tree->location(Node);
  const bool IsFunction = C.Here.Tree->is(Node, NodeKind::Function);
  const bool Defines = isDefinition(*C.Here.Tree, Node);
  TemplateId Id = TemplateId::None;
  // Reports unknown attributes of the template, so that the instances need not.
  if (IsFunction)
    warnOfUnknownAttributes(C, C.Here.Tree->get<syntax::Function>(Node).Attributes);
  if (IsFunction)
    Id = sameTemplate(C, Node, Parameters, Word);
  else if (Entity *Before = C.Scopes.find(C.Here.home(), Word, Entity::Sort::TypeTemplate))
    Id = TemplateId(Before->Index);
  if (Id != TemplateId::None) {
    Template &Earlier = C.Templates.All[size_t(Id)];
    if (Earlier.Parameters.Count != Parameters.Count) {
      reportRedefinition(C, Where, Word, Earlier.Tree->location(Earlier.Node));
      return Id;
    }
    addDefaults(C, Id, Node, Parameters);
    if (!Defines)
      return Id;
    if (isDefinition(*Earlier.Tree, Earlier.Node))
      reportRedefinition(C, Where, Word, Earlier.Tree->location(Earlier.Node));
    Earlier.Tree = C.Here.Tree;
    Earlier.Source = C.Here.Source;
    Earlier.Node = Node;
    Earlier.Parameters = Parameters;
    Earlier.Horizon = std::min(C.Here.Horizon, C.Scopes.Declarations);
    if (!IsFunction)
      completeInstances(C, Id);
    return Id;
  }
  if (IsFunction)
    checkOrderOfDefaults(C, Node);
  Template New;
  New.Tree = C.Here.Tree;
  New.Source = C.Here.Source;
  New.Node = Node;
  New.Parameters = Parameters;
  New.Scope = C.Here.Scope;
  New.Word = Word;
  C.Templates.All.push_back(std::move(New));
  Id = TemplateId(C.Templates.All.size() - 1);
  addDefaults(C, Id, Node, Parameters);
  declare(C, Word,
          {IsFunction ? Entity::Sort::FunctionTemplate : Entity::Sort::TypeTemplate, uint32_t(Id)},
          Where);
  C.Templates.All[size_t(Id)].Horizon = std::min(C.Here.Horizon, C.Scopes.Declarations);
  return Id;
}

/// Returns true if the template's name without arguments is a type: every parameter has a default.
bool hasDefaults(const CheckContext &C, const Template &Tmpl) {
  return llvm::all_of(Tmpl.Defaults,
                      [](const auto &Default) { return Default.Node != NodeId::None; });
}

/// Binds \p Parameters of one declaration to the first \p Count of \p Arguments, in a scope of
/// their own. Returns None if an argument is of the wrong kind.
static ScopeId bindAgain(CheckContext &C, ScopeId Home, syntax::NodeList Parameters,
                         const OptionalArguments &Arguments, size_t Count) {
  const ScopeId Own = C.Scopes.add(Scope::Sort::TemplateArguments, Home, C.Scopes.at(Home).Prefix);
  for (size_t I = 0; I < Count && I < Parameters.Count; ++I) {
    TemplateArgument A = *Arguments[I];
    if (!bindOne(C, Own, C.Here.Tree->item(Parameters, I), A))
      return ScopeId::None;
  }
  return Own;
}

/// Returns the default of parameter \p I of template \p Tmpl, or nothing. The default may name
/// parameters of its declaration.
std::optional<TemplateArgument> defaultArgument(CheckContext &C, TemplateId Tmpl, size_t I,
                                                syntax::NodeList Parameters,
                                                const OptionalArguments &Arguments) {
  if (Tmpl == TemplateId::None || I >= C.Templates.All[size_t(Tmpl)].Defaults.size())
    return std::nullopt;
  const DefaultArgument Default = C.Templates.All[size_t(Tmpl)].Defaults[I];
  if (Default.Node == NodeId::None || Default.Tree != C.Here.Tree)
    return std::nullopt;
  const ScopeId Here = C.Here.Scope;
  if (Default.Parameters.First != Parameters.First)
    C.Here.Scope = bindAgain(C, C.Scopes.at(Here).Parent, Default.Parameters, Arguments, I);
  std::optional<TemplateArgument> Result;
  if (C.Here.Scope != ScopeId::None) {
    const bool IsType = C.Here.Tree->is(C.Here.Tree->item(Parameters, I), NodeKind::TypeParameter);
    Result = IsType ? TemplateArgument{typeOf(C, Default.Node), 0, TypeId::None}
                    : valueArgument(C, Default.Node);
  }
  C.Here.Scope = Here;
  return Result;
}

/// Gives parameters of \p F, an instance of \p Tmpl, the default arguments from earlier
/// declarations of the template.
void takeEarlierDefaults(CheckContext &C, FunctionId F, TemplateId Tmpl,
                         ArrayRef<TemplateArgument> Given) {
  const std::vector<Specialization> Declarations = C.Templates.All[size_t(Tmpl)].Declarations;
  const ScopeId Home = C.Templates.All[size_t(Tmpl)].Scope;
  const std::vector<VariableId> Parameters = C.P.function(F).Parameters;
  const OptionalArguments Arguments(Given.begin(), Given.end());
  for (const Specialization &D : Declarations) {
    auto N = D.Tree->get<syntax::Function>(D.Node);
    ScopeId Bindings = ScopeId::None;
    for (size_t I = 0; I < Parameters.size() && I < N.Parameters.Count; ++I) {
      auto Parameter = D.Tree->get<syntax::Variable>(D.Tree->item(N.Parameters, I));
      const Variable &Own = C.P.variable(Parameters[I]);
      if (Parameter.Initializer == NodeId::None || Own.Initializer != ExprId::None ||
          Own.Type == TypeId::Error)
        continue;
      Elsewhere Inside(C, Home, D.Tree, D.Source, D.Horizon);
      if (Bindings == ScopeId::None)
        Bindings = bindAgain(C, Home, D.Parameters, Arguments, Arguments.size());
      if (Bindings == ScopeId::None)
        return;
      C.Here.Scope = Bindings;
      const ExprId Default = checkDefault(C, Parameter.Initializer, Own.Type, true);
      C.P.variable(Parameters[I]).Initializer = Default;
    }
  }
}

/// Gives \p F, an instance that was requested before its template was defined, the definition's
/// parameters and body.
void bindDefinition(CheckContext &C, FunctionId F) {
  const uint32_t Number = state(C, F).Instance;
  if (!Number || Number >= C.Templates.Instances.size() ||
      C.Templates.Instances[Number].Function != F)
    return;
  const TemplateInstance Instance = C.Templates.Instances[Number];
  const Template Primary = C.Templates.All[size_t(Instance.Tmpl)];
  if (!isDefinition(*Primary.Tree, Primary.Node))
    return;
  const ScopeId Bindings = C.Scopes.add(Scope::Sort::TemplateArguments, Primary.Scope,
                                        C.Scopes.at(Primary.Scope).Prefix);
  Elsewhere Inside(C, Bindings, Primary.Tree, Primary.Source, Primary.Horizon);
  OptionalArguments Arguments(Instance.Arguments.begin(), Instance.Arguments.end());
  if (!bindParameters(C, Bindings, Primary.Parameters, Arguments, TemplateId::None))
    return;
  C.Templates.Instances[Number].Bindings = Bindings;
  takeOver(
      C, F,
      declareFunction(C, Primary.Node, Primary.Scope, C.Scopes.at(Primary.Scope).Struct, Number));
}

Name nameOfParameter(const syntax::Tree &Tree, NodeId Parameter) {
  return Tree.is(Parameter, NodeKind::TypeParameter)
             ? Tree.get<syntax::TypeParameter>(Parameter).Word
             : Tree.get<syntax::ValueParameter>(Parameter).Word;
}

/// Completes the instances that were requested before the template had a definition.
static void completeInstances(CheckContext &C, TemplateId Tmpl) {
  for (uint32_t I = 1; I < C.Templates.Instances.size(); ++I) {
    if (C.Templates.Instances[I].Tmpl != Tmpl || C.Templates.Instances[I].Type == TypeId::None ||
        C.Types.get(C.Templates.Instances[I].Type).Kind != TypeKind::Struct ||
        C.Scopes.ofType(C.Templates.Instances[I].Type) != ScopeId::None)
      continue;
    TypeId T = C.Templates.Instances[I].Type;
    std::vector<TemplateArgument> Arguments = C.Templates.Instances[I].Arguments;
    ScopeId Home = C.Templates.All[size_t(Tmpl)].Scope;
    ScopeId Bindings = C.Scopes.add(Scope::Sort::TemplateArguments, Home, C.Scopes.at(Home).Prefix);
    Elsewhere Inside(C, Bindings, C.Templates.All[size_t(Tmpl)].Tree,
                     C.Templates.All[size_t(Tmpl)].Source, C.Templates.All[size_t(Tmpl)].Horizon);
    OptionalArguments Bound(Arguments.begin(), Arguments.end());
    if (bindParameters(C, Bindings, C.Templates.All[size_t(Tmpl)].Parameters, Bound,
                       TemplateId::None))
      defineInstance(C, T, Tmpl, Arguments, Bindings, C.Types.structOf(T).Where);
  }
}

/// Returns the function template of the innermost scope that \p Node redeclares, or None if it is
/// new.
static TemplateId sameTemplate(CheckContext &C, NodeId Node, syntax::NodeList Parameters,
                               Name Word) {
  auto Entry = C.Scopes.at(C.Here.home()).Entities.find(Word);
  if (C.Here.InBlock || Entry == C.Scopes.at(C.Here.home()).Entities.end())
    return TemplateId::None;
  auto New = C.Here.Tree->get<syntax::Function>(Node);
  for (Entity E : Entry->second) {
    if (E.Kind != Entity::Sort::FunctionTemplate)
      continue;
    const Template &Tmpl = C.Templates.All[E.Index];
    auto Old = Tmpl.Tree->get<syntax::Function>(Tmpl.Node);
    if (Tmpl.Parameters.Count != Parameters.Count || Old.Parameters.Count != New.Parameters.Count)
      continue;
    bool Same =
        alike(C, *Tmpl.Tree, Old.Result, Tmpl.Parameters, *C.Here.Tree, New.Result, Parameters, 0);
    for (size_t I = 0; Same && I < Old.Parameters.Count; ++I) {
      auto X = Tmpl.Tree->get<syntax::Variable>(Tmpl.Tree->item(Old.Parameters, I));
      auto Y = C.Here.Tree->get<syntax::Variable>(C.Here.Tree->item(New.Parameters, I));
      Same = X.Dimensions.Count == Y.Dimensions.Count &&
             alike(C, *Tmpl.Tree, X.Type, Tmpl.Parameters, *C.Here.Tree, Y.Type, Parameters, 0);
      for (size_t D = 0; Same && D < X.Dimensions.Count; ++D)
        Same = alike(C, *Tmpl.Tree, Tmpl.Tree->item(X.Dimensions, D), Tmpl.Parameters, *C.Here.Tree,
                     C.Here.Tree->item(Y.Dimensions, D), Parameters, 0);
    }
    if (Same)
      return TemplateId(E.Index);
  }
  return TemplateId::None;
}

/// `template <> struct A<int> { ... }` and `template <typename T> struct A<T, int> { ... }`.
bool declareSpecialization(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Struct>(Node);
  auto Named = C.Here.Tree->get<syntax::NameRef>(N.Named);
  Location Where = C.Here.Tree->location(Node);
  TemplateId Tmpl = TemplateId::None;
  for (Entity E : lookUp(C, Named.Word))
    if (E.Kind == Entity::Sort::TypeTemplate)
      Tmpl = TemplateId(E.Index);
  if (Tmpl == TemplateId::None || !N.IsTemplate) {
    C.Diags.report(Where, Diagnostic::no_template, {C.Names.spelling(Named.Word)});
    return false;
  }
  Specialization S{
      C.Here.Tree,          C.Here.Source,   Node,
      N.TemplateParameters, Named.Arguments, std::min(C.Here.Horizon, C.Scopes.Declarations)};
  if (N.TemplateParameters.empty()) {
    std::vector<TemplateArgument> Arguments = templateArguments(C, Named.Arguments);
    if (uint32_t I = C.Templates.find(Tmpl, Arguments)) {
      C.Diags.report(Where, Diagnostic::specialized_after_use,
                     {spell(C, C.Templates.Instances[I].Type)});
      return false;
    }
  }
  for (Specialization &Before : C.Templates.All[size_t(Tmpl)].Specializations)
    if (Before.Tree == C.Here.Tree && Before.Parameters.empty() == S.Parameters.empty() &&
        sameArguments(C, Before, S)) {
      if (isDefinition(*Before.Tree, Before.Node) && isDefinition(*S.Tree, S.Node))
        reportRedefinition(C, Where, Named.Word, Before.Tree->location(Before.Node));
      if (isDefinition(*S.Tree, S.Node))
        Before = S;
      return true;
    }
  C.Templates.All[size_t(Tmpl)].Specializations.push_back(S);
  return true;
}

static bool sameArguments(CheckContext &C, const Specialization &A, const Specialization &B) {
  if (A.Arguments.Count != B.Arguments.Count)
    return false;
  for (size_t I = 0; I < A.Arguments.Count; ++I)
    if (!alike(C, *A.Tree, A.Tree->item(A.Arguments, I), A.Parameters, *B.Tree,
               B.Tree->item(B.Arguments, I), B.Parameters, 0))
      return false;
  return true;
}

//===-- Explicit instantiations --------------------------------------------------------------===//

/// `template struct S<float>;`
static void instantiateStruct(CheckContext &C, NodeId Named) {
  const Location Where = C.Here.Tree->location(Named);
  if (!C.Here.Tree->get<syntax::NameRef>(Named).HasArguments) {
    C.Diags.report(Where, Diagnostic::instantiation_of_no_template, {spellName(C, Named)});
    return;
  }
  const TypeId T = typeOf(C, Named);
  if (!C.Templates.InstanceOf.count(T) || !checkComplete(C, T, Where))
    return;
  if (!C.Templates.Explicit.insert(T).second) {
    C.Diags.report(Where, Diagnostic::instantiation_twice, {spell(C, T)});
    return;
  }
  for (size_t F = 1; F < C.P.Functions.size(); ++F)
    if (state(C, FunctionId(F)).Scope == C.Scopes.ofType(T))
      C.Functions.Instantiated.push_back({FunctionId(F), Where});
}

/// Returns the instance of a function template, or the method of an instance, that \p N declares,
/// or None.
static FunctionId instanceDeclared(CheckContext &C, const syntax::Function &N,
                                   FunctionId Declared) {
  const syntax::NameRef Named = C.Here.Tree->get<syntax::NameRef>(N.Named);
  const std::vector<TemplateArgument> Given = templateArguments(C, Named.Arguments);
  std::vector<TypeId> ParameterTypes;
  for (VariableId V : C.P.function(Declared).Parameters)
    ParameterTypes.push_back(C.P.variable(V).Type);
  llvm::SmallVector<Entity, 4> Matches;
  if (N.Qualifier == NodeId::None) {
    Matches = lookUp(C, Named.Word);
  } else {
    TypeId Owner = typeIfNamed(C, N.Qualifier);
    if (C.Templates.InstanceOf.count(Owner))
      Matches = lookUpMember(C, Owner, Named.Word, Owner);
  }
  for (Entity E : Matches) {
    if (!E.isCallable())
      continue;
    const FunctionId F = E.Kind == Entity::Sort::Function
                             ? FunctionId(E.Index)
                             : instantiate(C, TemplateId(E.Index), Given, ParameterTypes);
    if (F != FunctionId::None && state(C, F).WaitsForUse &&
        C.P.function(F).Result == C.P.function(Declared).Result &&
        sameParameters(C, C.P.function(F), C.P.function(Declared).Parameters))
      return F;
  }
  return FunctionId::None;
}

static std::string nameOfDeclaration(const CheckContext &C, NodeId Node) {
  Name Word = Name::None;
  if (C.Here.Tree->is(Node, NodeKind::Function))
    Word = C.Here.Tree->get<syntax::NameRef>(C.Here.Tree->get<syntax::Function>(Node).Named).Word;
  else if (C.Here.Tree->is(Node, NodeKind::Variable))
    Word = C.Here.Tree->get<syntax::Variable>(Node).Word;
  return C.Names.spelling(Word).str();
}

void checkInstantiation(CheckContext &C, NodeId Node) {
  const NodeId Target = C.Here.Tree->get<syntax::Instantiation>(Node).Target;
  const Location Where = C.Here.Tree->location(Node);
  if (!C.atLeast(LanguageVersion::v2021)) {
    if (!std::exchange(C.Templates.ReportedLanguage, true))
      C.Diags.report(Where, Diagnostic::template_needs_2021);
    return;
  }
  if (C.Here.Tree->is(Target, NodeKind::NameRef))
    return instantiateStruct(C, Target);
  FunctionId Instance = FunctionId::None;
  if (C.Here.Tree->is(Target, NodeKind::Function)) {
    // Instance must not be 0: such a function would be declared by its name.
    const FunctionId F = declareFunction(C, Target, C.Here.Scope, TypeId::None, ~0u);
    state(C, F).Instance = 0;
    const auto N = C.Here.Tree->get<syntax::Function>(Target);
    if (N.Body == NodeId::None)
      Instance = instanceDeclared(C, N, F);
  }
  if (Instance != FunctionId::None)
    C.Functions.Instantiated.push_back({Instance, Where});
  else
    C.Diags.report(Where, Diagnostic::instantiation_of_no_template, {nameOfDeclaration(C, Target)});
}

} // namespace dxil::frontend
