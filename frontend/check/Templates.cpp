// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Templates and their instances. A template is its syntax tree, which is checked again for each
// list of arguments, in a scope that binds its parameters.
#include "Checker.h"

using namespace dxil::frontend;
using llvm::ArrayRef;
using syntax::NodeId;
using syntax::NodeKind;

constexpr uint32_t MaxInstances = 1 << 16;
constexpr uint64_t MaxDeductions = 1 << 20;

//===-- Arguments
//--------------------------------------------------------------------------------------===//

std::vector<TemplateArgument> Checker::templateArguments(syntax::NodeList Arguments) {
  std::vector<TemplateArgument> Result;
  for (NodeId Node : nodes(Arguments)) {
    NodeKind Kind = CurrentTree->kind(Node);
    TemplateArgument A;
    if (Kind == NodeKind::TypeRef || Kind == NodeKind::ArrayType) {
      // `f<N>`: syntax of a type may name a constant.
      NodeId Named =
          Kind == NodeKind::TypeRef ? CurrentTree->get<syntax::TypeRef>(Node).Named : NodeId::None;
      if (CurrentTree->is(Named, NodeKind::NameRef) && namesValue(Named)) {
        A = valueArgument(Named);
      } else {
        checkTypeName(Node);
        A.Type = typeOf(Node);
      }
    } else if (TypeId T = Kind == NodeKind::NameRef ? typeIfNamed(Node) : TypeId::None;
               T != TypeId::None) {
      A.Type = T;
    } else if (Kind == NodeKind::NameRef && lookUp(Node).empty()) {
      reportNoType(Node, /*IsUnknown=*/true);
      A.Type = TypeId::Error;
    } else {
      A = valueArgument(Node);
    }
    Result.push_back(A);
  }
  return Result;
}

/// Returns true if \p Named is a variable, enumerator or constant.
bool Checker::namesValue(NodeId Named) {
  auto Found = lookUp(Named);
  using Sort = Entity::Sort;
  return !Found.empty() &&
         (Found.front().Kind == Sort::Variable || Found.front().Kind == Sort::Enumerator ||
          Found.front().Kind == Sort::Constant);
}

TemplateArgument Checker::valueArgument(NodeId Node) {
  TemplateArgument A;
  ExprId E = checkValue(Node);
  TypeId T = P.type(E);
  A.Type = TypeId::Error;
  if (T == TypeId::Error)
    return A;
  TypeId Plain = Types.get(T).Kind == TypeKind::Enum ? Types.enumOf(T).Underlying : T;
  std::optional<ConstantValue> Value = evaluateInteger(E);
  if (!Value || Types.get(Plain).Kind != TypeKind::Scalar || isFloating(Types.get(Plain).Element)) {
    Diags.report(CurrentTree->location(Node), Diagnostic::template_argument_not_constant);
    return A;
  }
  A.Type = TypeId::None;
  A.Value = uint64_t(integerOf(Types, Types.get(Plain).Element, Value->Bits[0]));
  A.ValueType = T;
  return A;
}

std::string Checker::spell(ArrayRef<TemplateArgument> Arguments) const {
  std::string Text = "<";
  for (const TemplateArgument &A : Arguments) {
    if (Text.size() > 1)
      Text += ", ";
    Text += A.Type != TypeId::None ? Types.spell(A.Type) : std::to_string(int64_t(A.Value));
  }
  return Text + ">";
}

