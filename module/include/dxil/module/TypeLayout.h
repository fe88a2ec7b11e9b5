// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sizes of types in memory, by the module's data layout string.
#pragma once

#include <dxil/module/Module.h>

#include <optional>

namespace dxil::ir {

class TypeLayout {
public:
  explicit TypeLayout(const Module &M);

  /// Bytes from one array element of the type to the next; nothing if the type has no size or the
  /// size does not fit 32 bits.
  std::optional<uint64_t> allocSize(TypeId T) const;
  /// Alignment in bytes; 1 for what has none.
  uint32_t alignment(TypeId T) const;
  /// Bytes from the start of the struct to its field.
  std::optional<uint64_t> fieldOffset(TypeId Struct, uint32_t Field) const;
  /// The same of all fields; 0 for those whose place is not known.
  std::vector<uint64_t> fieldOffsets(TypeId Struct) const;

private:
  const Module &M;
  // ABI alignment in bytes of i1, i8, i16, i32, i64 and half, float, double.
  uint32_t Integer[5] = {1, 1, 2, 4, 8};
  uint32_t Float[3] = {2, 4, 8};
  uint32_t PointerSize = 4;

  struct Extent {
    std::optional<uint64_t> Size;
    uint32_t Align = 1;
  };
  /// By type, made once: a type's parts come from other types, so the work is linear.
  std::vector<Extent> Extents;
  std::vector<uint8_t> State;

  void readString(std::string_view Text);
  Extent compute(TypeId T, unsigned Depth);
};

} // namespace dxil::ir
