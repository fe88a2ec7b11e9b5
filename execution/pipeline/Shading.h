// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline after the last vertex stage: rasterizer, pixel shader, tests, targets.
#pragma once

#include "Draw.h"
#include "Link.h"

#include <deque>

namespace dxil::execution {

/// The output vertices of a stage, and the primitives that join them.
struct ShadedVertices {
  const ElementList *Elements = nullptr;
  std::vector<uint32_t> Slots;      ///< slots of each vertex
  std::vector<uint32_t> Primitives; ///< indices of vertices, Corners for each
  uint32_t Corners = 3;             ///< number of corners: 1, 2 or 3
  std::vector<uint32_t> PrimitiveIds;
  /// Attributes of primitives, of a mesh shader only.
  const ElementList *PrimitiveElements = nullptr;
  std::vector<uint32_t> PrimitiveSlots;

  size_t vertices() const {
    return Elements && Elements->Slots ? Slots.size() / Elements->Slots : 0;
  }
  size_t primitives() const { return Primitives.size() / Corners; }
};

class Shading {
public:
  explicit Shading(Pipeline &P) : P(P) {}

  /// Rasterizes and shades all primitives in order.
  Status run(const ShadedVertices &From);

private:
  Status prepare(const ShadedVertices &From);
  Status addPrimitive(const ShadedVertices &From, size_t Number);
  void addQuads(const PixelPrimitive &Planes, std::vector<PixelQuad> &Quads, const Viewport &View,
                uint32_t Layer);
  Status flush();
  void merge(const PixelQuad &Quad, size_t Place);
  bool testDepth(uint32_t X, uint32_t Y, uint32_t Layer, uint32_t Sample, float Z);
  void writeTargets(const uint32_t *Outputs, uint32_t X, uint32_t Y, uint32_t Layer, uint32_t Mask);

  /// Data of a primitive besides its planes.
  struct PrimitiveState {
    PixelPrimitive Planes;
    Viewport View;
    uint32_t Layer = 0;
    std::array<std::vector<uint32_t>, 3> Slots; ///< inputs of the pixel shader
  };

  Pipeline &P;
  SlotMap Inputs;
  std::vector<RasterVertex> Vertices;
  std::deque<PrimitiveState> Primitives; ///< primitives of the batch; a deque, so that addresses
                                         ///< stay valid
  std::vector<const PrimitiveState *> Owners; ///< primitive of each quad in the batch
  PixelBatch Batch;
};

} // namespace dxil::execution