/// Binds \p Parameter in \p Bindings. Converts \p Argument to the parameter's type.
bool Checker::bindOne(ScopeId Bindings, NodeId Parameter, TemplateArgument &Argument) {
  Location Where = CurrentTree->location(Parameter);
  Name Word = nameOfParameter(*CurrentTree, Parameter);
  if (CurrentTree->is(Parameter, NodeKind::TypeParameter)) {
    if (Argument.Type == TypeId::None || Argument.Type == TypeId::Error)
      return false;
    if (Word != Name::None)
      scope(Bindings).Entities[Word].push_back({Entity::Sort::Type, uint32_t(Argument.Type)});
    return true;
  }
  if (Argument.Type != TypeId::None)
    return false;
  TypeId T = typeOf(CurrentTree->get<syntax::ValueParameter>(Parameter).Type);
  if (T == TypeId::Error)
    return false;
  TypeId Plain = Types.get(T).Kind == TypeKind::Enum ? Types.enumOf(T).Underlying : T;
  if (Types.get(Plain).Kind != TypeKind::Scalar || isFloating(Types.get(Plain).Element)) {
    Diags.report(Where, Diagnostic::value_parameter_not_integer, {spell(T)});
    return false;
  }
  // A number does not convert to an enum.
  if (T != Plain && Argument.ValueType != TypeId::None && Argument.ValueType != T)
    return false;
  auto Bits = encode(Types, Types.get(Plain).Element, {false, int64_t(Argument.Value), 0}, false);
  Argument.Value = uint64_t(integerOf(Types, Types.get(Plain).Element, *Bits));
  Argument.ValueType = T;
  ExprId Value = P.add(Where, T, expr::Constant{uint32_t(*Bits), uint32_t(*Bits >> 32)});
  if (Word != Name::None)
    scope(Bindings).Entities[Word].push_back({Entity::Sort::Constant, uint32_t(Value)});
  return true;
}

/// Binds all \p Parameters, with the default arguments of \p Of where \p Arguments is empty.
/// Returns false if an argument is missing or of the wrong kind. The current scope is \p Bindings.
bool Checker::bind(ScopeId Bindings, syntax::NodeList Parameters, OptionalArguments &Arguments,
                   TemplateId Of) {
  for (size_t I = 0; I < Parameters.Count; ++I) {
    if (!Arguments[I])
      Arguments[I] = defaultArgument(Of, I, Parameters, Arguments);
    if (!Arguments[I] || !bindOne(Bindings, CurrentTree->item(Parameters, I), *Arguments[I]))
      return false;
  }
  return true;
}

//===-- Instances
//--------------------------------------------------------------------------------------===//

static uint64_t keyOf(TemplateId Which, ArrayRef<TemplateArgument> Arguments) {
  llvm::hash_code H = llvm::hash_value(uint32_t(Which));
  for (const TemplateArgument &A : Arguments)
    H = llvm::hash_combine(H, uint32_t(A.Type), A.Value);
  // DenseMap reserves the two largest keys.
  return uint64_t(H) >> 1;
}

uint32_t Checker::findInstance(TemplateId Which, ArrayRef<TemplateArgument> Arguments) const {
  auto At = InstancesByKey.find(keyOf(Which, Arguments));
  if (At == InstancesByKey.end())
    return 0;
  for (uint32_t I : At->second) {
    const TemplateInstance &Known = Instances[I];
    if (Known.Of == Which && Known.Arguments.size() == Arguments.size() &&
        std::equal(Arguments.begin(), Arguments.end(), Known.Arguments.begin(), sameArgument))
      return I;
  }
  return 0;
}

uint32_t Checker::addInstance(TemplateId Which, ArrayRef<TemplateArgument> Arguments) {
  TemplateInstance New;
  New.Of = Which;
  New.Arguments = Arguments.vec();
  Instances.push_back(std::move(New));
  uint32_t I = uint32_t(Instances.size() - 1);
  InstancesByKey[keyOf(Which, Arguments)].push_back(I);
  return I;
}

void Checker::forgetInstance(uint32_t Instance) {
  auto &Known = InstancesByKey[keyOf(Instances[Instance].Of, Instances[Instance].Arguments)];
  llvm::erase(Known, Instance);
}

/// Returns true if no further instance may be made, and reports it once: unwinding from endless
/// recursion may start another instantiation at each level.
bool Checker::tooDeep(Location Where) {
  constexpr uint64_t Said = UINT64_MAX / 2; // replaces the number of deductions
  if (Deductions >= Said)
    return true;
  if (InstantiationDepth >= MaxInstantiationDepth)
    Diags.report(Where, Diagnostic::instantiation_too_deep,
                 {std::to_string(MaxInstantiationDepth)});
  else if (Instances.size() >= MaxInstances || Deductions > MaxDeductions)
    Diags.report(Where, Diagnostic::too_many_instances, {std::to_string(MaxInstances)});
  else
    return false;
  if (!Diags.silent())
    Deductions = Said;
  return true;
}

