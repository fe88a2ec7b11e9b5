// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of functions, methods, the library, types, and objects with `operator()`.
#include "Calls.h"
#include "Context.h"
#include "Conversions.h"
#include "Declarations.h"
#include "Expressions.h"
#include "LibraryCalls.h"
#include "Members.h"
#include "NameLookup.h"
#include "Operators.h"
#include "Templates.h"
#include "Types.h"

namespace dxil::frontend {
using syntax::NodeId;
using syntax::NodeKind;

static bool isOpenArray(const CheckContext &C, TypeId T);
static bool hasLengthFor(const CheckContext &C, ExprId E, TypeId T, library::Direction Flow);

//===-- Arguments ----------------------------------------------------------------------------===//

/// Returns true if code generation can apply \p C in one step, as copying back requires.
static bool isSimple(ConversionKind K) {
  return K != ConversionKind::FromEnum && K != ConversionKind::ToEnum &&
         K != ConversionKind::Object && K != ConversionKind::ToBase;
}

static ExprId firstElements(CheckContext &C, ExprId Array, TypeId To) {
  Location Where = C.P.Expressions.location(Array);
  const Type Ty = C.Types.get(To);
  if (Ty.Rows > MaxStructParts)
    return error(C, Where, Diagnostic::initializer_too_large, {spell(C, To)});
  Arguments Elements;
  for (uint32_t I = 0; I != Ty.Rows; ++I) {
    ExprId Index = integer(C, Where, ScalarKind::UInt, I);
    Elements.push_back(load(C, C.P.add(Where, Ty.ElementType, expr::ElementPlace{Array, Index})));
  }
  return C.P.add(Where, To, expr::Construct{C.P.Expressions.addList<ExprId>(Elements)});
}

ExprId argument(CheckContext &C, ExprId E, TypeId Parameter, library::Direction Flow) {
  if (!C.isBad(E) && Flow == library::Direction::In && takesFirst(C, E, Parameter))
    return firstElements(C, E, Parameter);
  if (Flow == library::Direction::In)
    return convert(C, E, Parameter);
  Location Where = C.P.Expressions.location(E);
  if (C.isBad(E))
    return E;
  bool CopiesIn = Flow == library::Direction::InOut;
  if (!isPlace(C.kind(E)))
    return error(C, Where, Diagnostic::out_needs_place, {spell(C, Parameter)});
  if (!checkModifiable(C, E, Where))
    return bad(C, Where);
  TypeId T = C.P.type(E);
  OutArgumentConversion Chosen =
      outArgumentConversion(C.Types, T, Parameter, CopiesIn, !C.atLeast(LanguageVersion::v2021));
  using Error = OutArgumentConversion::Error;
  // The result of a library function is cast to an enum, as in DXC. No other function matches.
  const bool IsCast = Chosen.Problem == Error::NoMatch && C.Types.isNumeric(Parameter) &&
                      C.Types.get(T).Kind == TypeKind::Enum;
  if (IsCast) {
    Chosen.Back = explicitConversion(C.Types, Parameter, T);
    Chosen.Problem = Error::None;
  }
  if (Chosen.Problem == Error::TruncatesPlace)
    return error(C, Where, Diagnostic::truncates_place);
  if (Chosen.Problem != Error::None)
    return error(C, Where, Diagnostic::cannot_convert, {spell(C, T), spell(C, Parameter)});
  if (!IsCast && (!isSimple(Chosen.In.Kind) || !isSimple(Chosen.Back.Kind)))
    return error(C, Where, Diagnostic::not_supported_yet,
                 {"an out argument of a different struct or enum type"});
  warnOfConversion(C, E, Parameter, Chosen.In, Warn::Yes);
  return C.P.add(Where, Parameter,
                 expr::OutArgument{E, CopiesIn, Chosen.In.Kind, Chosen.Back.Kind});
}

/// Returns true if \p E may be passed to a groupshared parameter, which names the argument's
/// memory.
bool isSharedArgument(CheckContext &C, ExprId E, TypeId Parameter) {
  return !isAnyObject(C, E) && isGroupShared(C.P, E) && C.kind(E) != ExprKind::SwizzlePlace &&
         !bitFieldOf(C.P, C.Types, E) && C.Types.plain(C.P.type(E)) == C.Types.plain(Parameter);
}

/// Returns the variable that \p E names if it is of kind \p Kind and an unbounded array of
/// resources, else None.
static VariableId openArray(const CheckContext &C, ExprId E, VariableKind Kind) {
  if (isAnyObject(C, E) || C.kind(E) != ExprKind::VariablePlace || !isOpenArray(C, C.P.type(E)))
    return VariableId::None;
  const VariableId V = C.P.Expressions.get<expr::VariablePlace>(E).Variable;
  return C.P.variable(V).Kind == Kind ? V : VariableId::None;
}

static bool isOpenArray(const CheckContext &C, TypeId T) {
  return C.Types.get(T).Kind == TypeKind::Array && C.Types.get(T).Rows == 0 && C.Types.hasObject(T);
}

/// Returns an instance of \p F for these arguments if it has parameters that are unbounded arrays
/// of resources, else \p F. The instance's parameters have the arguments' lengths. An unbounded
/// argument cannot be copied: in the instance the parameter's name denotes the global array, and
/// the argument is removed from \p Args.
static FunctionId withLengths(CheckContext &C, FunctionId F, Arguments &Args) {
  const FunctionState S = state(C, F);
  const std::vector<VariableId> Parameters = C.P.function(F).Parameters;
  OpenArguments Key;
  bool Any = false;
  for (size_t I = 0; I != Parameters.size(); ++I) {
    const Variable &Parameter = C.P.variable(Parameters[I]);
    Key.push_back({Parameter.Type, VariableId::None});
    if (I >= Args.size() || isAnyObject(C, Args[I]) || !isOpenArray(C, Parameter.Type) ||
        !takesAnyLength(C, C.P.type(Args[I]), Parameter.Type))
      continue;
    if (!isOpenArray(C, C.P.type(Args[I])))
      Key.back().first = C.Types.plain(C.P.type(Args[I]));
    else if (Parameter.Flow == library::Direction::In)
      Key.back().second = openArray(C, Args[I], VariableKind::Resource);
    Any |= Key.back() != OpenArguments::value_type{Parameter.Type, VariableId::None};
  }
  if (!Any || S.Node == NodeId::None)
    return F;
  for (size_t I = Args.size(); I-- != 0;)
    if (Key[I].second != VariableId::None)
      Args.erase(Args.begin() + I);
  for (const auto &[Lengths, Declared] : C.Functions.WithLengths[F])
    if (Lengths == Key)
      return Declared;
  Elsewhere Inside(C, S.Scope, S.Tree, S.Source, S.Horizon);
  FunctionId New = declareFunction(C, S.Node, S.Scope, C.P.function(F).This, ~0u);
  state(C, New).Instance = S.Instance;
  std::vector<VariableId> Kept;
  for (size_t I = 0; I != Key.size(); ++I) {
    const VariableId Own = C.P.function(New).Parameters[I];
    C.P.variable(Own).Type = Key[I].first;
    if (Key[I].second == VariableId::None)
      Kept.push_back(Own);
    else
      state(C, New).OpenArrays.push_back({C.P.variable(Own).Word, Key[I].second});
  }
  C.P.function(New).Parameters = std::move(Kept);
  C.Functions.WithLengths[F].push_back({std::move(Key), New});
  checkBody(C, New);
  return New;
}

ExprId call(CheckContext &C, Location Where, FunctionId F, ExprId This,
            llvm::ArrayRef<ExprId> Given) {
  Arguments Args(Given);
  F = withLengths(C, F, Args);
  const bool IsDefinedLater = state(C, F).Node == NodeId::None;
  bool Waits = false;
  // Conversions may create instances, which moves functions and variables in memory.
  const std::vector<VariableId> Parameters = C.P.function(F).Parameters;
  const TypeId Result = C.P.function(F).Result, Struct = C.P.function(F).This;
  Arguments Converted;
  for (size_t I = 0; I != Parameters.size(); ++I) {
    const TypeId T = C.P.variable(Parameters[I]).Type;
    const library::Direction Flow = C.P.variable(Parameters[I]).Flow;
    if (I >= Args.size() && Flow != library::Direction::In)
      return error(C, Where, Diagnostic::default_of_output,
                   {C.Names.spelling(C.P.variable(Parameters[I]).Word)});
    const bool HasLength =
        IsDefinedLater && I < Args.size() && isOpenArray(C, T) && hasLengthFor(C, Args[I], T, Flow);
    Waits |= HasLength;
    ExprId E = I >= Args.size() ? C.P.variable(Parameters[I]).Initializer
               : C.P.variable(Parameters[I]).IsShared || HasLength ? Args[I]
                                                                   : argument(C, Args[I], T, Flow);
    if (C.isBad(E))
      return bad(C, Where);
    if (HasLength) {
      Converted.push_back(E);
      continue;
    }
    // A parameter is a copy, and an unbounded array cannot be copied. Only instances of the
    // enclosing function give this parameter a meaning.
    if (isOpenArray(C, T) &&
        (I >= Args.size() || openArray(C, Args[I], VariableKind::Parameter) == VariableId::None))
      return error(C, C.P.Expressions.location(E), Diagnostic::not_supported_yet,
                   {"passing an unsized array of resources that is not a global variable"});
    Converted.push_back(E);
  }
  if (Struct == TypeId::None)
    This = ExprId::None;
  else if (This != ExprId::None)
    This = toBase(C, Where, placed(C, This), Struct);
  const ExprId Call = C.P.add(Where, C.Types.plain(Result),
                              expr::Call{F, This, C.P.Expressions.addList<ExprId>(Converted)});
  if (Waits)
    C.Functions.WaitingCalls.push_back(Call);
  return Call;
}

/// Returns true if an instance from withLengths() takes \p E for its parameter of type \p T, an
/// unbounded array of resources.
static bool hasLengthFor(const CheckContext &C, ExprId E, TypeId T, library::Direction Flow) {
  if (isAnyObject(C, E) || !takesAnyLength(C, C.P.type(E), T))
    return false;
  return !isOpenArray(C, C.P.type(E)) ||
         (Flow == library::Direction::In &&
          openArray(C, E, VariableKind::Resource) != VariableId::None);
}

/// Replaces the callee in calls of functions that were only declared at the call and have
/// parameters that are unbounded arrays of resources, by the instance for the arguments.
void completeCalls(CheckContext &C) {
  for (size_t Index = 0; Index != C.Functions.WaitingCalls.size(); ++Index) {
    const auto N = C.P.Expressions.get<expr::Call>(C.Functions.WaitingCalls[Index]);
    Arguments Args;
    for (size_t I = 0; I != N.Arguments.Count; ++I)
      Args.push_back(C.P.Expressions.item(N.Arguments, I));
    const FunctionId F = withLengths(C, N.Callee, Args);
    if (F == N.Callee)
      continue; // a missing body is reported when a shader reaches the call
    for (size_t I = 0; I != Args.size(); ++I) {
      const Variable &Parameter = C.P.variable(C.P.function(F).Parameters[I]);
      if (!Parameter.IsShared && C.Types.hasObject(Parameter.Type))
        Args[I] = argument(C, Args[I], TypeId(Parameter.Type), Parameter.Flow);
    }
    C.P.Expressions.set(C.Functions.WaitingCalls[Index],
                        expr::Call{F, N.This, C.P.Expressions.addList<ExprId>(Args)});
  }
}

//===-- Methods ------------------------------------------------------------------------------===//

/// Returns the place `records.Get()` or `records.Get(index)`, or None for other calls.
static ExprId recordOfNode(CheckContext &C, Location Where, ExprId Base, llvm::StringRef Word,
                           Arguments &Args) {
  const Object &O = C.Types.objectOf(C.P.type(Base));
  if (O.Record->Kind != library::ObjectType::Sort::NodeRecord || Word != "Get" ||
      O.Arguments.empty() || Args.size() > O.Record->Coordinates)
    return ExprId::None;
  ExprId Index = Args.empty() ? integer(C, Where, ScalarKind::UInt, 0) : indexValue(C, Args[0]);
  if (C.isBad(Index))
    return Index;
  return C.P.add(
      Where, O.Arguments[0].Type,
      expr::BufferPlace{loadObject(C, Base), convert(C, Index, C.Types.scalar(ScalarKind::UInt))});
}

/// Calls `operator()` of \p Object, which \p Word names.
static ExprId callObject(CheckContext &C, Location Where, ExprId Object, llvm::StringRef Word,
                         const Arguments &Args) {
  Arguments All{Object};
  All.append(Args.begin(), Args.end());
  const ExprId Call = overloadedOperator(C, Where, "operator()", All);
  return Call != ExprId::None ? Call : error(C, Where, Diagnostic::not_callable, {Word});
}

static ExprId checkMethodCall(CheckContext &C, Location Where, NodeId Callee, Arguments &Args) {
  auto M = C.Here.Tree->get<syntax::Member>(Callee);
  auto N = C.Here.Tree->get<syntax::NameRef>(M.Named);
  llvm::StringRef Word = C.Names.spelling(N.Word);
  ExprId Base = checkExpression(C, M.Base);
  if (C.isBad(Base) || llvm::any_of(Args, [&](ExprId E) { return C.isBad(E); }))
    return bad(C, Where);
  if (isAnyObject(C, Base))
    return error(C, Where, Diagnostic::heap_needs_type);
  std::vector<TemplateArgument> Given;
  if (N.HasArguments)
    Given = templateArguments(C, N.Arguments);
  if (C.Types.get(C.P.type(Base)).Kind == TypeKind::Object) {
    if (ExprId Record = recordOfNode(C, Where, Base, Word, Args); Record != ExprId::None)
      return Record;
    auto Signatures = library::methods(*C.Types.objectOf(C.P.type(Base)).Record, Word);
    if (!Signatures.empty())
      return libraryCall(C, Where, Word, Signatures, loadObject(C, Base), Given, Args, true);
    Base = contents(C, Base);
  }
  TypeId T = C.P.type(Base);
  if (C.Types.get(T).Kind != TypeKind::Struct)
    return error(C, Where, Diagnostic::no_such_member,
                 {Word, spell(C, T), similarMember(C, T, Word)});
  TypeId In = N.Qualifier == NodeId::None ? T : typeOf(C, N.Qualifier), Owner = TypeId::None;
  if (In == TypeId::Error)
    return bad(C, Where);
  auto Matches = lookUpMember(C, In, N.Word, Owner);
  if (Matches.empty() && C.wasUnread(N.Word))
    return bad(C, Where); // the declaration had an error
  if (Matches.empty())
    return error(C, Where, Diagnostic::no_such_member,
                 {Word, spell(C, T), similarMember(C, T, Word)});
  if (Matches[0].isCallable()) {
    FunctionId F = resolve(C, Where, Word, Matches, Given, Args);
    return F == FunctionId::None ? bad(C, Where) : call(C, Where, F, Base, Args);
  }
  ExprId Callable = structMember(C, Where, Base, M.Named);
  return C.isBad(Callable) ? Callable : callObject(C, Where, Callable, Word, Args);
}

//===-- Names --------------------------------------------------------------------------------===//

/// Calls `operator()` of a variable.
static ExprId callVariable(CheckContext &C, Location Where, NodeId Callee, const Arguments &Args) {
  ExprId Object = checkName(C, Callee);
  if (C.isBad(Object) || llvm::any_of(Args, [&](ExprId E) { return C.isBad(E); }))
    return bad(C, Where);
  return callObject(C, Where, Object,
                    C.Names.spelling(C.Here.Tree->get<syntax::NameRef>(Callee).Word), Args);
}

/// Calls the best of the program's functions \p Matches. A method is called on `this`.
static ExprId callOverload(CheckContext &C, Location Where, llvm::StringRef Word,
                           llvm::ArrayRef<Entity> Matches, llvm::ArrayRef<TemplateArgument> Given,
                           Arguments &Args) {
  if (llvm::any_of(Given, [](const TemplateArgument &A) { return A.Type == TypeId::Error; }))
    return bad(C, Where);
  FunctionId F = resolve(C, Where, Word, Matches, Given, Args);
  if (F == FunctionId::None)
    return bad(C, Where);
  ExprId This = ExprId::None;
  if (C.P.function(F).This != TypeId::None) {
    if (C.Here.This == TypeId::None)
      return error(C, Where, Diagnostic::field_without_object, {Word});
    This = C.P.add(Where, C.Here.This, expr::ThisPlace{});
  }
  return call(C, Where, F, This, Args);
}

static ExprId callByName(CheckContext &C, Location Where, NodeId Callee, Arguments &Args) {
  auto N = C.Here.Tree->get<syntax::NameRef>(Callee);
  llvm::StringRef Word = C.Names.spelling(N.Word);
  const unsigned Before = C.Diags.errorCount();
  auto Matches = lookUp(C, Callee);
  if (C.Diags.errorCount() != Before)
    return bad(C, Where);
  if (N.Qualifier == NodeId::None && !N.Global)
    addAssociated(C, N.Word, Args, Matches);
  bool Bad = llvm::any_of(Args, [&](ExprId E) { return C.isBad(E); });
  bool Callable = false, Method = false;
  for (Entity E : Matches) {
    Callable |= E.isCallable();
    Method |=
        E.Kind == Entity::Sort::Function && C.P.function(FunctionId(E.Index)).This != TypeId::None;
  }
  if (!Callable && !Matches.empty() && !Matches[0].isType() && !Matches[0].isTemplate())
    return callVariable(C, Where, Callee, Args);
  std::vector<TemplateArgument> Given;
  // A library function that fits takes precedence over the program's functions of that name, as in
  // DXC.
  if (!Method) {
    const bool IsPlain = N.Qualifier == NodeId::None && !C.Library.NamespaceUsed;
    const std::string InNamespace = IsPlain ? std::string() : libraryName(C, Callee);
    auto Signatures = library::functions(!InNamespace.empty() ? llvm::StringRef(InNamespace)
                                         : N.Qualifier == NodeId::None ? Word
                                                                       : "");
    if (!Signatures.empty()) {
      if (Bad)
        return bad(C, Where);
      if (N.HasArguments)
        Given = templateArguments(C, N.Arguments);
      ExprId Call = libraryCall(C, Where, Word, Signatures, ExprId::None, Given, Args, !Callable);
      if (Call != ExprId::None)
        return Call;
    }
  }
  if (Callable) {
    if (Bad)
      return bad(C, Where);
    if (N.HasArguments && Given.empty())
      Given = templateArguments(C, N.Arguments);
    return callOverload(C, Where, Word, Matches, Given, Args);
  }
  TypeId T = typeIfNamed(C, Callee);
  if (T == TypeId::Error || (T != TypeId::None && Bad))
    return bad(C, Where);
  if (T != TypeId::None)
    return construct(C, Where, T, Args);
  return unknownName(C, Where, Callee, Wanted::Function);
}

ExprId checkCall(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Call>(Node);
  Location Where = C.locationOf(Node);
  Arguments Args;
  for (size_t I = 0; I != N.Arguments.Count; ++I) {
    NodeId Argument = C.Here.Tree->item(N.Arguments, I);
    Args.push_back(checkExpression(C, Argument));
    // An object that holds a struct, such as a ConstantBuffer, converts to the struct.
  }
  switch (C.Here.Tree->kind(N.Callee)) {
  case NodeKind::Member: return checkMethodCall(C, Where, N.Callee, Args);
  case NodeKind::NameRef: return callByName(C, Where, N.Callee, Args);
  case NodeKind::TypeRef: {
    TypeId T = typeOf(C, N.Callee);
    if (T == TypeId::Error || llvm::any_of(Args, [&](ExprId E) { return C.isBad(E); }))
      return bad(C, Where);
    return construct(C, Where, T, Args);
  }
  default: break;
  }
  Arguments All{checkExpression(C, N.Callee)};
  All.append(Args.begin(), Args.end());
  if (llvm::any_of(All, [&](ExprId E) { return C.isBad(E); }))
    return bad(C, Where);
  if (ExprId Call = overloadedOperator(C, Where, "operator()", All); Call != ExprId::None)
    return Call;
  return error(C, Where, Diagnostic::type_not_callable, {spell(C, C.P.type(All[0]))});
}

} // namespace dxil::frontend
