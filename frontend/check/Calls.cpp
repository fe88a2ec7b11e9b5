// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of functions, methods, the library, types, and objects with `operator()`.
#include "Checker.h"

using namespace dxil::frontend;
using syntax::NodeId;
using syntax::NodeKind;

//===-- Arguments
//--------------------------------------------------------------------------------------===//

/// Returns true if code generation can apply \p C in one step, as copying back requires.
static bool isSimple(ConversionKind K) {
  return K != ConversionKind::FromEnum && K != ConversionKind::ToEnum &&
         K != ConversionKind::Object && K != ConversionKind::ToBase;
}

ExprId Checker::firstElements(ExprId Array, TypeId To) {
  Location Where = P.Expressions.location(Array);
  const Type Of = Types.get(To);
  if (Of.Rows > MaxStructParts)
    return error(Where, Diagnostic::initializer_too_large, {spell(To)});
  Arguments Elements;
  for (uint32_t I = 0; I != Of.Rows; ++I) {
    ExprId Index = integer(Where, ScalarKind::UInt, I);
    Elements.push_back(load(P.add(Where, Of.Of, expr::ElementPlace{Array, Index})));
  }
  return P.add(Where, To, expr::Construct{P.Expressions.addList<ExprId>(Elements)});
}

ExprId Checker::argument(ExprId E, TypeId Parameter, library::Direction Flow) {
  if (!isBad(E) && Flow == library::Direction::In && takesFirst(E, Parameter))
    return firstElements(E, Parameter);
  if (Flow == library::Direction::In)
    return convert(E, Parameter);
  Location Where = P.Expressions.location(E);
  if (isBad(E))
    return E;
  bool CopiesIn = Flow == library::Direction::InOut;
  if (!isPlace(kind(E)))
    return error(Where, Diagnostic::out_needs_place, {spell(Parameter)});
  if (!checkModifiable(E, Where))
    return bad(Where);
  TypeId T = P.type(E);
  OutArgumentConversion C =
      outArgumentConversion(Types, T, Parameter, CopiesIn, !atLeast(LanguageVersion::v2021));
  using Error = OutArgumentConversion::Error;
  if (C.Problem == Error::TruncatesPlace)
    return error(Where, Diagnostic::truncates_place);
  if (C.Problem != Error::None)
    return error(Where, Diagnostic::cannot_convert, {spell(T), spell(Parameter)});
  if (!isSimple(C.In.Kind) || !isSimple(C.Back.Kind))
    return error(Where, Diagnostic::not_supported_yet,
                 {"an out argument of a different struct or enum type"});
  warnOfConversion(E, Parameter, C.In, Warn::Yes);
  return P.add(Where, Parameter, expr::OutArgument{E, CopiesIn, C.In.Kind, C.Back.Kind});
}

/// Returns true if \p E may be the argument of a groupshared parameter, which is not copied.
bool Checker::isSharedArgument(ExprId E, TypeId Parameter) {
  return !isAnyObject(E) && isGroupShared(P, E) && kind(E) != ExprKind::SwizzlePlace &&
         !bitFieldOf(P, Types, E) && Types.plain(P.type(E)) == Types.plain(Parameter);
}

/// Returns the variable that \p E names if it is of kind \p Kind and an unbounded array of
/// resources, else None.
VariableId Checker::openArray(ExprId E, VariableKind Kind) const {
  if (isAnyObject(E) || kind(E) != ExprKind::VariablePlace || !isOpenArray(P.type(E)))
    return VariableId::None;
  const VariableId V = P.Expressions.get<expr::VariablePlace>(E).Variable;
  return P.variable(V).Kind == Kind ? V : VariableId::None;
}

bool Checker::isOpenArray(TypeId T) const {
  return Types.get(T).Kind == TypeKind::Array && Types.get(T).Rows == 0 && Types.hasObject(T);
}

