// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads and writes little-endian numbers in bytes of any alignment.
#pragma once

#include <dxil/module/Error.h>

#include <bit>
#include <cstring>

namespace dxil {

/// Little-endian numbers. The caller has checked that two, four or eight bytes are readable.
inline uint16_t load16(const uint8_t *P) {
  return uint16_t(P[0] | P[1] << 8);
}
inline uint32_t load32(const uint8_t *P) {
  return uint32_t(P[0]) | uint32_t(P[1]) << 8 | uint32_t(P[2]) << 16 | uint32_t(P[3]) << 24;
}
inline uint64_t load64(const uint8_t *P) {
  if constexpr (std::endian::native == std::endian::little) {
    uint64_t V;
    std::memcpy(&V, P, sizeof V);
    return V;
  }
  return load32(P) | uint64_t(load32(P + 4)) << 32;
}

inline void store32(uint8_t *P, uint32_t V) {
  for (int I = 0; I < 4; ++I)
    P[I] = uint8_t(V >> (8 * I));
}

/// Makes an error at `Offset` bytes into the part or container `PartName`.
inline Error byteError(ErrorCode Code, std::string_view PartName, uint64_t Offset,
                       std::string Message, std::string Expected = {}) {
  Error E;
  E.Code = Code;
  E.Part = PartName;
  E.BitOffset = Offset * 8;
  E.Message = std::move(Message);
  E.Expected = std::move(Expected);
  return E;
}

} // namespace dxil
