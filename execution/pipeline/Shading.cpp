// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Shading.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace dxil::execution {
namespace {

constexpr size_t QuadsInBatch = 4096;

/// Reads the components of an element over its rows, as far as there is room. Returns the count.
uint8_t readDistances(const ElementList &List, uint64_t System, const uint32_t *Slots,
                      std::array<float, 8> &To) {
  uint8_t Count = 0;
  for (const SignatureEntry &E : List.Elements)
    if (E.System == System)
      for (uint32_t I = 0; I < E.slots() && Count < To.size(); ++I)
        To[Count++] = std::bit_cast<float>(Slots[E.Start + I]);
  return Count;
}

uint32_t readSystem(const ElementList &List, uint64_t System, const uint32_t *Slots) {
  const SignatureEntry *E = findSystem(List, System);
  return E ? Slots[E->Start] : 0;
}

} // namespace

Status Shading::prepare(const ShadedVertices &From) {
  const SignatureEntry *Position = findSystem(*From.Elements, semantic::Position);
  if (!Position)
    return failure("the last stage before the rasterizer does not write SV_Position");
  const ElementList None;
  const std::array<const ElementList *, 2> Sources = {
      From.Elements, From.PrimitiveElements ? From.PrimitiveElements : &None};
  if (P.Shaders.Pixel)
    if (Status Done = Inputs.connect(P.Shaders.Pixel.Info->Inputs, Sources, "pixel"); !Done)
      return Done;
  Vertices.assign(From.vertices(), {});
  for (size_t I = 0; I < Vertices.size(); ++I) {
    const uint32_t *Slots = &From.Slots[I * From.Elements->Slots];
    RasterVertex &V = Vertices[I];
    for (uint32_t C = 0; C < std::min(4u, Position->Columns); ++C)
      V.Position[C] = std::bit_cast<float>(Slots[Position->Start + C]);
    V.Clips = readDistances(*From.Elements, semantic::ClipDistance, Slots, V.Clip);
    V.Culls = readDistances(*From.Elements, semantic::CullDistance, Slots, V.Cull);
  }
  if (P.Viewports.empty())
    P.Viewports.push_back({0, 0, float(P.Raster.Width), float(P.Raster.Height), 0, 1});
  for (auto [X, Y] : samplePositions(P.Raster.Samples))
    Batch.Samples.push_back({X, Y});
  return {};
}

Status Shading::run(const ShadedVertices &From) {
  if (From.primitives() == 0)
    return {};
  if (Status Done = prepare(From); !Done)
    return Done;
  for (size_t I = 0; I < From.primitives(); ++I)
    if (Status Done = addPrimitive(From, I); !Done)
      return Done;
  return flush();
}

Status Shading::addPrimitive(const ShadedVertices &From, size_t Number) {
  ++P.Statistics.Primitives;
  const uint32_t *Corners = &From.Primitives[Number * From.Corners];
  const uint32_t *Leading = &From.Slots[size_t(Corners[0]) * From.Elements->Slots];
  const uint32_t *OfPrimitive =
      From.PrimitiveElements ? From.PrimitiveSlots.data() + Number * From.PrimitiveElements->Slots
                             : nullptr;
  // Layer, viewport and id come from the primitive or its leading vertex.
  auto Value = [&](uint64_t System) {
    return OfPrimitive && findSystem(*From.PrimitiveElements, System)
               ? readSystem(*From.PrimitiveElements, System, OfPrimitive)
               : readSystem(*From.Elements, System, Leading);
  };
  if (OfPrimitive && Value(semantic::CullPrimitive))
    return {};
  PrimitiveState &K = Primitives.emplace_back();
  K.Layer = Value(semantic::RenderTargetArrayIndex);
  const uint32_t View = Value(semantic::ViewportArrayIndex);
  K.View = P.Viewports[View < P.Viewports.size() ? View : 0];
  std::array<const RasterVertex *, 3> Pointers{};
  for (uint32_t I = 0; I < From.Corners; ++I)
    Pointers[I] = &Vertices[Corners[I]];
  std::vector<PixelQuad> Quads;
  if (!rasterize(P.Raster, K.View, std::span(Pointers.data(), From.Corners), K.Planes, Quads)) {
    Primitives.pop_back();
    return {};
  }
  for (uint32_t I = 0; I < 3; ++I) {
    const uint32_t Vertex = Corners[std::min(I, From.Corners - 1)];
    const std::array<const uint32_t *, 2> Sources = {
        &From.Slots[size_t(Vertex) * From.Elements->Slots], OfPrimitive};
    if (P.Shaders.Pixel)
      Inputs.append(Sources, K.Slots[I]);
    K.Planes.Vertices[I] = K.Slots[I].data();
  }
  K.Planes.PrimitiveId =
      findSystem(*From.Elements, semantic::PrimitiveID) ||
              (OfPrimitive && findSystem(*From.PrimitiveElements, semantic::PrimitiveID))
          ? Value(semantic::PrimitiveID)
      : Number < From.PrimitiveIds.size() ? From.PrimitiveIds[Number]
                                          : uint32_t(Number);
  P.Statistics.Quads += Quads.size();
  if (P.Statistics.Quads > P.MaxQuads)
    return failure("the draw covers more than " + std::to_string(P.MaxQuads) + " quads of pixels");
  addQuads(K.Planes, Quads, K.View, K.Layer);
  return Batch.Quads.size() >= QuadsInBatch ? flush() : Status();
}

