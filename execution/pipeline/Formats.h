// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Formats of vertices, targets and textures with DXGI's names, and Direct3D 11's conversions.
#pragma once

#include <dxil/generated/OpCodes.h>

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace dxil::execution {

/// The interpretation of a format's channels.
enum class Encoding : uint8_t { UNorm, UNormSRGB, SNorm, UInt, SInt, Float };

struct Format {
  std::string_view Name;           ///< "R8G8B8A8_UNORM"
  Encoding Kind = Encoding::Float; ///< encoding of red, green and blue; alpha is never sRGB
  std::array<uint8_t, 4> Bits{};   ///< bits of red, green, blue and alpha, from the lowest bit; 0:
                                   ///< missing
  bool BlueFirst = false;          ///< blue, green, red, alpha
  bool Depth = false;              ///< D32_FLOAT, D16_UNORM

  uint32_t bytes() const { return (Bits[0] + Bits[1] + Bits[2] + Bits[3]) / 8u; }
  uint32_t channels() const;
  bool isInteger() const { return Kind == Encoding::UInt || Kind == Encoding::SInt; }
};

/// Returns all formats.
std::span<const Format> formats();
/// Returns the format with a name, or null.
const Format *findFormat(std::string_view Name);

/// Decodes the channels of a texel or vertex element to bits of floats, or integers. A missing
/// channel is 0, alpha 1. `From` has at least bytes() bytes.
std::array<uint32_t, 4> decode(const Format &F, const uint8_t *From);
/// Encodes floats (or integers, for integer formats): rounds to nearest and clamps to the range.
/// NaN becomes 0 in formats without NaN.
void encode(const Format &F, const std::array<uint32_t, 4> &Channels, uint8_t *To);

/// Convert a shader's slot to a float's bits or an integer, and back. 16-bit types are widened and
/// narrowed.
uint32_t fromSlot(ComponentType Type, uint32_t Slot);
uint32_t toSlot(ComponentType Type, uint32_t Value);

} // namespace dxil::execution
