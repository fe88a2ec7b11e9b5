// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Literals, names and loads, and the dispatch from syntax nodes to the checks of expressions.
#include "Checker.h"

#include "llvm/ADT/bit.h"

using namespace dxil::frontend;
using syntax::NodeId;
using syntax::NodeKind;

/// Limits the nesting of expressions: the parser limits chains and parentheses, not their product.
constexpr unsigned MaxExpressionDepth = 4000;

//===-- Building blocks
//--------------------------------------------------------------------------------------===//

ExprId Checker::bad(Location Where) {
  return P.add(Where, TypeId::Error, expr::Bad{0});
}

ExprId Checker::error(Location Where, Diagnostic What,
                      std::initializer_list<llvm::StringRef> Arguments) {
  Diags.report(Where, What, Arguments);
  return bad(Where);
}

ExprId Checker::constant(Location Where, TypeId T, uint64_t Bits) {
  return P.add(Where, T, expr::Constant{uint32_t(Bits), uint32_t(Bits >> 32)});
}

ExprId Checker::integer(Location Where, ScalarKind K, uint64_t Value) {
  return constant(Where, Types.scalar(K), Value);
}

std::optional<uint64_t> Checker::constantBits(ExprId E) const {
  if (!P.Expressions.is(E, ExprKind::Constant))
    return {};
  auto C = P.Expressions.get<expr::Constant>(E);
  return uint64_t(C.High) << 32 | C.Low;
}

ExprId Checker::load(ExprId E) {
  if (!isPlace(kind(E)))
    return E;
  Location Where = P.Expressions.location(E);
  if (isBad(E))
    return E;
  if (kind(E) == ExprKind::TemporaryPlace)
    return P.Expressions.get<expr::TemporaryPlace>(E).Value;
  if (kind(E) == ExprKind::StoredPlace)
    return P.Expressions.get<expr::StoredPlace>(E).Store;
  if (!checkInside(E))
    return bad(Where);
  return P.add(Where, Types.plain(P.type(E)), expr::Load{E});
}

ExprId Checker::placed(ExprId E) {
  if (isPlace(kind(E)))
    return E;
  return P.add(P.Expressions.location(E), P.type(E), expr::TemporaryPlace{E});
}

ExprId Checker::contents(ExprId E) {
  TypeId T = P.type(E);
  if (isAnyObject(E) || Types.get(T).Kind != TypeKind::Object)
    return E;
  const Object &O = Types.objectOf(T);
  using Sort = library::ObjectType::Sort;
  bool Holds = O.Record->Kind == Sort::ConstantBuffer || O.Record->Kind == Sort::TextureBuffer;
  if (!Holds || O.Arguments.empty())
    return E;
  return P.add(P.Expressions.location(E), O.Arguments[0].Type, expr::ContentsPlace{load(E)});
}

ExprId Checker::toBase(Location Where, ExprId E, TypeId To) {
  while (P.type(E) != To && Types.get(P.type(E)).Kind == TypeKind::Struct) {
    TypeId Base = Types.structOf(P.type(E)).Base;
    if (Base == TypeId::None)
      break;
    E = isPlace(kind(E)) ? P.add(Where, Base, expr::BasePlace{E})
                         : P.add(Where, Base, expr::Convert{ConversionKind::ToBase, E});
  }
  return E;
}

ExprId Checker::field(Location Where, ExprId Base, TypeId Owner, uint32_t Index) {
  Base = toBase(Where, Base, Owner);
  TypeId T = Types.structOf(Owner).Fields[Index].Type;
  if (isPlace(kind(Base)))
    return P.add(Where, T, expr::FieldPlace{Base, Index});
  return P.add(Where, Types.plain(T), expr::FieldValue{Base, Index});
}

bool Checker::isOrHasBase(TypeId T, TypeId Base) const {
  while (T != Base && T != TypeId::None && Types.get(T).Kind == TypeKind::Struct)
    T = Types.structOf(T).Base;
  return T == Base;
}

ExprId Checker::variablePlace(Location Where, VariableId V) {
  if (auto Unusable = UnusableGlobals.find(V); Unusable != UnusableGlobals.end())
    return error(Where, Unusable->second.Why, {Unusable->second.Text});
  Variable &Of = P.variable(V);
  Of.Used = true;
  return P.add(Where, Of.Type, expr::VariablePlace{V});
}

//===-- Literals
//--------------------------------------------------------------------------------------===//

