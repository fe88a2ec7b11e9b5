// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations and redeclarations of templates: which ones declare the same template, the merged
// default arguments, and the completion of instances that were requested before the definition.
#include "Checker.h"

using namespace dxil::frontend;
using llvm::ArrayRef;
using syntax::NodeId;
using syntax::NodeKind;

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
void Checker::addDefaults(TemplateId Id, NodeId Node, syntax::NodeList Parameters) {
  Template &Of = Templates[size_t(Id)];
  Of.Defaults.resize(Parameters.Count);
  for (size_t I = 0; I < Parameters.Count; ++I)
    if (NodeId Default = defaultOf(*CurrentTree, CurrentTree->item(Parameters, I));
        Default != NodeId::None) {
      if (Of.Defaults[I].Node != NodeId::None)
        Diags.report(CurrentTree->location(CurrentTree->item(Parameters, I)),
                     Diagnostic::default_given_again);
      Of.Defaults[I] = {CurrentTree, Default, Parameters};
    }
  if (CurrentTree->is(Node, NodeKind::Function))
    Of.Declarations.push_back(
        {CurrentTree, CurrentSource, Node, Parameters, {}, std::min(Horizon, Declarations)});
}

TemplateId Checker::declareTemplate(NodeId Node, syntax::NodeList Parameters, Name Word) {
  const Location Where = CurrentTree->location(Node);
  const bool IsFunction = CurrentTree->is(Node, NodeKind::Function);
  const bool Defines = isDefinition(*CurrentTree, Node);
  TemplateId Id = TemplateId::None;
  // Instances say nothing of them.
  if (IsFunction)
    warnOfUnknownAttributes(CurrentTree->get<syntax::Function>(Node).Attributes);
  if (IsFunction)
    Id = sameTemplate(Node, Parameters, Word);
  else if (Entity *Before = findIn(Current, Word, Entity::Sort::TypeTemplate))
    Id = TemplateId(Before->Index);
  if (Id != TemplateId::None) {
    Template &Known = Templates[size_t(Id)];
    if (Known.Parameters.Count != Parameters.Count) {
      reportRedefinition(Where, Word, Known.Tree->location(Known.Node));
      return Id;
    }
    addDefaults(Id, Node, Parameters);
    if (!Defines)
      return Id;
    if (isDefinition(*Known.Tree, Known.Node))
      reportRedefinition(Where, Word, Known.Tree->location(Known.Node));
    Known.Tree = CurrentTree;
    Known.Source = CurrentSource;
    Known.Node = Node;
    Known.Parameters = Parameters;
    Known.Horizon = std::min(Horizon, Declarations);
    if (!IsFunction)
      completeInstances(Id);
    return Id;
  }
  Template New;
  New.Tree = CurrentTree;
  New.Source = CurrentSource;
  New.Node = Node;
  New.Parameters = Parameters;
  New.Scope = Current;
  New.Word = Word;
  Templates.push_back(std::move(New));
  Id = TemplateId(Templates.size() - 1);
  addDefaults(Id, Node, Parameters);
  declare(Word,
          {IsFunction ? Entity::Sort::FunctionTemplate : Entity::Sort::TypeTemplate, uint32_t(Id)},
          Where);
  Templates[size_t(Id)].Horizon = std::min(Horizon, Declarations);
  return Id;
}

/// Returns true if the template's name alone is a type: each parameter has a default.
bool Checker::hasDefaults(const Template &Of) const {
  return llvm::all_of(Of.Defaults,
                      [](const auto &Default) { return Default.Node != NodeId::None; });
}

/// Binds \p Parameters of one declaration to the first \p Count of \p Arguments, in a scope of
/// their own. Returns None if an argument is of the wrong kind.
ScopeId Checker::bindAgain(ScopeId Home, syntax::NodeList Parameters,
                           const OptionalArguments &Arguments, size_t Count) {
  const ScopeId Own = addScope(Scope::Sort::TemplateArguments, Home, scope(Home).Prefix);
  for (size_t I = 0; I < Count && I < Parameters.Count; ++I) {
    TemplateArgument A = *Arguments[I];
    if (!bindOne(Own, CurrentTree->item(Parameters, I), A))
      return ScopeId::None;
  }
  return Own;
}