/// Returns an instance of \p F for these arguments if it has parameters that are unbounded arrays
/// of resources, else \p F. The instance's parameters have the arguments' lengths. An unbounded
/// argument cannot be copied: in the instance the parameter's name denotes the global array, and
/// the argument is removed from \p Args.
FunctionId Checker::withLengths(FunctionId F, Arguments &Args) {
  const FunctionState S = state(F);
  const std::vector<VariableId> Parameters = P.function(F).Parameters;
  OpenArguments Key;
  bool Any = false;
  for (size_t I = 0; I != Parameters.size(); ++I) {
    const Variable &Parameter = P.variable(Parameters[I]);
    Key.push_back({Parameter.Type, VariableId::None});
    if (I >= Args.size() || isAnyObject(Args[I]) || !isOpenArray(Parameter.Type) ||
        !takesAnyLength(P.type(Args[I]), Parameter.Type))
      continue;
    if (!isOpenArray(P.type(Args[I])))
      Key.back().first = Types.plain(P.type(Args[I]));
    else if (Parameter.Flow == library::Direction::In)
      Key.back().second = openArray(Args[I], VariableKind::Resource);
    Any |= Key.back() != OpenArguments::value_type{Parameter.Type, VariableId::None};
  }
  if (!Any || S.Node == NodeId::None)
    return F;
  for (size_t I = Args.size(); I-- != 0;)
    if (Key[I].second != VariableId::None)
      Args.erase(Args.begin() + I);
  for (const auto &[Known, Of] : WithLengths[F])
    if (Known == Key)
      return Of;
  Elsewhere Inside(*this, S.Scope, S.Tree, S.Source, S.Horizon);
  FunctionId New = declareFunction(S.Node, S.Scope, P.function(F).This, ~0u);
  state(New).Instance = S.Instance;
  std::vector<VariableId> Kept;
  for (size_t I = 0; I != Key.size(); ++I) {
    const VariableId Own = P.function(New).Parameters[I];
    P.variable(Own).Type = Key[I].first;
    if (Key[I].second == VariableId::None)
      Kept.push_back(Own);
    else
      state(New).OpenArrays.push_back({P.variable(Own).Word, Key[I].second});
  }
  P.function(New).Parameters = std::move(Kept);
  WithLengths[F].push_back({std::move(Key), New});
  checkBody(New);
  return New;
}

ExprId Checker::call(Location Where, FunctionId F, ExprId This, llvm::ArrayRef<ExprId> Given) {
  Arguments Args(Given);
  F = withLengths(F, Args);
  const bool IsDefinedLater = state(F).Node == NodeId::None;
  bool Waits = false;
  // Conversions may create instances, which moves functions and variables.
  const std::vector<VariableId> Parameters = P.function(F).Parameters;
  const TypeId Result = P.function(F).Result, Struct = P.function(F).This;
  Arguments Converted;
  for (size_t I = 0; I != Parameters.size(); ++I) {
    const TypeId T = P.variable(Parameters[I]).Type;
    const library::Direction Flow = P.variable(Parameters[I]).Flow;
    if (I >= Args.size() && Flow != library::Direction::In)
      return error(Where, Diagnostic::default_of_output,
                   {Names.spelling(P.variable(Parameters[I]).Word)});
    const bool HasLength =
        IsDefinedLater && I < Args.size() && isOpenArray(T) && hasLengthFor(Args[I], T, Flow);
    Waits |= HasLength;
    ExprId E = I >= Args.size() ? P.variable(Parameters[I]).Initializer
               : P.variable(Parameters[I]).IsShared || HasLength ? Args[I]
                                                                 : argument(Args[I], T, Flow);
    if (isBad(E))
      return bad(Where);
    if (HasLength) {
      Converted.push_back(E);
      continue;
    }
    // A parameter is a copy, and this one is unbounded. Instances of the enclosing function give
    // its parameter a meaning.
    if (isOpenArray(T) &&
        (I >= Args.size() || openArray(Args[I], VariableKind::Parameter) == VariableId::None))
      return error(P.Expressions.location(E), Diagnostic::not_supported_yet,
                   {"passing an unsized array of resources that is not a global variable"});
    Converted.push_back(E);
  }
  if (Struct == TypeId::None)
    This = ExprId::None;
  else if (This != ExprId::None)
    This = toBase(Where, placed(This), Struct);
  const ExprId Call = P.add(Where, Types.plain(Result),
                            expr::Call{F, This, P.Expressions.addList<ExprId>(Converted)});
  if (Waits)
    WaitingCalls.push_back(Call);
  return Call;
}

/// Returns true if an instance from withLengths() takes \p E for its parameter of type \p T, an
/// unbounded array of resources.
bool Checker::hasLengthFor(ExprId E, TypeId T, library::Direction Flow) const {
  if (isAnyObject(E) || !takesAnyLength(P.type(E), T))
    return false;
  return !isOpenArray(P.type(E)) || (Flow == library::Direction::In &&
                                     openArray(E, VariableKind::Resource) != VariableId::None);
}

