// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types of a module, with the scalars of each type and their offsets in memory.
#pragma once

#include <dxil/spirv/Module.h>

#include <functional>
#include <map>
#include <optional>

namespace dxil::spirv {

enum class Shape : uint8_t {
  Unknown,
  Void,
  Bool,
  Integer, ///< Width, IsSigned
  Float,   ///< Width
  Vector,  ///< Element, Count
  Matrix,  ///< Element is the column's type, Count
  Array,   ///< Element, Count
  RuntimeArray,
  Struct,  ///< Members
  Pointer, ///< Element, Storage
  Image,
  Sampler,
  SampledImage, ///< Element is the type of the image
  RayQuery,
  AccelerationStructure,
  Function, ///< Element is the result, Members are the parameters
};

struct Type {
  Shape Kind = Shape::Unknown;
  bool IsSigned = false;
  uint32_t Width = 0;
  Id Element = 0;
  uint64_t Count = 0;
  std::span<const uint32_t> Members;
  StorageClass Storage = {};
  // Images; Element is the sampled type.
  spirv::Dim Dim = {};
  bool IsArrayed = false, IsMultisampled = false;
  uint32_t Sampled = 0; ///< 1: used with a sampler; 2: a storage image
  ImageFormat Format = {};
  /// Number of scalars; 0 for types that have none or too many.
  uint64_t Scalars = 0;
  uint32_t Depth = 1;

  bool isScalar() const {
    return Kind == Shape::Bool || Kind == Shape::Integer || Kind == Shape::Float;
  }
};

/// A scalar type, and its number in a variable. Each member of a struct is a field; arrays,
/// matrices and vectors multiply the number.
struct Field {
  Id Scalar = 0;
  uint64_t Count = 1;
};
/// A scalar of a value: its field, and its index in the field.
struct Leaf {
  uint32_t Field = 0;
  uint64_t Index = 0;
};

/// The layout of a matrix in memory, from the decorations of the struct's member.
struct MatrixLayout {
  uint32_t Stride = 16;
  bool IsRowMajor = false;
  /// Byte distance between the components of a vector, which is a column of a row-major matrix; 0
  /// if they are adjacent.
  uint32_t VectorStride = 0;
  friend auto operator<=>(const MatrixLayout &, const MatrixLayout &) = default;
};

class Types {
public:
  /// \p ConstantOf returns the value of a constant id: array lengths are such ids.
  using ConstantFn = std::function<std::optional<uint64_t>(Id)>;
  Types(const Module &M, ConstantFn ConstantOf);

  /// The first mistake, if any.
  const std::optional<Error> &problem() const { return Problem; }

  const Type &operator[](Id I) const {
    static const Type Unknown;
    const auto Match = Table.find(I);
    return Match == Table.end() ? Unknown : Match->second;
  }
  /// Returns the type of the element or member with an index; 0 if there is none.
  Id elementOf(Id TypeId, uint64_t Index) const;
  /// Returns the type of a value's first scalar.
  Id firstScalar(Id TypeId) const;
  /// fields() and leaves() return empty lists for values with too many scalars.
  const std::vector<Field> &fields(Id TypeId);
  const std::vector<Leaf> &leaves(Id TypeId);
  /// Returns the scalar type of each leaf.
  std::vector<Id> scalars(Id TypeId);
  /// Returns the byte offsets of a value's scalars.
  const std::vector<uint64_t> &offsets(Id TypeId, MatrixLayout Layout);
  /// Returns the size of a type in bytes, without a runtime array at its end.
  uint64_t sizeOf(Id TypeId, MatrixLayout Layout = {});
  /// Returns the byte distance between elements of an array, matrix or vector.
  uint64_t strideOf(Id TypeId, MatrixLayout Layout);
  uint32_t offsetOf(Id Struct, uint32_t Member) const;
  MatrixLayout layoutOf(Id Struct, uint32_t Member) const;

  /// A value with more scalars is refused.
  static constexpr uint64_t MostScalars = 16384;

private:
  void add(const Instruction &I);
  void finish(Type &T, const Instruction &I);
  const Type *part(Type &T, const Instruction &I, Id Element);
  static const char *countElements(Type &T, const Type &Element);
  void addPointer(const Instruction &I);
  void addImage(Type &T, const Instruction &I);
  bool addArray(Type &T, const Instruction &I);

  const Module &M;
  ConstantFn ConstantOf;
  std::optional<Error> Problem;
  std::map<Id, Type> Table;
  std::map<Id, std::vector<Field>> Fields;
  std::map<Id, std::vector<Leaf>> Leaves;
  std::map<std::pair<Id, MatrixLayout>, std::vector<uint64_t>> Offsets;
  std::map<std::pair<Id, MatrixLayout>, uint64_t> Sizes;
  uint64_t computeSize(Id TypeId, MatrixLayout Layout);
};

} // namespace dxil::spirv
