// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StageRecords.h"
#include "MetadataFields.h"
#include "Signature.h"
#include "StageOperands.h"

#include <dxil/ops.h>
#include <dxil/ops/ShaderModels.h>

using namespace llvm;

namespace dxil {
namespace {

// Flags of a function's record.
enum FunctionFlag : uint32_t {
  OutputPositionPresent = 2,
  DepthOutput = 4,
  SampleFrequency = 8,
  UsesView = 16
};

uint32_t bytes(uint32_t A, uint32_t B = 0, uint32_t C = 0, uint32_t D = 0) {
  return (A & 0xff) | (B & 0xff) << 8 | (C & 0xff) << 16 | (D & 0xff) << 24;
}

class StageWriter {
public:
  StageWriter(RuntimeDataBuilder &Data, const EntryRecord &E, uint32_t GroupSharedBytes)
      : Data(Data), E(E), S(readSignatures(E.Signatures)), GroupSharedBytes(GroupSharedBytes) {}

  StageRecord run(bool UsesViewID) {
    Result.Flags = UsesViewID ? UsesView : 0;
    switch (Stage(E.ShaderKind)) {
    case Stage::Pixel: addPixel(); break;
    case Stage::Vertex: addVertex(); break;
    case Stage::Geometry: addGeometry(); break;
    case Stage::Hull: addHull(); break;
    case Stage::Domain: addDomain(); break;
    case Stage::Compute:
      add(RuntimeTableKind::ComputeShaders,
          {threads(mdTaggedNode(E.Properties, EntryTag::NumThreads)), GroupSharedBytes});
      break;
    case Stage::Mesh: addMesh(); break;
    case Stage::Amplification: addAmplification(); break;
    default: break;
    }
    return Result;
  }

private:
  void add(RuntimeTableKind Table, ArrayRef<uint32_t> Words) {
    Result.Index = Data.addRecord(Table, Words);
  }

  const MDNode *state(EntryTag Tag) const { return mdTaggedNode(E.Properties, Tag); }

  uint32_t threads(const MDNode *N) {
    return Data.addArray({mdNumber(N, 0), mdNumber(N, 1), mdNumber(N, 2)});
  }

  uint32_t elements(const Signature &Elements) {
    SmallVector<uint32_t, 8> List;
    for (const SignatureElement &X : Elements) {
      const uint32_t Name = Data.addString(X.Name), Indices = Data.addArray(X.Indices);
      const uint32_t Row = X.isAllocated() ? uint32_t(X.StartRow) : 0xff;
      const uint32_t Place =
          ((X.Columns - 1u) & 3) | (uint32_t(X.StartColumn) & 3) << 2 | (X.Stream & 3) << 4;
      const uint32_t Usage = (X.UsageMask & 15u) | (X.DynamicMask & 15u) << 4;
      List.push_back(Data.addRecord(
          RuntimeTableKind::SignatureElements,
          {Name, Indices, bytes(X.Kind, X.Type, uint32_t(X.Mode), Row), bytes(Place, Usage)}));
    }
    return Data.addArray(List);
  }

  void flagPosition() {
    if (hasSystemValue(S.Outputs, semantic::Position))
      Result.Flags |= OutputPositionPresent;
  }

  void addPixel() {
    const uint32_t Inputs = elements(S.Inputs), Outputs = elements(S.Outputs);
    for (const SignatureElement &X : S.Inputs)
      if (X.Mode == Interpolation::LinearSample ||
          X.Mode == Interpolation::LinearNoperspectiveSample || X.Kind == semantic::SampleIndex)
        Result.Flags |= SampleFrequency;
    for (uint8_t Kind : {semantic::Depth, semantic::DepthLessEqual, semantic::DepthGreaterEqual})
      if (hasSystemValue(S.Outputs, Kind))
        Result.Flags |= DepthOutput;
    add(RuntimeTableKind::PixelShaders, {Inputs, Outputs});
  }

