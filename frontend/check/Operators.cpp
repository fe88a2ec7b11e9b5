// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds nodes of operators with types from types/Operators.cpp, and computes operations on
// literals at once.
#include "Checker.h"
#include "Evaluator.h"

using namespace dxil::frontend;
using syntax::NodeId;
using syntax::NodeKind;
using Spelled = syntax::BinaryOperator;

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

ExprId Checker::reportOperands(Location Where, const OperatorTypes &Wrong, TypeId Left,
                               TypeId Right) {
  switch (Wrong.Error) {
  case OperatorError::NotInteger:
    return error(Where, Diagnostic::operand_not_integer,
                 {spell(isIntegral(Types, Left) ? Right : Left)});
  case OperatorError::NotScalar: return error(Where, Diagnostic::logical_not_scalar);
  case OperatorError::CannotConvertLeft:
    return error(Where, Diagnostic::cannot_convert, {spell(Left), spell(Wrong.Operand)});
  case OperatorError::CannotConvertRight:
    return error(Where, Diagnostic::cannot_convert, {spell(Right), spell(Wrong.Operand)});
  case OperatorError::MinPrecisionDivision: return error(Where, Diagnostic::min_precision_division);
  case OperatorError::DoubleRemainder: return error(Where, Diagnostic::double_remainder);
  case OperatorError::Dimensions:
    return error(Where, Diagnostic::conditional_dimensions, {spell(Left), spell(Right)});
  case OperatorError::ConditionDimensions: return error(Where, Diagnostic::condition_dimensions);
  case OperatorError::ConditionNotScalar: return error(Where, Diagnostic::condition_not_scalar);
  default:
    return error(Where, Diagnostic::operand_not_numeric,
                 {spell(Types.isNumeric(Left) ? Right : Left)});
  }
}

//===-- Places that can be stored to
//--------------------------------------------------------------------------------------===//

/// Returns true if \p Node, whose expression is \p Place, casts a scalar to its own type. Operators
/// do not assign to such a cast, though atomic functions accept it. A cast of vectors is the
/// swizzle of the first elements.
bool Checker::isScalarCast(NodeId Node, ExprId Place) const {
  return CurrentTree->is(Node, NodeKind::Cast) && !isAnyObject(Place) &&
         kind(Place) != ExprKind::SwizzlePlace && Types.get(P.type(Place)).Kind == TypeKind::Scalar;
}

bool Checker::checkModifiable(ExprId Place, Location Where) {
  const auto &X = P.Expressions;
  if (isBad(Place) || !checkInside(Place))
    return false;
  for (ExprId At = Place;;) {
    switch (kind(At)) {
    case ExprKind::VariablePlace: {
      const Variable &V = P.variable(X.get<expr::VariablePlace>(At).Variable);
      bool ReadOnly = V.Kind == VariableKind::Constant && !Opts.LegacySemantics;
      if (V.Const || ReadOnly) {
        Diags.report(Where,
                     V.Const ? Diagnostic::assigns_const : Diagnostic::assigns_constant_buffer,
                     {Names.spelling(V.Word)});
        Diags.report(V.Where, Diagnostic::declared_here, {Names.spelling(V.Word)});
        return false;
      }
      return true;
    }
    case ExprKind::FieldPlace: At = X.get<expr::FieldPlace>(At).Base; break;
    case ExprKind::BasePlace: At = X.get<expr::BasePlace>(At).Derived; break;
    case ExprKind::ElementPlace: At = X.get<expr::ElementPlace>(At).Base; break;
    case ExprKind::ConvertedPlace: At = X.get<expr::ConvertedPlace>(At).Place; break;
    case ExprKind::SwizzlePlace: {
      auto N = X.get<expr::SwizzlePlace>(At);
      auto Elements = X.list(N.Elements);
      for (size_t I = 0; I != Elements.size(); ++I)
        if (llvm::is_contained(Elements.take_front(I), Elements[I])) {
          Diags.report(Where, Diagnostic::assigns_duplicate_elements);
          return false;
        }
      At = N.Base;
      break;
    }
    case ExprKind::BufferPlace:
    case ExprKind::MipPlace: {
      ExprId Object = kind(At) == ExprKind::BufferPlace ? X.get<expr::BufferPlace>(At).Object
                                                        : X.get<expr::MipPlace>(At).Object;
      const library::ObjectType &Record = *Types.objectOf(P.type(Object)).Record;
      if (!Record.Writable) {
        Diags.report(Where, Diagnostic::assigns_read_only, {spell(P.type(Object))});
        return false;
      }
      return true;
    }
    case ExprKind::ContentsPlace: {
      TypeId Object = P.type(X.get<expr::ContentsPlace>(At).Object);
      if (!Types.objectOf(Object).Record->Writable) {
        Diags.report(Where, Diagnostic::assigns_read_only, {spell(Object)});
        return false;
      }
      return true;
    }
    case ExprKind::ThisPlace:
    case ExprKind::StoredPlace: return true;
    default: Diags.report(Where, Diagnostic::assigns_value); return false;
    }
  }
}

