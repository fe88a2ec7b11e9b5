// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "InputAssembler.h"

#include <algorithm>
#include <cctype>
#include <unordered_map>

namespace dxil::execution {
namespace {

constexpr uint32_t MaxVertices = 1u << 26; ///< limit of one draw call

using Strip = std::span<const uint32_t>;

void addStripTriangles(Strip V, std::vector<uint32_t> &To) {
  // Odd triangles are reversed so that all have one orientation; the first vertex still leads.
  for (size_t I = 0; I + 2 < V.size(); ++I)
    To.insert(To.end(), {V[I], V[I + 1 + I % 2], V[I + 2 - I % 2]});
}

/// Vertices 0, 2, 4... form the strip; those between are adjacent.
void addAdjacentTriangles(Strip V, std::vector<uint32_t> &To) {
  const size_t Count = V.size() < 6 ? 0 : (V.size() - 4) / 2;
  for (size_t I = 0; I < Count; ++I) {
    const size_t Index = 2 * I;
    const bool First = I == 0, Last = I + 1 == Count;
    const uint32_t Before = First ? V[1] : V[Index - 2];       // beyond the side shared with I - 1
    const uint32_t After = Last ? V[Index + 5] : V[Index + 6]; // beyond the side shared with I + 1
    const uint32_t Beside = V[Index + 3];
    if (I % 2 == 0)
      To.insert(To.end(), {V[Index], Before, V[Index + 2], After, V[Index + 4], Beside});
    else
      To.insert(To.end(), {V[Index], Beside, V[Index + 4], After, V[Index + 2], Before});
  }
}

void addStrip(Topology Kind, Strip V, std::vector<uint32_t> &To) {
  switch (Kind) {
  case Topology::LineStrip:
    for (size_t I = 0; I + 1 < V.size(); ++I)
      To.insert(To.end(), {V[I], V[I + 1]});
    return;
  case Topology::LineStripAdjacency:
    for (size_t I = 0; I + 3 < V.size(); ++I)
      To.insert(To.end(), {V[I], V[I + 1], V[I + 2], V[I + 3]});
    return;
  case Topology::TriangleStrip: return addStripTriangles(V, To);
  case Topology::TriangleStripAdjacency: return addAdjacentTriangles(V, To);
  default: return;
  }
}

bool isStrip(Topology Kind) {
  return Kind == Topology::LineStrip || Kind == Topology::TriangleStrip ||
         Kind == Topology::LineStripAdjacency || Kind == Topology::TriangleStripAdjacency;
}

} // namespace

uint32_t verticesOf(Topology Kind, uint32_t ControlPoints) {
  switch (Kind) {
  case Topology::PointList: return 1;
  case Topology::LineList:
  case Topology::LineStrip: return 2;
  case Topology::TriangleList:
  case Topology::TriangleStrip: return 3;
  case Topology::LineListAdjacency:
  case Topology::LineStripAdjacency: return 4;
  case Topology::TriangleListAdjacency:
  case Topology::TriangleStripAdjacency: return 6;
  case Topology::PatchList: return ControlPoints;
  }
  return 1;
}

uint32_t cornersOf(Topology Kind, uint32_t ControlPoints) {
  switch (const uint32_t All = verticesOf(Kind, ControlPoints); Kind) {
  case Topology::LineListAdjacency:
  case Topology::LineStripAdjacency:
  case Topology::TriangleListAdjacency:
  case Topology::TriangleStripAdjacency: return All / 2;
  default: return All;
  }
}

Status assemble(const InputState &State, const DrawCall &Draw, AssembledInstance &To) {
  const uint32_t PerPrimitive = verticesOf(State.Kind, State.ControlPoints);
  if (PerPrimitive == 0 || PerPrimitive > MaxControlPoints)
    return failure("a patch has " + std::to_string(PerPrimitive) +
                   " control points (expected 1 to 32)");
  if (Draw.Vertices > MaxVertices)
    return failure("a draw of " + std::to_string(Draw.Vertices) +
                   " vertices (expected at most 67108864)");
  std::unordered_map<uint32_t, uint32_t> Numbers;
  std::vector<uint32_t> Run; // indices in VertexIds since the last restart
  auto Flush = [&] {
    if (isStrip(State.Kind))
      addStrip(State.Kind, Run, To.Primitives);
    else
      To.Primitives.insert(To.Primitives.end(), Run.begin(),
                           Run.end() - ptrdiff_t(Run.size() % PerPrimitive));
    Run.clear();
  };
  for (uint32_t I = 0; I < Draw.Vertices; ++I) {
    if (!State.Indexed) {
      To.VertexIds.push_back(I);
      Run.push_back(I);
      continue;
    }
    const uint64_t Position = uint64_t(Draw.First) + I;
    const uint32_t Index = Position < State.Indices.size() ? State.Indices[Position] : 0;
    if (isStrip(State.Kind) && Index == State.RestartIndex) {
      Flush();
      continue;
    }
    const auto [Place, New] = Numbers.try_emplace(Index, uint32_t(To.VertexIds.size()));
    if (New)
      To.VertexIds.push_back(Index);
    Run.push_back(Place->second);
  }
  Flush();
  return {};
}

bool sameSemantic(std::string_view A, std::string_view B) {
  return std::ranges::equal(
      A, B, [](unsigned char X, unsigned char Y) { return std::tolower(X) == std::tolower(Y); });
}

Status fetchVertices(const InputState &State, const DrawCall &Draw, const ElementList &Inputs,
                     std::span<const uint32_t> VertexIds, uint32_t Instance, VertexBatch &To) {
  To.Count = uint32_t(VertexIds.size());
  To.Inputs.assign(size_t(To.Count) * Inputs.Slots, 0);
  To.BaseVertex = State.Indexed ? Draw.BaseVertex : int32_t(Draw.First);
  To.BaseInstance = Draw.FirstInstance;
  for (const SignatureEntry &E : Inputs.Elements)
    for (uint32_t Row = 0; Row < E.Rows; ++Row) {
      auto Slot = [&](size_t Vertex) {
        return &To.Inputs[Vertex * Inputs.Slots + E.Start + Row * E.Columns];
      };
      if (E.System == semantic::VertexID || E.System == semantic::InstanceID) {
        for (size_t V = 0; V < VertexIds.size(); ++V)
          *Slot(V) = E.System == semantic::VertexID ? VertexIds[V] : Instance;
        continue;
      }
      const uint32_t Index = Row < E.Indices.size() ? E.Indices[Row] : Row;
      const auto Match = std::ranges::find_if(State.Elements, [&](const InputElement &Each) {
        return Each.Index == Index && sameSemantic(Each.Semantic, E.Semantic);
      });
      if (Match == State.Elements.end())
        return failure("no element for the vertex shader's input " + E.Semantic +
                       std::to_string(Index));
      if (Match->Buffer >= State.Buffers.size())
        return failure("element " + E.Semantic + std::to_string(Index) + " is in buffer " +
                       std::to_string(Match->Buffer) + ", which is not there");
      const VertexBuffer &From = State.Buffers[Match->Buffer];
      for (size_t V = 0; V < VertexIds.size(); ++V) {
        const uint64_t Element = Match->StepRate
                                     ? uint64_t(Draw.FirstInstance) + Instance / Match->StepRate
                                     : uint64_t(uint32_t(VertexIds[V] + uint32_t(To.BaseVertex)));
        const uint64_t Byte = Element * From.Stride + Match->Offset;
        std::array<uint32_t, 4> Channels{};
        if (Byte + Match->In->bytes() <= From.Data.size())
          Channels = decode(*Match->In, From.Data.data() + Byte);
        for (uint32_t C = 0; C < E.Columns && C < 4; ++C)
          Slot(V)[C] = toSlot(E.Type, Channels[C]);
      }
    }
  return {};
}

} // namespace dxil::execution
