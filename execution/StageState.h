// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// State for ops of stages other than compute, of each lane of a wave or of its group.
#pragma once

#include "Machine.h"

#include <mutex>

namespace dxil::execution {

/// Pixels: lane L is lane L % 4 of quad L / 4.
struct PixelState {
  std::array<const PixelQuad *, MaxLanes / 4> Quads{};
  std::span<const std::array<float, 2>> Samples;

  const PixelQuad *quadOf(unsigned Lane) const { return Quads[Lane / 4]; }
};

/// A geometry shader's invocations.
struct GeometryState {
  std::array<std::array<StreamOutput, MaxStreams> *, MaxLanes> Streams{};
  std::array<std::array<uint32_t, MaxStreams>, MaxLanes> StripLengths{};
  std::array<uint32_t, MaxLanes> Emitted{};
};

/// The outputs that a mesh shader's group has written, if tracked.
struct MeshWrites {
  std::vector<bool> VertexSlots, PrimitiveSlots, Indices; ///< written slots, as in MeshOutput
};

struct RayState;
struct GraphState;

struct StageState {
  PixelState *Pixel = nullptr;
  GeometryState *Geometry = nullptr;
  MeshOutput *Mesh = nullptr;
  MeshWrites *Writes = nullptr; ///< output of a mesh shader, or null
  MeshLaunch *Launch = nullptr;
  std::vector<uint8_t> *Payload = nullptr; ///< input of a mesh shader
  RayState *Rays = nullptr;
  GraphState *Graph = nullptr;
};

/// Returns the position of a sample in its pixel, from the upper left corner, in Direct3D's pattern
/// for a number of samples.
std::array<float, 2> standardSample(uint32_t Count, uint32_t Index);

/// The position in a pixel at which an input is evaluated.
struct PixelPlace {
  double X = 0, Y = 0;
};
/// Returns the bits of an input's component at a position.
uint32_t evaluateInput(const PixelPrimitive &P, const SignatureEntry &E, uint32_t Slot,
                       PixelPlace Place);

/// Returns the position for centroid evaluation: the first covered sample of a pixel that is
/// covered in part, else the centre.
std::array<float, 2> centroid(std::span<const std::array<float, 2>> Samples, uint32_t Coverage);

void addPixelMeanings(MeaningTable &Table);
void addGeometryMeanings(MeaningTable &Table);
void addMeshMeanings(MeaningTable &Table);

} // namespace dxil::execution