//===-- Unary
//--------------------------------------------------------------------------------------===//

ExprId Checker::checkUnary(NodeId Node) {
  auto N = CurrentTree->get<syntax::Unary>(Node);
  Location Where = locationOf(Node);
  using Op = syntax::UnaryOperator;
  if (N.Operator == Op::PreIncrement || N.Operator == Op::PreDecrement)
    return checkIncrement(Where, N.Operand, N.Operator == Op::PreDecrement, false);
  if (N.Operator == Op::Dereference || N.Operator == Op::AddressOf)
    return error(Where, Diagnostic::pointers_unsupported);
  ExprId E = checkValue(N.Operand);
  if (isBad(E))
    return E;
  TypeId T = P.type(E);
  if (!isAnyObject(E) && Types.get(T).Kind == TypeKind::Enum && !Types.enumOf(T).IsClass)
    T = P.type(E = applied(E, Types.enumOf(T).Underlying, ConversionKind::FromEnum));
  if (isAnyObject(E) || !Types.isNumeric(T))
    return error(Where, Diagnostic::operand_not_numeric,
                 {isAnyObject(E) ? "a resource" : spell(T)});
  if (N.Operator == Op::Not) {
    TypeId Bool = Types.withElement(T, ScalarKind::Bool);
    E = applied(E, Bool, ConversionKind::Elements);
    if (auto Bits = constantBits(E))
      return constant(Where, Bool, *Bits == 0);
    return P.add(Where, Bool, expr::Not{E});
  }
  TypeId Promoted = promotedBool(Types, T);
  E = applied(E, Promoted, ConversionKind::Elements);
  ScalarKind K = Types.get(Promoted).Element;
  if (N.Operator == Op::Plus)
    return E;
  if (N.Operator == Op::Complement && !isInteger(K))
    return error(Where, Diagnostic::operand_not_integer, {spell(T)});
  if (auto Bits = constantBits(E)) {
    Number V = decode(Types, K, *Bits);
    bool Negates = N.Operator == Op::Minus;
    V.Integer = Negates ? int64_t(0 - uint64_t(V.Integer)) : ~V.Integer;
    V.Float = -V.Float;
    if (auto Result = encode(Types, K, V, isUnsigned(K)))
      return constant(Where, Promoted, *Result);
  }
  if (N.Operator == Op::Minus)
    return P.add(Where, Promoted, expr::Negate{E});
  return P.add(Where, Promoted, expr::Complement{E});
}

ExprId Checker::checkIncrement(Location Where, NodeId Operand, bool Decrement, bool Postfix) {
  ExprId Place = checkExpression(Operand);
  if (isBad(Place))
    return Place;
  TypeId T = P.type(Place);
  if (isAnyObject(Place) || Types.get(T).Kind == TypeKind::Enum)
    return error(Where, Diagnostic::increments_enum,
                 {isAnyObject(Place) ? "a resource" : spell(T)});
  if (isScalarCast(Operand, Place))
    return error(Where, Diagnostic::assigns_cast, {spell(T)});
  if (!checkModifiable(Place, Where))
    return bad(Where);
  if (!Types.isNumeric(T))
    return error(Where, Diagnostic::operand_not_numeric, {spell(T)});
  if (Types.get(T).Element == ScalarKind::Bool)
    return error(Where, Diagnostic::bool_arithmetic_assignment);
  ExprId Change = P.add(Where, Types.plain(T), expr::Increment{Place, Decrement, Postfix});
  return Postfix ? Change : stored(Where, T, Change);
}

//===-- Binary
//--------------------------------------------------------------------------------------===//

ExprId Checker::checkBinary(NodeId Node) {
  auto N = CurrentTree->get<syntax::Binary>(Node);
  Location Where = locationOf(Node);
  if (N.Operator == Spelled::Comma) {
    ExprId First = checkValue(N.Left), Last = checkExpression(N.Right);
    if (isBad(First) || isBad(Last))
      return bad(Where);
    return P.add(Where, P.type(Last), expr::Sequence{First, load(Last)});
  }
  ExprId Left = checkExpression(N.Left), Right = checkExpression(N.Right);
  if (isBad(Left) || isBad(Right))
    return bad(Where);
  return binary(Where, N.Operator, Left, Right);
}

