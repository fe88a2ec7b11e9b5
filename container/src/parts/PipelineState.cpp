// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/PipelineState.h>

#include "PartReader.h"

#include <dxil/generated/PartRows.h>

#include <algorithm>
#include <iterator>

namespace dxil::container {

bool DependencyTable::depends(uint32_t In, uint32_t Out) const {
  size_t Word = size_t(In) * maskWords(OutputVectors) + Out / 32;
  return In < InputVectors * 4 && Out < OutputVectors * 4 && Word < Words.size() &&
         (Words[Word] >> (Out % 32) & 1);
}

namespace {
using part_row::PipelineInfo;
} // namespace

/// Reads the runtime info. \p GivenStage is the stage of a part that does not store it.
static bool readInfo(PartReader &R, PipelineState &P, uint32_t GivenStage) {
  P.InfoSize = R.u32("the size of the runtime info");
  constexpr uint32_t Least = PipelineInfo::Sizes[0];
  if (R.ok() && P.InfoSize < Least)
    return R.fail(ErrorCode::PartField, 0,
                  "the runtime info has " + std::to_string(P.InfoSize) + " bytes",
                  "at least " + std::to_string(Least));
  P.Info = R.take(P.InfoSize, "the runtime info");
  if (!R.ok())
    return false;
  for (uint32_t Version = 0; Version < std::size(PipelineInfo::Sizes); ++Version)
    if (P.InfoSize >= PipelineInfo::Sizes[Version])
      P.Version = Version;
  // Fields beyond the part's version read as absent.
  constexpr uint32_t Unknown = 0xff;
  static_cast<PipelineInfo &>(P) = PipelineInfo::read(P.Info.first(PipelineInfo::Sizes[P.Version]),
                                                      Stage(std::min(GivenStage, Unknown)));
  return true;
}

static bool readResources(PartReader &R, PipelineState &P) {
  using Row = part_row::PipelineResourceRow;
  uint32_t Count = R.u32("the resource count");
  if (!Count)
    return R.ok();
  uint32_t Size = R.u32("the size of a resource");
  if (R.ok() && Size < Row::Sizes[0])
    return R.fail(ErrorCode::PartField, R.position() - 4,
                  "a resource has " + std::to_string(Size) + " bytes",
                  "at least " + std::to_string(Row::Sizes[0]));
  if (!R.need(uint64_t(Count) * Size, "the resources"))
    return false;
  for (uint32_t I = 0; I < Count; ++I) {
    const Row From = Row::read(R.take(Size, "a resource"));
    PipelineResource X;
    X.Type = uint32_t(From.Type);
    X.Space = From.Space;
    X.LowerBound = From.LowerBound;
    X.UpperBound = From.UpperBound;
    if (Size >= Row::size()) {
      X.Kind = uint32_t(From.Kind);
      X.Flags = From.Flags;
    }
    P.Resources.push_back(X);
  }
  return true;
}

using ElementRow = part_row::PipelineElementRow;

/// Returns all bits of a record that belong to no field.
static uint8_t unusedBits(const ElementRow &Parsed, Bytes Record) {
  std::array<uint8_t, ElementRow::size()> Written = {};
  Parsed.write(Written);
  uint8_t Unused = 0;
  for (size_t I = 0; I < Written.size(); ++I)
    Unused |= uint8_t(Record[I] ^ Written[I]);
  return Unused;
}

static bool readElements(PartReader &R, uint32_t Size, uint32_t Count, Bytes Strings,
                         const std::vector<uint32_t> &Indices, std::vector<PipelineElement> &Out) {
  for (unsigned I = 0; I < Count; ++I) {
    Bytes Data = R.take(Size, "a signature element");
    if (!R.ok())
      return false;
    PipelineElement E{ElementRow::read(Data), {}, {}, 0};
    E.Unused = unusedBits(E, Data);
    // A part without string table has only empty names.
    if ((E.Name || !Strings.empty()) && !R.text(Strings, E.Name, "a semantic name", E.SemanticName))
      return false;
    if (E.Indices > Indices.size() || E.Rows > Indices.size() - E.Indices)
      return R.fail(ErrorCode::PartOffsetField, R.position() - Size + 4,
                    "semantic indices at " + std::to_string(E.Indices) + " for " +
                        std::to_string(E.Rows) + " rows",
                    "a range of the " + std::to_string(Indices.size()) + " there are");
    E.SemanticIndices.assign(Indices.begin() + E.Indices, Indices.begin() + E.Indices + E.Rows);
    Out.push_back(std::move(E));
  }
  return true;
}

static void readTable(PartReader &R, uint32_t Inputs, uint32_t Outputs, DependencyTable &T) {
  if (!Inputs || !Outputs)
    return;
  T.InputVectors = Inputs;
  T.OutputVectors = Outputs;
  T.Words = R.words(uint64_t(maskWords(Outputs)) * Inputs * 4, "a dependency table");
}

static void readMasksAndTables(PartReader &R, PipelineState &P) {
  const Stage S = P.Stage;
  size_t Streams = S == Stage::Geometry ? 4 : 1;
  if (P.UsesViewId) {
    for (size_t I = 0; I < Streams; ++I)
      P.ViewIdOutputs[I] = R.words(maskWords(P.OutputVectors[I]), "a view id mask");
    if (S == Stage::Hull || S == Stage::Mesh)
      P.ViewIdPatchOrPrim = R.words(maskWords(P.PatchOrPrimVectors), "a view id mask");
  }
  if (S != Stage::Mesh)
    for (size_t I = 0; I < Streams; ++I)
      readTable(R, P.InputVectors, P.OutputVectors[I], P.InputToOutput[I]);
  if (S == Stage::Hull)
    readTable(R, P.InputVectors, P.PatchOrPrimVectors, P.InputToPatch);
  if (S == Stage::Domain)
    readTable(R, P.PatchOrPrimVectors, P.OutputVectors[0], P.PatchToOutput);
}

Result<PipelineState> readPipelineState(Bytes Data, uint32_t GivenStage) {
  PartReader R(Data, "PSV0");
  PipelineState P;
  if (!readInfo(R, P, GivenStage) || !readResources(R, P))
    return R.error();
  if (P.Version == 0)
    return P;
  uint32_t StringSize = R.u32("the size of the strings");
  if (R.ok() && StringSize % 4)
    R.fail(ErrorCode::PartField, R.position() - 4,
           "the strings have " + std::to_string(StringSize) + " bytes", "a multiple of four");
  Bytes Strings = R.take(StringSize, "the strings");
  uint32_t IndexCount = R.u32("the count of semantic indices");
  std::vector<uint32_t> Indices = R.words(IndexCount, "the semantic indices");
  if (P.InputElements || P.OutputElements || P.PatchOrPrimElements) {
    uint32_t Size = R.u32("the size of an element");
    if (R.ok() && Size < ElementRow::size())
      R.fail(ErrorCode::PartField, R.position() - 4,
             "an element has " + std::to_string(Size) + " bytes",
             "at least " + std::to_string(ElementRow::size()));
    if (R.ok() && (!readElements(R, Size, P.InputElements, Strings, Indices, P.Inputs) ||
                   !readElements(R, Size, P.OutputElements, Strings, Indices, P.Outputs) ||
                   !readElements(R, Size, P.PatchOrPrimElements, Strings, Indices, P.PatchOrPrims)))
      return R.error();
  }
  readMasksAndTables(R, P);
  if (P.Version >= 3 && R.ok() && (P.EntryNameOffset || !Strings.empty()))
    R.text(Strings, P.EntryNameOffset, "the entry point's name", P.EntryName);
  if (!R.ok())
    return R.error();
  P.Strings = Strings;
  P.SemanticIndices = std::move(Indices);
  return P;
}

} // namespace dxil::container
