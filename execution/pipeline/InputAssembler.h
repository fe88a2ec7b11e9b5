// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From buffers and indices to vertices and primitives.
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

/// What an input of the vertex shader is read from.
struct InputElement {
  std::string Semantic; ///< compared without case
  uint32_t Index = 0;
  const Format *In = nullptr;
  uint32_t Buffer = 0, Offset = 0;
  uint32_t StepRate = 0; ///< 0: one for each vertex; N: one for N instances
};

struct VertexBuffer {
  std::vector<uint8_t> Data;
  uint32_t Stride = 0;
};

struct InputState {
  Topology Kind = Topology::TriangleList;
  uint32_t ControlPoints = 3; ///< of a patch
  std::vector<InputElement> Elements;
  std::vector<VertexBuffer> Buffers;
  std::vector<uint32_t> Indices;
  bool Indexed = false;
  uint32_t RestartIndex = ~0u; ///< ends a strip: 0xffff of 16-bit indices
};

struct DrawCall {
  uint32_t Vertices = 3, Instances = 1; ///< vertices or indices
  uint32_t First = 0;                   ///< vertex or index
  int32_t BaseVertex = 0;               ///< added to each index
  uint32_t FirstInstance = 0;
};

/// Number of vertices of a primitive, adjacent ones included.
uint32_t verticesOf(Topology Kind, uint32_t ControlPoints);
/// That of the primitives without adjacent ones: 1, 2 or 3, or all of a patch.
uint32_t cornersOf(Topology Kind, uint32_t ControlPoints);

/// The vertices of one instance: what SV_VertexID is for each vertex to shade, without duplicates,
/// and for each primitive the numbers of its vertices in that list. The first vertex of a primitive
/// leads.
struct AssembledInstance {
  std::vector<uint32_t> VertexIds;
  std::vector<uint32_t> Primitives; ///< verticesOf() for each
};
/// Returns what is wrong, or an empty string. The list is the same for each instance.
std::string assemble(const InputState &State, const DrawCall &Draw, AssembledInstance &To);

/// Fills a batch with the inputs of these vertices of an instance: elements of the buffers,
/// SV_VertexID and SV_InstanceID. What a buffer does not have is zero. Returns an input that no
/// element gives.
std::string fetchVertices(const InputState &State, const DrawCall &Draw, const ElementList &Inputs,
                          std::span<const uint32_t> VertexIds, uint32_t Instance, VertexBatch &To);

/// Whether two names of semantics are the same.
bool sameSemantic(std::string_view A, std::string_view B);

} // namespace dxil::execution
