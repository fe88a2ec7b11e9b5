// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/EntryInterface.h"
#include "FieldLists.h"

#include <dxil/generated/SemanticWords.h>
#include <dxil/ops/queries.h>

using namespace llvm;

namespace dxil::contract {

StringRef legacySystemValue(StringRef Semantic, StringRef Stage, bool IsOutput) {
  for (const LegacySemantic &L : LegacySemantics)
    if (StringRef(name(L.Of)) == Stage && L.IsOutput == IsOutput &&
        Semantic.equals_insensitive(L.Name))
      return L.SystemValue;
  return Semantic;
}

std::optional<EntryInterface> parseEntryInterface(StringRef Text) {
  return FieldReader::parse<EntryInterface>(Text);
}

std::string printEntryInterface(const EntryInterface &Interface) {
  return FieldWriter::print(Interface);
}

} // namespace dxil::contract
