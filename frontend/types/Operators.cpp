// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Determines the type in which an operator computes. The element comes from combinedElement(). The
// shape is that of the larger operand if the other one converts to it, else that of the other.
#include "Conversions.h"

namespace dxil::frontend {

namespace {

/// An operand as operators see it: an enum is a number of its underlying type.
struct Operand {
  TypeId Type = TypeId::None; ///< type without matrix order and normalization; for an enum its
                              ///< underlying type
  bool IsNumber = false;
  bool IsEnumClass = false;
  ScalarKind Element = ScalarKind::Int;
};

Operand operandOf(TypeTable &Types, TypeId T) {
  Operand O;
  const Type &Info = Types.get(T);
  if (Info.Kind == TypeKind::Enum) {
    O.IsEnumClass = Types.enumOf(T).IsClass;
    O.Type = Types.enumOf(T).Underlying;
    if (O.Type == TypeId::None)
      O.Type = Types.scalar(ScalarKind::Int);
    O.IsNumber = true;
    O.Element = Types.get(O.Type).Element;
    return O;
  }
  O.Type = Types.plain(T);
  O.IsNumber = Types.isNumeric(T);
  if (O.IsNumber)
    O.Element = Info.Element;
  return O;
}

bool isIntegral(ScalarKind K) {
  return K == ScalarKind::Bool || isInteger(K);
}

bool isLiteral(ScalarKind K) {
  return K == ScalarKind::LiteralInt || K == ScalarKind::LiteralFloat;
}

/// Returns the operand type that gives the shape, or None if neither converts to the other.
TypeId shapeOf(TypeTable &Types, TypeId Left, TypeId Right) {
  bool LeftFirst = Types.elementCount(Left) >= Types.elementCount(Right);
  TypeId Larger = LeftFirst ? Left : Right, Other = LeftFirst ? Right : Left;
  if (implicitConversion(Types, Other, Larger))
    return Larger;
  return implicitConversion(Types, Larger, Other) ? Other : TypeId::None;
}

OperatorTypes error(OperatorError E, TypeId Operand = TypeId::None) {
  OperatorTypes T;
  T.Error = E;
  T.Operand = Operand;
  return T;
}

/// Returns the element type in which \p Class works on \p Left and \p Right.
ScalarKind workingElement(OperatorClass Class, ScalarKind Left, ScalarKind Right, bool Native16,
                          bool &LiteralShift) {
  switch (Class) {
  case OperatorClass::Logical: return ScalarKind::Bool;
  case OperatorClass::Shift:
    if (isLiteral(Left) && !isLiteral(Right)) {
      LiteralShift = true;
      return Right == ScalarKind::UInt ? ScalarKind::UInt : ScalarKind::Int;
    }
    return Left == ScalarKind::Bool ? ScalarKind::Int : Left;
  case OperatorClass::Relational:
  case OperatorClass::Equality: return combinedElement(Left, Right, Native16);
  case OperatorClass::Add:
  case OperatorClass::Divide:
  case OperatorClass::Remainder:
  case OperatorClass::Bitwise: break;
  }
  ScalarKind K = combinedElement(Left, Right, Native16);
  return K == ScalarKind::Bool ? ScalarKind::Int : K;
}

OperatorError unsupported(OperatorClass Class, ScalarKind Working) {
  bool Divides = Class == OperatorClass::Divide || Class == OperatorClass::Remainder;
  if (Divides && (Working == ScalarKind::Min16Int || Working == ScalarKind::Min12Int))
    return OperatorError::MinPrecisionDivision;
  if (Class == OperatorClass::Remainder && Working == ScalarKind::Double)
    return OperatorError::DoubleRemainder;
  return OperatorError::None;
}

/// Checks the requirements that all operators have for their operands.
OperatorError requirement(OperatorClass Class, const Operand &L, const Operand &R) {
  if (!L.IsNumber || !R.IsNumber)
    return OperatorError::NotNumeric;
  bool NeedsBits = Class == OperatorClass::Bitwise || Class == OperatorClass::Shift;
  if (NeedsBits && !(isIntegral(L.Element) && isIntegral(R.Element)))
    return OperatorError::NotInteger;
  return OperatorError::None;
}

bool isScalar(const TypeTable &Types, TypeId T) {
  return Types.get(T).Kind == TypeKind::Scalar;
}

} // namespace

TypeId madeWithElement(TypeTable &Types, TypeId T, ScalarKind K) {
  if (Types.get(T).Element == K)
    return T;
  if (K == ScalarKind::Half && !Types.native16() && !isScalar(Types, T))
    K = ScalarKind::Float;
  return Types.withElement(T, K);
}

TypeId promotedBool(TypeTable &Types, TypeId T) {
  const Type &Info = Types.get(T);
  return Types.isNumeric(T) && Info.Element == ScalarKind::Bool
             ? Types.withElement(T, ScalarKind::Int)
             : T;
}

OperatorTypes operatorTypes(TypeTable &Types, OperatorClass Class, TypeId Left, TypeId Right,
                            LanguageVersion Language) {
  Operand L = operandOf(Types, Left), R = operandOf(Types, Right);
  if (OperatorError E = requirement(Class, L, R); E != OperatorError::None)
    return error(E);
  if (L.IsEnumClass || R.IsEnumClass) {
    if (Left != Right || Class != OperatorClass::Equality)
      return error(OperatorError::NotNumeric);
  }
  if (Class == OperatorClass::Logical && Language >= LanguageVersion::v2021 &&
      !(isScalar(Types, L.Type) && isScalar(Types, R.Type)))
    return error(OperatorError::NotScalar);

  OperatorTypes T;
  bool GivesBool = Class == OperatorClass::Relational || Class == OperatorClass::Equality ||
                   Class == OperatorClass::Logical;
  if (Types.get(Left).Kind == TypeKind::Enum && Types.get(Right).Kind == TypeKind::Enum &&
      Class != OperatorClass::Logical) {
    // Values of one enum result in that enum; different enums do not combine.
    T.Operand = Left == Right ? L.Type : Left;
    T.Result = GivesBool ? Types.scalar(ScalarKind::Bool) : Left;
    return Left == Right ? T : error(OperatorError::CannotConvertRight, Left);
  }
  // A scalar shift amount converts to the type of the left operand, and nothing converts to an
  // enum.
  if (Class == OperatorClass::Shift && Types.get(Left).Kind == TypeKind::Enum &&
      isScalar(Types, R.Type))
    return error(OperatorError::CannotConvertRight, Left);
  ScalarKind K = workingElement(Class, L.Element, R.Element, Types.native16(), T.LiteralShift);
  TypeId Shape = shapeOf(Types, L.Type, R.Type);
  T.Operand = madeWithElement(Types, Shape == TypeId::None ? L.Type : Shape, K);
  if (!implicitConversion(Types, R.Type, T.Operand))
    return error(OperatorError::CannotConvertRight, T.Operand);
  if (!implicitConversion(Types, L.Type, T.Operand))
    return error(OperatorError::CannotConvertLeft, T.Operand);
  if (OperatorError E = unsupported(Class, K); E != OperatorError::None)
    return error(E);
  T.Result = GivesBool ? Types.withElement(T.Operand, ScalarKind::Bool) : T.Operand;
  return T;
}

OperatorTypes assignmentTypes(TypeTable &Types, OperatorClass Class, TypeId Left, TypeId Right) {
  Operand L = operandOf(Types, Left), R = operandOf(Types, Right);
  if (OperatorError E = requirement(Class, L, R); E != OperatorError::None)
    return error(E);
  if (L.IsEnumClass || R.IsEnumClass)
    return error(OperatorError::NotNumeric);
  OperatorTypes T;
  if (Types.get(Left).Kind == TypeKind::Enum) {
    T.Operand = Left == Right ? L.Type : Left;
    T.Result = Left;
    return Left == Right ? T : error(OperatorError::CannotConvertRight, Left);
  }
  ScalarKind K = workingElement(Class, L.Element, R.Element, Types.native16(), T.LiteralShift);
  T.Operand = madeWithElement(Types, L.Type, K);
  T.Result = L.Type;
  if (!implicitConversion(Types, R.Type, L.Type))
    return error(OperatorError::CannotConvertRight, L.Type);
  if (OperatorError E = unsupported(Class, K); E != OperatorError::None)
    return error(E);
  return T;
}

OperatorTypes conditionalTypes(TypeTable &Types, TypeId Condition, TypeId Left, TypeId Right,
                               LanguageVersion Language) {
  bool ShortCircuits = Language >= LanguageVersion::v2021;
  Operand C = operandOf(Types, Condition), L = operandOf(Types, Left), R = operandOf(Types, Right);
  if (ShortCircuits && C.IsNumber && !isScalar(Types, C.Type))
    return error(OperatorError::ConditionNotScalar);
  if (!C.IsNumber)
    return error(OperatorError::NotNumeric);
  OperatorTypes T;
  T.Operand = Types.scalar(ScalarKind::Bool);
  bool Enums = Types.get(Left).Kind == TypeKind::Enum && Types.get(Right).Kind == TypeKind::Enum;
  if (Enums && Left != Right)
    return error(OperatorError::CannotConvertRight, Left);
  if (Left == Right && !Types.isNumeric(Left)) {
    TypeKind K = Types.get(Left).Kind;
    if (K == TypeKind::Object || K == TypeKind::Enum) {
      T.Result = Left;
      return T;
    }
  }
  if (!L.IsNumber || !R.IsNumber || L.IsEnumClass || R.IsEnumClass)
    return error(OperatorError::Mismatch);

  ScalarKind K = combinedElement(L.Element, R.Element, Types.native16());
  TypeId Shape = shapeOf(Types, L.Type, R.Type);
  if (Shape == TypeId::None)
    return error(OperatorError::Dimensions);
  // The result type is built anew: one element makes a scalar, one row a vector.
  const Type &S = Types.get(Shape), &CT = Types.get(C.Type);
  auto RowsOf = [](const Type &Operand) {
    return Operand.Kind == TypeKind::Matrix ? Operand.Rows : 1;
  };
  auto ColumnsOf = [](const Type &Operand) {
    return Operand.Kind == TypeKind::Matrix ? Operand.Columns : Operand.Rows;
  };
  uint32_t Rows = RowsOf(S), Columns = ColumnsOf(S);
  uint32_t ConditionRows = RowsOf(CT), ConditionColumns = ColumnsOf(CT);
  if (Rows * Columns == 1) {
    Rows = ConditionRows;
    Columns = ConditionColumns;
  } else if (ConditionRows * ConditionColumns != 1 &&
             (ConditionRows != Rows || ConditionColumns != Columns)) {
    return error(OperatorError::ConditionDimensions);
  }
  TypeId Made = Rows > 1      ? Types.matrix(ScalarKind::Bool, Rows, Columns)
                : Columns > 1 ? Types.vector(ScalarKind::Bool, Columns)
                              : Types.scalar(ScalarKind::Bool);
  T.Result = madeWithElement(Types, Made, K);
  if (!ShortCircuits)
    T.Operand = Made;
  if (!implicitConversion(Types, C.Type, T.Operand))
    return error(OperatorError::ConditionDimensions);
  if (!implicitConversion(Types, L.Type, T.Result))
    return error(OperatorError::CannotConvertLeft, T.Result);
  if (!implicitConversion(Types, R.Type, T.Result))
    return error(OperatorError::CannotConvertRight, T.Result);
  return T;
}

} // namespace dxil::frontend
