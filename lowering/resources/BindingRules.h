// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers of resources beside those that the declarations give: what the command line says, and
// what stays open in a library.
#ifndef DXIL_LOWERING_BINDINGRULES_H
#define DXIL_LOWERING_BINDINGRULES_H

#include "dxil/contract/Bindings.h"
#include "llvm/IR/Module.h"

#include <optional>

namespace dxil::lowering {

/// Reads the rules and removes them from `M`; nothing if there are none.
std::optional<contract::BindingRules> takeBindingRules(llvm::Module &M);

/// Notes that the resource at `Where` has this place only until the library is linked. `Space`:
/// its own, OpenRegister if it has none.
void noteUnbound(llvm::Module &M, const contract::BoundRange &Where, uint32_t Space);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_BINDINGRULES_H
