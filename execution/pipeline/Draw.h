// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline: its stages, the steps between them, and its targets.
#pragma once

#include "InputAssembler.h"
#include "Rasterizer.h"
#include "Targets.h"

#include <functional>
#include <optional>

namespace dxil::execution {

/// A programmable stage: a shader with its bindings, or any function in its place.
template <typename Batch> struct StageOf {
  const ShaderInfo *Info = nullptr; ///< shader facts; null: the pipeline has no such stage
  std::function<Status(Batch &)> Run;

  explicit operator bool() const { return Info != nullptr; }
};

struct Stages {
  StageOf<VertexBatch> Vertex;
  StageOf<HullBatch> Hull;
  StageOf<DomainBatch> Domain;
  StageOf<GeometryBatch> Geometry;
  StageOf<AmplificationBatch> Amplification;
  StageOf<MeshBatch> Mesh;
  StageOf<PixelBatch> Pixel;
};

/// Components of an output that are written to a buffer, one after the other.
struct StreamElement {
  std::string Semantic;
  uint32_t Index = 0, FirstComponent = 0, Components = 4;
  uint32_t Stream = 0, Buffer = 0;
};

struct DepthState {
  bool Enabled = false, Write = true;
  Comparison Test = Comparison::Less;
};

struct DrawStatistics {
  uint64_t Vertices = 0, Primitives = 0,
           Quads = 0; ///< shaded vertices, rasterized primitives, shaded quads
};

struct Pipeline {
  Stages Shaders;
  InputState Input;
  RasterizerState Raster;          ///< size and samples come from the targets
  std::vector<Viewport> Viewports; ///< viewports; empty: the whole target
  std::vector<Target> Targets;     ///< all of the same size and number of samples
  std::optional<Target> Depth;
  DepthState DepthTest;
  std::vector<StreamElement> StreamOutput;
  std::optional<uint32_t> RasterizedStream = 0; ///< none: nothing is rasterized
  /// Stream output to each of four buffers.
  std::array<std::vector<uint8_t>, 4> Streams;
  uint64_t MaxQuads = uint64_t(1) << 28; ///< limit of a draw; more is an error
  DrawStatistics Statistics;
};

/// Draws into the pipeline's targets and streams.
Status draw(Pipeline &P, const DrawCall &Call);
/// Launches groups of the amplification or mesh shader.
Status dispatchMesh(Pipeline &P, const std::array<uint32_t, 3> &Groups);

} // namespace dxil::execution