  void addVertex() {
    const uint32_t Inputs = elements(S.Inputs), Outputs = elements(S.Outputs);
    flagPosition();
    add(RuntimeTableKind::VertexShaders, {Inputs, Outputs, 0, 0});
  }

  void addGeometry() {
    const MDNode *N = state(EntryTag::GeometryState);
    const uint32_t Inputs = elements(S.Inputs), Outputs = elements(S.Outputs);
    flagPosition();
    uint32_t Streams = 0;
    for (const SignatureElement &X : S.Outputs)
      Streams |= 1u << (X.Stream & 3);
    // The topology of the first stream, if it has vertices.
    const bool HasFirst = mdNumber(N, geometry::StreamMask) & 1;
    add(RuntimeTableKind::GeometryShaders, {Inputs, Outputs, 0, 0, 0, 0,
                                            bytes(mdNumber(N, geometry::InputPrimitive),
                                                  HasFirst ? mdNumber(N, geometry::Topology) : 0,
                                                  mdNumber(N, geometry::MaxVertices), Streams)});
  }

  void addHull() {
    const MDNode *N = state(EntryTag::HullState);
    const uint32_t Inputs = elements(S.Inputs), Outputs = elements(S.Outputs),
                   Patch = elements(S.PatchOrPrimitive);
    add(RuntimeTableKind::HullShaders,
        {Inputs, Outputs, Patch, 0, 0, 0, 0, 0, 0, 0, 0,
         bytes(mdNumber(N, hull::InputPoints), mdNumber(N, hull::OutputPoints),
               mdNumber(N, hull::Domain), mdNumber(N, hull::Primitive))});
  }

  void addDomain() {
    const MDNode *N = state(EntryTag::DomainState);
    const uint32_t Inputs = elements(S.Inputs), Outputs = elements(S.Outputs),
                   Patch = elements(S.PatchOrPrimitive);
    flagPosition();
    add(RuntimeTableKind::DomainShaders,
        {Inputs, Outputs, Patch, 0, 0, 0, 0, 0, 0,
         bytes(mdNumber(N, domain::InputPoints), mdNumber(N, domain::Domain))});
  }

  void addMesh() {
    const MDNode *N = state(EntryTag::MeshState);
    const uint32_t Outputs = elements(S.Outputs), Primitives = elements(S.PatchOrPrimitive);
    flagPosition();
    const uint32_t Most = (mdNumber(N, mesh::MaxVertices) & 0xffff) |
                          (mdNumber(N, mesh::MaxPrimitives) & 0xffff) << 16;
    add(RuntimeTableKind::MeshShaders,
        {Outputs, Primitives, 0, 0, 0, 0, threads(mdNode(N, mesh::NumThreads)), GroupSharedBytes, 0,
         mdNumber(N, mesh::PayloadSize), Most, bytes(mdNumber(N, mesh::Topology))});
  }

  void addAmplification() {
    const MDNode *N = state(EntryTag::AmplificationState);
    add(RuntimeTableKind::AmplificationShaders,
        {threads(mdNode(N, amplification::NumThreads)), GroupSharedBytes,
         mdNumber(N, amplification::PayloadSize)});
  }

  RuntimeDataBuilder &Data;
  const EntryRecord &E;
  EntrySignatures S;
  uint32_t GroupSharedBytes;
  StageRecord Result;
};

} // namespace

bool hasStageRecords(const ModuleMetadata &MD) {
  return isPreviewModel(MD.ShaderModel.Major, MD.ShaderModel.Minor) &&
         MD.Validator > VersionPair{1, ReleasedMinor};
}

StageRecord addStageRecord(RuntimeDataBuilder &Data, const EntryRecord &E,
                           uint32_t GroupSharedBytes, bool UsesViewID) {
  return StageWriter(Data, E, GroupSharedBytes).run(UsesViewID);
}

} // namespace dxil
