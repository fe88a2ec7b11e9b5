// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Streams of geometry shaders, outputs of mesh shaders, and launches of amplification shaders.
#include "StageState.h"

#include <algorithm>
#include <cstring>

namespace dxil::execution {
namespace {

// --- Geometry

GeometryState *geometryOf(Lane &L, const Call &C) {
  GeometryState *S = L.Owner->Stage ? L.Owner->Stage->Geometry : nullptr;
  return S && S->Streams[L.Index] && (C.Arg[1] & 255) < MaxStreams ? S : nullptr;
}

void emit(Lane &L, const Call &C) {
  GeometryState *S = geometryOf(L, C);
  if (!S || S->Emitted[L.Index] >= L.Owner->Info->MaxOutputVertices)
    return;
  ++S->Emitted[L.Index];
  const SlotTable &Outputs = L.Parent->Outputs;
  const unsigned Stream = C.Arg[1] & 255;
  StreamOutput &To = (*S->Streams[L.Index])[Stream];
  for (uint32_t Row = 0; Row < Outputs.Rows; ++Row)
    To.Vertices.push_back(Outputs.Data[Row * L.Owner->WaveSize + L.Index]);
  ++S->StripLengths[L.Index][Stream];
}
void cut(Lane &L, const Call &C) {
  GeometryState *S = geometryOf(L, C);
  if (!S)
    return;
  const unsigned Stream = C.Arg[1] & 255;
  uint32_t &Length = S->StripLengths[L.Index][Stream];
  if (Length)
    (*S->Streams[L.Index])[Stream].Strips.push_back(Length);
  Length = 0;
}
void emitThenCut(Lane &L, const Call &C) {
  emit(L, C);
  cut(L, C);
}

// --- Mesh

MeshOutput *meshOf(Lane &L) {
  return L.Owner->Stage ? L.Owner->Stage->Mesh : nullptr;
}
MeshWrites *writtenOf(Lane &L) {
  return L.Owner->Stage ? L.Owner->Stage->Writes : nullptr;
}

void setCounts(Lane &L, const Call &C) {
  const ShaderInfo &Info = *L.Owner->Info;
  MeshOutput *M = meshOf(L);
  if (!M)
    return;
  M->Vertices = std::min(uint32_t(C.Arg[1]), Info.MaxVertices);
  M->Primitives = std::min(uint32_t(C.Arg[2]), Info.MaxPrimitives);
}
void emitIndices(Lane &L, const Call &C) {
  MeshOutput *M = meshOf(L);
  const uint32_t Index = uint32_t(C.Arg[1]);
  if (!M || Index >= M->Indices.size())
    return;
  M->Indices[Index] = {uint32_t(C.Arg[2]), uint32_t(C.Arg[3]), uint32_t(C.Arg[4])};
  if (MeshWrites *Writes = writtenOf(L))
    Writes->Indices[Index] = true;
}

void storeElement(const ElementList &List, std::vector<uint32_t> &To, std::vector<bool> *Writes,
                  const Call &C) {
  for (const SignatureEntry &E : List.Elements) {
    if (E.Id != uint32_t(C.Arg[1]) || uint32_t(C.Arg[2]) >= E.Rows || C.Arg[3] >= E.Columns)
      continue;
    const uint64_t Index = uint64_t(uint32_t(C.Arg[5])) * List.Slots + E.Start +
                           uint32_t(C.Arg[2]) * E.Columns + C.Arg[3];
    if (Index >= To.size())
      continue;
    To[Index] = uint32_t(C.Arg[4]);
    if (Writes)
      (*Writes)[Index] = true;
  }
}
void storeVertex(Lane &L, const Call &C) {
  MeshWrites *Writes = writtenOf(L);
  if (MeshOutput *M = meshOf(L))
    storeElement(L.Owner->Info->Outputs, M->VertexSlots, Writes ? &Writes->VertexSlots : nullptr,
                 C);
}
void storePrimitive(Lane &L, const Call &C) {
  MeshWrites *Writes = writtenOf(L);
  if (MeshOutput *M = meshOf(L))
    storeElement(L.Owner->Info->PatchConstants, M->PrimitiveSlots,
                 Writes ? &Writes->PrimitiveSlots : nullptr, C);
}

void payload(Lane &L, const Call &C) {
  auto *Payload = L.Owner->Stage ? L.Owner->Stage->Payload : nullptr;
  if (!Payload)
    return;
  // The program may access the size of its payload type.
  if (Payload->size() < C.Function->PointeeBytes)
    return L.Owner->fail("the payload has " + std::to_string(Payload->size()) +
                         " bytes (expected " + std::to_string(C.Function->PointeeBytes) + ")");
  C.Result[0] = reinterpret_cast<Slot>(Payload->data());
}

// --- Amplification

void dispatchMesh(Lane &L, const Call &C) {
  MeshLaunch *To = L.Owner->Stage ? L.Owner->Stage->Launch : nullptr;
  if (!To)
    return;
  To->Groups = {uint32_t(C.Arg[1]), uint32_t(C.Arg[2]), uint32_t(C.Arg[3])};
  const auto *Bytes = reinterpret_cast<const uint8_t *>(C.Arg[4]);
  To->Payload.assign(Bytes, Bytes + C.Function->PointeeBytes);
}

} // namespace

void addGeometryMeanings(MeaningTable &T) {
  T[OpCode::EmitStream].Alone = emit;
  T[OpCode::CutStream].Alone = cut;
  T[OpCode::EmitThenCutStream].Alone = emitThenCut;
}

void addMeshMeanings(MeaningTable &T) {
  T[OpCode::SetMeshOutputCounts].Alone = setCounts;
  T[OpCode::EmitIndices].Alone = emitIndices;
  T[OpCode::StoreVertexOutput].Alone = storeVertex;
  T[OpCode::StorePrimitiveOutput].Alone = storePrimitive;
  T[OpCode::GetMeshPayload].Alone = payload;
  T[OpCode::GetMeshPayload].GivesPointer = true;
  T[OpCode::DispatchMesh].Alone = dispatchMesh;
}

} // namespace dxil::execution
