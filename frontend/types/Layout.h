// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where members stand in memory that HLSL lays out: constant buffers, structured and byte-address
// buffers.
#ifndef DXIL_FRONTEND_TYPES_LAYOUT_H
#define DXIL_FRONTEND_TYPES_LAYOUT_H

#include "Types.h"

namespace dxil::frontend {

/// Which rules hold. Constants: rows of 16 bytes (a vector does not cross one, arrays and structs
/// begin one). Buffer: each number aligned to its own size, no rows (structured and raw buffers,
/// groupshared sizes, sizeof).
enum class LayoutRules : uint8_t { Constants, Buffer };

/// In bytes.
struct SizeAndAlignment {
  uint64_t Size = 0; ///< Constants: without padding behind the last row
  uint32_t Alignment = 1;
};

SizeAndAlignment layoutOf(const TypeTable &Types, TypeId T, LayoutRules Rules);

/// The fields of struct \p T in order, its base's not among them; Base is where the base stands
/// (0).
struct FieldPlace {
  uint64_t Offset = 0;   ///< in bytes, from the struct's beginning
  uint32_t FirstBit = 0; ///< of a bit field in the word at Offset
};
std::vector<FieldPlace> fieldPlaces(const TypeTable &Types, TypeId T, LayoutRules Rules);

/// Places the members of one constant buffer, one after the other.
class ConstantPlacer {
public:
  explicit ConstantPlacer(const TypeTable &Types) : Types(Types) {}
  /// The offset in bytes of the next member, of type \p T.
  uint64_t place(TypeId T);
  /// The same for one with `packoffset`.
  void placeAt(TypeId T, uint64_t Offset);
  uint64_t size() const { return End; }

private:
  const TypeTable &Types;
  uint64_t End = 0;
  /// Whether the row at End is one of minimum precision, which numbers of other types do not share.
  bool IsRowOfMinimum = false;
};

/// sizeof, as DXC gives it.
uint64_t sizeOf(const TypeTable &Types, TypeId T);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_TYPES_LAYOUT_H