ExprId Checker::checkInteger(NodeId Node) {
  Location Where = locationOf(Node);
  const IntegerLiteral &L =
      CurrentSource->Integers[CurrentTree->get<syntax::Integer>(Node).Literal];
  uint64_t Value = L.Value;
  bool Unsigned = L.Suffix == IntegerSuffix::U || L.Suffix == IntegerSuffix::UL ||
                  L.Suffix == IntegerSuffix::ULL;
  bool Wide = L.Suffix == IntegerSuffix::LL || L.Suffix == IntegerSuffix::ULL;
  if (!atLeast(LanguageVersion::v202x)) {
    if (L.Suffix == IntegerSuffix::None)
      return integer(Where, ScalarKind::LiteralInt, Value);
    if (Wide)
      return integer(Where, Unsigned ? ScalarKind::UInt64 : ScalarKind::Int64, Value);
    // `l` alone has no effect.
    return integer(Where, Unsigned || !L.Decimal ? ScalarKind::UInt : ScalarKind::Int,
                   uint32_t(Value));
  }
  // The first type that can represent the value.
  Wide |= L.Suffix == IntegerSuffix::L || L.Suffix == IntegerSuffix::UL;
  bool MayBeUnsigned = Unsigned || !L.Decimal;
  if (!Wide && !Unsigned && Value <= INT32_MAX)
    return integer(Where, ScalarKind::Int, Value);
  if (!Wide && MayBeUnsigned && Value <= UINT32_MAX)
    return integer(Where, ScalarKind::UInt, Value);
  bool Signed = !Unsigned && Value <= uint64_t(INT64_MAX);
  return integer(Where, Signed ? ScalarKind::Int64 : ScalarKind::UInt64, Value);
}

ExprId Checker::checkFloat(NodeId Node) {
  Location Where = locationOf(Node);
  const FloatLiteral &L = CurrentSource->Floats[CurrentTree->get<syntax::Float>(Node).Literal];
  bool New = atLeast(LanguageVersion::v202x);
  ScalarKind K = ScalarKind::Float;
  switch (L.Suffix) {
  case FloatSuffix::None: K = New ? ScalarKind::Float : ScalarKind::LiteralFloat; break;
  case FloatSuffix::H: K = Types.native16() || New ? ScalarKind::Half : ScalarKind::Float; break;
  case FloatSuffix::F: break;
  case FloatSuffix::L: K = ScalarKind::Double; break;
  }
  ExprId Exact = integer(Where, ScalarKind::LiteralFloat, llvm::bit_cast<uint64_t>(L.Value));
  return K == ScalarKind::LiteralFloat ? Exact
                                       : applied(Exact, Types.scalar(K), ConversionKind::Elements);
}

ExprId Checker::checkSizeOf(NodeId Node) {
  Location Where = locationOf(Node);
  NodeId Operand = CurrentTree->get<syntax::SizeOf>(Node).Operand;
  TypeId T = TypeId::None;
  switch (CurrentTree->kind(Operand)) {
  case NodeKind::TypeRef:
  case NodeKind::ArrayType:
    checkTypeName(Operand);
    T = typeOf(Operand);
    break;
  case NodeKind::NameRef: T = typeIfNamed(Operand); [[fallthrough]];
  default:
    if (T == TypeId::None)
      T = P.type(checkExpression(Operand));
  }
  if (T == TypeId::Error)
    return bad(Where);
  if (isLiteralType(T))
    return error(Where, Diagnostic::sizeof_literal, {spell(T)});
  if (Types.hasObject(T) || T == TypeId::Void || Types.get(T).Kind == TypeKind::String)
    return error(Where, Diagnostic::sizeof_object, {spell(T)});
  return integer(Where, ScalarKind::UInt, sizeOf(Types, T));
}

//===-- Names
//--------------------------------------------------------------------------------------===//

ExprId Checker::checkName(NodeId Node) {
  Location Where = locationOf(Node);
  NodeId Named = Node;
  if (CurrentTree->is(Node, NodeKind::TypeRef))
    Named = CurrentTree->get<syntax::TypeRef>(Node).Named;
  if (!CurrentTree->is(Named, NodeKind::NameRef))
    return error(Where, Diagnostic::type_is_no_value, {"this"});
  auto N = CurrentTree->get<syntax::NameRef>(Named);
  llvm::StringRef Word = Names.spelling(N.Word);
  const unsigned Before = Diags.errorCount();
  auto Found = lookUp(Named);
  if (Diags.errorCount() != Before)
    return bad(Where);
  for (Entity E : Found) {
    switch (E.Kind) {
    case Entity::Sort::Variable:
      if (InDefault && P.variable(VariableId(E.Index)).Kind == VariableKind::Parameter)
        return error(Where, Diagnostic::default_names_parameter, {Word});
      return variablePlace(Where, VariableId(E.Index));
    case Entity::Sort::Field: {
      TypeId Owner = TypeId::None, In = CurrentThis;
      if (N.Qualifier != NodeId::None) // `Base::x`
        In = scope(scopeOf(N.Qualifier)).Struct;
      if (CurrentThis == TypeId::None || lookUpMember(In, N.Word, Owner).empty() ||
          !isOrHasBase(CurrentThis, Owner))
        return error(Where, Diagnostic::field_without_object, {Word});
      return field(Where, P.add(Where, CurrentThis, expr::ThisPlace{0}), Owner, E.Index);
    }
    case Entity::Sort::Enumerator:
    case Entity::Sort::Constant: return ExprId(E.Index);
    case Entity::Sort::Function:
    case Entity::Sort::FunctionTemplate:
      return error(Where, Diagnostic::function_is_no_value, {Word});
    case Entity::Sort::Type:
    case Entity::Sort::Alias:
    case Entity::Sort::TypeTemplate:
    case Entity::Sort::Namespace: return error(Where, Diagnostic::type_is_no_value, {Word});
    case Entity::Sort::None: break;
    }
  }
  if (typeIfNamed(Named) != TypeId::None)
    return error(Where, Diagnostic::type_is_no_value, {Word});
  if (!library::functions(Word).empty())
    return error(Where, Diagnostic::function_is_no_value, {Word});
  return unknownName(Where, Named, Wanted::Value);
}

