// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/EntryInterface.h"

#include <dxil/generated/SemanticWords.h>
#include <dxil/ops/queries.h>

using namespace llvm;

namespace dxil::contract {

StringRef legacySystemValue(StringRef Semantic, Stage Kind, bool IsOutput) {
  for (const LegacySemantic &L : LegacySemantics)
    if (L.ShaderStage == Kind && L.IsOutput == IsOutput && Semantic.equals_insensitive(L.Name))
      return L.SystemValue;
  return Semantic;
}

} // namespace dxil::contract
