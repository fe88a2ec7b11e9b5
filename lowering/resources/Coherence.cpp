// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Coherence.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract_names.h"

#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

Coherence coherenceOf(const Module &M, StringRef Name) {
  Coherence Result;
  const NamedMDNode *Named = M.getNamedMetadata(contract::CoherentMetadata);
  if (!Named)
    return Result;
  for (const MDNode *N : Named->operands()) {
    const contract::LLVMNode Entry(N);
    if (Entry.text(0) != std::optional<std::string_view>(Name))
      continue;
    Result.IsGlobal |= Entry.number(1).value_or(0) != 0;
    Result.IsReorder |= Entry.number(2).value_or(0) != 0;
  }
  return Result;
}

} // namespace dxil::lowering
