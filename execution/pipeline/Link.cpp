// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Link.h"
#include "InputAssembler.h"

#include <algorithm>

namespace dxil::execution {
namespace {

/// The first slot of a row, and the row's columns.
struct FoundRow {
  uint32_t Slot = 0, Columns = 0;
};
std::optional<FoundRow> findRow(const ElementList &List, std::string_view Semantic,
                                uint32_t Index) {
  for (const SignatureEntry &E : List.Elements)
    if (sameSemantic(E.Semantic, Semantic))
      for (uint32_t Row = 0; Row < E.Rows && Row < E.Indices.size(); ++Row)
        if (E.Indices[Row] == Index)
          return FoundRow{E.Start + Row * E.Columns, E.Columns};
  return std::nullopt;
}

} // namespace

const SignatureEntry *findSystem(const ElementList &List, uint64_t System) {
  const auto Match = std::ranges::find(List.Elements, System, &SignatureEntry::System);
  return Match == List.Elements.end() ? nullptr : &*Match;
}

Status SlotMap::connect(const ElementList &Inputs, std::span<const ElementList *const> Sources,
                        std::string_view Reader) {
  From.assign(Inputs.Slots, {});
  for (const SignatureEntry &E : Inputs.Elements)
    for (uint32_t Row = 0; Row < E.Rows; ++Row) {
      const uint32_t Index = Row < E.Indices.size() ? E.Indices[Row] : Row;
      bool IsKnown = false;
      for (uint32_t Source = 0; Source < Sources.size() && !IsKnown; ++Source)
        if (const auto Match = findRow(*Sources[Source], E.Semantic, Index)) {
          IsKnown = true;
          for (uint32_t C = 0; C < std::min(E.Columns, Match->Columns); ++C)
            From[E.Start + Row * E.Columns + C] = {Source, Match->Slot + C, true};
        }
      if (!IsKnown && E.System == semantic::Arbitrary)
        return failure("the " + std::string(Reader) + " shader reads " + E.Semantic +
                       std::to_string(Index) + ", which the stage before it does not write");
    }
  return {};
}

void SlotMap::append(std::span<const uint32_t *const> Sources, std::vector<uint32_t> &To) const {
  for (const Place &P : From)
    To.push_back(P.IsKnown ? Sources[P.Source][P.Slot] : 0);
}

} // namespace dxil::execution
