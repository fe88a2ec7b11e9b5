// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Part PSV0: the information that a runtime needs to check a pipeline without reading the program.
// Later versions append fields to the runtime info; its size tells the version. The records are
// those of <dxil/generated/PartRows.h>.
//
//   u32 size of the info, info, u32 resource count, [u32 size of a resource, resources],
//   from version 1: u32 size of strings, strings, u32 count of semantic indices, indices,
//   [u32 size of an element, elements in, out, patch], view-id masks, dependency tables
#pragma once

#include <dxil/container/Container.h>

#include <optional>

namespace dxil::container {

struct PipelineResource {
  uint32_t Type = 0; ///< 1 sampler, 2 CBV, 3-5 SRV typed, raw, structured, 6-9 UAV (9 with counter)
  uint32_t Space = 0, LowerBound = 0, UpperBound = 0; ///< UpperBound ~0u: unbounded
  std::optional<uint32_t> Kind, Flags;                ///< from version 2
};

struct PipelineElement {
  uint32_t NameOffset = 0, IndexOffset = 0; ///< into the part's strings and semantic indices
  std::string_view SemanticName;
  std::vector<uint32_t> SemanticIndices; ///< by row
  uint8_t Rows = 0, StartRow = 0, Columns = 0, StartColumn = 0;
  bool Allocated = false;
  uint8_t SemanticKind = 0, ComponentType = 0, InterpolationMode = 0;
  uint8_t DynamicIndexMask = 0, Stream = 0;
  uint8_t Unused =
      0; ///< bits of the record that no field has, or-ed together; 0 in what compilers write
};

/// Maps each input component to the mask of the output components that depend on it.
struct DependencyTable {
  uint32_t InputVectors = 0, OutputVectors = 0;
  std::vector<uint32_t> Words; ///< (OutputVectors + 7) / 8 words for each input component
  bool depends(uint32_t InputComponent, uint32_t OutputComponent) const;
};

struct PipelineState {
  uint32_t Version = 0;
  uint32_t InfoSize = 0;
  Bytes Info; ///< the runtime info, unparsed
  /// Stage as in the program header. Version 0 does not store it; then it is the argument of
  /// readPipelineState().
  uint32_t Stage = ~0u;

  // By stage; zero for other stages.
  bool OutputPositionPresent = false;                                    // VS, DS, GS
  uint32_t InputControlPoints = 0, OutputControlPoints = 0;              // HS, DS (input)
  uint32_t TessellatorDomain = 0, TessellatorOutputPrimitive = 0;        // HS, DS (domain)
  uint32_t InputPrimitive = 0, OutputTopology = 0, OutputStreamMask = 0; // GS
  bool DepthOutput = false, SampleFrequency = false;                     // PS
  uint32_t GroupSharedBytes = 0, GroupSharedBytesViewId = 0;             // MS
  uint32_t PayloadBytes = 0;                                             // MS, AS
  uint32_t MaxOutputVertices = 0, MaxOutputPrimitives = 0;               // MS
  uint32_t MinWaveLanes = 0, MaxWaveLanes = 0;                           // all

  // Version 1.
  bool UsesViewId = false;
  uint32_t MaxVertexCount = 0;    ///< GS
  uint8_t PatchOrPrimVectors = 0; ///< HS, DS, MS
  uint8_t MeshOutputTopology = 0; ///< MS
  uint8_t InputVectors = 0;
  std::array<uint8_t, 4> OutputVectors{}; ///< by stream
  // Version 2, 3, 4.
  uint32_t NumThreads[3] = {0, 0, 0};
  uint32_t EntryNameOffset = 0; ///< into Strings
  std::string_view EntryName;
  uint32_t NumBytesGroupShared = 0;

  Bytes Strings;                         ///< the string table, with its padding
  std::vector<uint32_t> SemanticIndices; ///< the table to which elements refer
  std::vector<PipelineResource> Resources;
  std::vector<PipelineElement> Inputs, Outputs, PatchOrPrims;
  std::array<std::vector<uint32_t>, 4> ViewIdOutputs; ///< by stream, one bit for each component
  std::vector<uint32_t> ViewIdPatchOrPrim;
  std::array<DependencyTable, 4> InputToOutput; ///< by stream
  DependencyTable InputToPatch, PatchToOutput;
};

/// Reads a PSV0 part. `Stage` is the stage of a version 0 part, which does not store it.
Result<PipelineState> readPipelineState(Bytes Data, uint32_t Stage = ~0u);

/// Returns the bytes of a PSV0 part with the fields of \p P in its Version (0 to 4); reading them
/// gives the same fields. Ignores InfoSize and Info. Each list of elements has at most 255
/// elements.
std::vector<uint8_t> writePipelineState(const PipelineState &P);

/// Words of a mask with one bit for each component of the vectors.
constexpr uint32_t maskWords(uint32_t Vectors) {
  return (Vectors + 7) / 8;
}

} // namespace dxil::container
