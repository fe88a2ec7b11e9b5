// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts of the whole module.
#pragma once

#include "Context.h"

namespace dxil::frontend {

void setModuleFacts(CodegenContext &G);

/// Keeps resource \p Name in the space that it declares, 0 if none. As in DXC, -auto-binding-space
/// and linking choose the spaces of global resources only, not of members of structs and blocks.
void noteFixedSpace(CodegenContext &G, llvm::StringRef Name);

} // namespace dxil::frontend
