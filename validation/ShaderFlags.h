// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shader flags that functions call for, for groups that judge by them.
#pragma once

#include "Context.h"

namespace dxil::validation {

/// The flags (bits of <dxil/ops/ShaderFlags.def>) that one function's instructions, and its
/// signatures if it is an entry, call for.
uint64_t shaderFlagsOf(const Context &Ctx, ir::FunctionId F);

/// The least n of the shader models 6.n that have what the flags stand for.
unsigned minorFor(uint64_t Flags);

} // namespace dxil::validation
