// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cuts primitives at the view volume and at clip distances.
#pragma once

#include "Rasterizer.h"

namespace dxil::execution {

/// A vertex of a clipped primitive: position in clip space and clip distances, both linear there.
struct ClippedVertex {
  std::array<double, 4> Position;
  std::array<double, 8> Distances;
};

/// How far positions may go: in units of w to either side, per axis.
struct GuardBand {
  std::array<double, 2> X, Y;
};

/// Whether all vertices are on the wrong side of one cull distance.
bool isCulled(std::span<const RasterVertex *const> Vertices);

/// What is left of a convex polygon (three vertices or more) or a line: nothing, or at least as
/// many vertices. All have w above zero.
std::vector<ClippedVertex> clip(std::span<const RasterVertex *const> Vertices, bool DepthClip,
                                const GuardBand &Guard);

} // namespace dxil::execution
