// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/PipelineState.h>

#include "ByteWriter.h"

#include <dxil/ops.h>

namespace dxil {
namespace {

// Bytes of the runtime info, by version.
constexpr uint32_t InfoSizes[] = {24, 36, 48, 52, 56};
constexpr uint32_t NewestVersion = std::size(InfoSizes) - 1;

/// The 16 bytes whose meaning depends on the stage.
void writeStageInfo(const PipelineState &P, ByteWriter &W) {
  const size_t End = W.position() + 16;
  switch (Stage(P.Stage)) {
  case Stage::Vertex: W.u8(P.OutputPositionPresent); break;
  case Stage::Hull:
    W.u32(P.InputControlPoints);
    W.u32(P.OutputControlPoints);
    W.u32(P.TessellatorDomain);
    W.u32(P.TessellatorOutputPrimitive);
    break;
  case Stage::Domain:
    W.u32(P.InputControlPoints);
    W.u32(P.OutputPositionPresent);
    W.u32(P.TessellatorDomain);
    break;
  case Stage::Geometry:
    W.u32(P.InputPrimitive);
    W.u32(P.OutputTopology);
    W.u32(P.OutputStreamMask);
    W.u8(P.OutputPositionPresent);
    break;
  case Stage::Pixel:
    W.u8(P.DepthOutput);
    W.u8(P.SampleFrequency);
    break;
  case Stage::Mesh:
    W.u32(P.GroupSharedBytes);
    W.u32(P.GroupSharedBytesViewId);
    W.u32(P.PayloadBytes);
    W.u16(uint16_t(P.MaxOutputVertices));
    W.u16(uint16_t(P.MaxOutputPrimitives));
    break;
  case Stage::Amplification: W.u32(P.PayloadBytes); break;
  default: break;
  }
  W.padTo(End);
}

void writeVersion1(const PipelineState &P, ByteWriter &W) {
  W.u8(uint8_t(P.Stage));
  W.u8(P.UsesViewId);
  const auto Kind = Stage(P.Stage);
  if (Kind == Stage::Geometry) {
    W.u16(uint16_t(P.MaxVertexCount));
  } else {
    const bool HasPatch = Kind == Stage::Hull || Kind == Stage::Domain || Kind == Stage::Mesh;
    W.u8(HasPatch ? P.PatchOrPrimVectors : 0);
    W.u8(Kind == Stage::Mesh ? P.MeshOutputTopology : 0);
  }
  W.u8(uint8_t(P.Inputs.size()));
  W.u8(uint8_t(P.Outputs.size()));
  W.u8(uint8_t(P.PatchOrPrims.size()));
  W.u8(P.InputVectors);
  for (uint8_t Vectors : P.OutputVectors)
    W.u8(Vectors);
}

void writeInfo(const PipelineState &P, uint32_t Version, ByteWriter &W) {
  W.u32(InfoSizes[Version]);
  writeStageInfo(P, W);
  W.u32(P.MinWaveLanes);
  W.u32(P.MaxWaveLanes);
  if (Version >= 1)
    writeVersion1(P, W);
  if (Version >= 2)
    W.words(P.NumThreads);
  if (Version >= 3)
    W.u32(P.EntryNameOffset);
  if (Version >= 4)
    W.u32(P.NumBytesGroupShared);
}

void writeResources(const PipelineState &P, uint32_t Version, ByteWriter &W) {
  constexpr uint32_t Size = 16, SizeWithKind = 24;
  const bool HasKind = Version >= 2;
  W.u32(uint32_t(P.Resources.size()));
  if (!P.Resources.empty())
    W.u32(HasKind ? SizeWithKind : Size);
  for (const PipelineResource &R : P.Resources) {
    W.u32(R.Type);
    W.u32(R.Space);
    W.u32(R.LowerBound);
    W.u32(R.UpperBound);
    if (HasKind) {
      W.u32(R.Kind.value_or(0));
      W.u32(R.Flags.value_or(0));
    }
  }
}

void writeElements(const std::vector<PipelineElement> &List, ByteWriter &W) {
  for (const PipelineElement &E : List) {
    W.u32(E.NameOffset);
    W.u32(E.IndexOffset);
    W.u8(E.Rows);
    W.u8(E.StartRow);
    W.u8(uint8_t((E.Columns & 15) | (E.StartColumn & 3) << 4 | E.Allocated << 6));
    W.u8(E.SemanticKind);
    W.u8(E.ComponentType);
    W.u8(E.InterpolationMode);
    W.u8(uint8_t((E.DynamicIndexMask & 15) | (E.Stream & 3) << 4));
    W.u8(0);
  }
}

void writeTables(const PipelineState &P, ByteWriter &W) {
  W.u32(uint32_t((P.Strings.size() + 3) / 4 * 4));
  const size_t Start = W.position();
  W.bytes(P.Strings);
  W.padTo(Start + (P.Strings.size() + 3) / 4 * 4);
  W.u32(uint32_t(P.SemanticIndices.size()));
  W.words(P.SemanticIndices);
  constexpr uint32_t ElementSize = 16;
  if (!P.Inputs.empty() || !P.Outputs.empty() || !P.PatchOrPrims.empty())
    W.u32(ElementSize);
  for (const auto *List : {&P.Inputs, &P.Outputs, &P.PatchOrPrims})
    writeElements(*List, W);
}

} // namespace

std::vector<uint8_t> writePipelineState(const PipelineState &P) {
  const uint32_t Version = std::min(P.Version, NewestVersion);
  ByteWriter W;
  writeInfo(P, Version, W);
  writeResources(P, Version, W);
  if (Version >= 1) {
    writeTables(P, W);
    for (const std::vector<uint32_t> &Mask : P.ViewIdOutputs)
      W.words(Mask);
    W.words(P.ViewIdPatchOrPrim);
    for (const DependencyTable &Table : P.InputToOutput)
      W.words(Table.Words);
    W.words(P.InputToPatch.Words);
    W.words(P.PatchToOutput.Words);
  }
  return W.finish();
}

} // namespace dxil