ExprId Checker::binary(Location Where, Spelled Op, ExprId Left, ExprId Right) {
  auto IsStruct = [&](ExprId E) {
    return !isAnyObject(E) && Types.get(P.type(E)).Kind == TypeKind::Struct;
  };
  if (IsStruct(Left) || IsStruct(Right)) {
    std::string Word = std::string("operator") + syntax::spelling(Op);
    if (ExprId Call = overloadedOperator(Where, Word, {Left, Right}); Call != ExprId::None)
      return Call;
  }
  Left = load(contents(Left));
  Right = load(contents(Right));
  if (isAnyObject(Left) || isAnyObject(Right))
    return error(Where, Diagnostic::operand_not_numeric, {"a resource", "a resource"});
  TypeId LeftType = P.type(Left), RightType = P.type(Right);
  OperatorClass Class = classOf(Op);
  OperatorTypes T = operatorTypes(Types, Class, LeftType, RightType, Opts.Language);
  if (T.Error != OperatorError::None)
    return reportOperands(Where, T, LeftType, RightType);
  if (T.LiteralShift)
    Diags.report(Where, Diagnostic::literal_shift);
  Warn Warnings =
      Class == OperatorClass::Shift || Class == OperatorClass::Logical ? Warn::No : Warn::Yes;
  auto Operand = [&](ExprId E) {
    // Enums compute with their underlying numbers, scoped or not.
    if (Types.get(P.type(E)).Kind == TypeKind::Enum)
      E = applied(E, Types.enumOf(P.type(E)).Underlying, ConversionKind::FromEnum);
    return convert(E, T.Operand, Warnings);
  };
  Left = Operand(Left);
  Right = Operand(Right);
  if (isBad(Left) || isBad(Right))
    return bad(Where);
  bool ShortCircuits = Class == OperatorClass::Logical && atLeast(LanguageVersion::v2021);
  if (ShortCircuits)
    return P.add(Where, T.Result, expr::Logical{Op == Spelled::LogicalOr, Left, Right});
  auto A = constantBits(Left), B = constantBits(Right);
  ScalarKind K = Types.get(T.Operand).Element;
  TypeId Result = T.Result;
  bool MakesEnum = Types.get(Result).Kind == TypeKind::Enum;
  if (A && B && isLiteralType(T.Operand)) {
    if (auto Bits = compute(Types, operationOf(Op), K, *A, *B))
      return constant(Where, Result, *Bits);
  }
  bool Compares = Class == OperatorClass::Relational || Class == OperatorClass::Equality;
  if (isLiteralType(T.Operand) && Compares) {
    Left = withoutLiteral(Left);
    Right = withoutLiteral(Right);
  }
  ExprId E =
      P.add(Where, MakesEnum ? T.Operand : Result, expr::Binary{operationOf(Op), Left, Right});
  return MakesEnum ? applied(E, Result, ConversionKind::ToEnum) : E;
}

ExprId Checker::stored(Location Where, TypeId T, ExprId Store) {
  return P.add(Where, T, expr::StoredPlace{Store});
}

//===-- Assignments
//--------------------------------------------------------------------------------------===//

ExprId Checker::checkAssign(NodeId Node) {
  auto N = CurrentTree->get<syntax::Assign>(Node);
  Location Where = locationOf(Node);
  ExprId Left = checkExpression(N.Left), Right = checkExpression(N.Right);
  if (isBad(Left) || isBad(Right))
    return bad(Where);
  if (N.Operator != Spelled::None && !isAnyObject(Left) &&
      Types.get(P.type(Left)).Kind == TypeKind::Struct) {
    std::string Word = std::string("operator") + syntax::spelling(N.Operator) + "=";
    if (ExprId Call = overloadedOperator(Where, Word, {Left, Right}); Call != ExprId::None)
      return Call;
  }
  if (isAnyObject(Left))
    return error(Where, Diagnostic::assigns_value);
  Left = contents(Left);
  if (isScalarCast(N.Left, Left))
    return error(Where, Diagnostic::assigns_cast, {spell(P.type(Left))});
  if (!checkModifiable(Left, Where))
    return bad(Where);
  TypeId T = P.type(Left);
  if (N.Operator == Spelled::None) {
    warnOfBitField(Left, Right);
    ExprId Value = convert(Right, T);
    return isBad(Value) ? Value
                        : stored(Where, T, P.add(Where, Types.plain(T), expr::Assign{Left, Value}));
  }
  Right = load(contents(Right));
  OperatorClass Class = classOf(N.Operator);
  bool Bits = Class == OperatorClass::Bitwise;
  if (Types.isNumeric(T) && Types.get(T).Element == ScalarKind::Bool && !Bits)
    return error(Where, Diagnostic::bool_arithmetic_assignment);
  if (isAnyObject(Right))
    return error(Where, Diagnostic::operand_not_numeric, {"a resource"});
  OperatorTypes O = assignmentTypes(Types, Class, T, P.type(Right));
  if (O.Error != OperatorError::None)
    return reportOperands(Where, O, T, P.type(Right));
  if (Types.get(P.type(Right)).Kind == TypeKind::Enum)
    Right = applied(Right, Types.enumOf(P.type(Right)).Underlying, ConversionKind::FromEnum);
  ExprId Value = convert(Right, O.Operand, Class == OperatorClass::Shift ? Warn::No : Warn::Yes);
  if (isBad(Value))
    return Value;
  TypeId Plain = Types.plain(T);
  Conversion In = explicitConversion(Types, Plain, O.Operand),
             Back = explicitConversion(Types, O.Operand, Plain);
  if (Back.LosesPrecision && !constantBits(Value))
    Diags.report(Where, Diagnostic::precision_loss, {spell(O.Operand), spell(Plain)});
  expr::CompoundAssign Change{operationOf(N.Operator), Left, Value, O.Operand, In.Kind, Back.Kind};
  return stored(Where, T, P.add(Where, Plain, Change));
}

