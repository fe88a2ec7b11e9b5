// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Clipper.h"

#include <algorithm>
#include <cmath>

namespace dxil::execution {
namespace {

/// Below this w, a position is behind the eye or too near to it to project.
constexpr double SmallestW = 1e-30;

ClippedVertex between(const ClippedVertex &A, const ClippedVertex &B, double T) {
  ClippedVertex Result;
  for (unsigned I = 0; I < 4; ++I)
    Result.Position[I] = A.Position[I] + (B.Position[I] - A.Position[I]) * T;
  for (unsigned I = 0; I < 8; ++I)
    Result.Distances[I] = A.Distances[I] + (B.Distances[I] - A.Distances[I]) * T;
  return Result;
}

/// Keeps vertices with a distance of zero or more; NaN is outside.
template <typename DistanceOf>
void clipAt(std::vector<ClippedVertex> &Vertices, bool IsLine, const DistanceOf &Distance) {
  if (std::ranges::all_of(Vertices, [&](const ClippedVertex &V) { return Distance(V) >= 0; }))
    return;
  std::vector<ClippedVertex> Clipped;
  const size_t Count = Vertices.size();
  for (size_t I = 0; I < Count; ++I) {
    const ClippedVertex &A = Vertices[I], &B = Vertices[(I + 1) % Count];
    const double DA = Distance(A), DB = Distance(B);
    const bool InA = DA >= 0, InB = DB >= 0;
    if (InA)
      Clipped.push_back(A);
    // Interpolates from inside to outside in either direction, so that neighbours share the point.
    if (InA != InB && (!IsLine || I == 0))
      Clipped.push_back(InA ? between(A, B, DA / (DA - DB)) : between(B, A, DB / (DB - DA)));
  }
  if (Clipped.size() < (IsLine ? 2u : 3u))
    Clipped.clear();
  Vertices = std::move(Clipped);
}

} // namespace

bool isCulled(std::span<const RasterVertex *const> Vertices) {
  for (unsigned I = 0; I < Vertices[0]->Culls; ++I)
    if (std::ranges::all_of(Vertices, [&](const RasterVertex *V) { return !(V->Cull[I] >= 0); }))
      return true;
  return false;
}

std::vector<ClippedVertex> clip(std::span<const RasterVertex *const> Vertices, bool DepthClip,
                                const GuardBand &Guard) {
  std::vector<ClippedVertex> Result;
  for (const RasterVertex *V : Vertices) {
    ClippedVertex &To = Result.emplace_back();
    for (unsigned I = 0; I < 4; ++I) {
      if (!std::isfinite(V->Position[I]))
        return {};
      To.Position[I] = V->Position[I];
    }
    for (unsigned I = 0; I < 8; ++I)
      To.Distances[I] = I < V->Clips ? V->Clip[I] : 0;
  }
  const bool IsLine = Vertices.size() == 2;
  auto ClipBy = [&](const auto &Distance) { clipAt(Result, IsLine, Distance); };
  if (DepthClip) {
    ClipBy([](const ClippedVertex &V) { return V.Position[2]; });
    ClipBy([](const ClippedVertex &V) { return V.Position[3] - V.Position[2]; });
  }
  ClipBy([](const ClippedVertex &V) { return V.Position[3] - SmallestW; });
  ClipBy([&](const ClippedVertex &V) { return V.Position[0] - Guard.X[0] * V.Position[3]; });
  ClipBy([&](const ClippedVertex &V) { return Guard.X[1] * V.Position[3] - V.Position[0]; });
  ClipBy([&](const ClippedVertex &V) { return V.Position[1] - Guard.Y[0] * V.Position[3]; });
  ClipBy([&](const ClippedVertex &V) { return Guard.Y[1] * V.Position[3] - V.Position[1]; });
  for (unsigned I = 0; I < Vertices[0]->Clips; ++I)
    ClipBy([I](const ClippedVertex &V) { return V.Distances[I]; });
  return Result;
}

} // namespace dxil::execution
