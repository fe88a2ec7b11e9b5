// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Little-endian numbers at byte offsets of a record, for <dxil/generated/PartRows.h>.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace dxil {

/// Returns the number of `Width` bytes at an offset, or nothing if the record is too short.
inline std::optional<uint32_t> partNumber(std::span<const uint8_t> Record, uint32_t Offset,
                                          uint32_t Width) {
  if (Offset > Record.size() || Width > Record.size() - Offset)
    return std::nullopt;
  const uint8_t *Bytes = Record.data() + Offset;
  switch (Width) { // The widths that records have, without a loop.
  case 1: return Bytes[0];
  case 2: return uint32_t(Bytes[0] | Bytes[1] << 8);
  case 4: return Bytes[0] | Bytes[1] << 8 | Bytes[2] << 16 | uint32_t(Bytes[3]) << 24;
  }
  uint32_t Value = 0;
  for (uint32_t I = 0; I < Width; ++I)
    Value |= uint32_t(Bytes[I]) << (8 * I);
  return Value;
}

/// Sets the low `Width` bytes. Does nothing if the record is too short.
inline void setPartNumber(std::span<uint8_t> Record, uint32_t Offset, uint32_t Width,
                          uint32_t Value) {
  if (Offset > Record.size() || Width > Record.size() - Offset)
    return;
  uint8_t *Bytes = Record.data() + Offset;
  if (Width == 4) {
    Bytes[0] = uint8_t(Value), Bytes[1] = uint8_t(Value >> 8);
    Bytes[2] = uint8_t(Value >> 16), Bytes[3] = uint8_t(Value >> 24);
    return;
  }
  for (uint32_t I = 0; I < Width; ++I)
    Bytes[I] = uint8_t(Value >> (8 * I));
}

/// Returns the first `Size` bytes of a record as words.
template <class Row> std::vector<uint32_t> partWords(const Row &R, uint32_t Size) {
  std::vector<uint8_t> Bytes(Size);
  R.write(Bytes);
  std::vector<uint32_t> Words;
  for (uint32_t I = 0; I + 4 <= Size; I += 4)
    Words.push_back(*partNumber(Bytes, I, 4));
  return Words;
}

} // namespace dxil