/// Returns the default of parameter \p I of template \p Of, or nothing. The default may name
/// parameters of its declaration.
std::optional<TemplateArgument> Checker::defaultArgument(TemplateId Of, size_t I,
                                                         syntax::NodeList Parameters,
                                                         const OptionalArguments &Arguments) {
  if (Of == TemplateId::None || I >= Templates[size_t(Of)].Defaults.size())
    return std::nullopt;
  const DefaultArgument Default = Templates[size_t(Of)].Defaults[I];
  if (Default.Node == NodeId::None || Default.Tree != CurrentTree)
    return std::nullopt;
  const ScopeId Here = Current;
  if (Default.Parameters.First != Parameters.First)
    Current = bindAgain(scope(Here).Parent, Default.Parameters, Arguments, I);
  std::optional<TemplateArgument> Result;
  if (Current != ScopeId::None) {
    const bool IsType = CurrentTree->is(CurrentTree->item(Parameters, I), NodeKind::TypeParameter);
    Result = IsType ? TemplateArgument{typeOf(Default.Node), 0, TypeId::None}
                    : valueArgument(Default.Node);
  }
  Current = Here;
  return Result;
}

/// Gives parameters of \p F, an instance of \p Which, the default arguments from earlier
/// declarations of the template.
void Checker::takeEarlierDefaults(FunctionId F, TemplateId Which,
                                  ArrayRef<TemplateArgument> Given) {
  const std::vector<Specialization> Declarations = Templates[size_t(Which)].Declarations;
  const ScopeId Home = Templates[size_t(Which)].Scope;
  const std::vector<VariableId> Parameters = P.function(F).Parameters;
  const OptionalArguments Arguments(Given.begin(), Given.end());
  for (const Specialization &D : Declarations) {
    auto N = D.Tree->get<syntax::Function>(D.Node);
    ScopeId Bindings = ScopeId::None;
    for (size_t I = 0; I < Parameters.size() && I < N.Parameters.Count; ++I) {
      auto Parameter = D.Tree->get<syntax::Variable>(D.Tree->item(N.Parameters, I));
      const Variable &Own = P.variable(Parameters[I]);
      if (Parameter.Initializer == NodeId::None || Own.Initializer != ExprId::None ||
          Own.Type == TypeId::Error)
        continue;
      Elsewhere Inside(*this, Home, D.Tree, D.Source, D.Horizon);
      if (Bindings == ScopeId::None)
        Bindings = bindAgain(Home, D.Parameters, Arguments, Arguments.size());
      if (Bindings == ScopeId::None)
        return;
      Current = Bindings;
      const ExprId Default = checkDefault(Parameter.Initializer, Own.Type, true);
      P.variable(Parameters[I]).Initializer = Default;
    }
  }
}

/// Gives \p F, an instance that was requested before its template was defined, the definition's
/// parameters and body.
void Checker::bindDefinition(FunctionId F) {
  const uint32_t Number = state(F).Instance;
  if (!Number || Number >= Instances.size() || Instances[Number].Function != F)
    return;
  const TemplateInstance Instance = Instances[Number];
  const Template Of = Templates[size_t(Instance.Of)];
  if (!isDefinition(*Of.Tree, Of.Node))
    return;
  const ScopeId Bindings =
      addScope(Scope::Sort::TemplateArguments, Of.Scope, scope(Of.Scope).Prefix);
  Elsewhere Inside(*this, Bindings, Of.Tree, Of.Source, Of.Horizon);
  OptionalArguments Arguments(Instance.Arguments.begin(), Instance.Arguments.end());
  if (!bind(Bindings, Of.Parameters, Arguments, TemplateId::None))
    return;
  Instances[Number].Bindings = Bindings;
  takeOver(F, declareFunction(Of.Node, Of.Scope, scope(Of.Scope).Struct, Number));
}

Name Checker::nameOfParameter(const syntax::Tree &Tree, NodeId Parameter) {
  return Tree.is(Parameter, NodeKind::TypeParameter)
             ? Tree.get<syntax::TypeParameter>(Parameter).Word
             : Tree.get<syntax::ValueParameter>(Parameter).Word;
}

/// Completes the instances that were requested before the template had a definition.
void Checker::completeInstances(TemplateId Which) {
  for (uint32_t I = 1; I < Instances.size(); ++I) {
    if (Instances[I].Of != Which || Instances[I].Type == TypeId::None ||
        Types.get(Instances[I].Type).Kind != TypeKind::Struct ||
        scopeOfType(Instances[I].Type) != ScopeId::None)
      continue;
    TypeId T = Instances[I].Type;
    std::vector<TemplateArgument> Arguments = Instances[I].Arguments;
    ScopeId Home = Templates[size_t(Which)].Scope;
    ScopeId Bindings = addScope(Scope::Sort::TemplateArguments, Home, scope(Home).Prefix);
    Elsewhere Inside(*this, Bindings, Templates[size_t(Which)].Tree,
                     Templates[size_t(Which)].Source, Templates[size_t(Which)].Horizon);
    OptionalArguments Bound(Arguments.begin(), Arguments.end());
    if (bind(Bindings, Templates[size_t(Which)].Parameters, Bound, TemplateId::None))
      defineInstance(T, Which, Arguments, Bindings, Types.structOf(T).Where);
  }
}

