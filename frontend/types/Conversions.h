// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one table of conversions: which types become which, implicitly and by a cast, what the conversion does, and how
// good it is in the choice of an overload.
#ifndef DXIL_FRONTEND_TYPES_CONVERSIONS_H
#define DXIL_FRONTEND_TYPES_CONVERSIONS_H

#include "Types.h"

#include "llvm/ADT/ArrayRef.h"

namespace dxil::frontend {

/// What a conversion does to a value; codegen has one way to do each.
enum class ConversionKind : uint8_t {
  None,      ///< impossible
  Identity,
  Elements,  ///< same shape, each element converted
  Splat,     ///< a scalar to every element of a vector, matrix, array or struct, converted
  Truncate,  ///< the first elements of a longer vector, the upper left of a larger matrix; elements converted
  Reshape,   ///< as many elements in another shape (float4 and float2x2, float1x4 and float4), row by row
  Flat,      ///< leaf by leaf in order between arrays, structs, vectors and matrices; what remains is dropped
  ToBase,    ///< a struct to its base
  ToEnum, FromEnum,
  Object     ///< an object to its own kind, as of another element type where DXC takes that
};

/// How good a conversion is for an argument, the best first; compared as DXC ranks overloads.
struct ConversionRank {
  uint32_t Value = 0; ///< 0: exact
  friend bool operator<(ConversionRank A, ConversionRank B) { return A.Value < B.Value; }
  friend bool operator==(ConversionRank A, ConversionRank B) { return A.Value == B.Value; }
};

struct Conversion {
  ConversionKind Kind = ConversionKind::None;
  ConversionRank Rank;
  bool Truncates = false;      ///< elements are lost: a warning where it is implicit
  bool LosesPrecision = false; ///< as DXC warns of
  explicit operator bool() const { return Kind != ConversionKind::None; }
};

/// From a value of type \p From to \p To without a cast.
Conversion implicitConversion(const TypeTable &Types, TypeId From, TypeId To);
/// By `(To)value`.
Conversion explicitConversion(const TypeTable &Types, TypeId From, TypeId To);

/// The type in which a binary operator works on both sides, and its result; TypeId::None if there is none.
struct OperatorTypes {
  TypeId Operand = TypeId::None;
  TypeId Result = TypeId::None;
};
enum class OperatorClass : uint8_t { Arithmetic, Remainder, Bitwise, Shift, Relational, Equality, Logical, Conditional };
OperatorTypes operatorTypes(TypeTable &Types, OperatorClass Class, TypeId Left, TypeId Right, LanguageVersion Language);

/// The type that a literal type becomes where nothing else decides: int or uint, float.
TypeId defaultOfLiteral(TypeTable &Types, TypeId T);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_TYPES_CONVERSIONS_H
