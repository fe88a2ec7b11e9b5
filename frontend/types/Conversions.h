// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one table of conversions: which types become which, implicitly and by a cast, what the
// conversion does, and how good it is in the choice of an overload.
#ifndef DXIL_FRONTEND_TYPES_CONVERSIONS_H
#define DXIL_FRONTEND_TYPES_CONVERSIONS_H

#include "Types.h"

#include "llvm/ADT/ArrayRef.h"

namespace dxil::frontend {

/// What a conversion does to a value; codegen has one way to do each.
enum class ConversionKind : uint8_t {
  None, ///< impossible
  Identity,
  Elements, ///< same shape, each element converted; also between orders of a matrix
  Splat, ///< a scalar (or what has one element) to every leaf of a vector, matrix, array or struct,
         ///< converted
  Truncate, ///< the upper left of a larger matrix; of a vector, or between vectors and matrices,
            ///< the first elements; elements converted
  Reshape,  ///< as many elements in another shape (float4 and float2x2, float1x4 and float4, float1
            ///< and float), row by row; elements converted
  Flat,   ///< leaf by leaf in order between arrays, structs, vectors and matrices; what remains is
          ///< dropped
  ToBase, ///< a struct to its base
  ToEnum, ///< a scalar of the underlying type
  FromEnum, ///< to a scalar of the underlying type
  Object ///< a ConstantBuffer<T> or TextureBuffer<T> to T, what stands in a heap to the object that
         ///< is asked for
};

/// How bad a conversion is for an argument. Those of all arguments are added; the candidate with
/// the least sum is chosen, and two with the same are ambiguous: DXC has no other rule.
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
  bool Truncates = false; ///< elements are lost: a warning where it is implicit
  bool LosesPrecision =
      false; ///< the target's elements have fewer bits: a warning where it is implicit
  explicit operator bool() const { return Kind != ConversionKind::None; }
};

/// From a value of type \p From to \p To without a cast. Where one of them is an enum and the other
/// is not just its underlying type, ToEnum and FromEnum stand for two steps, through that type. \p
/// LooseStructs: HLSL before 2021, which takes structs with the same leaves for each other.
Conversion implicitConversion(const TypeTable &Types, TypeId From, TypeId To,
                              bool LooseStructs = false);
/// By `(To)value`.
Conversion explicitConversion(const TypeTable &Types, TypeId From, TypeId To);

/// An argument of type \p Argument for a parameter of type \p Parameter that is written (`out`) or
/// both (`inout`).
struct OutArgumentConversion {
  /// NoMatch: not viable for a call. NotReference, TruncatesPlace: errors of the candidate that was
  /// chosen.
  enum class Error : uint8_t { None, NoMatch, NotReference, TruncatesPlace } Problem = Error::None;
  Conversion In;   ///< argument to parameter; of `out` it ranks nothing
  Conversion Back; ///< parameter to argument
  ConversionRank Rank;
};
OutArgumentConversion outArgumentConversion(const TypeTable &Types, TypeId Argument,
                                            TypeId Parameter, bool CopiesIn,
                                            bool LooseStructs = false);

enum class OperatorClass : uint8_t {
  Add, ///< + - *
  Divide,
  Remainder,
  Bitwise,
  Shift,
  Relational,
  Equality,
  Logical
};
/// Why operands do not fit.
enum class OperatorError : uint8_t {
  None,
  NotNumeric, ///< a struct, array, object or void
  NotInteger, ///< for bits
  Mismatch,   ///< elements that cannot be combined
  NotScalar,  ///< && and || from HLSL 2021 on
  CannotConvertLeft,
  CannotConvertRight, ///< to Operand
  MinPrecisionDivision,
  DoubleRemainder,
  Dimensions,          ///< of a conditional's results
  ConditionDimensions, ///< differ from the results'
  ConditionNotScalar   ///< from HLSL 2021 on
};
/// The type in which a binary operator works, to which both sides are converted, and its result.
struct OperatorTypes {
  OperatorError Error = OperatorError::None;
  TypeId Operand = TypeId::None;
  TypeId Result = TypeId::None;
  bool LiteralShift =
      false; ///< a literal is shifted by what is none: int or uint was taken, which DXC warns of
};
OperatorTypes operatorTypes(TypeTable &Types, OperatorClass Class, TypeId Left, TypeId Right,
                            LanguageVersion Language);
/// The same of `Left op= Right`: Operand has the shape of Left; Result is Left.
OperatorTypes assignmentTypes(TypeTable &Types, OperatorClass Class, TypeId Left, TypeId Right);
/// Of `Condition ? Left : Right`: Operand is the type of the condition, Result that of both sides
/// and the whole.
OperatorTypes conditionalTypes(TypeTable &Types, TypeId Condition, TypeId Left, TypeId Right,
                               LanguageVersion Language);

/// The element type of arithmetic on two others; Count if there is none.
ScalarKind combinedElement(ScalarKind Left, ScalarKind Right, bool Native16);
/// The type with the shape of \p T and elements \p K that an operator makes. Half without native
/// 16-bit types is float where it is not a scalar.
TypeId madeWithElement(TypeTable &Types, TypeId T, ScalarKind K);
/// \p T with bool as int: of unary + - ~ and in arithmetic.
TypeId promotedBool(TypeTable &Types, TypeId T);

/// The type that a literal type becomes where nothing else decides: int, float.
TypeId defaultOfLiteral(TypeTable &Types, TypeId T);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_TYPES_CONVERSIONS_H
