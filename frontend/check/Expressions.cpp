// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Literals, names and loads, and the dispatch from syntax nodes to the checks of expressions.
#include "Expressions.h"
#include "Calls.h"
#include "Context.h"
#include "Conversions.h"
#include "Declarations.h"
#include "Members.h"
#include "NameLookup.h"
#include "Operators.h"
#include "Types.h"

#include "llvm/ADT/bit.h"

namespace dxil::frontend {
using syntax::NodeId;
using syntax::NodeKind;

/// Limits the nesting of expressions: the parser limits chains and parentheses, not their product.
constexpr unsigned MaxExpressionDepth = 4000;

//===-- Building blocks ----------------------------------------------------------------------===//

ExprId bad(CheckContext &C, Location Where) {
  return C.P.add(Where, TypeId::Error, expr::Bad{});
}

ExprId error(CheckContext &C, Location Where, Diagnostic Id,
             std::initializer_list<llvm::StringRef> Arguments) {
  C.Diags.report(Where, Id, Arguments);
  return bad(C, Where);
}

ExprId constant(CheckContext &C, Location Where, TypeId T, uint64_t Bits) {
  return C.P.add(Where, T, expr::Constant{uint32_t(Bits), uint32_t(Bits >> 32)});
}

ExprId integer(CheckContext &C, Location Where, ScalarKind K, uint64_t Value) {
  return constant(C, Where, C.Types.scalar(K), Value);
}

std::optional<uint64_t> constantBits(const CheckContext &C, ExprId E) {
  if (!C.P.Expressions.is(E, ExprKind::Constant))
    return {};
  auto Number = C.P.Expressions.get<expr::Constant>(E);
  return uint64_t(Number.High) << 32 | Number.Low;
}

ExprId load(CheckContext &C, ExprId E) {
  if (!isPlace(C.kind(E)))
    return E;
  Location Where = C.P.Expressions.location(E);
  if (C.isBad(E))
    return E;
  if (C.kind(E) == ExprKind::TemporaryPlace)
    return C.P.Expressions.get<expr::TemporaryPlace>(E).Value;
  if (C.kind(E) == ExprKind::StoredPlace)
    return C.P.Expressions.get<expr::StoredPlace>(E).Store;
  if (!checkInside(C, E))
    return bad(C, Where);
  return C.P.add(Where, C.Types.plain(C.P.type(E)), expr::Load{E});
}

ExprId placed(CheckContext &C, ExprId E) {
  if (isPlace(C.kind(E)))
    return E;
  return C.P.add(C.P.Expressions.location(E), C.P.type(E), expr::TemporaryPlace{E});
}

ExprId contents(CheckContext &C, ExprId E) {
  TypeId T = C.P.type(E);
  if (isAnyObject(C, E) || C.Types.get(T).Kind != TypeKind::Object)
    return E;
  const Object &O = C.Types.objectOf(T);
  using Sort = library::ObjectType::Sort;
  bool Holds = O.Record->Kind == Sort::ConstantBuffer || O.Record->Kind == Sort::TextureBuffer;
  if (!Holds || O.Arguments.empty())
    return E;
  return C.P.add(C.P.Expressions.location(E), O.Arguments[0].Type, expr::ContentsPlace{load(C, E)});
}

ExprId toBase(CheckContext &C, Location Where, ExprId E, TypeId To) {
  while (C.P.type(E) != To && C.Types.get(C.P.type(E)).Kind == TypeKind::Struct) {
    TypeId Base = C.Types.structOf(C.P.type(E)).Base;
    if (Base == TypeId::None)
      break;
    E = isPlace(C.kind(E)) ? C.P.add(Where, Base, expr::BasePlace{E})
                           : C.P.add(Where, Base, expr::Convert{ConversionKind::ToBase, E});
  }
  return E;
}

ExprId field(CheckContext &C, Location Where, ExprId Base, TypeId Owner, uint32_t Index) {
  Base = toBase(C, Where, Base, Owner);
  TypeId T = C.Types.structOf(Owner).Fields[Index].Type;
  if (isPlace(C.kind(Base)))
    return C.P.add(Where, T, expr::FieldPlace{Base, Index});
  return C.P.add(Where, C.Types.plain(T), expr::FieldValue{Base, Index});
}

bool isOrHasBase(const CheckContext &C, TypeId T, TypeId Base) {
  while (T != Base && T != TypeId::None && C.Types.get(T).Kind == TypeKind::Struct)
    T = C.Types.structOf(T).Base;
  return T == Base;
}

ExprId variablePlace(CheckContext &C, Location Where, VariableId V) {
  if (auto Unusable = C.Declaring.UnusableGlobals.find(V);
      Unusable != C.Declaring.UnusableGlobals.end())
    return error(C, Where, Unusable->second.Why, {Unusable->second.Text});
  Variable &Var = C.P.variable(V);
  Var.Used = true;
  return C.P.add(Where, Var.Type, expr::VariablePlace{V});
}

//===-- Literals -----------------------------------------------------------------------------===//

static ExprId checkInteger(CheckContext &C, NodeId Node) {
  Location Where = C.locationOf(Node);
  const IntegerLiteral &L =
      C.Here.Source->Integers[C.Here.Tree->get<syntax::Integer>(Node).Literal];
  uint64_t Value = L.Value;
  bool Unsigned = L.Suffix == IntegerSuffix::U || L.Suffix == IntegerSuffix::UL ||
                  L.Suffix == IntegerSuffix::ULL;
  bool Wide = L.Suffix == IntegerSuffix::LL || L.Suffix == IntegerSuffix::ULL;
  if (!C.atLeast(LanguageVersion::v202x)) {
    if (L.Suffix == IntegerSuffix::None)
      return integer(C, Where, ScalarKind::LiteralInt, Value);
    if (Wide)
      return integer(C, Where, Unsigned ? ScalarKind::UInt64 : ScalarKind::Int64, Value);
    // `l` alone has no effect.
    return integer(C, Where, Unsigned || !L.Decimal ? ScalarKind::UInt : ScalarKind::Int,
                   uint32_t(Value));
  }
  // The first type that can represent the value.
  Wide |= L.Suffix == IntegerSuffix::L || L.Suffix == IntegerSuffix::UL;
  bool MayBeUnsigned = Unsigned || !L.Decimal;
  if (!Wide && !Unsigned && Value <= INT32_MAX)
    return integer(C, Where, ScalarKind::Int, Value);
  if (!Wide && MayBeUnsigned && Value <= UINT32_MAX)
    return integer(C, Where, ScalarKind::UInt, Value);
  bool Signed = !Unsigned && Value <= uint64_t(INT64_MAX);
  return integer(C, Where, Signed ? ScalarKind::Int64 : ScalarKind::UInt64, Value);
}

static ExprId checkFloat(CheckContext &C, NodeId Node) {
  Location Where = C.locationOf(Node);
  const FloatLiteral &L = C.Here.Source->Floats[C.Here.Tree->get<syntax::Float>(Node).Literal];
  bool New = C.atLeast(LanguageVersion::v202x);
  ScalarKind K = ScalarKind::Float;
  switch (L.Suffix) {
  case FloatSuffix::None: K = New ? ScalarKind::Float : ScalarKind::LiteralFloat; break;
  case FloatSuffix::H: K = C.Types.native16() || New ? ScalarKind::Half : ScalarKind::Float; break;
  case FloatSuffix::F: break;
  case FloatSuffix::L: K = ScalarKind::Double; break;
  }
  ExprId Exact = integer(C, Where, ScalarKind::LiteralFloat, llvm::bit_cast<uint64_t>(L.Value));
  return K == ScalarKind::LiteralFloat
             ? Exact
             : applied(C, Exact, C.Types.scalar(K), ConversionKind::Elements);
}

static ExprId checkSizeOf(CheckContext &C, NodeId Node) {
  Location Where = C.locationOf(Node);
  NodeId Operand = C.Here.Tree->get<syntax::SizeOf>(Node).Operand;
  TypeId T = TypeId::None;
  switch (C.Here.Tree->kind(Operand)) {
  case NodeKind::TypeRef:
  case NodeKind::ArrayType:
    checkTypeName(C, Operand);
    T = typeOf(C, Operand);
    break;
  case NodeKind::NameRef: T = typeIfNamed(C, Operand); [[fallthrough]];
  default:
    if (T == TypeId::None)
      T = C.P.type(checkExpression(C, Operand));
  }
  if (T == TypeId::Error)
    return bad(C, Where);
  if (isLiteralType(C, T))
    return error(C, Where, Diagnostic::sizeof_literal, {spell(C, T)});
  if (C.Types.hasObject(T) || T == TypeId::Void || C.Types.get(T).Kind == TypeKind::String)
    return error(C, Where, Diagnostic::sizeof_object, {spell(C, T)});
  return integer(C, Where, ScalarKind::UInt, sizeOf(C.Types, T));
}

//===-- Names --------------------------------------------------------------------------------===//

/// Returns the object of a method. The body of a library's method has it as a parameter.
static ExprId checkThis(CheckContext &C, Location Where) {
  if (C.Here.This != TypeId::None)
    return C.P.add(Where, C.Here.This, expr::ThisPlace{});
  const auto Objects = lookUp(C, Name::this_);
  return Objects.empty() ? error(C, Where, Diagnostic::this_outside_method)
                         : variablePlace(C, Where, VariableId(Objects.front().Index));
}

ExprId checkName(CheckContext &C, NodeId Node) {
  Location Where = C.locationOf(Node);
  NodeId Named = Node;
  if (C.Here.Tree->is(Node, NodeKind::TypeRef))
    Named = C.Here.Tree->get<syntax::TypeRef>(Node).Named;
  if (!C.Here.Tree->is(Named, NodeKind::NameRef))
    return error(C, Where, Diagnostic::type_is_no_value, {"this"});
  auto N = C.Here.Tree->get<syntax::NameRef>(Named);
  llvm::StringRef Word = C.Names.spelling(N.Word);
  const unsigned Before = C.Diags.errorCount();
  auto Matches = lookUp(C, Named);
  if (C.Diags.errorCount() != Before)
    return bad(C, Where);
  for (Entity E : Matches) {
    switch (E.Kind) {
    case Entity::Sort::Variable:
      if (C.Here.InDefault && C.P.variable(VariableId(E.Index)).Kind == VariableKind::Parameter)
        return error(C, Where, Diagnostic::default_names_parameter, {Word});
      return variablePlace(C, Where, VariableId(E.Index));
    case Entity::Sort::Field: {
      TypeId Owner = TypeId::None, In = C.Here.This;
      if (N.Qualifier != NodeId::None) // `Base::x`
        In = C.Scopes.at(scopeOf(C, N.Qualifier)).Struct;
      if (C.Here.This == TypeId::None || lookUpMember(C, In, N.Word, Owner).empty() ||
          !isOrHasBase(C, C.Here.This, Owner))
        return error(C, Where, Diagnostic::field_without_object, {Word});
      return field(C, Where, C.P.add(Where, C.Here.This, expr::ThisPlace{}), Owner, E.Index);
    }
    case Entity::Sort::Enumerator:
    case Entity::Sort::Constant: return ExprId(E.Index);
    case Entity::Sort::Function:
    case Entity::Sort::FunctionTemplate:
      return error(C, Where, Diagnostic::function_is_no_value, {Word});
    case Entity::Sort::Type:
    case Entity::Sort::Alias:
    case Entity::Sort::TypeTemplate:
    case Entity::Sort::Namespace: return error(C, Where, Diagnostic::type_is_no_value, {Word});
    case Entity::Sort::None: break;
    }
  }
  if (typeIfNamed(C, Named) != TypeId::None)
    return error(C, Where, Diagnostic::type_is_no_value, {Word});
  if (!library::functions(Word).empty())
    return error(C, Where, Diagnostic::function_is_no_value, {Word});
  return unknownName(C, Where, Named, Wanted::Value);
}

//===-- Dispatch -----------------------------------------------------------------------------===//

ExprId checkExpression(CheckContext &C, NodeId Node) {
  if (Node == NodeId::None)
    return bad(C, Location::None);
  Location Where = C.locationOf(Node);
  if (C.ExpressionDepth >= MaxExpressionDepth)
    return error(C, Where, Diagnostic::expression_too_deep);
  struct Deeper {
    unsigned &Depth;
    explicit Deeper(unsigned &Depth) : Depth(Depth) { ++Depth; }
    ~Deeper() { --Depth; }
  } Here(C.ExpressionDepth);
  switch (C.Here.Tree->kind(Node)) {
  case NodeKind::NameRef:
  case NodeKind::TypeRef: return checkName(C, Node);
  case NodeKind::Integer: return checkInteger(C, Node);
  case NodeKind::Float: return checkFloat(C, Node);
  case NodeKind::Bool:
    return integer(C, Where, ScalarKind::Bool, C.Here.Tree->get<syntax::Bool>(Node).Value);
  case NodeKind::String:
    return C.P.add(Where, C.Types.string(),
                   expr::StringConstant{C.Here.Tree->get<syntax::String>(Node).Literal});
  case NodeKind::This: return checkThis(C, Where);
  case NodeKind::Unary: return checkUnary(C, Node);
  case NodeKind::Postfix: {
    auto N = C.Here.Tree->get<syntax::Postfix>(Node);
    return checkIncrement(C, Where, N.Operand, N.Operator == syntax::UnaryOperator::PostDecrement,
                          true);
  }
  case NodeKind::Binary: return checkBinary(C, Node);
  case NodeKind::Assign: return checkAssign(C, Node);
  case NodeKind::Conditional: return checkConditional(C, Node);
  case NodeKind::Call: return checkCall(C, Node);
  case NodeKind::Subscript: return checkSubscript(C, Node);
  case NodeKind::Member: return checkMember(C, Node);
  case NodeKind::Cast: {
    auto N = C.Here.Tree->get<syntax::Cast>(Node);
    checkTypeName(C, N.Type);
    TypeId To = typeOf(C, N.Type);
    ExprId E = checkExpression(C, N.Operand);
    if (To == TypeId::Error || C.isBad(E))
      return bad(C, Where);
    if (ExprId Place = castPlace(C, E, To, Where); Place != ExprId::None)
      return Place;
    E = cast(C, load(C, E), To, Where);
    if (C.isBad(E) || C.Types.get(To).Kind != TypeKind::Matrix ||
        C.Types.get(To).Order == MatrixOrder::Unspecified)
      return E;
    // Only a place of a matrix has an order of elements.
    return C.P.add(Where, To, expr::TemporaryPlace{E});
  }
  case NodeKind::SizeOf: return checkSizeOf(C, Node);
  case NodeKind::InitList: return error(C, Where, Diagnostic::list_is_no_value);
  default: return bad(C, Where);
  }
}

ExprId checkValue(CheckContext &C, NodeId Node) {
  return load(C, checkExpression(C, Node));
}

ExprId checkCondition(CheckContext &C, NodeId Node) {
  ExprId E = checkValue(C, Node);
  TypeId Bool = C.Types.scalar(ScalarKind::Bool);
  if (C.isBad(E) || C.P.type(E) == Bool)
    return E;
  const Type &T = C.Types.get(C.P.type(E));
  bool IsNumber = C.Types.isNumeric(C.P.type(E)) && C.Types.elementCount(C.P.type(E)) == 1;
  bool Converts = IsNumber || (T.Kind == TypeKind::Enum && !C.Types.enumOf(C.P.type(E)).IsClass);
  if (!Converts)
    return error(C, C.locationOf(Node), Diagnostic::condition_not_bool, {spell(C, C.P.type(E))});
  return convert(C, E, Bool);
}

} // namespace dxil::frontend