/// Replaces the callee in calls of functions that were only declared at the call and have
/// parameters that are unbounded arrays of resources, by the instance for the arguments.
void Checker::completeCalls() {
  for (size_t At = 0; At != WaitingCalls.size(); ++At) {
    const auto N = P.Expressions.get<expr::Call>(WaitingCalls[At]);
    Arguments Args;
    for (size_t I = 0; I != N.Arguments.Count; ++I)
      Args.push_back(P.Expressions.item(N.Arguments, I));
    const FunctionId F = withLengths(N.Callee, Args);
    if (F == N.Callee)
      continue; // without a body, which is reported when a shader reaches it
    for (size_t I = 0; I != Args.size(); ++I) {
      const Variable &Parameter = P.variable(P.function(F).Parameters[I]);
      if (!Parameter.IsShared && Types.hasObject(Parameter.Type))
        Args[I] = argument(Args[I], TypeId(Parameter.Type), Parameter.Flow);
    }
    P.Expressions.set(WaitingCalls[At], expr::Call{F, N.This, P.Expressions.addList<ExprId>(Args)});
  }
}

//===-- Methods
//--------------------------------------------------------------------------------------===//

/// Returns the place `records.Get()` or `records.Get(index)`, or None for other calls.
ExprId Checker::recordOfNode(Location Where, ExprId Base, llvm::StringRef Word, Arguments &Args) {
  const Object &O = Types.objectOf(P.type(Base));
  if (O.Record->Kind != library::ObjectType::Sort::NodeRecord || Word != "Get" ||
      O.Arguments.empty() || Args.size() > O.Record->Coordinates)
    return ExprId::None;
  ExprId Index = Args.empty() ? integer(Where, ScalarKind::UInt, 0) : indexValue(Args[0]);
  if (isBad(Index))
    return Index;
  return P.add(Where, O.Arguments[0].Type,
               expr::BufferPlace{loadObject(Base), convert(Index, Types.scalar(ScalarKind::UInt))});
}

ExprId Checker::checkMethodCall(Location Where, NodeId Callee, Arguments &Args) {
  auto M = CurrentTree->get<syntax::Member>(Callee);
  auto N = CurrentTree->get<syntax::NameRef>(M.Named);
  llvm::StringRef Word = Names.spelling(N.Word);
  ExprId Base = checkExpression(M.Base);
  if (isBad(Base) || llvm::any_of(Args, [&](ExprId E) { return isBad(E); }))
    return bad(Where);
  if (isAnyObject(Base))
    return error(Where, Diagnostic::heap_needs_type);
  std::vector<TemplateArgument> Given;
  if (N.HasArguments)
    Given = templateArguments(N.Arguments);
  if (Types.get(P.type(Base)).Kind == TypeKind::Object) {
    if (ExprId Record = recordOfNode(Where, Base, Word, Args); Record != ExprId::None)
      return Record;
    auto Signatures = library::methods(*Types.objectOf(P.type(Base)).Record, Word);
    if (!Signatures.empty())
      return libraryCall(Where, Word, Signatures, loadObject(Base), Given, Args, true);
    Base = contents(Base);
  }
  TypeId T = P.type(Base);
  if (Types.get(T).Kind != TypeKind::Struct)
    return error(Where, Diagnostic::no_such_member, {Word, spell(T), similarMember(T, Word)});
  TypeId In = N.Qualifier == NodeId::None ? T : typeOf(N.Qualifier), Owner = TypeId::None;
  if (In == TypeId::Error)
    return bad(Where);
  auto Found = lookUpMember(In, N.Word, Owner);
  if (Found.empty() && wasUnread(N.Word))
    return bad(Where); // the declaration is wrong, and was reported
  if (Found.empty())
    return error(Where, Diagnostic::no_such_member, {Word, spell(T), similarMember(T, Word)});
  if (Found[0].isCallable()) {
    FunctionId F = resolve(Where, Word, Found, Given, Args);
    return F == FunctionId::None ? bad(Where) : call(Where, F, Base, Args);
  }
  ExprId Callable = structMember(Where, Base, M.Named);
  if (isBad(Callable))
    return Callable;
  Arguments All{Callable};
  All.append(Args.begin(), Args.end());
  if (ExprId Call = overloadedOperator(Where, "operator()", All); Call != ExprId::None)
    return Call;
  return error(Where, Diagnostic::not_callable, {Word});
}

//===-- Names
//--------------------------------------------------------------------------------------===//

