// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Part PSV0: the information that a runtime needs to check a pipeline without reading the program.
// Later versions append fields to the runtime info; its size determines the version.
// <dxil/generated/PartRows.h> has the records.
//
//   u32 size of the info, info, u32 resource count, [u32 size of a resource, resources],
//   from version 1: u32 size of strings, strings, u32 count of semantic indices, indices,
//   [u32 size of an element, elements in, out, patch], view-id masks, dependency tables
#pragma once

#include <dxil/container/Container.h>
#include <dxil/generated/PartRows.h>

#include <optional>

namespace dxil::container {

struct PipelineResource {
  uint32_t Type = 0;                                  ///< number of a PipelineResourceType
  uint32_t Space = 0, LowerBound = 0, UpperBound = 0; ///< UpperBound ~0u: unbounded
  std::optional<uint32_t> Kind, Flags;                ///< present from version 2 on
};

struct PipelineElement : part_row::PipelineElementRow {
  std::string_view SemanticName;
  std::vector<uint32_t> SemanticIndices; ///< semantic index of each row
  /// All bits of the record that belong to no field; 0 in what compilers write.
  uint8_t Unused = 0;
};

/// Maps each input component to the mask of the output components that depend on it.
struct DependencyTable {
  uint32_t InputVectors = 0, OutputVectors = 0;
  std::vector<uint32_t> Words; ///< (OutputVectors + 7) / 8 words for each input component
  bool depends(uint32_t InputComponent, uint32_t OutputComponent) const;
};

/// Contents of a PSV0 part. Fields of the runtime info that the stage does not have are zero. The
/// counts of elements in the base are ignored: the lists have their sizes.
struct PipelineState : part_row::PipelineInfo {
  uint32_t Version = 0;
  uint32_t InfoSize = 0;
  Bytes Info; ///< bytes of the runtime info
  std::string_view EntryName;

  Bytes Strings;                         ///< the string table, with its padding
  std::vector<uint32_t> SemanticIndices; ///< the table into which elements point
  std::vector<PipelineResource> Resources;
  std::vector<PipelineElement> Inputs, Outputs, PatchOrPrims;
  std::array<std::vector<uint32_t>, 4> ViewIdOutputs; ///< outputs that depend on the view, for each
                                                      ///< stream: one bit for each component
  std::vector<uint32_t> ViewIdPatchOrPrim;
  std::array<DependencyTable, 4> InputToOutput; ///< dependencies for each stream
  DependencyTable InputToPatch, PatchToOutput;
};

/// Reads a PSV0 part. `Stage` is the stage of a version 0 part, which does not store it.
Result<PipelineState> readPipelineState(Bytes Data, uint32_t Stage = ~0u);

/// Returns the bytes of a PSV0 part with the fields of \p P in its Version (0 to 4); reading them
/// gives the same fields. Ignores InfoSize and Info. Each list of elements has at most 255
/// elements.
std::vector<uint8_t> writePipelineState(const PipelineState &P);

/// Returns the number of words in a mask with one bit for each component of the vectors.
constexpr uint32_t maskWords(uint32_t Vectors) {
  return (Vectors + 7) / 8;
}

} // namespace dxil::container