//===-- Dispatch
//--------------------------------------------------------------------------------------===//

ExprId Checker::checkExpression(NodeId Node) {
  if (Node == NodeId::None)
    return bad(Location::None);
  Location Where = locationOf(Node);
  if (ExpressionDepth >= MaxExpressionDepth)
    return error(Where, Diagnostic::expression_too_deep);
  struct Deeper {
    unsigned &Depth;
    explicit Deeper(unsigned &Depth) : Depth(Depth) { ++Depth; }
    ~Deeper() { --Depth; }
  } Here(ExpressionDepth);
  switch (CurrentTree->kind(Node)) {
  case NodeKind::NameRef:
  case NodeKind::TypeRef: return checkName(Node);
  case NodeKind::Integer: return checkInteger(Node);
  case NodeKind::Float: return checkFloat(Node);
  case NodeKind::Bool:
    return integer(Where, ScalarKind::Bool, CurrentTree->get<syntax::Bool>(Node).Value);
  case NodeKind::String:
    return P.add(Where, Types.string(),
                 expr::StringConstant{CurrentTree->get<syntax::String>(Node).Literal});
  case NodeKind::This:
    if (CurrentThis == TypeId::None)
      return error(Where, Diagnostic::this_outside_method);
    return P.add(Where, CurrentThis, expr::ThisPlace{0});
  case NodeKind::Unary: return checkUnary(Node);
  case NodeKind::Postfix: {
    auto N = CurrentTree->get<syntax::Postfix>(Node);
    return checkIncrement(Where, N.Operand, N.Operator == syntax::UnaryOperator::PostDecrement,
                          true);
  }
  case NodeKind::Binary: return checkBinary(Node);
  case NodeKind::Assign: return checkAssign(Node);
  case NodeKind::Conditional: return checkConditional(Node);
  case NodeKind::Call: return checkCall(Node);
  case NodeKind::Subscript: return checkSubscript(Node);
  case NodeKind::Member: return checkMember(Node);
  case NodeKind::Cast: {
    auto N = CurrentTree->get<syntax::Cast>(Node);
    checkTypeName(N.Type);
    TypeId To = typeOf(N.Type);
    ExprId E = checkExpression(N.Operand);
    if (To == TypeId::Error || isBad(E))
      return bad(Where);
    if (ExprId Place = castPlace(E, To, Where); Place != ExprId::None)
      return Place;
    E = cast(load(E), To, Where);
    if (isBad(E) || Types.get(To).Kind != TypeKind::Matrix ||
        Types.get(To).Order == MatrixOrder::Unspecified)
      return E;
    // Only a place of a matrix has an order of elements.
    return P.add(Where, To, expr::TemporaryPlace{E});
  }
  case NodeKind::SizeOf: return checkSizeOf(Node);
  case NodeKind::InitList: return error(Where, Diagnostic::list_is_no_value);
  default: return bad(Where);
  }
}

ExprId Checker::checkValue(NodeId Node) {
  return load(checkExpression(Node));
}

ExprId Checker::checkCondition(NodeId Node) {
  ExprId E = checkValue(Node);
  TypeId Bool = Types.scalar(ScalarKind::Bool);
  if (isBad(E) || P.type(E) == Bool)
    return E;
  const Type &T = Types.get(P.type(E));
  bool IsNumber = Types.isNumeric(P.type(E)) && Types.elementCount(P.type(E)) == 1;
  bool Converts = IsNumber || (T.Kind == TypeKind::Enum && !Types.enumOf(P.type(E)).IsClass);
  if (!Converts)
    return error(locationOf(Node), Diagnostic::condition_not_bool, {spell(P.type(E))});
  return convert(E, Bool);
}