static std::vector<TemplateArgument>
known(const std::vector<std::optional<TemplateArgument>> &Arguments) {
  std::vector<TemplateArgument> Result;
  for (const auto &A : Arguments)
    Result.push_back(*A);
  return Result;
}

TypeId Checker::instantiateType(TemplateId Which, ArrayRef<TemplateArgument> Given,
                                Location Where) {
  Template Of = Templates[size_t(Which)];
  if (llvm::any_of(Given, [](const TemplateArgument &A) { return A.Type == TypeId::Error; }))
    return TypeId::Error;
  if (Given.size() > Of.Parameters.Count) {
    Diags.report(Where, Diagnostic::too_many_template_arguments, {Names.spelling(Of.Word)});
    return TypeId::Error;
  }
  if (tooDeep(Where))
    return TypeId::Error;
  OptionalArguments Arguments(Of.Parameters.Count);
  for (size_t I = 0; I < Given.size(); ++I) {
    Arguments[I] = Given[I];
    if (Given[I].Type != TypeId::None)
      Arguments[I]->Type = asArgument(Given[I].Type);
  }
  ScopeId Bindings = addScope(Scope::Sort::TemplateArguments, Of.Scope, scope(Of.Scope).Prefix);
  Elsewhere Inside(*this, Bindings, Of.Tree, Of.Source, Of.Horizon);
  ++InstantiationDepth;
  TypeId Result = TypeId::Error;
  if (!bind(Bindings, Of.Parameters, Arguments, Which)) {
    Diags.report(Where, Diagnostic::template_arguments_do_not_fit, {Names.spelling(Of.Word)});
  } else if (uint32_t I = findInstance(Which, known(Arguments))) {
    Result = Instances[I].Type;
  } else if (Of.Tree->is(Of.Node, NodeKind::Alias)) {
    auto Alias = Of.Tree->get<syntax::Alias>(Of.Node);
    uint32_t New = addInstance(Which, known(Arguments));
    Instances[New].Type = TypeId::Error;
    Result = withDimensions(typeOf(Alias.Type), Alias.Dimensions, NodeId::None);
    Instances[New].Type = Result;
  } else {
    Result = instantiateStruct(Which, known(Arguments), Bindings, Where);
  }
  --InstantiationDepth;
  return Result;
}

/// Returns the form of struct template \p Which for these arguments, bound in a scope of its own.
Checker::ChosenForm Checker::chooseForm(TemplateId Which, ArrayRef<TemplateArgument> Given,
                                        ScopeId Primary, Location Where) {
  std::vector<Specialization> Forms = Templates[size_t(Which)].Specializations;
  ScopeId Home = Templates[size_t(Which)].Scope;
  ChosenForm Best{Templates[size_t(Which)].Tree, Templates[size_t(Which)].Source,
                  Templates[size_t(Which)].Node, Primary, Templates[size_t(Which)].Horizon};
  int BestRank = -1;
  bool Ambiguous = false;
  for (const Specialization &Form : Forms) {
    if (++Deductions > MaxDeductions)
      break;
    Elsewhere Inside(*this, Home, Form.Tree, Form.Source, Form.Horizon);
    OptionalArguments Arguments(Form.Parameters.Count);
    Diagnostics::Attempt Trying(Diags);
    if (!deduceAll(Form.Arguments, Given, Form.Parameters, Arguments, 0))
      continue;
    ScopeId Bindings = Current = addScope(Scope::Sort::TemplateArguments, Home, scope(Home).Prefix);
    if (!bind(Bindings, Form.Parameters, Arguments, TemplateId::None))
      continue;
    std::vector<TemplateArgument> Again = templateArguments(Form.Arguments);
    for (TemplateArgument &A : Again)
      if (A.Type != TypeId::None)
        A.Type = asArgument(A.Type);
    if (Again.size() > Given.size() ||
        !std::equal(Again.begin(), Again.end(), Given.begin(), sameArgument))
      continue;
    // A form with fewer bare parameters as arguments is more specialized.
    int Rank = Form.Parameters.empty() ? 1 << 20 : 0;
    for (NodeId Pattern : nodes(Form.Arguments))
      Rank += parameterNamed(Pattern, Form.Parameters) ? 0 : 16;
    Rank += 15 - int(std::min<uint32_t>(Form.Parameters.Count, 15));
    Ambiguous = Rank == BestRank;
    if (Rank > BestRank) {
      BestRank = Rank;
      Best = {Form.Tree, Form.Source, Form.Node, Bindings, Form.Horizon};
    }
  }
  if (Ambiguous)
    Diags.report(Where, Diagnostic::specializations_ambiguous,
                 {Names.spelling(Templates[size_t(Which)].Word).str() + spell(Given)});
  return Best;
}

