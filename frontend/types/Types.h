// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of HLSL, each once: two types are the same if their ids are.
#pragma once

#include "../source/Ids.h"
#include "../source/Names.h"
#include "../source/Options.h"
#include "dxil/generated/Contract.h"

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
  Error, ///< type of an expression with a reported error; agrees with every type
  Void,
  FirstOther
};

/// The element types of vectors and matrices. LiteralInt and LiteralFloat: literals without a
/// suffix, and arithmetic on them.
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
bool isUnsigned(ScalarKind K); ///< false for bool
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

/// The order of a matrix's elements in memory. Unspecified: options and pragmas decide at the
/// declaration.
enum class MatrixOrder : uint8_t { Unspecified, RowMajor, ColumnMajor };
/// `unorm` and `snorm`, for elements of textures and buffers only.
enum class Normalization : uint8_t { None, UNorm, SNorm };

enum class StructId : uint32_t { None = 0 };
enum class EnumId : uint32_t { None = 0 };
enum class ObjectId : uint32_t { None = 0 };

struct Type {
  TypeKind Kind = TypeKind::None;
  ScalarKind Element = ScalarKind::Bool; ///< Scalar, Vector, Matrix
  MatrixOrder Order = MatrixOrder::Unspecified;
  Normalization Norm = Normalization::None;
  uint32_t Rows = 1;    ///< Vector: length; Matrix: number of rows; Array: length, 0 if unbounded
  uint32_t Columns = 1; ///< columns of a Matrix
  TypeId ElementType = TypeId::None; ///< Array: element type
  uint32_t Index = 0;                ///< Struct, Enum, Object: id
};

/// A bit of the interpolation of a stage's input or output, which only interfaces read.
using Interpolation = contract::InterpolationModifier;

struct Field {
  Name Word = Name::None;
  TypeId Type = TypeId::None;
  Location Where = Location::None;
  Name Semantic = Name::None;
  Location SemanticAt = Location::None;
  uint8_t InterpolationBits = 0; ///< bits of Interpolation
  bool Precise = false;
  bool GloballyCoherent = false, ReorderCoherent = false;
  bool IsBitField = false;
  uint32_t BitWidth = 0;         ///< 0: the next bit field begins a word
  bool HasPayloadAccess = false; ///< has access qualifiers, for any number of stages
  uint32_t PayloadAccess =
      0; ///< two bits for each PayloadStage: bit Number for reading, the next for writing
};

/// A template argument of a struct.
struct StructArgument {
  TypeId Type = TypeId::None; ///< None if the argument is a value
  uint64_t Value = 0;         ///< an integer, sign-extended
};

/// Cache of layoutOf() for a complete struct. Alignment 0: not computed yet.
struct StructLayout {
  uint64_t Size = 0;
  uint32_t Alignment = 0;
};

/// A struct, class or interface, or an instance of a struct template.
struct Struct {
  std::string Spelling; ///< spelling for messages: `ns::Pair<float, 2>`
  Location Where = Location::None;
  bool Complete = false;
  bool IsInterface = false;
  bool IsClass = false; ///< declared with `class`
  bool IsUnnamed = false;
  bool IsPayload = false;                ///< [raypayload]
  bool TracksSharing = false;            ///< [NodeTrackRWInputSharing]
  std::vector<StructArgument> Arguments; ///< arguments of a template instance
  TypeId Within = TypeId::None;          ///< the enclosing struct
  TypeId Base = TypeId::None; ///< the base struct, whose fields come first; never an interface
  std::vector<TypeId> Interfaces;
  std::vector<Field> Fields; ///< fields without those of the base
  /// Place of the first `register` of a member, members of members and of the base included.
  Location RegisterAt = Location::None;
  mutable StructLayout Layouts[2]; ///< indexed by LayoutRules
};

struct Enum {
  std::string Spelling;
  TypeId Underlying = TypeId::None;
  bool IsClass = false;
  bool ReflectsUnsigned = false; ///< has no explicit underlying type and no negative value
};

