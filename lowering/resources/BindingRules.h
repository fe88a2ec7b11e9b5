// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers of resources that do not come from the declarations: rules of the command line, and the
// provisional registers of a library.
#pragma once

#include "dxil/contract/ModuleFacts.h"
#include "llvm/IR/Module.h"

#include <optional>

namespace dxil::lowering {

/// Takes the rules for the resources of `M` out of `Facts`.
contract::BindingRules takeBindingRules(llvm::Module &M, contract::ModuleFacts &Facts);

/// Records that the resource at `Where` has this register only until the library is linked. `Space`
/// is the space that its declaration names, or OpenRegister.
void noteUnbound(llvm::Module &M, const contract::BoundRange &Where, uint32_t Space);

} // namespace dxil::lowering
