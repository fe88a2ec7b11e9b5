// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tables of PSV0: unused strings and semantic indices, and dependency tables.
#include <dxil/container/parts/PipelineState.h>

#include "ContainerParts.h"

#include <algorithm>
#include <set>
#include <span>

namespace dxil::validation {
namespace {

using Element = PipelineElement;

void markUsed(const std::vector<Element> &List, std::set<uint32_t> &Strings,
              std::vector<bool> &Indices) {
  for (const Element &E : List) {
    Strings.insert(E.Name);
    std::fill_n(Indices.begin() + E.Indices, E.SemanticIndices.size(), true);
  }
}

/// Name() returns the name of the row; called only if the rows differ.
template <typename NameFn>
void compareRow(NameFn Name, std::span<const uint32_t> Stored, std::span<const uint32_t> Derived,
                const DependencyReport &Report) {
  for (size_t Word = 0; Word < Stored.size() && Word < Derived.size(); ++Word)
    if (Stored[Word] != Derived[Word])
      return Report(Name(), Stored[Word], Derived[Word]);
}

/// `Stream` is a suffix of the table's name: "" if there is only one table.
void compareTable(const char *Table, const std::string &Stream,
                  const container::DependencyTable &Stored,
                  const container::DependencyTable &Derived, const DependencyReport &Report) {
  const size_t Width = container::maskWords(Stored.OutputVectors);
  for (size_t Row = 0; Width && (Row + 1) * Width <= Stored.Words.size() &&
                       (Row + 1) * Width <= Derived.Words.size();
       ++Row)
    compareRow([&] { return Table + Stream + ", input component " + std::to_string(Row); },
               std::span(Stored.Words).subspan(Row * Width, Width),
               std::span(Derived.Words).subspan(Row * Width, Width), Report);
}

} // namespace

void compareDependencies(const container::PipelineState &Stored,
                         const container::PipelineState &Derived, const DependencyReport &Report) {
  for (size_t S = 0; S < Stored.InputToOutput.size(); ++S) {
    const std::string Stream = "[" + std::to_string(S) + "]";
    compareRow([&] { return "ViewIDOutputMask" + Stream; }, Stored.ViewIdOutputs[S],
               Derived.ViewIdOutputs[S], Report);
    compareTable("InputToOutputTable", Stream, Stored.InputToOutput[S], Derived.InputToOutput[S],
                 Report);
  }
  compareRow([] { return std::string("ViewIDPCOutputMask"); }, Stored.ViewIdPatchOrPrim,
             Derived.ViewIdPatchOrPrim, Report);
  compareTable("InputToPCOutputTable", "", Stored.InputToPatch, Derived.InputToPatch, Report);
  compareTable("PCInputToOutputTable", "", Stored.PatchToOutput, Derived.PatchToOutput, Report);
}

void checkUnusedItems(Context &Ctx, const container::PipelineState &P) {
  if (P.Version < 1)
    return;
  std::set<uint32_t> Strings;
  std::vector<bool> Indices(P.SemanticIndices.size());
  for (const std::vector<Element> *List : {&P.Inputs, &P.Outputs, &P.PatchOrPrims})
    markUsed(*List, Strings, Indices);
  if (P.Version >= 3)
    Strings.insert(P.EntryNameOffset);
  // The first string is empty and may be unused; up to three bytes at the end are padding.
  uint32_t Start = 0, Size = uint32_t(P.Strings.size()), Padding = Size;
  while (Padding > 0 && Padding + 3 > Size && P.Strings[Padding - 1] == 0)
    --Padding;
  for (uint32_t I = 0; I < Size; ++I) {
    if (P.Strings[I])
      continue;
    bool Empty = Start == I && (Start == 0 || I >= Padding);
    if (!Empty && !Strings.count(Start)) {
      std::string_view Text(reinterpret_cast<const char *>(P.Strings.data()) + Start, I - Start);
      Ctx.reportPart(
          rule::ContainerUnusedItemInTable("PSV0.StringTable", "'" + std::string(Text) + "'"),
          "PSV0");
    }
    Start = I + 1;
  }
  for (size_t I = 0; I < Indices.size(); ++I)
    if (!Indices[I])
      Ctx.reportPart(
          rule::ContainerUnusedItemInTable("PSV0.SemanticIndexTable", "entry " + std::to_string(I)),
          "PSV0");
}

} // namespace dxil::validation
