// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clips primitives against the view volume and clip distances.
#pragma once

#include "Rasterizer.h"

namespace dxil::execution {

/// A vertex of a clipped primitive: its position in clip space and clip distances, both linear
/// there.
struct ClippedVertex {
  std::array<double, 4> Position;
  std::array<double, 8> Distances;
};

/// Limits of positions on each axis, in units of w to either side.
struct GuardBand {
  std::array<double, 2> X, Y;
};

/// Returns true if all vertices are on the wrong side of one cull distance.
bool isCulled(std::span<const RasterVertex *const> Vertices);

/// Clips a convex polygon (three or more vertices) or a line. Returns no vertices, or at least as
/// many as it had, all with w above zero.
std::vector<ClippedVertex> clip(std::span<const RasterVertex *const> Vertices, bool DepthClip,
                                const GuardBand &Guard);

} // namespace dxil::execution
