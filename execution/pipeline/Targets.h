// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Render targets, depth, and the depth test.
#pragma once

#include "Formats.h"

#include <dxil/execution/Shader.h>

#include <string>
#include <vector>

namespace dxil::execution {

constexpr uint32_t MaxTargetSize = 16384, MaxTargetLayers = 2048;
constexpr uint64_t MaxTargetBytes = uint64_t(1) << 32;

/// Texels are stored by layer and row; the samples of a texel are adjacent.
struct Target {
  const Format *In = nullptr;
  uint32_t Width = 1, Height = 1, Layers = 1, Samples = 1;
  std::vector<uint8_t> Data;

  /// Allocates and fills the target with a colour of floats, or integers for integer formats.
  /// Fails if the sizes are out of range.
  Status clear(const std::array<double, 4> &Colour);
  uint8_t *texel(uint32_t X, uint32_t Y, uint32_t Layer, uint32_t Sample);
  /// Returns one value for each texel: the mean of its samples, or the first for integers.
  Target resolved() const;
};

/// Less is Direct3D's default.
bool passes(Comparison Test, float New, float Old);

} // namespace dxil::execution
