// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Formats of vertices, targets and textures by DXGI's names, and the conversions of Direct3D 11.
#pragma once

#include <dxil/generated/OpCodes.h>

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace dxil::execution {

/// How the bits of a format's channels are read.
enum class Encoding : uint8_t { UNorm, UNormSRGB, SNorm, UInt, SInt, Float };

struct Format {
  std::string_view Name;           ///< "R8G8B8A8_UNORM"
  Encoding Kind = Encoding::Float; ///< of red, green and blue; alpha is never sRGB
  std::array<uint8_t, 4> Bits{};   ///< of red, green, blue and alpha, from the lowest; 0 for none
  bool BlueFirst = false;          ///< blue, green, red, alpha
  bool Depth = false;              ///< D32_FLOAT, D16_UNORM

  uint32_t bytes() const { return (Bits[0] + Bits[1] + Bits[2] + Bits[3]) / 8u; }
  uint32_t channels() const;
  bool isInteger() const { return Kind == Encoding::UInt || Kind == Encoding::SInt; }
};

/// All formats that there are.
std::span<const Format> formats();
/// Null for a name that is none of them.
const Format *findFormat(std::string_view Name);

/// The channels of a texel or vertex element: bits of floats, or integers; those that the format
/// lacks are 0, alpha 1. `From` has at least bytes() bytes.
std::array<uint32_t, 4> decode(const Format &F, const uint8_t *From);
/// Writes floats (or integers, for the formats of integers) as the format has them: rounded to the
/// nearest, clamped to the range, not a number as 0 where there is none.
void encode(const Format &F, const std::array<uint32_t, 4> &Channels, uint8_t *To);

/// A slot of a shader as a float's bits or an integer, and back: 16-bit types are widened and
/// narrowed.
uint32_t fromSlot(ComponentType Type, uint32_t Slot);
uint32_t toSlot(ComponentType Type, uint32_t Value);

} // namespace dxil::execution
