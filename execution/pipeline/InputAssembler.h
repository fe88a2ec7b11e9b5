// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembles vertices and primitives from buffers and indices.
#pragma once

#include "Formats.h"

#include <dxil/execution/Shader.h>

#include <string>
#include <vector>

namespace dxil::execution {

enum class Topology : uint8_t {
  PointList,
  LineList,
  LineStrip,
  TriangleList,
  TriangleStrip,
  LineListAdjacency,
  LineStripAdjacency,
  TriangleListAdjacency,
  TriangleStripAdjacency,
  PatchList,
};

/// The source of an input of the vertex shader.
struct InputElement {
  std::string Semantic; ///< compared without case
  uint32_t Index = 0;
  const Format *In = nullptr;
  uint32_t Buffer = 0, Offset = 0;
  uint32_t StepRate = 0; ///< 0: the data advances for each vertex; N: after N instances
};

struct VertexBuffer {
  std::vector<uint8_t> Data;
  uint32_t Stride = 0;
};

struct InputState {
  Topology Kind = Topology::TriangleList;
  uint32_t ControlPoints = 3; ///< control points of a patch
  std::vector<InputElement> Elements;
  std::vector<VertexBuffer> Buffers;
  std::vector<uint32_t> Indices;
  bool Indexed = false;
  uint32_t RestartIndex = ~0u; ///< ends a strip; 0xffff for 16-bit indices
};

struct DrawCall {
  uint32_t Vertices = 3, Instances = 1; ///< vertices or indices
  uint32_t First = 0;                   ///< vertex or index
  int32_t BaseVertex = 0;               ///< added to each index
  uint32_t FirstInstance = 0;
};

/// Returns the number of vertices of a primitive, including adjacent ones.
uint32_t verticesOf(Topology Kind, uint32_t ControlPoints);
/// Returns the number of vertices without adjacent ones: 1, 2 or 3, or all of a patch.
uint32_t cornersOf(Topology Kind, uint32_t ControlPoints);

/// The vertices of one instance: the distinct SV_VertexID values to shade, and the indices of each
/// primitive's vertices in that list. The first vertex of a primitive is the leading vertex.
struct AssembledInstance {
  std::vector<uint32_t> VertexIds;
  std::vector<uint32_t> Primitives; ///< verticesOf() for each
};
/// The list is the same for each instance.
Status assemble(const InputState &State, const DrawCall &Draw, AssembledInstance &To);

/// Fills a batch with the inputs of these vertices of an instance: elements of the buffers,
/// SV_VertexID and SV_InstanceID. Values beyond a buffer are zero. Fails for an input
/// without an element or buffer.
Status fetchVertices(const InputState &State, const DrawCall &Draw, const ElementList &Inputs,
                     std::span<const uint32_t> VertexIds, uint32_t Instance, VertexBatch &To);

/// Returns true if two semantic names are equal.
bool sameSemantic(std::string_view A, std::string_view B);

} // namespace dxil::execution
