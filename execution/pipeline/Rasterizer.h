// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Computes the pixels and samples that a point, line or triangle covers by Direct3D 11's rules:
// positions with eight fractional bits; the top-left rule; the diamond rule for lines (with several
// samples, rectangles 1.4 pixels wide); points as squares of one pixel; standard sample positions.
#pragma once

#include <dxil/execution/Shader.h>

#include <array>
#include <span>
#include <vector>

namespace dxil::execution {

struct Viewport {
  float X = 0, Y = 0, Width = 1, Height = 1, MinDepth = 0, MaxDepth = 1;
};

enum class CullMode : uint8_t { None, Front, Back };

struct RasterizerState {
  uint32_t Width = 1, Height = 1; ///< size of the targets in pixels
  uint32_t Samples = 1;           ///< samples of a pixel: 1 or 4
  CullMode Cull = CullMode::None;
  bool FrontCounterClockwise = false;
  bool DepthClip = true;
  std::array<uint32_t, 4> Scissor = {0, 0, ~0u,
                                     ~0u}; ///< left, top, right, bottom; the last two are exclusive
};

/// An output vertex of the last stage before the rasterizer.
struct RasterVertex {
  std::array<float, 4> Position{}; ///< SV_Position, in clip space
  std::array<float, 8> Clip{}, Cull{};
  uint8_t Clips = 0, Culls = 0;    ///< number of distances
  const uint32_t *Slots = nullptr; ///< inputs of the pixel shader
};

/// Returns the positions of a pixel's samples, from its upper left corner.
std::span<const std::array<float, 2>> samplePositions(uint32_t Samples);

/// Fills in the planes of the primitive and adds its quads with covered samples, row by row, with a
/// null Primitive. The primitive has one, two or three vertices. Returns false, with no quads, if
/// it is clipped, culled or has no area. The caller sets primitive ids and similar values.
bool rasterize(const RasterizerState &State, const Viewport &View,
               std::span<const RasterVertex *const> Vertices, PixelPrimitive &Planes,
               std::vector<PixelQuad> &Quads);

/// Returns the depth of the primitive at a position, within the viewport's range.
float depthAt(const PixelPrimitive &Planes, const Viewport &View, double X, double Y);

} // namespace dxil::execution
