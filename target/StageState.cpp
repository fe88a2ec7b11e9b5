// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StageState.h"
#include "MetadataFields.h"
#include "StageOperands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/DXContainer.h"
#include "llvm/MC/DXContainerPSVInfo.h"

#include <dxil/generated/MetadataNumbers.h>

using namespace llvm;

namespace dxil {
namespace {

uint8_t vectors(const Signature &S, uint32_t Stream = 0) {
  return uint8_t((numScalars(S, Stream) + 3) / 4);
}

void setThreads(const MDNode *Threads, dxbc::PSV::v3::RuntimeInfo &Info) {
  Info.NumThreadsX = mdNumber(Threads, 0);
  Info.NumThreadsY = mdNumber(Threads, 1);
  Info.NumThreadsZ = mdNumber(Threads, 2);
}

} // namespace

void addStageState(const EntryRecord &E, const EntrySignatures &S, uint32_t GroupSharedBytes,
                   Triple::EnvironmentType Stage, mcdxbc::PSVRuntimeInfo &PSV) {
  dxbc::PSV::v3::RuntimeInfo &Info = PSV.BaseData;
  auto State = [&](EntryTag Tag) { return mdTaggedNode(E.Properties, Tag); };
  auto Byte = [](const MDNode *N, unsigned I) { return uint8_t(mdNumber(N, I)); };
  switch (Stage) {
  case Triple::Hull: {
    const MDNode *N = State(EntryTag::HullState);
    Info.StageInfo.HS.InputControlPointCount = mdNumber(N, hull::InputPoints);
    Info.StageInfo.HS.OutputControlPointCount = mdNumber(N, hull::OutputPoints);
    Info.StageInfo.HS.TessellatorDomain = mdNumber(N, hull::Domain);
    Info.StageInfo.HS.TessellatorOutputPrimitive = mdNumber(N, hull::Primitive);
    Info.GeomData.SigPatchConstOrPrimVectors = vectors(S.PatchOrPrimitive);
    return;
  }
  case Triple::Domain: {
    const MDNode *N = State(EntryTag::DomainState);
    Info.StageInfo.DS.InputControlPointCount = mdNumber(N, domain::InputPoints);
    Info.StageInfo.DS.OutputPositionPresent = hasSystemValue(S.Outputs, semantic::Position);
    Info.StageInfo.DS.TessellatorDomain = mdNumber(N, domain::Domain);
    Info.GeomData.SigPatchConstOrPrimVectors = vectors(S.PatchOrPrimitive);
    return;
  }
  case Triple::Geometry: {
    const MDNode *N = State(EntryTag::GeometryState);
    Info.StageInfo.GS.InputPrimitive = mdNumber(N, geometry::InputPrimitive);
    Info.StageInfo.GS.OutputTopology = mdNumber(N, geometry::Topology);
    Info.StageInfo.GS.OutputStreamMask = mdNumber(N, geometry::StreamMask);
    Info.StageInfo.GS.OutputPositionPresent = hasSystemValue(S.Outputs, semantic::Position);
    Info.GeomData.MaxVertexCount = uint16_t(mdNumber(N, geometry::MaxVertices));
    for (uint32_t Stream = 0; Stream < 4; ++Stream)
      Info.SigOutputVectors[Stream] = vectors(S.Outputs, Stream);
    return;
  }
  case Triple::Mesh: {
    const MDNode *N = State(EntryTag::MeshState);
    Info.StageInfo.MS.GroupSharedBytesUsed = GroupSharedBytes;
    Info.StageInfo.MS.PayloadSizeInBytes = mdNumber(N, mesh::PayloadSize);
    Info.StageInfo.MS.MaxOutputVertices = uint16_t(mdNumber(N, mesh::MaxVertices));
    Info.StageInfo.MS.MaxOutputPrimitives = uint16_t(mdNumber(N, mesh::MaxPrimitives));
    Info.GeomData.MeshInfo.SigPrimVectors = vectors(S.PatchOrPrimitive);
    Info.GeomData.MeshInfo.MeshOutputTopology = Byte(N, mesh::Topology);
    setThreads(mdNode(N, mesh::NumThreads), Info);
    return;
  }
  case Triple::Amplification: {
    const MDNode *N = State(EntryTag::AmplificationState);
    Info.StageInfo.AS.PayloadSizeInBytes = mdNumber(N, amplification::PayloadSize);
    setThreads(mdNode(N, amplification::NumThreads), Info);
    return;
  }
  default: return;
  }
}

} // namespace dxil
