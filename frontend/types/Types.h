// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of HLSL, each once: two types are the same if their ids are.
#ifndef DXIL_FRONTEND_TYPES_TYPES_H
#define DXIL_FRONTEND_TYPES_TYPES_H

#include "../source/Ids.h"
#include "../source/Names.h"
#include "../source/Options.h"

#include "llvm/ADT/ArrayRef.h"

#include <optional>
#include <string>
#include <vector>

namespace dxil::frontend {

namespace library {
struct ObjectType; // library/Library.h
} // namespace library

enum class TypeId : uint32_t {
  None = 0,
  Error, ///< of an expression that an error was reported for: agrees with everything
  Void,
  FirstOther
};

/// The element types of vectors and matrices. LiteralInt and LiteralFloat are those of literals
/// without a suffix and of arithmetic on them.
enum class ScalarKind : uint8_t {
  Bool,
  Int16,
  UInt16,
  Int,
  UInt,
  Int64,
  UInt64,
  Half,
  Float,
  Double,
  Min16Float,
  Min10Float,
  Min16Int,
  Min12Int,
  Min16UInt,
  PackedInt8,
  PackedUInt8, ///< int8_t4_packed, uint8_t4_packed
  LiteralInt,
  LiteralFloat,
  Count
};
/// A set of ScalarKind as bits.
using ScalarSet = uint32_t;
constexpr ScalarSet setOf(ScalarKind K) {
  return 1u << unsigned(K);
}

bool isFloating(ScalarKind K); ///< half, float, double, min16float, min10float, literal float
bool isInteger(ScalarKind K);  ///< signed and unsigned, not bool, literal int
bool isUnsigned(ScalarKind K); ///< bool is not
bool isMinPrecision(ScalarKind K);

enum class TypeKind : uint8_t {
  None,
  Error,
  Void,
  Scalar,
  Vector,
  Matrix,
  Array,
  Struct,
  Enum,
  Object,
  String
};

/// Which elements of a matrix are next to each other in memory. Unspecified: as options and pragmas
/// say where it is declared (declarations resolve it).
enum class MatrixOrder : uint8_t { Unspecified, RowMajor, ColumnMajor };
/// `unorm` and `snorm`, which only texture and buffer elements have.
enum class Normalization : uint8_t { None, UNorm, SNorm };

enum class StructId : uint32_t { None = 0 };
enum class EnumId : uint32_t { None = 0 };
enum class ObjectId : uint32_t { None = 0 };

struct Type {
  TypeKind Kind = TypeKind::None;
  ScalarKind Element = ScalarKind::Bool; ///< Scalar, Vector, Matrix
  MatrixOrder Order = MatrixOrder::Unspecified;
  Normalization Norm = Normalization::None;
  uint32_t Rows =
      1; ///< Vector: its length; Matrix: rows; Array: its length, 0 where it is unbounded
  uint32_t Columns = 1;     ///< Matrix
  TypeId Of = TypeId::None; ///< Array: its element
  uint32_t Index = 0;       ///< Struct, Enum, Object: its id
};

/// How a stage's input is interpolated, and other qualifiers of fields and parameters that only
/// interfaces read.
enum class Interpolation : uint8_t {
  None = 0,
  Linear = 1,
  NoInterpolation = 2,
  NoPerspective = 4,
  Centroid = 8,
  Sample = 16
};

struct Field {
  Name Word = Name::None;
  TypeId Type = TypeId::None;
  Location Where = Location::None;
  Name Semantic = Name::None;
  Location SemanticAt = Location::None;
  Location RegisterAt = Location::None; ///< of a register, which no member of a struct may have
  uint8_t InterpolationBits = 0;        ///< of Interpolation
  bool Precise = false;
  bool GloballyCoherent = false, ReorderCoherent = false;
  bool IsBitField = false;
  uint32_t BitWidth = 0;         ///< of a bit field; 0: the next one begins a word
  bool HasPayloadAccess = false; ///< it has access qualifiers, for any or no stage
  uint32_t PayloadAccess =
      0; ///< of the stages of PayloadStage: bit Number for reading, the next for writing
};

/// An argument of the template that a struct is an instance of.
struct StructArgument {
  TypeId Type = TypeId::None; ///< None: Value
  uint64_t Value = 0;         ///< of an integer, sign-extended
};

/// What layoutOf() remembers of a complete struct; alignment 0: nothing yet.
struct StructLayout {
  uint64_t Size = 0;
  uint32_t Alignment = 0;
};

/// A struct, class or interface, or one instance of a template.
struct Struct {
  std::string Spelling; ///< as it is printed: `ns::Pair<float, 2>`
  Location Where = Location::None;
  bool Complete = false;
  bool IsInterface = false;
  bool IsClass = false; ///< of the word `class`
  bool IsUnnamed = false;
  bool IsPayload = false;                ///< [raypayload]
  bool TracksSharing = false;            ///< [NodeTrackRWInputSharing]
  std::vector<StructArgument> Arguments; ///< of an instance of a template
  TypeId Within = TypeId::None;          ///< the struct that it is declared in
  TypeId Base = TypeId::None; ///< the struct that it extends, whose fields come first; interfaces
                              ///< are not among them
  std::vector<TypeId> Interfaces;
  std::vector<Field> Fields;       ///< its own
  mutable StructLayout Layouts[2]; ///< by LayoutRules
};

struct Enum {
  std::string Spelling;
  TypeId Underlying = TypeId::None;
  bool IsClass = false;
  bool ReflectsUnsigned = false; ///< says no underlying type, and has no negative value
};

/// A type argument of an object: `float4` of Texture2D<float4>, 4 of Texture2DMS<float4, 4>.
struct ObjectArgument {
  TypeId Type = TypeId::None; ///< None: a number
  uint32_t Value = 0;
};
/// A resource or another class of the library.
struct Object {
  const library::ObjectType *Record = nullptr;
  std::vector<ObjectArgument> Arguments; ///< with defaults filled in
};

/// Of a matrix of linear algebra: the numbers that its attribute gives it.
struct MatrixAttributes {
  uint32_t Component, Rows, Columns, Use, Scope;
};

/// The nesting of structs and arrays that walks over types go down; above it leafCount() is
/// saturated.
constexpr uint32_t MaxTypeDepth = 255;
/// What a struct may be made of (partCount()): code that takes one apart has some instructions for
/// each.
constexpr uint32_t MaxStructParts = 1 << 16;

/// All types of a compile. Ids stay valid; references to a Struct too.
class TypeTable {
public:
  TypeTable(const NameTable &Names, bool Native16);
  ~TypeTable();
  TypeTable(const TypeTable &) = delete;