/// Returns the function template of the innermost scope that \p Node redeclares, or None if it is
/// new.
TemplateId Checker::sameTemplate(NodeId Node, syntax::NodeList Parameters, Name Word) {
  auto At = scope(Current).Entities.find(Word);
  if (InBlock || At == scope(Current).Entities.end())
    return TemplateId::None;
  auto New = CurrentTree->get<syntax::Function>(Node);
  for (Entity E : At->second) {
    if (E.Kind != Entity::Sort::FunctionTemplate)
      continue;
    const Template &Of = Templates[E.Index];
    auto Old = Of.Tree->get<syntax::Function>(Of.Node);
    if (Of.Parameters.Count != Parameters.Count || Old.Parameters.Count != New.Parameters.Count)
      continue;
    bool Same = alike(*Of.Tree, Old.Result, Of.Parameters, *CurrentTree, New.Result, Parameters, 0);
    for (size_t I = 0; Same && I < Old.Parameters.Count; ++I) {
      auto X = Of.Tree->get<syntax::Variable>(Of.Tree->item(Old.Parameters, I));
      auto Y = CurrentTree->get<syntax::Variable>(CurrentTree->item(New.Parameters, I));
      Same = X.Dimensions.Count == Y.Dimensions.Count &&
             alike(*Of.Tree, X.Type, Of.Parameters, *CurrentTree, Y.Type, Parameters, 0);
      for (size_t D = 0; Same && D < X.Dimensions.Count; ++D)
        Same = alike(*Of.Tree, Of.Tree->item(X.Dimensions, D), Of.Parameters, *CurrentTree,
                     CurrentTree->item(Y.Dimensions, D), Parameters, 0);
    }
    if (Same)
      return TemplateId(E.Index);
  }
  return TemplateId::None;
}

/// `template <> struct A<int> { ... }` and `template <typename T> struct A<T, int> { ... }`.
bool Checker::declareSpecialization(NodeId Node) {
  auto N = CurrentTree->get<syntax::Struct>(Node);
  auto Named = CurrentTree->get<syntax::NameRef>(N.Named);
  Location Where = CurrentTree->location(Node);
  TemplateId Which = TemplateId::None;
  for (Entity E : lookUp(Named.Word))
    if (E.Kind == Entity::Sort::TypeTemplate)
      Which = TemplateId(E.Index);
  if (Which == TemplateId::None || !N.IsTemplate) {
    Diags.report(Where, Diagnostic::no_template, {Names.spelling(Named.Word)});
    return false;
  }
  Specialization S{CurrentTree,          CurrentSource,   Node,
                   N.TemplateParameters, Named.Arguments, std::min(Horizon, Declarations)};
  if (N.TemplateParameters.empty()) {
    std::vector<TemplateArgument> Arguments = templateArguments(Named.Arguments);
    if (uint32_t I = findInstance(Which, Arguments)) {
      Diags.report(Where, Diagnostic::specialized_after_use, {spell(Instances[I].Type)});
      return false;
    }
  }
  for (Specialization &Before : Templates[size_t(Which)].Specializations)
    if (Before.Tree == CurrentTree && Before.Parameters.empty() == S.Parameters.empty() &&
        sameArguments(Before, S)) {
      if (isDefinition(*Before.Tree, Before.Node) && isDefinition(*S.Tree, S.Node))
        reportRedefinition(Where, Named.Word, Before.Tree->location(Before.Node));
      if (isDefinition(*S.Tree, S.Node))
        Before = S;
      return true;
    }
  Templates[size_t(Which)].Specializations.push_back(S);
  return true;
}

bool Checker::sameArguments(const Specialization &A, const Specialization &B) {
  if (A.Arguments.Count != B.Arguments.Count)
    return false;
  for (size_t I = 0; I < A.Arguments.Count; ++I)
    if (!alike(*A.Tree, A.Tree->item(A.Arguments, I), A.Parameters, *B.Tree,
               B.Tree->item(B.Arguments, I), B.Parameters, 0))
      return false;
  return true;
}
