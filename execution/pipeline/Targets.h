// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Render targets, depth, and the test that decides what is written.
#pragma once

#include "Formats.h"

#include <dxil/execution/Resources.h>

#include <string>
#include <vector>

namespace dxil::execution {

constexpr uint32_t MaxTargetSize = 16384, MaxTargetLayers = 2048;
constexpr uint64_t MaxTargetBytes = uint64_t(1) << 32;

/// Texels row by row, layer by layer; the samples of a texel stand together.
struct Target {
  const Format *In = nullptr;
  uint32_t Width = 1, Height = 1, Layers = 1, Samples = 1;
  std::vector<uint8_t> Data;

  /// Makes room, and fills it with a colour of floats, or integers for formats of integers. Returns
  /// what is wrong with the sizes.
  std::string clear(const std::array<double, 4> &Colour);
  uint8_t *texel(uint32_t X, uint32_t Y, uint32_t Layer, uint32_t Sample);
  /// Each texel once: of several samples the mean (of integers the first).
  Target resolved() const;
};

/// Less is also what Direct3D starts with.
bool passes(Comparison Test, float New, float Old);

} // namespace dxil::execution