  TypeId scalar(ScalarKind K);
  TypeId vector(ScalarKind K, uint32_t Length);
  TypeId matrix(ScalarKind K, uint32_t Rows, uint32_t Columns,
                MatrixOrder Order = MatrixOrder::Unspecified);
  TypeId array(TypeId Of, uint32_t Length);
  TypeId string();
  /// \p T with every matrix in it in \p Order where it has none yet.
  TypeId withOrder(TypeId T, MatrixOrder Order);
  TypeId withNormalization(TypeId T, Normalization N);
  /// \p T as values have it: a matrix without its order, a number without its normalization.
  TypeId plain(TypeId T);
  /// A scalar, vector or matrix \p T with the shape kept and the element \p K.
  TypeId withElement(TypeId T, ScalarKind K);
  TypeId addStruct(Struct S);
  TypeId addEnum(Enum E);
  TypeId object(const library::ObjectType &Record, llvm::ArrayRef<ObjectArgument> Arguments);

  const Type &get(TypeId T) const;
  Struct &structOf(TypeId T);
  const Struct &structOf(TypeId T) const;
  Enum &enumOf(TypeId T);
  const Enum &enumOf(TypeId T) const;
  const Object &objectOf(TypeId T) const;

  /// The element of an array of arrays; \p T itself if it is no array.
  TypeId withoutArrays(TypeId T) const;
  /// How often withoutArrays(T) is in T, which is how many registers an array of resources takes.
  /// UINT32_MAX where an array is unbounded; saturates there.
  uint32_t arrayLength(TypeId T) const;
  bool isNumeric(TypeId T) const; ///< scalar, vector or matrix
  /// Elements of a numeric type.
  uint32_t elementCount(TypeId T) const;
  /// Numbers that T has when it is taken apart: elements of vectors, matrices, arrays, fields and
  /// bases. 0 for types with objects that hold none; saturates at 2^32 - 1.
  uint32_t leafCount(TypeId T) const;
  /// What T is made of when it is taken apart: numbers, objects and structs without members. As
  /// leafCount() saturates.
  uint32_t partCount(TypeId T) const;
  /// Whether a resource or other object is part of T.
  bool hasObject(TypeId T) const;
  /// How deep structs and arrays nest in T: 0 for a number. Declarations refuse what is deeper than
  /// MaxTypeDepth.
  uint32_t depth(TypeId T) const;
  /// The bits of a number in arithmetic: 16 for minimum precision, and for half where native 16-bit
  /// types are on; 32 for bool.
  unsigned bits(ScalarKind K) const;
  /// The bits that a number takes in buffers: 32 for minimum precision without native 16-bit types.
  unsigned memoryBits(ScalarKind K) const;
  bool native16() const { return Native16; }
  /// As DXC prints it: `float4`, `row_major float4x4`, `Texture2D<float4>`, `S`, `float [3]`.
  std::string spell(TypeId T) const;

private:
  TypeId uniqueMatrix(ScalarKind K, uint32_t Rows, uint32_t Columns, MatrixOrder Order);

  struct Implementation;
  Implementation *Impl;
  const NameTable &Names;
  bool Native16;
};

/// Of a type whose class is the matrix of linear algebra; nothing where it has no attribute.
std::optional<MatrixAttributes> matrixAttributes(const TypeTable &Types, TypeId T);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_TYPES_TYPES_H