ExprId Checker::callByName(Location Where, NodeId Callee, Arguments &Args) {
  auto N = CurrentTree->get<syntax::NameRef>(Callee);
  llvm::StringRef Word = Names.spelling(N.Word);
  const unsigned Before = Diags.errorCount();
  auto Found = lookUp(Callee);
  if (Diags.errorCount() != Before)
    return bad(Where);
  if (N.Qualifier == NodeId::None && !N.Global)
    addAssociated(N.Word, Args, Found);
  bool Bad = llvm::any_of(Args, [&](ExprId E) { return isBad(E); });
  bool Callable = false, Method = false;
  for (Entity E : Found) {
    Callable |= E.isCallable();
    Method |=
        E.Kind == Entity::Sort::Function && P.function(FunctionId(E.Index)).This != TypeId::None;
  }
  if (!Callable && !Found.empty() && !Found[0].isType() && !Found[0].isTemplate()) {
    ExprId Object = checkName(Callee);
    if (isBad(Object) || Bad)
      return bad(Where);
    Arguments All{Object};
    All.append(Args.begin(), Args.end());
    if (ExprId Call = overloadedOperator(Where, "operator()", All); Call != ExprId::None)
      return Call;
    return error(Where, Diagnostic::not_callable, {Word});
  }
  std::vector<TemplateArgument> Given;
  // A library function that fits takes precedence over the program's functions of that name, as in
  // DXC.
  if (!Method) {
    const bool IsPlain = N.Qualifier == NodeId::None && !UsesLibraryNamespace;
    const std::string InNamespace = IsPlain ? std::string() : libraryName(Callee);
    auto Signatures = library::functions(!InNamespace.empty() ? llvm::StringRef(InNamespace)
                                         : N.Qualifier == NodeId::None ? Word
                                                                       : "");
    if (!Signatures.empty()) {
      if (Bad)
        return bad(Where);
      if (N.HasArguments)
        Given = templateArguments(N.Arguments);
      ExprId Call = libraryCall(Where, Word, Signatures, ExprId::None, Given, Args, !Callable);
      if (Call != ExprId::None)
        return Call;
    }
  }
  if (Callable) {
    if (Bad)
      return bad(Where);
    if (N.HasArguments && Given.empty())
      Given = templateArguments(N.Arguments);
    if (llvm::any_of(Given, [](const TemplateArgument &A) { return A.Type == TypeId::Error; }))
      return bad(Where);
    FunctionId F = resolve(Where, Word, Found, Given, Args);
    if (F == FunctionId::None)
      return bad(Where);
    ExprId This = ExprId::None;
    if (P.function(F).This != TypeId::None) {
      if (CurrentThis == TypeId::None)
        return error(Where, Diagnostic::field_without_object, {Word});
      This = P.add(Where, CurrentThis, expr::ThisPlace{0});
    }
    return call(Where, F, This, Args);
  }
  TypeId T = typeIfNamed(Callee);
  if (T == TypeId::Error || (T != TypeId::None && Bad))
    return bad(Where);
  if (T != TypeId::None)
    return construct(Where, T, Args);
  return unknownName(Where, Callee, Wanted::Function);
}

ExprId Checker::checkCall(NodeId Node) {
  auto N = CurrentTree->get<syntax::Call>(Node);
  Location Where = locationOf(Node);
  Arguments Args;
  for (size_t I = 0; I != N.Arguments.Count; ++I) {
    NodeId Argument = CurrentTree->item(N.Arguments, I);
    Args.push_back(checkExpression(Argument));
    // An object that holds a struct converts to the struct where one is needed.
  }
  switch (CurrentTree->kind(N.Callee)) {
  case NodeKind::Member: return checkMethodCall(Where, N.Callee, Args);
  case NodeKind::NameRef: return callByName(Where, N.Callee, Args);
  case NodeKind::TypeRef: {
    TypeId T = typeOf(N.Callee);
    if (T == TypeId::Error || llvm::any_of(Args, [&](ExprId E) { return isBad(E); }))
      return bad(Where);
    return construct(Where, T, Args);
  }
  default: break;
  }
  Arguments All{checkExpression(N.Callee)};
  All.append(Args.begin(), Args.end());
  if (llvm::any_of(All, [&](ExprId E) { return isBad(E); }))
    return bad(Where);
  if (ExprId Call = overloadedOperator(Where, "operator()", All); Call != ExprId::None)
    return Call;
  return error(Where, Diagnostic::type_not_callable, {spell(P.type(All[0]))});
}
