// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the ops of stages other than compute work on: for each lane of a wave, or for its group.
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

/// What a mesh shader's group has written, where that is looked at.
struct MeshWrites {
  std::vector<bool> VertexSlots, PrimitiveSlots, Indices; ///< as in MeshOutput
};

struct RayState;
struct GraphState;

struct StageState {
  PixelState *Pixel = nullptr;
  GeometryState *Geometry = nullptr;
  MeshOutput *Mesh = nullptr;
  MeshWrites *Written = nullptr; ///< of a mesh shader, or null
  MeshLaunch *Launch = nullptr;
  std::vector<uint8_t> *Payload = nullptr; ///< that a mesh shader is given
  RayState *Rays = nullptr;
  GraphState *Graph = nullptr;
};

/// A sample's place in its pixel, from the upper left corner; Direct3D's pattern for a number of
/// samples.
std::array<float, 2> standardSample(uint32_t Count, uint32_t Index);

/// Where in a pixel an input is evaluated.
struct PixelPlace {
  double X = 0, Y = 0;
};
/// A component of an input at a place, as its slot's bits.
uint32_t evaluateInput(const PixelPrimitive &P, const SignatureEntry &E, uint32_t Slot,
                       PixelPlace At);

/// The place of a pixel that stands for what of it is covered.
std::array<float, 2> centroid(std::span<const std::array<float, 2>> Samples, uint32_t Coverage);

void addPixelMeanings(MeaningTable &Table);
void addGeometryMeanings(MeaningTable &Table);
void addMeshMeanings(MeaningTable &Table);

} // namespace dxil::execution
