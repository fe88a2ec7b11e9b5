// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two tables describe pairs of element types: the type of arithmetic on them, and the rank of
// converting an argument from one to the other. Everything else follows from shapes.
#include "Conversions.h"

#include "../library/Library.h"

#include "llvm/ADT/SmallVector.h"

#include <array>

namespace dxil::frontend {

namespace {

//===-- Pairs of elements --------------------------------------------------------------------===//

/// Enums without `class` as one more element kind.
constexpr unsigned PlainEnum = unsigned(ScalarKind::Count);
constexpr unsigned ElementKinds = PlainEnum + 1;

/// Properties of an element in conversions. Bits 0: takes the width of the other side.
struct Traits {
  uint8_t Bits = 0;
  bool Floating = false, Unsigned = false;
  bool Boolean = false, Literal = false, Enum = false;
  bool MinPrecision = false;
  bool Partial = false; ///< half without native 16-bit types: a minimum-precision float
  bool Packed = false;
  constexpr bool yields() const { return Boolean || Literal || Enum; }
};

constexpr Traits traitsOf(unsigned Kind, bool Native16) {
  auto Number = [](uint8_t Bits, bool Floating, bool Unsigned = false) {
    Traits T;
    T.Bits = Bits;
    T.Floating = Floating;
    T.Unsigned = Unsigned;
    return T;
  };
  auto MinPrecision = [&](Traits T) {
    T.MinPrecision = true;
    return T;
  };
  Traits T;
  if (Kind == PlainEnum) {
    T.Enum = true;
    return T;
  }
  switch (ScalarKind(Kind)) {
  case ScalarKind::Bool: T.Boolean = true; return T;
  case ScalarKind::Int16: return Number(16, false);
  case ScalarKind::UInt16: return Number(16, false, true);
  case ScalarKind::Int: return Number(32, false);
  case ScalarKind::UInt: return Number(32, false, true);
  case ScalarKind::Int64: return Number(64, false);
  case ScalarKind::UInt64: return Number(64, false, true);
  case ScalarKind::Half:
    T = Number(Native16 ? 16 : 32, true);
    T.Partial = !Native16;
    return T;
  case ScalarKind::Float: return Number(32, true);
  case ScalarKind::Double: return Number(64, true);
  case ScalarKind::Min16Float: return MinPrecision(Number(16, true));
  case ScalarKind::Min10Float: return MinPrecision(Number(10, true));
  case ScalarKind::Min16Int: return MinPrecision(Number(16, false));
  case ScalarKind::Min12Int: return MinPrecision(Number(12, false));
  case ScalarKind::Min16UInt: return MinPrecision(Number(16, false, true));
  case ScalarKind::PackedInt8:
  case ScalarKind::PackedUInt8:
    T = Number(32, false, true);
    T.Packed = true;
    return T;
  case ScalarKind::LiteralInt: T.Literal = true; return T;
  case ScalarKind::LiteralFloat: T.Literal = T.Floating = true; return T;
  case ScalarKind::Count: break;
  }
  return T;
}

constexpr ScalarKind floatOf(unsigned Bits, bool MinPrecision) {
  switch (Bits) {
  case 10: return ScalarKind::Min10Float;
  case 16: return MinPrecision ? ScalarKind::Min16Float : ScalarKind::Half;
  case 64: return ScalarKind::Double;
  default: return ScalarKind::Float;
  }
}

constexpr ScalarKind integerOf(unsigned Bits, bool Unsigned, bool MinPrecision) {
  switch (Bits) {
  case 12: return ScalarKind::Min12Int;
  case 16:
    if (MinPrecision)
      return Unsigned ? ScalarKind::Min16UInt : ScalarKind::Min16Int;
    return Unsigned ? ScalarKind::UInt16 : ScalarKind::Int16;
  case 64: return Unsigned ? ScalarKind::UInt64 : ScalarKind::Int64;
  default: return Unsigned ? ScalarKind::UInt : ScalarKind::Int;
  }
}

/// Returns the element of arithmetic on \p A and \p B. A float wins over an integer and keeps its
/// width. Otherwise the result has the larger width and is unsigned if either is. Minimum precision
/// stays if both have it, or if the other yields.
constexpr unsigned combine(unsigned A, unsigned B, bool Native16) {
  if (A == B)
    return A;
  Traits L = traitsOf(A, Native16), R = traitsOf(B, Native16);
  bool Floating = L.Floating || R.Floating;
  if (L.Literal && R.Literal)
    return unsigned(Floating ? ScalarKind::LiteralFloat : ScalarKind::LiteralInt);
  bool OneYields = L.yields() || R.yields();
  if ((L.Partial && R.Partial) || (OneYields && (L.Partial || R.Partial)))
    return unsigned(ScalarKind::Half);
  unsigned Bits = L.Bits > R.Bits ? L.Bits : R.Bits;
  bool Min =
      (L.MinPrecision && R.MinPrecision) || (OneYields && (L.MinPrecision || R.MinPrecision));
  if (L.Floating != R.Floating) {
    Traits F = L.Floating ? L : R;
    Bits = F.Bits;
    Min = F.MinPrecision;
  }
  if (Bits == 0)
    Bits = 32;
  return unsigned(Floating ? floatOf(Bits, Min) : integerOf(Bits, L.Unsigned || R.Unsigned, Min));
}

/// Returns true if every value of \p From is a value of \p To according to DXC, which ignores signs
/// except in minimum precision.
constexpr bool promotes(unsigned From, unsigned To, bool Native16) {
  Traits F = traitsOf(From, Native16), T = traitsOf(To, Native16);
  if (From == To || F.Bits == 0 || T.Bits == 0 || F.Floating != T.Floating || F.Packed || T.Packed)
    return false;
  if (T.MinPrecision && !F.MinPrecision)
    return false;
  if (F.Floating)
    return T.Bits > F.Bits ||
           (T.Bits == F.Bits && ((F.Partial && !T.Partial) || (F.MinPrecision && !T.MinPrecision)));
  if (F.MinPrecision)
    return T.Bits > F.Bits && T.Bits != (T.MinPrecision ? 0 : 16) && T.Unsigned == F.Unsigned;
  return T.Bits > F.Bits;
}

constexpr bool isWhole(const Traits &T) {
  return T.Bits != 0 && !T.MinPrecision && !T.Packed;
}

/// Returns true if one is a literal that may have the other type: the conversion is free.
constexpr bool literalFits(unsigned A, unsigned B, bool Native16) {
  Traits L = traitsOf(A, Native16), R = traitsOf(B, Native16);
  return L.Floating == R.Floating && ((L.Literal && isWhole(R)) || (R.Literal && isWhole(L)));
}

constexpr bool differInSign(unsigned A, unsigned B, bool Native16) {
  Traits L = traitsOf(A, Native16), R = traitsOf(B, Native16);
  return isWhole(L) && isWhole(R) && !L.Floating && !R.Floating && L.Bits == R.Bits;
}

/// Terms of a rank, the worst last. Each has room for 128 arguments.
enum class Term : unsigned {
  Widens,
  TargetPromotes,
  SourcePromotes,
  TargetSign,
  SourceSign,
  TargetCast,
  SourceCast,
  Narrows
};
constexpr uint64_t rankOf(Term T) {
  return uint64_t(1) << (7 * unsigned(T));
}

/// The rank of one step from \p From to \p To.
constexpr uint64_t stepRank(unsigned From, unsigned To, Term Promotes, Term Sign, Term Cast,
                            bool Native16) {
  if (From == To || literalFits(From, To, Native16))
    return 0;
  if (promotes(From, To, Native16))
    return rankOf(Promotes);
  return rankOf(differInSign(From, To, Native16) ? Sign : Cast);
}

struct ElementPair {
  uint8_t Combined = 0;
  bool Loses = false; ///< the second one has fewer bits
  uint64_t Rank = 0;  ///< rank of converting the first to the second
};
using PairTable = std::array<std::array<ElementPair, ElementKinds>, ElementKinds>;

constexpr PairTable makePairs(bool Native16) {
  PairTable Pairs{};
  for (unsigned From = 0; From != ElementKinds; ++From)
    for (unsigned To = 0; To != ElementKinds; ++To) {
      ElementPair &P = Pairs[From][To];
      P.Combined = uint8_t(combine(From, To, Native16));
      unsigned Bits = traitsOf(To, Native16).Bits;
      P.Loses = Bits != 0 && Bits < traitsOf(From, Native16).Bits;
      // The rank has two steps, through the type of arithmetic on both.
      P.Rank = stepRank(From, P.Combined, Term::SourcePromotes, Term::SourceSign, Term::SourceCast,
                        Native16) +
               stepRank(P.Combined, To, Term::TargetPromotes, Term::TargetSign, Term::TargetCast,
                        Native16);
    }
  return Pairs;
}

constexpr PairTable Pairs[2] = {makePairs(false), makePairs(true)};

const ElementPair &pairOf(const TypeTable &Types, unsigned From, unsigned To) {
  return Pairs[Types.native16()][From][To];
}

//===-- Shapes -------------------------------------------------------------------------------===//

bool isLine(const Type &M) {
  return M.Rows == 1 || M.Columns == 1;
}

/// Returns the conversion between the shapes of a scalar, vector or matrix.
ConversionKind shapeConversion(const Type &From, const Type &To) {
  uint32_t Have = From.Rows * From.Columns, Want = To.Rows * To.Columns;
  if (Have == 1 && Want == 1)
    return From.Kind == To.Kind ? ConversionKind::Elements : ConversionKind::Reshape;
  if (Have == 1)
    return ConversionKind::Splat;
  if (Want == 1)
    return ConversionKind::Truncate;
  if (From.Kind == To.Kind) {
    if (To.Rows > From.Rows || To.Columns > From.Columns)
      return ConversionKind::None;
    return Want < Have ? ConversionKind::Truncate : ConversionKind::Elements;
  }
  if (Want == Have)
    return ConversionKind::Reshape;
  const Type &Matrix = From.Kind == TypeKind::Matrix ? From : To;
  return Want < Have && isLine(Matrix) ? ConversionKind::Truncate : ConversionKind::None;
}

bool isNumber(const Type &T) {
  return T.Kind == TypeKind::Scalar || T.Kind == TypeKind::Vector || T.Kind == TypeKind::Matrix;
}

uint64_t sizeRank(uint64_t Have, uint64_t Want) {
  return Have < Want ? rankOf(Term::Widens) : Have > Want ? rankOf(Term::Narrows) : 0;
}

Conversion numericConversion(const TypeTable &Types, const Type &From, const Type &To) {
  Conversion C;
  C.Kind = shapeConversion(From, To);
  if (!C)
    return C;
  const ElementPair &Pair = pairOf(Types, unsigned(From.Element), unsigned(To.Element));
  uint32_t Have = From.Rows * From.Columns, Want = To.Rows * To.Columns;
  C.Truncates = Want < Have;
  C.LosesPrecision = Pair.Loses;
  C.Rank.Value = Pair.Rank + sizeRank(Have, Want);
  return C;
}

/// An enum converts to a number implicitly, but an enum class only by a cast. A conversion to an
/// enum needs a cast.
Conversion enumConversion(const TypeTable &Types, TypeId From, TypeId To, bool Explicit) {
  const Type &F = Types.get(From), &T = Types.get(To);
  Conversion C;
  bool FromPlain = F.Kind == TypeKind::Enum && !Types.enumOf(From).IsClass;
  const bool MayCast = Explicit && T.Kind == TypeKind::Scalar;
  if (F.Kind == TypeKind::Enum && isNumber(T) && (FromPlain || MayCast)) {
    C.Kind = ConversionKind::FromEnum;
    C.Rank.Value =
        pairOf(Types, PlainEnum, unsigned(T.Element)).Rank + sizeRank(1, T.Rows * T.Columns);
  } else if (T.Kind == TypeKind::Enum && Explicit &&
             (F.Kind == TypeKind::Scalar || F.Kind == TypeKind::Enum)) {
    C.Kind = ConversionKind::ToEnum;
  }
  return C;
}

//===-- Structs and arrays -------------------------------------------------------------------===//

/// Iterates over the leaves of a type: numbers and objects.
class Leaves {
public:
  Leaves(const TypeTable &Types, TypeId T) : Types(Types) { push(T); }
  /// Returns the type of the next leaves and sets \p Count to their number, or returns None at the
  /// end.
  TypeId next(uint64_t &Count) {
    while (!Stack.empty()) {
      Frame &Top = Stack.back();
      TypeId Current = Top.Type;
      const Type &T = Types.get(Current);
      if (T.Kind == TypeKind::Array && Top.Next < T.Rows) {
        ++Top.Next;
        push(T.ElementType);
      } else if (T.Kind == TypeKind::Struct && Top.Next <= Types.structOf(Current).Fields.size()) {
        TypeId Part = Top.Next == 0 ? Types.structOf(Current).Base
                                    : Types.structOf(Current).Fields[Top.Next - 1].Type;
        ++Top.Next;
        if (Part != TypeId::None)
          push(Part);
      } else {
        Stack.pop_back();
        if (T.Kind != TypeKind::Array && T.Kind != TypeKind::Struct) {
          Count = isNumber(T) ? T.Rows * T.Columns : 1;
          return Current;
        }
      }
    }
    return TypeId::None;
  }

private:
  struct Frame {
    TypeId Type;
    uint32_t Next = 0;
  };
  void push(TypeId T) { Stack.push_back({T}); }
  const TypeTable &Types;
  llvm::SmallVector<Frame, 8> Stack;
};

struct LeafComparison {
  bool Convertible = true; ///< every pair can be converted
  bool Equal = true;       ///< every pair has one type
  bool FromLonger = false, ToLonger = false;
};

bool leavesAgree(const TypeTable &Types, TypeId A, TypeId B, bool &Equal) {
  const Type &F = Types.get(A), &T = Types.get(B);
  if (isNumber(F) && isNumber(T)) {
    Equal &= F.Element == T.Element;
    return true;
  }
  if (F.Kind == TypeKind::Enum && isNumber(T)) {
    Equal = false;
    return true;
  }
  return A == B;
}

/// Compares leaf by leaf. The number of steps is limited, since types may be huge: the rest of an
/// array is like its beginning.
LeafComparison compareLeaves(const TypeTable &Types, TypeId From, TypeId To) {
  constexpr unsigned MaxSteps = 1u << 16;
  LeafComparison Result;
  uint32_t Have = Types.leafCount(From), Want = Types.leafCount(To);
  Result.FromLonger = Have > Want;
  Result.ToLonger = Want > Have;
  Leaves A(Types, From), B(Types, To);
  uint64_t LeftA = 0, LeftB = 0;
  TypeId TypeA = A.next(LeftA), TypeB = B.next(LeftB);
  for (unsigned Step = 0; TypeA != TypeId::None && TypeB != TypeId::None && Step != MaxSteps;
       ++Step) {
    if (!leavesAgree(Types, TypeA, TypeB, Result.Equal)) {
      Result.Convertible = false;
      return Result;
    }
    uint64_t Both = std::min(LeftA, LeftB);
    if ((LeftA -= Both) == 0)
      TypeA = A.next(LeftA);
    if ((LeftB -= Both) == 0)
      TypeB = B.next(LeftB);
  }
  Result.FromLonger |= TypeA != TypeId::None && TypeB == TypeId::None;
  Result.ToLonger |= TypeB != TypeId::None && TypeA == TypeId::None;
  return Result;
}

bool isAggregate(const Type &T) {
  return T.Kind == TypeKind::Struct || T.Kind == TypeKind::Array;
}

/// Returns the number of levels from \p Derived up to \p Base, or 0 if it is not a base.
unsigned distanceToBase(const TypeTable &Types, TypeId Derived, TypeId Base) {
  unsigned Distance = 0;
  while (Types.get(Derived).Kind == TypeKind::Struct && Distance != MaxTypeDepth) {
    ++Distance;
    Derived = Types.structOf(Derived).Base;
    if (Derived == Base)
      return Distance;
    if (Derived == TypeId::None)
      break;
  }
  return 0;
}

/// Returns the number of leaves of a struct's own fields: DXC compares a struct and its base by
/// these.
uint64_t ownLeafCount(const TypeTable &Types, TypeId T) {
  uint64_t Count = 0;
  for (const Field &F : Types.structOf(T).Fields)
    Count += Types.leafCount(F.Type);
  return Count;
}

Conversion aggregateConversion(const TypeTable &Types, TypeId From, TypeId To, bool Explicit,
                               bool LooseStructs) {
  const Type &F = Types.get(From), &T = Types.get(To);
  Conversion C;
  if (!Explicit && isAggregate(F) != isAggregate(T))
    return C;
  if (F.Kind == TypeKind::Struct && T.Kind == TypeKind::Struct &&
      distanceToBase(Types, From, To) != 0) {
    C.Kind = ConversionKind::ToBase;
    C.Rank.Value = sizeRank(ownLeafCount(Types, From), ownLeafCount(Types, To));
    return C;
  }
  const bool IsPlainEnum = F.Kind == TypeKind::Enum && !Types.enumOf(From).IsClass;
  if (F.Kind == TypeKind::Enum && !IsPlainEnum)
    return C;
  if (Explicit && (IsPlainEnum || (isNumber(F) && F.Rows * F.Columns == 1))) {
    if (!Types.hasObject(To))
      C.Kind = ConversionKind::Splat;
    return C;
  }
  auto IsUnnamed = [&](TypeId S) {
    return Types.get(S).Kind == TypeKind::Struct && Types.structOf(S).IsUnnamed;
  };
  bool Loose = LooseStructs || IsUnnamed(From) || IsUnnamed(To);
  if (!Explicit && !Loose && (F.Kind == TypeKind::Struct || T.Kind == TypeKind::Struct))
    return C;
  LeafComparison Compared = compareLeaves(Types, From, To);
  if (!Compared.Convertible || Compared.ToLonger)
    return C;
  if (Explicit || (Compared.Equal && !Compared.FromLonger))
    C.Kind = ConversionKind::Flat;
  return C;
}

/// Returns true if two objects differ in `unorm` and `snorm` only, which DXC does not distinguish
/// here.
bool differInNorm(const TypeTable &Types, const Object &A, const Object &B) {
  if (A.Record != B.Record || A.Arguments.size() != 1 || B.Arguments.size() != 1)
    return false;
  const Type &X = Types.get(A.Arguments[0].Type), &Y = Types.get(B.Arguments[0].Type);
  return isNumber(X) && X.Kind == Y.Kind && X.Element == Y.Element && X.Rows == Y.Rows &&
         X.Columns == Y.Columns && X.Norm != Y.Norm;
}

/// Converts a ConstantBuffer<T> or TextureBuffer<T> to T.
Conversion objectConversion(const TypeTable &Types, TypeId From, TypeId To) {
  Conversion C;
  const Object &O = Types.objectOf(From);
  using Sort = library::ObjectType::Sort;
  bool Holds = O.Record->Kind == Sort::ConstantBuffer || O.Record->Kind == Sort::TextureBuffer;
  if (Holds && !O.Arguments.empty() && O.Arguments[0].Type == To)
    C.Kind = ConversionKind::Object;
  else if (Types.get(To).Kind == TypeKind::Object && differInNorm(Types, O, Types.objectOf(To)))
    C.Kind = ConversionKind::Identity;
  return C;
}

Conversion conversion(const TypeTable &Types, TypeId From, TypeId To, bool Explicit,
                      bool LooseStructs) {
  Conversion C;
  if (From == To || From == TypeId::Error || To == TypeId::Error) {
    C.Kind = ConversionKind::Identity;
    return C;
  }
  const Type &F = Types.get(From), &T = Types.get(To);
  if (isNumber(F) && isNumber(T))
    return numericConversion(Types, F, T);
  if (F.Kind == TypeKind::Void || T.Kind == TypeKind::Void || F.Kind == TypeKind::None)
    return C;
  if (F.Kind == TypeKind::Object)
    return objectConversion(Types, From, To);
  if (isAggregate(F) || isAggregate(T))
    return aggregateConversion(Types, From, To, Explicit, LooseStructs);
  if (F.Kind == TypeKind::Enum || T.Kind == TypeKind::Enum)
    return enumConversion(Types, From, To, Explicit);
  return C;
}

} // namespace

Conversion implicitConversion(const TypeTable &Types, TypeId From, TypeId To, bool LooseStructs) {
  return conversion(Types, From, To, false, LooseStructs);
}

Conversion explicitConversion(const TypeTable &Types, TypeId From, TypeId To) {
  return conversion(Types, From, To, true, true);
}

OutArgumentConversion outArgumentConversion(const TypeTable &Types, TypeId Argument,
                                            TypeId Parameter, bool CopiesIn, bool LooseStructs) {
  OutArgumentConversion C;
  C.In = implicitConversion(Types, Argument, Parameter, LooseStructs);
  C.Back = implicitConversion(Types, Parameter, Argument, LooseStructs);
  C.Rank = C.Back.Rank;
  if (CopiesIn)
    C.Rank += C.In.Rank;
  using Error = OutArgumentConversion::Error;
  if (!C.Back || (CopiesIn && !C.In)) {
    C.Problem = Error::NoMatch;
  } else if (!C.In) {
    C.Problem = Error::NotReference;
  } else if (C.In.Kind == ConversionKind::Truncate && Types.isNumeric(Parameter) &&
             Types.isNumeric(Argument) &&
             Types.get(Argument).Element == Types.get(Parameter).Element) {
    // Different elements need a copy, which DXC accepts.
    C.Problem = Error::TruncatesPlace;
  }
  return C;
}

ScalarKind combinedElement(ScalarKind Left, ScalarKind Right, bool Native16) {
  return ScalarKind(Pairs[Native16][unsigned(Left)][unsigned(Right)].Combined);
}

TypeId defaultOfLiteral(TypeTable &Types, TypeId T) {
  if (!Types.isNumeric(T))
    return T;
  switch (Types.get(T).Element) {
  case ScalarKind::LiteralInt: return Types.withElement(T, ScalarKind::Int);
  case ScalarKind::LiteralFloat: return Types.withElement(T, ScalarKind::Float);
  default: return T;
  }
}

} // namespace dxil::frontend
