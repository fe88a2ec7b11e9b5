// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/PipelineState.h>

#include "ByteWriter.h"

#include <dxil/generated/PartRows.h>

#include <iterator>

namespace dxil::container {
namespace {

using part_row::PipelineInfo;
constexpr uint32_t NewestVersion = std::size(PipelineInfo::Sizes) - 1;

/// Writes the first `Size` bytes of a record.
template <class Row> void writeRow(const Row &R, uint32_t Size, ByteWriter &W) {
  std::vector<uint8_t> Record(Size);
  R.write(Record);
  W.bytes(Record);
}

void writeInfo(const PipelineState &P, uint32_t Version, ByteWriter &W) {
  PipelineInfo Info = P;
  Info.InputElements = uint32_t(P.Inputs.size());
  Info.OutputElements = uint32_t(P.Outputs.size());
  Info.PatchOrPrimElements = uint32_t(P.PatchOrPrims.size());
  W.u32(PipelineInfo::size(Version));
  writeRow(Info, PipelineInfo::size(Version), W);
}

void writeResources(const PipelineState &P, uint32_t Version, ByteWriter &W) {
  using Row = part_row::PipelineResourceRow;
  W.u32(uint32_t(P.Resources.size()));
  if (!P.Resources.empty())
    W.u32(Row::size(Version));
  for (const PipelineResource &R : P.Resources)
    writeRow(Row{.Type = PipelineResourceType(R.Type),
                 .Space = R.Space,
                 .LowerBound = R.LowerBound,
                 .UpperBound = R.UpperBound,
                 .Kind = ResourceKind(R.Kind.value_or(0)),
                 .Flags = R.Flags.value_or(0)},
             Row::size(Version), W);
}

void writeTables(const PipelineState &P, ByteWriter &W) {
  W.u32(uint32_t((P.Strings.size() + 3) / 4 * 4));
  const size_t Start = W.position();
  W.bytes(P.Strings);
  W.padTo(Start + (P.Strings.size() + 3) / 4 * 4);
  W.u32(uint32_t(P.SemanticIndices.size()));
  W.words(P.SemanticIndices);
  if (!P.Inputs.empty() || !P.Outputs.empty() || !P.PatchOrPrims.empty())
    W.u32(PipelineElement::size());
  for (const auto *List : {&P.Inputs, &P.Outputs, &P.PatchOrPrims})
    for (const PipelineElement &E : *List)
      writeRow(E, E.size(), W);
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

} // namespace dxil::container