/// Warns of a constant that does not fit the bit field \p Place.
void Checker::warnOfBitField(ExprId Place, ExprId Value) {
  if (isBad(Value) || isAnyObject(Value) || kind(Place) != ExprKind::FieldPlace)
    return;
  const auto N = P.Expressions.get<expr::FieldPlace>(Place);
  const Field &Of = Types.structOf(P.type(N.Base)).Fields[N.Index];
  const std::optional<uint64_t> Bits = constantBits(Value);
  const Type &From = Types.get(P.type(Value));
  if (!Of.IsBitField || !Of.BitWidth || !Bits || From.Kind != TypeKind::Scalar ||
      isFloating(From.Element))
    return;
  const auto Given = int64_t(decode(Types, From.Element, *Bits).Integer);
  const unsigned Width = Of.BitWidth;
  const uint64_t Low = uint64_t(Given) & llvm::maskTrailingOnes<uint64_t>(Width);
  const bool IsSigned = !isUnsigned(Types.get(Of.Type).Element);
  const int64_t Kept = IsSigned ? llvm::SignExtend64(Low, Width) : int64_t(Low);
  // A mask may fill the field, signed or not.
  if (Low != uint64_t(Given) && llvm::SignExtend64(Low, Width) != Given)
    Diags.report(P.Expressions.location(Value), Diagnostic::bit_field_changes_value,
                 {spell(P.type(Value)), std::to_string(Given), std::to_string(Kept)});
}

//===-- Conditional
//--------------------------------------------------------------------------------------===//

ExprId Checker::checkConditional(NodeId Node) {
  auto N = CurrentTree->get<syntax::Conditional>(Node);
  Location Where = locationOf(Node);
  ExprId Condition = checkValue(N.Condition), True = checkExpression(N.True),
         False = checkExpression(N.False);
  if (isBad(Condition) || isBad(True) || isBad(False))
    return bad(Where);
  True = load(contents(True));
  False = load(contents(False));
  if (isAnyObject(True) && isAnyObject(False) && !isAnyObject(Condition)) {
    Condition = convert(Condition, Types.scalar(ScalarKind::Bool));
    return isBad(Condition) ? Condition
                            : P.add(Where, TypeId::None, expr::Branch{Condition, True, False});
  }
  if (isAnyObject(Condition) || isAnyObject(True) || isAnyObject(False))
    return error(Where, Diagnostic::conditional_result, {"a resource", "a resource"});
  TypeId TrueType = P.type(True), FalseType = P.type(False);
  OperatorTypes T = conditionalTypes(Types, P.type(Condition), TrueType, FalseType, Opts.Language);
  if (T.Error == OperatorError::Mismatch)
    return TrueType == FalseType
               ? error(Where, Diagnostic::operand_not_numeric, {spell(TrueType)})
               : error(Where, Diagnostic::conditional_result, {spell(TrueType), spell(FalseType)});
  if (T.Error == OperatorError::NotNumeric)
    return error(Where, Diagnostic::condition_not_bool, {spell(P.type(Condition))});
  if (T.Error != OperatorError::None)
    return reportOperands(Where, T, TrueType, FalseType);
  Condition = convert(Condition, T.Operand);
  True = convert(True, T.Result);
  False = convert(False, T.Result);
  if (isBad(Condition) || isBad(True) || isBad(False))
    return bad(Where);
  if (atLeast(LanguageVersion::v2021))
    return P.add(Where, T.Result, expr::Branch{Condition, True, False});
  return P.add(Where, T.Result, expr::Select{Condition, True, False});
}
