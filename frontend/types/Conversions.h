// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of conversions: which types convert implicitly or by a cast, what the conversion does,
// and its rank in overload resolution.
#pragma once

#include "Types.h"

#include "llvm/ADT/ArrayRef.h"

namespace dxil::frontend {

/// What a conversion does to a value. Codegen has one implementation for each.
enum class ConversionKind : uint8_t {
  None, ///< the conversion is impossible
  Identity,
  Elements, ///< same shape, each element converted; also changes the order of a matrix
  Splat, ///< a scalar (or a type of one element) converted to every leaf of a vector, matrix, array
         ///< or struct
  Truncate, ///< the upper left of a larger matrix, or the first elements of a vector or between
            ///< vectors and matrices; elements converted
  Reshape,  ///< the same number of elements in another shape (float4 and float2x2, float1x4 and
            ///< float4, float1 and float), row by row, with converted elements
  Flat,   ///< leaf by leaf between arrays, structs, vectors and matrices; extra leaves are dropped
  ToBase, ///< a struct to its base
  ToEnum, ///< a scalar of the underlying type to an enum
  FromEnum, ///< an enum to a scalar of the underlying type
  Object ///< a ConstantBuffer<T> or TextureBuffer<T> to T; a heap element to the requested object
         ///< type
};

/// The cost of an argument's conversion. A call uses the candidate with the least sum over all
/// arguments, and is ambiguous if two have the same: DXC has no other rule.
struct ConversionRank {
  uint64_t Value = 0; ///< 0: exact
  friend bool operator<(ConversionRank A, ConversionRank B) { return A.Value < B.Value; }
  friend bool operator==(ConversionRank A, ConversionRank B) { return A.Value == B.Value; }
  ConversionRank &operator+=(ConversionRank B) {
    Value += B.Value;
    return *this;
  }
};

struct Conversion {
  ConversionKind Kind = ConversionKind::None;
  ConversionRank Rank;
  bool Truncates = false;      ///< drops elements: a warning if implicit
  bool LosesPrecision = false; ///< the target's elements have fewer bits: a warning if implicit
  explicit operator bool() const { return Kind != ConversionKind::None; }
};

/// Returns the conversion without a cast. ToEnum and FromEnum include the conversion between the
/// underlying type and the other type. \p LooseStructs: structs with the same leaves convert, as in
/// HLSL before 2021.
Conversion implicitConversion(const TypeTable &Types, TypeId From, TypeId To,
                              bool LooseStructs = false);
/// Returns the conversion of `(To)value`.
Conversion explicitConversion(const TypeTable &Types, TypeId From, TypeId To);

/// The conversions of an `out` or `inout` argument.
struct OutArgumentConversion {
  /// NoMatch: the candidate is not viable. NotReference, TruncatesPlace: errors of the chosen
  /// candidate.
  enum class Error : uint8_t { None, NoMatch, NotReference, TruncatesPlace } Problem = Error::None;
  Conversion In;   ///< argument to parameter; not part of Rank for `out`
  Conversion Back; ///< parameter to argument
  ConversionRank Rank;
};
OutArgumentConversion outArgumentConversion(const TypeTable &Types, TypeId Argument,
                                            TypeId Parameter, bool CopiesIn,
                                            bool LooseStructs = false);

enum class OperatorClass : uint8_t {
  Add, ///< `+`, `-` and `*`
  Divide,
  Remainder,
  Bitwise,
  Shift,
  Relational,
  Equality,
  Logical
};
/// Why an operator does not take its operands.
enum class OperatorError : uint8_t {
  None,
  NotNumeric, ///< a struct, array, object or void
  NotInteger, ///< an operand of a bitwise operator or shift is no integer
  Mismatch,   ///< the elements have no common type
  NotScalar,  ///< && and || since HLSL 2021
  CannotConvertLeft,
  CannotConvertRight, ///< the right operand does not convert to OperatorTypes::Operand
  MinPrecisionDivision,
  DoubleRemainder,
  Dimensions,          ///< the results of a conditional have no common shape
  ConditionDimensions, ///< the condition's shape differs from that of the results
  ConditionNotScalar   ///< an error since HLSL 2021
};
/// The type to which both operands of a binary operator convert, and the result type.
struct OperatorTypes {
  OperatorError Error = OperatorError::None;
  TypeId Operand = TypeId::None;
  TypeId Result = TypeId::None;
  bool LiteralShift =
      false; ///< a literal is shifted by a typed value, so it became int or uint: DXC warns
};
OperatorTypes operatorTypes(TypeTable &Types, OperatorClass Class, TypeId Left, TypeId Right,
                            LanguageVersion Language);
/// Returns the types for `Left op= Right`: Operand has the shape of Left, and Result is Left.
OperatorTypes assignmentTypes(TypeTable &Types, OperatorClass Class, TypeId Left, TypeId Right);
/// Returns the types for `Condition ? Left : Right`: Operand is the condition's type; both sides
/// convert to Result.
OperatorTypes conditionalTypes(TypeTable &Types, TypeId Condition, TypeId Left, TypeId Right,
                               LanguageVersion Language);

/// Returns the element type of arithmetic on two others, or Count if there is none.
ScalarKind combinedElement(ScalarKind Left, ScalarKind Right, bool Native16);
/// Returns the type of an operator's result: shape of \p T, elements \p K. Half becomes float in
/// vectors and matrices unless 16-bit types are native.
TypeId madeWithElement(TypeTable &Types, TypeId T, ScalarKind K);
/// Returns \p T with int in place of bool, as for unary + - ~ and arithmetic.
TypeId promotedBool(TypeTable &Types, TypeId T);

/// Returns the type of a literal if nothing else decides it: int or float.
TypeId defaultOfLiteral(TypeTable &Types, TypeId T);

} // namespace dxil::frontend