/// Defines the members of \p T, an instance of \p Which, if the template has a definition.
void Checker::defineInstance(TypeId T, TemplateId Which,
                             const std::vector<TemplateArgument> &Arguments, ScopeId Bindings,
                             Location Where) {
  ChosenForm Form = chooseForm(Which, Arguments, Bindings, Where);
  Instances[InstanceOf[T]].Bindings = Form.Bindings;
  auto Node = Form.Tree->get<syntax::Struct>(Form.Node);
  Types.structOf(T).IsInterface = Node.Sort == syntax::StructKind::Interface;
  Types.structOf(T).IsClass = Node.Sort == syntax::StructKind::Class;
  if (!Node.IsDefinition)
    return;
  Elsewhere Inside(*this, Form.Bindings, Form.Tree, Form.Source, Form.Horizon);
  noteStructAttributes(T, Node.Attributes);
  completeStruct(T, Form.Node, Form.Bindings);
}

TypeId Checker::instantiateStruct(TemplateId Which, const std::vector<TemplateArgument> &Arguments,
                                  ScopeId Bindings, Location Where) {
  const Template &Of = Templates[size_t(Which)];
  Struct S;
  S.Spelling = scope(Of.Scope).Prefix + Names.spelling(Of.Word).str() + spell(Arguments);
  S.Where = Of.Tree->location(Of.Node);
  S.Within = structAround(Of.Scope);
  for (const TemplateArgument &A : Arguments)
    S.Arguments.push_back({A.Type, A.Value});
  TypeId T = Types.addStruct(std::move(S));
  uint32_t Instance = addInstance(Which, Arguments);
  Instances[Instance].Type = T;
  InstanceOf[T] = Instance;
  unsigned Before = Diags.errorCount();
  bool Failed = false;
  {
    std::optional<Diagnostics::Attempt> Trying;
    if (Diags.silent())
      Trying.emplace(Diags);
    defineInstance(T, Which, Arguments, Bindings, Where);
    Failed = Trying && Trying->failed();
  }
  // The error was not reported: the next use of the instance reports it.
  if (Failed) {
    forgetInstance(Instance);
    return TypeId::Error;
  }
  if (Diags.errorCount() != Before)
    Diags.report(Where, Diagnostic::instantiated_here, {spell(T)});
  return T;
}

//===-- Functions
//--------------------------------------------------------------------------------------===//

