// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Templates and their instances. A template is its syntax tree, which is checked again for each
// list of arguments, in a scope that binds its parameters.
#include "Templates.h"
#include "Constants.h"
#include "Context.h"
#include "Declarations.h"
#include "Expressions.h"
#include "NameLookup.h"
#include "Types.h"

namespace dxil::frontend {
using llvm::ArrayRef;
using syntax::NodeId;
using syntax::NodeKind;

/// A form of a struct template, with the scope that binds its parameters.
struct ChosenForm {
  const syntax::Tree *Tree;
  const Tokens *Source;
  syntax::NodeId Node;
  ScopeId Bindings;
  uint32_t Horizon;
};

static bool namesValue(CheckContext &C, syntax::NodeId Named);
static TypeId instantiateStruct(CheckContext &C, TemplateId Id,
                                const std::vector<TemplateArgument> &Arguments, ScopeId Bindings,
                                Location Where);
static FunctionId instantiateFunction(CheckContext &C, TemplateId F,
                                      const std::vector<TemplateArgument> &Arguments,
                                      ScopeId Bindings);

constexpr uint32_t MaxInstances = 1 << 16;
constexpr uint64_t MaxDeductions = 1 << 20;

//===-- Arguments ----------------------------------------------------------------------------===//

std::vector<TemplateArgument> templateArguments(CheckContext &C, syntax::NodeList Arguments) {
  std::vector<TemplateArgument> Result;
  for (NodeId Node : nodes(C, Arguments)) {
    NodeKind Kind = C.Here.Tree->kind(Node);
    TemplateArgument A;
    if (Kind == NodeKind::TypeRef || Kind == NodeKind::ArrayType) {
      // `f<N>`: what looks like a type may be a constant.
      NodeId Named =
          Kind == NodeKind::TypeRef ? C.Here.Tree->get<syntax::TypeRef>(Node).Named : NodeId::None;
      if (C.Here.Tree->is(Named, NodeKind::NameRef) && namesValue(C, Named)) {
        A = valueArgument(C, Named);
      } else {
        checkTypeName(C, Node);
        A.Type = typeOf(C, Node);
      }
    } else if (TypeId T = Kind == NodeKind::NameRef ? typeIfNamed(C, Node) : TypeId::None;
               T != TypeId::None) {
      A.Type = T;
    } else if (Kind == NodeKind::NameRef && lookUp(C, Node).empty()) {
      reportNoType(C, Node, /*IsUnknown=*/true);
      A.Type = TypeId::Error;
    } else {
      A = valueArgument(C, Node);
    }
    Result.push_back(A);
  }
  return Result;
}

/// Returns true if \p Named is a variable, enumerator or constant.
static bool namesValue(CheckContext &C, NodeId Named) {
  auto Matches = lookUp(C, Named);
  using Sort = Entity::Sort;
  return !Matches.empty() &&
         (Matches.front().Kind == Sort::Variable || Matches.front().Kind == Sort::Enumerator ||
          Matches.front().Kind == Sort::Constant);
}

TemplateArgument valueArgument(CheckContext &C, NodeId Node) {
  TemplateArgument A;
  ExprId E = checkValue(C, Node);
  TypeId T = C.P.type(E);
  A.Type = TypeId::Error;
  if (T == TypeId::Error)
    return A;
  TypeId Plain = C.Types.get(T).Kind == TypeKind::Enum ? C.Types.enumOf(T).Underlying : T;
  std::optional<ConstantValue> Value = evaluateInteger(C, E);
  if (!Value || C.Types.get(Plain).Kind != TypeKind::Scalar ||
      isFloating(C.Types.get(Plain).Element)) {
    C.Diags.report(C.Here.Tree->location(Node), Diagnostic::template_argument_not_constant);
    return A;
  }
  A.Type = TypeId::None;
  A.Value = uint64_t(integerOf(C.Types, C.Types.get(Plain).Element, Value->Bits[0]));
  A.ValueType = T;
  return A;
}

static std::string spell(const CheckContext &C, ArrayRef<TemplateArgument> Arguments) {
  std::string Text = "<";
  for (const TemplateArgument &A : Arguments) {
    if (Text.size() > 1)
      Text += ", ";
    Text += A.Type != TypeId::None ? C.Types.spell(A.Type) : std::to_string(int64_t(A.Value));
  }
  return Text + ">";
}

/// Binds \p Parameter in \p Bindings. Converts \p Argument to the parameter's type.
bool bindOne(CheckContext &C, ScopeId Bindings, NodeId Parameter, TemplateArgument &Argument) {
  Location Where = C.Here.Tree->location(Parameter);
  Name Word = nameOfParameter(*C.Here.Tree, Parameter);
  if (C.Here.Tree->is(Parameter, NodeKind::TypeParameter)) {
    if (Argument.Type == TypeId::None || Argument.Type == TypeId::Error)
      return false;
    if (Word != Name::None)
      C.Scopes.at(Bindings).Entities[Word].push_back({Entity::Sort::Type, uint32_t(Argument.Type)});
    return true;
  }
  if (Argument.Type != TypeId::None)
    return false;
  TypeId T = typeOf(C, C.Here.Tree->get<syntax::ValueParameter>(Parameter).Type);
  if (T == TypeId::Error)
    return false;
  TypeId Plain = C.Types.get(T).Kind == TypeKind::Enum ? C.Types.enumOf(T).Underlying : T;
  if (C.Types.get(Plain).Kind != TypeKind::Scalar || isFloating(C.Types.get(Plain).Element)) {
    C.Diags.report(Where, Diagnostic::value_parameter_not_integer, {spell(C, T)});
    return false;
  }
  // A number does not convert to an enum.
  if (T != Plain && Argument.ValueType != TypeId::None && Argument.ValueType != T)
    return false;
  auto Bits =
      encode(C.Types, C.Types.get(Plain).Element, {false, int64_t(Argument.Value), 0}, false);
  Argument.Value = uint64_t(integerOf(C.Types, C.Types.get(Plain).Element, *Bits));
  Argument.ValueType = T;
  ExprId Value = C.P.add(Where, T, expr::Constant{uint32_t(*Bits), uint32_t(*Bits >> 32)});
  if (Word != Name::None)
    C.Scopes.at(Bindings).Entities[Word].push_back({Entity::Sort::Constant, uint32_t(Value)});
  return true;
}

/// Binds all \p Parameters, with the default arguments of \p Tmpl where \p Arguments is empty.
/// Returns false if an argument is missing or of the wrong kind. The current scope is \p Bindings.
bool bindParameters(CheckContext &C, ScopeId Bindings, syntax::NodeList Parameters,
                    OptionalArguments &Arguments, TemplateId Tmpl) {
  for (size_t I = 0; I < Parameters.Count; ++I) {
    if (!Arguments[I])
      Arguments[I] = defaultArgument(C, Tmpl, I, Parameters, Arguments);
    if (!Arguments[I] || !bindOne(C, Bindings, C.Here.Tree->item(Parameters, I), *Arguments[I]))
      return false;
  }
  return true;
}

//===-- Instances ----------------------------------------------------------------------------===//

/// Returns true if no further instance may be made, and reports it once: unwinding from endless
/// recursion may start another instantiation at each level.
static bool tooDeep(CheckContext &C, Location Where) {
  constexpr uint64_t Reported = UINT64_MAX / 2; // replaces the number of deductions
  if (C.Templates.Deductions >= Reported)
    return true;
  if (C.Templates.Depth >= MaxInstantiationDepth)
    C.Diags.report(Where, Diagnostic::instantiation_too_deep,
                   {std::to_string(MaxInstantiationDepth)});
  else if (C.Templates.Instances.size() >= MaxInstances || C.Templates.Deductions > MaxDeductions)
    C.Diags.report(Where, Diagnostic::too_many_instances, {std::to_string(MaxInstances)});
  else
    return false;
  if (!C.Diags.silent())
    C.Templates.Deductions = Reported;
  return true;
}

static std::vector<TemplateArgument>
known(const std::vector<std::optional<TemplateArgument>> &Arguments) {
  std::vector<TemplateArgument> Result;
  for (const auto &A : Arguments)
    Result.push_back(*A);
  return Result;
}

TypeId instantiateType(CheckContext &C, TemplateId Id, ArrayRef<TemplateArgument> Given,
                       Location Where) {
  Template Tmpl = C.Templates.All[size_t(Id)];
  if (llvm::any_of(Given, [](const TemplateArgument &A) { return A.Type == TypeId::Error; }))
    return TypeId::Error;
  if (Given.size() > Tmpl.Parameters.Count) {
    C.Diags.report(Where, Diagnostic::too_many_template_arguments, {C.Names.spelling(Tmpl.Word)});
    return TypeId::Error;
  }
  if (tooDeep(C, Where))
    return TypeId::Error;
  OptionalArguments Arguments(Tmpl.Parameters.Count);
  for (size_t I = 0; I < Given.size(); ++I) {
    Arguments[I] = Given[I];
    if (Given[I].Type != TypeId::None)
      Arguments[I]->Type = asArgument(C, Given[I].Type);
  }
  ScopeId Bindings =
      C.Scopes.add(Scope::Sort::TemplateArguments, Tmpl.Scope, C.Scopes.at(Tmpl.Scope).Prefix);
  Elsewhere Inside(C, Bindings, Tmpl.Tree, Tmpl.Source, Tmpl.Horizon);
  ++C.Templates.Depth;
  TypeId Result = TypeId::Error;
  if (!bindParameters(C, Bindings, Tmpl.Parameters, Arguments, Id)) {
    C.Diags.report(Where, Diagnostic::template_arguments_do_not_fit, {C.Names.spelling(Tmpl.Word)});
  } else if (uint32_t I = C.Templates.find(Id, known(Arguments))) {
    Result = C.Templates.Instances[I].Type;
  } else if (Tmpl.Tree->is(Tmpl.Node, NodeKind::Alias)) {
    auto Alias = Tmpl.Tree->get<syntax::Alias>(Tmpl.Node);
    uint32_t New = C.Templates.add(Id, known(Arguments));
    C.Templates.Instances[New].Type = TypeId::Error;
    Result = withDimensions(C, typeOf(C, Alias.Type), Alias.Dimensions, NodeId::None);
    C.Templates.Instances[New].Type = Result;
  } else {
    Result = instantiateStruct(C, Id, known(Arguments), Bindings, Where);
  }
  --C.Templates.Depth;
  return Result;
}

/// Returns the form of struct template \p Tmpl for these arguments, bound in a scope of its own.
static ChosenForm chooseForm(CheckContext &C, TemplateId Tmpl, ArrayRef<TemplateArgument> Given,
                             ScopeId Primary, Location Where) {
  std::vector<Specialization> Forms = C.Templates.All[size_t(Tmpl)].Specializations;
  ScopeId Home = C.Templates.All[size_t(Tmpl)].Scope;
  ChosenForm Best{C.Templates.All[size_t(Tmpl)].Tree, C.Templates.All[size_t(Tmpl)].Source,
                  C.Templates.All[size_t(Tmpl)].Node, Primary,
                  C.Templates.All[size_t(Tmpl)].Horizon};
  int BestRank = -1;
  bool Ambiguous = false;
  for (const Specialization &Form : Forms) {
    if (++C.Templates.Deductions > MaxDeductions)
      break;
    Elsewhere Inside(C, Home, Form.Tree, Form.Source, Form.Horizon);
    OptionalArguments Arguments(Form.Parameters.Count);
    Diagnostics::Attempt Trying(C.Diags);
    if (!deduceAll(C, Form.Arguments, Given, Form.Parameters, Arguments, 0))
      continue;
    ScopeId Bindings = C.Here.Scope =
        C.Scopes.add(Scope::Sort::TemplateArguments, Home, C.Scopes.at(Home).Prefix);
    if (!bindParameters(C, Bindings, Form.Parameters, Arguments, TemplateId::None))
      continue;
    std::vector<TemplateArgument> Again = templateArguments(C, Form.Arguments);
    for (TemplateArgument &A : Again)
      if (A.Type != TypeId::None)
        A.Type = asArgument(C, A.Type);
    if (Again.size() > Given.size() ||
        !std::equal(Again.begin(), Again.end(), Given.begin(), sameArgument))
      continue;
    // A form with fewer bare parameters as arguments is more specialized.
    int Rank = Form.Parameters.empty() ? 1 << 20 : 0;
    for (NodeId Pattern : nodes(C, Form.Arguments))
      Rank += parameterNamed(C, Pattern, Form.Parameters) ? 0 : 16;
    Rank += 15 - int(std::min<uint32_t>(Form.Parameters.Count, 15));
    Ambiguous = Rank == BestRank;
    if (Rank > BestRank) {
      BestRank = Rank;
      Best = {Form.Tree, Form.Source, Form.Node, Bindings, Form.Horizon};
    }
  }
  if (Ambiguous)
    C.Diags.report(Where, Diagnostic::specializations_ambiguous,
                   {C.Names.spelling(C.Templates.All[size_t(Tmpl)].Word).str() + spell(C, Given)});
  return Best;
}

/// Defines the members of \p T, an instance of \p Tmpl, if the template has a definition.
void defineInstance(CheckContext &C, TypeId T, TemplateId Tmpl,
                    const std::vector<TemplateArgument> &Arguments, ScopeId Bindings,
                    Location Where) {
  ChosenForm Form = chooseForm(C, Tmpl, Arguments, Bindings, Where);
  C.Templates.Instances[C.Templates.InstanceOf[T]].Bindings = Form.Bindings;
  auto Node = Form.Tree->get<syntax::Struct>(Form.Node);
  C.Types.structOf(T).IsInterface = Node.Sort == syntax::StructKind::Interface;
  C.Types.structOf(T).IsClass = Node.Sort == syntax::StructKind::Class;
  if (!Node.IsDefinition)
    return;
  Elsewhere Inside(C, Form.Bindings, Form.Tree, Form.Source, Form.Horizon);
  noteStructAttributes(C, T, Node.Attributes);
  completeStruct(C, T, Form.Node, Form.Bindings);
}

static TypeId instantiateStruct(CheckContext &C, TemplateId Id,
                                const std::vector<TemplateArgument> &Arguments, ScopeId Bindings,
                                Location Where) {
  const Template &Tmpl = C.Templates.All[size_t(Id)];
  Struct S;
  S.Spelling =
      C.Scopes.at(Tmpl.Scope).Prefix + C.Names.spelling(Tmpl.Word).str() + spell(C, Arguments);
  S.Where = Tmpl.Tree->location(Tmpl.Node);
  S.Within = C.Scopes.structAround(Tmpl.Scope);
  for (const TemplateArgument &A : Arguments)
    S.Arguments.push_back({A.Type, A.Value});
  TypeId T = C.Types.addStruct(std::move(S));
  uint32_t Instance = C.Templates.add(Id, Arguments);
  C.Templates.Instances[Instance].Type = T;
  C.Templates.InstanceOf[T] = Instance;
  unsigned Before = C.Diags.errorCount();
  bool Failed = false;
  {
    std::optional<Diagnostics::Attempt> Trying;
    if (C.Diags.silent())
      Trying.emplace(C.Diags);
    defineInstance(C, T, Id, Arguments, Bindings, Where);
    Failed = Trying && Trying->failed();
  }
  // If the error was not reported, the next use of the instance reports it.
  if (Failed) {
    C.Templates.forget(Instance);
    return TypeId::Error;
  }
  if (C.Diags.errorCount() != Before)
    C.Diags.report(Where, Diagnostic::instantiated_here, {spell(C, T)});
  return T;
}

//===-- Functions ----------------------------------------------------------------------------===//

FunctionId instantiate(CheckContext &C, TemplateId F, ArrayRef<TemplateArgument> Given,
                       ArrayRef<TypeId> CallArguments) {
  Template Tmpl = C.Templates.All[size_t(F)];
  if (!Tmpl.Tree->is(Tmpl.Node, NodeKind::Function) || Given.size() > Tmpl.Parameters.Count ||
      tooDeep(C, Location::None))
    return FunctionId::None;
  auto Node = Tmpl.Tree->get<syntax::Function>(Tmpl.Node);
  if (CallArguments.size() > Node.Parameters.Count)
    return FunctionId::None;
  OptionalArguments Arguments(Tmpl.Parameters.Count);
  for (size_t I = 0; I < Given.size(); ++I) {
    if (Given[I].Type == TypeId::Error)
      return FunctionId::None;
    Arguments[I] = Given[I];
  }
  ++C.Templates.Deductions;
  Diagnostics::Attempt Trying(C.Diags);
  Elsewhere Inside(C, Tmpl.Scope, Tmpl.Tree, Tmpl.Source, Tmpl.Horizon);
  for (size_t I = 0; I < CallArguments.size(); ++I) {
    if (CallArguments[I] == TypeId::None || CallArguments[I] == TypeId::Error)
      continue;
    auto Parameter = C.Here.Tree->get<syntax::Variable>(C.Here.Tree->item(Node.Parameters, I));
    OptionalArguments Deduced = Arguments;
    if (!deduceDimensions(C, Parameter.Type, Parameter.Dimensions, CallArguments[I],
                          Tmpl.Parameters, Deduced)) {
      // The explicit arguments may determine the parameter's type, to which the argument then
      // converts.
      syntax::NodeList Open = Tmpl.Parameters;
      Open.First += Given.size();
      Open.Count -= Given.size();
      bool NamesOpen = mentions(C, Parameter.Type, Open);
      for (size_t J = 0; J < Parameter.Dimensions.Count; ++J)
        NamesOpen |= mentions(C, C.Here.Tree->item(Parameter.Dimensions, J), Open);
      if (NamesOpen)
        return FunctionId::None;
      continue;
    }
    Arguments = std::move(Deduced);
  }
  // Most calls use an existing instance.
  if (llvm::all_of(Arguments, [](const auto &A) { return A.has_value(); }))
    if (uint32_t Existing = C.Templates.find(F, known(Arguments)))
      return C.Templates.Instances[Existing].Function;
  ScopeId Bindings = C.Here.Scope =
      C.Scopes.add(Scope::Sort::TemplateArguments, Tmpl.Scope, C.Scopes.at(Tmpl.Scope).Prefix);
  if (!bindParameters(C, Bindings, Tmpl.Parameters, Arguments, F))
    return FunctionId::None;
  FunctionId Result = instantiateFunction(C, F, known(Arguments), Bindings);
  return Trying.failed() ? FunctionId::None : Result;
}

/// The current scope is \p Bindings, which binds the parameters.
static FunctionId instantiateFunction(CheckContext &C, TemplateId F,
                                      const std::vector<TemplateArgument> &Arguments,
                                      ScopeId Bindings) {
  if (uint32_t Existing = C.Templates.find(F, Arguments))
    return C.Templates.Instances[Existing].Function;
  const Template &Tmpl = C.Templates.All[size_t(F)];
  ScopeId Home = Tmpl.Scope;
  NodeId Node = Tmpl.Node;
  std::string Spelling =
      C.Scopes.at(Home).Prefix + C.Names.spelling(Tmpl.Word).str() + spell(C, Arguments);
  uint32_t Instance = C.Templates.add(F, Arguments);
  C.Templates.Instances[Instance].Bindings = Bindings;
  ++C.Templates.Depth;
  unsigned Silent = 0;
  FunctionId Result = FunctionId::None;
  {
    Diagnostics::Attempt Trying(C.Diags);
    Result = declareFunction(C, Node, Home, C.Scopes.at(Home).Struct, Instance);
    takeEarlierDefaults(C, Result, F, Arguments);
    // A template parameter that is the result type cannot be an array.
    auto Fn = C.Here.Tree->get<syntax::Function>(Node);
    bool Array = C.Types.get(C.P.function(Result).Result).Kind == TypeKind::Array &&
                 Fn.ResultDimensions.empty();
    Silent = Trying.failed() ||
             (Array && parameterNamed(C, Fn.Result, C.Templates.All[size_t(F)].Parameters));
  }
  --C.Templates.Depth;
  if (Silent)
    Result = FunctionId::None;
  C.Templates.Instances[Instance].Function = Result;
  if (Result != FunctionId::None) {
    C.P.function(Result).Spelling = std::move(Spelling);
    state(C, Result).WaitsForUse = true;
    state(C, Result).Depth = C.Templates.Depth + 1;
  }
  return Result;
}

/// `template <> float f<float>(float x) { ... }`
FunctionId specializeFunction(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Function>(Node);
  auto Named = C.Here.Tree->get<syntax::NameRef>(N.Named);
  Location Where = C.Here.Tree->location(Node);
  std::vector<TemplateArgument> Given = templateArguments(C, Named.Arguments);
  ScopeId Own =
      C.Scopes.add(Scope::Sort::TemplateArguments, C.Here.Scope, C.Scopes.at(C.Here.Scope).Prefix);
  TypeId Struct = C.Scopes.at(C.Here.Scope).Struct;
  ScopeId Home = C.Here.Scope;
  Elsewhere Inside(C, Own, C.Here.Tree, C.Here.Source);
  // Instance is set below; until then it must not be 0, or the function would be declared by its
  // name.
  FunctionId F = declareFunction(C, Node, Home, Struct, ~0u);
  state(C, F).Instance = 0;
  std::vector<TypeId> ParameterTypes;
  for (VariableId V : C.P.function(F).Parameters)
    ParameterTypes.push_back(C.P.variable(V).Type);
  for (Entity E : lookUp(C, Named.Word)) {
    if (E.Kind != Entity::Sort::FunctionTemplate)
      continue;
    FunctionId General = instantiate(C, TemplateId(E.Index), Given, ParameterTypes);
    if (General == FunctionId::None ||
        !sameParameters(C, C.P.function(General), C.P.function(F).Parameters))
      continue;
    uint32_t Instance = state(C, General).Instance;
    if (!state(C, General).WaitsForUse || C.P.function(General).Body != StmtId::None) {
      reportRedefinition(C, Where, Named.Word, C.P.function(General).Where);
      return F;
    }
    // Calls that are already checked use the general instance, which has this body from now on.
    takeOver(C, General, F);
    state(C, General).Instance = Instance;
    if (N.Body != NodeId::None)
      checkBody(C, General);
    return General;
  }
  C.Diags.report(Where, Diagnostic::no_template_to_specialize, {C.Names.spelling(Named.Word)});
  return F;
}

/// Copies parameters, result and body of \p From to \p To.
void takeOver(CheckContext &C, FunctionId To, FunctionId From) {
  std::string Spelling = C.P.function(To).Spelling;
  C.P.function(To) = C.P.function(From);
  C.P.function(To).Spelling = std::move(Spelling);
  uint32_t Depth = state(C, To).Depth;
  state(C, To) = state(C, From);
  state(C, To).Depth = Depth;
}

//===-- Methods of struct templates that are defined outside ---------------------------------===//

/// Returns true if a struct template declares a function \p Word, or declares no members yet.
static bool declaresMethod(const Template &Tmpl, Name Word) {
  if (!Tmpl.Tree->is(Tmpl.Node, NodeKind::Struct) ||
      !Tmpl.Tree->get<syntax::Struct>(Tmpl.Node).IsDefinition)
    return true;
  const syntax::NodeList Members = Tmpl.Tree->get<syntax::Struct>(Tmpl.Node).Members;
  for (size_t I = 0; I < Members.Count; ++I) {
    const NodeId Member = Tmpl.Tree->item(Members, I);
    if (!Tmpl.Tree->is(Member, NodeKind::Function))
      continue;
    const NodeId Named = Tmpl.Tree->get<syntax::Function>(Member).Named;
    if (Tmpl.Tree->get<syntax::NameRef>(Named).Word == Word)
      return true;
  }
  return false;
}

bool addMethodOfTemplate(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Function>(Node);
  auto Qualifier = C.Here.Tree->get<syntax::NameRef>(N.Qualifier);
  if (!Qualifier.HasArguments || N.TemplateParameters.empty())
    return false;
  for (Entity E : lookUp(C, N.Qualifier))
    if (E.Kind == Entity::Sort::TypeTemplate) {
      const Name Word = C.Here.Tree->get<syntax::NameRef>(N.Named).Word;
      if (!declaresMethod(C.Templates.All[E.Index], Word))
        C.Diags.report(C.Here.Tree->location(Node), Diagnostic::no_such_member_function,
                       {C.Names.spelling(Word)});
      C.Templates.All[E.Index].MethodsOutside.push_back(
          {C.Here.Tree, C.Here.Source, Node, N.TemplateParameters, Qualifier.Arguments,
           std::min(C.Here.Horizon, C.Scopes.Declarations)});
      return true;
    }
  return false;
}

/// Gives method \p F of an instance its body from outside of the template, if there is one.
void bindMethodOutside(CheckContext &C, FunctionId F) {
  ScopeId Home = state(C, F).Scope;
  auto Entry = C.Templates.InstanceOf.find(C.Scopes.at(Home).Struct);
  if (Entry == C.Templates.InstanceOf.end())
    return;
  TemplateInstance Instance = C.Templates.Instances[Entry->second];
  std::vector<Specialization> Bodies = C.Templates.All[size_t(Instance.Tmpl)].MethodsOutside;
  for (const Specialization &Body : Bodies) {
    auto N = Body.Tree->get<syntax::Function>(Body.Node);
    if (Body.Tree->get<syntax::NameRef>(N.Named).Word != C.P.function(F).Word ||
        N.Parameters.Count != C.P.function(F).Parameters.size() ||
        Body.Parameters.Count != Instance.Arguments.size())
      continue;
    ScopeId Bindings = C.Scopes.add(Scope::Sort::TemplateArguments, Home, C.Scopes.at(Home).Prefix);
    Elsewhere Inside(C, Bindings, Body.Tree, Body.Source, Body.Horizon);
    OptionalArguments Arguments(Instance.Arguments.begin(), Instance.Arguments.end());
    if (!bindParameters(C, Bindings, Body.Parameters, Arguments, TemplateId::None))
      continue;
    FunctionId Match = declareFunction(C, Body.Node, Home, C.Scopes.at(Home).Struct, ~0u);
    if (!sameParameters(C, C.P.function(F), C.P.function(Match).Parameters))
      continue;
    state(C, Match).Instance = state(C, F).Instance;
    takeOver(C, F, Match);
    return;
  }
}

} // namespace dxil::frontend
