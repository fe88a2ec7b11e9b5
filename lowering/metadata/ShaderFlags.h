// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shader flags that the user chooses. All others are derived from the finished module
// (dxil/container/derive/ShaderFlags.h).
#pragma once

#include "ModuleMetadata.h"

#include <dxil/container/derive/ShaderFlags.h>

namespace dxil::lowering {

/// Returns the flags that the module flags and attributes of \p M request, and the promise that
/// UAVs do not alias if the DXIL version of \p MD has it.
uint64_t optionFlags(const llvm::Module &M, const ModuleMetadata &MD);

} // namespace dxil::lowering