FunctionId Checker::instantiate(TemplateId F, ArrayRef<TemplateArgument> Given,
                                ArrayRef<TypeId> CallArguments) {
  Template Of = Templates[size_t(F)];
  if (!Of.Tree->is(Of.Node, NodeKind::Function) || Given.size() > Of.Parameters.Count ||
      tooDeep(Location::None))
    return FunctionId::None;
  auto Node = Of.Tree->get<syntax::Function>(Of.Node);
  if (CallArguments.size() > Node.Parameters.Count)
    return FunctionId::None;
  OptionalArguments Arguments(Of.Parameters.Count);
  for (size_t I = 0; I < Given.size(); ++I) {
    if (Given[I].Type == TypeId::Error)
      return FunctionId::None;
    Arguments[I] = Given[I];
  }
  ++Deductions;
  Diagnostics::Attempt Trying(Diags);
  Elsewhere Inside(*this, Of.Scope, Of.Tree, Of.Source, Of.Horizon);
  for (size_t I = 0; I < CallArguments.size(); ++I) {
    if (CallArguments[I] == TypeId::None || CallArguments[I] == TypeId::Error)
      continue;
    auto Parameter = CurrentTree->get<syntax::Variable>(CurrentTree->item(Node.Parameters, I));
    OptionalArguments Deduced = Arguments;
    if (!deduceDimensions(Parameter.Type, Parameter.Dimensions, CallArguments[I], Of.Parameters,
                          Deduced)) {
      // Given arguments need no deduction: the call's argument is converted.
      bool Open = false;
      for (size_t J = Given.size(); J < Of.Parameters.Count; ++J)
        Open = true;
      if (Open)
        return FunctionId::None;
      continue;
    }
    Arguments = std::move(Deduced);
  }
  // Most calls use an existing instance.
  if (llvm::all_of(Arguments, [](const auto &A) { return A.has_value(); }))
    if (uint32_t Known = findInstance(F, known(Arguments)))
      return Instances[Known].Function;
  ScopeId Bindings = Current =
      addScope(Scope::Sort::TemplateArguments, Of.Scope, scope(Of.Scope).Prefix);
  if (!bind(Bindings, Of.Parameters, Arguments, F))
    return FunctionId::None;
  FunctionId Result = instantiateFunction(F, known(Arguments), Bindings);
  return Trying.failed() ? FunctionId::None : Result;
}

/// The current scope is \p Bindings, which binds the parameters.
FunctionId Checker::instantiateFunction(TemplateId F,
                                        const std::vector<TemplateArgument> &Arguments,
                                        ScopeId Bindings) {
  if (uint32_t Known = findInstance(F, Arguments))
    return Instances[Known].Function;
  const Template &Of = Templates[size_t(F)];
  ScopeId Home = Of.Scope;
  NodeId Node = Of.Node;
  std::string Spelling = scope(Home).Prefix + Names.spelling(Of.Word).str() + spell(Arguments);
  uint32_t Instance = addInstance(F, Arguments);
  Instances[Instance].Bindings = Bindings;
  ++InstantiationDepth;
  unsigned Silent = 0;
  FunctionId Result = FunctionId::None;
  {
    Diagnostics::Attempt Trying(Diags);
    Result = declareFunction(Node, Home, scope(Home).Struct, Instance);
    takeEarlierDefaults(Result, F, Arguments);
    // A template parameter that is the result type cannot be an array.
    auto Fn = CurrentTree->get<syntax::Function>(Node);
    bool Array =
        Types.get(P.function(Result).Result).Kind == TypeKind::Array && Fn.ResultDimensions.empty();
    Silent =
        Trying.failed() || (Array && parameterNamed(Fn.Result, Templates[size_t(F)].Parameters));
  }
  --InstantiationDepth;
  if (Silent)
    Result = FunctionId::None;
  Instances[Instance].Function = Result;
  if (Result != FunctionId::None) {
    P.function(Result).Spelling = std::move(Spelling);
    state(Result).WaitsForUse = true;
    state(Result).Depth = InstantiationDepth + 1;
  }
  return Result;
}