void Shading::addQuads(const PixelPrimitive &Planes, std::vector<PixelQuad> &Quads,
                       const Viewport &View, uint32_t Layer) {
  const bool Early = P.Shaders.Pixel && P.Shaders.Pixel.Info->EarlyDepthStencil;
  const bool EachSample =
      P.Shaders.Pixel && P.Shaders.Pixel.Info->RunsPerSample && P.Raster.Samples > 1;
  for (PixelQuad &Q : Quads) {
    Q.Primitive = &Planes;
    if (Early)
      for (uint32_t I = 0; I < 4; ++I)
        for (uint32_t S = 0; S < P.Raster.Samples; ++S) {
          const uint32_t X = Q.X + (I & 1), Y = Q.Y + (I >> 1);
          const auto [SX, SY] = samplePositions(P.Raster.Samples)[S];
          if (Q.Coverage[I] >> S & 1 &&
              !testDepth(X, Y, Layer, S, depthAt(Planes, View, X + SX, Y + SY)))
            Q.Coverage[I] &= ~(1u << S);
        }
    for (uint32_t S = 0; S < (EachSample ? P.Raster.Samples : 1); ++S) {
      PixelQuad Each = Q;
      Each.SampleIndex = S;
      if (EachSample)
        for (uint32_t &Mask : Each.Coverage)
          Mask &= 1u << S;
      if (std::ranges::all_of(Each.Coverage, [](uint32_t Mask) { return Mask == 0; }))
        continue;
      Batch.Quads.push_back(Each);
      Owners.push_back(&Primitives.back());
    }
  }
}

Status Shading::flush() {
  if (!Batch.Quads.empty() && P.Shaders.Pixel) {
    if (Status Done = P.Shaders.Pixel.Run(Batch); !Done)
      return Done;
    const size_t Lanes = Batch.Quads.size() * 4;
    if (Batch.Results.size() != Lanes ||
        Batch.Outputs.size() != Lanes * P.Shaders.Pixel.Info->Outputs.Slots)
      return failure("the pixel shader left results for another number of pixels");
  }
  for (size_t I = 0; I < Batch.Quads.size(); ++I)
    merge(Batch.Quads[I], I);
  Batch.Quads.clear();
  Batch.Outputs.clear();
  Batch.Results.clear();
  Owners.clear();
  Primitives.clear();
  return {};
}

/// Tests the pixels of a quad and writes them.
void Shading::merge(const PixelQuad &Quad, size_t Place) {
  const PrimitiveState &K = *Owners[Place];
  const bool Early = P.Shaders.Pixel && P.Shaders.Pixel.Info->EarlyDepthStencil;
  for (uint32_t I = 0; I < 4; ++I) {
    const uint32_t X = Quad.X + (I & 1), Y = Quad.Y + (I >> 1);
    uint32_t Mask = Quad.Coverage[I];
    std::optional<float> Depth;
    if (P.Shaders.Pixel) {
      const PixelResult &R = Batch.Results[Place * 4 + I];
      Mask = R.Discarded ? 0 : Mask & R.Coverage;
      Depth = R.Depth;
    }
    for (uint32_t S = 0; S < P.Raster.Samples && !Early; ++S) {
      if (!(Mask >> S & 1))
        continue;
      const auto [SX, SY] = samplePositions(P.Raster.Samples)[S];
      const auto [Low, High] = std::minmax(K.View.MinDepth, K.View.MaxDepth);
      const float Z =
          Depth ? std::clamp(*Depth, Low, High) : depthAt(K.Planes, K.View, X + SX, Y + SY);
      if (!testDepth(X, Y, K.Layer, S, Z))
        Mask &= ~(1u << S);
    }
    if (Mask && P.Shaders.Pixel)
      writeTargets(Batch.Outputs.data() + (Place * 4 + I) * P.Shaders.Pixel.Info->Outputs.Slots, X,
                   Y, K.Layer, Mask);
  }
}

/// Returns true if a sample passes the depth test, and stores its depth.
bool Shading::testDepth(uint32_t X, uint32_t Y, uint32_t Layer, uint32_t Sample, float Z) {
  if (!P.DepthTest.Enabled || !P.Depth || Layer >= P.Depth->Layers)
    return true;
  uint8_t *Texel = P.Depth->texel(X, Y, Layer, Sample);
  // The new value is compared in the precision of the buffer.
  std::array<uint8_t, 16> New{};
  encode(*P.Depth->In, {std::bit_cast<uint32_t>(Z)}, New.data());
  auto Number = [&](const uint8_t *From) {
    return std::bit_cast<float>(decode(*P.Depth->In, From)[0]);
  };
  if (!passes(P.DepthTest.Test, Number(New.data()), Number(Texel)))
    return false;
  if (P.DepthTest.Write)
    std::memcpy(Texel, New.data(), P.Depth->In->bytes());
  return true;
}

void Shading::writeTargets(const uint32_t *Outputs, uint32_t X, uint32_t Y, uint32_t Layer,
                           uint32_t Mask) {
  for (const SignatureEntry &E : P.Shaders.Pixel.Info->Outputs.Elements) {
    if (E.System != semantic::Target)
      continue;
    for (uint32_t Row = 0; Row < E.Rows; ++Row) {
      const uint32_t Number = Row < E.Indices.size() ? E.Indices[Row] : Row;
      if (Number >= P.Targets.size() || Layer >= P.Targets[Number].Layers)
        continue;
      Target &T = P.Targets[Number];
      std::array<uint32_t, 4> Channels = {0, 0, 0,
                                          T.In->isInteger() ? 1 : std::bit_cast<uint32_t>(1.0f)};
      for (uint32_t C = 0; C < std::min(4u, E.Columns); ++C)
        Channels[C] = fromSlot(E.Type, Outputs[E.Start + Row * E.Columns + C]);
      for (uint32_t S = 0; S < T.Samples; ++S)
        if (Mask >> S & 1)
          encode(*T.In, Channels, T.texel(X, Y, Layer, S));
    }
  }
}

} // namespace dxil::execution
