// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Draw.h"
#include "Shading.h"
#include "Tessellator.h"

#include <algorithm>
#include <bit>

namespace dxil::execution {
namespace {

constexpr size_t MaxSlots = size_t(1) << 30; ///< limit of the vertices between two stages

/// Data between stages: vertices, and primitives of any number of vertices.
struct Flow {
  const ElementList *Elements = nullptr;
  std::vector<uint32_t> Slots;
  std::vector<uint32_t> Primitives;
  uint32_t PerPrimitive = 3;
  bool Adjacency = false;             ///< every other vertex is adjacent
  std::vector<uint32_t> PrimitiveIds; ///< patch numbers of the primitives, or else primitive
                                      ///< numbers

  size_t count() const { return Primitives.size() / PerPrimitive; }
  const uint32_t *vertex(uint32_t Number) const {
    return Slots.data() + size_t(Number) * Elements->Slots;
  }
};

/// Returns the inputs of all primitives for a stage that reads whole primitives.
std::vector<uint32_t> gather(const Flow &F, const SlotMap &Map) {
  std::vector<uint32_t> Inputs;
  for (const uint32_t Vertex : F.Primitives) {
    const uint32_t *Sources[] = {F.vertex(Vertex)};
    Map.append(Sources, Inputs);
  }
  return Inputs;
}

Error tooLarge() {
  return failure("the draw makes more vertices than the limit of 2^30 numbers allows");
}

Status shadeVertices(Pipeline &P, const DrawCall &Call, const AssembledInstance &A,
                     uint32_t Instance, Flow &To) {
  const ShaderInfo &Info = *P.Shaders.Vertex.Info;
  VertexBatch Batch;
  if (Status Done = fetchVertices(P.Input, Call, Info.Inputs, A.VertexIds, Instance, Batch); !Done)
    return Done;
  if (Status Done = P.Shaders.Vertex.Run(Batch); !Done)
    return Done;
  P.Statistics.Vertices += Batch.Count;
  To.Elements = &Info.Outputs;
  To.Slots = std::move(Batch.Outputs);
  To.Primitives = A.Primitives;
  To.PerPrimitive = verticesOf(P.Input.Kind, P.Input.ControlPoints);
  To.Adjacency = cornersOf(P.Input.Kind, P.Input.ControlPoints) != To.PerPrimitive;
  if (To.Slots.size() != A.VertexIds.size() * Info.Outputs.Slots)
    return failure("the vertex shader left results for another number of vertices");
  return {};
}

//===--- Tessellation -------------------------------------------------------===//

TessellatorFactors readFactors(const ElementList &Constants, const uint32_t *Slots, float Most) {
  TessellatorFactors F;
  auto Read = [&](uint64_t System, auto &To) {
    if (const SignatureEntry *E = findSystem(Constants, System))
      for (uint32_t I = 0; I < std::min<size_t>(E->slots(), To.size()); ++I) {
        const float Factor = std::bit_cast<float>(Slots[E->Start + I]);
        To[I] = Factor > Most ? Most : Factor;
      }
  };
  Read(semantic::TessFactor, F.Edges);
  Read(semantic::InsideTessFactor, F.Inside);
  return F;
}

uint32_t cornersOf(TessellatorPrimitive Kind) {
  return Kind == TessellatorPrimitive::Point ? 1 : Kind == TessellatorPrimitive::Line ? 2 : 3;
}

/// Returns the domain shader's inputs for the points of a patch.
DomainBatch domainBatch(const ShaderInfo &Hull, const HullBatch &Patches, uint32_t Patch,
                        const TessellatedPatch &Points, const SlotMap &ToDomain,
                        const SlotMap &ToConstants) {
  DomainBatch Batch;
  Batch.ControlPoints = Hull.OutputControlPoints;
  Batch.PrimitiveId = Patch;
  for (auto [U, V] : Points.Points)
    Batch.Locations.push_back({U, V, Hull.Domain == TessellatorDomain::Tri ? 1 - U - V : 0});
  const size_t FirstPoint = size_t(Patch) * Hull.OutputControlPoints;
  for (uint32_t I = 0; I < Hull.OutputControlPoints; ++I) {
    const uint32_t *Sources[] = {Patches.Outputs.data() + (FirstPoint + I) * Hull.Outputs.Slots};
    ToDomain.append(Sources, Batch.Inputs);
  }
  const uint32_t *Sources[] = {Patches.Constants.data() +
                               size_t(Patch) * Hull.PatchConstants.Slots};
  ToConstants.append(Sources, Batch.Constants);
  return Batch;
}

Status tessellatePatches(Pipeline &P, const Flow &From, Flow &To) {
  const ShaderInfo &Hull = *P.Shaders.Hull.Info, &Domain = *P.Shaders.Domain.Info;
  if (From.PerPrimitive != Hull.InputControlPoints && Hull.InputControlPoints)
    return failure("patches have " + std::to_string(From.PerPrimitive) +
                   " control points, the hull shader takes " +
                   std::to_string(Hull.InputControlPoints));
  SlotMap ToHull, ToDomain, ToConstants;
  const ElementList *FromVertex[] = {From.Elements}, *FromHull[] = {&Hull.Outputs},
                    *FromConstants[] = {&Hull.PatchConstants};
  for (const Status &Done : {ToHull.connect(Hull.Inputs, FromVertex, "hull"),
                             ToDomain.connect(Domain.Inputs, FromHull, "domain"),
                             ToConstants.connect(Domain.PatchConstants, FromConstants, "domain")})
    if (!Done)
      return Done;
  HullBatch Patches;
  Patches.Patches = uint32_t(From.count());
  Patches.InputControlPoints = From.PerPrimitive;
  Patches.Inputs = gather(From, ToHull);
  if (Status Done = P.Shaders.Hull.Run(Patches); !Done)
    return Done;
  const size_t PatchSlots = size_t(Hull.OutputControlPoints) * Hull.Outputs.Slots;
  if (Patches.Constants.size() != From.count() * Hull.PatchConstants.Slots ||
      Patches.Outputs.size() != From.count() * PatchSlots)
    return failure("the hull shader left results for another number of patches");
  To.Elements = &Domain.Outputs;
  To.PerPrimitive = cornersOf(Hull.TessellatorOutput);
  const TessellatorState State{Hull.Domain, Hull.Partitioning, Hull.TessellatorOutput};
  for (uint32_t Patch = 0; Patch < Patches.Patches; ++Patch) {
    const uint32_t *Constants =
        Patches.Constants.data() + size_t(Patch) * Hull.PatchConstants.Slots;
    const TessellatedPatch Points =
        tessellate(State, readFactors(Hull.PatchConstants, Constants, Hull.MaxTessFactor));
    if (Points.Points.empty())
      continue;
    DomainBatch Batch = domainBatch(Hull, Patches, Patch, Points, ToDomain, ToConstants);
    if (Status Done = P.Shaders.Domain.Run(Batch); !Done)
      return Done;
    if (Batch.Outputs.size() != Points.Points.size() * Domain.Outputs.Slots)
      return failure("the domain shader left results for another number of points");
    const uint32_t First =
        Domain.Outputs.Slots ? uint32_t(To.Slots.size() / Domain.Outputs.Slots) : 0;
    if (To.Slots.size() + Batch.Outputs.size() > MaxSlots)
      return tooLarge();
    To.Slots.insert(To.Slots.end(), Batch.Outputs.begin(), Batch.Outputs.end());
    for (const uint32_t Index : Points.Indices)
      To.Primitives.push_back(First + Index);
    To.PrimitiveIds.insert(To.PrimitiveIds.end(), Points.Indices.size() / To.PerPrimitive, Patch);
  }
  return {};
}

//===--- Geometry shader and stream output -----------------------------------===//

/// Appends the primitives of strips.
void addStrips(OutputTopology Kind, const std::vector<uint32_t> &Strips, uint32_t First, Flow &To) {
  for (const uint32_t Length : Strips) {
    for (uint32_t I = 0; I < Length; ++I)
      if (Kind == OutputTopology::PointList)
        To.Primitives.push_back(First + I);
      else if (Kind == OutputTopology::LineStrip && I >= 1)
        To.Primitives.insert(To.Primitives.end(), {First + I - 1, First + I});
      else if (Kind == OutputTopology::TriangleStrip && I >= 2)
        To.Primitives.insert(To.Primitives.end(),
                             {First + I - 2, First + I - 1 + I % 2, First + I - I % 2});
    First += Length;
  }
}

Status runGeometry(Pipeline &P, const Flow &From, std::array<Flow, MaxStreams> &To) {
  const ShaderInfo &Info = *P.Shaders.Geometry.Info;
  SlotMap Map;
  const ElementList *Sources[] = {From.Elements};
  if (Status Done = Map.connect(Info.Inputs, Sources, "geometry"); !Done)
    return Done;
  GeometryBatch Batch;
  Batch.Primitives = uint32_t(From.count());
  Batch.VerticesPerPrimitive = From.PerPrimitive;
  Batch.Inputs = gather(From, Map);
  if (Status Done = P.Shaders.Geometry.Run(Batch); !Done)
    return Done;
  if (Batch.Outputs.size() != size_t(Batch.Primitives) * Info.Instances * MaxStreams)
    return failure("the geometry shader left results for another number of primitives");
  for (uint32_t Stream = 0; Stream < MaxStreams; ++Stream) {
    To[Stream].Elements = &Info.Outputs;
    To[Stream].PerPrimitive = Info.StreamTopology == OutputTopology::PointList   ? 1
                              : Info.StreamTopology == OutputTopology::LineStrip ? 2
                                                                                 : 3;
  }
  for (size_t I = 0; I < Batch.Outputs.size(); ++I) {
    Flow &F = To[I % MaxStreams];
    const StreamOutput &O = Batch.Outputs[I];
    if (F.Slots.size() + O.Vertices.size() > MaxSlots)
      return tooLarge();
    const uint32_t First = Info.Outputs.Slots ? uint32_t(F.Slots.size() / Info.Outputs.Slots) : 0;
    F.Slots.insert(F.Slots.end(), O.Vertices.begin(), O.Vertices.end());
    addStrips(Info.StreamTopology, O.Strips, First, F);
    F.PrimitiveIds.resize(F.count(), uint32_t(I / MaxStreams / std::max(1u, Info.Instances)));
  }
  return {};
}

Status writeStreams(Pipeline &P, const Flow &F, uint32_t Stream) {
  for (const StreamElement &E : P.StreamOutput)
    if (E.Stream == Stream && E.Buffer >= P.Streams.size())
      return failure("stream output to buffer " + std::to_string(E.Buffer) + " (expected 0 to 3)");
  if (std::ranges::none_of(P.StreamOutput, [&](auto &E) { return E.Stream == Stream; }))
    return {};
  // The components of a vertex are consecutive in each buffer, in declaration order.
  for (const uint32_t Vertex : F.Primitives)
    for (const StreamElement &E : P.StreamOutput) {
      if (E.Stream != Stream)
        continue;
      const SignatureEntry *Match = nullptr;
      uint32_t Row = 0;
      for (const SignatureEntry &Each : F.Elements->Elements)
        for (uint32_t R = 0; R < Each.Rows && R < Each.Indices.size(); ++R)
          if (Each.Stream == Stream && Each.Indices[R] == E.Index &&
              sameSemantic(Each.Semantic, E.Semantic)) {
            Match = &Each;
            Row = R;
          }
      if (!Match || E.FirstComponent + E.Components > Match->Columns)
        return failure("stream output of " + E.Semantic + std::to_string(E.Index) +
                       ", components " + std::to_string(E.FirstComponent) + " to " +
                       std::to_string(E.FirstComponent + E.Components - 1) + ", which stream " +
                       std::to_string(Stream) + " does not have");
      for (uint32_t C = 0; C < E.Components; ++C) {
        const uint32_t Value =
            F.vertex(Vertex)[Match->Start + Row * Match->Columns + E.FirstComponent + C];
        for (unsigned Byte = 0; Byte < 4; ++Byte)
          P.Streams[E.Buffer].push_back(uint8_t(Value >> 8 * Byte));
      }
    }
  return {};
}

//===--- Rasterization ------------------------------------------------------===//

/// Removes adjacent vertices.
ShadedVertices toRaster(Flow &&F) {
  ShadedVertices V;
  V.Elements = F.Elements;
  V.Slots = std::move(F.Slots);
  V.PrimitiveIds = std::move(F.PrimitiveIds);
  V.Corners = F.Adjacency ? F.PerPrimitive / 2 : F.PerPrimitive;
  if (!F.Adjacency) {
    V.Primitives = std::move(F.Primitives);
    return V;
  }
  for (size_t I = 0; I < F.Primitives.size(); I += F.PerPrimitive)
    for (uint32_t C = 0; C < V.Corners; ++C)
      V.Primitives.push_back(F.Primitives[I + (V.Corners == 3 ? 2 * C : C + 1)]);
  return V;
}

Status checkTargets(Pipeline &P) {
  const Target *First = !P.Targets.empty() ? &P.Targets[0] : P.Depth ? &*P.Depth : nullptr;
  if (!First)
    return {};
  auto Same = [&](const Target &T) {
    return T.Width == First->Width && T.Height == First->Height && T.Samples == First->Samples;
  };
  if (!std::ranges::all_of(P.Targets, Same) || (P.Depth && !Same(*P.Depth)))
    return failure("the targets and the depth buffer differ in size or samples");
  if (P.Depth && !P.Depth->In->Depth)
    return failure("a depth buffer of format " + std::string(P.Depth->In->Name) +
                   " (expected D32_FLOAT or D16_UNORM)");
  P.Raster.Width = First->Width;
  P.Raster.Height = First->Height;
  P.Raster.Samples = First->Samples;
  return {};
}

bool rasterizes(const Pipeline &P, uint32_t Stream) {
  return P.RasterizedStream == Stream && (!P.Targets.empty() || P.Depth);
}

Status drawInstance(Pipeline &P, const DrawCall &Call, const AssembledInstance &A,
                    uint32_t Instance) {
  Flow F;
  if (Status Done = shadeVertices(P, Call, A, Instance, F); !Done)
    return Done;
  if (P.Shaders.Hull) {
    Flow Tessellated;
    if (Status Done = tessellatePatches(P, F, Tessellated); !Done)
      return Done;
    F = std::move(Tessellated);
  }
  std::array<Flow, MaxStreams> Streams;
  uint32_t Used = 1;
  if (P.Shaders.Geometry) {
    Used = MaxStreams;
    if (Status Done = runGeometry(P, F, Streams); !Done)
      return Done;
  } else {
    Streams[0] = std::move(F);
  }
  for (uint32_t I = 0; I < Used; ++I) {
    if (Status Done = writeStreams(P, Streams[I], I); !Done)
      return Done;
    if (!rasterizes(P, I))
      continue;
    if (Streams[I].PerPrimitive > 3 && !Streams[I].Adjacency)
      return failure("patches reach the rasterizer: the pipeline has no hull shader");
    if (Status Done = Shading(P).run(toRaster(std::move(Streams[I]))); !Done)
      return Done;
  }
  return {};
}

} // namespace

Status draw(Pipeline &P, const DrawCall &Call) {
  if (!P.Shaders.Vertex)
    return failure("the pipeline has no vertex shader");
  if (bool(P.Shaders.Hull) != bool(P.Shaders.Domain))
    return failure("hull and domain shader come together");
  if (P.Shaders.Hull && P.Input.Kind != Topology::PatchList)
    return failure("a hull shader takes patches, and the topology is another");
  if (Status Done = checkTargets(P); !Done)
    return Done;
  AssembledInstance A;
  if (Status Done = assemble(P.Input, Call, A); !Done)
    return Done;
  for (uint32_t Instance = 0; Instance < Call.Instances; ++Instance)
    if (Status Done = drawInstance(P, Call, A, Instance); !Done)
      return Done;
  return {};
}

//===--- Mesh shaders -------------------------------------------------------===//

static Status launchMesh(Pipeline &P, const std::array<uint32_t, 3> &Groups,
                         const std::vector<uint8_t> &Payload) {
  const ShaderInfo &Info = *P.Shaders.Mesh.Info;
  MeshBatch Batch;
  Batch.Groups = Groups;
  Batch.Payload = Payload;
  if (Status Done = P.Shaders.Mesh.Run(Batch); !Done)
    return Done;
  ShadedVertices V;
  V.Elements = &Info.Outputs;
  V.PrimitiveElements = &Info.PatchConstants;
  V.Corners = Info.MeshPrimitives == MeshTopology::Line ? 2 : 3;
  for (MeshOutput &O : Batch.Outputs) {
    const uint32_t First = uint32_t(V.vertices());
    if (V.Slots.size() + O.VertexSlots.size() > MaxSlots)
      return tooLarge();
    if (O.VertexSlots.size() != size_t(O.Vertices) * Info.Outputs.Slots ||
        O.Indices.size() < O.Primitives ||
        O.PrimitiveSlots.size() != size_t(O.Primitives) * Info.PatchConstants.Slots)
      return failure("the mesh shader left results for another number of vertices or primitives");
    V.Slots.insert(V.Slots.end(), O.VertexSlots.begin(), O.VertexSlots.end());
    for (uint32_t I = 0; I < O.Primitives; ++I) {
      const auto *Corners = O.Indices[I].data();
      if (std::any_of(Corners, Corners + V.Corners,
                      [&](uint32_t Index) { return Index >= O.Vertices; }))
        continue; // undefined in Direct3D: the primitive is skipped
      for (uint32_t C = 0; C < V.Corners; ++C)
        V.Primitives.push_back(First + Corners[C]);
      V.PrimitiveIds.push_back(I);
      const auto Slots =
          O.PrimitiveSlots.begin() + ptrdiff_t(size_t(I) * Info.PatchConstants.Slots);
      V.PrimitiveSlots.insert(V.PrimitiveSlots.end(), Slots, Slots + Info.PatchConstants.Slots);
    }
  }
  P.Statistics.Vertices += V.vertices();
  return rasterizes(P, 0) ? Shading(P).run(V) : Status();
}

Status dispatchMesh(Pipeline &P, const std::array<uint32_t, 3> &Groups) {
  if (!P.Shaders.Mesh)
    return failure("the pipeline has no mesh shader");
  if (Status Done = checkTargets(P); !Done)
    return Done;
  if (!P.Shaders.Amplification)
    return launchMesh(P, Groups, {});
  AmplificationBatch Batch;
  Batch.Groups = Groups;
  if (Status Done = P.Shaders.Amplification.Run(Batch); !Done)
    return Done;
  for (const MeshLaunch &L : Batch.Launches)
    if (Status Done = launchMesh(P, L.Groups, L.Payload); !Done)
      return Done;
  return {};
}

} // namespace dxil::execution