/// An argument of an object type: `float4` of Texture2D<float4>, 4 of Texture2DMS<float4, 4>.
struct ObjectArgument {
  TypeId Type = TypeId::None; ///< None if the argument is a number
  uint32_t Value = 0;
};
/// A resource or another class of the library.
struct Object {
  const library::ObjectType *Record = nullptr;
  std::vector<ObjectArgument> Arguments; ///< including defaults
};

/// The numbers of a linear algebra matrix's attribute.
struct MatrixAttributes {
  uint32_t Component, Rows, Columns, Use, Scope;
};

/// Limits how deep walks over types follow structs and arrays; leafCount() saturates above it.
constexpr uint32_t MaxTypeDepth = 255;
/// Limits partCount() of a struct: taking a struct apart needs several instructions for each part.
constexpr uint32_t MaxStructParts = 1 << 16;

/// All types of a compile. Ids stay valid, and so do references to a Struct.
class TypeTable {
public:
  TypeTable(const NameTable &Names, bool Native16);
  ~TypeTable();
  TypeTable(const TypeTable &) = delete;

  TypeId scalar(ScalarKind K);
  TypeId vector(ScalarKind K, uint32_t Length);
  TypeId matrix(ScalarKind K, uint32_t Rows, uint32_t Columns,
                MatrixOrder Order = MatrixOrder::Unspecified);
  TypeId array(TypeId ElementType, uint32_t Length);
  TypeId string();
  /// Returns \p T with \p Order for a matrix that has no order yet, also inside of arrays.
  TypeId withOrder(TypeId T, MatrixOrder Order);
  TypeId withNormalization(TypeId T, Normalization N);
  /// Returns \p T as the type of a value: without matrix order and normalization.
  TypeId plain(TypeId T);
  /// Returns the scalar, vector or matrix type with the shape of \p T and elements \p K.
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

  /// Returns the innermost element type of an array, or \p T itself if it is no array.
  TypeId withoutArrays(TypeId T) const;
  /// Returns the place of the first `register` of a member in \p T, or None. Variables of such a
  /// type are errors, as in DXC.
  Location memberRegister(TypeId T) const;
  /// Returns the number of withoutArrays(T) in T: the registers that an array of resources takes.
  /// UINT32_MAX if an array is unbounded; saturates at it.
  uint32_t arrayLength(TypeId T) const;
  bool isNumeric(TypeId T) const; ///< scalar, vector or matrix
  /// Returns the number of elements of a numeric type.
  uint32_t elementCount(TypeId T) const;
  /// Returns the number of scalars in T: elements of vectors, matrices, arrays, fields and bases.
  /// Objects count 0. Saturates at 2^32 - 1.
  uint32_t leafCount(TypeId T) const;
  /// Returns the number of parts of T: scalars, objects and structs without members. Saturates like
  /// leafCount().
  uint32_t partCount(TypeId T) const;
  /// Returns true if T is or contains an object, such as a resource.
  bool hasObject(TypeId T) const;
  /// Returns how deep structs and arrays nest in T; 0 for a number. Types deeper than MaxTypeDepth
  /// are errors where they are declared.
  uint32_t depth(TypeId T) const;
  /// Returns the number of bits in arithmetic: 16 for minimum precision, and for half with native
  /// 16-bit types; 32 for bool.
  unsigned bits(ScalarKind K) const;
  /// Returns the number of bits in buffers: 32 for minimum precision without native 16-bit types.
  unsigned memoryBits(ScalarKind K) const;
  bool native16() const { return Native16; }
  /// Returns DXC's spelling: `float4`, `row_major float4x4`, `Texture2D<float4>`, `S`, `float [3]`.
  std::string spell(TypeId T) const;

private:
  TypeId uniqueMatrix(ScalarKind K, uint32_t Rows, uint32_t Columns, MatrixOrder Order);

  struct Implementation;
  Implementation *Impl;
  const NameTable &Names;
  bool Native16;
};

/// Returns the attribute of linear algebra matrix type \p T, or nothing if it has none.
std::optional<MatrixAttributes> matrixAttributes(const TypeTable &Types, TypeId T);

} // namespace dxil::frontend
