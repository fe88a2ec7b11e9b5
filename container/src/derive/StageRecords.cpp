// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EntryRecords.h"

#include <dxil/container/derive/RuntimeData.h>
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
          Data.add(rdat::ComputeShaderRow{.Threads = threads(), .GroupShared = GroupSharedBytes});
      break;
    case Stage::Mesh: addMesh(); break;
    case Stage::Amplification:
      Result.Row = Data.add(rdat::AmplificationShaderRow{.Threads = threads(),
                                                         .GroupShared = GroupSharedBytes,
                                                         .Payload = uint32_t(E.PayloadSize)});
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

  void flag(bool Condition, RuntimeFunctionFlag F) { Result.Flags |= Condition ? uint32_t(F) : 0; }

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
      List.push_back(Data.add(
          rdat::SignatureElementRow{.Name = Name,
                                    .Indices = Indices,
                                    .Semantic = uint32_t(X.Kind),
                                    .Component = ComponentType(X.Component),
                                    .Interpolation = uint32_t(X.Interpolation),
                                    .StartRow = X.StartRow >= 0 ? uint32_t(X.StartRow) : 0xff,
                                    .ColumnsLessOne = uint32_t(X.Columns - 1),
                                    .StartColumn = uint32_t(X.StartColumn),
                                    .Stream = uint32_t(X.Stream),
                                    .Usage = uint32_t(X.UsageMask),
                                    .DynamicIndexMask = uint32_t(X.DynamicMask)}));
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
    flag(hasKind(E.Output, semantic::Position), RuntimeFunctionFlag::OutputPositionPresent);
  }

  void addPixel() {
    const uint32_t Inputs = elements(E.Input), Outputs = elements(E.Output);
    for (const SignatureElement &X : E.Input)
      flag(isPerSample(X), RuntimeFunctionFlag::SampleFrequency);
    flag(hasKind(E.Output, semantic::Depth) || hasKind(E.Output, semantic::DepthLessEqual) ||
             hasKind(E.Output, semantic::DepthGreaterEqual),
         RuntimeFunctionFlag::DepthOutput);
    Result.Row = Data.add(rdat::PixelShaderRow{.Inputs = Inputs, .Outputs = Outputs});
  }

  static bool isPerSample(const SignatureElement &X) {
    return runsPerSample(X.Interpolation) || X.Kind == semantic::SampleIndex;
  }

  void addVertex() {
    const uint32_t Inputs = elements(E.Input), Outputs = elements(E.Output);
    flagPosition();
    Result.Row = Data.add(rdat::VertexShaderRow{.Inputs = Inputs, .Outputs = Outputs});
  }

  void addGeometry() {
    const uint32_t Inputs = elements(E.Input), Outputs = elements(E.Output);
    flagPosition();
    uint32_t Streams = 0;
    for (const SignatureElement &X : E.Output)
      Streams |= 1u << (X.Stream & 3);
    // Topology of the first stream, if the stream has vertices.
    const uint64_t Topology = E.StreamMask & 1 ? E.Topology : 0;
    Result.Row =
        Data.add(rdat::GeometryShaderRow{.Inputs = Inputs,
                                         .Outputs = Outputs,
                                         .InputPrimitive = InputPrimitive(E.InputPrimitive),
                                         .Topology = OutputTopology(Topology),
                                         .MaxVertices = uint32_t(E.MaxVertexCount),
                                         .Streams = Streams});
  }

  void addHull() {
    const uint32_t Inputs = elements(E.Input), Outputs = elements(E.Output),
                   Patch = elements(E.PatchOrPrimitive);
    Result.Row =
        Data.add(rdat::HullShaderRow{.Inputs = Inputs,
                                     .Outputs = Outputs,
                                     .Patch = Patch,
                                     .InputControlPoints = uint32_t(E.InputControlPoints),
                                     .OutputControlPoints = uint32_t(E.OutputControlPoints),
                                     .Domain = TessellatorDomain(E.Domain),
                                     .Primitive = TessellatorPrimitive(E.OutputPrimitive)});
  }

  void addDomain() {
    const uint32_t Inputs = elements(E.Input), Outputs = elements(E.Output),
                   Patch = elements(E.PatchOrPrimitive);
    flagPosition();
    Result.Row =
        Data.add(rdat::DomainShaderRow{.Inputs = Inputs,
                                       .Outputs = Outputs,
                                       .Patch = Patch,
                                       .InputControlPoints = uint32_t(E.InputControlPoints),
                                       .Domain = TessellatorDomain(E.Domain)});
  }

  void addMesh() {
    const uint32_t Outputs = elements(E.Output), Primitives = elements(E.PatchOrPrimitive);
    flagPosition();
    Result.Row = Data.add(rdat::MeshShaderRow{.Outputs = Outputs,
                                              .Primitives = Primitives,
                                              .Threads = threads(),
                                              .GroupShared = GroupSharedBytes,
                                              .Payload = uint32_t(E.PayloadSize),
                                              .MaxVertices = uint32_t(E.MaxVertexCount),
                                              .MaxPrimitives = uint32_t(E.MaxPrimitiveCount),
                                              .Topology = MeshTopology(E.MeshTopology)});
  }
};

} // namespace

bool hasStageRecords(const ModuleFacts &Info) {
  return hasRuntimeTable(Info, uint32_t(rdat::Table::SignatureElements));
}

EntryRecord addStageRecord(RuntimeDataBuilder &Data, const EntryPoint &E,
                           uint32_t GroupSharedBytes) {
  return StageRecordWriter(Data, E, GroupSharedBytes).run();
}

} // namespace dxil::container
