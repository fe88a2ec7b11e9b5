// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shader flags that are choices of who compiles a module. All others are derived from the finished
// one (dxil/container/derive/ShaderFlags.h).
#ifndef DXIL_LOWERING_SHADERFLAGS_H
#define DXIL_LOWERING_SHADERFLAGS_H

#include "ModuleMetadata.h"

#include <dxil/container/derive/ShaderFlags.h>

namespace dxil::lowering {

/// The flags that the module flags and attributes of \p M ask for, and the promise that UAVs do not
/// alias where \p MD has a version of DXIL that knows it.
uint64_t optionFlags(const llvm::Module &M, const ModuleMetadata &MD);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_SHADERFLAGS_H
