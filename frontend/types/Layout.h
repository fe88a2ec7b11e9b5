// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Layout of constant buffers, structured buffers and byte-address buffers.
#pragma once

#include "Types.h"

namespace dxil::frontend {

/// Constants: rows of 16 bytes; a vector does not cross rows, arrays and structs begin a row.
/// Buffer: each number is aligned to its size, without rows (structured and raw buffers,
/// groupshared sizes, sizeof).
enum class LayoutRules : uint8_t { Constants, Buffer };

/// A size and alignment in bytes.
struct SizeAndAlignment {
  uint64_t Size = 0; ///< Constants: without padding after the last row
  uint32_t Alignment = 1;
};

SizeAndAlignment layoutOf(const TypeTable &Types, TypeId T, LayoutRules Rules);

/// Returns the element type of a structured buffer, or None for another type.
TypeId structuredElement(const TypeTable &Types, TypeId T);

/// Places of the fields of struct \p T in order, without those of its base, which is at offset 0.
struct FieldPlace {
  uint64_t Offset = 0;   ///< offset in bytes from the start of the struct
  uint32_t FirstBit = 0; ///< first bit of a bit field, in the word at Offset
};
std::vector<FieldPlace> fieldPlaces(const TypeTable &Types, TypeId T, LayoutRules Rules);

/// Places the members of one constant buffer in order.
class ConstantPlacer {
public:
  explicit ConstantPlacer(const TypeTable &Types) : Types(Types) {}
  /// Returns the offset in bytes of the next member, of type \p T.
  uint64_t place(TypeId T);
  /// Adds a member with `packoffset`.
  void placeAt(TypeId T, uint64_t Offset);
  uint64_t size() const { return End; }

private:
  const TypeTable &Types;
  uint64_t End = 0;
  /// True if the row at End holds minimum precision, which does not share rows with other types.
  bool IsRowOfMinimum = false;
};

/// The result of sizeof, as in DXC.
uint64_t sizeOf(const TypeTable &Types, TypeId T);

} // namespace dxil::frontend
