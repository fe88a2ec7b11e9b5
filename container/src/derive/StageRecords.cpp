// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EntryRecords.h"

#include <dxil/generated/MetadataNumbers.h>

namespace dxil::container {
namespace {

class StageRecordWriter {
public:
  StageRecordWriter(RuntimeDataBuilder &Data, const EntryPoint &E, uint32_t GroupSharedBytes)
      : Data(Data), E(E), GroupSharedBytes(GroupSharedBytes) {}

  EntryRecord run() {
    switch (E.Kind) {
    case Stage::Pixel: addPixel(); break;
    case Stage::Vertex: addVertex(); break;
    case Stage::Geometry: addGeometry(); break;
    case Stage::Hull: addHull(); break;
    case Stage::Domain: addDomain(); break;
    case Stage::Compute:
      Result.Row =
          Data.add(ComputeShaderRow{.Threads = threads(), .GroupSharedBytes = GroupSharedBytes});
      break;
    case Stage::Mesh: addMesh(); break;
    case Stage::Amplification:
      Result.Row = Data.add(AmplificationShaderRow{.Threads = threads(),
                                                   .GroupSharedBytes = GroupSharedBytes,
                                                   .PayloadBytes = uint32_t(E.PayloadSize)});
      break;
    default: break;
    }
    return Result;
  }

private:
  RuntimeDataBuilder &Data;
  const EntryPoint &E;
  uint32_t GroupSharedBytes;
  EntryRecord Result;

  void flag(bool Condition, FunctionFlag F) { Result.Flags |= Condition ? uint32_t(F) : 0; }

  uint32_t threads() {
    const uint32_t Words[] = {uint32_t(E.Threads[0]), uint32_t(E.Threads[1]),
                              uint32_t(E.Threads[2])};
    return Data.addArray(Words);
  }

  uint32_t elements(const Signature &Elements) {
    std::vector<uint32_t> List;
    for (const SignatureElement &X : Elements) {
      const uint32_t Name = Data.addString(X.Semantic);
      const uint32_t Indices =
          Data.addArray(std::vector<uint32_t>(X.Indices.begin(), X.Indices.end()));
      const uint64_t Place =
          ((X.Columns - 1) & 3) | (uint64_t(X.StartColumn) & 3) << 2 | (X.Stream & 3) << 4;
      List.push_back(Data.add(SignatureElementRow{
          .Name = Name,
          .Indices = Indices,
          .SemanticToRow = packBytes(X.Kind, X.Component, X.Interpolation,
                                     X.StartRow >= 0 ? uint64_t(X.StartRow) : 0xff),
          .PlaceAndUse = packBytes(Place, (X.UsageMask & 15) | (X.DynamicMask & 15) << 4)}));
    }
    return Data.addArray(List);
  }

  static bool hasKind(const Signature &Elements, uint64_t Kind) {
    for (const SignatureElement &X : Elements)
      if (X.Kind == Kind)
        return true;
    return false;
  }
  void flagPosition() {
    flag(hasKind(E.Output, semantic::Position), FunctionFlag::OutputPositionPresent);
  }

  void addPixel() {
    const uint32_t Inputs = elements(E.Input), Outputs = elements(E.Output);
    for (const SignatureElement &X : E.Input)
      flag(isPerSample(X), FunctionFlag::SampleFrequency);
    flag(hasKind(E.Output, semantic::Depth) || hasKind(E.Output, semantic::DepthLessEqual) ||
             hasKind(E.Output, semantic::DepthGreaterEqual),
         FunctionFlag::DepthOutput);
    Result.Row = Data.add(PixelShaderRow{.Inputs = Inputs, .Outputs = Outputs});
  }

  static bool isPerSample(const SignatureElement &X) {
    return runsPerSample(X.Interpolation) || X.Kind == semantic::SampleIndex;
  }

  void addVertex() {
    const uint32_t Inputs = elements(E.Input), Outputs = elements(E.Output);
    flagPosition();
    Result.Row = Data.add(VertexShaderRow{.Inputs = Inputs, .Outputs = Outputs});
  }

  void addGeometry() {
    const uint32_t Inputs = elements(E.Input), Outputs = elements(E.Output);
    flagPosition();
    uint32_t Streams = 0;
    for (const SignatureElement &X : E.Output)
      Streams |= 1u << (X.Stream & 3);
    // The topology of the first stream, if it has vertices.
    const uint64_t Topology = E.StreamMask & 1 ? E.Topology : 0;
    Result.Row = Data.add(GeometryShaderRow{
        .Inputs = Inputs,
        .Outputs = Outputs,
        .State = packBytes(E.InputPrimitive, Topology, E.MaxVertexCount, Streams)});
  }

  void addHull() {
    const uint32_t Inputs = elements(E.Input), Outputs = elements(E.Output),
                   Patch = elements(E.PatchOrPrimitive);
    Result.Row =
        Data.add(HullShaderRow{.Inputs = Inputs,
                               .Outputs = Outputs,
                               .Patch = Patch,
                               .State = packBytes(E.InputControlPoints, E.OutputControlPoints,
                                                  E.Domain, E.OutputPrimitive)});
  }

  void addDomain() {
    const uint32_t Inputs = elements(E.Input), Outputs = elements(E.Output),
                   Patch = elements(E.PatchOrPrimitive);
    flagPosition();
    Result.Row = Data.add(DomainShaderRow{.Inputs = Inputs,
                                          .Outputs = Outputs,
                                          .Patch = Patch,
                                          .State = packBytes(E.InputControlPoints, E.Domain)});
  }

  void addMesh() {
    const uint32_t Outputs = elements(E.Output), Primitives = elements(E.PatchOrPrimitive);
    flagPosition();
    Result.Row = Data.add(MeshShaderRow{.Outputs = Outputs,
                                        .Primitives = Primitives,
                                        .Threads = threads(),
                                        .GroupSharedBytes = GroupSharedBytes,
                                        .GroupSharedBytesOfViewId = 0,
                                        .PayloadBytes = uint32_t(E.PayloadSize),
                                        .Limits = packHalves(E.MaxVertexCount, E.MaxPrimitiveCount),
                                        .Topology = packBytes(E.MeshTopology)});
  }
};

} // namespace

bool hasStageRecords(const ModuleFacts &Info) {
  // Validator version 0.0 stands for the newest there will be.
  return Info.Validator.Major == 0 ||
         (Info.isPreview() && Info.Validator > ModuleVersion{1, ReleasedMinor});
}

EntryRecord addStageRecord(RuntimeDataBuilder &Data, const EntryPoint &E,
                           uint32_t GroupSharedBytes) {
  return StageRecordWriter(Data, E, GroupSharedBytes).run();
}

} // namespace dxil::container