/// `template <> float f<float>(float x) { ... }`
FunctionId Checker::specializeFunction(NodeId Node) {
  auto N = CurrentTree->get<syntax::Function>(Node);
  auto Named = CurrentTree->get<syntax::NameRef>(N.Named);
  Location Where = CurrentTree->location(Node);
  std::vector<TemplateArgument> Given = templateArguments(Named.Arguments);
  ScopeId Own = addScope(Scope::Sort::TemplateArguments, Current, scope(Current).Prefix);
  TypeId Struct = scope(Current).Struct;
  ScopeId Home = Current;
  Elsewhere Inside(*this, Own, CurrentTree, CurrentSource);
  // The instance number is set below; 1 keeps the function from being declared by its name.
  FunctionId F = declareFunction(Node, Home, Struct, ~0u);
  state(F).Instance = 0;
  std::vector<TypeId> ParameterTypes;
  for (VariableId V : P.function(F).Parameters)
    ParameterTypes.push_back(P.variable(V).Type);
  for (Entity E : lookUp(Named.Word)) {
    if (E.Kind != Entity::Sort::FunctionTemplate)
      continue;
    FunctionId General = instantiate(TemplateId(E.Index), Given, ParameterTypes);
    if (General == FunctionId::None ||
        !sameParameters(P.function(General), P.function(F).Parameters))
      continue;
    uint32_t Instance = state(General).Instance;
    if (!state(General).WaitsForUse || P.function(General).Body != StmtId::None) {
      reportRedefinition(Where, Named.Word, P.function(General).Where);
      return F;
    }
    // Calls that are already checked use the general instance, which has this body from now on.
    takeOver(General, F);
    state(General).Instance = Instance;
    if (N.Body != NodeId::None)
      checkBody(General);
    return General;
  }
  Diags.report(Where, Diagnostic::no_template_to_specialize, {Names.spelling(Named.Word)});
  return F;
}

/// Copies parameters, result and body of \p From to \p To.
void Checker::takeOver(FunctionId To, FunctionId From) {
  std::string Spelling = P.function(To).Spelling;
  P.function(To) = P.function(From);
  P.function(To).Spelling = std::move(Spelling);
  uint32_t Depth = state(To).Depth;
  state(To) = state(From);
  state(To).Depth = Depth;
}

//===-- Methods of struct templates that are defined outside
//------------------------------------------------------===//

bool Checker::addMethodOfTemplate(NodeId Node) {
  auto N = CurrentTree->get<syntax::Function>(Node);
  auto Qualifier = CurrentTree->get<syntax::NameRef>(N.Qualifier);
  if (!Qualifier.HasArguments || N.TemplateParameters.empty())
    return false;
  for (Entity E : lookUp(N.Qualifier))
    if (E.Kind == Entity::Sort::TypeTemplate) {
      Templates[E.Index].MethodsOutside.push_back({CurrentTree, CurrentSource, Node,
                                                   N.TemplateParameters, Qualifier.Arguments,
                                                   std::min(Horizon, Declarations)});
      return true;
    }
  return false;
}

/// Gives method \p F of an instance its body from outside of the template, if there is one.
void Checker::bindMethodOutside(FunctionId F) {
  ScopeId Home = state(F).Scope;
  auto At = InstanceOf.find(scope(Home).Struct);
  if (At == InstanceOf.end())
    return;
  TemplateInstance Instance = Instances[At->second];
  std::vector<Specialization> Bodies = Templates[size_t(Instance.Of)].MethodsOutside;
  for (const Specialization &Body : Bodies) {
    auto N = Body.Tree->get<syntax::Function>(Body.Node);
    if (Body.Tree->get<syntax::NameRef>(N.Named).Word != P.function(F).Word ||
        N.Parameters.Count != P.function(F).Parameters.size() ||
        Body.Parameters.Count != Instance.Arguments.size())
      continue;
    ScopeId Bindings = addScope(Scope::Sort::TemplateArguments, Home, scope(Home).Prefix);
    Elsewhere Inside(*this, Bindings, Body.Tree, Body.Source, Body.Horizon);
    OptionalArguments Arguments(Instance.Arguments.begin(), Instance.Arguments.end());
    if (!bind(Bindings, Body.Parameters, Arguments, TemplateId::None))
      continue;
    FunctionId Found = declareFunction(Body.Node, Home, scope(Home).Struct, ~0u);
    if (!sameParameters(P.function(F), P.function(Found).Parameters))
      continue;
    state(Found).Instance = state(F).Instance;
    takeOver(F, Found);
    return;
  }
}
