// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/EntryInterface.h"
#include "FieldLists.h"

using namespace llvm;

namespace dxil::contract {
namespace {

struct LegacySemantic {
  StringLiteral Stage;
  bool IsOutput;
  StringLiteral Name, SystemValue;
};
constexpr LegacySemantic LegacySemantics[] = {{"vertex", true, "POSITION", "SV_Position"},
                                              {"pixel", false, "VPOS", "SV_Position"},
                                              {"pixel", true, "COLOR", "SV_Target"},
                                              {"pixel", true, "DEPTH", "SV_Depth"}};

} // namespace

StringRef legacySystemValue(StringRef Semantic, StringRef Stage, bool IsOutput) {
  for (const LegacySemantic &L : LegacySemantics)
    if (L.Stage == Stage && L.IsOutput == IsOutput && Semantic.equals_insensitive(L.Name))
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
