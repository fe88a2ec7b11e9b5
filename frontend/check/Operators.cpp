// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds nodes of operators with types from types/Operators.cpp, and computes operations on
// literals at once.
#include "Operators.h"
#include "Calls.h"
#include "Context.h"
#include "Conversions.h"
#include "Evaluator.h"
#include "Expressions.h"
#include "Members.h"
#include "NameLookup.h"

namespace dxil::frontend {
using syntax::NodeId;
using syntax::NodeKind;
using Spelled = syntax::BinaryOperator;

static ExprId binary(CheckContext &C, Location Where, syntax::BinaryOperator Op, ExprId Left,
                     ExprId Right);
static ExprId stored(CheckContext &C, Location Where, TypeId T, ExprId Store);
static void warnOfBitField(CheckContext &C, ExprId Place, ExprId Value);

namespace {

OperatorClass classOf(Spelled Op) {
  switch (Op) {
  case Spelled::Divide: return OperatorClass::Divide;
  case Spelled::Remainder: return OperatorClass::Remainder;
  case Spelled::ShiftLeft:
  case Spelled::ShiftRight: return OperatorClass::Shift;
  case Spelled::Less:
  case Spelled::Greater:
  case Spelled::LessEqual:
  case Spelled::GreaterEqual: return OperatorClass::Relational;
  case Spelled::Equal:
  case Spelled::NotEqual: return OperatorClass::Equality;
  case Spelled::And:
  case Spelled::Xor:
  case Spelled::Or: return OperatorClass::Bitwise;
  case Spelled::LogicalAnd:
  case Spelled::LogicalOr: return OperatorClass::Logical;
  default: return OperatorClass::Add;
  }
}

expr::BinaryOp operationOf(Spelled Op) {
  using Op_ = expr::BinaryOp;
  switch (Op) {
  case Spelled::Multiply: return Op_::Multiply;
  case Spelled::Divide: return Op_::Divide;
  case Spelled::Remainder: return Op_::Remainder;
  case Spelled::Subtract: return Op_::Subtract;
  case Spelled::ShiftLeft: return Op_::ShiftLeft;
  case Spelled::ShiftRight: return Op_::ShiftRight;
  case Spelled::Less: return Op_::Less;
  case Spelled::Greater: return Op_::Greater;
  case Spelled::LessEqual: return Op_::LessEqual;
  case Spelled::GreaterEqual: return Op_::GreaterEqual;
  case Spelled::Equal: return Op_::Equal;
  case Spelled::NotEqual: return Op_::NotEqual;
  case Spelled::And: return Op_::And;
  case Spelled::Xor: return Op_::Xor;
  case Spelled::Or: return Op_::Or;
  case Spelled::LogicalAnd: return Op_::LogicalAnd;
  case Spelled::LogicalOr: return Op_::LogicalOr;
  default: return Op_::Add;
  }
}

} // namespace

static bool isIntegral(const TypeTable &Types, TypeId T) {
  return Types.isNumeric(T) && !isFloating(Types.get(T).Element);
}

static ExprId reportOperands(CheckContext &C, Location Where, const OperatorTypes &Wrong,
                             TypeId Left, TypeId Right) {
  switch (Wrong.Error) {
  case OperatorError::NotInteger:
    return error(C, Where, Diagnostic::operand_not_integer,
                 {spell(C, isIntegral(C.Types, Left) ? Right : Left)});
  case OperatorError::NotScalar: return error(C, Where, Diagnostic::logical_not_scalar);
  case OperatorError::CannotConvertLeft:
    return error(C, Where, Diagnostic::cannot_convert, {spell(C, Left), spell(C, Wrong.Operand)});
  case OperatorError::CannotConvertRight:
    return error(C, Where, Diagnostic::cannot_convert, {spell(C, Right), spell(C, Wrong.Operand)});
  case OperatorError::MinPrecisionDivision:
    return error(C, Where, Diagnostic::min_precision_division);
  case OperatorError::DoubleRemainder: return error(C, Where, Diagnostic::double_remainder);
  case OperatorError::Dimensions:
    return error(C, Where, Diagnostic::conditional_dimensions, {spell(C, Left), spell(C, Right)});
  case OperatorError::ConditionDimensions: return error(C, Where, Diagnostic::condition_dimensions);
  case OperatorError::ConditionNotScalar: return error(C, Where, Diagnostic::condition_not_scalar);
  default:
    return error(C, Where, Diagnostic::operand_not_numeric,
                 {spell(C, C.Types.isNumeric(Left) ? Right : Left)});
  }
}

//===-- Places that can be stored to ---------------------------------------------------------===//

/// Returns true if \p Node, whose expression is \p Place, casts a scalar to its own type. Operators
/// do not assign to such a cast, though atomic functions accept it. A cast of vectors is the
/// swizzle of the first elements.
static bool isScalarCast(const CheckContext &C, NodeId Node, ExprId Place) {
  return C.Here.Tree->is(Node, NodeKind::Cast) && !isAnyObject(C, Place) &&
         C.kind(Place) != ExprKind::SwizzlePlace &&
         C.Types.get(C.P.type(Place)).Kind == TypeKind::Scalar;
}

bool checkModifiable(CheckContext &C, ExprId Place, Location Where) {
  const auto &X = C.P.Expressions;
  if (C.isBad(Place) || !checkInside(C, Place))
    return false;
  for (ExprId Base = Place;;) {
    switch (C.kind(Base)) {
    case ExprKind::VariablePlace: {
      const Variable &V = C.P.variable(X.get<expr::VariablePlace>(Base).Variable);
      bool ReadOnly = V.Kind == VariableKind::Constant && !C.Opts.LegacySemantics;
      if (V.Const || ReadOnly) {
        C.Diags.report(Where,
                       V.Const ? Diagnostic::assigns_const : Diagnostic::assigns_constant_buffer,
                       {C.Names.spelling(V.Word)});
        C.Diags.report(V.Where, Diagnostic::declared_here, {C.Names.spelling(V.Word)});
        return false;
      }
      return true;
    }
    case ExprKind::FieldPlace: Base = X.get<expr::FieldPlace>(Base).Base; break;
    case ExprKind::BasePlace: Base = X.get<expr::BasePlace>(Base).Derived; break;
    case ExprKind::ElementPlace: Base = X.get<expr::ElementPlace>(Base).Base; break;
    case ExprKind::ConvertedPlace: Base = X.get<expr::ConvertedPlace>(Base).Place; break;
    case ExprKind::SwizzlePlace: {
      auto N = X.get<expr::SwizzlePlace>(Base);
      auto Elements = X.list(N.Elements);
      for (size_t I = 0; I != Elements.size(); ++I)
        if (llvm::is_contained(Elements.take_front(I), Elements[I])) {
          C.Diags.report(Where, Diagnostic::assigns_duplicate_elements);
          return false;
        }
      Base = N.Base;
      break;
    }
    case ExprKind::BufferPlace:
    case ExprKind::MipPlace: {
      ExprId Object = C.kind(Base) == ExprKind::BufferPlace ? X.get<expr::BufferPlace>(Base).Object
                                                            : X.get<expr::MipPlace>(Base).Object;
      const library::ObjectType &Record = *C.Types.objectOf(C.P.type(Object)).Record;
      if (!Record.Writable) {
        C.Diags.report(Where, Diagnostic::assigns_read_only, {spell(C, C.P.type(Object))});
        return false;
      }
      return true;
    }
    case ExprKind::ContentsPlace: {
      TypeId Object = C.P.type(X.get<expr::ContentsPlace>(Base).Object);
      if (!C.Types.objectOf(Object).Record->Writable) {
        C.Diags.report(Where, Diagnostic::assigns_read_only, {spell(C, Object)});
        return false;
      }
      return true;
    }
    case ExprKind::ThisPlace:
    case ExprKind::StoredPlace: return true;
    default: C.Diags.report(Where, Diagnostic::assigns_value); return false;
    }
  }
}

//===-- Unary --------------------------------------------------------------------------------===//

ExprId checkUnary(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Unary>(Node);
  Location Where = C.locationOf(Node);
  using Op = syntax::UnaryOperator;
  if (N.Operator == Op::PreIncrement || N.Operator == Op::PreDecrement)
    return checkIncrement(C, Where, N.Operand, N.Operator == Op::PreDecrement, false);
  if (N.Operator == Op::Dereference || N.Operator == Op::AddressOf)
    return error(C, Where, Diagnostic::pointers_unsupported);
  ExprId E = checkValue(C, N.Operand);
  if (C.isBad(E))
    return E;
  TypeId T = C.P.type(E);
  if (!isAnyObject(C, E) && C.Types.get(T).Kind == TypeKind::Enum && !C.Types.enumOf(T).IsClass)
    T = C.P.type(E = applied(C, E, C.Types.enumOf(T).Underlying, ConversionKind::FromEnum));
  if (isAnyObject(C, E) || !C.Types.isNumeric(T))
    return error(C, Where, Diagnostic::operand_not_numeric,
                 {isAnyObject(C, E) ? "a resource" : spell(C, T)});
  if (N.Operator == Op::Not) {
    TypeId Bool = C.Types.withElement(T, ScalarKind::Bool);
    E = applied(C, E, Bool, ConversionKind::Elements);
    if (auto Bits = constantBits(C, E))
      return constant(C, Where, Bool, *Bits == 0);
    return C.P.add(Where, Bool, expr::Not{E});
  }
  TypeId Promoted = promotedBool(C.Types, T);
  E = applied(C, E, Promoted, ConversionKind::Elements);
  ScalarKind K = C.Types.get(Promoted).Element;
  if (N.Operator == Op::Plus)
    return E;
  if (N.Operator == Op::Complement && !isInteger(K))
    return error(C, Where, Diagnostic::operand_not_integer, {spell(C, T)});
  if (auto Bits = constantBits(C, E)) {
    Number V = decode(C.Types, K, *Bits);
    bool Negates = N.Operator == Op::Minus;
    V.Integer = Negates ? int64_t(0 - uint64_t(V.Integer)) : ~V.Integer;
    V.Float = -V.Float;
    if (auto Result = encode(C.Types, K, V, isUnsigned(K)))
      return constant(C, Where, Promoted, *Result);
  }
  if (N.Operator == Op::Minus)
    return C.P.add(Where, Promoted, expr::Negate{E});
  return C.P.add(Where, Promoted, expr::Complement{E});
}

ExprId checkIncrement(CheckContext &C, Location Where, NodeId Operand, bool Decrement,
                      bool Postfix) {
  ExprId Place = checkExpression(C, Operand);
  if (C.isBad(Place))
    return Place;
  TypeId T = C.P.type(Place);
  if (isAnyObject(C, Place) || C.Types.get(T).Kind == TypeKind::Enum)
    return error(C, Where, Diagnostic::increments_enum,
                 {isAnyObject(C, Place) ? "a resource" : spell(C, T)});
  if (isScalarCast(C, Operand, Place))
    return error(C, Where, Diagnostic::assigns_cast, {spell(C, T)});
  if (!checkModifiable(C, Place, Where))
    return bad(C, Where);
  if (!C.Types.isNumeric(T))
    return error(C, Where, Diagnostic::operand_not_numeric, {spell(C, T)});
  if (C.Types.get(T).Element == ScalarKind::Bool)
    return error(C, Where, Diagnostic::bool_arithmetic_assignment);
  ExprId Change = C.P.add(Where, C.Types.plain(T), expr::Increment{Place, Decrement, Postfix});
  return Postfix ? Change : stored(C, Where, T, Change);
}

//===-- Binary -------------------------------------------------------------------------------===//

ExprId checkBinary(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Binary>(Node);
  Location Where = C.locationOf(Node);
  if (N.Operator == Spelled::Comma) {
    ExprId First = checkValue(C, N.Left), Last = checkExpression(C, N.Right);
    if (C.isBad(First) || C.isBad(Last))
      return bad(C, Where);
    return C.P.add(Where, C.P.type(Last), expr::Sequence{First, load(C, Last)});
  }
  ExprId Left = checkExpression(C, N.Left), Right = checkExpression(C, N.Right);
  if (C.isBad(Left) || C.isBad(Right))
    return bad(C, Where);
  return binary(C, Where, N.Operator, Left, Right);
}

static ExprId binary(CheckContext &C, Location Where, Spelled Op, ExprId Left, ExprId Right) {
  auto IsStruct = [&](ExprId E) {
    return !isAnyObject(C, E) && C.Types.get(C.P.type(E)).Kind == TypeKind::Struct;
  };
  if (IsStruct(Left) || IsStruct(Right)) {
    std::string Word = std::string("operator") + syntax::spelling(Op);
    if (ExprId Call = overloadedOperator(C, Where, Word, {Left, Right}); Call != ExprId::None)
      return Call;
  }
  Left = load(C, contents(C, Left));
  Right = load(C, contents(C, Right));
  if (isAnyObject(C, Left) || isAnyObject(C, Right))
    return error(C, Where, Diagnostic::operand_not_numeric, {"a resource", "a resource"});
  TypeId LeftType = C.P.type(Left), RightType = C.P.type(Right);
  OperatorClass Class = classOf(Op);
  OperatorTypes T = operatorTypes(C.Types, Class, LeftType, RightType, C.Opts.Language);
  if (T.Error != OperatorError::None)
    return reportOperands(C, Where, T, LeftType, RightType);
  if (T.LiteralShift)
    C.Diags.report(Where, Diagnostic::literal_shift);
  Warn Warnings =
      Class == OperatorClass::Shift || Class == OperatorClass::Logical ? Warn::No : Warn::Yes;
  auto Operand = [&](ExprId E) {
    // Enums compute with their underlying numbers, scoped or not.
    if (C.Types.get(C.P.type(E)).Kind == TypeKind::Enum)
      E = applied(C, E, C.Types.enumOf(C.P.type(E)).Underlying, ConversionKind::FromEnum);
    return convert(C, E, T.Operand, Warnings);
  };
  Left = Operand(Left);
  Right = Operand(Right);
  if (C.isBad(Left) || C.isBad(Right))
    return bad(C, Where);
  bool ShortCircuits = Class == OperatorClass::Logical && C.atLeast(LanguageVersion::v2021);
  if (ShortCircuits)
    return C.P.add(Where, T.Result, expr::Logical{Op == Spelled::LogicalOr, Left, Right});
  auto A = constantBits(C, Left), B = constantBits(C, Right);
  ScalarKind K = C.Types.get(T.Operand).Element;
  TypeId Result = T.Result;
  bool MakesEnum = C.Types.get(Result).Kind == TypeKind::Enum;
  if (A && B && isLiteralType(C, T.Operand)) {
    if (auto Bits = compute(C.Types, operationOf(Op), K, *A, *B))
      return constant(C, Where, Result, *Bits);
  }
  bool Compares = Class == OperatorClass::Relational || Class == OperatorClass::Equality;
  if (isLiteralType(C, T.Operand) && Compares) {
    Left = withoutLiteral(C, Left);
    Right = withoutLiteral(C, Right);
  }
  ExprId E =
      C.P.add(Where, MakesEnum ? T.Operand : Result, expr::Binary{operationOf(Op), Left, Right});
  return MakesEnum ? applied(C, E, Result, ConversionKind::ToEnum) : E;
}

/// Returns the place that \p Store, an expression with a value, has written.
static ExprId stored(CheckContext &C, Location Where, TypeId T, ExprId Store) {
  return C.P.add(Where, T, expr::StoredPlace{Store});
}

//===-- Assignments --------------------------------------------------------------------------===//

ExprId checkAssign(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Assign>(Node);
  Location Where = C.locationOf(Node);
  ExprId Left = checkExpression(C, N.Left), Right = checkExpression(C, N.Right);
  if (C.isBad(Left) || C.isBad(Right))
    return bad(C, Where);
  if (N.Operator != Spelled::None && !isAnyObject(C, Left) &&
      C.Types.get(C.P.type(Left)).Kind == TypeKind::Struct) {
    std::string Word = std::string("operator") + syntax::spelling(N.Operator) + "=";
    if (ExprId Call = overloadedOperator(C, Where, Word, {Left, Right}); Call != ExprId::None)
      return Call;
  }
  if (isAnyObject(C, Left))
    return error(C, Where, Diagnostic::assigns_value);
  // Assigning to a buffer of constants assigns the resource, not its contents.
  if (N.Operator != Spelled::None)
    Left = contents(C, Left);
  if (isScalarCast(C, N.Left, Left))
    return error(C, Where, Diagnostic::assigns_cast, {spell(C, C.P.type(Left))});
  if (!checkModifiable(C, Left, Where))
    return bad(C, Where);
  TypeId T = C.P.type(Left);
  if (N.Operator == Spelled::None) {
    warnOfBitField(C, Left, Right);
    ExprId Value = convert(C, Right, T);
    return C.isBad(Value)
               ? Value
               : stored(C, Where, T, C.P.add(Where, C.Types.plain(T), expr::Assign{Left, Value}));
  }
  Right = load(C, contents(C, Right));
  OperatorClass Class = classOf(N.Operator);
  bool Bits = Class == OperatorClass::Bitwise;
  if (C.Types.isNumeric(T) && C.Types.get(T).Element == ScalarKind::Bool && !Bits)
    return error(C, Where, Diagnostic::bool_arithmetic_assignment);
  if (isAnyObject(C, Right))
    return error(C, Where, Diagnostic::operand_not_numeric, {"a resource"});
  OperatorTypes O = assignmentTypes(C.Types, Class, T, C.P.type(Right));
  if (O.Error != OperatorError::None)
    return reportOperands(C, Where, O, T, C.P.type(Right));
  if (C.Types.get(C.P.type(Right)).Kind == TypeKind::Enum)
    Right = applied(C, Right, C.Types.enumOf(C.P.type(Right)).Underlying, ConversionKind::FromEnum);
  ExprId Value = convert(C, Right, O.Operand, Class == OperatorClass::Shift ? Warn::No : Warn::Yes);
  if (C.isBad(Value))
    return Value;
  TypeId Plain = C.Types.plain(T);
  Conversion In = explicitConversion(C.Types, Plain, O.Operand),
             Back = explicitConversion(C.Types, O.Operand, Plain);
  if (Back.LosesPrecision && !constantBits(C, Value))
    C.Diags.report(Where, Diagnostic::precision_loss, {spell(C, O.Operand), spell(C, Plain)});
  expr::CompoundAssign Change{operationOf(N.Operator), Left, Value, O.Operand, In.Kind, Back.Kind};
  return stored(C, Where, T, C.P.add(Where, Plain, Change));
}

/// Warns of a constant that does not fit the bit field \p Place.
static void warnOfBitField(CheckContext &C, ExprId Place, ExprId Value) {
  if (C.isBad(Value) || isAnyObject(C, Value) || C.kind(Place) != ExprKind::FieldPlace)
    return;
  const auto N = C.P.Expressions.get<expr::FieldPlace>(Place);
  const Field &Member = C.Types.structOf(C.P.type(N.Base)).Fields[N.Index];
  const std::optional<uint64_t> Bits = constantBits(C, Value);
  const Type &From = C.Types.get(C.P.type(Value));
  if (!Member.IsBitField || !Member.BitWidth || !Bits || From.Kind != TypeKind::Scalar ||
      isFloating(From.Element))
    return;
  const auto Given = int64_t(decode(C.Types, From.Element, *Bits).Integer);
  const unsigned Width = Member.BitWidth;
  const uint64_t Low = uint64_t(Given) & llvm::maskTrailingOnes<uint64_t>(Width);
  const bool IsSigned = !isUnsigned(C.Types.get(Member.Type).Element);
  const int64_t Kept = IsSigned ? llvm::SignExtend64(Low, Width) : int64_t(Low);
  // A mask may fill the field, signed or not.
  if (Low != uint64_t(Given) && llvm::SignExtend64(Low, Width) != Given)
    C.Diags.report(C.P.Expressions.location(Value), Diagnostic::bit_field_changes_value,
                   {spell(C, C.P.type(Value)), std::to_string(Given), std::to_string(Kept)});
}

//===-- Conditional --------------------------------------------------------------------------===//

ExprId checkConditional(CheckContext &C, NodeId Node) {
  auto N = C.Here.Tree->get<syntax::Conditional>(Node);
  Location Where = C.locationOf(Node);
  ExprId Condition = checkValue(C, N.Condition), True = checkExpression(C, N.True),
         False = checkExpression(C, N.False);
  if (C.isBad(Condition) || C.isBad(True) || C.isBad(False))
    return bad(C, Where);
  True = load(C, contents(C, True));
  False = load(C, contents(C, False));
  if (isAnyObject(C, True) && isAnyObject(C, False) && !isAnyObject(C, Condition)) {
    Condition = convert(C, Condition, C.Types.scalar(ScalarKind::Bool));
    return C.isBad(Condition) ? Condition
                              : C.P.add(Where, TypeId::None, expr::Branch{Condition, True, False});
  }
  if (isAnyObject(C, Condition) || isAnyObject(C, True) || isAnyObject(C, False))
    return error(C, Where, Diagnostic::conditional_result, {"a resource", "a resource"});
  TypeId TrueType = C.P.type(True), FalseType = C.P.type(False);
  OperatorTypes T =
      conditionalTypes(C.Types, C.P.type(Condition), TrueType, FalseType, C.Opts.Language);
  if (T.Error == OperatorError::Mismatch)
    return TrueType == FalseType
               ? error(C, Where, Diagnostic::operand_not_numeric, {spell(C, TrueType)})
               : error(C, Where, Diagnostic::conditional_result,
                       {spell(C, TrueType), spell(C, FalseType)});
  if (T.Error == OperatorError::NotNumeric)
    return error(C, Where, Diagnostic::condition_not_bool, {spell(C, C.P.type(Condition))});
  if (T.Error != OperatorError::None)
    return reportOperands(C, Where, T, TrueType, FalseType);
  Condition = convert(C, Condition, T.Operand);
  True = convert(C, True, T.Result);
  False = convert(C, False, T.Result);
  if (C.isBad(Condition) || C.isBad(True) || C.isBad(False))
    return bad(C, Where);
  if (C.atLeast(LanguageVersion::v2021))
    return C.P.add(Where, T.Result, expr::Branch{Condition, True, False});
  return C.P.add(Where, T.Result, expr::Select{Condition, True, False});
}

} // namespace dxil::frontend
