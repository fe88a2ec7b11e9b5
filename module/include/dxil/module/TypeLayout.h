// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sizes of types in memory, from the module's data layout string.
#pragma once

#include <dxil/module/Module.h>

#include <optional>
#include <span>

namespace dxil::ir {

class TypeLayout {
public:
  explicit TypeLayout(const Module &M);

  /// Returns the stride in bytes of array elements of the type; nothing if the type has no size or
  /// the size exceeds 32 bits.
  std::optional<uint64_t> allocSize(TypeId T) const;
  /// Returns the alignment in bytes; 1 for types without alignment.
  uint32_t alignment(TypeId T) const;
  /// Returns the offset in bytes of a struct's field.
  std::optional<uint64_t> fieldOffset(TypeId Struct, uint32_t Field) const;
  /// Returns the offsets of all fields; 0 where the offset is unknown.
  std::vector<uint64_t> fieldOffsets(TypeId Struct) const;

  /// Scalars of a value in order, those of nested aggregates and vectors among them.
  struct ScalarRange {
    uint64_t First = 0, Count = 0;
  };
  /// Returns the scalars that the indices of extractvalue or insertvalue select; nothing if an
  /// index leads out of the aggregate.
  std::optional<ScalarRange> scalars(TypeId Aggregate, std::span<const uint32_t> Indices) const;

private:
  const Module &M;
  // ABI alignment in bytes of i1, i8, i16, i32, i64, and of half, float, double.
  uint32_t Integer[5] = {1, 1, 2, 4, 8};
  uint32_t Float[3] = {2, 4, 8};
  uint32_t PointerSize = 4;

  struct Extent {
    std::optional<uint64_t> Size;
    uint32_t Align = 1;
    uint64_t Scalars = 0; ///< saturates at 2^32 - 1
  };
  /// Cache by type. Types contain only other types, so the work is linear.
  std::vector<Extent> Extents;
  std::vector<uint8_t> State;

  void readString(std::string_view Text);
  Extent compute(TypeId T, unsigned Depth);
  Extent computeStruct(const Type &Ty, unsigned Depth);
};

} // namespace dxil::ir
